"""Who stands out among the units of a people: commanders, DragonLords, bearers of treasures."""
