### Gains and losses between scenarios, printed from what runs.

## What is gained and lost

gains-gain-gold-each = each gains { $amount } gold
gains-gain-gold-collective = { $amount } gold for all together
gains-gain-xp-each = each gains { $amount } experience
gains-gain-xp-collective = { $amount } experience for all together
gains-gain-tick-each = { $amount ->
    [one] each gains a tick
   *[other] each gains { $amount } ticks
}
gains-lose-gold-each = each loses { $amount } gold
gains-lose-gold-collective = all together lose { $amount } gold
gains-lose-xp-each = each loses { $amount } experience
gains-lose-xp-collective = all together lose { $amount } experience
gains-lose-tick-each = { $amount ->
    [one] each loses a tick
   *[other] each loses { $amount } ticks
}
gains-gain-reputation = +{ $amount } reputation
gains-lose-reputation = −{ $amount } reputation
gains-gain-prosperity = +{ $amount } prosperity
gains-lose-prosperity = −{ $amount } prosperity
gains-start-each = each starts the next scenario with { $what }
gains-start-one = one hero starts the next scenario with { $what }
gains-with-bless = { $count ->
    [one] one Bless card
   *[other] { $count } Bless cards
}
gains-with-curse = { $count ->
    [one] one Curse card
   *[other] { $count } Curse cards
}
gains-with-damage = { $count } damage
gains-item = one hero gains “{ $item }”
gains-design = “{ $item }” comes into the shop
gains-random-design = a random item design comes into the shop
gains-random-scenario = a random side scenario comes to light
gains-scenario = “{ $scenario }” is on the map
gains-global = global achievement “{ $name }”
gains-party = party achievement “{ $name }”
gains-lose-global = the global achievement “{ $name }” is lost
gains-lose-party = the party achievement “{ $name }” is lost
gains-box = open { $box }
gains-class = { $class_ } becomes available
gains-add-city-event = city event { $number } joins its deck
gains-add-road-event = road event { $number } joins its deck
gains-remove-city-event = city event { $number } leaves its deck
gains-remove-road-event = road event { $number } leaves its deck

## When an outcome applies

gains-if-above = reputation above { $bound }
gains-if-below = reputation below { $bound }
gains-if-between = reputation from { $least } to { $most }
gains-if-class = { EITHER($classes) } in the party
gains-if-pay = pay { $amount } gold together
gains-if-otherwise = otherwise
