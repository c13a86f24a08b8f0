### Waiting: paces, reminders, the clock, vacations and stand-ins.

waiting-days = { $count ->
    [one] one day
   *[other] { $count } days
}
waiting-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
waiting-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
waiting-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}

## The board, the clock

waiting-name-stand-in = { $hero } ({ $person } stands in)
waiting-name-auto = { $hero } (the clock plays)
waiting-deadline-autopilot = ⏰ The clock decides <t:{ $at }:R>.
waiting-deadline-rest = ⏰ The clock decides <t:{ $at }:R>: a rest where one is possible.
waiting-deadline-gm = ⏰ The GM decides <t:{ $at }:R>.
waiting-decides-for = ⏰ The clock decides for **{ $hero }** this round: no answer came within { $time }.
waiting-reacts-for = ⏰ The clock answers for **{ $hero }**: no reaction came within { $time }.
waiting-plays = ⏰ The clock plays **{ $hero }**.
waiting-plays-for = ⏰ The clock plays **{ $hero }** while { $player } is away.
waiting-rests = 💤 Nobody has played here for a week: the clock rests until somebody does.

## Reminders

waiting-remind = { $number ->
    [1] the table is waiting for you (asked <t:{ $since }:R>): press **Your move** on the board.
    [2] the table is still waiting for you (asked <t:{ $since }:R>): press **Your move** on the board.
   *[other] everybody is waiting for you (asked <t:{ $since }:R>): press **Your move** on the board, or hand over with `/away`.
}
waiting-remind-last-one = everybody else has answered: the table waits for you alone.
waiting-remind-final = This is the last reminder.
waiting-letter = **{ $campaign }**, <#{ $channel }>
waiting-call = time is up for { $hero } (asked <t:{ $since }:R>): decide with the menu below, or with `/gm act-for`.
waiting-vanished = { $player } has been silent since <t:{ $since }:D>, and the table waits for { $hero }. `/gm swap-player` gives the seat to somebody else, with the hero and all it owns; `/gm act-for` decides once.

## Paces

waiting-pace-set = **{ $name }** sets the pace: { $pace }.
waiting-pace-kept = The pace is kept.
waiting-pace-now = Pace of **{ $campaign }**: { $pace }.
waiting-pace-how = The GM changes it with `/table pace`. `/me` sets when and how you are reminded, `/away` hands your seat over for a while.
waiting-pace-line = { $deadline }; { $reaction }
waiting-pace-deadline = { $time } for an answer, then { $then }
waiting-pace-no-deadline = no deadline
waiting-pace-reaction = { $time } for a reaction to what others do
waiting-pace-no-reaction = no shorter time for reactions
waiting-then-autopilot = the clock decides
waiting-then-rest = the clock decides, with a rest where one is possible
waiting-then-gm = the GM decides
waiting-pace-none = No deadline
waiting-pace-live = Live: everybody is here
waiting-pace-12h = 12 hours
waiting-pace-24h = 24 hours
waiting-pace-48h = 48 hours
waiting-expiry-autopilot = The clock decides
waiting-expiry-rest = A rest where possible, else the clock decides
waiting-expiry-gm = The GM decides
waiting-as-pace = As the pace recommends
waiting-like-any = Like any other question

## What a person settles

waiting-me = How I remind you, at all your tables:
waiting-me-zone = Time zone: { $zone } (it is { $time } there)
waiting-me-no-zone = Time zone: not known; set it with `/me zone:`
waiting-me-quiet = Quiet hours: { $from } to { $until }
waiting-me-no-quiet = Quiet hours: none
waiting-me-every = Reminders: after { $time }, { $most } times at most
waiting-me-as-pace = Reminders: as often as the table’s pace recommends, { $most } times at most
waiting-me-never = Reminders: never
waiting-me-channel = Where: a mention in the table’s channel
waiting-me-dm = Where: a direct message; a mention if that is closed
waiting-me-both = Where: a mention in the channel and a direct message
waiting-habits-kept = Kept.
waiting-no-zone = I do not know the time zone “{ $zone }”: choose one of the list, such as Europe/Paris, or write UTC+2.
waiting-zone-first = Quiet hours need your time zone: give both, such as `/me zone:Europe/London quiet:22-8`.
waiting-quiet-odd = I cannot read “{ $text }” as quiet hours: write two times, such as `22-8` or `22:30-7:00`, or `off`.
waiting-every-pace = As the table’s pace recommends
waiting-every-never = Never
waiting-every = After { $time }
waiting-by-channel = A mention in the channel
waiting-by-dm = A direct message
waiting-by-both = Both

