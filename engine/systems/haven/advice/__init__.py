"""For people who ask: the odds of an attack, and why a monster did that."""
