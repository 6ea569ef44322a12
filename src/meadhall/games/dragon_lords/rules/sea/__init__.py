"""Ships, harbours and what lurks in the sea."""
