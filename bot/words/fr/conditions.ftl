### Les états des règles haven, comme ils sont nommés sur les cartes et près des figurines.

condition-poison = Poison
condition-wound = Blessure
condition-immobilize = Immobilisation
condition-disarm = Désarmement
condition-stun = Étourdissement
condition-muddle = Confusion
condition-curse = Malédiction
condition-invisible = Invisibilité
condition-strengthen = Renforcement
condition-bless = Bénédiction
