### Les livres de la campagne : pages, actes, votes, et les commandes qui les ouvrent.

## Pages

bot-key-leaf-before = ◀ Avant
bot-key-leaf-after = Suite ▶
bot-key-city = La ville
bot-key-back = Retour
bot-page-turn-to = Aller à…
bot-page-not-now = Impossible pour l’instant
bot-page-why-not = { $label } : { $why }

## Histoire

bot-history = Ce qui a été fait à la campagne, le plus récent d’abord :
bot-history-empty = Rien n’a encore été fait à cette campagne.
bot-history-line = `{ $number }` <t:{ $when }:d> **{ $who }** · { LINES($lines) }
bot-history-undone = ~~`{ $number }`~~ <t:{ $when }:d> **{ $who }** (annulé) · { LINES($lines) }
bot-history-rules = les règles
bot-history-short = { $number } : { COMMAS($lines) }

## Refus

bot-no-robots = Un bot ne peut pas prendre place.

## Commandes : ce qu’elles font

bot-about-city = Ce que vous pouvez faire maintenant, en ville ou en route
bot-about-sheet = La fiche de votre héros, ou ce que chacun peut savoir d’un autre
bot-about-sheet-hero = La fiche de qui ; sans précision : la vôtre
bot-about-world = La carte, et ce que le monde est devenu
bot-about-shop = Acheter et vendre
bot-about-deck = Les cartes que votre héros connaît, et celles qu’il peut apprendre
bot-about-perks = Les aptitudes de votre héros
bot-about-enhance = Améliorer pour toujours les cartes de votre héros
bot-about-events = Ce qui attend le groupe, et votre vote
bot-about-quests = Votre quête secrète, montrée à vous seul
bot-about-records = Ce que la ville a consigné
bot-about-history = Ce qui a été fait à la campagne, par qui et quand
bot-about-history-count = Combien d’entrées
bot-about-party = Votre groupe
bot-about-party-view = La fiche du groupe
bot-about-party-new = Fonder un autre groupe dans ce monde
bot-about-party-new-name = Le nom du groupe
bot-about-party-rename = Donner un nom à votre groupe
bot-about-party-note = Noter ce que tout votre groupe doit retenir
bot-about-party-note-text = La note ; elle remplace la précédente
bot-about-hero-new-level = Son niveau de départ ; sans précision : 1
bot-about-hero-new-party = Le numéro du groupe qu’il rejoint
bot-about-hero-switch = Jouer un autre de vos héros
bot-about-hero-switch-hero = Lequel
bot-about-hero-note = Écrire sur votre fiche ce que personne d’autre ne lit
bot-about-hero-note-text = La note ; elle remplace la précédente
bot-about-scenario-start-casual = Hors de l’histoire : rien ne change dans le monde
bot-about-gm-grant = Donner quelque chose à un héros ; tout le monde l’apprend
bot-about-gm-take = Prendre quelque chose à un héros ; tout le monde l’apprend
bot-about-gm-kind = Quoi
bot-about-gm-hero = Quel héros
bot-about-gm-amount = Combien ; sans précision : 1
bot-about-gm-thing = Quel objet, si c’en est un
bot-about-gm-world = Changer la renommée du monde ou d’un groupe ; tout le monde l’apprend
bot-about-gm-world-kind = Quoi
bot-about-gm-world-change = De combien, en plus ou en moins ; un haut fait : −1 l’enlève
bot-about-gm-world-thing = Quel haut fait, si c’en est un
bot-about-gm-party = Le numéro du groupe ; sans précision : le premier
bot-about-gm-unlock = Mettre un scénario sur la carte ; tout le monde l’apprend
bot-about-gm-complete = Compter un scénario comme gagné, avec ses récompenses ; tout le monde l’apprend
bot-about-gm-move-hero = Faire passer un héros dans un autre groupe ; tout le monde l’apprend
bot-about-gm-swap-player = Donner une place et son héros à quelqu’un d’autre ; tout le monde l’apprend
bot-about-gm-swap-player-player = Qui prend la place
bot-about-gm-undo-change = Annuler un changement de la campagne ; tout le monde l’apprend
bot-about-gm-undo-change-entry = Le numéro de l’entrée, tel que `/histoire` le montre
bot-kind-gold = or
bot-kind-xp = expérience
bot-kind-ticks = coches
bot-kind-item = un objet
bot-kind-reputation = réputation d’un groupe
bot-kind-prosperity = prospérité
bot-kind-achievement = un haut fait

## Commandes : leurs noms

bot-called-city = ville
bot-called-sheet = fiche
bot-called-world = monde
bot-called-shop = boutique
bot-called-deck = cartes
bot-called-perks = aptitudes
bot-called-enhance = améliorer
bot-called-events = événements
bot-called-quests = quête
bot-called-records = registres
bot-called-history = histoire
bot-called-party = groupe
bot-called-view = voir
bot-called-rename = renommer
bot-called-note = note
bot-called-text = texte
bot-called-switch = changer
bot-called-casual = hors-histoire
bot-called-grant = donner
bot-called-take = prendre
bot-called-kind = sorte
bot-called-amount = quantité
bot-called-thing = chose
bot-called-change = changement
bot-called-unlock = débloquer
bot-called-complete = accomplir
bot-called-move-hero = déplacer-héros
bot-called-swap-player = remplacer-joueur
bot-called-player = joueur
bot-called-undo-change = annuler-changement
bot-called-entry = entrée
