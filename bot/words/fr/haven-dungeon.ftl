### Les règles de haven : les donjons aléatoires.

haven-room-title = { $room } { $encounter }
haven-severity-none = aucune
haven-severity-minor = mineure
haven-severity-major = majeure

## Questions

haven-ask-entrance = Par où entrez-vous ?
haven-ask-penalties = Les salles n’aiment pas toutes les visites. Avec quelles pénalités jouez-vous ?
haven-ask-penalty = Quelle pénalité pour la salle { $room } ?
haven-ask-opener = Personne n’a ouvert la première porte. Qui subit la pénalité à la place ?
haven-ask-discard = Quelle carte défaussez-vous ?
haven-option-penalties-suggested = Comme suggéré
haven-option-penalties-none = Aucune pénalité
haven-option-penalties-major = Pénalités majeures partout
haven-option-penalties-own = Salle par salle
haven-penalties-hint = Salle par salle : { $penalties }

## Le journal

haven-room-named = 🚪 **{ $title }**
haven-ways-closed = La sortie en { $hexes } est condamnée.
haven-penalties-chosen = Pénalités des trois salles : { $penalties }.
haven-penalty = Pénalité ({ $severity }) pour { $who } : { $effects }.
haven-penalty-opener = qui a ouvert la porte
haven-penalty-party = tout le groupe
haven-penalty-behind = qui se trouve encore dans la salle précédente
haven-penalty-monsters = chaque monstre de la salle (à son avantage)
haven-penalty-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
haven-penalty-discards = { $count ->
    [one] { $count } carte à défausser
   *[other] { $count } cartes à défausser
}
haven-penalty-spared = Il n’y a personne qu’elle puisse frapper.
haven-discarded = **{ $figure }** défausse { $cards }.
haven-cards-lost = **{ $figure }** se passe { ELIDE("de", $cards) }.
haven-chest-looted = **{ $figure }** ouvre un coffre{ $gold ->
    [0] {""}
   *[other]  : { $gold } or
}{ $experience ->
    [0] {""}
   *[other] , { $experience } XP
}.

## En bref

haven-fact-room = { $title } (pénalité : { $severity })
