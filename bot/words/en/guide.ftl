### For newcomers and for those who come back: help, rules, the practice fight, tables, the log.

guide-about-rules = What a word of the rules means
guide-about-rules-word = A word: Poison, Short rest, Focus…
guide-called-rules = rules
guide-called-word = word
guide-rules = Which word shall I explain? Choose it below, or type it: `/rules poison`.
guide-rule-ids = Rules { $ids }
guide-rule-likely = I do not know “{ $word }”. Do you mean { EITHER($names) }?
guide-rule-unknown = I do not know “{ $word }”. These are the words that I can explain:

## The practice fight

guide-about-practice = Learn to play in a small fight of your own, with hints; about ten minutes
guide-about-practice-anew = Begin again from the start
guide-called-practice = practice
guide-called-anew = anew
guide-no-practice = There is no practice fight for these rules.
guide-practice = **A fight of your own, to learn with.** It takes about ten minutes, belongs to no campaign, and only you see it. A companion plays beside you, and hints come as you need them. You may stop whenever you like: `/practice` goes on where you were.
    Whom do you play?
guide-practice-hero = **{ $name }**: { $about }
guide-key-play = Play the { $name }
guide-key-play-all = Play both
guide-practice-over = That is how Emberhall is played: pick in secret, play your turn, rest in time. In a campaign your friends play the other heroes; `/help` shows what you can do where you are.
guide-key-anew = Once more
guide-key-help = What can I do?
guide-key-map = Map

## Help

guide-key-learn = Show me how
guide-key-rules = The rules’ words
guide-help-alone = You sit at no running game. Go to the channel of a campaign, or to a channel of your own server, and ask `/help` there.
guide-help-practice = `/practice` teaches you to play in ten minutes, alone.
guide-help-rules = `/rules` explains any word of the rules.
guide-help-awaited = **You are awaited**: press **Your move**.
