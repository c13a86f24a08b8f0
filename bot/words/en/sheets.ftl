# Words drawn into the pictures of a campaign's sheets, and the text that stands for them.

sheet-class = { $class_ }, level { $level }
sheet-private = Only you see this
sheet-left = { $count ->
    [0] none left
   *[other] { $count } left
}
sheet-state-owned = yours
sheet-state-none = sold out
sheet-state-dear = too dear
sheet-number = { $name }: { $value }
sheet-place-home = home
sheet-place-open = open
sheet-place-completed = completed
sheet-place-locked = locked
sheet-place-free = whenever you like
sheet-place-unknown = unknown
sheet-place-here = the party
sheet-path-road = road without events
sheet-path-story = what led there
sheet-earlier = { $count ->
    [one] Before these, one more is remembered.
   *[other] Before these, { $count } more are remembered.
}
sheet-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }

sheet-alt-hero = Sheet of { $name }: { $class_ }, level { $level }.
sheet-alt-person = { $name } ({ $class_ }, level { $level })
sheet-alt-party = Sheet of the party: { $title }.
sheet-alt-thing = { $name } { $price } gold ({ $left } left)
sheet-alt-boxes = { $name } { $ticked }/{ $boxes }
sheet-alt-list = { CAPITAL($title) }: { $things }.
sheet-alt-all = { $things }.
sheet-alt-name = { $name }
sheet-alt-here = { $name } (the party is here)
sheet-alt-moment = { $day }, { $what }: { $line }.
