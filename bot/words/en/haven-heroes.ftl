### Heroes in the city: their sheets, perks, cards, the shop.

## Perks

haven-perk = { DOTS($parts) }
haven-perk-items = Ignore the −1 cards of your items
haven-perk-remove = Take { $cards } out of your modifier deck
haven-perk-add = Add { $cards } to your modifier deck
haven-perk-replace = In your modifier deck, replace { $removed } by { $added }
haven-perk-cards = { $count ->
    [one] one { $card }
   *[other] { $count } × { $card }
}

## New heroes

haven-class-locked = Nobody has opened this class yet.
haven-class-taken = { $hero } already goes as { $class_ }: a party has one of each class.
haven-no-such-party = There is no such party.
haven-no-such-hero = There is no such hero.
haven-no-such-hero-away = You have no such hero waiting in the city.
haven-quests-dealt = Two personal quests are before you: keep one of them.
haven-quest-not-dealt = This quest is not one of yours to choose from.
haven-quest-kept = You keep { $quest }. Nobody else knows.
haven-hero-switched = **{ $hero }** is back.
haven-heroes = All heroes
haven-classes = Classes
haven-classes-how = `/hero new` makes a hero of one of these classes, at a level from 1 to { $most }.
haven-class-body = { $first } hit points at level 1, { $last } at level 9; { $hand } cards in hand
haven-class-perk = { $count }× { $perk }

## Levels

haven-must-keep-quest = { $hero } has to keep a personal quest first.
haven-must-level-up = { $hero } has to level up first.
haven-must-learn = { $hero } has to learn a card first.
haven-must-take-perk = { $hero } has to take a perk first.
haven-highest-level = There is no higher level.
haven-needs-experience = The next level needs { $needed } XP; you have { $xp }.
haven-not-behind = You are not behind: prosperity is at level { $level }.
haven-level-reached = **{ $hero }** reaches level { $level } and has { $hp } hit points now.
haven-nothing-to-learn = You have no card to learn now.
haven-card-not-open = You cannot learn this card now: choose one of your class, of the new level at most.
haven-learned = **{ $hero }** learns { $card }.
haven-no-perk-due = You have no perk to take now.
haven-perk-not-open = This perk is not yours to take, or all its boxes are marked.
haven-perk-taken = **{ $hero }** takes a perk: { $perk }.

## The shop

haven-shop = The shop
haven-shop-slot = The shop: { $slot }
haven-shop-selling = Selling
haven-shop-gold = You have { $gold } gold.
haven-shop-dearer = Your party’s reputation adds { $gold } gold to every price.
haven-shop-cheaper = Your party’s reputation takes { $gold } gold off every price.
haven-ask-shop = What do you buy?
haven-ask-sell = What do you sell?
haven-offer-item = { $item } ({ $price } gold)
haven-offer-item-hint = { $facts } · { $left }
haven-copies-left = { $count ->
    [0] none left
   *[other] { $count } left
}
haven-offer-slot = { $slot }: { $count ->
    [one] { $count } item
   *[other] { $count } items
}
haven-offer-sell = Sell something
haven-not-for-sale = The shop does not have this.
haven-owned-already = You own one already.
haven-none-left = There is none left.
haven-too-dear = That takes { $price } gold; you have { $gold }.
haven-not-owned = You do not own this.
haven-bought = **{ $hero }** buys { $item } for { $price } gold and has { $gold } left.
haven-sold = **{ $hero }** sells { $item } for { $price } gold and has { $gold } now.

## The sanctuary

haven-donated-already = You have given already on this visit.
haven-donated = **{ $hero }** gives { $gift } gold to the sanctuary and takes two blessings along. In all it has been given { $total } gold.

## Sheets

haven-sheet-class = { $class_ }, level { $level }
haven-sheet-away = Stays in the city for now.
haven-sheet-retired = Retired.
haven-sheet-dead = Gone for good.
haven-sheet-body = { $hp } hit points, { $hand } cards in hand
haven-sheet-xp = { $xp } XP; the next level begins at { $next }
haven-sheet-xp-last = { $xp } XP
haven-sheet-gold = { $gold } gold
haven-sheet-ticks = { $ticks ->
    [one] { $ticks } tick of { $most }
   *[other] { $ticks } ticks of { $most }
}
haven-sheet-todo = To do: { $todo }
haven-sheet-items = Items
haven-sheet-item = { $item }: { $facts }
haven-sheet-perks = Perks
haven-sheet-start = In the next scenario
haven-sheet-quest = Personal quest
haven-sheet-note = Your notes
haven-sheet-own-words = { $text }
haven-starts-with-bless = { $count ->
    [one] { $count } blessing
   *[other] { $count } blessings
}
haven-starts-with-curse = { $count ->
    [one] { $count } curse
   *[other] { $count } curses
}
haven-starts-with-poison = starts poisoned
haven-starts-with-wound = starts wounded
haven-starts-with-immobilize = starts immobilized
haven-starts-with-disarm = starts disarmed
haven-starts-with-stun = starts stunned
haven-starts-with-muddle = starts muddled
haven-starts-with-invisible = starts invisible
haven-starts-with-strengthen = starts strengthened
haven-starts-with-damage = suffers { $count } damage
haven-starts-with-discard = { $count ->
    [one] discards { $count } card
   *[other] discards { $count } cards
}
haven-starts-with-lose = { $count ->
    [one] loses { $count } card
   *[other] loses { $count } cards
}
haven-offer-keep = Keep { $quest }
haven-offer-level-up = Rise to level { $level }
haven-offer-catch-up = Catch up to level { $level }
haven-offer-donate = Give { $gift } gold to the sanctuary
haven-offer-deck = Cards
haven-offer-perks = Perks
haven-offer-shop = The shop
haven-offer-switch = Play { $hero } instead

haven-perks = Perks of { $hero }
haven-perks-taken = { $taken } of { $earned } perks taken
haven-perk-boxes = { $marked }/{ $boxes }
haven-perk-line = { $boxes } · { $perk }
haven-ask-perk = Which perk do you take?
haven-deck = Cards of { $hero }
haven-deck-hand = You choose { $hand } of these for each scenario.
haven-deck-card = { $card } (level { $level }, initiative { $initiative })
haven-deck-card-open = To learn: { $card } (level { $level }, initiative { $initiative })
haven-deck-top = Top: { DOTS($lines) }
haven-deck-bottom = Bottom: { DOTS($lines) }
haven-ask-learn = Which card do you learn?
haven-offer-learn = Learn { $card }
haven-note-too-long = A note has at most { $most } characters.
