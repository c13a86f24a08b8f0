### Pour qui débute et pour qui revient : aide, règles, combat d’essai, tables, journal.

guide-about-rules = Ce que veut dire un mot des règles
guide-about-rules-word = Un mot : Poison, Repos court, Cible visée…
guide-called-rules = règles
guide-called-word = mot
guide-rules = Quel mot faut-il expliquer ? Choisissez-le ci-dessous, ou écrivez-le : `/règles poison`.
guide-rule-ids = Règles { $ids }
guide-rule-likely = Je ne connais pas « { $word } ». Voulez-vous dire { EITHER($names) } ?
guide-rule-unknown = Je ne connais pas « { $word } ». Voici les mots que je peux expliquer :
