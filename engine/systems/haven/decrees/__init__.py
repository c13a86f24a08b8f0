"""What the GM may change in a scenario by their word alone: one module for each kind of thing."""
