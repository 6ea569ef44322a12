"""The server: tables, people and their storage, and the web application on top of them."""
