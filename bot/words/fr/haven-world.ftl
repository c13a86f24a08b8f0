### Le monde autour des scénarios : voyages, groupes, quêtes, ce qui s’ouvre

## Ce qui est refusé

haven-no-such-place = Ce lieu n’est pas sur votre carte.
haven-completed-already = { $scenario } est accompli. Vous pouvez encore y jouer hors campagne.
haven-not-open-yet = { $scenario } demande { $needs }. Vous pouvez déjà y jouer hors campagne.
haven-must-retire = { $hero } a accompli sa quête personnelle et prend sa retraite avant que le groupe ne quitte la ville.
haven-in-the-city-already = Le groupe est en ville.
haven-retires-never = Votre héros n’a pas de quête personnelle : il ne prend pas sa retraite.
haven-quest-not-yet = Votre quête personnelle n’est pas accomplie. { DOTS($progress) }.
haven-records-closed = Les archives de la ville s’ouvrent à la première retraite.
haven-needs-name = Il faut un nom au groupe.

## Lieux

haven-need = « { $achievement } »
haven-need-absent = l’absence de « { $achievement } »
haven-place-open = Ouvert
haven-place-open-near = Ouvert, sans événement de route
haven-place-completed = Accompli ; hors campagne seulement
haven-place-completed-by-others = Accompli par un autre groupe ; hors campagne seulement, et vous ne l’avez pas joué en campagne
haven-place-barred = Demande { $needs } ; d’ici là hors campagne seulement, ce qui est déconseillé
haven-place-dungeon = Toujours ouvert ; ne fait jamais partie de la campagne

## Ce qui arrive

haven-sets-out-too-early = Le groupe part pour { $scenario }, hors campagne. Il ne l’a pas encore joué en campagne : l’histoire reste tue, et les récompenses aussi.
haven-returns = Le groupe rentre en ville.
haven-broken-off = La partie a été interrompue. Le groupe est là où il était.
haven-completed = { $scenario } est accompli.
haven-lost = { $scenario } est perdu.
haven-hero-buried = **{ $hero }** est mort. Ce qu’il possédait retourne à la réserve.
haven-quest-fulfilled = Votre quête personnelle est accomplie. En ville, vous prendrez votre retraite.
haven-retired = **{ $hero }** prend sa retraite, « { $quest } » accomplie.
haven-record-read = Les archives de la ville ont une page pour cela : { $part }
haven-party-formed = Un nouveau groupe est formé : **{ $party }**. C’est le groupe { $number }.
haven-party-renamed = Le groupe s’appelle désormais **{ $party }**.
haven-noted = C’est noté.

## La feuille de groupe

haven-party-name = { $party }
haven-party-number = Groupe { $number }
haven-party-in-the-city = En ville
haven-party-at = À { $scenario }
haven-party-travels = En route pour { $scenario }
haven-party-reputation = Réputation { $reputation }
haven-party-cheaper = Réputation { $reputation } : à la boutique, tout coûte { $gold } or de moins
haven-party-dearer = Réputation { $reputation } : à la boutique, tout coûte { $gold } or de plus
haven-party-note = Note : { $note }
haven-party-members = Membres
haven-party-empty = Personne encore
haven-party-member = { $hero }, { $class_ } de niveau { $level }
haven-party-achievements = Succès de groupe

## La feuille du monde

haven-world = Le monde
haven-world-places = Lieux
haven-world-place = `{ $grid }` { $scenario } : { $status }
haven-world-achievement = Succès globaux
haven-world-box = Boîtes ouvertes
haven-world-class = Classes débloquées
haven-world-thing = { $name }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
haven-world-prosperity = Prospérité { $level } ({ $points } points sur { $next })
haven-world-donations = Dons en tout : { $gold } or
haven-offer-return = Rentrer en ville
haven-offer-travel = Partir pour { $scenario }
haven-offer-casual = Jouer { $scenario } hors campagne

## Le départ

haven-departure-level = Vos héros suggèrent le niveau { $level }. Le choix est le vôtre.
haven-departure-casually = Plutôt hors campagne
haven-ask-level = À quelle difficulté ?
haven-level-easy = Niveau { $level }, facile
haven-level-normal = Niveau { $level }, normal (suggéré)
haven-level-hard = Niveau { $level }, difficile
haven-level-very-hard = Niveau { $level }, très difficile
haven-level-other = Niveau { $level }
haven-level-sets = Pièges : { $traps } dégâts ; une pièce vaut { $gold } or ; la victoire donne { $xp } XP

## Quêtes et archives

haven-quests = Votre quête personnelle
haven-no-quest = Vous n’avez pas de quête personnelle.
haven-quest-now = Elle est accomplie : vous prenez votre retraite avant que votre groupe ne quitte de nouveau la ville.
haven-offer-retire = Prendre sa retraite
haven-records = Les archives de la ville
haven-records-more = { $count ->
    [one] Une partie est encore scellée.
   *[other] { $count } parties sont encore scellées.
}

## Ce que comptent les quêtes

haven-tally = { $what } : { $value } sur { $least }
haven-tally-most = { $what } : { $value }, { $most } au plus
haven-tally-kills = Monstres tués
haven-tally-elite-kills = Monstres d’élite tués
haven-tally-overkills = Coups de trop
haven-tally-damage = Dégâts subis
haven-tally-negated = Dégâts annulés par des cartes
haven-tally-dealt = Dégâts infligés
haven-tally-healed = Points de vie rendus
haven-tally-prevented = Dégâts évités
haven-tally-short-rests = Repos courts
haven-tally-long-rests = Repos longs
haven-tally-doors = Portes ouvertes
haven-tally-treasures = Trésors pillés
haven-tally-coins = Pièces ramassées
haven-tally-exhausted = Épuisements
haven-tally-won = Scénarios gagnés
haven-tally-donations = Dons
haven-tally-enhancements = Améliorations achetées
haven-tally-gold = Or possédé
haven-tally-xp = Expérience
haven-tally-level = Niveau
haven-tally-ticks = Coches
haven-tally-items = Objets possédés
haven-tally-perks = Atouts
haven-tally-kills-of = { $monster } : nombre tué
haven-tally-won-at = { $scenario } : victoires
