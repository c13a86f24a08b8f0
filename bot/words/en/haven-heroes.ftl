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
