### Conditions of the haven rules, as they are named on cards and beside figures.

condition-poison = Poison
condition-wound = Wound
condition-immobilize = Immobilize
condition-disarm = Disarm
condition-stun = Stun
condition-muddle = Muddle
condition-curse = Curse
condition-invisible = Invisible
condition-strengthen = Strengthen
condition-bless = Bless
