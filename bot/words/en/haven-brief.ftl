### A turn in a few words: each a clause about the one who is named before it.

haven-brief = **{ $who }** { $deeds }.
haven-brief-cards-revealed = plays { $lead } ({ $initiative }) with { $other }
haven-brief-long-rest-declared = takes a long rest
haven-brief-turn-lost = is stunned and does nothing
haven-brief-no-focus = finds nobody to attack
haven-brief-held-ground = stays put
haven-brief-moved = moves to { $hex }
haven-brief-pushed = is pushed to { $hex }
haven-brief-pulled = is pulled to { $hex }
haven-brief-swapped = changes places with { $other }
haven-brief-fell-from-flight = comes down at { $hex }
haven-brief-left = gets out, safe and sound
haven-brief-door-opened = opens the door at { $hex }
haven-brief-trap-sprung = springs the trap at { $hex }
haven-brief-hazard-entered = steps into the hazard at { $hex }
haven-brief-trap-made = lays a trap at { $hex }
haven-brief-trap-disarmed = disarms the trap at { $hex }
haven-brief-obstacle-created = puts an obstacle at { $hex }
haven-brief-obstacle-destroyed = clears away the obstacle at { $hex }
haven-brief-obstacle-moved = moves an obstacle to { $goal }
haven-brief-suffered = suffers { $damage }
haven-brief-damage-negated = loses cards to escape { $damage } damage
haven-brief-damage-warded = is spared { $damage } damage
haven-brief-retaliated = strikes back at { $target } for { $damage }
haven-brief-killed = dies
haven-brief-destroyed = breaks to pieces
haven-brief-exhausted-cards = has no cards left to go on
haven-brief-exhausted-hp = is exhausted
haven-brief-died = is gone for good
haven-brief-healed = heals { $amount }
haven-brief-condition-gained = gains { $condition }
haven-brief-immune = shrugs off { $condition }
haven-brief-shield-gained = gains Shield { $value }
haven-brief-retaliate-gained = gains Retaliate { $value }
haven-brief-summoned = summons { $summon } at { $hex }
haven-brief-summon-left = leaves
haven-brief-spawned = appears at { $hex }
haven-brief-granted = lets { $other } act at once
haven-brief-controlled = takes control of { $other }
haven-brief-item-used = uses { $item }
haven-brief-treasure-looted = opens treasure { $number }
haven-brief-chest-looted = opens a chest
haven-brief-treasure-empty = finds treasure { $number } empty
haven-brief-item-found = finds { $item }
haven-brief-item-sold = finds a second { $item } and sells it
haven-brief-design-found = finds the design of { $item }
haven-brief-random-design-found = finds the design of some item
haven-brief-random-scenario-found = finds a map to somewhere else
haven-brief-short-rested = takes a short rest and loses { $card }
haven-brief-long-rested = loses { $card } in the long rest
haven-brief-rest-failed = cannot rest
haven-brief-cards-lost = goes without { $cards }
haven-brief-discarded = discards { $cards }
haven-brief-attacked = { $damage ->
    [0] attacks { $target } in vain
   *[other] hits { $target } for { $damage }
}
haven-brief-coins-looted = { $count ->
    [one] picks up a coin
   *[other] picks up { $count } coins
}
haven-brief-coins-given = { $count ->
    [one] is given a coin
   *[other] is given { $count } coins
}
