### Le bot à la table : panneaux, plateau, refus et commandes.

bot-name = { $name }
bot-headline = **{ $scenario }** · manche { $round } · { $phase }
bot-headline-before = **{ $scenario }** · { $phase }
bot-map-too-wide = La carte continue, mais un message n’en contient pas plus.
bot-map-place = { $place } ({ COMMAS($does) })
bot-map-places = { $what } : { COMMAS($places) }
bot-map-walls = Murs entre : { COMMAS($pairs) }
bot-awaited = ⌛ On attend { $names } (demandé <t:{ $since }:R>)
bot-hp = { $hp }/{ $max } PV
bot-field-order = Ordre du tour
bot-field-foes = Ennemis
bot-field-tracks = Éléments
bot-field-log = Ce qui s’est passé
bot-board-aside = { $round ->
    [0] Ceci est un ancien plateau ; le plateau actuel est plus bas.
   *[other] Ceci est un plateau de la manche { $round } ; le plateau actuel est plus bas.
}
bot-ping = à vous de jouer : appuyez sur **À vous** sous le plateau.

bot-status-paused = ⏸ Le MJ a mis la partie en pause.
bot-status-won = 🏆 Victoire ! Le scénario est gagné.
bot-status-lost = 💀 Défaite. Le scénario est perdu.
bot-status-ended = Le MJ a mis fin au scénario.

## Panneaux

bot-panel-head = **{ $name }** : { $text }
bot-panel-chosen = Choisi : { COMMAS($options) }
bot-panel-given = ✅ Vous avez choisi { COMMAS($options) }. Vous pouvez changer jusqu’à ce que tout le monde ait choisi.
bot-panel-suggested = 💡 Je choisirais { COMMAS($options) }.
bot-panel-suggest-none = 💡 Je ne choisirais rien ici.
bot-closed = Ce choix est clos : le plateau montre la suite.
bot-waiting = Vous n’avez rien à décider : la table attend { $names }.
bot-nothing-open = Vous n’avez rien à décider pour l’instant.
bot-place = { $number ->
    [1] La première (elle mène)…
    [2] La deuxième…
   *[other] Numéro { $number }…
}
bot-choose = Choisissez…
bot-choose-count = Choisissez-en { $count }…
bot-choose-up-to = { $least ->
    [0] Choisissez-en { $most } au plus…
   *[other] Choisissez-en de { $least } à { $most }…
}
bot-choose-between = { $first } … { $last }
bot-key-act = À vous
bot-key-hand = Main
bot-key-kit = Objets et but
bot-key-round = Cartes de la manche
bot-key-log = Journal
bot-key-undo = Annuler
bot-key-refresh = Et maintenant ?
bot-key-confirm = Confirmer
bot-key-change = Changer
bot-key-none = Aucun
bot-key-next-page = Page suivante
bot-key-anew = Recommencer
bot-key-suggest = Conseil
bot-key-as-suggested = Comme conseillé
bot-key-pause = Pause
bot-key-resume = Reprendre
bot-key-rewind = Revenir d’une réponse
bot-key-for = Agir pour…
bot-seat-taken = { $hero } ({ $person })
bot-seat-free = { $hero } (place libre)
bot-key-end = Terminer le scénario
bot-end-sure = Terminer le scénario pour tout le monde ? On ne peut pas revenir en arrière.

## Cartes, carte, journal

bot-pile = { $pile } ({ $count })
bot-pile-pool = Au choix
bot-pile-hand = Main
bot-pile-picked = Choisies
bot-pile-active = En jeu
bot-pile-discard = Défausse
bot-pile-lost = Perdues
bot-pile-items = Objets équipés
bot-pile-bag = Dans votre sac
bot-hand = Vos cartes, pour vos yeux seulement :
bot-hand-none = Vous n’avez pas de cartes à cette table.
bot-kit = Ce que vous portez et ce que vous visez, pour vos yeux seulement :
bot-kit-none = Vous ne portez rien.
bot-round-none = Aucune carte de cette manche n’est encore visible.
bot-log = Les derniers événements :
bot-no-advice = Il n’y a rien à en dire.
bot-log-empty = Il ne s’est encore rien passé.

## Campagnes

