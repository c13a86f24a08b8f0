### What the GM changes in a scenario by their word alone

## What happens

haven-decree-hp = **{ $figure }** now has { $hp ->
    [one] one hit point
   *[other] { $hp } hit points
} instead of { $before }.
haven-decree-falls = **{ $figure }** has no hit points left.
haven-decree-gains = **{ $figure }** gains { $condition }.
haven-decree-loses = **{ $figure }** loses { $condition }.
haven-decree-place = **{ $figure }** now stands at { $hex }.
haven-decree-remove = **{ $figure }** leaves the map; nobody has killed them.
haven-decree-element = { $element } is now { $strength }.
haven-decree-spawn = **{ $monster }** comes to { $hex }.
haven-decree-reveal = What lies behind the door at { $hex } is revealed.
haven-decree-stack = { $count ->
    [one] The next card
   *[other] The next { $count } cards
} of { $deck } { $count ->
    [one] is
   *[other] are
} laid as the GM wants.

## What there is to choose

haven-decree-strong = strong
haven-decree-waning = waning
haven-decree-inert = inert
haven-decree-on = { $condition }
haven-decree-off = no more { $condition }
haven-decree-hit-points = { $hp ->
    [0] 0: falls
   *[other] { $hp }
}
haven-decree-deck-hero = the modifier deck of { $hero }
haven-decree-deck-monsters = the monsters’ modifier deck
haven-decree-deck-allies = the allies’ modifier deck
haven-decree-deck-abilities = the ability cards of { $monsters }
haven-decree-ability = { $initiative }: { DOTS($lines) }

## What is refused

haven-decree-unknown = That cannot be changed here.
haven-decree-no-figure = There is no such figure on the map.
haven-decree-so-already = That is so already.
haven-decree-bad-hp = That figure can have from 0 to { $most } hit points.
haven-decree-no-condition = There is no such condition.
haven-decree-immune = { $condition } has no effect on **{ $figure }**.
haven-decree-no-card = There is no { $condition } card to be had for that.
haven-decree-fixed = That stays where it is.
haven-decree-no-hex = There is no such hex on the part of the map that is revealed.
haven-decree-taken = The hex { $hex } is taken.
haven-decree-no-element = There is no such element, or none so strong.
haven-decree-no-monster = This scenario has no such monster: name one of those that are suggested.
haven-decree-no-standee = Every figure of { $monster } stands on the map already.
haven-decree-hero-stays = A hero leaves the map with its last hit point: set those to 0.
haven-decree-no-door = There is no closed door to a new room at that hex.
haven-decree-no-deck = There is no such deck.
haven-decree-not-in-deck = Those cards are not all in that draw pile.
