### Gains and losses written into the books, and the events that bring them

## What is refused

haven-settle-first = Something is before the party: settle that first.
haven-nothing-asked = Nothing of that kind is asked now.
haven-shares-do-not-fit = Name a share for each of the { $count } heroes, { $amount } in all, and for nobody more than it has.
haven-not-in-this-party = That hero does not go with this party.

## What one hero gains or loses

haven-gained-gold = **{ $hero }** gains { $amount } gold.
haven-lost-gold = **{ $hero }** loses { $amount } gold.
haven-gained-xp = **{ $hero }** gains { $amount } experience.
haven-lost-xp = **{ $hero }** loses { $amount } experience.
haven-gained-tick = { $amount ->
    [one] **{ $hero }** gains a tick.
   *[other] **{ $hero }** gains { $amount } ticks.
}
haven-lost-tick = { $amount ->
    [one] **{ $hero }** loses a tick.
   *[other] **{ $hero }** loses { $amount } ticks.
}
haven-item-gained = **{ $hero }** gains “{ $item }”.
haven-item-sold-at-once = **{ $hero }** has “{ $item }” already and sells the second one at once.
haven-no-copy-left = There is no copy of “{ $item }” left.

## What the party and the world gain or lose

haven-reputation-changed = Reputation: { $before } → { $after }.
haven-prosperity-changed = Prosperity: { $before } → { $after }.
haven-prosperity-level = The Hall prospers: prosperity level { $level }.
haven-achievement-gained-global = The world gains the achievement “{ $name }”.
haven-achievement-gained-party = The party gains the achievement “{ $name }”.
haven-achievement-lost-global = The world loses the achievement “{ $name }”.
haven-achievement-lost-party = The party loses the achievement “{ $name }”.
haven-design-gained = “{ $item }” is in the shop from now on.
haven-scenario-revealed = “{ $scenario }” is on the map from now on.
haven-no-design-left = There is no random design left.
haven-no-scenario-left = There is no random side scenario left.
haven-box-opened = { $box } is opened.
haven-box-open-already = { $box } is open already: there is a random design and a random side scenario instead.
haven-class-unlocked = A new class is available: { $class_ }.
haven-city-event-added = City event { $number } joins its deck.
haven-road-event-added = Road event { $number } joins its deck.
haven-city-event-removed = City event { $number } leaves its deck.
haven-road-event-removed = Road event { $number } leaves its deck.

## Replies

haven-shared = It is divided.
haven-given = It goes to { $hero }.
