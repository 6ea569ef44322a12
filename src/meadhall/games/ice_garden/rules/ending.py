"""Chapter 13, the end of the game: Dead Snow, individual goals, victory points."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import GORGE_POINTS, SAFE
from meadhall.games.ice_garden.rules.goals import reached
from meadhall.games.ice_garden.rules.reputation import fall
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.result import Result
from meadhall.kernel.step import Step

DEAD_SNOW, GOAL, FIFTY_POINTS, LAST_SHIP = "dead-snow", "goal", "fifty-points", "last-ship"
ENDINGS = (DEAD_SNOW, GOAL, FIFTY_POINTS, LAST_SHIP)


def finish(s: IceGardenState, winners: list[int], ending: str) -> None:
    for seat in winners:
        s.tell(messages.WINS, seat)
    s.end(Result(tuple(winners), tuple(s.score), ending))


def leaders(s: IceGardenState, seats: list[int]) -> list[int]:
    """Those with the most points; equals share (IG-13.4, IG-13.9)."""
    most = max(s.score[seat] for seat in seats)
    return [seat for seat in seats if s.score[seat] == most]


class EndOfRound(Step):
    """Whether the game is over: individual goals come before points (IG-13.1)."""

    rule = "IG-13.1"

    def run(self, s: IceGardenState) -> None:
        s.scorings = 0
        goals = goals_reached(s)
        for seat in goals:
            s.tell(messages.GOAL_REACHED, seat)
        if goals:
            finish(s, leaders(s, goals), GOAL)
            return
        fifty = has_points(s)
        if fifty or has_last_ship(s):
            award_gorge(s)
            finish(s, leaders(s, list(range(s.facts.seats))), FIFTY_POINTS if fifty else LAST_SHIP)


def goals_reached(s: IceGardenState) -> list[int]:
    return [seat for seat in range(s.facts.seats) if reached(s, seat)]


def has_points(s: IceGardenState) -> bool:
    return max(s.score) >= s.facts.goals.points


def has_last_ship(s: IceGardenState) -> bool:
    return s.red == len(s.facts.red_ships)


def is_last_round(s: IceGardenState) -> bool:
    """Whether it is certain by now that the game ends with this round, if Dead Snow does not end it before."""
    return bool(goals_reached(s)) or has_points(s) or has_last_ship(s)


def award_gorge(s: IceGardenState) -> None:
    """Five points for most markers in Viper Gorge; reputation breaks a tie in the second edition only."""
    most = max(s.gorge)
    if not most:
        return
    tied = [seat for seat in s.standing if s.gorge[seat] == most]
    if len(tied) == 1 or not s.facts.edition.gorge_tie_to_nobody:
        s.score[tied[0]] += GORGE_POINTS
        s.tell(messages.GORGE_BONUS, tied[0], GORGE_POINTS)


# --- Dead Snow ----------------------------------------------------------------------------------


def snow_falls(s: IceGardenState, steps: int, trigger: int | None) -> bool:
    """Move Dead Snow on. At its limit the game is over at once, and the answer is False (IG-13.14)."""
    s.snow = min(s.snow + steps, s.facts.snow_limit)
    s.tell(messages.SNOW, s.snow, s.facts.snow_limit)
    if s.snow < s.facts.snow_limit:
        return True
    s.tell(messages.DEAD_SNOW)
    if s.facts.solo:
        finish(s, [1], DEAD_SNOW)
        return False
    count_reputation(s, trigger)
    for seat in s.standing:
        s.tell(messages.FINAL_REPUTATION, seat, s.reputation[seat])
    finish(s, s.standing[:1], DEAD_SNOW)
    return False


def would_win_in_snow(s: IceGardenState, trigger: int | None) -> int:
    """Who would win if Dead Snow fell now; alone, the opponent."""
    if s.facts.solo:
        return 1
    after = s.copy()
    count_reputation(after, trigger)
    return after.standing[0]


def count_reputation(s: IceGardenState, trigger: int | None) -> None:
    if s.facts.edition.snow_counts_on_track:
        count_on_the_track(s, trigger)
    else:
        count_by_value(s, trigger)


def count_on_the_track(s: IceGardenState, trigger: int | None) -> None:
    """First edition: markers move, one player after another, and land on top (IG-13.16, IG-13.18)."""
    if trigger is not None:
        fall(s, trigger, 2)
    for seat in s.order:
        fall(s, seat, 2 * s.tokens[seat])


def count_by_value(s: IceGardenState, trigger: int | None) -> None:
    """Second edition: one token more for the trigger; equal values keep their order (IG-13.17, IG-13.19)."""
    if trigger is not None and s.vuko_tokens:
        s.vuko_tokens -= 1
        s.tokens[trigger] += 1
        s.tell(messages.TOKEN_RECEIVED, trigger)
    for seat in range(s.facts.seats):
        if s.reputation[seat] == SAFE:
            s.reputation[seat] += s.facts.safe_step
        s.reputation[seat] -= 2 * s.tokens[seat]
    s.standing.sort(key=lambda seat: -s.reputation[seat])
