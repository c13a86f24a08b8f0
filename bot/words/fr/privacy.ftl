### Ce qui est gardé d’une personne : remis, ou oublié.

## Commandes

privacy-called-privacy = vie-privée
privacy-called-export = exporter
privacy-called-delete = effacer
privacy-about = Ce qu’Emberhall garde de vous
privacy-about-export = Recevoir un fichier avec tout ce qu’Emberhall garde de vous
privacy-about-delete = Faire oublier à Emberhall qui vous êtes ; il demande une fois avant

## Pour la personne

privacy-export = Ce fichier contient tout ce qu’Emberhall garde de vous. Personne d’autre ne voit ce message.
privacy-nothing = Emberhall ne garde rien de vous.
privacy-sure = **C’est irréversible.** Emberhall oublie votre nom, vos réglages, vos notes et ce qu’il vous a montré. Vos places se libèrent.
    Vos héros restent à leurs tables sous un nom neutre, et les parties que vous avez jouées peuvent toujours être rejouées : elles connaissent des places, pas des personnes. Une campagne que vous menez passe au premier de ses joueurs ; s’il n’y en a pas, elle se termine.
    Pour en garder d’abord une copie, utilisez `/privacy export`.
privacy-key-forget = M’oublier
privacy-forgotten = C’est fait : Emberhall ne sait plus rien de vous. Si vous revenez, tout recommence.

## Pour la table

privacy-left = Quelqu’un a demandé à être oublié : sa place est libre, et son héros y attend.
privacy-stepped-down = Personne ne remplace plus { $player }.
privacy-new-gm = **{ $name }** est désormais MJ.
privacy-closed = Cette campagne se termine : il ne reste personne pour la mener.
privacy-somebody = Quelqu’un
privacy-hero = Héros { NUMBER($number, useGrouping: 0) }
