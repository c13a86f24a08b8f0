### Ce que les capacités font au plateau et au sort des autres.

haven-trap-made = **{ $figure }** pose un piège en { $hex }.
haven-trap-disarmed = **{ $figure }** désamorce le piège en { $hex }.
haven-obstacle-created = **{ $figure }** place un obstacle en { $hex }.
haven-obstacle-destroyed = **{ $figure }** dégage l’obstacle en { $hex }.
haven-obstacle-moved = **{ $figure }** déplace l’obstacle de { $hex } en { $goal }.
haven-swapped = **{ $figure }** et **{ $other }** échangent leurs places.
haven-fell-from-flight = **{ $figure }** ne vole plus et redescend en { $hex }.
haven-granted = **{ $figure }** fait agir **{ $other }** sur-le-champ.
haven-controlled = **{ $figure }** prend le contrôle de **{ $other }**.
haven-modifiers-added = { $count ->
    [one] **{ $figure }** mélange une carte { $card } à ses modificateurs.
   *[other] **{ $figure }** mélange { $count } cartes { $card } à ses modificateurs.
}
haven-modifiers-removed = { $count ->
    [one] **{ $figure }** retire une carte { $card } de ses modificateurs.
   *[other] **{ $figure }** retire { $count } cartes { $card } de ses modificateurs.
}

haven-ask-trap = Où posez-vous le piège ?
haven-ask-disarm-trap = Quel piège désamorcez-vous ?
haven-ask-create-obstacle = Où placez-vous l’obstacle ?
haven-ask-destroy-obstacle = Quel obstacle détruisez-vous ?
haven-ask-move-obstacle = Quel obstacle déplacez-vous ?
haven-ask-obstacle-to = Où déplacez-vous l’obstacle ?
haven-ask-swap = Avec qui échangez-vous votre place ?
haven-ask-grant = { $left ->
    [one] Qui agit sur-le-champ ?
   *[other] Qui agit sur-le-champ ? Encore { $left }.
}
haven-ask-control = { $left ->
    [one] Qui contrôlez-vous ?
   *[other] Qui contrôlez-vous ? Encore { $left }.
}
haven-ask-damage = Infliger les dégâts ?
haven-ask-kill = Tuer la cible ?
haven-ask-cleanse = Retirer les états négatifs ?
haven-ask-modify = Changer vos modificateurs ?
haven-ask-land = Où redescend { $figure } ?
haven-ask-monster-place = À quel endroit { $monster } le fait-il ?

haven-why-controlled = **{ $hero }** a décidé à sa place ; arrêt en { $hex }.
