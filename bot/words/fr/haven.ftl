### Les règles haven : noms, questions, choix et journal.

## Noms

haven-hero = { $name }
haven-monster = { $name } { $number }
haven-summon = { $number ->
    [1] { $name } ({ $hero })
   *[other] { $name } { $number } ({ $hero })
}
haven-token = { $name } { $number }
haven-elite = { $monster } d’élite
haven-stats = { CAPITAL($monster) } : { COMMAS($parts) }
haven-stat-hp = { $hp } PV
haven-hex = { $hex }
haven-modifier-2x = ×2
haven-modifier-null = raté
haven-modifier-bless = bénédiction
haven-modifier-curse = malédiction
haven-modifier-adding = { $value } ({ COMMAS($adds) })
haven-modifier-rolling = { $card } combo
haven-condition-poison = { condition-poison }
haven-condition-wound = { condition-wound }
haven-condition-immobilize = { condition-immobilize }
haven-condition-disarm = { condition-disarm }
haven-condition-stun = { condition-stun }
haven-condition-muddle = { condition-muddle }
haven-condition-curse = { condition-curse }
haven-condition-invisible = { condition-invisible }
haven-condition-strengthen = { condition-strengthen }
haven-condition-bless = { condition-bless }
haven-element-fire = { element-fire }
haven-element-ice = { element-ice }
haven-element-air = { element-air }
haven-element-earth = { element-earth }
haven-element-light = { element-light }
haven-element-dark = { element-dark }
haven-element-any = { element-any }

## Questions

haven-ask-place = Où commencez-vous ?
haven-ask-keep-goal = Quel objectif de bataille gardez-vous ? Personne d’autre ne le saura avant la fin.
haven-ask-hand = Quelles { $size } cartes emportez-vous ?
haven-ask-pick = Choisissez deux cartes : la première mène et donne votre initiative.
    -# { $talk }
haven-talk = Vous pouvez dire aux autres à peu près ce que vous prévoyez (« je m’occupe de l’élite, plutôt tard » ; « je vais à la porte et je soigne tôt »), mais aucun chiffre ni nom de carte.
haven-talk-open = Information ouverte : vous pouvez tout dire aux autres, cartes et chiffres compris.
haven-ask-action = Que faites-vous maintenant ?
haven-ask-move = { $points ->
    [one] Où allez-vous ? Il vous reste { $points } point de déplacement.
   *[other] Où allez-vous ? Il vous reste { $points } points de déplacement.
}
haven-ask-attack-target = { $left ->
    [one] Qui attaquez-vous ?
   *[other] Qui attaquez-vous ? Il reste { $left } cibles.
}
haven-ask-heal-target = { $left ->
    [one] Qui soignez-vous ?
   *[other] Qui soignez-vous ? Il reste { $left } cibles.
}
haven-ask-affect-target = { $left ->
    [one] Qui choisissez-vous ?
   *[other] Qui choisissez-vous ? Il reste { $left } cibles.
}
haven-ask-heal = Faites-vous ce soin ?
haven-ask-shield = Prenez-vous le bouclier ?
haven-ask-retaliate = Préparez-vous la riposte ?
haven-ask-inflict = Employez-vous cet effet ?
haven-ask-loot = Ramassez-vous le butin ?
haven-ask-lose-rest = Quelle carte perdez-vous pour votre repos ?
haven-ask-monster-move = { $monster } a plusieurs déplacements équivalents : lequel choisir ?
haven-ask-monster-heal = { $monster } : qui soigner ?
haven-ask-monster-target = { $monster } : qui choisir ?
haven-ask-area = Où posez-vous la zone ?
haven-ask-summon = Où apparaît { $name } ?
haven-ask-push = Vers où poussez-vous { $figure } ?
haven-ask-pull = Vers où tirez-vous { $figure } ?
haven-ask-monster-summon = Où apparaît ce { ELIDE("que", $monster) } invoque ?
haven-ask-monster-push = { $monster } : vers où pousser { $figure } ?
haven-ask-monster-pull = { $monster } : vers où tirer { $figure } ?
haven-ask-consume = Utilisez-vous un élément ?
haven-ask-consume-any = Quel élément est consommé ?
haven-ask-infuse-any = Quel élément imprégnez-vous ?
haven-ask-negate = { $damage ->
    [one] { $damage } dégât va vous toucher
   *[other] { $damage } dégâts vont vous toucher
}, et vous avez { $hp ->
    [one] { $hp } point de vie
   *[other] { $hp } points de vie
}.
haven-ask-lose-hand = Quelle carte de votre main perdez-vous ?
haven-ask-lose-discards = Laquelle de vos cartes défaussées perdez-vous ?
haven-ask-take-active = Quelles cartes actives emportez-vous dans votre repos ?
haven-ask-effect = Appliquez-vous { $condition } ?
haven-ask-bonus = Prenez-vous ce bonus ?
haven-ask-attack-order = Dans quel ordre l’attaque de **{ $figure }** est-elle modifiée ?
haven-ask-recover = { $count ->
    [one] Quelle carte reprenez-vous, s’il y en a une ?
   *[other] Quelles cartes reprenez-vous, jusqu’à { $count } ?
}
haven-ask-short-rest = Prenez-vous un repos court ?
haven-ask-reroll = Vous perdriez { $card } : tirez-vous une autre carte contre un dégât ?
haven-ask-rest-ruling = Le repos long { ELIDE("de", $hero) } vaut-il encore avec si peu de cartes ?
haven-ask-first = Qui passe en premier ?

