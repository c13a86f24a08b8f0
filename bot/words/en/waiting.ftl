### Waiting: paces, reminders, the clock, vacations and stand-ins.

waiting-days = { $count ->
    [one] one day
   *[other] { $count } days
}
waiting-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
waiting-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
waiting-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}

## Away and back

waiting-stands-in-already = You stand in for { $player } here: give that up with `/back` first.
