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

## What happened

guide-about-recap = What happened since you were last here, in short
guide-about-log-file = All of it as a text file, for your eyes only
guide-called-recap = recap
guide-called-file = file
guide-recap = Since you were last here (<t:{ $since }:R>):
guide-recap-all = What happened so far:
guide-recap-nothing = Nothing happened since you were last here.
guide-log-file = The whole log, as far as you may read it:
guide-key-details = Details
guide-key-earlier = Earlier
guide-key-later = Later
guide-key-file = As a file
guide-key-recap = What did I miss?

## One’s tables

guide-about-games = Your tables, and where you are awaited
guide-called-games = games
guide-key-games = My tables
guide-key-join = Take a seat
guide-key-act-at = Your move: { $name }
guide-game-awaited = ⌛ **{ $name }** { $place }: **you are awaited** (since <t:{ $since }:R>)
guide-game-others = **{ $name }** { $place }: waits for { $names } (since <t:{ $since }:R>)
guide-game-paused = **{ $name }** { $place }: paused
guide-game-between = **{ $name }** { $place }: between two scenarios
guide-place = in <#{ $channel }>
guide-place-board = in <#{ $channel }> ([board](https://discord.com/channels/{ $guild }/{ $channel }/{ $message }))
guide-games = { $count ->
    [0] You sit at no table yet.
    [one] { $awaited ->
        [0] Your table does not wait for you:
       *[other] Your table waits for you:
    }
   *[other] { $awaited ->
        [0] None of your { $count } tables waits for you:
        [one] One of your { $count } tables waits for you:
       *[other] { $awaited } of your { $count } tables wait for you:
    }
}

## The first minutes

guide-hello = Hello. I run dungeon campaigns for a group of friends: I am the table, the rulebook, the monsters and the ledger.
    With **Start a campaign** this channel (or the thread where you press it) becomes your table, and you its GM. **Show me how** teaches you to play in ten minutes, alone; nobody else sees it. `/help` always says what you can do where you are.
guide-key-start = Start a campaign
guide-form = A new campaign
guide-form-name = What is it called?
guide-form-language = The language of everything public
guide-form-pace = How long may a question wait?
guide-founded = Next, each player takes a seat with the button in the channel (you, too, if you play), and makes a hero with `/hero new`. Then `/scenario start` sets out.
