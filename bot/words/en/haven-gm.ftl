### The GM's hand in the books

## What happens

haven-gm-steps-in = **{ $name }** steps in: { DOTS($lines) }{ $why }
haven-gm-because = { " " }Reason: { $why }
haven-gm-no-reason = { "" }
haven-gm-item-lost = **{ $hero }** loses “{ $item }”.
haven-gm-moved = **{ $hero }** goes with { $party }.
haven-gm-level-set = { $scenario } will be played at level { $level }.

## What is refused

haven-gm-no-such-hero = There is no such hero to give to or take from.
haven-gm-no-such-party = There is no such party: `/gm world` and `/gm move-hero` name parties by their numbers.
haven-gm-no-such-item = There is no such item.
haven-gm-no-such-achievement = There is no such achievement.
haven-gm-has-item = { $hero } has that already.
haven-gm-has-no-item = { $hero } does not have that.
haven-gm-there-already = { $hero } goes with that party already.
haven-gm-no-number = That is not a number to give or take.
haven-gm-not-on-the-way = That party is not on its way to a scenario: choose the level with `/scenario start`.
haven-gm-no-such-level = There is no such level or difficulty.
haven-gm-nothing-changes = That is so already.
haven-gm-out-of-bounds = { $amount ->
    [0] The rules allow no further change there.
   *[other] The rules allow { $amount } there at most.
}

## The GM's page

haven-gm-title = The GM’s hand
haven-gm-about = Whatever you change here is told in the channel. Commands (`/gm grant`, `take`, `world`, `move-hero`) name heroes and parties as below.
haven-gm-ask = Choose with care: everybody is told.
haven-gm-heroes = Heroes
haven-gm-parties = Parties
haven-gm-hero = `{ $number }` { $hero }, party { $party }
haven-gm-party = party { $number }, { $party }
haven-gm-party-unnamed = party { $number }
haven-gm-page-achievement = Give an achievement
haven-gm-page-take-achievement = Take an achievement
haven-gm-page-unlock = Unlock a scenario
haven-gm-page-complete = Complete a scenario
