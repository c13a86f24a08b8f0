### For newcomers and for those who come back: help, rules, the practice fight, tables, the log.

guide-about-rules = What a word of the rules means
guide-about-rules-word = A word: Poison, Short rest, Focus…
guide-called-rules = rules
guide-called-word = word
guide-rules = Which word shall I explain? Choose it below, or type it: `/rules poison`.
guide-rule-ids = Rules { $ids }
guide-rule-likely = I do not know “{ $word }”. Do you mean { EITHER($names) }?
guide-rule-unknown = I do not know “{ $word }”. These are the words that I can explain:
