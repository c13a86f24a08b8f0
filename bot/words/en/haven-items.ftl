### Items: questions, choices, what everybody sees, and the log.

haven-ask-equip = What do you take along? You carry one thing on the head, the body and the legs, two in the hands (or one that needs both), and { $small ->
    [one] { $small } small thing
   *[other] { $small } small things
}.
haven-ask-refresh = { $count ->
    [one] Which item is ready again, if any?
   *[other] Which items are ready again, up to { $count }?
}
haven-ask-use-attacked = **{ $attacker }** attacks you. Do you use an item?
haven-ask-use-heal = Do you use an item for this heal?
haven-ask-use-long-rest = Do you use an item for this rest?
haven-ask-use-rest = Do you use an item before you rest?
haven-ask-use-end = Do you use an item before your turn ends?
haven-option-use = Use { $item }

haven-seat-items = Equipped: { COMMAS($items) }
haven-item-spent = { $item } (spent)
haven-item-consumed = { $item } (consumed)
haven-item-slots = { $item } ({ $left } left)
haven-slot-head = Head
haven-slot-body = Body
haven-slot-legs = Legs
haven-slot-one-hand = One hand
haven-slot-two-hands = Two hands
haven-slot-small = Small
haven-after-spent = Spent when used
haven-after-consumed = Consumed when used
haven-never-refreshed = Never refreshed once consumed
haven-minus-ones = { $count ->
    [one] { $count } card of −1
   *[other] { $count } cards of −1
}

haven-no-such-item = { $name } brings an item that these rules do not know.
haven-same-item = { $name } cannot own two copies of an item.
haven-room-head = Your head has room for one item.
haven-room-body = Your body has room for one item.
haven-room-legs = Your legs have room for one item.
haven-room-hands = Your hands hold two one-hand items or one that needs two hands.
haven-room-small = { $count ->
    [one] At level { $level } you carry one small item.
   *[other] At level { $level } you carry { $count } small items.
}

haven-equipped = **{ $figure }** takes along { $items }{ $count ->
    [0] {""}
    [one] , with { $count } card of −1 in the deck
   *[other] , with { $count } cards of −1 in the deck
}.
haven-item-used = **{ $figure }** uses { $item }{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}.
haven-refreshed = **{ $figure }** has { $items } ready again.
haven-item-found = **{ $figure }** finds { $item } and keeps it for the next time.
haven-item-sold = **{ $figure }** finds a second { $item }: it is sold for { $gold } gold.
haven-design-found = **{ $figure }** finds the design of { $item } for the shop.
haven-random-design-found = **{ $figure }** finds the design of some item.
haven-random-scenario-found = **{ $figure }** finds a map to somewhere else.