## Choix

haven-option-skip = Passer
haven-option-stay = Rester ici
haven-option-end = Finir le tour
haven-option-yes = Oui
haven-option-long-rest = Repos long
haven-option-top = { $card } : haut
haven-option-bottom = { $card } : bas
haven-option-attack = { $card } : Attaque 2
haven-option-move = { $card } : Déplacement 2
haven-option-drop = Abandonner { $card }
haven-option-suffer = { $damage ->
    [one] Subir { $damage } dégât
   *[other] Subir { $damage } dégâts
}
haven-option-lose-hand = Perdre plutôt une carte de votre main
haven-option-lose-discards = Perdre plutôt deux cartes défaussées
haven-option-add-first = Ajouter, puis doubler : { $value }
haven-option-double-first = Doubler, puis ajouter : { $value }
haven-option-short-rest = Prendre un repos court
haven-option-reroll = Subir 1 dégât et tirer une autre carte
haven-option-allow-rest = Oui, repos
haven-option-deny-rest = Non, le repos échoue
haven-lines = { DOTS($lines) }
haven-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
haven-cost-harm = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, { $harms ->
    [one] par un danger
   *[other] par { $harms } dangers
}
haven-hp = { $hp }/{ $max } points de vie
haven-initiative = Initiative { $initiative }
haven-area = { $number } : toucher { $targets }
haven-area-hexes = Couvre { $hexes }
haven-tie-move = Vers { $hex }
haven-tie-attack = Vers { $hex }, en attaquant { $targets }
haven-augment = Utiliser { $elements }

## Ce que tout le monde voit

