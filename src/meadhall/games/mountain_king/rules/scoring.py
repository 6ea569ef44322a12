"""Chapter 13, scoring Waves I and II Domain by Domain."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.champions.end_of_wave import REWARDS
from meadhall.games.mountain_king.rules.honour import gain_honour
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLANS
from meadhall.kernel.step import Step


class ScoreChampions(Step):
    """Champions with an end-of-wave symbol come first, in turn order."""

    rule = "MK-13.1"

    def run(self, s: MountainKingState) -> None:
        s.tell(messages.SCORING, s.wave)
        for seat in s.turn_order():
            for champion, reward in REWARDS.items():
                if s.holds(seat, champion):
                    honour = reward(s, seat)
                    s.tell(messages.CHAMPION_SCORES, seat, champion, honour)
                    gain_honour(s, seat, honour)


class ScoreDomains(Step):
    rule = "MK-13.2"

    def run(self, s: MountainKingState) -> None:
        control = [(seat, s.controlled(seat)) for seat in s.turn_order()]
        for clan in range(CLANS):
            for seat, caverns in control:
                honour = domain_honour(s, clan, caverns)
                if honour:
                    s.tell(messages.DOMAIN, seat, clan, honour)
                    gain_honour(s, seat, honour)


def domain_honour(s: MountainKingState, clan: int, control: int) -> int:
    """What a Domain is worth to whoever controls these caverns.

    Six for the first cavern, two for each more, less one for each overrun cavern.
    """
    domain = s.facts.domains[clan]
    held = control & domain
    if not held:
        return 0
    worth = s.facts.parts.domains
    return worth.first + worth.more * (held.bit_count() - 1) - worth.overrun * (s.overrun & domain).bit_count()
