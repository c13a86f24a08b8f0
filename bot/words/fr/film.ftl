# Films d’une manche ou de tout un combat : le texte qui les remplace, et la commande.

film-alt-round = Film : { $scenario }, manche { $round }.
film-alt-fight = Film : { $scenario }, { $round ->
    [one] une manche
   *[other] { $round } manches
}.
film-alt-fallen = Manche { $round }, tombés : { $names }.

replay-round = La manche { $round } de { $scenario }, encore une fois.
replay-fight = { $scenario }, de la première manche à la dernière.
replay-drawing = Je dessine le film. Cela prend quelques secondes.
replay-shared = Le salon le voit maintenant.
replay-failed = Je n’ai pas pu dessiner ce film. Réessayez plus tard.
replay-none = Il ne s’est encore rien passé que je puisse vous remontrer.
replay-no-round = Il n’y a rien à voir de la manche { $round }.

replay-about = Revoir ce qui s’est passé
replay-about-round = Revoir une manche, mouvement par mouvement
replay-about-fight = Revoir tout le combat, tour par tour
replay-about-number = Quelle manche ; sans rien : la dernière
replay-about-share = Le montrer à tout le salon
replay-called-replay = film
replay-called-round = manche
replay-called-fight = combat
replay-called-number = numéro
replay-called-share = partager
