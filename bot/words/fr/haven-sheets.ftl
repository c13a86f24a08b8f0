### Les mots qui n’apparaissent que dans les images des feuilles de haven.

haven-track-experience = Expérience
haven-track-reputation = Réputation
haven-track-prosperity = Prospérité
haven-number-hp = Points de vie
haven-number-hand = Cartes en main
haven-number-gold = Or
haven-number-ticks = Coches
haven-number-donations = Or donné
haven-world-city = La ville
haven-history = Ce dont la campagne se souvient
haven-moment-won = Scénario gagné
haven-moment-lost = Scénario perdu
haven-moment-retired = Retraite
haven-moment-died = Parti pour de bon
haven-moment-unlocked = Ouverture
haven-moment-achieved = Succès
haven-moment-risen = La prospérité monte
haven-moment-level = Niveau { $level }
