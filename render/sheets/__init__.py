"""A campaign's sheets as pictures: heroes, parties, the shop, the world, its history."""
