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

## Événements

haven-event-done = Le groupe a déjà eu son événement de ville pour cette visite.
haven-no-event-left = Il ne reste aucun événement à tirer.
haven-votes-are-in = Tous les votes sont là : le MJ départage.
haven-city-event-drawn = **En ville.** { $front }
haven-road-event-drawn = **En route.** { $front }
haven-event-chosen = Le choix du groupe : { $option }.
haven-event-lines = { LINES($lines) }
haven-event-gains = → { CAPITAL($gains) }.
haven-event-because = ({ CAPITAL($condition) }) { $told }
haven-event-returned = L’événement retourne sous sa pioche.
haven-event-over = L’événement est retiré du jeu.
haven-voted = **{ $hero }** a voté.
haven-votes-counted = Les votes : { $a } pour le premier choix, { $b } pour le second.
haven-tie-by-chance = Égalité : le hasard tranche.
haven-tie-for-gm = Égalité. Le MJ tranche.
haven-gm-decided = Le MJ clôt le vote.

haven-event-is-here = Il se passe quelque chose.
haven-vote-noted = Votre vote est noté. Personne ne le voit avant que tous aient voté.
haven-vote-closed = Le vote est clos.

## La page

haven-events-title = Événements
haven-events-quiet = Rien n’attend le groupe.
haven-event-decks = Cartes dans les pioches : { $city } en ville, { $road } en route.
haven-city-event-title = En ville
haven-road-event-title = En route
haven-event-options = Le choix
haven-ask-event = Que fait le groupe ?
haven-have-voted = Ont voté : { $heroes }.
haven-have-not-voted = Doivent encore voter : { $heroes }.
haven-offer-event = Chercher un événement de ville
haven-offer-decide = MJ : { $option }
haven-share-title = À partager
haven-share-order = { $amount } en tout. Les parts vont dans cet ordre : { $heroes }.
haven-ask-share-gain = Qui reçoit combien ?
haven-ask-share-loss = Qui donne combien ?
haven-offer-share-even = À parts égales
haven-offer-share-one = Tout : { $hero }
haven-give-title = Pour l’un de vous
haven-ask-give = Qui sera-ce ?

## La règle maison

haven-fact-random-ties = Votes à égalité au hasard
haven-variant-random-ties = À égalité, c’est le hasard qui tranche un événement, et non le MJ
