"""What the examples of the rulebook count in a position."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.games.mountain_king.rules.breach import gnomes_coming
from meadhall.games.mountain_king.rules.clusters import best_cluster
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CAVERN, CHAMPION, CLAN, FACTION, TYPE
from meadhall.kernel.rulebook import Measure


def honour(s: MountainKingState, who: str) -> int:
    return s.current_scores()[FACTION.find(who)]


def trolls(s: MountainKingState, who: str, cavern: str) -> int:
    return s.trolls_at(FACTION.find(who), CAVERN.find(cavern))


def strength(s: MountainKingState, cavern: str) -> int:
    """Of all Gnomes in a cavern together."""
    return sum(s.strengths(CAVERN.find(cavern)))


def power(s: MountainKingState, who: str, type: str) -> int:
    """Of the best cluster."""
    return best_cluster(s, FACTION.find(who), TYPE.find(type))


def influence(s: MountainKingState, who: str, champion: str) -> int:
    return value(s.influence[s.display.index(CHAMPION.find(champion))], FACTION.find(who))


def votes(s: MountainKingState, who: str, clan: str) -> int:
    return value(s.votes[CLAN.find(clan)], FACTION.find(who))


def breach(s: MountainKingState) -> int:
    """How many Gnomes would come."""
    return gnomes_coming(s)


def beaten(s: MountainKingState) -> int:
    """The Gnomes by the Wheel."""
    return s.gnomes_by_wheel()


def players(s: MountainKingState) -> int:
    return s.players


MEASURES: Mapping[str, Measure] = {
    "honour": honour,
    "trolls": trolls,
    "strength": strength,
    "power": power,
    "influence": influence,
    "votes": votes,
    "breach": breach,
    "beaten": beaten,
    "players": players,
}
