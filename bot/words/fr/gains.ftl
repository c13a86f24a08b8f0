### Gains et pertes entre les scénarios, imprimés d’après ce qui s’applique.

## Ce que l’on gagne et perd

gains-gain-gold-each = chacun gagne { $amount } or
gains-gain-gold-collective = { $amount } or à partager
gains-gain-xp-each = chacun gagne { $amount } d’expérience
gains-gain-xp-collective = { $amount } d’expérience à partager
gains-gain-tick-each = { $amount ->
    [one] chacun gagne une coche
   *[other] chacun gagne { $amount } coches
}
gains-lose-gold-each = chacun perd { $amount } or
gains-lose-gold-collective = tous ensemble perdent { $amount } or
gains-lose-xp-each = chacun perd { $amount } d’expérience
gains-lose-xp-collective = tous ensemble perdent { $amount } d’expérience
gains-lose-tick-each = { $amount ->
    [one] chacun perd une coche
   *[other] chacun perd { $amount } coches
}
gains-gain-reputation = +{ $amount } de réputation
gains-lose-reputation = −{ $amount } de réputation
gains-gain-prosperity = +{ $amount } de prospérité
gains-lose-prosperity = −{ $amount } de prospérité
gains-start-each = chacun commence le prochain scénario avec { $what }
gains-start-one = un héros commence le prochain scénario avec { $what }
gains-with-bless = { $count ->
    [one] une carte Bénédiction
   *[other] { $count } cartes Bénédiction
}
gains-with-curse = { $count ->
    [one] une carte Malédiction
   *[other] { $count } cartes Malédiction
}
gains-with-damage = { $count ->
    [one] 1 dégât
   *[other] { $count } dégâts
}
gains-item = un héros gagne « { $item } »
gains-design = « { $item } » arrive en boutique
gains-random-design = un plan d’objet tiré au hasard arrive en boutique
gains-random-scenario = un scénario annexe tiré au hasard se révèle
gains-scenario = « { $scenario } » est sur la carte
gains-global = haut fait mondial « { $name } »
gains-party = haut fait du groupe « { $name } »
gains-lose-global = le haut fait mondial « { $name } » est perdu
gains-lose-party = le haut fait du groupe « { $name } » est perdu
gains-box = ouvrez { $box }
gains-class = { $class_ } devient disponible
gains-add-city-event = l’événement de ville { $number } rejoint sa pioche
gains-add-road-event = l’événement de route { $number } rejoint sa pioche
gains-remove-city-event = l’événement de ville { $number } quitte sa pioche
gains-remove-road-event = l’événement de route { $number } quitte sa pioche

## Quand une issue s’applique

gains-if-above = réputation au-dessus de { $bound }
gains-if-below = réputation au-dessous de { $bound }
gains-if-between = réputation de { $least } à { $most }
gains-if-class = { EITHER($classes) } dans le groupe
gains-if-pay = payer ensemble { $amount } or
gains-if-otherwise = sinon
