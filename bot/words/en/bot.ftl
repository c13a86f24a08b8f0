### The bot at the table: panels, boards, refusals and commands.

bot-name = { $name }
bot-headline = **{ $scenario }** · round { $round } · { $phase }
bot-headline-before = **{ $scenario }** · { $phase }
bot-map-too-wide = The map goes on, but no message holds more of it.
bot-map-place = { $place } ({ COMMAS($does) })
bot-map-places = { $what }: { COMMAS($places) }
bot-map-walls = Walls between: { COMMAS($pairs) }
bot-awaited = ⌛ Waiting for { $names } (asked <t:{ $since }:R>)
bot-hp = { $hp }/{ $max } hp
bot-field-order = Order of play
bot-field-foes = Enemies
bot-field-tracks = Elements
bot-field-log = What happened
bot-board-aside = { $round ->
    [0] This is an earlier board; the present one is further down.
   *[other] This is a board of round { $round }; the present one is further down.
}
bot-ping = it is your turn: press **Your move** on the board.

bot-status-paused = ⏸ The GM has paused the game.
bot-status-won = 🏆 Victory! The scenario is won.
bot-status-lost = 💀 Defeat. The scenario is lost.
bot-status-ended = The GM has ended the scenario.

## Panels

bot-panel-head = **{ $name }**: { $text }
bot-panel-chosen = Chosen: { COMMAS($options) }
bot-panel-given = ✅ You chose { COMMAS($options) }. You can change it until the last one has chosen.
bot-panel-suggested = 💡 I would choose { COMMAS($options) }.
bot-panel-suggest-none = 💡 I would choose none of these.
bot-closed = This choice is closed: the board shows how it goes on.
bot-waiting = Nothing to decide for you now: the table waits for { $names }.
bot-nothing-open = Nothing to decide for you now.
bot-place = { $number ->
    [1] First (it leads)…
    [2] Second…
   *[other] Number { $number }…
}
bot-choose = Choose…
bot-choose-count = Choose { $count }…
bot-choose-up-to = { $least ->
    [0] Choose up to { $most }…
   *[other] Choose { $least } to { $most }…
}
bot-choose-between = { $first } … { $last }
bot-key-act = Your move
bot-key-hand = Hand
bot-key-kit = Items and goal
bot-key-round = Cards of the round
bot-key-log = Log
bot-key-undo = Undo
bot-key-refresh = What now?
bot-key-confirm = Confirm
bot-key-change = Change
bot-key-none = None of these
bot-key-next-page = Next page
bot-key-anew = Start over
bot-key-suggest = Suggest
bot-key-as-suggested = As suggested
bot-key-pause = Pause
bot-key-resume = Resume
bot-key-rewind = Take one answer back
bot-key-for = Act for…
bot-seat-taken = { $hero } ({ $person })
bot-seat-free = { $hero } (a free seat)
bot-key-end = End the scenario
bot-end-sure = End the scenario for everybody? This cannot be taken back.

## Cards, map, log

bot-pile = { $pile } ({ $count })
bot-pile-pool = To choose from
bot-pile-hand = Hand
bot-pile-picked = Picked
bot-pile-active = In play
bot-pile-discard = Discarded
bot-pile-lost = Lost
bot-pile-items = Items in use
bot-pile-bag = In your bag
bot-hand = Your cards, for your eyes only:
bot-hand-none = You hold no cards at this table.
bot-kit = What you carry and what you are after, for your eyes only:
bot-kit-none = You carry nothing.
bot-round-none = No cards of this round lie open yet.
bot-log = The latest events:
bot-no-advice = There is nothing to tell about that.
bot-log-empty = Nothing has happened yet.

## Campaigns

bot-campaigns = { $count ->
    [0] No campaign here yet: found one with `/campaign new`.
    [one] One campaign on this server:
   *[other] { $count } campaigns on this server:
}
bot-campaign-line = **{ $name }** in <#{ $channel }> · GM: { $gm } · { $heroes }
bot-campaign-heroes = { COMMAS($names) }
bot-campaign-no-heroes = no heroes yet
bot-gm-line = GM: { $name }
bot-seat-line = **{ $hero }**, { $hero_class } (level { $level }, { $xp } XP, { $gold } gold, { $ticks ->
    [one] 1 tick
   *[other] { $ticks } ticks
}), played by { $person }
bot-seat-line-dead = ~~{ $hero }~~, { $hero_class }, is dead: { $person } needs a new hero
bot-seat-line-no-hero = { $person }, no hero yet
bot-house-rules = House rules: { COMMAS($rules) }
bot-settings = House rules of **{ $name }**, from the next scenario on:
bot-settings-none = These rules leave nothing to settle.
bot-setting-on = ☑ **{ $rule }**: { $about }
bot-setting-off = ☐ **{ $rule }**: { $about }
bot-settings-choose = Mark the house rules that you want…
bot-next-join = Nobody sits here yet: `/join` takes a seat.
bot-next-hero = Somebody still needs a hero: `/hero new`.
bot-next-start = Everybody is ready: **The city** shows what there is to do, and `/scenario start` sets out.

## Refusals

