### L’attente : rythmes, rappels, l’horloge, vacances et remplaçants.

waiting-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
waiting-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
waiting-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
waiting-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}

## Le plateau, l’horloge

waiting-name-stand-in = { $hero } ({ $person } remplace)
waiting-name-auto = { $hero } (l’horloge joue)
waiting-deadline-autopilot = ⏰ L’horloge décide <t:{ $at }:R>.
waiting-deadline-rest = ⏰ L’horloge décide <t:{ $at }:R> : un repos là où il est possible.
waiting-deadline-gm = ⏰ Le MJ décide <t:{ $at }:R>.
waiting-decides-for = ⏰ L’horloge décide pour **{ $hero }** cette manche : aucune réponse n’est venue en { $time }.
waiting-reacts-for = ⏰ L’horloge répond pour **{ $hero }** : aucune réaction n’est venue en { $time }.
waiting-plays = ⏰ L’horloge joue **{ $hero }**.
waiting-plays-for = ⏰ L’horloge joue **{ $hero }** pendant l’absence de { $player }.
waiting-rests = 💤 Personne n’a joué ici depuis une semaine : l’horloge se repose jusqu’à ce que quelqu’un joue.

## Rappels

waiting-remind = { $number ->
    [1] la table vous attend (demandé <t:{ $since }:R>) : appuyez sur **À vous** sur le plateau.
    [2] la table vous attend toujours (demandé <t:{ $since }:R>) : appuyez sur **À vous** sur le plateau.
   *[other] tout le monde vous attend (demandé <t:{ $since }:R>) : appuyez sur **À vous** sur le plateau, ou passez la main avec `/absent`.
}
waiting-remind-last-one = tous les autres ont répondu : la table n’attend plus que vous.
waiting-remind-final = C’est le dernier rappel.
waiting-letter = **{ $campaign }**, <#{ $channel }>
waiting-call = le temps est écoulé pour { $hero } (demandé <t:{ $since }:R>) : décidez avec le menu ci-dessous, ou avec `/mj agir-pour`.
waiting-vanished = { $player } se tait depuis le <t:{ $since }:D>, et la table attend { $hero }. `/mj remplacer-joueur` donne la place à quelqu’un d’autre, avec le héros et tout ce qu’il possède ; `/mj agir-pour` décide une fois.

## Rythmes

waiting-pace-set = **{ $name }** fixe le rythme : { $pace }.
waiting-pace-kept = Le rythme est noté.
waiting-pace-now = Rythme de **{ $campaign }** : { $pace }.
waiting-pace-how = Le MJ le change avec `/table rythme`. `/moi` fixe quand et comment on vous fait un rappel, `/absent` confie votre place pour un temps.
waiting-pace-line = { $deadline } ; { $reaction }
waiting-pace-deadline = { $time } pour répondre, puis { $then }
waiting-pace-no-deadline = pas de délai
waiting-pace-reaction = { $time } pour réagir à ce que font les autres
waiting-pace-no-reaction = pas de délai plus court pour les réactions
waiting-then-autopilot = l’horloge décide
waiting-then-rest = l’horloge décide, avec un repos là où il est possible
waiting-then-gm = le MJ décide
waiting-pace-none = Pas de délai
waiting-pace-live = En direct : tout le monde est là
waiting-pace-12h = 12 heures
waiting-pace-24h = 24 heures
waiting-pace-48h = 48 heures
waiting-expiry-autopilot = L’horloge décide
waiting-expiry-rest = Un repos si possible, sinon l’horloge décide
waiting-expiry-gm = Le MJ décide
waiting-as-pace = Comme le rythme le conseille
waiting-like-any = Comme toute autre question

## Ce que chacun règle

waiting-me = Comment je vous fais des rappels, à toutes vos tables :
waiting-me-zone = Fuseau horaire : { $zone } (il y est { $time })
waiting-me-no-zone = Fuseau horaire : inconnu ; réglez-le avec `/moi fuseau:`
waiting-me-quiet = Heures calmes : de { $from } à { $until }
waiting-me-no-quiet = Heures calmes : aucune
waiting-me-every = Rappels : après { $time }, { $most } fois au plus
waiting-me-as-pace = Rappels : aussi souvent que le rythme de la table le conseille, { $most } fois au plus
waiting-me-never = Rappels : jamais
waiting-me-channel = Où : une mention dans le salon de la table
waiting-me-dm = Où : un message privé ; une mention s’ils sont fermés
waiting-me-both = Où : une mention dans le salon et un message privé
waiting-habits-kept = C’est noté.
waiting-no-zone = Je ne connais pas le fuseau horaire « { $zone } » : choisissez-en un dans la liste, comme Europe/Paris, ou écrivez UTC+2.
waiting-zone-first = Les heures calmes demandent votre fuseau horaire : donnez les deux, comme `/moi fuseau:Europe/Paris calme:22-8`.
waiting-quiet-odd = Je ne lis pas d’heures calmes dans « { $text } » : écrivez deux heures, comme `22-8` ou `22:30-7:00`, ou `non`.
waiting-every-pace = Comme le rythme de la table le conseille
waiting-every-never = Jamais
waiting-every = Après { $time }
waiting-by-channel = Une mention dans le salon
waiting-by-dm = Un message privé
waiting-by-both = Les deux

