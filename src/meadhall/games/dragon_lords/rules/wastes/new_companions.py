"""Chapters 16 and 17, new companions: one is drawn and joins the party; Lord Mortizen brings the captives."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.common.cards import draws_from
from meadhall.games.dragon_lords.rules.common.mana import gain_mana
from meadhall.games.dragon_lords.rules.wastes import captives, companions
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import KARI, MORTIZEN, do_draw_companion
from meadhall.kernel.action import Action
from meadhall.kernel.step import Chance, Step


class DrawCompanions(Step):
    people: int
    count: int
    rule = "DL-16.25"

    def run(self, s: DragonLordsState) -> None:
        if not self.count:
            return
        if s.unseen_companions() or s.companion_pile:
            s.then(DrawCompanion(self.people), DrawCompanions(self.people, self.count - 1))
        else:
            s.tell(messages.NO_COMPANION_LEFT, self.people)


class DrawCompanion(Chance):
    people: int
    rule = "DL-16.25"
    kind = "companion"

    def outcomes(self, s: DragonLordsState) -> list[tuple[Action, int]]:
        return draws_from(do_draw_companion, s.unseen_companions(), s.companion_pile)

    def take(self, s: DragonLordsState, action: Action) -> None:
        companion = action.arg
        s.companion_pile = tuple(one for one in s.companion_pile if one != companion)
        s.set_company(self.people, (*s.companions[self.people], companion))
        s.tell(messages.COMPANION_JOINED, self.people, companion)
        s.then(companions.KeepThree(self.people))
        if companion == KARI:
            gain_mana(s, self.people, s.facts.companion_parts[KARI].mana)
        elif companion == MORTIZEN:
            captives.rescue(s, self.people)
