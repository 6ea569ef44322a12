"""Chapter 23, the end of the game: enough Kingdoms and a living King, or nobody else left."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.result import Result
from meadhall.kernel.step import Step

KINGDOMS, BLOODLUST, LAST, TURN_LIMIT = "kingdoms", "bloodlust", "last", "turn-limit"
RULES = {KINGDOMS: "DL-23.5", BLOODLUST: "DL-23.9", LAST: "DL-23.8", TURN_LIMIT: "DL-22.14"}
"""By the way a game has ended, the rule that explains why nothing can be done any more."""


def check_victory(s: DragonLordsState) -> None:
    """Check whether somebody has won. Call this whenever a Kingdom changes hands, and when a King dies or returns."""
    s.then(Look())


class Look(Step):
    rule = "DL-23.5"

    def run(self, s: DragonLordsState) -> None:
        seats = seats_left(s)
        if s.facts.bloodlust:
            kings = [seat for seat in seats if has_king(s, seat)]
            if len(kings) < 2:
                finish(s, kings or seats, BLOODLUST)
        elif len(seats) == 1:
            finish(s, seats, LAST)
        elif s.facts.wins_at_once:
            for seat in seats:
                if has_won(s, seat):
                    finish(s, [seat], KINGDOMS)
                    return


def ends_with_turn(s: DragonLordsState) -> bool:
    """Whether the game is over with a turn, if the players agreed to count Kingdoms only then."""
    if s.active == NOBODY or s.facts.wins_at_once or s.facts.bloodlust or not s.plays(s.active):
        return False
    seat = s.leader[s.active]
    if not has_won(s, seat):
        return False
    finish(s, [seat], KINGDOMS)
    return True


def time_is_up(s: DragonLordsState) -> None:
    """The agreed number of rounds is over. Most Kingdoms win, then most territories, then most gold; equals share."""
    seats = seats_left(s)
    standing = {seat: wealth(s, seat) for seat in seats}
    best = max(standing.values())
    finish(s, [seat for seat in seats if standing[seat] == best], TURN_LIMIT)


def finish(s: DragonLordsState, winners: list[int], ending: str) -> None:
    for seat in winners:
        s.tell(messages.WINS, seat)
    if s.active != NOBODY and s.is_out(s.active) and s.in_play():
        # A people that has left in its own turn has no turn any more: it is the turn of the next one.
        s.active = s.clockwise(s.active)[0]
        s.end_turn_marks()
    s.end(Result(tuple(winners), tuple(s.kingdoms_led(seat) for seat in range(s.players)), ending))


# --- how the seats stand --------------------------------------------------------------------------


def led_by(s: DragonLordsState, seat: int) -> list[int]:
    """The peoples of a seat that are in the game."""
    return [people for people in s.in_play() if s.leader[people] == seat]


def seats_left(s: DragonLordsState) -> list[int]:
    """The seats that are in the game, from the one whose turn it is."""
    order = s.in_play() if s.active == NOBODY else [s.active, *s.clockwise(s.active)]
    seats: list[int] = []
    for people in order:
        if s.plays(people) and s.leader[people] not in seats:
            seats.append(s.leader[people])
    return seats


def has_king(s: DragonLordsState, seat: int) -> bool:
    return any(s.has_king(people) for people in led_by(s, seat))


def has_won(s: DragonLordsState, seat: int) -> bool:
    """Whether a seat has enough Kingdoms, those of its peoples together, and a living King."""
    return s.kingdoms_led(seat) >= s.facts.goal and has_king(s, seat)


def wealth(s: DragonLordsState, seat: int) -> tuple[int, int, int]:
    """Kingdoms, territories and gold of a seat."""
    peoples = led_by(s, seat)
    return (
        s.kingdoms_led(seat),
        sum(len(s.lands_of(people)) for people in peoples),
        sum(s.gold_of(people) for people in peoples),
    )
