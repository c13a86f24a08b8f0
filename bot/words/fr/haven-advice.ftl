## Ce qu'on peut attendre d'une attaque

haven-decimal = { $whole },{ $tenth }
haven-odds = { $hp }/{ $max } points de vie, attendu { $damage }{ $kills ->
    [0] {""}
   *[other] , tue à { $kills } %
}
