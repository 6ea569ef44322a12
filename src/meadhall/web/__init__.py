"""What the browser gets: templates, words, styles and one script. No logic of the game, none of the server."""
