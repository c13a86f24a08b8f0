### Card text: every line of a card, printed from the tree that runs.

text-ability = { COMMAS($parts) }
text-augment = { $elements }: { COMMAS($parts) }
text-lost = Lost
text-round = Until the end of the round
text-persistent = Stays in play

text-move = Move { $value }
text-attack = Attack { $value }
text-heal = Heal { $value }
text-shield = Shield { $value }
text-retaliate = Retaliate { $value }
text-special = Special { $number }
text-loot = Loot { $value }
text-suffer = Suffer { $value } damage
text-xp = { $value } XP
text-infuse = Infuse { $element }
text-summon = Summon { $name }
text-summon-normal = Summon { $name } (normal)
text-summon-elite = Summon { $name } (elite)

text-jump = Jump
text-fly = Fly
text-teleport = Teleport
text-range = Range { $value }
text-target = Target { $count }
text-target-all = Target all
text-add-target = { $count ->
    [one] Add { $count } target
   *[other] Add { $count } targets
}
text-area = { $hexes ->
    [one] Area of { $hexes } hex
   *[other] Area of { $hexes } hexes
}
text-pierce = Pierce { $value }
text-push = Push { $value }
text-pull = Pull { $value }
text-advantage = Advantage
text-self = Self
text-allies = Allies

# A place for a sticker: free, or taken.
text-dot = { $part } ○
text-sticker = { $part } ●

text-more-attack = +{ $value } Attack
text-more-move = +{ $value } Move
text-more-heal = +{ $value } Heal
text-more-range = +{ $value } Range
text-more-target = { $value ->
    [one] +{ $value } Target
   *[other] +{ $value } Targets
}
text-more-shield = +{ $value } Shield
text-more-retaliate = +{ $value } Retaliate

text-if = If { $fact }: { COMMAS($parts) }
text-if-target-near-ally = an ally stands next to the target
text-if-target-alone = the target has no ally next to it
text-if-target-has = the target has { $condition }
text-if-target-hurt = the target is hurt
text-if-target-unhurt = the target is unhurt
text-if-target-elite = the target is elite
text-if-target-normal = the target is normal
text-if-target-adjacent = the target stands next to you
text-if-target-away = the target is { $count } hexes away or more
text-if-hand-at-most = { $count ->
    [0] your hand is empty
    [one] you have at most { $count } card in hand
   *[other] you have at most { $count } cards in hand
}
text-if-near-enemy = an enemy stands next to you
text-if-near-ally = an ally stands next to you
text-if-alone = nobody stands next to you
text-if-hurt = you are hurt
text-if-unhurt = you are unhurt
text-if-strong = { $element } is strong
text-if-moved = you moved { $count ->
    [one] a hex
   *[other] { $count } hexes
} in this action
text-if-killed = an enemy died in this action

text-per = { $gain } per { $count }
text-per-adjacent-enemy = adjacent enemy
text-per-adjacent-ally = adjacent ally
text-per-hex-moved = hex moved
text-per-target = target attacked
text-per-kill = kill
text-per-coin = coin looted
text-per-strong-element = strong element
text-per-card-in-hand = card in your hand
text-per-discarded-card = discarded card of yours
text-per-lost-card = lost card of yours
text-per-summon = summon of yours
text-per-negative-condition = negative condition of the target
text-per-hex-away = hex to the target

