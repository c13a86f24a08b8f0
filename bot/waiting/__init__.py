"""Who is awaited, until when, and what happens then: paces, habits, absences, the plan."""
