## What to expect of an attack

haven-decimal = { $whole }.{ $tenth }
haven-odds = { $hp }/{ $max } hit points, about { $damage } damage{ $kills ->
    [0] {""}
   *[other] , kills { $kills }%
}
haven-odds-line = Attack { $value }: about { $damage } damage, kills { $kills }%. { DOTS($chances) }
haven-odds-chance = { $damage } at { $chance }%

## Why a monster did what it did

haven-why = { $figure } in round { $round }:
haven-why-foe = { $foe }: { $path ->
    [0] can be attacked at once
    [one] { $path } movement point away
   *[other] { $path } movement points away
}, { $negatives ->
    [0] nothing harmful on the way
    [one] one harmful hex on the way
   *[other] { $negatives } harmful hexes on the way
}, distance { $proximity }, acts as number { $place }.
haven-why-never = { $foe }: cannot be attacked from anywhere.
haven-why-nothing = Nobody can be attacked, so it has no focus.
haven-why-only = { $focus } is the only one who can be attacked: the focus.
haven-why-negatives = Fewest harmful hexes on the way: the focus is { $focus }.
haven-why-path = Shortest way to attack: the focus is { $focus }.
haven-why-proximity = Equally short ways, but nearest: the focus is { $focus }.
haven-why-initiative = Equally near, but earliest in the order: the focus is { $focus }.
haven-why-tie = A tie that the players settle: { $focus }.
haven-why-kept = Found at the start of its turn: the focus is still { $focus }.
haven-why-lost = Its focus can no longer be attacked from anywhere.
haven-why-near = Without an attack it seeks a place next to { $focus }: { $hex } (cost { $path }).
haven-why-near-later = Without an attack it seeks a place next to { $focus }: { $hex } (cost { $path }, too far for now).
haven-why-aim = From { $hex } (cost { $path }) it attacks { $targets }{ $hindered ->
    [0] .
   *[other] , { $hindered } of them at disadvantage.
}
haven-why-aim-later = It heads for { $hex } (cost { $path }, too far for now) to attack { $focus }.
haven-why-chosen = The rules allowed { $count } outcomes; the players chose.
haven-why-went = It went to { $hex } in { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
haven-why-stayed = It stayed on { $hex }.
haven-why-gone = someone who is gone
