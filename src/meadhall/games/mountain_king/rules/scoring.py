"""Chapter 13, scoring Waves I and II Domain by Domain."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.champions.end_of_wave import REWARDS, controlled
from meadhall.games.mountain_king.rules.honour import gain_honour
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.words import CLANS
from meadhall.kernel.step import Step


class ScoreChampions(Step):
    """Champions with an end-of-wave symbol come first, in turn order."""

    rule = "MK-13.1"

    def run(self, s: Mountain) -> None:
        s.tell(says.SCORING, s.wave)
        for seat in s.turn_order():
            for champion, reward in REWARDS.items():
                if s.has(seat, champion):
                    honour = reward(s, seat)
                    s.tell(says.CHAMPION_SCORES, seat, champion, honour)
                    gain_honour(s, seat, honour)


class ScoreDomains(Step):
    rule = "MK-13.2"

    def run(self, s: Mountain) -> None:
        for clan in range(CLANS):
            for seat in s.turn_order():
                honour = domain_honour(s, seat, clan)
                if honour:
                    s.tell(says.DOMAIN, seat, clan, honour)
                    gain_honour(s, seat, honour)


def domain_honour(s: Mountain, seat: int, clan: int) -> int:
    """Six for the first cavern, two for each more, less one for each overrun cavern."""
    worth = s.table.parts.domains
    domain = s.table.domains[clan]
    caverns = controlled(s, seat, domain)
    if not caverns:
        return 0
    return worth.first + worth.more * (caverns - 1) - worth.overrun * (s.overrun & domain).bit_count()
