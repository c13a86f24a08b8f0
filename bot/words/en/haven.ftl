### The haven rules: names, questions, choices and the log.

## Names

haven-hero = { $name }
haven-monster = { $name } { $number }
haven-summon = { $number ->
    [1] { $name } ({ $hero })
   *[other] { $name } { $number } ({ $hero })
}
haven-token = { $name } { $number }
haven-elite = elite { $monster }
haven-stats = { CAPITAL($monster) }: { COMMAS($parts) }
haven-stat-hp = { $hp } hp
haven-hex = { $hex }
haven-modifier-2x = ×2
haven-modifier-null = miss
haven-modifier-bless = blessing
haven-modifier-curse = curse
haven-modifier-adding = { $value } ({ COMMAS($adds) })
haven-modifier-rolling = rolling { $card }
haven-condition-poison = { condition-poison }
haven-condition-wound = { condition-wound }
haven-condition-immobilize = { condition-immobilize }
haven-condition-disarm = { condition-disarm }
haven-condition-stun = { condition-stun }
haven-condition-muddle = { condition-muddle }
haven-condition-curse = { condition-curse }
haven-condition-invisible = { condition-invisible }
haven-condition-strengthen = { condition-strengthen }
haven-condition-bless = { condition-bless }
haven-element-fire = { element-fire }
haven-element-ice = { element-ice }
haven-element-air = { element-air }
haven-element-earth = { element-earth }
haven-element-light = { element-light }
haven-element-dark = { element-dark }
haven-element-any = { element-any }

## Questions

haven-ask-place = Where do you begin?
haven-ask-keep-goal = Which battle goal do you keep? Nobody else learns of it before the end.
haven-ask-hand = Which { $size } cards do you take along?
haven-ask-pick = Pick two cards: the first one leads and sets your initiative.
    -# { $talk }
haven-talk = You may tell the others roughly what you plan (“I go for the elite one, rather late”; “I move to the door and heal early”), but no number and no card’s name.
haven-talk-open = Open information: you may tell the others everything, cards and numbers too.
haven-ask-action = What do you do next?
haven-ask-move = { $points ->
    [one] Where do you go? You have { $points } movement point.
   *[other] Where do you go? You have { $points } movement points.
}
haven-ask-attack-target = { $left ->
    [one] Whom do you attack?
   *[other] Whom do you attack? { $left } targets are left.
}
haven-ask-heal-target = { $left ->
    [one] Whom do you heal?
   *[other] Whom do you heal? { $left } targets are left.
}
haven-ask-affect-target = { $left ->
    [one] Whom do you choose?
   *[other] Whom do you choose? { $left } targets are left.
}
haven-ask-heal = Do you heal?
haven-ask-shield = Do you take the shield?
haven-ask-retaliate = Do you get ready to strike back?
haven-ask-inflict = Do you use this effect?
haven-ask-loot = Do you loot?
haven-ask-lose-rest = Which card do you lose for your rest?
haven-ask-monster-move = { $monster } has several equal moves: which one does it make?
haven-ask-monster-heal = Whom does { $monster } heal?
haven-ask-monster-target = Whom does { $monster } choose?
haven-ask-area = Where do you lay the area?
haven-ask-summon = Where does { $name } appear?
haven-ask-push = Where do you push { $figure }?
haven-ask-pull = Where do you pull { $figure }?
haven-ask-monster-summon = Where does { $monster }’s summon appear?
haven-ask-monster-push = Where does { $monster } push { $figure }?
haven-ask-monster-pull = Where does { $monster } pull { $figure }?
haven-ask-consume = Do you use an element?
haven-ask-consume-any = Which element is used up?
haven-ask-infuse-any = Which element do you call?
haven-ask-negate = { $damage } damage is about to hit you, and you have { $hp ->
    [one] { $hp } hit point
   *[other] { $hp } hit points
}.
haven-ask-lose-hand = Which card of your hand do you lose?
haven-ask-lose-discards = Which of your discarded cards do you lose?
haven-ask-take-active = Which active cards do you take into your rest?
haven-ask-effect = Do you apply { $condition }?
haven-ask-bonus = Do you take this bonus?
haven-ask-attack-order = In which order is **{ $figure }**’s attack changed?
haven-ask-recover = { $count ->
    [one] Which card do you take back, if any?
   *[other] Which cards do you take back, up to { $count }?
}
haven-ask-short-rest = Do you take a short rest?
haven-ask-reroll = You would lose { $card }: do you draw another card for one damage?
haven-ask-rest-ruling = Is { $hero }’s long rest still good with so few cards?
haven-ask-first = Who comes first?

