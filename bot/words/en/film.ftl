# Films of a round or of a whole fight: the text that stands for them, and the command.

film-alt-round = Replay of { $scenario }, round { $round }.
film-alt-fight = Replay of { $scenario }, { $round ->
    [one] one round
   *[other] { $round } rounds
}.
film-alt-fallen = Round { $round }, fallen: { $names }.
