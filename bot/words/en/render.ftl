# Words drawn into pictures, and the text that stands for a picture.

render-round = Round { $round }
render-setup = Before the first round
render-victory = Victory
render-defeat = Defeat

render-legend-shield = shield
render-legend-retaliate = retaliate

render-legend-fog = unexplored
render-legend-difficult = difficult terrain
render-legend-hazard = hazard
render-legend-water = water
render-legend-ice = ice
render-legend-corridor = corridor
render-legend-obstacle = obstacle
render-legend-trap = trap
render-legend-door-closed = closed door
render-legend-door-open = open door
render-legend-treasure = treasure
render-legend-start = start
render-legend-plate = pressure plate
render-legend-door-locked = locked door
render-legend-exit = exit
render-legend-spawn = spawn point
render-legend-story = marked hex
render-legend-coins = coins

alt-map = Map of { $scenario }, round { $round }.
alt-map-setup = Map of { $scenario }, before the first round.
alt-goal = Goal: { $goal }
alt-victory = The scenario is won.
alt-defeat = The scenario is lost.
alt-awaited = Waiting for { $names }.
alt-acting = Now acting: { $names }.
alt-figures = Figures with place and hit points: { $figures }.
alt-figure = { $name } { $place } { $hp }/{ $max }
alt-figure-with = { $name } { $place } { $hp }/{ $max } ({ $marks })
alt-elite = { $name } (elite)
alt-places = { $what }: { $places }.
alt-damage = { $damage } damage
alt-elements = Elements: { $elements }.
alt-element = { $name } { $state }
alt-choices = Choices: { $choices }.
alt-choice = { $label } at { $place }
alt-more = and { $count } more
alt-state-strong = strong
alt-state-waning = waning
