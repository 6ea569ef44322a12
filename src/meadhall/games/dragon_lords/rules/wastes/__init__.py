"""The Wastelands: parties, their companions and tools, quests, monsters and prophecies."""
