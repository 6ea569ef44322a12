"""Friendly names for guests."""

from __future__ import annotations

import secrets

FIRST_NAMES = (
    "Alva", "Arne", "Asta", "Birk", "Bodil", "Brand", "Dagny", "Eldar", "Embla", "Erik", "Falka", "Finn", "Freya",
    "Gerda", "Halvar", "Hedda", "Idun", "Ingmar", "Jorun", "Kari", "Knut", "Leif", "Liv", "Magni", "Maren", "Nils",
    "Odda", "Olaf", "Ragna", "Rolf", "Runa", "Saga", "Signe", "Sindri", "Sven", "Thora", "Tilda", "Torsten", "Yrsa",
)  # fmt: skip
LAST_NAMES = (
    "Adler", "Alder", "Berg", "Birk", "Brand", "Dorn", "Eider", "Falk", "Fjord", "Frost", "Hagel", "Halm", "Hammer",
    "Heim", "Holm", "Horn", "Iver", "Land", "Lind", "Moor", "Nord", "Otter", "Rabe", "Reif", "Sand", "Skald", "Steen",
    "Storm", "Strand", "Sund", "Tor", "Wald", "Warg", "Wind", "Winter",
)  # fmt: skip


def guest_name() -> str:
    return f"{secrets.choice(FIRST_NAMES)} {secrets.choice(LAST_NAMES)}"
