### Hints of the practice fight: each is told once, at the first question that it fits.

haven-lesson-place = The map shows you where you are. Choose one of the marked hexes; a hex is named by its column and row, and `/go A2` would choose it, too.
haven-lesson-pick = Each round you pick two cards. In your turn you use the **top** of one (mostly attacks) and the **bottom** of the other (mostly moves). The first card leads: its number is your initiative, and low numbers act early.
haven-lesson-long-rest = Used cards lie in your discard pile. With two or more there you may take a **long rest** instead of picking: you lose one of them for good, take the others back and heal 2.
haven-lesson-elements = An element is strong now. Where a card names it before a colon (“Fire: +1 Attack”), you may use it up for more; at the end of each round it fades a step.
haven-lesson-monsters = That was a round. The monsters acted by a card for their kind, each against the enemy it reaches soonest: `/rules focus` tells more.
haven-lesson-action = Your turn: choose one half of one card. In place of its text every card also does a plain Attack 2 or Move 2. **Undo** takes back your last step, until something new was revealed.
haven-lesson-other-half = Now the other half: from your second card, and bottom if it was top before. You may also end your turn here.
haven-lesson-item = Your items stand among the answers whenever they can help. A spent item is ready again after a long rest.
haven-lesson-move = The marked hexes are in reach, each with what the way costs. Choose one in the menu or type it: `/go C2`. You walk through friends, not through foes.
haven-lesson-door = One of these hexes is a **door**: walk onto it and it opens, and you see what waits behind it. Your move goes on if you have points left.
haven-lesson-coins = There is a **coin** on the map. If you end your turn on it, it is yours; dead monsters leave one, too.
haven-lesson-attack = Each target shows its hit points and your odds. A modifier card (from −2 to ×2) changes every attack a little, so nothing is certain.
haven-lesson-area = This attack covers several hexes at once; choose how the shape lies by whom it hits. Each of them gets a modifier card of its own.
haven-lesson-push = You choose where the target goes, hex by hex. A trap or a hazard on the way does the rest.
haven-lesson-heal = A heal gives back hit points, never more than the maximum. It also takes away Wound, or Poison instead of healing.
haven-lesson-loot = Loot picks up what lies within its range, and you need not go there.
haven-lesson-consume = You may use the element up now and get what stands there, or save it for somebody else.
haven-lesson-negate = You are about to be hit. Suffer it, or lose **one card of your hand** or **two discarded ones** for good instead. Hit points are there to be spent; cards are your time.
haven-lesson-short-rest = The round ends. A **short rest** takes your discarded cards back at once, except one that is lost at random; it heals nothing. Rest when you hold fewer than two cards, or soon will.
haven-lesson-reroll = This card would be lost. If you would miss it, 1 damage has another one drawn; then that one goes.
haven-lesson-lose = Choose the card that you need least: it is out for the rest of this fight.
haven-lesson-tie = The rules allow the monster both, so the players decide. Take what hurts least.
