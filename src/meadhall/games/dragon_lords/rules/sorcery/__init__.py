"""Spells and scrolls outside of a combat, teleportals and teleportation."""
