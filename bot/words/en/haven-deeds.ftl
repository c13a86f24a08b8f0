### What abilities do to the map and to others' fate.

haven-trap-made = **{ $figure }** lays a trap at { $hex }.
haven-trap-disarmed = **{ $figure }** disarms the trap at { $hex }.
haven-obstacle-created = **{ $figure }** puts an obstacle at { $hex }.
haven-obstacle-destroyed = **{ $figure }** clears away the obstacle at { $hex }.
haven-obstacle-moved = **{ $figure }** moves the obstacle from { $hex } to { $goal }.
haven-swapped = **{ $figure }** and **{ $other }** change places.
haven-fell-from-flight = **{ $figure }** no longer flies and comes down at { $hex }.
haven-granted = **{ $figure }** lets **{ $other }** act at once.
haven-controlled = **{ $figure }** takes control of **{ $other }**.
haven-modifiers-added = { $count ->
    [one] **{ $figure }** shuffles a { $card } card into their modifier deck.
   *[other] **{ $figure }** shuffles { $count } { $card } cards into their modifier deck.
}
haven-modifiers-removed = { $count ->
    [one] **{ $figure }** takes a { $card } card out of their modifier deck.
   *[other] **{ $figure }** takes { $count } { $card } cards out of their modifier deck.
}

haven-ask-trap = Where do you lay the trap?
haven-ask-disarm-trap = Which trap do you disarm?
haven-ask-create-obstacle = Where do you put the obstacle?
haven-ask-destroy-obstacle = Which obstacle do you destroy?
haven-ask-move-obstacle = Which obstacle do you move?
haven-ask-obstacle-to = Where do you move the obstacle?
haven-ask-swap = With whom do you change places?
haven-ask-grant = { $left ->
    [one] Who acts at once?
   *[other] Who acts at once? { $left } may.
}
haven-ask-control = { $left ->
    [one] Whom do you control?
   *[other] Whom do you control? { $left } are possible.
}
haven-ask-damage = Deal the damage?
haven-ask-kill = Kill the target?
haven-ask-cleanse = Remove the negative conditions?
haven-ask-modify = Change your modifier deck?
haven-ask-land = Where does { $figure } come down?
haven-ask-monster-place = Where does { $monster } do it?

haven-why-controlled = **{ $hero }** decided in its stead; it ended at { $hex }.
