### Le bandeau « Pour commencer » de la page d’essai. Les `accents graves` deviennent du code.

preview-start = Pressez [Start the scenario], ou soyez Gus et tapez `/scenario start`.
preview-pick = Soyez Ana, Ben, Chloe puis Dai : chacun choisit deux cartes dans ses messages privés.
preview-act = Un point rouge marque qui la table attend : pressez [À vous] sous la carte.
preview-new = Soyez Gus : tapez `/campaign new` dans #emberhall.
preview-join = Soyez chaque joueur : tapez `/join`.
preview-hero = Puis `/hero new` pour créer un héros.
preview-begin = Soyez Gus à nouveau : tapez `/scenario start`.
