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
