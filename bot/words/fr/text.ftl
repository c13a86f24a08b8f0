### Le texte des cartes : chaque ligne vient de l’arbre qui s’exécute.

text-ability = { COMMAS($parts) }
text-augment = { $elements } : { COMMAS($parts) }
text-lost = Perdue
text-round = Jusqu’à la fin de la manche
text-persistent = Reste en jeu

text-move = Déplacement { $value }
text-attack = Attaque { $value }
text-heal = Soin { $value }
text-shield = Bouclier { $value }
text-retaliate = Riposte { $value }
text-special = Action spéciale { $number }
text-loot = Butin { $value }
text-suffer = { $value ->
    [one] Subir { $value } dégât
   *[other] Subir { $value } dégâts
}
text-xp = { $value } XP
text-infuse = Imprégner { $element }
text-summon = Invoquer { $name }
text-summon-normal = Invoquer { $name } (normal)
text-summon-elite = Invoquer { $name } (élite)

text-jump = Saut
text-fly = Vol
text-teleport = Téléportation
text-range = Portée { $value }
text-target = Cibles { $count }
text-target-all = Toutes les cibles
text-add-target = { $count ->
    [one] Ajouter { $count } cible
   *[other] Ajouter { $count } cibles
}
text-area = Zone de { $hexes } hex
text-pierce = Perforation { $value }
text-push = Poussée { $value }
text-pull = Traction { $value }
text-advantage = Avantage
text-self = Soi-même
text-allies = Alliés

# A place for a sticker: free, or taken.
text-dot = { $part } ○
text-sticker = { $part } ●

text-more-attack = +{ $value } Attaque
text-more-move = +{ $value } Déplacement
text-more-heal = +{ $value } Soin
text-more-range = +{ $value } Portée
text-more-target = { $value ->
    [one] +{ $value } Cible
   *[other] +{ $value } Cibles
}
text-more-shield = +{ $value } Bouclier
text-more-retaliate = +{ $value } Riposte

text-if = Si { $fact } : { COMMAS($parts) }
text-if-target-near-ally = un allié est à côté de la cible
text-if-target-alone = la cible n’a aucun allié à côté d’elle
text-if-target-has = la cible a { $condition }
text-if-target-hurt = la cible est blessée
text-if-target-unhurt = la cible est indemne
text-if-target-elite = la cible est d’élite
text-if-target-normal = la cible est normale
text-if-target-adjacent = la cible est à côté de vous
text-if-target-away = la cible est à { $count } hex ou plus
text-if-hand-at-most = { $count ->
    [0] votre main est vide
    [one] vous avez au plus { $count } carte en main
   *[other] vous avez au plus { $count } cartes en main
}
text-if-near-enemy = un ennemi est à côté de vous
text-if-near-ally = un allié est à côté de vous
text-if-alone = personne n’est à côté de vous
text-if-hurt = vous êtes blessé
text-if-unhurt = vous êtes indemne
text-if-strong = l’élément { $element } est fort
text-if-moved = vous avez fait { $count } hex dans cette action
text-if-killed = un ennemi est mort dans cette action

text-per = { $gain } par { $count }
text-per-adjacent-enemy = ennemi adjacent
text-per-adjacent-ally = allié adjacent
text-per-hex-moved = hex parcouru
text-per-target = cible attaquée
text-per-kill = ennemi tué
text-per-coin = pièce ramassée
text-per-strong-element = élément fort
text-per-card-in-hand = carte de votre main
text-per-discarded-card = carte de votre défausse
text-per-lost-card = carte que vous avez perdue
text-per-summon = invocation à vous
text-per-negative-condition = état négatif de la cible
text-per-hex-away = hex jusqu’à la cible

