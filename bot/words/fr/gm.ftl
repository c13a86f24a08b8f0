### Les commandes du MJ, revenir au su de tous, le vote.

## Revenir en arrière

gm-plan = Ceci reprendrait { $count ->
    [one] une réponse
   *[other] { $count } réponses
}.{ $why } Rien ne s’est encore passé.
gm-plan-why = { " " }Raison : { $why }
gm-plan-no-why = { "" }
gm-key-rewind = { $count ->
    [one] La reprendre
   *[other] Reprendre les { $count }
}
gm-key-skip = Ne plus attendre
gm-undone-acts = Ce qui serait annulé
gm-act-answer = Une réponse pour { $hero }
gm-act-withdraw = Une réponse pour { $hero }, retirée
gm-act-party = le groupe

## Le vote

gm-key-ask = Demander à la table d’annuler ma réponse
gm-vote = **{ $name }** demande à la table d’annuler { $count ->
    [one] une réponse
   *[other] { $count } réponses
} et tout ce qui suit.{ $why }
gm-vote-open = D’accord jusqu’ici : { $names }. La question se ferme <t:{ $until }:R>.
gm-vote-who = êtes-vous d’accord ? Un seul refus suffit ; le MJ peut l’accorder seul.
gm-vote-done = Accord : c’est annulé.
gm-vote-refused = { $name } refuse : la partie continue telle quelle.
gm-vote-withdrawn = { $name } ne le demande plus.
gm-vote-expired = Tout le monde n’a pas répondu à temps : la partie continue telle quelle.
gm-vote-gone = La partie n’en est plus là : rien n’a été annulé.
gm-key-agree = Annuler
gm-key-refuse = Laisser

## Ce que le MJ a fait, et ce qui peut être gardé

gm-audit = Ce que le MJ a fait, du plus récent au plus ancien (page { $page })
gm-audit-empty = Il n’y a rien du MJ à lire ici.
gm-export = Tout ce qui n’est pas secret dans la campagne : places, registre, journaux. Qui gère le bot peut tout écrire avec `emberhall export`.
gm-export-short = Tout ce qui n’est pas secret dans la campagne ; { $count ->
    [one] le journal du plus ancien scénario ne tient
   *[other] les journaux des { $count } plus anciens scénarios ne tiennent
} pas dans un fichier pour Discord.

## Descriptions des commandes

gm-about-set = Fixer des points de vie, un état, un élément ou une place
gm-about-set-what = Que fixer
gm-about-set-of = De quelle figurine, ou quel élément
gm-about-set-to = À quoi : un nombre, un état, une force, une case
gm-about-spawn = Faire apparaître un monstre
gm-about-spawn-monster = Quel monstre
gm-about-spawn-where = Sur quelle case
gm-about-remove = Retirer une figurine de la carte ; personne ne l’a tuée
gm-about-remove-figure = Quelle figurine
gm-about-reveal = Révéler la salle derrière une porte
gm-about-reveal-where = Quelle porte
gm-about-stack = Dire quelles cartes d’un paquet viennent ensuite ; la table sait pourquoi
gm-about-stack-deck = Quel paquet
gm-about-stack-first = La prochaine carte
gm-about-stack-second = La carte suivante
gm-about-stack-third = La troisième carte
gm-about-stack-fourth = La quatrième carte
gm-about-stack-why = La raison, montrée à tous
gm-about-skip = Ne plus attendre : la réponse de l’horloge pour ceux qui sont attendus
gm-about-skip-seat = Pour quel héros ; sans nom, pour tous ceux qui sont attendus
gm-about-autopilot = Laisser l’horloge jouer un héros jusqu’à nouvel ordre
gm-about-autopilot-on = Si l’horloge joue (oui, sauf si vous dites non)
gm-about-transfer = Nommer quelqu’un d’autre MJ
gm-about-transfer-player = Qui est désormais MJ
gm-about-audit = Ce que le MJ a fait, avec ses raisons
gm-about-audit-page = Quelle page ; la 1 est la plus récente
gm-about-export = Ce qui est public dans la campagne, en un fichier
gm-about-level = Changer la difficulté du scénario avant qu’il commence
gm-about-level-level = Quel niveau, ou quelle difficulté
gm-about-undo-request = Demander à la table d’annuler ceci, et tout ce qui suit

## Ce qui peut être fixé

gm-thing-hp = Points de vie
gm-thing-condition = État
gm-thing-element = Élément
gm-thing-place = Place sur la carte

## Noms des commandes et des options

gm-called-set = fixer
gm-called-what = quoi
gm-called-of = de
gm-called-to = à
gm-called-spawn = apparaître
gm-called-remove = retirer
gm-called-figure = figurine
gm-called-reveal = révéler
gm-called-stack = empiler
gm-called-first = première
gm-called-second = deuxième
gm-called-third = troisième
gm-called-fourth = quatrième
gm-called-skip = passer
gm-called-autopilot = autopilote
gm-called-on = actif
gm-called-transfer = transmettre
gm-called-audit = relevé
gm-called-page = page
gm-called-export = exporter
gm-called-request = demande
