# Les mots dessinés dans les images, et le texte qui remplace une image.

render-round = Manche { $round }
render-setup = Avant la première manche
render-victory = Victoire
render-defeat = Défaite

render-legend-shield = bouclier
render-legend-retaliate = riposte

render-legend-fog = inexploré
render-legend-difficult = terrain difficile
render-legend-hazard = terrain dangereux
render-legend-water = eau
render-legend-ice = glace
render-legend-corridor = couloir
render-legend-obstacle = obstacle
render-legend-trap = piège
render-legend-door-closed = porte fermée
render-legend-door-open = porte ouverte
render-legend-treasure = trésor
render-legend-start = départ
render-legend-plate = dalle
render-legend-door-locked = porte verrouillée
render-legend-exit = sortie
render-legend-spawn = point d’apparition
render-legend-story = hex marqué
render-legend-coins = pièces
render-legend-reach = coût du déplacement
render-legend-harm = coût, en terrain dangereux
render-legend-target = cible possible
render-legend-area = zone, par numéro
render-legend-step = son chemin
render-legend-goal = hex envisagé
render-legend-trail = dernier déplacement

alt-map = Plan de { $scenario }, manche { $round }.
alt-map-setup = Plan de { $scenario }, avant la première manche.
alt-goal = But : { $goal }
alt-victory = Le scénario est gagné.
alt-defeat = Le scénario est perdu.
alt-awaited = On attend { $names }.
alt-acting = En train d’agir : { $names }.
alt-figures = Figurines avec hex et points de vie : { $figures }.
alt-figure = { $name } { $place } { $hp }/{ $max }
alt-figure-with = { $name } { $place } { $hp }/{ $max } ({ $marks })
alt-elite = { $name } (élite)
alt-places = { $what } : { $places }.
alt-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
alt-elements = Éléments : { $elements }.
alt-element = { $name } { $state }
alt-choices = Choix : { $choices }.
alt-reach = À portée, avec le coût : { $choices }.
alt-harmful = { $label }, en terrain dangereux
alt-targets = Cibles possibles : { $choices }.
alt-areas = Zones : { $choices }.
alt-area = la { $number } couvre { $hexes }
alt-way = Son chemin : { $choices }.
alt-goals = Hex envisagés : { $choices }.
alt-trails = Derniers déplacements : { $moves }.
alt-trail = { $name }, de { $from } à { $place }
alt-choice = { $label } en { $place }
alt-more = et { $count } de plus
alt-state-strong = fort
alt-state-waning = déclinant
