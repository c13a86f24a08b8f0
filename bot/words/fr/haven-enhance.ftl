### Améliorer des cartes en ville

## Ce qui est refusé

haven-enhance-locked = Personne dans la Halle ne sait encore améliorer une carte.
haven-enhance-no-card = Votre héros ne connaît pas cette carte.
haven-enhance-no-slot = Cette carte n’a pas cet emplacement.
haven-enhance-taken = Un autocollant s’y trouve déjà, et il y reste.
haven-enhance-unfit = Cela ne va pas à cet endroit.
haven-enhance-has-it = La capacité a déjà cela.
haven-enhance-too-many = { $most ->
    [one] À cette prospérité, une seule carte d’une classe peut être améliorée, et c’est fait.
   *[other] À cette prospérité, { $most } cartes d’une classe peuvent être améliorées, et elles le sont.
}
haven-enhance-too-dear = Cela coûte { $price } or, et vous en avez { $gold }.

## Ce qui se passe

haven-enhanced = **{ $hero }** améliore { $card } pour { $price } or ({ $slot } : { $sticker }).

## Où cela se fait

haven-enhance = Améliorer des cartes
haven-enhance-gold = Vous avez { $gold } or.
haven-enhance-count = { $most ->
    [one] Cartes améliorées de votre classe : { $count } sur une au plus.
   *[other] Cartes améliorées de votre classe : { $count } sur { $most } au plus.
}
haven-enhance-free = Emplacements libres : { $free } sur { $all }
haven-enhance-top = Haut
haven-enhance-bottom = Bas
haven-enhance-place = { $card }, { $slot }
haven-enhance-on-it = Dessus : { $sticker }
haven-enhance-prices = { $price } or : { COMMAS($stickers) }
haven-enhance-hexes = Les lettres sont les hex que l’on peut ajouter ; le motif se tourne et se retourne à volonté.
haven-enhance-row = { $cells }
haven-ask-enhance-card = Quelle carte améliorez-vous ?
haven-ask-enhance-slot = Où va l’autocollant ?
haven-ask-enhance-sticker = Quel autocollant ? Il y reste pour toujours.
haven-offer-sticker = { $sticker } ({ $price } or)

haven-place-top = haut, { $part }
haven-place-bottom = bas, { $part }
haven-summon-hp = { $summon } : { $value } PV
haven-summon-move = { $summon } : déplacement { $value }
haven-summon-attack = { $summon } : attaque { $value }
haven-summon-range = { $summon } : portée { $value }

haven-sticker-plus = +1
haven-sticker-hex = un hex de plus
haven-sticker-hex-at = Hex { $letter }