bot-no-table = You sit at no running game.
bot-no-campaign = There is no campaign in this channel: found one with `/campaign new`.
bot-no-game = No scenario is running here: begin one with `/scenario start`.
bot-several-tables = You are awaited at more than one table ({ $names }): use the command in the table’s channel.
bot-not-your-turn = Nothing is asked of you now.
bot-nothing-to-pick = There is nothing to pick in secret now.
bot-unknown-hex = You cannot choose { $text } now: take one of the marked hexes.
bot-unknown-option = “{ $text }” is not one of your choices now.
bot-ambiguous = “{ $text }” fits several of your choices: use the menu.
bot-table-away = The campaign’s book cannot be reached just now: try again in a moment.
bot-forbidden = Discord does not let me do that in this channel: I lack a permission.
bot-cannot-post = I may not post in this channel. Please give me here: { $names }.
bot-permission-view-channel = View Channel
bot-permission-send-messages = Send Messages
bot-permission-send-messages-in-threads = Send Messages in Threads
bot-permission-read-message-history = Read Message History
bot-permission-embed-links = Embed Links
bot-permission-attach-files = Attach Files
bot-not-allowed = That is not possible here.
bot-not-understood = I did not understand that. Please try the command again.
bot-went-wrong = Something went wrong on my side: please try again.
bot-kept = Your answer is kept, but I could not show you what comes next: press **Your move** on the board.
bot-not-here = That game is not played in this channel.
bot-seat-gone = That seat is no longer yours.

## Help

bot-help-found = `/campaign new` founds a campaign in this channel and makes you its GM.
bot-help-join = `/join` takes a seat.
bot-help-watch = You watch this campaign: `/status`, `/map` and `/log` show you how it stands.
bot-help-hero = `/hero new` makes the hero for your seat.
bot-help-start = `/scenario start` begins to play as soon as everybody has a hero.
bot-help-play = **Your move** on the board shows what you can do. By command: `/pick` chooses your cards in secret, `/go` answers what is asked (also with a coordinate such as C4), `/undo` takes your last step back. Your items are offered among the answers wherever they can help.
bot-help-city = `/city` shows what you can do between scenarios: shop, level up, donate, vote, travel.
bot-help-books = `/sheet`, `/party view`, `/world`, `/quests` and `/history` show you the campaign, and you alone.
bot-help-look = `/hand`, `/map`, `/status` and `/log` are shown to you alone. `/replay round` and `/replay fight` show what happened once more.
bot-help-gm = You are the GM: `/campaign settings` has the house rules, `/status` has your buttons, and `/gm` pauses, goes back, waits no longer, acts for somebody, changes what went wrong on the map, or ends; it also gives and takes in the campaign’s books. Whatever you do there, the table reads.

## Slash commands: what they do

bot-about-campaign = Campaigns of this server
bot-about-campaign-new = Found a campaign in this channel; you become its GM
bot-about-campaign-new-name = What the campaign is called
bot-about-campaign-new-language = The language of everything public
bot-about-campaign-list = Show the campaigns of this server
bot-about-campaign-settings = The house rules of this campaign; the GM can change them
bot-about-join = Take a seat at this channel’s campaign
bot-about-leave = Give up your seat
bot-about-hero = Your hero
bot-about-hero-new = Make a hero for your seat
bot-about-hero-new-class = What kind of hero
bot-about-hero-new-name = What the hero is called
bot-about-scenario = Scenarios
bot-about-scenario-start = Begin a scenario with everybody who has a hero
bot-about-scenario-start-scenario = Which scenario
bot-about-scenario-start-level = How hard, 0 to 7; left out: as recommended
bot-about-scenario-start-difficulty = How hard in words, instead of a level
bot-about-scenario-start-open = Everything may be told, and monsters and traps are one level higher
bot-difficulty-easy = easy
bot-difficulty-normal = normal
bot-difficulty-hard = hard
bot-difficulty-very-hard = very hard
bot-about-pick = Choose your cards for this round; only you see them
bot-about-pick-lead = The leading card: its initiative counts
bot-about-pick-other = The other card
bot-about-pick-rest = Take a long rest instead
bot-about-go = Answer what is asked of you by typing
bot-about-go-where = A coordinate such as C4, or one of the choices
bot-about-undo = Withdraw your pick, take back your last step, or ask the table to undo more
bot-about-hand = Your cards, shown to you alone
bot-about-map = A fresh picture of the map, shown to you alone
bot-about-map-text = Draw it in letters instead: for screen readers and slow lines
bot-about-status = How the game stands and who is awaited
bot-about-log = The latest events
bot-about-why = Why a monster did last what it did
bot-about-why-monster = Which monster
bot-about-odds = What your next attack would do, shown to you alone
bot-about-odds-target = Whom to attack
bot-about-odds-value = Attack value; without it your played cards count
bot-about-gm = For the campaign’s GM
bot-about-gm-pause = Take no answers for now
bot-about-gm-resume = Go on playing
bot-about-gm-rewind = Undo the last answers
bot-about-gm-rewind-count = How many answers
bot-about-gm-act-for = Decide for somebody who is away; everybody is told
bot-about-gm-act-for-seat = For which hero
bot-about-gm-end = Break the scenario off
bot-about-gm-why = The reason, shown to everybody
bot-about-help = What you can do here and now

## Slash commands: what they are called

bot-called-campaign = campaign
bot-called-new = new
bot-called-list = list
bot-called-settings = settings
bot-called-name = name
bot-called-language = language
bot-called-join = join
bot-called-leave = leave
bot-called-hero = hero
bot-called-class = class
bot-called-scenario = scenario
bot-called-start = start
bot-called-level = level
bot-called-difficulty = difficulty
bot-called-open = open
bot-called-pick = pick
bot-called-lead = lead
bot-called-other = other
bot-called-rest = rest
bot-called-go = go
bot-called-where = where
bot-called-undo = undo
bot-called-hand = hand
bot-called-map = map
bot-called-status = status
bot-called-log = log
bot-called-odds = odds
bot-called-monster = monster
bot-called-target = target
bot-called-value = value
bot-called-gm = gm
bot-called-pause = pause
bot-called-resume = resume
bot-called-rewind = rewind
bot-called-act-for = act-for
bot-called-end = end
bot-called-why = why
bot-called-count = count
bot-called-seat = seat
bot-called-help = help
