### The strip "How to begin" on the preview page. `Backticks` become code.

preview-start = Press [Start the scenario], or be Gus and type `/scenario start`.
preview-pick = Be Ana, Ben, Chloe and Dai in turn: each picks two cards in the direct messages.
preview-act = A red dot marks whom the table waits for: press [Your move] under the map.
preview-new = Be Gus: type `/campaign new` in #emberhall.
preview-join = Be each player: type `/join`.
preview-hero = Then `/hero new` to make a hero.
preview-begin = Be Gus again: type `/scenario start`.
