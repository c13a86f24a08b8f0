### Who is let in, and what is said when something on Discord’s side is gone.

door-too-fast = That was very quick: wait a few seconds, then go on; nothing you did before is lost.
door-stopping = Emberhall is being restarted: try again in a minute; nothing is lost.
