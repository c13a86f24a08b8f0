"""From the set-up through the rounds to the end: order, doors, goals (H-SETUP, H-ROUND)."""
