# Les mots dessinés sur les images des feuilles d’une campagne, et le texte qui les remplace.

sheet-class = { $class_ }, niveau { $level }
sheet-private = Vous seul voyez ceci
sheet-left = { $count ->
    [0] plus aucun
    [one] { $count } en réserve
   *[other] { $count } en réserve
}
sheet-state-owned = à vous
sheet-state-none = épuisé
sheet-state-dear = trop cher
sheet-number = { $name } : { $value }
sheet-place-home = chez vous
sheet-place-open = ouvert
sheet-place-completed = accompli
sheet-place-locked = fermé
sheet-place-free = quand vous voulez
sheet-place-unknown = inconnu
sheet-place-here = le groupe
sheet-path-road = route sans événement
sheet-path-story = ce qui y a mené
sheet-earlier = { $count ->
    [one] Avant cela, on se souvient d’autre chose encore.
   *[other] Avant cela, on se souvient de { $count } autres choses.
}
sheet-day = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
} { $year }

sheet-alt-hero = Feuille de { $name } : { $class_ }, niveau { $level }.
sheet-alt-person = { $name } ({ $class_ }, niveau { $level })
sheet-alt-party = Feuille du groupe : { $title }.
sheet-alt-thing = { $name } { $price } or ({ $left } en réserve)
sheet-alt-boxes = { $name } { $ticked }/{ $boxes }
sheet-alt-list = { CAPITAL($title) } : { $things }.
sheet-alt-all = { $things }.
sheet-alt-name = { $name }
sheet-alt-here = { $name } (le groupe y est)
sheet-alt-moment = { $day }, { $what } : { $line }.
