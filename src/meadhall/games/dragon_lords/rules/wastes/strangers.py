"""Chapters 16 and 17, strangers: a companion is drawn and goes along; Lord Mortizen brings the captives."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.common.cards import from_deck
from meadhall.games.dragon_lords.rules.common.mana import gain_mana
from meadhall.games.dragon_lords.rules.wastes import captives, companions
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.words import KARI, MORTIZEN, do_draw_companion
from meadhall.kernel.action import Action
from meadhall.kernel.step import Chance, Step


class DrawCompanions(Step):
    people: int
    count: int
    rule = "DL-16.25"

    def run(self, s: World) -> None:
        if not self.count:
            return
        if s.unseen_companions() or s.companion_pile:
            s.then(DrawCompanion(self.people), DrawCompanions(self.people, self.count - 1))
        else:
            s.tell(says.NO_COMPANION_LEFT, self.people)


class DrawCompanion(Chance):
    people: int
    rule = "DL-16.25"
    kind = "companion"

    def outcomes(self, s: World) -> list[tuple[Action, int]]:
        return from_deck(do_draw_companion, s.unseen_companions(), s.companion_pile)

    def take(self, s: World, action: Action) -> None:
        companion = action.arg
        s.companion_pile = tuple(one for one in s.companion_pile if one != companion)
        s.set_company(self.people, (*s.companions[self.people], companion))
        s.tell(says.COMPANION_JOINED, self.people, companion)
        s.then(companions.KeepThree(self.people))
        if companion == KARI:
            gain_mana(s, self.people, s.table.companion_parts[KARI].mana)
        elif companion == MORTIZEN:
            captives.rescue(s, self.people)