bot-campaigns = { $count ->
    [0] Pas encore de campagne ici : fondez-en une avec `/campagne nouveau`.
    [one] Une campagne sur ce serveur :
   *[other] { $count } campagnes sur ce serveur :
}
bot-campaign-line = **{ $name }** dans <#{ $channel }> · MJ : { $gm } · { $heroes }
bot-campaign-heroes = { COMMAS($names) }
bot-campaign-no-heroes = pas encore de héros
bot-gm-line = MJ : { $name }
bot-seat-line = **{ $hero }**, { $hero_class } (niveau { $level }, { $xp } XP, { $gold } or, { $ticks ->
    [one] { $ticks } coche
   *[other] { $ticks } coches
}), joué par { $person }
bot-seat-line-dead = ~~{ $hero }~~, { $hero_class }, est mort : il faut un nouveau héros à { $person }
bot-seat-line-no-hero = { $person }, pas encore de héros
bot-house-rules = Règles maison : { COMMAS($rules) }
bot-settings = Règles maison de **{ $name }**, dès le prochain scénario :
bot-settings-none = Ces règles ne laissent rien à régler.
bot-setting-on = ☑ **{ $rule }** : { $about }
bot-setting-off = ☐ **{ $rule }** : { $about }
bot-settings-choose = Cochez les règles maison voulues…
bot-next-join = Personne n’est encore assis : `/rejoindre` prend une place.
bot-next-hero = Il manque encore un héros : `/héros nouveau`.
bot-next-start = Tout le monde est prêt : **La ville** montre ce qu’il y a à faire, et `/scénario commencer` met en route.

## Refus

bot-no-table = Vous n’êtes assis à aucune partie en cours.
bot-no-campaign = Il n’y a pas de campagne dans ce salon : fondez-en une avec `/campagne nouveau`.
bot-no-game = Aucun scénario n’est en cours ici : commencez-en un avec `/scénario commencer`.
bot-several-tables = On vous attend à plus d’une table ({ $names }) : utilisez la commande dans le salon de la table.
bot-not-your-turn = On ne vous demande rien pour l’instant.
bot-nothing-to-pick = Il n’y a rien à choisir en secret pour l’instant.
bot-unknown-hex = Vous ne pouvez pas choisir { $text } : prenez un des hex marqués.
bot-unknown-option = « { $text } » n’est pas un de vos choix.
bot-ambiguous = « { $text } » correspond à plusieurs de vos choix : utilisez le menu.
bot-table-away = Le livre de la campagne est momentanément hors d’atteinte : réessayez dans un instant.
bot-forbidden = Discord ne me laisse pas faire cela dans ce salon : il me manque une permission.
bot-cannot-post = Je ne peux pas écrire dans ce salon. Donnez-moi ici : { $names }.
bot-permission-view-channel = Voir le salon
bot-permission-send-messages = Envoyer des messages
bot-permission-send-messages-in-threads = Envoyer des messages dans les fils
bot-permission-read-message-history = Voir les anciens messages
bot-permission-embed-links = Intégrer des liens
bot-permission-attach-files = Joindre des fichiers
bot-not-allowed = Ce n’est pas possible ici.
bot-not-understood = Je n’ai pas compris. Essayez la commande encore une fois.
bot-went-wrong = Quelque chose s’est mal passé de mon côté : réessayez.
bot-kept = Votre réponse est gardée, mais je n’ai pas pu vous montrer la suite : appuyez sur **À vous** sous le plateau.
bot-not-here = Cette partie ne se joue pas dans ce salon.
bot-seat-gone = Cette place n’est plus la vôtre.

## Aide

bot-help-found = `/campagne nouveau` fonde une campagne dans ce salon et fait de vous son MJ.
bot-help-join = `/rejoindre` prend une place.
bot-help-watch = Vous regardez cette campagne : `/état`, `/carte` et `/journal` montrent où elle en est.
bot-help-hero = `/héros nouveau` crée le héros de votre place.
bot-help-start = `/scénario commencer` commence la partie dès que chacun a un héros.
bot-help-play = **À vous**, sous le plateau, montre ce que vous pouvez faire. Par commande : `/choisir` choisit vos cartes en secret, `/aller` répond à ce qui est demandé (aussi par une coordonnée comme C4), `/annuler` reprend votre dernier pas. Vos objets sont proposés parmi les réponses partout où ils peuvent servir.
bot-help-city = `/ville` montre ce que vous pouvez faire entre deux scénarios : acheter, monter de niveau, donner, voter, voyager.
bot-help-books = `/fiche`, `/groupe voir`, `/monde`, `/quête` et `/histoire` vous montrent la campagne, à vous seul.
bot-help-look = `/main`, `/carte`, `/état` et `/journal` ne sont montrés qu’à vous. `/film manche` et `/film combat` remontrent ce qui s’est passé.
bot-help-gm = Vous êtes le MJ : `/campagne réglages` a les règles maison, `/état` a vos boutons, et `/mj` met en pause, revient en arrière, n’attend plus, agit pour quelqu’un, change ce qui a mal tourné sur la carte ou met fin ; il donne et prend aussi dans les livres de la campagne. Tout ce que vous y faites, la table le lit.