## Absences et retours

waiting-stands-in-already = Vous remplacez { $player } ici : rendez d’abord cette place avec `/retour`.
waiting-that-seat = cette place
waiting-away = **{ $name }** s’absente jusqu’au <t:{ $until }:f> : l’horloge joue pour { $hero } en attendant.
waiting-away-stand-in = **{ $name }** s’absente jusqu’au <t:{ $until }:f> : **{ $stand_in }** remplace, voit les cartes de { $hero } et répond pour cette place.
waiting-away-reply = L’horloge joue pour vous jusqu’au <t:{ $until }:f> ; `/retour` y met fin à tout moment.
waiting-away-stand-in-reply = { $stand_in } joue pour vous jusqu’au <t:{ $until }:f> ; `/retour` y met fin à tout moment.
waiting-away-tables = À vos tables : { COMMAS($tables) }. L’horloge joue pour vous jusqu’au <t:{ $until }:f> ; `/retour` y met fin à tout moment.
waiting-away-line = { $player } s’absente jusqu’au <t:{ $until }:f> ; { $stand_in } remplace.
waiting-away-auto-line = { $player } s’absente jusqu’au <t:{ $until }:f> ; l’horloge joue.
waiting-back = **{ $name }** est de retour.
waiting-welcome-back = Bon retour : vous jouez de nouveau vous-même.
waiting-stepped-down = **{ $name }** ne remplace plus { $player } : l’horloge joue jusqu’au retour de { $player }.
waiting-stepped-down-reply = C’est fait : vous ne remplacez plus personne ici.
waiting-not-away = Vous n’êtes pas absent, et vous ne remplacez personne ici.
waiting-no-tables = Vous n’avez de place à aucune table.
waiting-date-odd = Je ne lis pas de jour dans « { $text } » : écrivez `2026-08-20`, `20.8.` ou `+7`.
waiting-date-past = Ce jour est passé : donnez-en un à venir, comme `+7` pour dans une semaine.
waiting-date-far = C’est dans plus d’un an : donnez un jour plus proche, ou libérez votre place avec `/quitter`.
waiting-in-days = { $count ->
    [one] Demain, le { $date }
   *[other] Dans { $count } jours, le { $date }
}
waiting-stand-in-self = Vous ne pouvez pas vous remplacer vous-même : nommez quelqu’un d’autre, ou personne, et l’horloge joue.
waiting-stand-in-seated = { $name } a une place ici, et personne ne doit voir deux mains : nommez quelqu’un d’autre, ou personne, et l’horloge joue.
waiting-stand-in-taken = { $name } remplace déjà { $player } ici : nommez quelqu’un d’autre, ou personne, et l’horloge joue.
waiting-stand-in-bot = Un bot ne peut remplacer personne : nommez un humain, ou personne, et l’horloge joue.
waiting-stand-in-outside = { $name } ne voit pas ce salon : nommez quelqu’un qui le voit, ou personne, et l’horloge joue.
waiting-stand-in-channel = On nomme un remplaçant dans le salon de la table : utilisez la commande là-bas.

## Aide

waiting-help = `/absent` confie votre place pour un temps, à un ami ou à l’horloge ; `/moi` fixe vos heures calmes et vos rappels.
waiting-help-away = Vous êtes absent, et quelqu’un ou l’horloge joue pour vous : `/retour` y met fin.
waiting-help-stand-in = Vous remplacez { $player } ici : `/retour` y met fin.
waiting-help-gm = `/table rythme` fixe combien de temps une réponse peut prendre, et ce qui suit.

## Commandes : ce qu’elles font

waiting-about-away = Confier votre place pour un temps : à un remplaçant, ou à l’horloge
waiting-about-away-until = Le dernier jour d’absence, comme 2026-08-20, 20.8. ou +7
waiting-about-away-stand-in = Qui joue pour vous et voit vos cartes ; sans lui, l’horloge joue
waiting-about-back = Jouer de nouveau vous-même, ou ne plus remplacer
waiting-about-me = Quand et comment on vous fait des rappels, à toutes vos tables
waiting-about-me-zone = Votre fuseau horaire, comme Europe/Paris
waiting-about-me-quiet = Quand ne pas vous déranger, comme 22-8 ; ou non
waiting-about-me-every = À quel rythme vous faire des rappels
waiting-about-me-by = Où vous faire des rappels
waiting-about-table = Comment joue cette table
waiting-about-table-pace = Combien de temps une réponse peut prendre, et ce qui suit ; le MJ peut le changer
waiting-about-table-pace-pace = Combien de temps une réponse peut prendre
waiting-about-table-pace-expiry = Ce qui se passe ensuite
waiting-about-table-pace-reactions = Combien de temps une réaction à ce que font les autres peut prendre

## Commandes : leurs noms

waiting-called-away = absent
waiting-called-until = jusque
waiting-called-stand-in = remplaçant
waiting-called-back = retour
waiting-called-me = moi
waiting-called-zone = fuseau
waiting-called-quiet = calme
waiting-called-every = toutes-les
waiting-called-by = par
waiting-called-table = table
waiting-called-pace = rythme
waiting-called-expiry = échéance
waiting-called-reactions = réactions
