### Les cartes en images : leurs mots autres que le texte des cartes.

# Un mot d’une carte avec son signe.
render-sign = { $sign }{ $text }{ $end }
render-level = Niveau { $level }
render-pile-picked = Choisie
render-pile-active = Active
render-pile-discard = Défaussée
render-pile-lost = Perdue
render-pile-chosen = Choisie
render-pile-spent = Épuisé
render-pile-consumed = Consommé
render-pile-open = À apprendre
render-pile-bag = Non porté
render-draw = { $figure } → { $target }
render-cards-of = { $scenario }, manche { $round }

# Le texte qui remplace une image.
alt-pile = { $pile } : { $cards }.
alt-card = { $name } ({ $at })
alt-card-text = { $name } : { $text }.
alt-group = { $name } ({ $at }) : { $text }.
alt-draw = { $head } : attaque { $value }, cartes tirées { $cards }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
