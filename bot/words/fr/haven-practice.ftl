### Les conseils du combat d’essai : chacun est donné une fois, à la première question où il sert.

haven-lesson-place = La carte montre où vous êtes. Choisissez un des hex marqués ; un hex se nomme par sa colonne et sa ligne, et `/aller A2` le choisirait aussi.
haven-lesson-pick = À chaque manche vous choisissez deux cartes. À votre tour vous employez le **haut** de l’une (surtout des attaques) et le **bas** de l’autre (surtout des déplacements). La première mène : son nombre est votre initiative, et les petits nombres agissent tôt.
haven-lesson-long-rest = Les cartes employées vont dans votre défausse. Avec deux ou plus, vous pouvez prendre un **repos long** au lieu de choisir : vous en perdez une pour de bon, reprenez les autres et récupérez 2 points de vie.
haven-lesson-elements = Un élément est fort. Là où une carte le nomme devant deux points (« Feu : +1 Attaque »), vous pouvez le consommer pour en faire plus ; à la fin de chaque manche il faiblit d’un cran.
haven-lesson-monsters = Voilà une manche. Les monstres ont agi selon la carte de leur espèce, chacun contre l’ennemi qu’il atteint le plus tôt : `/règles cible visée` en dit plus.
haven-lesson-action = C’est votre tour : choisissez une moitié d’une carte. À la place de son texte, toute carte fait aussi une Attaque 2 ou un Déplacement 2 simples. **Annuler** reprend votre dernier pas, tant que rien de nouveau n’est révélé.
haven-lesson-other-half = Maintenant l’autre moitié : de votre deuxième carte, et le bas si c’était le haut. Vous pouvez aussi finir votre tour ici.
haven-lesson-item = Vos objets sont parmi les réponses partout où ils peuvent servir. Un objet épuisé est de nouveau prêt après un repos long.
haven-lesson-move = Les hex marqués sont à votre portée, chacun avec ce que coûte le chemin. Choisissez-en un dans le menu ou écrivez-le : `/aller C2`. On traverse ses amis, pas ses ennemis.
haven-lesson-door = Un de ces hex est une **porte** : entrez-y et elle s’ouvre, et vous voyez ce qui attend derrière. Votre déplacement continue s’il vous reste des points.
haven-lesson-coins = Il y a une **pièce** sur la carte. Si vous y finissez votre tour, elle est à vous ; les monstres morts en laissent aussi.
haven-lesson-attack = Chaque cible montre ses points de vie et vos chances. Une carte de modificateur (de −2 à ×2) change un peu chaque attaque : rien n’est sûr.
haven-lesson-area = Cette attaque couvre plusieurs hex à la fois ; choisissez comment poser la forme d’après ceux qu’elle touche. Chacun a sa propre carte de modificateur.
haven-lesson-push = Vous choisissez où va la cible, hex par hex. Un piège ou un danger sur le chemin fait le reste.
haven-lesson-heal = Un soin rend des points de vie, jamais plus que le maximum. Il retire aussi Blessure, ou Poison au lieu de soigner.
haven-lesson-loot = Le butin ramasse ce qui est à sa portée, sans y aller.
haven-lesson-consume = Vous pouvez consommer l’élément maintenant et gagner ce qui est écrit, ou le garder pour quelqu’un d’autre.
haven-lesson-negate = Vous allez être touché. Subissez, ou perdez plutôt pour de bon **une carte de votre main** ou **deux cartes défaussées**. Les points de vie sont là pour servir ; les cartes sont votre temps.
haven-lesson-short-rest = La manche finit. Un **repos court** reprend aussitôt vos cartes défaussées, sauf une, perdue au hasard ; il ne soigne rien. Reposez-vous quand il vous reste moins de deux cartes, ou bientôt.
haven-lesson-reroll = Cette carte serait perdue. Si elle vous manquerait, 1 dégât en fait tirer une autre ; c’est alors celle-là qui part.
haven-lesson-lose = Choisissez la carte dont vous avez le moins besoin : elle est hors jeu pour le reste du combat.
haven-lesson-tie = Les règles permettent les deux au monstre : les joueurs décident donc. Prenez ce qui fait le moins mal.
