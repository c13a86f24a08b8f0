### The strip "How to begin" on the preview page. `Backticks` become code.

preview-start = Be Gus: type `/scenario start` in #emberhall and choose a scenario.
preview-pick = Be Ana, Ben, Chloe and Dai in turn: each picks two cards in the direct messages.
preview-act = A red dot marks whom the table waits for: press [Your move] under the map.
preview-new = Be Gus: type `/campaign new` in #emberhall.
preview-join = Be each player: type `/join`.
preview-hero = Then `/hero new` to make a hero.
preview-begin = Be Gus again: type `/scenario start`.
