### Between scenarios: the city, the road, the books

## What is refused

haven-needs-hero = You have no hero here.
haven-needs-seat = Take a seat first, with `/join`.
haven-on-the-road = The party is on the road: settle what is before it first.
haven-not-in-the-city = The party is not in the city.
haven-no-such-deed = That cannot be done here.
haven-no-such-page = There is nothing to show.
haven-level-above-prosperity = A new hero starts at a level from 1 to { $most }.

## What happens

haven-hero-name = { $name }
haven-hero-made = **{ $hero }** is here, a { $class_ } of level { $level }.
haven-sets-out = The party sets out for { $scenario }.
haven-came-home = The party has left { $scenario } behind.

## The city

haven-city-asked = Something is before the party: see the events.
haven-city-no-hero = You have no hero yet: look at the classes, then use `/hero new`.
haven-city-learn = Learn a card
haven-city-perk = Take a perk
haven-city-sheet = Your sheet
haven-city-quests = Your quest
haven-city-shop = The shop
haven-city-enhance = Enhance cards
haven-city-events = Events
haven-city-party = The party
haven-city-world = Travel
haven-city-classes = A new hero
