# Films d’une manche ou de tout un combat : le texte qui les remplace, et la commande.

film-alt-round = Film : { $scenario }, manche { $round }.
film-alt-fight = Film : { $scenario }, { $round ->
    [one] une manche
   *[other] { $round } manches
}.
film-alt-fallen = Manche { $round }, tombés : { $names }.
