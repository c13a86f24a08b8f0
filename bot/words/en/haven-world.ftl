### The world around the scenarios: travel, parties, quests, what opens

## What is refused

haven-no-such-place = No such place is on your map.
haven-completed-already = { $scenario } is completed. You can still play it casually.
haven-not-open-yet = { $scenario } needs { $needs }. You can still play it casually.
haven-must-retire = { $hero } has fulfilled a personal quest and retires before the party leaves the city.
haven-in-the-city-already = The party is in the city.
haven-retires-never = Your hero has no personal quest, so it does not retire.
haven-quest-not-yet = Your personal quest is not fulfilled. { DOTS($progress) }.
haven-records-closed = The town records open with the first retirement.
haven-needs-name = A party needs a name.

## Places

haven-need = “{ $achievement }”
haven-need-absent = no “{ $achievement }”
haven-place-open = Open
haven-place-open-near = Open, no road event on the way
haven-place-completed = Completed; casual play only
haven-place-completed-by-others = Completed by another party; casual play only, and you have not played it in the campaign
haven-place-barred = Needs { $needs }; until then casual play only, which is not advised
haven-place-dungeon = Always open; never part of the campaign

## What happens

haven-sets-out-too-early = The party sets out for { $scenario }, casually. It has not played it in the campaign yet: the story stays untold, and the rewards unearned.
haven-returns = The party returns to the city.
haven-broken-off = The game was broken off. The party is where it was.
haven-completed = { $scenario } is completed.
haven-lost = { $scenario } is lost.
haven-hero-buried = **{ $hero }** is dead. What it owned goes back to the supply.
haven-quest-fulfilled = Your personal quest is fulfilled. In the city you retire.
haven-retired = **{ $hero }** retires, with “{ $quest }” fulfilled.
haven-record-read = The town records have a page for this: { $part }
haven-party-formed = A new party is formed: **{ $party }**. It is party { $number }.
haven-party-renamed = The party is now called **{ $party }**.
haven-noted = Noted.

## The party's sheet

haven-party-name = { $party }
haven-party-number = Party { $number }
haven-party-in-the-city = In the city
haven-party-at = At { $scenario }
haven-party-travels = On the way to { $scenario }
haven-party-reputation = Reputation { $reputation }
haven-party-cheaper = Reputation { $reputation }: in the shop everything costs { $gold } gold less
haven-party-dearer = Reputation { $reputation }: in the shop everything costs { $gold } gold more
haven-party-note = Note: { $note }
haven-party-members = Members
haven-party-empty = Nobody yet
haven-party-member = { $hero }, { $class_ } of level { $level }
haven-party-achievements = Party achievements

## The world's sheet

haven-world = The world
haven-world-places = Places
haven-world-place = `{ $grid }` { $scenario }: { $status }
haven-world-achievement = Global achievements
haven-world-box = Opened boxes
haven-world-class = Unlocked classes
haven-world-thing = { $name }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
haven-world-prosperity = Prosperity { $level } ({ $points } of { $next } points)
haven-world-donations = Donated in all: { $gold } gold
haven-offer-return = Return to the city
haven-offer-travel = Set out for { $scenario }
haven-offer-casual = Play { $scenario } casually

## Setting out

haven-departure-level = Your heroes suggest level { $level }. The choice is yours.
haven-departure-casually = Rather casually
haven-ask-level = How hard is it to be?
haven-level-easy = Level { $level }, easy
haven-level-normal = Level { $level }, normal (suggested)
haven-level-hard = Level { $level }, hard
haven-level-very-hard = Level { $level }, very hard
haven-level-other = Level { $level }
haven-level-sets = Traps deal { $traps } damage, a coin is worth { $gold } gold, winning gives { $xp } XP

## Quests and records

haven-quests = Your personal quest
haven-no-quest = You have no personal quest.
haven-quest-now = It is fulfilled: you retire before your party leaves the city again.
haven-offer-retire = Retire
haven-records = The town records
haven-records-more = { $count ->
    [one] One part is still sealed.
   *[other] { $count } parts are still sealed.
}

## What quests count

haven-tally = { $what }: { $value } of { $least }
haven-tally-most = { $what }: { $value }, at most { $most }
haven-tally-kills = Monsters killed
haven-tally-elite-kills = Elite monsters killed
haven-tally-overkills = Overkills
haven-tally-damage = Damage suffered
haven-tally-negated = Damage negated by cards
haven-tally-dealt = Damage dealt
haven-tally-healed = Hit points healed
haven-tally-prevented = Damage prevented
haven-tally-short-rests = Short rests
haven-tally-long-rests = Long rests
haven-tally-doors = Doors opened
haven-tally-treasures = Treasures looted
haven-tally-coins = Coins looted
haven-tally-exhausted = Times exhausted
haven-tally-won = Scenarios won
haven-tally-donations = Donations
haven-tally-enhancements = Enhancements bought
haven-tally-gold = Gold owned
haven-tally-xp = Experience
haven-tally-level = Level
haven-tally-ticks = Ticks
haven-tally-items = Items owned
haven-tally-perks = Perks
haven-tally-kills-of = { $monster } killed
haven-tally-won-at = { $scenario } won
