"""What a battle may cost whoever fights it with the King: how likely he falls, and what that means."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.dragon_lords import odds
from meadhall.games.dragon_lords.board.arrivals import Arrival
from meadhall.games.dragon_lords.board.likelihood import likely
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER
from meadhall.games.dragon_lords.words import KING


class Risk(NamedTuple):
    falls: float
    """The chance that the King falls, if the battle is fought to its end and he is the last to fall."""
    worst: float | None
    """The same if the King of the others hides among them; None if he cannot."""


def risk_of(met: Arrival) -> Risk | None:
    """The danger for the King of those who meet enemies; None if he is not among them, or if nobody strikes back."""
    if met.ambush or met.most:
        return None
    s, side = met.after, ATTACKER if met.people == met.after.active else DEFENDER
    battle = odds.battle_in(s, met.zone)
    if battle.people(side) != met.people or s.where(met.people, KING) not in s.stands(battle, side):
        return None
    seen = odds.forecast(s, met.zone)
    if side == DEFENDER:
        return Risk(1 - seen.odds.lose, None)
    return Risk(1 - seen.odds.win, None if seen.worst is None else 1 - seen.worst.win)


def danger(scribe: Scribe, met: Arrival) -> str:
    """The danger in words; "" if there is none."""
    risk = risk_of(met)
    if risk is None:
        return ""
    words = scribe.write("king-falls", chance=likely(risk.falls))
    if risk.worst is not None:
        words = scribe.write("king-falls-or", chance=likely(risk.falls), worst=likely(risk.worst))
    return f"{words} {cost(scribe, met.people)}"


def cost(scribe: Scribe, people: int) -> str:
    """What the death of a people's King means."""
    s = scribe.s
    if s.facts.bloodlust:
        return scribe.write("king-cost-out", people=scribe.people(people))
    others = [other for other in scribe.led(s.leader[people]) if other != people and s.plays(other)]
    left = next((other for other in others if s.has_king(other)), None)
    if left is not None:
        return scribe.write("king-cost-other", people=scribe.people(left), scrolls=len(s.hands[people]))
    return scribe.write("king-cost", scrolls=len(s.hands[people]))
