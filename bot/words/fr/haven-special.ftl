### Les règles propres à un scénario, imprimées d’après ce qui est joué.

## L’objectif

haven-goal = { CAPITAL($goal) }.
haven-goal-all = { $parts }
haven-goal-any = au choix, { EITHER($parts) }
haven-goal-not = n’en arrivez pas là : { $claim }
haven-goal-every-enemy-dead = tuez tous les ennemis
haven-goal-every-one-dead = tuez chaque { $name }
haven-goal-every-one-destroyed = détruisez chaque { $name }
haven-goal-so-many-dead = { $count ->
    [1] tuez { $name }
   *[other] tuez { $count } fois { $name }
}
haven-goal-so-many-destroyed = { $count ->
    [1] détruisez { $name }
   *[other] détruisez { $count } fois { $name }
}
haven-goal-round-over = tenez jusqu’à la fin de la manche { $count }
haven-goal-treasure-looted = ramassez le trésor { $number }
haven-goal-treasures-looted = { $count ->
    [1] ramassez un trésor
   *[other] ramassez { $count } trésors
}
haven-goal-occupied = occupez { $mark }
haven-goal-every-occupied = occupez en même temps chaque { $mark }
haven-goal-every-hero-on = amenez tous les héros sur { $mark }, sans que personne soit épuisé
haven-goal-heroes-on = amenez tous les héros encore debout sur { $mark }
haven-goal-every-hero-gone = faites sortir tous les héros
haven-goal-heroes-gone = faites sortir tous les héros encore debout
haven-goal-room-revealed = révélez la salle derrière { $doors }
haven-goal-door-open = ouvrez la porte en { $doors }

## Propositions

haven-if-all = { $parts }
haven-if-any = { EITHER($parts) }
haven-if-not = il n’est pas vrai { ELIDE("que", $claim) }
haven-if-every-enemy-dead = tous les ennemis sont morts
haven-if-every-one-dead = il ne reste plus { ELIDE("de", $name) }
haven-if-every-one-destroyed = il ne reste plus { ELIDE("de", $name) }
haven-if-so-many-dead = { $count ->
    [1] { $name } a péri
   *[other] { $name } a péri { $count } fois
}
haven-if-so-many-destroyed = { $count ->
    [1] la destruction { ELIDE("de", $name) } est accomplie
   *[other] { $count } destructions { ELIDE("de", $name) } sont accomplies
}
haven-if-round-over = la manche { $count } est terminée
haven-if-treasure-looted = le trésor { $number } est ramassé
haven-if-treasures-looted = { $count ->
    [1] un trésor est ramassé
   *[other] { $count } trésors sont ramassés
}
haven-if-occupied = un héros occupe { $mark }
haven-if-every-occupied = des héros occupent chaque { $mark }
haven-if-every-hero-on = tous les héros occupent { $mark }
haven-if-heroes-on = tous les héros encore en jeu occupent { $mark }
haven-if-every-hero-gone = tous les héros sont sortis
haven-if-heroes-gone = tous les héros encore en jeu sont sortis
haven-if-room-revealed = la salle derrière { $doors } est révélée
haven-if-door-open = la porte en { $doors } est ouverte

## Règles

