### Un tour en quelques mots : chacun est une proposition sur celui qui est nommé avant.

haven-brief = **{ $who }** { $deeds }.
haven-brief-cards-revealed = joue { $lead } ({ $initiative }) avec { $other }
haven-brief-long-rest-declared = prend un repos long
haven-brief-turn-lost = ne fait rien, sous Étourdissement
haven-brief-no-focus = ne trouve personne à attaquer
haven-brief-held-ground = reste sur place
haven-brief-moved = va en { $hex }
haven-brief-pushed = recule jusqu’en { $hex }
haven-brief-pulled = glisse jusqu’en { $hex }
haven-brief-swapped = change de place avec { $other }
haven-brief-fell-from-flight = redescend en { $hex }
haven-brief-left = sort, sain et sauf
haven-brief-door-opened = ouvre la porte en { $hex }
haven-brief-trap-sprung = déclenche le piège en { $hex }
haven-brief-hazard-entered = entre en terrain dangereux en { $hex }
haven-brief-trap-made = pose un piège en { $hex }
haven-brief-trap-disarmed = désamorce le piège en { $hex }
haven-brief-obstacle-created = place un obstacle en { $hex }
haven-brief-obstacle-destroyed = dégage l’obstacle en { $hex }
haven-brief-obstacle-moved = déplace un obstacle en { $goal }
haven-brief-suffered = subit { $damage }
haven-brief-damage-negated = perd des cartes pour éviter { $damage } de dégâts
haven-brief-damage-warded = évite { $damage } de dégâts
haven-brief-retaliated = riposte contre { $target } ({ $damage })
haven-brief-killed = meurt
haven-brief-destroyed = vole en éclats
haven-brief-exhausted-cards = n’a plus de cartes pour continuer
haven-brief-exhausted-hp = tombe d’épuisement
haven-brief-died = ne remontera plus l’escalier
haven-brief-healed = récupère { $amount }
haven-brief-condition-gained = reçoit { $condition }
haven-brief-immune = reste insensible à { $condition }
haven-brief-shield-gained = gagne Bouclier { $value }
haven-brief-retaliate-gained = gagne Riposte { $value }
haven-brief-summoned = invoque { $summon } en { $hex }
haven-brief-summon-left = s’en va
haven-brief-spawned = apparaît en { $hex }
haven-brief-granted = fait agir { $other } sur-le-champ
haven-brief-controlled = prend le contrôle de { $other }
haven-brief-item-used = emploie { $item }
haven-brief-treasure-looted = ouvre le trésor { $number }
haven-brief-chest-looted = ouvre un coffre
haven-brief-treasure-empty = trouve vide le trésor { $number }
haven-brief-item-found = trouve { $item }
haven-brief-item-sold = trouve { $item } en double et le vend
haven-brief-design-found = trouve un plan : { $item }
haven-brief-random-design-found = trouve le plan d’un objet
haven-brief-random-scenario-found = trouve une carte qui mène ailleurs
haven-brief-short-rested = prend un repos court et perd { $card }
haven-brief-long-rested = perd { $card } au repos long
haven-brief-rest-failed = ne peut pas se reposer
haven-brief-cards-lost = se passe { ELIDE("de", $cards) }
haven-brief-discarded = défausse { $cards }
haven-brief-attacked = { $damage ->
    [0] attaque { $target } sans effet
   *[other] touche { $target } ({ $damage })
}
haven-brief-coins-looted = { $count ->
    [one] ramasse une pièce
   *[other] ramasse { $count } pièces
}
haven-brief-coins-given = { $count ->
    [one] reçoit une pièce
   *[other] reçoit { $count } pièces
}
