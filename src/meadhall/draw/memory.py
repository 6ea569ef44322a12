"""What was made lately is kept, because most of a picture is as it was a moment ago."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memory(Generic[T]):
    """The newest results of a function, by key. A key must hold all that its result depends on.

    Where the arguments themselves are such a key, ``lru_cache`` does the same.
    """

    __slots__ = ("_kept", "size")

    def __init__(self, size: int) -> None:
        self.size = size
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made for this key, or what ``make`` gives."""
        try:
            self._kept.move_to_end(key)
            return self._kept[key]
        except KeyError:
            # It is not there, or another thread has just dropped it.
            pass
        made = make()
        self.keep(key, made)
        return made

    def find(self, key: Hashable) -> T | None:
        """What was kept for this key, if anything."""
        return self._kept.get(key)

    def keep(self, key: Hashable, made: T) -> None:
        """Keep something that was made elsewhere."""
        self._kept[key] = made
        if len(self._kept) > self.size:
            self._kept.popitem(last=False)

    def __len__(self) -> int:
        return len(self._kept)