haven-rule = { $when } : { $effects }.
haven-rule-if = { $when }, { ELIDE("si", $claim) } : { $effects }.
haven-rule-once = Une seule fois : { $rule }
haven-rule-failure = Le scénario est perdu dès { ELIDE("que", $claim) }.
haven-when-setup = Avant la première manche
haven-when-round-begins = Au début de la manche { $count }
haven-when-round-ends = À la fin de la manche { $count }
haven-when-every-rounds-begin = { $count ->
    [1] Au début de chaque manche
   *[other] Au début de chaque manche dont le numéro est un multiple de { $count }
}
haven-when-every-rounds-end = { $count ->
    [1] À la fin de chaque manche
   *[other] À la fin de chaque manche dont le numéro est un multiple de { $count }
}
haven-when-door-opens = Quand la porte en { $doors } s’ouvre
haven-when-room-revealed = Quand la salle derrière { $doors } est révélée
haven-when-entered = Quand un héros entre sur { $mark }
haven-when-occupied = Quand un héros occupe { $mark } à la fin d’un tour
haven-when-every-occupied = Quand des héros occupent chaque { $mark } à la fin d’un tour
haven-when-occupied-at-round-end = Quand un héros occupe { $mark } à la fin d’une manche
haven-when-every-occupied-at-round-end = Quand des héros occupent chaque { $mark } à la fin d’une manche
haven-when-dies = À la mort { ELIDE("de", $name) }
haven-when-destroyed = À la destruction { ELIDE("de", $name) }
haven-when-last-dies = Quand il ne reste plus { ELIDE("de", $name) }
haven-when-last-destroyed = Quand il ne reste plus { ELIDE("de", $name) }
haven-when-treasure-looted = Quand le trésor { $number } est ramassé
haven-does-spawn = { $count ->
    [1] { $name } apparaît sur { $mark }
   *[other] { $name } apparaît sur chaque { $mark }
}
haven-does-unlock = la porte en { $doors } est déverrouillée
haven-does-open = la porte en { $doors } s’ouvre
haven-does-reveal = la salle derrière { $doors } est révélée
haven-does-add-cards = { $count ->
    [1] une carte { $card } pour { $whom }
   *[other] { $count } cartes { $card } pour { $whom }
}
haven-does-damage = { $amount ->
    [1] { $amount } dégât pour { $whom }
   *[other] { $amount } dégâts pour { $whom }
}
haven-does-give = { $conditions } pour { $whom }
haven-does-coins = { $amount ->
    [1] { $amount } pièce pour { $whom }
   *[other] { $amount } pièces pour { $whom }
}
haven-does-xp = { $amount } XP pour { $whom }
haven-does-place = { $what } apparaît sur { $mark }
haven-does-remove = { $what } disparaît { ELIDE("de", $mark) }
haven-does-leave = ce héros sort
haven-does-win = le scénario est gagné
haven-does-lose = le scénario est perdu
haven-does-story = l’histoire continue
haven-mark-plate = « dalle de pression { $letter } »
haven-mark-exit = « sortie { $letter } »
haven-mark-spawn = « point d’apparition { $letter } »
haven-mark-story = « repère { $letter } »
haven-mark-hidden = un certain hex
haven-overlay-obstacle = un obstacle
haven-overlay-trap = un piège
haven-overlay-hazard = un danger
haven-overlay-difficult = un terrain difficile
haven-overlay-coin = une pièce
haven-whom-heroes = chaque héros
haven-whom-hero = ce héros
haven-whom-enemies = chaque ennemi
haven-whom-monsters = les monstres

## Ce qu’elles provoquent

haven-ask-spawn = Où apparaît { $name } ?
haven-spawned = **{ $figure }** apparaît en { $hex }.
haven-door-unlocked = La porte en { $hex } n’est plus verrouillée.
haven-door-opened-itself = La porte en { $hex } s’ouvre d’elle-même.
haven-cards-added-heroes = { $count ->
    [1] Chaque héros mélange une carte { $card } à son paquet pour ce scénario.
   *[other] Chaque héros mélange { $count } cartes { $card } à son paquet pour ce scénario.
}
haven-cards-added-monsters = { $count ->
    [1] Les monstres mélangent une carte { $card } à leur paquet pour ce scénario.
   *[other] Les monstres mélangent { $count } cartes { $card } à leur paquet pour ce scénario.
}
haven-coins-given = **{ $figure }** reçoit { $count ->
    [1] une pièce
   *[other] { $count } pièces
}.
haven-overlay-placed = En { $hex } il y a maintenant { $what }.
haven-overlay-removed = En { $hex } il y avait { $what } : plus rien.
haven-left = **{ $figure }** sort, sain et sauf.
haven-goal-missed = L’objectif est hors d’atteinte : le scénario est perdu à la fin de cette manche.
haven-seat-left = Sorti d’affaire
