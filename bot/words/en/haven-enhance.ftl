### Enhancing cards in the city

## What is refused

haven-enhance-locked = Nobody in the Hall knows yet how to enhance a card.
haven-enhance-no-card = Your hero does not know this card.
haven-enhance-no-slot = There is no such place on this card.
haven-enhance-taken = A sticker is there already, and stickers stay.
haven-enhance-unfit = This does not go there.
haven-enhance-has-it = The ability has that already.
haven-enhance-too-many = { $most ->
    [one] At this prosperity one card of a class may be enhanced, and one is.
   *[other] At this prosperity { $most } cards of a class may be enhanced, and so many are.
}
haven-enhance-too-dear = It costs { $price } gold, and you have { $gold }.

## What happens

haven-enhanced = **{ $hero }** enhances { $card } for { $price } gold ({ $slot }: { $sticker }).

## Where it is done

haven-enhance = Enhancing cards
haven-enhance-gold = You have { $gold } gold.
haven-enhance-count = { $most ->
    [one] Enhanced cards of your class: { $count } of at most one.
   *[other] Enhanced cards of your class: { $count } of at most { $most }.
}
haven-enhance-free = Free places: { $free } of { $all }
haven-enhance-top = Top
haven-enhance-bottom = Bottom
haven-enhance-place = { $card }, { $slot }
haven-enhance-on-it = On it: { $sticker }
haven-enhance-prices = { $price } gold: { COMMAS($stickers) }
haven-enhance-hexes = The letters are the hexes that may be added; the pattern is turned and mirrored as you like.
haven-enhance-row = { $cells }
haven-ask-enhance-card = Which card do you enhance?
haven-ask-enhance-slot = Where does the sticker go?
haven-ask-enhance-sticker = Which sticker goes there? It stays for good.
haven-offer-sticker = { $sticker } ({ $price } gold)

haven-place-top = top, { $part }
haven-place-bottom = bottom, { $part }
haven-summon-hp = { $summon }: { $value } HP
haven-summon-move = { $summon }: move { $value }
haven-summon-attack = { $summon }: attack { $value }
haven-summon-range = { $summon }: range { $value }

haven-sticker-plus = +1
haven-sticker-hex = one more hex
haven-sticker-hex-at = Hex { $letter }
