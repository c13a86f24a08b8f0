### The city: what there is to do, and what a party is asked in the channel

haven-other-party = Another party is asked that.
haven-asked-choice = The party has something to divide or to give.
haven-asked-open = Decide
haven-asked-what-now = The party stands at { $scenario }. Where to?
haven-asked-home = To the city
haven-asked-on = Travel on
