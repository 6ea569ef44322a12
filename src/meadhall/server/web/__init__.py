"""What a browser or a program asks for over HTTP: pages by topic, the JSON interface, who is at the door."""
