"""Cards as pictures: hands, monsters' cards, items, modifier cards, goals and quests."""
