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
