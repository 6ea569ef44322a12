"""The live table: the socket, its protocol, and how news reaches whoever looks at a table."""
