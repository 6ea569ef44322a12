"""Chapter 6, what steps of a combat have in common, and the steps that other chapters look for on the agenda."""

from __future__ import annotations

from typing import ClassVar

from meadhall.games.dragon_lords.fight import PARTIES, QUEST, Fight
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.peoples.treasures import in_fight
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import do_pass, do_use
from meadhall.kernel.action import Action
from meadhall.kernel.step import Step


def in_wastelands(fight: Fight) -> bool:
    """Whether a quest party fights, with its companions and tools."""
    return fight.kind in (QUEST, PARTIES)


class CombatStep(Step):
    """A step of a combat; if the combat has ended meanwhile, nothing happens."""

    def run(self, s: DragonLordsState) -> None:
        if s.fight is not None:
            self.act(s, s.fight)

    def act(self, s: DragonLordsState, fight: Fight) -> None:
        raise NotImplementedError


class SideStep(Step):
    """A step of a combat for one side, and the people of that side."""

    side: int

    def run(self, s: DragonLordsState) -> None:
        fight = s.fight
        if fight is not None:
            self.act(s, fight, fight.people(self.side))

    def act(self, s: DragonLordsState, fight: Fight, people: int) -> None:
        raise NotImplementedError


class MissileStep(CombatStep):
    """Something is sent by a people at a side; ``source`` and ``what`` say what it is."""

    by: int
    source: int
    what: int
    target: int


class UseTreasure(PeopleChoice):
    """Whether the people uses a treasure in a combat now."""

    treasure: ClassVar[int]
    verbs = (do_use, do_pass.verb)
    idle = (do_pass,)

    def own_side(self) -> int:
        raise NotImplementedError

    def options(self, s: DragonLordsState) -> list[Action]:
        able = in_fight(s, s.current_fight(), self.own_side(), self.treasure)
        return [do_pass, do_use[self.treasure]] if able else [do_pass]


class LossesTaken(Step):
    """All who fall in one part of a round have fallen, and peoples without units leave (DL-6.13)."""


class RoundOver(LossesTaken):
    """The last step of a round (DL-6.23)."""
