"""The page about an arena: who won, how the games went, and what may have decided them."""
