"""A scenario's own rules in play: what has happened, what they do about it, goal and failure."""
