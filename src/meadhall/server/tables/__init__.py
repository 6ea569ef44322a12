"""Tables without any web: transactions, journal, cache, seats, playing."""
