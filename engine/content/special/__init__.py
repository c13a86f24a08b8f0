"""The language of a scenario's own rules: what happens when, the goal, and what is a failure."""
