### Refusals of the game kernel, the same for every rule system.

core-stale = That question has been answered already; this is how things stand.
core-not-yours = This choice is not yours to make.
core-not-offered = That is not one of the choices.
core-chosen-twice = You can choose each of these only once.
core-stands-alone = That choice stands alone: take it by itself.
core-exact-number = { $count ->
    [one] Choose exactly one.
   *[other] Choose exactly { $count }.
}
core-wrong-number = { $least ->
    [0] Choose { $most } at most.
   *[other] Choose at least { $least } and at most { $most }.
}
core-game-over = This scenario is over.
core-nothing-to-withdraw = You have given no answer that you could take back.
core-decree-waits = Nothing can be changed in the middle of this: let it be decided first, or decide it with `/gm skip`.
core-decree-breaks = That would leave the game in disorder, so nothing was changed.
core-not-gm = Only the campaign’s GM can do that.

## Between games

core-done = Done.
core-no-such-deed = That cannot be done here.
core-no-such-page = There is nothing to show.
core-classes = Classes
core-no-such-class = There is no such class here.
core-has-hero = You already play { $hero }.
core-class-taken = { $hero } already is the { $class_ } of the party.
core-no-such-scenario = There is no such scenario here.
core-hero-made = **{ $hero }** is here, a { $class_ }.
core-sheet = Level { $level }, { $xp } XP, { $gold } gold
core-name = { $name }
