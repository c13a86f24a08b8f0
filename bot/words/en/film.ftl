# Films of a round or of a whole fight: the text that stands for them, and the command.

film-alt-round = Replay of { $scenario }, round { $round }.
film-alt-fight = Replay of { $scenario }, { $round ->
    [one] one round
   *[other] { $round } rounds
}.
film-alt-fallen = Round { $round }, fallen: { $names }.

replay-round = Round { $round } of { $scenario }, once more.
replay-fight = { $scenario }, from the first round to the last.
replay-drawing = I am drawing the replay. This takes a few seconds.
replay-shared = The channel sees it now.
replay-failed = I could not draw that replay. Please try again later.
replay-none = Nothing has happened yet that I could show you again.
replay-no-round = There is nothing to see of round { $round }.

replay-about = Watch again what happened
replay-about-round = Watch a round again, move by move
replay-about-fight = Watch the whole fight again, turn by turn
replay-about-number = Which round; left out: the last one
replay-about-share = Show it to the whole channel
replay-called-replay = replay
replay-called-round = round
replay-called-fight = fight
replay-called-number = number
replay-called-share = share
