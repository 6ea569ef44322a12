"""What is kept of a game: one line of JSON."""

from __future__ import annotations

import msgspec


class Swing(msgspec.Struct, frozen=True):
    """A choice after which a seat's chance to win was another. ``entry`` is its place in the journal, from 1; ``asked``
    is the key of the question."""

    entry: int
    seat: int
    do: str
    before: float
    after: float
    asked: str = ""


class Sway(msgspec.Struct, frozen=True):
    """How often a kind of action was chosen, and by how much it moved the chance of whoever chose it, all in all."""

    times: int
    moved: float


class Timing(msgspec.Struct, frozen=True):
    """How long a game took, in seconds. ``thought`` and ``longest`` are the processor's time for all decisions of a
    seat, and for the longest one."""

    seconds: float
    decisions: tuple[int, ...]
    thought: tuple[float, ...]
    longest: tuple[float, ...]


class Gain(msgspec.Struct, frozen=True):
    """Where points came from, in each language, and how many each seat got there."""

    names: dict[str, str]
    points: tuple[int, ...]


class Record(msgspec.Struct, frozen=True):
    """One game. What belongs to seats is listed seat by seat.

    ``outlook`` and ``score`` are curves over the game, ``POINTS`` numbers for each seat at even distances; ``score``
    is empty where a game keeps none. ``uses`` counts a seat's choices by verb, and by verb, domain and word; ``things``
    what it used of that which the game declares. ``sources`` tell where the points came from. Both are empty in records
    from before they were kept.
    """

    number: int
    seed: int
    bots: tuple[str, ...]
    factions: tuple[str, ...]
    options: dict[str, str | bool]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    rounds: int
    decisions: int
    outlook: tuple[tuple[float, ...], ...]
    score: tuple[tuple[float, ...], ...]
    swings: tuple[Swing, ...]
    sways: dict[str, Sway]
    uses: tuple[dict[str, int], ...]
    clock: Timing
    things: tuple[dict[str, int], ...] = ()
    sources: tuple[Gain, ...] = ()

    def share(self, seat: int) -> float:
        """What a seat has of the win: all, a part where several win together, or nothing."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that was just played, and the match as a save."""

    record: Record
    replay: str
