### Cards as pictures: the words on them beside the cards’ own text.

# A word on a card with its sign.
render-sign = { $sign }{ $text }{ $end }
render-level = Level { $level }
render-pile-picked = Picked
render-pile-active = Active
render-pile-discard = Discarded
render-pile-lost = Lost
render-pile-chosen = Chosen
render-pile-spent = Spent
render-pile-consumed = Consumed
render-pile-open = To learn
render-pile-bag = Not worn
render-draw = { $figure } → { $target }
render-cards-of = { $scenario }, round { $round }

# The text that stands for a picture.
alt-pile = { $pile }: { $cards }.
alt-card = { $name } ({ $at })
alt-card-text = { $name }: { $text }.
alt-group = { $name } ({ $at }): { $text }.
alt-draw = { $head }: attack { $value }, drawn { $cards }, { $damage } damage.
