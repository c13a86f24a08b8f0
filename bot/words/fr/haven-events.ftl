### Gains et pertes inscrits dans les livres, et les événements qui les apportent

## Ce qui est refusé

haven-settle-first = Quelque chose attend le groupe : réglez-le d’abord.
haven-nothing-asked = Rien de tel n’est demandé maintenant.
haven-shares-do-not-fit = Donnez une part pour chacun des { $count } héros, { $amount } en tout, et à personne plus qu’il n’a.
haven-not-in-this-party = Ce héros n’est pas de ce groupe.

## Ce qu’un héros gagne ou perd

haven-gained-gold = **{ $hero }** gagne { $amount } or.
haven-lost-gold = **{ $hero }** perd { $amount } or.
haven-gained-xp = **{ $hero }** gagne { $amount } d’expérience.
haven-lost-xp = **{ $hero }** perd { $amount } d’expérience.
haven-gained-tick = { $amount ->
    [one] **{ $hero }** gagne une coche.
   *[other] **{ $hero }** gagne { $amount } coches.
}
haven-lost-tick = { $amount ->
    [one] **{ $hero }** perd une coche.
   *[other] **{ $hero }** perd { $amount } coches.
}
haven-item-gained = **{ $hero }** gagne « { $item } ».
haven-item-sold-at-once = **{ $hero }** a déjà « { $item } » et vend aussitôt le second.
haven-no-copy-left = Il ne reste aucun exemplaire de « { $item } ».

## Ce que le groupe et le monde gagnent ou perdent

haven-reputation-changed = Réputation : { $before } → { $after }.
haven-prosperity-changed = Prospérité : { $before } → { $after }.
haven-prosperity-level = La Halle prospère : niveau de prospérité { $level }.
haven-achievement-gained-global = Le monde gagne le haut fait « { $name } ».
haven-achievement-gained-party = Le groupe gagne le haut fait « { $name } ».
haven-achievement-lost-global = Le monde perd le haut fait « { $name } ».
haven-achievement-lost-party = Le groupe perd le haut fait « { $name } ».
haven-design-gained = « { $item } » est désormais en boutique.
haven-scenario-revealed = « { $scenario } » est désormais sur la carte.
haven-no-design-left = Il ne reste aucun plan à tirer.
haven-no-scenario-left = Il ne reste aucun scénario annexe à tirer.
haven-box-opened = On ouvre { $box }.
haven-box-open-already = { $box } : déjà ouvert. Un plan et un scénario annexe tirés au hasard à la place.
haven-class-unlocked = Une nouvelle classe est disponible : { $class_ }.
haven-city-event-added = L’événement de ville { $number } rejoint sa pioche.
haven-road-event-added = L’événement de route { $number } rejoint sa pioche.
haven-city-event-removed = L’événement de ville { $number } quitte sa pioche.
haven-road-event-removed = L’événement de route { $number } quitte sa pioche.

## Réponses

haven-shared = C’est partagé.
haven-given = C’est pour { $hero }.
