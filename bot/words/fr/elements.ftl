### Éléments.

element-fire = Feu
element-ice = Glace
element-air = Air
element-earth = Terre
element-light = Lumière
element-dark = Ténèbres
element-any = Élément au choix
