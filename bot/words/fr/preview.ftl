### Le bandeau « Que faire » de la page d’essai. Les `accents graves` deviennent du code.

preview-start = Pressez [Start the scenario], ou soyez Gus : `/scenario start`.
preview-turn = Un point rouge montre qui est attendu : soyez cette personne, pressez [À vous].
preview-pick = À chaque manche, chacun choisit deux cartes, là ou en message privé.
preview-new = Soyez Gus : tapez `/campaign new` dans #emberhall.
preview-join = Soyez chaque joueur : tapez `/join`.
preview-hero = Puis `/hero new` pour créer un héros.
preview-begin = Soyez Gus à nouveau : tapez `/scenario start`.
