"""What acts by itself: monsters, summons, allies (H-MON, H-MMOVE, H-MATK, H-MABIL)."""
