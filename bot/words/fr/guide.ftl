### Pour qui débute et pour qui revient : aide, règles, combat d’essai, tables, journal.

guide-about-rules = Ce que veut dire un mot des règles
guide-about-rules-word = Un mot : Poison, Repos court, Cible visée…
guide-called-rules = règles
guide-called-word = mot
guide-rules = Quel mot faut-il expliquer ? Choisissez-le ci-dessous, ou écrivez-le : `/règles poison`.
guide-rule-ids = Règles { $ids }
guide-rule-likely = Je ne connais pas « { $word } ». Voulez-vous dire { EITHER($names) } ?
guide-rule-unknown = Je ne connais pas « { $word } ». Voici les mots que je peux expliquer :

## Le combat d’essai

guide-about-practice = Apprendre à jouer dans un petit combat à vous, avec des conseils ; dix minutes environ
guide-about-practice-anew = Recommencer du début
guide-called-practice = essai
guide-called-anew = recommencer
guide-no-practice = Il n’y a pas de combat d’essai pour ces règles.
guide-practice = **Un combat à vous, pour apprendre.** Il dure une dizaine de minutes, n’appartient à aucune campagne, et vous seul le voyez. Un compagnon joue à vos côtés, et des conseils viennent au bon moment. Arrêtez quand vous voulez : `/essai` reprend où vous en étiez.
    Qui jouez-vous ?
guide-practice-hero = **{ $name }** : { $about }
guide-key-play = Jouer : { $name }
guide-key-play-all = Jouer les deux
guide-practice-over = Voilà comment on joue à Emberhall : choisir en secret, jouer son tour, se reposer à temps. Dans une campagne, vos amis jouent les autres héros ; `/aide` montre ce que vous pouvez faire là où vous êtes.
guide-key-anew = Encore une fois
guide-key-help = Que puis-je faire ?
guide-key-map = Carte

## Aide

guide-key-learn = Montrez-moi
guide-key-rules = Les mots des règles
guide-help-alone = Vous n’êtes assis à aucune partie en cours. Allez dans le salon d’une campagne, ou dans un salon de votre serveur, et demandez-y `/aide`.
guide-help-practice = `/essai` vous apprend à jouer en dix minutes, tout seul.
guide-help-rules = `/règles` explique tout mot des règles.
guide-help-awaited = **On vous attend** : appuyez sur **À vous**.
