### Words that stand only in the pictures of haven's sheets.

haven-track-experience = Experience
haven-track-reputation = Reputation
haven-track-prosperity = Prosperity
haven-number-hp = Hit points
haven-number-hand = Cards in hand
haven-number-gold = Gold
haven-number-ticks = Ticks
haven-number-donations = Donated gold
haven-world-city = The city
haven-history = What the campaign remembers
haven-moment-won = Scenario won
haven-moment-lost = Scenario lost
haven-moment-retired = Retired
haven-moment-died = Gone for good
haven-moment-unlocked = Opened
haven-moment-achieved = Achievement
haven-moment-risen = Prosperity rises
haven-moment-level = Level { $level }
