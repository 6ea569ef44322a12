"""Chapter 14, the end: Great Halls, Elders, Votes, and who wins."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.champions.end_of_wave import elders
from meadhall.games.mountain_king.facts import NOBODY
from meadhall.games.mountain_king.rules.honour import gain_honour
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import ASTA, CLANS, EIRIK, GRIMHILD, TORVALD
from meadhall.kernel.result import Result
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Step

GNOMES = -2
"""The Gnomes, as a party at a Great Hall."""
TORVALD_ADDS = 6
EIRIK_ADDS = 4


def parties(s: MountainKingState, hall: int) -> dict[int, int]:
    """The caverns around a Hall that each party controls; Gnomes control what they have overrun."""
    caverns: dict[int, int] = {}
    for cavern in bits(s.facts.halls[hall]):
        party = GNOMES if s.is_overrun(cavern) else s.controller(cavern)
        if party == NOBODY or (party == GNOMES and s.tiles[GRIMHILD] == hall):
            continue
        caverns[party] = caverns.get(party, 0) + (2 if s.tiles[ASTA] == cavern else 1)
    return caverns


def hall_value(s: MountainKingState, hall: int) -> int:
    return s.halls[hall] + (TORVALD_ADDS if s.tiles[TORVALD] == hall else 0)


class ScoreHalls(Step):
    """The most controlled caverns around a Hall win its value; equals share it, Gnomes included."""

    rule = "MK-14.2"

    def run(self, s: MountainKingState) -> None:
        for hall, around in enumerate(s.facts.halls):
            if not around:
                continue
            caverns = parties(s, hall)
            most = max(caverns.values(), default=0)
            winners = sorted(party for party, count in caverns.items() if count == most)
            if not winners or winners == [GNOMES]:
                s.tell(messages.HALL_LOST if winners else messages.HALL_NOBODY, hall)
                continue
            share = hall_value(s, hall) // len(winners)
            for seat in winners:
                if seat != GNOMES:
                    s.tell(messages.HALL_WON, seat, hall, share)
                    gain_honour(s, seat, share)


class ScoreElders(Step):
    rule = "MK-14.9"

    def run(self, s: MountainKingState) -> None:
        for seat in s.turn_order():
            count = elders(s, seat)
            honour = elder_honour(s, count)
            s.tell(messages.ELDERS, seat, count, honour)
            gain_honour(s, seat, honour)


def elder_honour(s: MountainKingState, count: int) -> int:
    """What this number of Elders is worth; the last value is also that of more."""
    honour = s.facts.parts.elders.honour
    return honour[min(count, len(honour) - 1)]


class ScoreVotes(Step):
    """First, second and third place of each Clan, from the top plank down."""

    rule = "MK-14.11"

    def run(self, s: MountainKingState) -> None:
        for clan in range(CLANS):
            for place, (honour, (seat, _)) in enumerate(zip(plank_honour(s, clan), s.votes[clan], strict=False), 1):
                s.tell(messages.PLANK_SCORES, seat, clan, place, honour)
                gain_honour(s, seat, honour)


def plank_honour(s: MountainKingState, clan: int) -> tuple[int, int, int]:
    """What the places of a Clan are worth, the first one first."""
    honour = s.facts.planks[s.planks[clan]]
    return (honour[0] + EIRIK_ADDS, honour[1], honour[2]) if s.tiles[EIRIK] == clan else honour


class DeclareWinner(Step):
    """The most Honour, then the most Votes, then a shared victory."""

    rule = "MK-14.15"

    def run(self, s: MountainKingState) -> None:
        def merit(seat: int) -> tuple[int, int]:
            return s.score[seat], sum(value(standing, seat) for standing in s.votes)

        best = max(map(merit, range(s.players)))
        winners = tuple(seat for seat in range(s.players) if merit(seat) == best)
        for seat in winners:
            s.tell(messages.WINS, seat)
        s.end(Result(winners, tuple(s.score), "honour"))
