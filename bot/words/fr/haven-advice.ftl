## Ce qu’on peut attendre d’une attaque

haven-decimal = { $whole },{ $tenth }
haven-odds = { $hp }/{ $max } points de vie, environ { $damage } dégâts{ $kills ->
    [0] {""}
   *[other] , tue à { $kills } %
}
haven-odds-line = Attaque { $value } : environ { $damage } dégâts, tue à { $kills } %. { DOTS($chances) }
haven-odds-chance = { $damage } à { $chance } %

## Pourquoi un monstre a agi ainsi

haven-why = { $figure } à la manche { $round } :
haven-why-foe = { $foe } : { $path ->
    [0] attaquable tout de suite
    [one] à { $path } point de déplacement
   *[other] à { $path } points de déplacement
}, { $negatives ->
    [0] rien de nuisible en chemin
    [one] un hex nuisible en chemin
   *[other] { $negatives } hex nuisibles en chemin
}, distance { $proximity }, agit en position { $place }.
haven-why-never = { $foe } : ne peut être attaqué de nulle part.
haven-why-nothing = Personne ne peut être attaqué, donc pas de cible prioritaire.
haven-why-only = Seule cible attaquable, donc prioritaire : { $focus }.
haven-why-negatives = Le moins d’hex nuisibles en chemin : la cible est { $focus }.
haven-why-path = Le chemin le plus court pour attaquer : la cible est { $focus }.
haven-why-proximity = Chemins égaux, mais le plus proche : la cible est { $focus }.
haven-why-initiative = Même distance, mais le premier à agir : la cible est { $focus }.
haven-why-tie = Une égalité que les joueurs tranchent : { $focus }.
haven-why-kept = Choisie au début de son tour : la cible reste { $focus }.
haven-why-lost = Sa cible ne peut plus être attaquée de nulle part.
haven-why-near = Sans attaque, cherche une place à côté { ELIDE("de", $focus) } : { $hex } (coût { $path }).
haven-why-near-later = Sans attaque, cherche une place à côté { ELIDE("de", $focus) } : { $hex } (coût { $path }, trop loin ce tour-ci).
haven-why-aim = Depuis { $hex } (coût { $path }), attaque : { $targets }{ $hindered ->
    [0] .
   *[other] , dont { $hindered } avec désavantage.
}
haven-why-aim-later = Se dirige vers { $hex } (coût { $path }, trop loin ce tour-ci) pour attaquer { $focus }.
haven-why-chosen = Les règles permettaient { $count } issues ; les joueurs ont choisi.
haven-why-went = Destination { $hex }, en { $steps ->
    [one] un pas.
   *[other] { $steps } pas.
}
haven-why-stayed = Reste en { $hex }.
haven-why-gone = quelqu’un qui n’est plus là
