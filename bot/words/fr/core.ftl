### Refus du noyau de jeu, communs à tous les systèmes de règles.

core-stale = Cette question a déjà reçu sa réponse ; voici où l’on en est.
core-not-yours = Ce choix n’est pas le vôtre.
core-not-offered = Ce choix n’est pas proposé.
core-chosen-twice = Chacun de ces choix ne peut être pris qu’une fois.
core-stands-alone = Ce choix se prend seul.
core-exact-number = { $count ->
    [one] Choisissez-en exactement un.
   *[other] Choisissez-en exactement { $count }.
}
core-wrong-number = { $least ->
    [0] Choisissez-en { $most } au plus.
   *[other] Choisissez-en au moins { $least } et au plus { $most }.
}
core-game-over = Ce scénario est terminé.
core-nothing-to-withdraw = Vous n’avez donné aucune réponse à reprendre.
core-decree-waits = Rien ne peut être changé au milieu de ceci : laissez d’abord décider, ou décidez avec `/mj passer`.
core-decree-breaks = Cela mettrait la partie en désordre ; rien n’a donc été changé.
core-not-gm = Seul le MJ de la campagne peut faire cela.

## Entre les parties

core-done = C’est fait.
core-no-such-deed = Cela ne peut pas se faire ici.
core-no-such-page = Il n’y a rien à montrer.
core-classes = Classes
core-no-such-class = Cette classe n’existe pas ici.
core-has-hero = Vous jouez déjà { $hero }.
core-class-taken = { $hero } tient déjà la classe { $class_ } dans le groupe.
core-no-such-scenario = Ce scénario n’existe pas ici.
core-hero-made = Voici **{ $hero }**, { $class_ }.
core-sheet = Niveau { $level }, { $xp } XP, { $gold } or
core-name = { $name }
