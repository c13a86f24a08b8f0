### Les héros en ville : leurs feuilles, leurs atouts, leurs cartes, la boutique.

## Atouts

haven-perk = { DOTS($parts) }
haven-perk-items = Ignorez les cartes −1 de vos objets
haven-perk-remove = Retirez { $cards } de vos modificateurs
haven-perk-add = Ajoutez { $cards } à vos modificateurs
haven-perk-replace = Dans vos modificateurs, remplacez { $removed } par { $added }
haven-perk-cards = { $count ->
    [one] une carte { $card }
   *[other] { $count } cartes { $card }
}

## Nouveaux héros

haven-class-locked = Personne n’a encore ouvert cette classe.
haven-class-taken = { $hero } joue déjà { $class_ } : un groupe n’a qu’un héros de chaque classe.
haven-no-such-party = Ce groupe n’existe pas.
haven-no-such-hero = Ce héros n’existe pas.
haven-no-such-hero-away = Vous n’avez pas de tel héros qui attende en ville.
haven-quests-dealt = Deux quêtes personnelles sont devant vous : gardez-en une.
haven-quest-not-dealt = Cette quête n’est pas de celles que vous pouvez garder.
haven-quest-kept = Vous gardez { $quest }. Personne d’autre ne le sait.
haven-hero-switched = **{ $hero }** est de retour.
haven-heroes = Tous les héros
haven-classes = Classes
haven-classes-how = `/héros nouveau` crée un héros d’une de ces classes, à un niveau de 1 à { $most }.
haven-class-body = { $first } points de vie au niveau 1, { $last } au niveau 9 ; { $hand } cartes en main
haven-class-perk = { $count }× { $perk }

## Niveaux

haven-must-keep-quest = { $hero } doit d’abord garder une quête personnelle.
haven-must-level-up = { $hero } doit d’abord monter de niveau.
haven-must-learn = { $hero } doit d’abord apprendre une carte.
haven-must-take-perk = { $hero } doit d’abord prendre un atout.
haven-highest-level = Il n’y a pas de niveau plus élevé.
haven-needs-experience = Le niveau suivant demande { $needed } XP ; vous en avez { $xp }.
haven-not-behind = Vous n’êtes pas en retard : la prospérité est au niveau { $level }.
haven-level-reached = **{ $hero }** atteint le niveau { $level } et a maintenant { $hp } points de vie.
haven-nothing-to-learn = Vous n’avez pas de carte à apprendre pour l’instant.
haven-card-not-open = Vous ne pouvez pas apprendre cette carte maintenant : choisissez-en une de votre classe, du nouveau niveau au plus.
haven-learned = **{ $hero }** apprend { $card }.
haven-no-perk-due = Vous n’avez pas d’atout à prendre pour l’instant.
haven-perk-not-open = Cet atout n’est pas des vôtres, ou toutes ses cases sont cochées.
haven-perk-taken = **{ $hero }** prend un atout : { $perk }.

## La boutique

