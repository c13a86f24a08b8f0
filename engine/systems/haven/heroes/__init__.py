"""What heroes do: picking, resting, and the actions of their cards (H-SELECT, H-REST, H-TURN)."""
