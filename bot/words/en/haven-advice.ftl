## What to expect of an attack

haven-decimal = { $whole }.{ $tenth }
haven-odds = { $hp }/{ $max } hit points, expected { $damage }{ $kills ->
    [0] {""}
   *[other] , kills { $kills } %
}
