"""Questions to a people: what the choices of this game have in common."""

from __future__ import annotations

from typing import ClassVar

from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice


class PeopleChoice(Choice):
    """The leader of one people chooses. ``about`` lists the fields that the question ``asks`` mentions."""

    people: int
    about: ClassVar[tuple[str, ...]] = ()

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(self.asks, tuple([getattr(self, field) for field in self.about]))
