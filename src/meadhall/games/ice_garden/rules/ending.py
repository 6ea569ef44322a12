"""Chapter 13, the end of the game: Dead Snow, individual goals, victory points."""

from __future__ import annotations

from meadhall.games.ice_garden import says
from meadhall.games.ice_garden.rules.goals import reached
from meadhall.games.ice_garden.rules.reputation import fall
from meadhall.games.ice_garden.state import Midgaard
from meadhall.games.ice_garden.table import GORGE_POINTS, SAFE
from meadhall.kernel.result import Result
from meadhall.kernel.step import Step

DEAD_SNOW, GOAL, FIFTY_POINTS, LAST_SHIP = "dead-snow", "goal", "fifty-points", "last-ship"
ENDINGS = (DEAD_SNOW, GOAL, FIFTY_POINTS, LAST_SHIP)


def finish(s: Midgaard, winners: list[int], ending: str) -> None:
    for seat in winners:
        s.tell(says.WINS, seat)
    s.end(Result(tuple(winners), tuple(s.score), ending))


def leaders(s: Midgaard, seats: list[int]) -> list[int]:
    """Those with the most points; equals share (IG-13.4, IG-13.9)."""
    most = max(s.score[seat] for seat in seats)
    return [seat for seat in seats if s.score[seat] == most]


class EndOfRound(Step):
    """A goal comes before points (IG-13.1)."""

    rule = "IG-13.1"

    def run(self, s: Midgaard) -> None:
        s.scorings = 0
        goals = [seat for seat in range(s.table.seats) if reached(s, seat)]
        for seat in goals:
            s.tell(says.GOAL_REACHED, seat)
        if goals:
            finish(s, leaders(s, goals), GOAL)
            return
        fifty = max(s.score) >= s.table.goals.points
        if fifty or s.red == len(s.table.red_ships):
            award_gorge(s)
            finish(s, leaders(s, list(range(s.table.seats))), FIFTY_POINTS if fifty else LAST_SHIP)


def award_gorge(s: Midgaard) -> None:
    """Five points for most markers in Viper Gorge; a tie goes to reputation in the second edition only."""
    most = max(s.gorge)
    if not most:
        return
    tied = [seat for seat in s.standing if s.gorge[seat] == most]
    if len(tied) == 1 or not s.table.edition.gorge_tie_to_nobody:
        s.score[tied[0]] += GORGE_POINTS
        s.tell(says.GORGE_BONUS, tied[0], GORGE_POINTS)


# --- Dead Snow ----------------------------------------------------------------------------------


def snow_falls(s: Midgaard, steps: int, trigger: int | None) -> bool:
    """Move Dead Snow on. At its limit the game is over at once, and the answer is False (IG-13.14)."""
    s.snow = min(s.snow + steps, s.table.snow_limit)
    s.tell(says.SNOW, s.snow, s.table.snow_limit)
    if s.snow < s.table.snow_limit:
        return True
    s.tell(says.DEAD_SNOW)
    if s.table.solo:
        finish(s, [1], DEAD_SNOW)
        return False
    if s.table.edition.snow_counts_on_track:
        count_on_the_track(s, trigger)
    else:
        count_by_value(s, trigger)
    for seat in s.standing:
        s.tell(says.FINAL_REPUTATION, seat, s.reputation[seat])
    finish(s, s.standing[:1], DEAD_SNOW)
    return False


def count_on_the_track(s: Midgaard, trigger: int | None) -> None:
    """First edition: markers move, one player after another, and land on top (IG-13.16, IG-13.18)."""
    if trigger is not None:
        fall(s, trigger, 2)
    for seat in s.order:
        fall(s, seat, 2 * s.tokens[seat])


def count_by_value(s: Midgaard, trigger: int | None) -> None:
    """Second edition: one token more for the trigger; equal values keep their order (IG-13.17, IG-13.19)."""
    if trigger is not None and s.vuko_tokens:
        s.vuko_tokens -= 1
        s.tokens[trigger] += 1
        s.tell(says.TOKEN_RECEIVED, trigger)
    for seat in range(s.table.seats):
        if s.reputation[seat] == SAFE:
            s.reputation[seat] += s.table.safe_step
        s.reputation[seat] -= 2 * s.tokens[seat]
    s.standing.sort(key=lambda seat: -s.reputation[seat])