## Commandes : ce qu’elles font

bot-about-campaign = Les campagnes de ce serveur
bot-about-campaign-new = Fonder une campagne dans ce salon ; vous en devenez le MJ
bot-about-campaign-new-name = Le nom de la campagne
bot-about-campaign-new-language = La langue de tout ce qui est public
bot-about-campaign-list = Montrer les campagnes de ce serveur
bot-about-campaign-settings = Les règles maison de cette campagne ; le MJ peut les changer
bot-about-join = Prendre place à la campagne de ce salon
bot-about-leave = Rendre sa place
bot-about-hero = Votre héros
bot-about-hero-new = Créer un héros pour votre place
bot-about-hero-new-class = Quelle sorte de héros
bot-about-hero-new-name = Le nom du héros
bot-about-scenario = Les scénarios
bot-about-scenario-start = Commencer un scénario avec tous ceux qui ont un héros
bot-about-scenario-start-scenario = Quel scénario
bot-about-scenario-start-level = La difficulté, de 0 à 7 ; sans valeur : comme conseillé
bot-about-scenario-start-difficulty = La difficulté en un mot, à la place d’un niveau
bot-about-scenario-start-open = Tout peut se dire, et monstres et pièges ont un niveau de plus
bot-difficulty-easy = facile
bot-difficulty-normal = normal
bot-difficulty-hard = difficile
bot-difficulty-very-hard = très difficile
bot-about-pick = Choisir vos cartes de la manche ; vous seul les voyez
bot-about-pick-lead = La carte qui mène : son initiative compte
bot-about-pick-other = L’autre carte
bot-about-pick-rest = Prendre plutôt un repos long
bot-about-go = Répondre par écrit à ce qui est demandé
bot-about-go-where = Une coordonnée comme C4, ou un des choix
bot-about-undo = Retirer votre choix, reprendre un pas, ou demander à la table d’annuler plus
bot-about-hand = Vos cartes, montrées à vous seul
bot-about-map = Une image fraîche de la carte, montrée à vous seul
bot-about-map-text = La dessiner en lettres : pour lecteurs d’écran et connexions lentes
bot-about-status = Où en est la partie et qui est attendu
bot-about-log = Les derniers événements
bot-about-why = Pourquoi un monstre a fait ce qu’il vient de faire
bot-about-why-monster = Quel monstre
bot-about-odds = Ce que ferait votre prochaine attaque, montré à vous seul
bot-about-odds-target = Qui attaquer
bot-about-odds-value = Valeur d’attaque ; sinon vos cartes jouées comptent
bot-about-gm = Pour le MJ de la campagne
bot-about-gm-pause = Ne plus prendre de réponses pour l’instant
bot-about-gm-resume = Reprendre la partie
bot-about-gm-rewind = Annuler les dernières réponses
bot-about-gm-rewind-count = Combien de réponses
bot-about-gm-act-for = Décider pour un absent ; tout le monde en est informé
bot-about-gm-act-for-seat = Pour quel héros
bot-about-gm-end = Interrompre le scénario
bot-about-gm-why = La raison, montrée à tous
bot-about-help = Ce que vous pouvez faire ici et maintenant

## Commandes : leurs noms

bot-called-campaign = campagne
bot-called-new = nouveau
bot-called-list = liste
bot-called-settings = réglages
bot-called-name = nom
bot-called-language = langue
bot-called-join = rejoindre
bot-called-leave = quitter
bot-called-hero = héros
bot-called-class = classe
bot-called-scenario = scénario
bot-called-start = commencer
bot-called-level = niveau
bot-called-difficulty = difficulté
bot-called-open = ouvert
bot-called-pick = choisir
bot-called-lead = première
bot-called-other = deuxième
bot-called-rest = repos
bot-called-go = aller
bot-called-where = où
bot-called-undo = annuler
bot-called-hand = main
bot-called-map = carte
bot-called-status = état
bot-called-log = journal
bot-called-odds = chances
bot-called-monster = monstre
bot-called-target = cible
bot-called-value = valeur
bot-called-gm = mj
bot-called-pause = pause
bot-called-resume = reprendre
bot-called-rewind = revenir
bot-called-act-for = agir-pour
bot-called-end = terminer
bot-called-why = pourquoi
bot-called-count = nombre
bot-called-seat = place
bot-called-help = aide