## Choices

haven-option-skip = Skip
haven-option-stay = Stay here
haven-option-end = End the turn
haven-option-yes = Yes
haven-option-long-rest = Long rest
haven-option-top = { $card }: top
haven-option-bottom = { $card }: bottom
haven-option-attack = { $card }: Attack 2
haven-option-move = { $card }: Move 2
haven-option-drop = Give up { $card }
haven-option-suffer = Suffer { $damage } damage
haven-option-lose-hand = Lose a card from your hand instead
haven-option-lose-discards = Lose two discarded cards instead
haven-option-add-first = Add, then double: { $value }
haven-option-double-first = Double, then add: { $value }
haven-option-short-rest = Take a short rest
haven-option-reroll = Suffer 1 damage and draw another
haven-option-allow-rest = Yes, rest
haven-option-deny-rest = No, the rest fails
haven-lines = { DOTS($lines) }
haven-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
haven-cost-harm = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, { $harms ->
    [one] through danger
   *[other] through { $harms } dangers
}
haven-hp = { $hp }/{ $max } hit points
haven-initiative = Initiative { $initiative }
haven-area = { $number }: hit { $targets }
haven-area-hexes = Covers { $hexes }
haven-tie-move = To { $hex }
haven-tie-attack = To { $hex }, attacking { $targets }
haven-augment = Use { $elements }

## What everybody sees

haven-note-goal = Your battle goal is **{ $goal }** ({ $ticks ->
    [one] { $ticks } tick
   *[other] { $ticks } ticks
}): { $text }
haven-note-progress = { DOTS($counts) }
haven-seat-goal = Battle goal: { $goal } ({ $ticks ->
    [one] { $ticks } tick
   *[other] { $ticks } ticks
})
haven-count-kills = Monsters killed: { $value }
haven-count-elite-kills = Elite monsters killed: { $value }
haven-count-overkills = Kills with 3 damage too much: { $value }
haven-count-damage = Damage suffered: { $value }
haven-count-negated = Times that cards were lost instead of hit points: { $value }
haven-count-dealt = Damage dealt: { $value }
haven-count-healed = Hit points healed: { $value }
haven-count-prevented = Damage prevented: { $value }
haven-count-short-rests = Short rests: { $value }
haven-count-long-rests = Long rests: { $value }
haven-count-doors = Doors opened: { $value }
haven-count-treasures = Treasures looted: { $value }
haven-count-coins = Coins looted: { $value }
haven-count-experience = Experience: { $value }
haven-count-hp = Hit points: { $value }
haven-count-hurt = Hit points missing: { $value }
haven-count-cards = Cards left: { $value }
haven-count-lost = Cards lost: { $value }
haven-count-exhausted = Dropped out: { $value }
haven-phase-setup = setting up
haven-phase-select = picking cards
haven-phase-turns = taking turns
haven-phase-cleanup = end of the round
haven-phase-over = over
haven-effect-shield = Shield { $value }
haven-effect-retaliate = { $reach ->
    [one] Retaliate { $value }
   *[other] Retaliate { $value }, range { $reach }
}
haven-effect-bonus = { $bonus }
haven-effect-slots = { $bonus } ({ $left } left)
haven-effect-flying = Flying
haven-summon-stats = { $hp } HP, move { $move }, attack { $attack }, range { $range }
haven-summon-traits = { $numbers }, { COMMAS($traits) }
haven-summon-none = –
haven-seat-cards = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand{ $discard ->
    [0] {""}
   *[other] , { $discard } discarded
}{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}{ $active ->
    [0] {""}
   *[other] , { $active } active
}
haven-seat-experience = { $experience } XP
haven-seat-coins = { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}
haven-seat-discard = Discarded: { COMMAS($cards) }
haven-seat-lost = Lost: { COMMAS($cards) }
haven-seat-active = Active: { COMMAS($cards) }
haven-seat-played = Played: { COMMAS($cards) }
haven-fact-level = Level { $level }
haven-fact-gold = { $gold } gold for each coin
haven-fact-traps = Traps deal { $trap } damage, hazards { $hazard }
haven-fact-casual = Casual play
haven-fact-open-information = Open information
haven-fact-reduced-randomness = Reduced randomness
haven-fact-permanent-death = Permanent death
haven-fact-auto-ties = Ties settled unasked
haven-fact-ask-effects = Effects asked one by one
haven-fact-disarm-bars-granted = Disarm bars granted attacks
haven-variant-reduced-randomness = 2× and a blessing count as +2, a miss and a curse as −2
haven-variant-permanent-death = A hero who falls below 1 hit point dies for good
haven-variant-auto-ties = The engine takes the first where the party would choose between equals
haven-variant-ask-effects = The attacker is asked before each effect of an attack
haven-variant-disarm-bars-granted = Whoever is disarmed makes no attacks on the turns of others, either

