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

text-plus = +{ $number }
text-minus = −{ $number }

text-two-elements = { $first } & { $second }
