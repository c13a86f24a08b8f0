### La ville : ce qu’il y a à faire, et ce qu’on demande à un groupe dans le salon

haven-other-party = C’est à un autre groupe qu’on le demande.
haven-asked-choice = Le groupe a quelque chose à partager ou à donner.
haven-asked-open = Décider
haven-asked-what-now = Le groupe est à { $scenario }. Où aller ?
haven-asked-home = En ville
haven-asked-on = Poursuivre la route
