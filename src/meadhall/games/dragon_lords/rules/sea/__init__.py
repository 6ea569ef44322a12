"""Ships, harbours and the magic of the sea."""
