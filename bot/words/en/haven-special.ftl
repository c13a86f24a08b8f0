### A scenario's own rules, printed from what runs.

## The goal

haven-goal = { CAPITAL($goal) }.
haven-goal-all = { $parts }
haven-goal-any = either { EITHER($parts) }
haven-goal-not = do not let it come to this: { $claim }
haven-goal-every-enemy-dead = kill all enemies
haven-goal-every-one-dead = kill every { $name }
haven-goal-every-one-destroyed = destroy every { $name }
haven-goal-so-many-dead = { $count ->
    [one] kill { $name }
   *[other] kill { $name } { $count } times
}
haven-goal-so-many-destroyed = { $count ->
    [one] destroy { $name }
   *[other] destroy { $name } { $count } times
}
haven-goal-round-over = hold out to the end of round { $count }
haven-goal-treasure-looted = loot treasure { $number }
haven-goal-treasures-looted = { $count ->
    [one] loot a treasure
   *[other] loot { $count } treasures
}
haven-goal-occupied = stand on { $mark }
haven-goal-every-occupied = stand on every { $mark } at once
haven-goal-every-hero-on = bring every hero to { $mark }, nobody exhausted
haven-goal-heroes-on = bring everyone still standing to { $mark }
haven-goal-every-hero-gone = get every hero out
haven-goal-heroes-gone = get everyone still standing out
haven-goal-room-revealed = reveal the room behind { $doors }
haven-goal-door-open = open the door at { $doors }

## Clauses

haven-if-all = { $parts }
haven-if-any = either { EITHER($parts) }
haven-if-not = it is not so that { $claim }
haven-if-every-enemy-dead = every enemy is dead
haven-if-every-one-dead = every { $name } is dead
haven-if-every-one-destroyed = every { $name } is destroyed
haven-if-so-many-dead = { $count ->
    [one] { $name } is dead
   *[other] { $name } has died { $count } times
}
haven-if-so-many-destroyed = { $count ->
    [one] { $name } is destroyed
   *[other] { $name } was destroyed { $count } times
}
haven-if-round-over = round { $count } is over
haven-if-treasure-looted = treasure { $number } is looted
haven-if-treasures-looted = { $count ->
    [one] a treasure is looted
   *[other] { $count } treasures are looted
}
haven-if-occupied = a hero stands on { $mark }
haven-if-every-occupied = heroes stand on every { $mark }
haven-if-every-hero-on = every hero stands on { $mark }
haven-if-heroes-on = all heroes still in play stand on { $mark }
haven-if-every-hero-gone = every hero has got out
haven-if-heroes-gone = all heroes still in play have got out
haven-if-room-revealed = the room behind { $doors } is revealed
haven-if-door-open = the door at { $doors } is open

## Rules

haven-rule = { $when }: { $effects }.
haven-rule-if = { $when }, if { $claim }: { $effects }.
haven-rule-once = Once: { $rule }
haven-rule-failure = The scenario is lost as soon as { $claim }.
haven-when-setup = Before the first round
haven-when-round-begins = When round { $count } begins
haven-when-round-ends = When round { $count } ends
haven-when-every-rounds-begin = { $count ->
    [one] When a round begins
   *[other] When every round begins whose number { $count } divides
}
haven-when-every-rounds-end = { $count ->
    [one] When a round ends
   *[other] When every round ends whose number { $count } divides
}
haven-when-door-opens = When the door at { $doors } opens
haven-when-room-revealed = When the room behind { $doors } is revealed
haven-when-entered = When a hero enters { $mark }
haven-when-occupied = When a hero is on { $mark } at the end of a turn
haven-when-every-occupied = When heroes are on every { $mark } at the end of a turn
haven-when-occupied-at-round-end = When a hero is on { $mark } at the end of a round
haven-when-every-occupied-at-round-end = When heroes are on every { $mark } at the end of a round
haven-when-dies = When { $name } dies
haven-when-destroyed = When { $name } is destroyed
haven-when-last-dies = When the last { $name } dies
haven-when-last-destroyed = When the last { $name } is destroyed
haven-when-treasure-looted = When treasure { $number } is looted
haven-does-spawn = { $count ->
    [one] { $name } appears at { $mark }
   *[other] { $name } appears at each { $mark }
}
haven-does-unlock = the door at { $doors } is unlocked
haven-does-open = the door at { $doors } opens
haven-does-reveal = the room behind { $doors } is revealed
haven-does-add-cards = { $count ->
    [one] one card { $card } for { $whom }
   *[other] { $count } cards { $card } for { $whom }
}
haven-does-damage = { $amount } damage to { $whom }
haven-does-give = { $conditions } for { $whom }
haven-does-coins = { $amount ->
    [one] { $amount } coin for { $whom }
   *[other] { $amount } coins for { $whom }
}
haven-does-xp = { $amount } XP for { $whom }
haven-does-place = { $what } appears at { $mark }
haven-does-remove = { $what } vanishes from { $mark }
haven-does-leave = the hero gets out
haven-does-win = the scenario is won
haven-does-lose = the scenario is lost
haven-does-story = the story goes on
haven-mark-plate = pressure plate { $letter }
haven-mark-exit = exit { $letter }
haven-mark-spawn = spawn point { $letter }
haven-mark-story = mark { $letter }
haven-mark-hidden = a certain hex
haven-overlay-obstacle = an obstacle
haven-overlay-trap = a trap
haven-overlay-hazard = a hazard
haven-overlay-difficult = difficult terrain
haven-overlay-coin = a coin
haven-whom-heroes = every hero
haven-whom-hero = this hero
haven-whom-enemies = every enemy
haven-whom-monsters = the monsters

## What they make happen

haven-ask-spawn = Where does { $name } appear?
haven-spawned = **{ $figure }** appears at { $hex }.
haven-door-unlocked = The door at { $hex } is no longer locked.
haven-door-opened-itself = The door at { $hex } opens by itself.
haven-cards-added-heroes = { $count ->
    [one] Every hero shuffles in one card { $card } for this scenario.
   *[other] Every hero shuffles in { $count } cards { $card } for this scenario.
}
haven-cards-added-monsters = { $count ->
    [one] The monsters shuffle in one card { $card } for this scenario.
   *[other] The monsters shuffle in { $count } cards { $card } for this scenario.
}
haven-coins-given = **{ $figure }** is given { $count ->
    [one] a coin
   *[other] { $count } coins
}.
haven-overlay-placed = At { $hex } there is now { $what }.
haven-overlay-removed = At { $hex } there was { $what }: it is gone.
haven-left = **{ $figure }** gets out, safe and sound.
haven-goal-missed = The goal is out of reach: the scenario is lost at the end of this round.
haven-seat-left = Got out
