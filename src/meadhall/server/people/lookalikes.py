"""Names that look the same, so that nobody passes for somebody else."""

from __future__ import annotations

import unicodedata

LOOKALIKES = {
    "a": "аαɑ", "b": "вβ", "c": "сϲ", "d": "ԁ", "e": "еε", "g": "ɡ", "h": "һн", "i": "іιıɩlℓ1!|ӏ", "j": "јϳ", "k": "кκ",
    "m": "м", "n": "ηп", "o": "оοσ0", "p": "рρ", "q": "ԛ", "s": "ѕ", "t": "тτ", "u": "υμ", "v": "ν", "w": "ԝω",
    "x": "хχ", "y": "уγ", "z": "ᴢ",
}  # fmt: skip
"""Letters of other alphabets, and digits, as they stand after case is folded; and the letter that they look like."""
LETTERS = str.maketrans({like: letter for letter, others in LOOKALIKES.items() for like in others})
PAIRS = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """The same for all names that can be taken for each other: without accents, spaces and signs, in Latin letters."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    drawn = "".join(sign for sign in plain if not unicodedata.combining(sign)).translate(LETTERS)
    for pair, one in PAIRS:
        drawn = drawn.replace(pair, one)
    return "".join(sign for sign in drawn if sign.isalnum())[:120]
