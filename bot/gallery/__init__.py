"""The gallery: every picture that the bot can draw, once, for people who judge them."""
