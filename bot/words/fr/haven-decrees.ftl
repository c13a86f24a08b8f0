### Ce que le MJ change dans un scénario par sa seule parole

## Ce qui se passe

haven-decree-hp = **{ $figure }** a désormais { $hp ->
    [one] un point de vie
   *[other] { $hp } points de vie
} au lieu de { $before }.
haven-decree-falls = **{ $figure }** n’a plus de points de vie.
haven-decree-gains = **{ $figure }** gagne { $condition }.
haven-decree-loses = **{ $figure }** perd { $condition }.
haven-decree-place = **{ $figure }** se tient désormais en { $hex }.
haven-decree-remove = **{ $figure }** quitte la carte ; personne ne l’a tué.
haven-decree-element = { $element } est désormais { $strength }.
haven-decree-spawn = **{ $monster }** vient en { $hex }.
haven-decree-reveal = Ce qui se trouve derrière la porte en { $hex } est révélé.
haven-decree-stack = { $count ->
    [one] La prochaine carte
   *[other] Les { $count } prochaines cartes
} de ce paquet { $count ->
    [one] est posée
   *[other] sont posées
} comme le veut le MJ : { $deck }.

## Ce qu’il y a à choisir

haven-decree-strong = fort
haven-decree-waning = déclinant
haven-decree-inert = inerte
haven-decree-on = { $condition }
haven-decree-off = plus de { $condition }
haven-decree-hit-points = { $hp ->
    [0] 0 : tombe
   *[other] { $hp }
}
haven-decree-deck-hero = le paquet de modificateurs { ELIDE("de", $hero) }
haven-decree-deck-monsters = le paquet de modificateurs des monstres
haven-decree-deck-allies = le paquet de modificateurs des alliés
haven-decree-deck-abilities = les cartes de capacité : { $monsters }
haven-decree-ability = { $initiative } : { DOTS($lines) }

## Ce qui est refusé

haven-decree-unknown = Cela ne peut pas être changé ici.
haven-decree-no-figure = Il n’y a pas de telle figurine sur la carte.
haven-decree-so-already = C’est déjà ainsi.
haven-decree-bad-hp = Cette figurine peut avoir de 0 à { $most } points de vie.
haven-decree-no-condition = Il n’y a pas de tel état.
haven-decree-immune = { $condition } est sans effet sur **{ $figure }**.
haven-decree-no-card = Il n’y a pas de carte { $condition } pour cela.
haven-decree-fixed = Cela reste à sa place.
haven-decree-no-hex = Il n’y a pas de telle case sur la partie révélée de la carte.
haven-decree-taken = La case { $hex } est prise.
haven-decree-no-element = Il n’y a pas de tel élément, ou pas de telle force.
haven-decree-no-monster = Ce scénario n’a pas de tel monstre : nommez l’un de ceux qui sont proposés.
haven-decree-no-standee = Toutes les figurines de { $monster } sont déjà sur la carte.
haven-decree-hero-stays = Un héros quitte la carte avec son dernier point de vie : mettez-les à 0.
haven-decree-no-door = Il n’y a pas de porte fermée vers une nouvelle salle à cette case.
haven-decree-no-deck = Il n’y a pas de tel paquet.
haven-decree-not-in-deck = Ces cartes ne sont pas toutes dans cette pioche.