text-bonus = { $moment }: { COMMAS($parts) }
text-bonus-slots = { $moment } ({ COMMAS($slots) }): { COMMAS($parts) }
text-bonus-if = { $moment }, if { $fact }
text-slot = ◯
text-slot-xp = ◯ { $value } XP
text-on-attack = On each of your attacks
text-on-attack-of-allies = On each attack of your allies
text-on-attack-of-allies-within = On each attack of allies within { $reach }
text-on-attacked = Whenever you are attacked
text-on-attacked-of-allies = Whenever an ally is attacked
text-on-attacked-of-allies-within = Whenever an ally within { $reach } is attacked
text-on-damage = Whenever you would suffer damage
text-on-damage-of-allies = Whenever an ally would suffer damage
text-on-damage-of-allies-within = Whenever an ally within { $reach } would suffer damage
text-on-move = On each of your moves
text-on-move-of-allies = On each move of your allies
text-on-move-of-allies-within = On each move of allies within { $reach }
text-on-heal = On each of your heals
text-on-heal-of-allies = On each heal of your allies
text-on-heal-of-allies-within = On each heal of allies within { $reach }
text-on-long-rest = On each of your long rests
text-on-long-rest-of-allies = On each long rest of your allies
text-on-long-rest-of-allies-within = On each long rest of allies within { $reach }
text-on-turn = At the start of each of your turns
text-on-turn-of-allies = At the start of each turn of your allies
text-on-turn-of-allies-within = At the start of each turn of allies within { $reach }
text-on-turn-end = At the end of each of your turns
text-on-turn-end-of-allies = At the end of each turn of your allies
text-on-turn-end-of-allies-within = At the end of each turn of allies within { $reach }
text-on-kill = Whenever you kill an enemy
text-on-kill-of-allies = Whenever an ally kills an enemy
text-on-kill-of-allies-within = Whenever an ally within { $reach } kills an enemy
text-on-door = Whenever you open a door
text-on-door-of-allies = Whenever an ally opens a door
text-on-door-of-allies-within = Whenever an ally within { $reach } opens a door
text-on-loot = Whenever you loot something
text-on-loot-of-allies = Whenever an ally loots something
text-on-loot-of-allies-within = Whenever an ally within { $reach } loots something
text-once-attack = On one of your attacks
text-once-attacked = When you are attacked
text-once-damage = When you would suffer damage
text-once-move = On one of your moves
text-once-heal = On one of your heals
text-once-long-rest = On a long rest
text-disadvantage = Disadvantage
text-negate = Negate the damage

text-double = Double the attack
text-unrecoverable = Never recovered once lost
text-recover-discarded = { $count ->
    [one] Recover a discarded card
   *[other] Recover up to { $count } discarded cards
}
text-recover-lost = { $count ->
    [one] Recover a lost card
   *[other] Recover up to { $count } lost cards
}
text-recover-all-discarded = Recover all discarded cards
text-recover-all-lost = Recover all lost cards
text-refresh-spent = { $count ->
    [one] Refresh a spent item
   *[other] Refresh up to { $count } spent items
}
text-refresh-consumed = { $count ->
    [one] Refresh a consumed item
   *[other] Refresh up to { $count } consumed items
}
text-refresh-all-spent = Refresh all spent items
text-refresh-all-consumed = Refresh all consumed items

text-plus = +{ $number }
text-minus = −{ $number }

text-two-elements = { $first } & { $second }

text-lend = { COMMAS($aims) }: { COMMAS($parts) }
text-grant-ally = Grant an ally
text-grant-summon = Grant one of your summons
text-grant-enemy = Control an enemy
text-damage = Deal { $value } damage
text-kill = Kill an enemy
text-cleanse = Remove all negative conditions
text-cleanse-some = Remove { COMMAS($conditions) }
text-swap-allies = Change places with an ally
text-swap-enemies = Change places with an enemy
text-trap = Make a trap ({ $value } damage)
text-trap-harmless = Make a trap
text-disarm-trap = Disarm a trap
text-create-obstacle = Create an obstacle
text-destroy-obstacle = Destroy an obstacle
text-move-obstacle = { $value ->
    [one] Move an obstacle { $value } hex
   *[other] Move an obstacle up to { $value } hexes
}
text-shuffle-cards = { $count ->
    [one] Shuffle a { $card } card into your modifier deck
   *[other] Shuffle { $count } { $card } cards into your modifier deck
}
text-remove-cards = { $count ->
    [one] Take a { $card } card out of your modifier deck
   *[other] Take up to { $count } { $card } cards out of your modifier deck
}
text-normal = Normal enemies only
text-anywhere = Anywhere
text-more-damage = +{ $value } Damage
