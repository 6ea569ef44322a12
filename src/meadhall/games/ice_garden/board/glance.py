"""All that can be seen of a position, as one value that can be remembered."""

from __future__ import annotations

from operator import attrgetter

from meadhall.games.ice_garden.state import Midgaard

_COLUMNS = attrgetter(*(name for name in Midgaard.__slots__ if name != "goods"))


class Glance:
    """Equal glances look the same, whoever looks: what a view conceals is not in its position."""

    __slots__ = ("_hash", "_seen")

    def __init__(self, s: Midgaard, lang: str) -> None:
        columns = (*s.goods, s.agenda, *_COLUMNS(s))
        self._seen = (lang, s.result, *[tuple(column) if type(column) is list else column for column in columns])
        self._hash = hash(self._seen)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Glance) and self._seen == other._seen