text-bonus = { $moment } : { COMMAS($parts) }
text-bonus-slots = { $moment } ({ COMMAS($slots) }) : { COMMAS($parts) }
text-bonus-if = { $moment }, { ELIDE("si", $fact) }
text-slot = ◯
text-slot-xp = ◯ { $value } XP
text-on-attack = À chacune de vos attaques
text-on-attack-of-allies = À chaque attaque de vos alliés
text-on-attack-of-allies-within = À chaque attaque d’un allié à { $reach } hex ou moins
text-on-attacked = Chaque fois que vous êtes attaqué
text-on-attacked-of-allies = Chaque fois qu’un allié est attaqué
text-on-attacked-of-allies-within = Chaque fois qu’un allié à { $reach } hex ou moins est attaqué
text-on-damage = Chaque fois que vous devriez subir des dégâts
text-on-damage-of-allies = Chaque fois qu’un allié devrait subir des dégâts
text-on-damage-of-allies-within = Chaque fois qu’un allié à { $reach } hex ou moins devrait subir des dégâts
text-on-move = À chacun de vos déplacements
text-on-move-of-allies = À chaque déplacement de vos alliés
text-on-move-of-allies-within = À chaque déplacement d’un allié à { $reach } hex ou moins
text-on-heal = À chacun de vos soins
text-on-heal-of-allies = À chaque soin de vos alliés
text-on-heal-of-allies-within = À chaque soin d’un allié à { $reach } hex ou moins
text-on-long-rest = À chacun de vos repos longs
text-on-long-rest-of-allies = À chaque repos long de vos alliés
text-on-long-rest-of-allies-within = À chaque repos long d’un allié à { $reach } hex ou moins
text-on-turn = Au début de chacun de vos tours
text-on-turn-of-allies = Au début de chaque tour de vos alliés
text-on-turn-of-allies-within = Au début de chaque tour d’un allié à { $reach } hex ou moins
text-on-turn-end = À la fin de chacun de vos tours
text-on-turn-end-of-allies = À la fin de chaque tour de vos alliés
text-on-turn-end-of-allies-within = À la fin de chaque tour d’un allié à { $reach } hex ou moins
text-on-kill = Chaque fois que vous tuez un ennemi
text-on-kill-of-allies = Chaque fois qu’un allié tue un ennemi
text-on-kill-of-allies-within = Chaque fois qu’un allié à { $reach } hex ou moins tue un ennemi
text-on-door = Chaque fois que vous ouvrez une porte
text-on-door-of-allies = Chaque fois qu’un allié ouvre une porte
text-on-door-of-allies-within = Chaque fois qu’un allié à { $reach } hex ou moins ouvre une porte
text-on-loot = Chaque fois que vous ramassez quelque chose
text-on-loot-of-allies = Chaque fois qu’un allié ramasse quelque chose
text-on-loot-of-allies-within = Chaque fois qu’un allié à { $reach } hex ou moins ramasse quelque chose
text-once-attack = À l’une de vos attaques
text-once-attacked = Quand vous êtes attaqué
text-once-damage = Quand vous devriez subir des dégâts
text-once-move = À l’un de vos déplacements
text-once-heal = À l’un de vos soins
text-once-long-rest = À un repos long
text-disadvantage = Désavantage
text-negate = Annuler les dégâts

text-double = Doubler l’attaque
text-unrecoverable = Jamais récupérée une fois perdue
text-recover-discarded = { $count ->
    [one] Récupérer une carte défaussée
   *[other] Récupérer jusqu’à { $count } cartes défaussées
}
text-recover-lost = { $count ->
    [one] Récupérer une carte perdue
   *[other] Récupérer jusqu’à { $count } cartes perdues
}
text-recover-all-discarded = Récupérer toutes les cartes défaussées
text-recover-all-lost = Récupérer toutes les cartes perdues
text-refresh-spent = { $count ->
    [one] Rafraîchir un objet épuisé
   *[other] Rafraîchir jusqu’à { $count } objets épuisés
}
text-refresh-consumed = { $count ->
    [one] Rafraîchir un objet consommé
   *[other] Rafraîchir jusqu’à { $count } objets consommés
}
text-refresh-all-spent = Rafraîchir tous les objets épuisés
text-refresh-all-consumed = Rafraîchir tous les objets consommés

text-plus = +{ $number }
text-minus = −{ $number }

text-two-elements = { $first } et { $second }

text-lend = { COMMAS($aims) } : { COMMAS($parts) }
text-grant-ally = Un allié agit
text-grant-summon = Une de vos invocations agit
text-grant-enemy = Contrôler un ennemi
text-damage = { $value ->
    [one] Infliger { $value } dégât
   *[other] Infliger { $value } dégâts
}
text-kill = Tuer un ennemi
text-cleanse = Retirer tous les états négatifs
text-cleanse-some = Retirer { COMMAS($conditions) }
text-swap-allies = Échanger de place avec un allié
text-swap-enemies = Échanger de place avec un ennemi
text-trap = { $value ->
    [one] Poser un piège ({ $value } dégât)
   *[other] Poser un piège ({ $value } dégâts)
}
text-trap-harmless = Poser un piège
text-disarm-trap = Désamorcer un piège
text-create-obstacle = Créer un obstacle
text-destroy-obstacle = Détruire un obstacle
text-move-obstacle = { $value ->
    [one] Déplacer un obstacle de { $value } hex
   *[other] Déplacer un obstacle de { $value } hex au plus
}
text-shuffle-cards = { $count ->
    [one] Mélanger une carte { $card } à vos modificateurs
   *[other] Mélanger { $count } cartes { $card } à vos modificateurs
}
text-remove-cards = { $count ->
    [one] Retirer une carte { $card } de vos modificateurs
   *[other] Retirer jusqu’à { $count } cartes { $card } de vos modificateurs
}
text-normal = Ennemis normaux seulement
text-anywhere = N’importe où
text-more-damage = +{ $value } Dégâts
