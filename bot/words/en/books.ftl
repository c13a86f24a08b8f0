### The campaign’s books: pages, deeds, votes, and the commands that open them.

## Pages

bot-key-leaf-before = ◀ Before
bot-key-leaf-after = More ▶
bot-key-city = The city
bot-key-back = Back
bot-page-turn-to = Turn to…
bot-page-not-now = Not possible now
bot-page-why-not = { $label }: { $why }

## History

bot-history = What was done to the campaign, the newest first:
bot-history-empty = Nothing has been done to this campaign yet.
bot-history-line = `{ $number }` <t:{ $when }:d> **{ $who }** · { LINES($lines) }
bot-history-undone = ~~`{ $number }`~~ <t:{ $when }:d> **{ $who }** (undone) · { LINES($lines) }
bot-history-rules = the rules
bot-history-short = { $number }: { COMMAS($lines) }

## Refusals

bot-no-robots = A bot cannot take a seat.

## Slash commands: what they do

bot-about-city = What you can do now, in the city or on the road
bot-about-sheet = Your hero’s sheet, or what everybody may know of another hero
bot-about-sheet-hero = Whose sheet; left out: your own
bot-about-world = The map, and what has become of the world
bot-about-shop = Buy and sell
bot-about-deck = The cards that your hero knows, and those it can learn
bot-about-perks = Your hero’s perks
bot-about-enhance = Improve your hero’s cards for good
bot-about-events = What is before the party, and your vote
bot-about-quests = Your secret quest, shown to you alone
bot-about-records = What the town has written down
bot-about-history = What was done to the campaign, by whom and when
bot-about-history-count = How many entries
bot-about-party = Your party
bot-about-party-view = The party’s sheet
bot-about-party-new = Found another party in this world
bot-about-party-new-name = What the party is called
bot-about-party-rename = Give your party a name
bot-about-party-note = Write down what your whole party should remember
bot-about-party-note-text = The note; it takes the place of the one before
bot-about-hero-new-level = At which level it starts; left out: 1
bot-about-hero-new-party = With which party it goes, by its number
bot-about-hero-switch = Play another one of your heroes
bot-about-hero-switch-hero = Which one
bot-about-hero-note = Write something on your sheet that nobody else reads
bot-about-hero-note-text = The note; it takes the place of the one before
bot-about-scenario-start-casual = Outside the story: nothing in the world changes
bot-about-gm-grant = Give a hero something; everybody is told
bot-about-gm-take = Take something from a hero; everybody is told
bot-about-gm-kind = What
bot-about-gm-hero = Which hero
bot-about-gm-amount = How much; left out: 1
bot-about-gm-thing = Which item, if it is one
bot-about-gm-world = Change what the world or a party is known for; everybody is told
bot-about-gm-world-kind = What
bot-about-gm-world-change = By how much, up or down; an achievement: −1 takes it away
bot-about-gm-world-thing = Which achievement, if it is one
bot-about-gm-party = Which party, by its number; left out: the first
bot-about-gm-unlock = Put a scenario on the map; everybody is told
bot-about-gm-complete = Count a scenario as won, with its rewards; everybody is told
bot-about-gm-move-hero = Let a hero go with another party; everybody is told
bot-about-gm-swap-player = Give a seat and its hero to somebody else; everybody is told
bot-about-gm-swap-player-player = Who takes the seat
bot-about-gm-undo-change = Undo a change of the campaign; everybody is told
bot-about-gm-undo-change-entry = The number of the entry, as `/history` shows it
bot-kind-gold = gold
bot-kind-xp = experience
bot-kind-ticks = ticks
bot-kind-item = an item
bot-kind-reputation = reputation of a party
bot-kind-prosperity = prosperity
bot-kind-achievement = an achievement

## Slash commands: what they are called

bot-called-city = city
bot-called-sheet = sheet
bot-called-world = world
bot-called-shop = shop
bot-called-deck = deck
bot-called-perks = perks
bot-called-enhance = enhance
bot-called-events = events
bot-called-quests = quests
bot-called-records = records
bot-called-history = history
bot-called-party = party
bot-called-view = view
bot-called-rename = rename
bot-called-note = note
bot-called-text = text
bot-called-switch = switch
bot-called-casual = casual
bot-called-grant = grant
bot-called-take = take
bot-called-kind = kind
bot-called-amount = amount
bot-called-thing = thing
bot-called-change = change
bot-called-unlock = unlock
bot-called-complete = complete
bot-called-move-hero = move-hero
bot-called-swap-player = swap-player
bot-called-player = player
bot-called-undo-change = undo-change
bot-called-entry = entry
