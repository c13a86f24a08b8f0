"""Items: what heroes take along and use (H-ITEM)."""
