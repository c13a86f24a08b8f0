"""Enhancements: stickers on the cards of a class, for every hero of it from then on."""
