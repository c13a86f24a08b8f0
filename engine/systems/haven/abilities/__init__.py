"""What figures can do, and what it does to them: attacks, moves, bonuses, conditions, damage."""
