### L’attente : rythmes, rappels, l’horloge, vacances et remplaçants.

waiting-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
waiting-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
waiting-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
waiting-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}

## Absences et retours

waiting-stands-in-already = Vous remplacez { $player } ici : rendez d’abord cette place avec `/retour`.