haven-shop = La boutique
haven-shop-slot = La boutique : { $slot }
haven-shop-selling = Vendre
haven-shop-gold = Vous avez { $gold } pièces d’or.
haven-shop-dearer = La réputation de votre groupe ajoute { $gold } à chaque prix.
haven-shop-cheaper = La réputation de votre groupe retire { $gold } de chaque prix.
haven-ask-shop = Qu’achetez-vous ?
haven-ask-sell = Que vendez-vous ?
haven-offer-item = { $item } ({ $price } or)
haven-offer-item-hint = { $facts } · { $left }
haven-copies-left = { $count ->
    [0] il n’en reste plus
   *[other] il en reste { $count }
}
haven-offer-slot = { $slot } : { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
haven-offer-sell = Vendre quelque chose
haven-not-for-sale = La boutique n’a pas cela.
haven-owned-already = Vous en avez déjà un.
haven-none-left = Il n’en reste plus.
haven-too-dear = Il y faut { $price } pièces d’or ; vous en avez { $gold }.
haven-not-owned = Cela ne vous appartient pas.
haven-bought = **{ $hero }** achète { $item } pour { $price } pièces d’or ; il lui en reste { $gold }.
haven-sold = **{ $hero }** vend { $item } pour { $price } pièces d’or et en a maintenant { $gold }.

## Le sanctuaire

haven-donated-already = Vous avez déjà donné pendant cette visite.
haven-donated = **{ $hero }** donne { $gift } pièces d’or au sanctuaire et emporte deux bénédictions. On lui a donné { $total } pièces d’or en tout.

## Feuilles

haven-sheet-class = { $class_ }, niveau { $level }
haven-sheet-away = Reste en ville pour l’instant.
haven-sheet-retired = À la retraite.
haven-sheet-dead = N’est plus.
haven-sheet-body = { $hp } points de vie, { $hand } cartes en main
haven-sheet-xp = { $xp } XP ; le niveau suivant commence à { $next }
haven-sheet-xp-last = { $xp } XP
haven-sheet-gold = { $gold } pièces d’or
haven-sheet-ticks = { $ticks ->
    [one] { $ticks } coche sur { $most }
   *[other] { $ticks } coches sur { $most }
}
haven-sheet-todo = À faire : { $todo }
haven-sheet-items = Objets
haven-sheet-item = { $item } : { $facts }
haven-sheet-perks = Atouts
haven-sheet-start = Au prochain scénario
haven-sheet-quest = Quête personnelle
haven-sheet-note = Vos notes
haven-sheet-own-words = { $text }
haven-starts-with-bless = { $count ->
    [one] { $count } bénédiction
   *[other] { $count } bénédictions
}
haven-starts-with-curse = { $count ->
    [one] { $count } malédiction
   *[other] { $count } malédictions
}
haven-starts-with-poison = commence avec Poison
haven-starts-with-wound = commence avec Blessure
haven-starts-with-immobilize = commence avec Immobilisation
haven-starts-with-disarm = commence avec Désarmement
haven-starts-with-stun = commence avec Étourdissement
haven-starts-with-muddle = commence avec Confusion
haven-starts-with-invisible = commence avec Invisibilité
haven-starts-with-strengthen = commence avec Renforcement
haven-starts-with-damage = { $count ->
    [one] subit { $count } dégât
   *[other] subit { $count } dégâts
}
haven-starts-with-discard = { $count ->
    [one] défausse { $count } carte
   *[other] défausse { $count } cartes
}
haven-starts-with-lose = { $count ->
    [one] perd { $count } carte
   *[other] perd { $count } cartes
}
haven-offer-keep = Garder { $quest }
haven-offer-level-up = Passer au niveau { $level }
haven-offer-catch-up = Rattraper le niveau { $level }
haven-offer-donate = Donner { $gift } pièces d’or au sanctuaire
haven-offer-deck = Cartes
haven-offer-perks = Atouts
haven-offer-shop = La boutique
haven-offer-switch = Jouer plutôt { $hero }

haven-perks = Atouts { ELIDE("de", $hero) }
haven-perks-taken = { $earned ->
    [one] { $taken } atout pris sur { $earned }
   *[other] { $taken } atouts pris sur { $earned }
}
haven-perk-boxes = { $marked }/{ $boxes }
haven-perk-line = { $boxes } · { $perk }
haven-ask-perk = Quel atout prenez-vous ?
haven-deck = Cartes { ELIDE("de", $hero) }
haven-deck-hand = Vous en choisissez { $hand } pour chaque scénario.
haven-deck-card = { $card } (niveau { $level }, initiative { $initiative })
haven-deck-card-open = À apprendre : { $card } (niveau { $level }, initiative { $initiative })
haven-deck-top = Haut : { DOTS($lines) }
haven-deck-bottom = Bas : { DOTS($lines) }
haven-ask-learn = Quelle carte apprenez-vous ?
haven-offer-learn = Apprendre { $card }
haven-note-too-long = Une note a au plus { $most } caractères.
