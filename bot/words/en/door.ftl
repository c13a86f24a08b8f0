### Who is let in, and what is said when something on Discord’s side is gone.

door-too-fast = That was very quick: wait a few seconds, then go on; nothing you did before is lost.
door-stopping = Emberhall is being restarted: try again in a minute; nothing is lost.

## Places that go away

door-channel-gone = The channel of **{ $name }** is gone, and nothing is lost: use `/campaign move` in another channel, and the campaign goes on there. Until then its players go on in their direct messages.
door-called-move = move
door-about-move = Take a campaign that you lead to this channel; nothing is lost
door-about-move-campaign = Which one; type a part of its name
door-moved = { $name } goes on here.
door-no-such-campaign = There is no such campaign: choose one of those that are offered while you type.
door-here-already = { $name } lives in this channel already.
door-english = English
door-french = Français
