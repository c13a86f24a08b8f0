### Objets : questions, choix, ce que tout le monde voit, journal.

haven-ask-equip = Qu’emportez-vous ? Il y a de la place pour un objet sur la tête, un sur le corps, un aux jambes, deux en main (ou un seul à deux mains) et { $small ->
    [one] { $small } petit objet
   *[other] { $small } petits objets
}.
haven-ask-refresh = { $count ->
    [one] Quel objet redevient disponible, s’il y en a un ?
   *[other] Quels objets redeviennent disponibles, jusqu’à { $count } ?
}
haven-ask-use-attacked = **{ $attacker }** vous attaque. Utilisez-vous un objet ?
haven-ask-use-heal = Utilisez-vous un objet pour ce soin ?
haven-ask-use-long-rest = Utilisez-vous un objet pour ce repos ?
haven-ask-use-rest = Utilisez-vous un objet avant de vous reposer ?
haven-ask-use-end = Utilisez-vous un objet avant la fin de votre tour ?
haven-option-use = Utiliser { $item }

haven-seat-items = Équipement : { COMMAS($items) }
haven-item-spent = { $item } (objet épuisé)
haven-item-consumed = { $item } (objet consommé)
haven-item-slots = { $item } (reste { $left })
haven-slot-head = Tête
haven-slot-body = Corps
haven-slot-legs = Jambes
haven-slot-one-hand = Une main
haven-slot-two-hands = Deux mains
haven-slot-small = Petit objet
haven-after-spent = Épuisé après usage
haven-after-consumed = Consommé après usage
haven-never-refreshed = Jamais rafraîchi une fois consommé
haven-minus-ones = { $count ->
    [one] { $count } carte −1
   *[other] { $count } cartes −1
}

haven-no-such-item = { $name } apporte un objet que ces règles ne connaissent pas.
haven-same-item = { $name } ne peut pas posséder deux fois le même objet.
haven-room-head = Votre tête porte un seul objet.
haven-room-body = Votre corps porte un seul objet.
haven-room-legs = Vos jambes portent un seul objet.
haven-room-hands = Vos mains tiennent deux objets à une main ou un seul à deux mains.
haven-room-small = { $count ->
    [one] Au niveau { $level }, vous emportez un seul petit objet.
   *[other] Au niveau { $level }, vous emportez au plus { $count } petits objets.
}

haven-equipped = **{ $figure }** emporte { $items }{ $count ->
    [0] {""}
    [one] , avec { $count } carte −1 dans son paquet
   *[other] , avec { $count } cartes −1 dans son paquet
}.
haven-item-used = **{ $figure }** utilise { $item }{ $left ->
    [0] {""}
   *[other] {" "}(reste { $left })
}.
haven-refreshed = **{ $figure }** peut de nouveau utiliser { $items }.
haven-item-found = **{ $figure }** trouve { $item } : ce sera pour la prochaine fois.
haven-item-sold = **{ $figure }** trouve { $item } en double : l’objet est vendu pour { $gold } or.
haven-design-found = **{ $figure }** trouve le plan d’un objet pour la boutique : { $item }.
haven-random-design-found = **{ $figure }** trouve le plan d’un objet.
haven-random-scenario-found = **{ $figure }** trouve une carte qui mène ailleurs.
