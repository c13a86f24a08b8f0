"""What happens between scenarios: the city, the road, and the books that both are kept in.

The kinds of holdings, by owner (see `engine.core.books`):

* hero: `item`, `card` (learned, beyond level 1 and X), `perk` (boxes marked), `count` (what quests
  add up from game to game: `tallies`), `start` (what it starts the next scenario with), `visit`
  (what it has done in this visit to the city), `number` "extra-perks" (for earlier retirements);
* seat: `number` "retirements";
* party: `achievement`, `number` "reputation", `played` (scenarios in campaign mode, how often),
  `visit` ("event", and "due" where the next return to the city is a new visit);
* world: `achievement`, `number` ("prosperity", "donations", "retirements"), `class` (unlocked),
  `retired` (how many heroes of a class), `design`, `stock` (single copies in the shop: `shop`),
  `box` (opened), `scenario` (on the map), `completed`, `treasure` (looted numbers), `unlock` and
  `record` (what has happened once).

The decks: `quests`, `designs`, `side-scenarios`, `city` and `road`.
"""
