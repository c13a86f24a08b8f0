### The strip "What to do" on the preview page. `Backticks` become code.

preview-start = Press [Start the scenario], or be Gus: `/scenario start`.
preview-turn = A red dot shows who is awaited: be that person, press [Your move].
preview-pick = Each round everybody picks two cards, there or by direct message.
preview-new = Be Gus: type `/campaign new` in #emberhall.
preview-join = Be each player: type `/join`.
preview-hero = Then `/hero new` to make a hero.
preview-begin = Be Gus again: type `/scenario start`.
