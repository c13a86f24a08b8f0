### Entre les scénarios : la ville, la route, les livres

## Ce qui est refusé

haven-needs-hero = Vous n’avez pas de héros ici.
haven-needs-seat = Prenez d’abord une place avec `/rejoindre`.
haven-on-the-road = Le groupe est en route : réglez d’abord ce qui l’attend.
haven-not-in-the-city = Le groupe n’est pas en ville.
haven-no-such-deed = Cela ne peut pas se faire ici.
haven-no-such-page = Il n’y a rien à montrer.
haven-level-above-prosperity = Un nouveau héros commence à un niveau de 1 à { $most }.

## Ce qui arrive

haven-hero-name = { $name }
haven-hero-made = Voici **{ $hero }**, { $class_ } de niveau { $level }.
haven-sets-out = Le groupe part pour { $scenario }.
haven-came-home = Le groupe laisse { $scenario } derrière lui.

## La ville

haven-city-asked = Quelque chose attend le groupe : voyez les événements.
haven-city-no-hero = Vous n’avez pas encore de héros : regardez les classes, puis faites `/héros nouveau`.
haven-city-learn = Apprendre une carte
haven-city-perk = Prendre un atout
haven-city-sheet = Votre feuille
haven-city-quests = Votre quête
haven-city-shop = La boutique
haven-city-enhance = Améliorer des cartes
haven-city-events = Événements
haven-city-party = Le groupe
haven-city-world = Voyager
haven-city-classes = Un nouveau héros
