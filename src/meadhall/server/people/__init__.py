"""People: accounts, how often they may try something, and telling those who are away."""
