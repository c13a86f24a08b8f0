"""What is asked and what is told: prompts, events, and every message key with its facts."""
