"""The random dungeon (H-VARIANT-07..18)."""
