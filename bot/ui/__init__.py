"""A prompt in, Discord components out: one translation for all rule systems."""