## Refusals

haven-no-such-scenario = There is no such scenario.
haven-no-such-class = There is no such class.
haven-no-such-level = The level goes from { $least } to { $most }.
haven-no-such-hero-level = { $name } has a level that these rules do not know.
haven-party-size = { $least } to { $most } heroes sit down to a scenario.
haven-same-class = Two heroes cannot have the same class.
haven-same-seat = Two heroes cannot have the same seat.
haven-bad-setting = These settings do not fit the rules.
haven-level-or-difficulty = Choose a level or a difficulty, not both.
haven-several-heroes = Whoever plays several heroes plays with open information: choose that too.
haven-wrong-hand = { $name } brings exactly { $size } of the cards that a hero of that level may have.
haven-wrong-pool = { $name } knows cards that these rules do not know, or too few of them.
haven-wrong-perks = { $name } has perks that the class does not have.
haven-wrong-effects = { $name } starts with something that these rules do not know.

## The log

haven-scenario-began = **{ $scenario }** begins at level { $level }.
haven-hero-placed = **{ $figure }** starts at { $hex }.
haven-round-began = Round { $round } begins.
haven-cards-revealed = **{ $figure }** plays { $lead } ({ $initiative }) and { $other }.
haven-long-rest-declared = **{ $figure }** takes a long rest this round.
haven-monster-card-drawn = **{ $monster }** acts at { $initiative }: { DOTS($lines) }.
haven-turn-began = **{ $figure }** takes a turn.
haven-turn-lost = **{ $figure }** is stunned and does nothing.
haven-action-top = **{ $figure }** plays the top of { $card }.
haven-action-bottom = **{ $figure }** plays the bottom of { $card }.
haven-action-attack = **{ $figure }** uses { $card } for a plain attack.
haven-action-move = **{ $figure }** uses { $card } for a plain move.
haven-nothing-done = Nothing comes of it.
haven-moved = **{ $figure }** moves to { $hex }.
haven-pushed = **{ $figure }** is pushed to { $hex }.
haven-pulled = **{ $figure }** is pulled to { $hex }.
haven-door-opened = **{ $figure }** opens the door at { $hex }.
haven-room-revealed = Behind it: { $monsters }.
haven-room-empty = The room behind it is empty.
haven-trap-sprung = **{ $figure }** springs the trap at { $hex }.
haven-hazard-entered = **{ $figure }** steps into danger at { $hex }.
haven-attacked = **{ $figure }** attacks { $target } for { $value }, draws { $cards }{ $shield ->
    [0] {""}
   *[other] , shield { $shield }
}: { $damage } damage.
haven-attacked-choosing = **{ $figure }** attacks { $target } for { $value }, draws { $cards } and uses { $used }{ $shield ->
    [0] {""}
   *[other] , shield { $shield }
}: { $damage } damage.
haven-suffered = **{ $figure }** suffers { $damage } damage ({ $hp } left).
haven-damage-negated = **{ $figure }** loses { $cards } and suffers none of the { $damage } damage.
haven-killed = **{ $figure }** dies.
haven-destroyed = **{ $figure }** breaks apart.
haven-summoned = **{ $figure }** summons **{ $summon }** at { $hex }.
haven-summon-left = **{ $figure }** leaves.
haven-exhausted-cards = **{ $figure }** has no cards to play on and is exhausted.
haven-exhausted-hp = **{ $figure }** falls and is exhausted.
haven-died = **{ $figure }** falls, and will not come back up the stairs.
haven-healed = **{ $figure }** heals { $amount } ({ $hp ->
    [one] { $hp } hit point
   *[other] { $hp } hit points
}).
haven-condition-gained = **{ $figure }** gains { $condition }.
haven-immune = { $condition } has no effect on **{ $figure }**.
haven-condition-lost = **{ $figure }** loses { $condition }.
haven-shield-gained = **{ $figure }** gains Shield { $value }.
haven-retaliate-gained = **{ $figure }** gains Retaliate { $value }{ $reach ->
    [one] {""}
   *[other] , range { $reach }
}.
haven-bonus-acted = **{ $figure }** acts by a bonus: { $bonus }.
haven-bonus-started = **{ $figure }** gains: { $bonus }.
haven-slot-used = { $left ->
    [0] **{ $figure }** uses the last slot of a bonus.
    [one] **{ $figure }** uses a slot of a bonus; { $left } is left.
   *[other] **{ $figure }** uses a slot of a bonus; { $left } are left.
}
haven-damage-warded = **{ $figure }** is spared { $damage } damage by a bonus.
haven-recovered = **{ $figure }** takes back { $cards }.
haven-bonus-dropped = **{ $figure }** gives up { $card }.
haven-retaliated = **{ $figure }** strikes back at { $target } for { $damage }.
haven-element-consumed = **{ $figure }** uses up { $element }.
haven-element-infused = { $element } grows strong.
haven-experience-gained = **{ $figure }** gains { $amount } XP.
haven-coins-looted = **{ $figure }** picks up { $count ->
    [one] a coin
   *[other] { $count } coins
}.
haven-treasure-empty = **{ $figure }** opens treasure { $number }, which somebody has emptied before.
haven-treasure-looted = **{ $figure }** opens treasure { $number }{ $gold ->
    [0] {""}
   *[other] : { $gold } gold
}{ $experience ->
    [0] {""}
   *[other] , { $experience } XP
}.
haven-short-rested = **{ $figure }** takes a short rest and loses { $card }.
haven-long-rested = **{ $figure }** takes a long rest and loses { $card }.
haven-rest-failed = **{ $figure }** cannot rest.
haven-rest-emptied = **{ $figure }** has no discarded card left to take back.
haven-modifiers-reshuffled = **{ $figure }** shuffles the modifier cards.
haven-monster-modifiers-reshuffled = The monsters’ modifier cards are shuffled.
haven-ally-modifiers-reshuffled = The allies’ modifier cards are shuffled.
haven-no-focus = **{ $figure }** finds nobody to attack.
haven-held-ground = **{ $figure }** holds its ground.
haven-goal-reached = The goal is reached: the scenario is won at the end of this round.
haven-battle-goal-fulfilled = **{ $figure }** reached the battle goal { $goal }: { $ticks ->
    [0] no tick after a defeat
    [one] { $ticks } tick
   *[other] { $ticks } ticks
}.
haven-battle-goal-missed = **{ $figure }** missed the battle goal { $goal }.
haven-party-beaten = Nobody is left standing.
haven-victory = **{ $scenario }** is won.
haven-defeat = **{ $scenario }** is lost.
