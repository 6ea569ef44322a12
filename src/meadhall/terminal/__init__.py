"""The table in the terminal: plain lines that can be read aloud. Nothing is drawn and nothing is redrawn."""
