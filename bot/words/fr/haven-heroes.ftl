### Les héros en ville : leurs feuilles, leurs atouts, leurs cartes, la boutique.

## Atouts

haven-perk = { DOTS($parts) }
haven-perk-items = Ignorez les cartes −1 de vos objets
haven-perk-remove = Retirez { $cards } de vos modificateurs
haven-perk-add = Ajoutez { $cards } à vos modificateurs
haven-perk-replace = Dans vos modificateurs, remplacez { $removed } par { $added }
haven-perk-cards = { $count ->
    [one] une carte { $card }
   *[other] { $count } cartes { $card }
}
