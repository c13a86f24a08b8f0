### Around the table: campaigns, seats, heroes, the GM's hand, and what is kept in the book.

## Names

table-name-empty = A name needs at least one letter.
table-name-long = A name has at most { $most } characters.
table-name-odd = That name holds characters that cannot be shown.

## Campaigns, seats, heroes

table-no-campaign = There is no campaign in this channel: found one with `/campaign new`.
table-no-system = These rules are not known here.
table-channel-taken = The campaign { $name } already lives in this channel.
table-founded = **{ $gm }** founds the campaign **{ $name }**: take a seat with `/join`.
table-campaign-made = { $name } is founded, and you are its GM.
table-house-rules = **{ $name }** sets the house rules for the scenarios to come: { COMMAS($rules) }.
table-no-house-rules = none
table-house-rules-kept = The house rules are kept: they hold from the next scenario on.
table-already-seated = You already have a seat here.
table-full = Every seat is taken.
table-joined = **{ $name }** takes a seat.
table-joined-hero = **{ $name }** takes the seat of { $hero }.
table-welcome = Welcome to the table: make your hero with `/hero new`.
table-welcome-hero = Welcome to the table: { $hero } is yours now.
table-not-seated = You have no seat here: take one with `/join`.
table-left = **{ $name }** leaves the table.
table-goodbye = Your seat is free now, and your hero waits there.

## Scenarios

table-game-runs = A scenario is running here: that waits until it is over.
table-wrong-party = A scenario needs { $least } to { $most } heroes, and { $count ->
    [0] nobody here has one yet
    [one] there is one here
   *[other] there are { $count } here
}.
table-dead-heroes = { $heroes } { $count ->
    [one] is dead: its player makes
   *[other] are dead: their players make
} a new hero with `/hero new` first.
table-started = **{ $scenario }** starts as game { NUMBER($game, useGrouping: 0) }; its dice are sealed as `{ $commitment }`.
table-started-reply = { $scenario } starts.
table-seed = The dice of game { NUMBER($game, useGrouping: 0) } were `{ $seed }`, sealed as `{ $commitment }`.
table-no-game = No scenario is running here.
table-rules-changed = The rules changed with an update: this round starts again.

## Answers

table-answered = Done.
table-answer-kept = Noted: you can change it until everybody has chosen.
table-withdrawn = Your choice is withdrawn.
table-taken-back = Your last step is taken back.
table-took-back = **{ $name }** takes the last step back.
table-nothing-to-take-back = You have no step that can still be taken back.
table-paused = The GM has paused the game.

## Asking the table to undo

table-undo-asked = The table is asked.
table-undo-open = The table is being asked already: wait for that first.
table-undo-no-act = There is nothing of that kind to undo.
table-undo-closed = That is settled already.
table-undo-agreed = You agree.
table-undo-refused = You refuse: the game goes on as it is.
table-undo-withdrawn = You ask for it no longer.
table-undo-gone = The game is no longer there: nothing was undone.
table-undo-done = Everybody agrees with **{ $asker }**: { $count ->
    [one] one answer is
   *[other] { $count } answers are
} taken back.{ $why }
table-gm-granted-undo = **{ $name }** grants what **{ $asker }** asks: { $count ->
    [one] one answer is
   *[other] { $count } answers are
} taken back.{ $why }

## The GM

table-already-paused = The game is paused already.
table-not-paused = The game is not paused.
table-gm-paused = **{ $name }** pauses the game.{ $why }
table-gm-resumed = **{ $name }** lets the game go on.{ $why }
table-gm-rewound = **{ $name }** takes back { $count ->
    [one] the last answer
   *[other] the last { $count } answers
}.{ $why }
table-rewind-moved = The game has moved on since you looked: look again with `/gm rewind`.
table-gm-decreed = **{ $name }** steps in: { $what }{ $why }
table-needs-reason = The table must be told why: give a reason.
table-gm-skipped = **{ $name }** lets the game go on without waiting for { $heroes }.{ $why }
table-nothing-to-skip = Nobody is awaited there whose answer could be given.
table-gm-handed-over = **{ $name }** hands the GM’s place over to **{ $player }**.{ $why }
table-gm-appointed = **{ $name }**, who runs this server, makes **{ $player }** the GM.{ $why }
table-gm-already = { $player } is the GM already.
table-gm-autopilot-on = **{ $name }** lets the clock play { $hero } from now on.{ $why }
table-gm-autopilot-off = **{ $name }** stops the clock from playing { $hero }.{ $why }
table-autopilot-already = The clock plays { $hero } already.
table-autopilot-not = The clock does not play { $hero }.
table-gm-ended = **{ $name }** breaks the scenario off.{ $why }
table-gm-acts-for = **{ $name }** decides for { $hero } this round.
table-gm-acted-for = **{ $name }** decides for { $hero }.
table-free-seats = nobody plays { $heroes } just now: decide with `/gm act-for`, or somebody takes the seat with `/join`.
table-because = { " " }Reason: { $why }
table-no-reason = { "" }
table-no-seat = Nobody plays on that seat.
table-announce-first = Say first that you act for this seat, with `/gm act-for`.
table-rewind-count = Take back at least one answer.
table-rewind-too-far = There are not so many answers to take back.
table-rewind-impossible = The game cannot go back that far.
table-gm-swapped = **{ $name }** gives the seat of { $hero } to { $player }.{ $why }
table-empty-seat = nobody
table-successor-seated = { $player } already has a seat here.
table-gm-undid = **{ $name }** undoes entry { NUMBER($entry, useGrouping: 0) } of the ledger. It was: { $was }{ $why }
table-undid-private = a private change.
table-undone = Entry { NUMBER($entry, useGrouping: 0) } of the ledger is undone.
table-no-entry = The ledger has no such entry: `/history` shows their numbers.
table-undone-already = That is undone already, by entry { NUMBER($by, useGrouping: 0) }.
table-undo-game = What a scenario began or left cannot be undone as a whole: correct single numbers with `/gm`.
table-undo-nothing = That entry changed nothing that could be undone.
table-undo-later = Entry { NUMBER($by, useGrouping: 0) } depends on this one: undo that one first.
table-undo-tangled = Other things depend on this entry by now: correct single numbers with `/gm`.
table-impossible = That would leave the books in disorder, so nothing was changed.
table-moved-here = The campaign **{ $name }** goes on in this channel.

## Practice

table-no-practice = You have no practice fight: begin one with `/practice`.
table-practice-begun = Your practice fight begins.
