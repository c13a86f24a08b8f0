### Autour de la table : campagnes, places, héros, la main du MJ et ce que garde le livre.

## Noms

table-name-empty = Un nom a au moins une lettre.
table-name-long = Un nom a au plus { $most } caractères.
table-name-odd = Ce nom contient des caractères impossibles à montrer.

## Campagnes, places, héros

table-no-campaign = Ce salon n’a pas de campagne : fondez-en une avec `/campagne nouveau`.
table-no-system = Ces règles ne sont pas connues ici.
table-channel-taken = La campagne { $name } vit déjà dans ce salon.
table-founded = **{ $gm }** fonde la campagne **{ $name }** : prenez place avec `/rejoindre`.
table-campaign-made = { $name } est fondée, et vous en êtes MJ.
table-house-rules = **{ $name }** fixe les règles maison des prochains scénarios : { COMMAS($rules) }.
table-no-house-rules = aucune
table-house-rules-kept = Les règles maison sont notées : elles valent dès le prochain scénario.
table-already-seated = Vous avez déjà une place ici.
table-full = Toutes les places sont prises.
table-joined = **{ $name }** prend place.
table-joined-hero = **{ $name }** prend la place { ELIDE("de", $hero) }.
table-welcome = Bienvenue à la table : créez votre héros avec `/héros nouveau`.
table-welcome-hero = Bienvenue à la table : { $hero } est à vous.
table-not-seated = Vous n’avez pas de place ici : prenez-en une avec `/rejoindre`.
table-left = **{ $name }** quitte la table.
table-goodbye = Votre place est libre, et votre héros y attend.

## Scénarios

table-game-runs = Un scénario est en cours ici : cela attend sa fin.
table-wrong-party = Il faut de { $least } à { $most } héros pour un scénario, et { $count ->
    [0] personne n’en a encore
   *[other] il y en a { $count } ici
}.
table-dead-heroes = { $heroes } { $count ->
    [one] est mort : il faut d’abord un nouveau héros
   *[other] sont morts : il faut d’abord de nouveaux héros
}, avec `/héros nouveau`.
table-started = **{ $scenario }** commence, partie { NUMBER($game, useGrouping: 0) } ; ses dés sont scellés : `{ $commitment }`.
table-started-reply = { $scenario } commence.
table-seed = Les dés de la partie { NUMBER($game, useGrouping: 0) } étaient `{ $seed }`, scellés : `{ $commitment }`.
table-no-game = Aucun scénario n’est en cours ici.
table-rules-changed = Une mise à jour a changé les règles : cette manche recommence.

## Réponses

table-answered = C’est fait.
table-answer-kept = C’est noté : vous pouvez changer jusqu’au dernier choix de la table.
table-withdrawn = Votre choix est retiré.
table-taken-back = Votre dernier pas est repris.
table-took-back = **{ $name }** reprend son dernier pas.
table-nothing-to-take-back = Vous n’avez aucun pas qui puisse encore être repris.
table-paused = Le MJ a mis la partie en pause.

## Demander à la table d’annuler

table-undo-asked = La question est posée à la table.
table-undo-open = Une question est déjà posée à la table : attendez d’abord sa réponse.
table-undo-no-act = Il n’y a rien de tel à annuler.
table-undo-closed = C’est déjà réglé.
table-undo-agreed = Vous êtes d’accord.
table-undo-refused = Vous refusez : la partie continue telle quelle.
table-undo-withdrawn = Vous ne le demandez plus.
table-undo-gone = La partie n’en est plus là : rien n’a été annulé.
table-undo-done = Tout le monde est d’accord avec **{ $asker }** : { $count ->
    [one] une réponse est annulée
   *[other] { $count } réponses sont annulées
}.{ $why }
table-gm-granted-undo = **{ $name }** accorde ce que demande **{ $asker }** : { $count ->
    [one] une réponse est annulée
   *[other] { $count } réponses sont annulées
}.{ $why }

## Le MJ

table-already-paused = La partie est déjà en pause.
table-not-paused = La partie n’est pas en pause.
table-gm-paused = **{ $name }** met la partie en pause.{ $why }
table-gm-resumed = **{ $name }** reprend la partie.{ $why }
table-gm-rewound = **{ $name }** reprend { $count ->
    [one] la dernière réponse
   *[other] les { $count } dernières réponses
}.{ $why }
table-rewind-moved = La partie a avancé depuis : regardez de nouveau avec `/mj revenir`.
table-gm-decreed = **{ $name }** intervient : { $what }{ $why }
table-needs-reason = La table doit savoir pourquoi : donnez une raison.
table-gm-skipped = **{ $name }** laisse la partie continuer sans attendre { $heroes }.{ $why }
table-nothing-to-skip = Personne n’y est attendu dont la réponse pourrait être donnée.
table-gm-handed-over = **{ $name }** cède la place de MJ à **{ $player }**.{ $why }
table-gm-appointed = **{ $name }**, qui gère ce serveur, nomme **{ $player }** MJ.{ $why }
table-gm-already = { $player } est déjà MJ.
table-gm-autopilot-on = **{ $name }** laisse désormais l’horloge jouer { $hero }.{ $why }
table-gm-autopilot-off = **{ $name }** ne laisse plus l’horloge jouer { $hero }.{ $why }
table-autopilot-already = L’horloge joue déjà { $hero }.
table-autopilot-not = L’horloge ne joue pas { $hero }.
table-gm-ended = **{ $name }** interrompt le scénario.{ $why }
table-gm-acts-for = **{ $name }** décide pour { $hero } pendant cette manche.
table-gm-acted-for = **{ $name }** décide pour { $hero }.
table-free-seats = personne ne joue { $heroes } en ce moment : décidez avec `/mj agir-pour`, ou quelqu’un prend la place avec `/rejoindre`.
table-because = { " " }Raison : { $why }
table-no-reason = { "" }
table-no-seat = Personne ne joue sur cette place.
table-announce-first = Annoncez d’abord que vous agissez pour cette place, avec `/mj agir-pour`.
table-rewind-count = Reprenez au moins une réponse.
table-rewind-too-far = Il n’y a pas tant de réponses à reprendre.
table-rewind-impossible = La partie ne peut pas revenir si loin.
table-gm-swapped = **{ $name }** donne la place { ELIDE("de", $hero) } à { $player }.{ $why }
table-empty-seat = personne
table-successor-seated = { $player } a déjà une place ici.
table-gm-undid = **{ $name }** annule l’entrée { NUMBER($entry, useGrouping: 0) } du registre. C’était : { $was }{ $why }
table-undid-private = un changement privé.
table-undone = L’entrée { NUMBER($entry, useGrouping: 0) } du registre est annulée.
table-no-entry = Le registre n’a pas cette entrée : `/historique` montre leurs numéros.
table-undone-already = C’est déjà annulé, par l’entrée { NUMBER($by, useGrouping: 0) }.
table-undo-game = Ce qu’un scénario a commencé ou laissé ne s’annule pas en bloc : corrigez des nombres avec `/mj`.
table-undo-nothing = Cette entrée n’a rien changé qui puisse être annulé.
table-undo-later = L’entrée { NUMBER($by, useGrouping: 0) } dépend de celle-ci : annulez-la d’abord.
table-undo-tangled = D’autres choses dépendent désormais de cette entrée : corrigez des nombres avec `/mj`.
table-impossible = Cela mettrait les livres en désordre, et rien n’a été changé.
table-moved-here = La campagne **{ $name }** continue dans ce salon.

## Essai

table-no-practice = Vous n’avez pas de combat d’essai : commencez-en un avec `/essai`.
table-practice-begun = Votre combat d’essai commence.
