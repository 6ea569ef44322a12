"""Fair dice: a table shows the sha256 of its secret seed at the start, and the seed at the end.

Whoever noted the first can check with the second that fate was settled before anybody moved:
``commitment(seed) == what was shown``, and every answer of fate in the saved game follows from the seed.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from meadhall.kernel.match import Match
from meadhall.kernel.state import FATE
from meadhall.server.notices import NOTICES

BITS = 128
WITHHELD = 0
"""The seed in a save of a game that goes on."""
COMMITMENT, SINCE = "commitment", "fate-since"
"""The notes of a save that tell what was promised."""


def new_seed() -> int:
    return secrets.randbits(BITS) | 1 << (BITS - 1)


def commitment(seed: int) -> str:
    """What a table shows of its seed: the sha256 of ``meadhall seed`` and the decimal number."""
    return hashlib.sha256(f"meadhall seed {seed}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check of a saved game found. ``problem`` is the id of a message, empty if all is well."""

    problem: str
    checked: int = 0
    """How many answers of fate follow from the seed."""
    entry: int = -1
    """The first entry of the journal that does not."""

    @property
    def fair(self) -> bool:
        return not self.problem


def verify(match: Match[Any], promised: str | None = None) -> Verdict:
    """Check a saved game: its seed against the promise (given here or in the save), and fate against the seed."""
    promise = promised or match.notes.get(COMMITMENT)
    if promise is None:
        return Verdict("verify-no-promise")
    if match.seed == WITHHELD:
        return Verdict("verify-withheld")
    if commitment(match.seed) != promise.strip().lower():
        return Verdict("verify-other-seed")
    return check_fate(match, since(match))


def verify_and_tell(match: Match[Any], promised: str | None, lang: str, tell: Callable[[str], None]) -> int:
    """Say what the check found; 0 if all is well, else 1."""
    verdict = verify(match, promised)
    key = verdict.problem or "verify-fair"
    tell(NOTICES.say(key, lang, checked=verdict.checked, entry=verdict.entry))
    return 0 if verdict.fair else 1


def since(match: Match[Any]) -> int:
    """The entry from which on fate answered from the seed: the first, unless the game came from elsewhere."""
    text = match.notes.get(SINCE, "0")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


def check_fate(match: Match[Any], since: int = 0) -> Verdict:
    """Whether every answer of fate from the entry ``since`` on follows from the seed."""
    state = match.at(0)
    checked = 0
    for n, entry in enumerate(match.journal):
        if entry.by == FATE and n >= since:
            assert state.fate is not None
            if state.fate.sample(Random(f"{match.seed}/{n}")) is not entry.action:
                return Verdict("verify-other-fate", checked, n)
            checked += 1
        state.apply(entry.action, entry.by)
    return Verdict("", checked)
