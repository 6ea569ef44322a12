"""What can go wrong at a table or with a person. Wrong input is ``BadField``, a refused action ``IllegalAction``."""

from __future__ import annotations

from meadhall.kernel.errors import MeadhallError


class NotFoundError(MeadhallError):
    """There is no such table, person, invitation or moment."""


class ForbiddenError(MeadhallError):
    """This person may not do that."""


class ConflictError(MeadhallError):
    """That is not possible as things are now: a seat is taken, a table is over, a name is in use."""


class StaleError(ConflictError):
    """Somebody was quicker: the journal is longer (or shorter) than the caller thought. ``head`` is its length now."""

    def __init__(self, head: int) -> None:
        super().__init__(f"the table has moved on: its journal has {head} rows now")
        self.head = head
