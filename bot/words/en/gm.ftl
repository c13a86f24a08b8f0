### The GM’s commands, going back with everybody’s knowledge, the vote on it.

## Going back

gm-plan = This would take back { $count ->
    [one] one answer
   *[other] { $count } answers
}.{ $why } Nothing has happened yet.
gm-plan-why = { " " }Reason: { $why }
gm-plan-no-why = { "" }
gm-key-rewind = { $count ->
    [one] Take it back
   *[other] Take back all { $count }
}
gm-key-skip = Wait no longer
gm-undone-acts = What would be undone
gm-act-answer = An answer for { $hero }
gm-act-withdraw = An answer for { $hero }, withdrawn
gm-act-party = the party

## The vote

gm-key-ask = Ask the table to undo my last answer
gm-vote = **{ $name }** asks the table to undo { $count ->
    [one] one answer
   *[other] { $count } answers
}, and all that follows.{ $why }
gm-vote-open = Agreed so far: { $names }. The question ends <t:{ $until }:R>.
gm-vote-who = do you agree? One refusal is enough; the GM alone can grant it.
gm-vote-done = Agreed: it is undone.
gm-vote-refused = { $name } refuses: the game goes on as it is.
gm-vote-withdrawn = { $name } asks for it no longer.
gm-vote-expired = Not everybody has answered in time: the game goes on as it is.
gm-vote-gone = The game is no longer there: nothing was undone.
gm-key-agree = Undo it
gm-key-refuse = Leave it

## What the GM did, and what can be kept

gm-audit = What the GM has done, newest first (page { $page })
gm-audit-empty = There is nothing of the GM’s to read here.
gm-export = All of the campaign that is no secret: seats, ledger, logs. Whoever runs the bot can write everything with `emberhall export`.
gm-export-short = All of the campaign that is no secret; the logs of the { $count ->
    [one] oldest scenario do
   *[other] { $count } oldest scenarios do
} not fit into a file for Discord.

## Descriptions of commands

gm-about-set = Set hit points, a condition, an element or a place
gm-about-set-what = What to set
gm-about-set-of = Of which figure, or which element
gm-about-set-to = To what: a number, a condition, a strength, a hex
gm-about-spawn = Let a monster appear
gm-about-spawn-monster = Which monster
gm-about-spawn-where = On which hex
gm-about-remove = Take a figure off the map; nobody has killed it
gm-about-remove-figure = Which figure
gm-about-reveal = Reveal the room behind a door
gm-about-reveal-where = Which door
gm-about-stack = Say which cards of a deck come next; the table is told why
gm-about-stack-deck = Which deck
gm-about-stack-first = The next card
gm-about-stack-second = The card after that
gm-about-stack-third = The third card
gm-about-stack-fourth = The fourth card
gm-about-stack-why = The reason, shown to everybody
gm-about-skip = Wait no longer: the clock’s answer for those who are awaited
gm-about-skip-seat = For which hero; nobody named: for all who are awaited
gm-about-autopilot = Let the clock play a hero until you say otherwise
gm-about-autopilot-on = Whether the clock plays (yes, unless you say no)
gm-about-transfer = Make somebody else the GM
gm-about-transfer-player = Who is the GM from now on
gm-about-audit = What the GM has done, with reasons
gm-about-audit-page = Which page; 1 is the newest
gm-about-export = The public record of the campaign as a file
gm-about-level = Change how hard the scenario will be, before it begins
gm-about-level-level = Which level, or which difficulty
gm-about-undo-request = Ask the table to undo this, and all since

## What can be set

gm-thing-hp = Hit points
gm-thing-condition = Condition
gm-thing-element = Element
gm-thing-place = Place on the map

## Names of commands and options

gm-called-set = set
gm-called-what = what
gm-called-of = of
gm-called-to = to
gm-called-spawn = spawn
gm-called-remove = remove
gm-called-figure = figure
gm-called-reveal = reveal
gm-called-stack = stack
gm-called-first = first
gm-called-second = second
gm-called-third = third
gm-called-fourth = fourth
gm-called-skip = skip
gm-called-autopilot = autopilot
gm-called-on = on
gm-called-transfer = transfer
gm-called-audit = audit
gm-called-page = page
gm-called-export = export
gm-called-request = request
