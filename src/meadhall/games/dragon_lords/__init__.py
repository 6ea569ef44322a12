"""Quest for the DragonLords: conquest, ships, magic and the Wastelands, two to four players."""
