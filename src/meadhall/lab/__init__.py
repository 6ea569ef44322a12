"""The lab: bots play each other many times, and what came of it is rated, summed up and drawn."""
