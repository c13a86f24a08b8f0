"""What robots need: a policy, what must always hold, and all that can happen."""
