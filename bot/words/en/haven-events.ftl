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

## Events

haven-event-done = The party has had its city event for this visit.
haven-no-event-left = There are no events left to draw.
haven-votes-are-in = All votes are in: the GM breaks the tie.
haven-city-event-drawn = **In the city.** { $front }
haven-road-event-drawn = **On the road.** { $front }
haven-event-chosen = The party’s choice: { $option }.
haven-event-lines = { LINES($lines) }
haven-event-gains = → { CAPITAL($gains) }.
haven-event-because = ({ CAPITAL($condition) }) { $told }
haven-event-returned = The event goes to the bottom of its deck.
haven-event-over = The event is removed from the game.
haven-voted = **{ $hero }** has voted.
haven-votes-counted = The votes: { $a } for the first, { $b } for the second.
haven-tie-by-chance = It is a tie, and chance settles it.
haven-tie-for-gm = The vote is a tie. The GM decides.
haven-gm-decided = The GM closes the vote.

haven-event-is-here = Something has come up.
haven-vote-noted = Your vote is in. Nobody sees it before all have voted.
haven-vote-closed = The vote is closed.

## The page

haven-events-title = Events
haven-events-quiet = Nothing is before the party.
haven-event-decks = Cards in the decks: { $city } in the city, { $road } on the road.
haven-city-event-title = In the city
haven-road-event-title = On the road
haven-event-options = The choice
haven-ask-event = What does the party do?
haven-have-voted = Voted: { $heroes }.
haven-have-not-voted = Still to vote: { $heroes }.
haven-offer-event = Look for a city event
haven-offer-decide = GM: { $option }
haven-share-title = To be divided
haven-share-order = { $amount } in all. Shares go in this order: { $heroes }.
haven-ask-share-gain = Who gets how much?
haven-ask-share-loss = Who gives how much?
haven-offer-share-even = Evenly
haven-offer-share-one = All: { $hero }
haven-give-title = For one of you
haven-ask-give = Who is it to be?

## The house rule

haven-fact-random-ties = Tied votes by chance
haven-variant-random-ties = A tied vote on an event is settled by chance instead of by the GM
