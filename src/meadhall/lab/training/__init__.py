"""How champions learn: ``meadhall train`` (docs/champion.md)."""
