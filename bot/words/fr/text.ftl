### Le texte des cartes : chaque ligne vient de l’arbre qui s’exécute.

text-ability = { COMMAS($parts) }
text-augment = { $elements } : { COMMAS($parts) }
text-lost = Perdue
text-round = Jusqu’à la fin de la manche
text-persistent = Reste en jeu

text-move = Déplacement { $value }
text-attack = Attaque { $value }
text-heal = Soin { $value }
text-shield = Bouclier { $value }
text-retaliate = Riposte { $value }
text-special = Action spéciale { $number }
text-loot = Butin { $value }
text-suffer = { $value ->
    [one] Subir { $value } dégât
   *[other] Subir { $value } dégâts
}
text-xp = { $value } XP
text-infuse = Imprégner { $element }
text-summon = Invoquer { $name }
text-summon-normal = Invoquer { $name } (normal)
text-summon-elite = Invoquer { $name } (élite)

text-jump = Saut
text-fly = Vol
text-teleport = Téléportation
text-range = Portée { $value }
text-target = Cibles { $count }
text-target-all = Toutes les cibles
text-add-target = { $count ->
    [one] Ajouter { $count } cible
   *[other] Ajouter { $count } cibles
}
text-area = { $hexes ->
    [one] Zone de { $hexes } hex
   *[other] Zone de { $hexes } hex
}
text-pierce = Perforation { $value }
text-push = Poussée { $value }
text-pull = Traction { $value }
text-advantage = Avantage
text-self = Soi-même
text-allies = Alliés

text-more-attack = +{ $value } Attaque
text-more-move = +{ $value } Déplacement
text-more-heal = +{ $value } Soin
text-more-range = +{ $value } Portée
text-more-target = { $value ->
    [one] +{ $value } Cible
   *[other] +{ $value } Cibles
}
text-more-shield = +{ $value } Bouclier
text-more-retaliate = +{ $value } Riposte

text-plus = +{ $number }
text-minus = −{ $number }

text-two-elements = { $first } et { $second }
