### The haven rules: random dungeons.

haven-room-title = { $room } { $encounter }
haven-severity-none = none
haven-severity-minor = minor
haven-severity-major = major

## Questions

haven-ask-entrance = By which way do you come in?
haven-ask-penalties = Rooms can be unkind to those who walk in on them. Which penalties do you play with?
haven-ask-penalty = Which penalty shall room { $room } have?
haven-ask-opener = Nobody opened the first door. Who takes the penalty of the one who did?
haven-ask-discard = Which card do you discard?
haven-option-penalties-suggested = As suggested
haven-option-penalties-none = No penalties
haven-option-penalties-major = Major penalties everywhere
haven-option-penalties-own = Room by room
haven-penalties-hint = Room by room: { $penalties }

## The log

haven-room-named = 🚪 **{ $title }**
haven-ways-closed = The way out at { $hexes } is closed off.
haven-penalties-chosen = Penalties of the three rooms: { $penalties }.
haven-penalty = Penalty ({ $severity }): { $who }: { $effects }.
haven-penalty-opener = whoever opened the door
haven-penalty-party = everybody
haven-penalty-behind = everybody still in the room before
haven-penalty-monsters = every monster in this room
haven-penalty-damage = { $damage } damage
haven-penalty-discards = { $count ->
    [one] discards { $count } card
   *[other] discards { $count } cards
}
haven-penalty-spared = There is nobody whom it could strike.
haven-discarded = **{ $figure }** discards { $cards }.
haven-cards-lost = **{ $figure }** goes without { $cards }.
haven-chest-looted = **{ $figure }** opens a chest{ $gold ->
    [0] {""}
   *[other] : { $gold } gold
}{ $experience ->
    [0] {""}
   *[other] , { $experience } XP
}.

## Facts

haven-fact-room = { $title } (penalty: { $severity })
