"""What people see of a game, filled in by allow-list."""