haven-note-goal = Votre objectif de bataille est **{ $goal }** ({ $ticks ->
    [one] { $ticks } coche
   *[other] { $ticks } coches
}) : { $text }
haven-note-progress = { DOTS($counts) }
haven-seat-goal = Objectif de bataille : { $goal } ({ $ticks ->
    [one] { $ticks } coche
   *[other] { $ticks } coches
})
haven-count-kills = Monstres tués : { $value }
haven-count-elite-kills = Monstres d’élite tués : { $value }
haven-count-overkills = Morts avec 3 dégâts de trop : { $value }
haven-count-damage = Dégâts subis : { $value }
haven-count-negated = Fois où des cartes ont été perdues au lieu de points de vie : { $value }
haven-count-dealt = Dégâts infligés : { $value }
haven-count-healed = Points de vie rendus : { $value }
haven-count-prevented = Dégâts évités : { $value }
haven-count-short-rests = Repos courts : { $value }
haven-count-long-rests = Repos longs : { $value }
haven-count-doors = Portes ouvertes : { $value }
haven-count-treasures = Trésors ramassés : { $value }
haven-count-coins = Pièces ramassées : { $value }
haven-count-experience = Expérience : { $value }
haven-count-hp = Points de vie : { $value }
haven-count-hurt = Points de vie manquants : { $value }
haven-count-cards = Cartes restantes : { $value }
haven-count-lost = Cartes perdues : { $value }
haven-count-exhausted = Hors jeu : { $value }
haven-phase-setup = mise en place
haven-phase-select = choix des cartes
haven-phase-turns = tours de jeu
haven-phase-cleanup = fin de la manche
haven-phase-over = fini
haven-effect-shield = Bouclier { $value }
haven-effect-retaliate = { $reach ->
    [one] Riposte { $value }
   *[other] Riposte { $value }, portée { $reach }
}
haven-effect-bonus = { $bonus }
haven-effect-slots = { $bonus } ({ $left } en réserve)
haven-effect-flying = Vol
haven-summon-stats = { $hp } PV, déplacement { $move }, attaque { $attack }, portée { $range }
haven-summon-traits = { $numbers }, { COMMAS($traits) }
haven-summon-none = –
haven-seat-cards = { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main{ $discard ->
    [0] {""}
    [one] , 1 défaussée
   *[other] , { $discard } défaussées
}{ $lost ->
    [0] {""}
    [one] , 1 perdue
   *[other] , { $lost } perdues
}{ $active ->
    [0] {""}
    [one] , 1 active
   *[other] , { $active } actives
}
haven-seat-experience = { $experience } XP
haven-seat-coins = { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $gold ->
    [0] {""}
   *[other] {" "}et { $gold } or
}
haven-seat-discard = Défaussées : { COMMAS($cards) }
haven-seat-lost = Perdues : { COMMAS($cards) }
haven-seat-active = Actives : { COMMAS($cards) }
haven-seat-played = Jouées : { COMMAS($cards) }
haven-fact-level = Niveau { $level }
haven-fact-gold = { $gold } or par pièce
haven-fact-traps = Un piège inflige { $trap } dégâts, un danger { $hazard }
haven-fact-casual = Hors campagne
haven-fact-open-information = Information ouverte
haven-fact-reduced-randomness = Hasard réduit
haven-fact-permanent-death = Mort définitive
haven-fact-auto-ties = Égalités tranchées d’office
haven-fact-ask-effects = Effets demandés un par un
haven-fact-disarm-bars-granted = Désarmement hors de son tour aussi
haven-variant-reduced-randomness = 2× et bénédiction valent +2, raté et malédiction −2
haven-variant-permanent-death = Un héros qui tombe sous 1 point de vie meurt pour de bon
haven-variant-auto-ties = Là où le groupe choisirait entre des égaux, le premier est pris d’office
haven-variant-ask-effects = L’attaquant décide avant chaque effet d’une attaque
haven-variant-disarm-bars-granted = Une figurine désarmée n’attaque pas non plus pendant le tour d’une autre

## Refus

haven-no-such-scenario = Ce scénario n’existe pas.
haven-no-such-class = Cette classe n’existe pas.
haven-no-such-level = Le niveau va de { $least } à { $most }.
haven-no-such-hero-level = { $name } a un niveau que ces règles ne connaissent pas.
haven-party-size = Un scénario réunit de { $least } à { $most } héros.
haven-same-class = Deux héros ne peuvent pas avoir la même classe.
haven-same-seat = Deux héros ne peuvent pas avoir la même place.
haven-bad-setting = Ces réglages ne vont pas avec les règles.
haven-level-or-difficulty = Choisissez un niveau ou une difficulté, pas les deux.
haven-several-heroes = Qui joue plusieurs héros joue à information ouverte : choisissez-la aussi.
haven-wrong-hand = { $name } apporte exactement { $size } des cartes permises à son niveau.
haven-wrong-pool = { $name } connaît des cartes que ces règles ignorent, ou trop peu de cartes.
haven-wrong-perks = { $name } a des atouts que sa classe n’a pas.
haven-wrong-effects = { $name } commence avec quelque chose que ces règles ignorent.

## Le journal

haven-scenario-began = **{ $scenario }** commence au niveau { $level }.
haven-hero-placed = **{ $figure }** part de { $hex }.
haven-round-began = La manche { $round } commence.
haven-cards-revealed = **{ $figure }** joue { $lead } ({ $initiative }) et { $other }.
haven-long-rest-declared = **{ $figure }** prend un repos long pendant cette manche.
haven-monster-card-drawn = **{ $monster }** agit à { $initiative } : { DOTS($lines) }.
haven-turn-began = **{ $figure }** joue son tour.
haven-turn-lost = **{ $figure }** subit Étourdissement et ne fait rien.
haven-action-top = **{ $figure }** joue le haut de la carte { $card }.
haven-action-bottom = **{ $figure }** joue le bas de la carte { $card }.
haven-action-attack = **{ $figure }** emploie { $card } pour une attaque simple.
haven-action-move = **{ $figure }** emploie { $card } pour un déplacement simple.
haven-nothing-done = Il n’en résulte rien.
haven-moved = **{ $figure }** va en { $hex }.
haven-pushed = **{ $figure }** recule jusqu’en { $hex }.
haven-pulled = **{ $figure }** glisse jusqu’en { $hex }.
haven-door-opened = **{ $figure }** ouvre la porte en { $hex }.
haven-room-revealed = Derrière : { $monsters }.
haven-room-empty = La salle derrière est vide.
haven-trap-sprung = **{ $figure }** déclenche le piège en { $hex }.
haven-hazard-entered = **{ $figure }** entre en terrain dangereux en { $hex }.
haven-attacked = **{ $figure }** attaque { $target } à { $value }, tire { $cards }{ $shield ->
    [0] {""}
   *[other] , bouclier { $shield }
} : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
haven-attacked-choosing = **{ $figure }** attaque { $target } à { $value }, tire { $cards } et garde { $used }{ $shield ->
    [0] {""}
   *[other] , bouclier { $shield }
} : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
haven-suffered = **{ $figure }** subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} (reste { $hp }).
haven-damage-negated = **{ $figure }** perd { $cards } et évite { $damage ->
    [one] le dégât
   *[other] les { $damage } dégâts
}.
haven-killed = **{ $figure }** meurt.
haven-destroyed = **{ $figure }** vole en éclats.
haven-summoned = **{ $figure }** invoque **{ $summon }** en { $hex }.
haven-summon-left = **{ $figure }** s’en va.
haven-exhausted-cards = **{ $figure }** n’a plus de cartes pour continuer et tombe d’épuisement.
haven-exhausted-hp = **{ $figure }** tombe d’épuisement.
haven-died = **{ $figure }** tombe et ne remontera plus l’escalier.
haven-healed = **{ $figure }** récupère { $amount } ({ $hp ->
    [one] { $hp } point de vie
   *[other] { $hp } points de vie
}).
haven-condition-gained = **{ $figure }** reçoit { $condition }.
haven-immune = { $condition } : sans effet sur **{ $figure }**.
haven-condition-lost = **{ $figure }** perd { $condition }.
haven-shield-gained = **{ $figure }** gagne Bouclier { $value }.
haven-retaliate-gained = **{ $figure }** gagne Riposte { $value }{ $reach ->
    [one] {""}
   *[other] , portée { $reach }
}.
haven-bonus-acted = **{ $figure }** agit grâce à un bonus : { $bonus }.
haven-bonus-started = **{ $figure }** gagne : { $bonus }.
haven-slot-used = { $left ->
    [0] **{ $figure }** utilise la dernière case d’un bonus.
   *[other] **{ $figure }** utilise une case d’un bonus ; il en reste { $left }.
}
haven-damage-warded = Un bonus épargne { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} à **{ $figure }**.
haven-recovered = **{ $figure }** reprend { $cards }.
haven-bonus-dropped = **{ $figure }** abandonne { $card }.
haven-retaliated = **{ $figure }** riposte contre { $target } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
haven-element-consumed = **{ $figure }** consomme { $element }.
haven-element-infused = L’élément { $element } devient fort.
haven-experience-gained = **{ $figure }** gagne { $amount } XP.
haven-coins-looted = **{ $figure }** ramasse { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
haven-treasure-empty = **{ $figure }** ouvre le trésor { $number }, que quelqu’un a déjà vidé.
haven-treasure-looted = **{ $figure }** ouvre le trésor { $number }{ $gold ->
    [0] {""}
   *[other]  : { $gold } or
}{ $experience ->
    [0] {""}
   *[other] , { $experience } XP
}.
haven-short-rested = **{ $figure }** prend un repos court et perd { $card }.
haven-long-rested = **{ $figure }** prend un repos long et perd { $card }.
haven-rest-failed = **{ $figure }** ne peut pas se reposer.
haven-rest-emptied = **{ $figure }** n’a plus de carte défaussée à reprendre.
haven-modifiers-reshuffled = **{ $figure }** mélange ses cartes de modificateur.
haven-monster-modifiers-reshuffled = Les cartes de modificateur des monstres sont mélangées.
haven-ally-modifiers-reshuffled = Les cartes de modificateur des alliés sont mélangées.
haven-no-focus = **{ $figure }** ne trouve personne à attaquer.
haven-held-ground = **{ $figure }** ne bouge pas et n’attaque pas.
haven-goal-reached = L’objectif est atteint : le scénario est gagné à la fin de cette manche.
haven-battle-goal-fulfilled = **{ $figure }** a rempli l’objectif de bataille { $goal } : { $ticks ->
    [0] aucune coche après une défaite
    [one] { $ticks } coche
   *[other] { $ticks } coches
}.
haven-battle-goal-missed = **{ $figure }** n’a pas rempli l’objectif de bataille { $goal }.
haven-party-beaten = Plus personne ne tient debout.
haven-victory = Le scénario **{ $scenario }** est gagné.
haven-defeat = Le scénario **{ $scenario }** est perdu.
