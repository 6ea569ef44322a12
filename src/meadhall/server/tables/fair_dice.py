"""Fair dice: the house and the people at a table bind themselves to secret numbers before they know each other's.

The house promises a seed (``Promise``) before it sees anybody's number. Each person who opens or joins the table may
give a number of their own; it counts from an entry on that nobody has seen yet. All of them are shown as sha256 from
the start, and open at the end. Every answer of fate follows from the seed and the numbers that count by then.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Self

from meadhall.kernel.match import Match
from meadhall.kernel.state import FATE
from meadhall.server.errors import ConflictError, WrongField
from meadhall.server.notices import NOTICES

BITS = 128
WITHHELD = 0
"""The seed in a save of a game that goes on."""
COMMITMENT, SINCE, LUCK = "commitment", "fate-since", "luck"
"""The notes of a save that tell what was promised, and the numbers of the people."""
NUMBER = re.compile(r"[0-9a-f]{32}")
"""A number that a person gives."""
KEPT = re.compile(r"(\d{1,9}):([0-9a-f]{32})")
"""A number in the database and in saves, with the entry from which it counts."""
MOST_NUMBERS = 64


class Number(NamedTuple):
    """What a person has given. It counts for fate's answers from the entry ``since`` on."""

    since: int
    number: str


Numbers = tuple[Number, ...]
"""In the order in which they came."""


class ShownNumber(NamedTuple):
    """What everybody may know of a number; ``number`` is None before the end."""

    since: int
    commitment: str
    number: str | None


# --- what is promised -------------------------------------------------------------------------------


def new_seed() -> int:
    return secrets.randbits(BITS) | 1 << (BITS - 1)


def commitment(seed: int) -> str:
    """What a table shows of its seed: the sha256 of ``meadhall seed`` and the decimal number."""
    return sha256(f"meadhall seed {seed}")


def number_commitment(number: str) -> str:
    """What a table shows of a person's number: the sha256 of ``meadhall luck`` and its hexadecimal digits."""
    return sha256(f"meadhall luck {number}")


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class Promise(NamedTuple):
    """A seed that the house binds itself to before a table is there. Only the house can tell it from the ``name``."""

    name: str
    seed: int

    @classmethod
    def named(cls, name: str, secret: str) -> Self:
        digest = hmac.digest(secret.encode(), f"meadhall promise {name}".encode(), "sha256")
        return cls(name, int.from_bytes(digest[: BITS // 8]) | 1 << (BITS - 1))

    @classmethod
    def new(cls, secret: str) -> Self:
        return cls.named(secrets.token_urlsafe(18), secret)


class Lots(NamedTuple):
    """What fate's answers at a table follow from: the house's seed, and the numbers of the people."""

    seed: int
    numbers: Numbers = ()
    promised: bool = False
    """Somebody was told the seed's commitment before."""

    @classmethod
    def cast(cls, promise: str, number: str, secret: str) -> Self:
        """The lots of a table that somebody opens, by the name of a promise and with a number of theirs, if any."""
        if number and not promise:
            raise WrongField("promise", "refused-no-promise")
        seed = Promise.named(promise, secret).seed if promise else new_seed()
        return cls(seed, with_number((), number, 0), bool(promise))


# --- what people give -------------------------------------------------------------------------------


def with_number(numbers: Numbers, number: str, head: int) -> Numbers:
    """With one that comes now, if any does. No entry from the head on has ever been seen, however often the table
    went back, so nobody knows what this number changes."""
    if not number:
        return numbers
    if not NUMBER.fullmatch(number):
        raise WrongField("luck", "refused-luck")
    if len(numbers) >= MOST_NUMBERS:
        raise ConflictError("refused-many-numbers", "luck", most=MOST_NUMBERS)
    return (*numbers, Number(head, number))


def shown(numbers: Numbers, opened: bool) -> tuple[ShownNumber, ...]:
    return tuple([ShownNumber(n.since, number_commitment(n.number), n.number if opened else None) for n in numbers])


def written(numbers: Iterable[Number | ShownNumber]) -> str:
    """How numbers are kept in the database and in saves."""
    return " ".join(f"{each.since}:{each.number}" for each in numbers)


def read_numbers(text: str) -> Numbers:
    """What ``written`` wrote; whatever else stands there is no number."""
    return tuple([Number(int(found[1]), found[2]) for word in text.split() if (found := KEPT.fullmatch(word))])


# --- fate -------------------------------------------------------------------------------------------


def seed_at(seed: int, numbers: Numbers, n: int) -> int:
    """The seed from which fate answers the entry ``n``: the sha256 of all that count by then, or the house's alone."""
    counting = [each.number for each in numbers if each.since <= n]
    return int(sha256("/".join(["meadhall fate", str(seed), *counting])), 16) if counting else seed


def dice(seed: int, numbers: Numbers, n: int) -> Random:
    """What fate answers the entry ``n`` from."""
    return Random(f"{seed_at(seed, numbers, n)}/{n}")


# --- checking ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check of a saved game found. ``problem`` is the id of a message, empty if all is well."""

    problem: str
    checked: int = 0
    """How many answers of fate follow from the seed."""
    entry: int = -1
    """The first entry of the journal that does not."""
    numbers: int = 0
    """How many numbers of people were mixed in."""

    @property
    def fair(self) -> bool:
        return not self.problem


def verify(match: Match[Any], promised: str | None = None, mine: str | None = None) -> Verdict:
    """Check a saved game: its seed against the promise (given here or in the save), fate against the seed and the
    numbers, and whether ``mine`` is one of them."""
    promise = promised or match.notes.get(COMMITMENT)
    if promise is None:
        return Verdict("verify-no-promise")
    if match.seed == WITHHELD:
        return Verdict("verify-withheld")
    if commitment(match.seed) != promise.strip().lower():
        return Verdict("verify-other-seed")
    if mine is not None and mine.strip().lower() not in [each.number for each in numbers_of(match)]:
        return Verdict("verify-other-numbers")
    return check_fate(match, since(match))


def verify_and_tell(
    match: Match[Any], promised: str | None, mine: str | None, lang: str, tell: Callable[[str], None]
) -> int:
    """Say what the check found; 0 if all is well, else 1."""
    verdict = verify(match, promised, mine)
    key = verdict.problem or "verify-fair"
    tell(NOTICES.say(key, lang, checked=verdict.checked, entry=verdict.entry))
    if verdict.numbers:
        tell(NOTICES.say("verify-numbers", lang, numbers=verdict.numbers))
    return 0 if verdict.fair else 1


def since(match: Match[Any]) -> int:
    """The entry from which on fate answered from the seed: the first, unless the game came from elsewhere."""
    text = match.notes.get(SINCE, "0")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


def numbers_of(match: Match[Any]) -> Numbers:
    """The numbers of the people, as a saved game tells them."""
    return read_numbers(match.notes.get(LUCK, ""))


def check_fate(match: Match[Any], since: int = 0) -> Verdict:
    """Whether every answer of fate from the entry ``since`` on follows from the seed and the numbers."""
    state = match.at(0)
    numbers = numbers_of(match)
    checked = 0
    for n, entry in enumerate(match.journal):
        if entry.by == FATE and n >= since:
            assert state.fate is not None
            if state.fate.sample(dice(match.seed, numbers, n)) is not entry.action:
                return Verdict("verify-other-fate", checked, n)
            checked += 1
        state.apply(entry.action, entry.by)
    return Verdict("", checked, numbers=len(numbers))