## Away and back

waiting-stands-in-already = You stand in for { $player } here: give that up with `/back` first.
waiting-that-seat = that seat
waiting-away = **{ $name }** is away until <t:{ $until }:f>: the clock plays for { $hero } meanwhile.
waiting-away-stand-in = **{ $name }** is away until <t:{ $until }:f>: **{ $stand_in }** stands in, sees the cards of { $hero } and answers for that seat.
waiting-away-reply = The clock plays for you until <t:{ $until }:f>; `/back` ends that at any time.
waiting-away-stand-in-reply = { $stand_in } plays for you until <t:{ $until }:f>; `/back` ends that at any time.
waiting-away-tables = At your tables: { COMMAS($tables) }. The clock plays for you until <t:{ $until }:f>; `/back` ends that at any time.
waiting-away-line = { $player } is away until <t:{ $until }:f>; { $stand_in } stands in.
waiting-away-auto-line = { $player } is away until <t:{ $until }:f>; the clock plays.
waiting-back = **{ $name }** is back.
waiting-welcome-back = Welcome back: you play for yourself again.
waiting-stepped-down = **{ $name }** stands in for { $player } no more: the clock plays until { $player } is back.
waiting-stepped-down-reply = Done: you stand in no more.
waiting-not-away = You are not away, and you stand in for nobody here.
waiting-no-tables = You sit at no table.
waiting-date-odd = I cannot read “{ $text }” as a day: write `2026-08-20`, `20.8.` or `+7`.
waiting-date-past = That day is over: give one to come, such as `+7` for a week from now.
waiting-date-far = That is more than a year from now: give an earlier day, or free your seat with `/leave`.
waiting-in-days = { $count ->
    [one] Tomorrow, { $date }
   *[other] In { $count } days, { $date }
}
waiting-stand-in-self = You cannot stand in for yourself: name somebody else, or nobody, and the clock plays.
waiting-stand-in-seated = { $name } has a seat here, and nobody may see two hands: name somebody else, or nobody, and the clock plays.
waiting-stand-in-taken = { $name } stands in for { $player } here already: name somebody else, or nobody, and the clock plays.
waiting-stand-in-bot = A bot cannot stand in: name a person, or nobody, and the clock plays.
waiting-stand-in-outside = { $name } cannot see this channel: name somebody who can, or nobody, and the clock plays.
waiting-stand-in-channel = A stand-in is named in the table’s channel: use the command there.

## Help

waiting-help = `/away` hands your seat over for a while, to a friend or to the clock; `/me` sets your quiet hours and how you are reminded.
waiting-help-away = You are away, and somebody or the clock plays for you: `/back` ends that.
waiting-help-stand-in = You stand in for { $player } here: `/back` gives that up.
waiting-help-gm = `/table pace` sets how long an answer may take, and what happens then.

## Slash commands: what they do

waiting-about-away = Hand your seat over for a while: to somebody who stands in, or to the clock
waiting-about-away-until = The last day away, such as 2026-08-20, 20.8. or +7
waiting-about-away-stand-in = Who plays for you and sees your cards; left out: the clock plays
waiting-about-back = Play for yourself again, or stand in no more
waiting-about-me = When and how you are reminded, at all your tables
waiting-about-me-zone = Your time zone, such as Europe/London
waiting-about-me-quiet = When not to remind you, such as 22-8; or off
waiting-about-me-every = How often to remind you
waiting-about-me-by = Where to remind you
waiting-about-table = How this table plays
waiting-about-table-pace = How long an answer may take, and what happens then; the GM can change it
waiting-about-table-pace-pace = How long an answer may take
waiting-about-table-pace-expiry = What happens then
waiting-about-table-pace-reactions = How long a reaction to what others do may take

## Slash commands: what they are called

waiting-called-away = away
waiting-called-until = until
waiting-called-stand-in = stand-in
waiting-called-back = back
waiting-called-me = me
waiting-called-zone = zone
waiting-called-quiet = quiet
waiting-called-every = every
waiting-called-by = by
waiting-called-table = table
waiting-called-pace = pace
waiting-called-expiry = expiry
waiting-called-reactions = reactions
