### La main du MJ dans les livres

## Ce qui se passe

haven-gm-steps-in = **{ $name }** intervient : { DOTS($lines) }{ $why }
haven-gm-because = { " " }Raison : { $why }
haven-gm-no-reason = { "" }
haven-gm-item-lost = **{ $hero }** perd « { $item } ».
haven-gm-moved = **{ $hero }** rejoint { $party }.
haven-gm-level-set = { $scenario } sera joué au niveau { $level }.

## Ce qui est refusé

haven-gm-no-such-hero = Il n’y a pas de tel héros à qui donner ou prendre.
haven-gm-no-such-party = Il n’y a pas de tel groupe : `/mj monde` et `/mj déplacer-héros` les nomment par leurs numéros.
haven-gm-no-such-item = Il n’y a pas de tel objet.
haven-gm-no-such-achievement = Il n’y a pas de tel haut fait.
haven-gm-has-item = { $hero } l’a déjà.
haven-gm-has-no-item = { $hero } ne l’a pas.
haven-gm-there-already = { $hero } va déjà avec ce groupe.
haven-gm-no-number = Ce n’est pas un nombre à donner ou à prendre.
haven-gm-not-on-the-way = Ce groupe n’est pas en route vers un scénario : choisissez le niveau avec `/scénario commencer`.
haven-gm-no-such-level = Il n’y a pas de tel niveau ni de telle difficulté.
haven-gm-nothing-changes = C’est déjà ainsi.
haven-gm-out-of-bounds = { $amount ->
    [0] Les règles n’y permettent plus aucun changement.
   *[other] Les règles y permettent { $amount } au plus.
}

## La page du MJ

haven-gm-title = La main du MJ
haven-gm-about = Tout ce que vous changez ici est dit dans le salon. Les commandes (`/mj donner`, `prendre`, `monde`, `déplacer-héros`) nomment les héros et les groupes comme ci-dessous.
haven-gm-ask = Choisissez avec soin : tout le monde l’apprend.
haven-gm-heroes = Héros
haven-gm-parties = Groupes
haven-gm-hero = `{ $number }` { $hero }, groupe { $party }
haven-gm-party = le groupe { $number }, { $party }
haven-gm-party-unnamed = le groupe { $number }
haven-gm-page-achievement = Donner un haut fait
haven-gm-page-take-achievement = Enlever un haut fait
haven-gm-page-unlock = Révéler un scénario
haven-gm-page-complete = Accomplir un scénario
