"""Chapter 23, the end of the game: enough Kingdoms and a living King, or nobody else left."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY
from meadhall.kernel.result import Result
from meadhall.kernel.step import Step

KINGDOMS, BLOODLUST, LAST, TURN_LIMIT = "kingdoms", "bloodlust", "last", "turn-limit"
RULES = {KINGDOMS: "DL-23.5", BLOODLUST: "DL-23.9", LAST: "DL-23.8", TURN_LIMIT: "DL-22.14"}
"""How a game can end, and the rule why nothing goes on."""


def look(s: World) -> None:
    """Whether somebody has won. Call whenever a Kingdom changes hands, and when a King dies or returns."""
    s.then(Look())


class Look(Step):
    rule = "DL-23.5"

    def run(self, s: World) -> None:
        seats = seats_left(s)
        if s.table.bloodlust:
            kings = [seat for seat in seats if has_king(s, seat)]
            if len(kings) < 2:
                finish(s, kings or seats, BLOODLUST)
        elif len(seats) == 1:
            finish(s, seats, LAST)
        elif s.table.wins_at_once:
            winner = next((seat for seat in seats if has_won(s, seat)), None)
            if winner is not None:
                finish(s, [winner], KINGDOMS)


def after_turn(s: World) -> bool:
    """Whether the game is over with a turn, if the players agreed to count Kingdoms only then."""
    if s.active == NOBODY or s.table.wins_at_once or s.table.bloodlust or not s.plays(s.active):
        return False
    seat = s.leader[s.active]
    if not has_won(s, seat):
        return False
    finish(s, [seat], KINGDOMS)
    return True


def time_is_up(s: World) -> None:
    """The agreed number of rounds is over: most Kingdoms, then most territories, then most gold; equals share."""
    seats = seats_left(s)
    standing = {seat: wealth(s, seat) for seat in seats}
    best = max(standing.values())
    finish(s, [seat for seat in seats if standing[seat] == best], TURN_LIMIT)


def finish(s: World, winners: list[int], ending: str) -> None:
    for seat in winners:
        s.tell(says.WINS, seat)
    if s.active != NOBODY and s.is_out(s.active) and s.in_play():
        # Whoever has left in its own turn has none any more: it would be the next one's.
        s.active = s.clockwise(s.active)[0]
        s.end_turn_marks()
    s.end(Result(tuple(winners), tuple(s.kingdoms_led(seat) for seat in range(s.players)), ending))


# --- how the seats stand --------------------------------------------------------------------------


def led_by(s: World, seat: int) -> list[int]:
    """The peoples of a seat that are in the game."""
    return [people for people in s.in_play() if s.leader[people] == seat]


def seats_left(s: World) -> list[int]:
    """The seats that are in the game, from the one whose turn it is."""
    order = s.in_play() if s.active == NOBODY else [s.active, *s.clockwise(s.active)]
    seats: list[int] = []
    for people in order:
        if s.plays(people) and s.leader[people] not in seats:
            seats.append(s.leader[people])
    return seats


def has_king(s: World, seat: int) -> bool:
    return any(s.has_king(people) for people in led_by(s, seat))


def has_won(s: World, seat: int) -> bool:
    """Enough Kingdoms, those of allied peoples together, and a King who lives."""
    return s.kingdoms_led(seat) >= s.table.goal and has_king(s, seat)


def wealth(s: World, seat: int) -> tuple[int, int, int]:
    """Kingdoms, territories and gold of a seat."""
    peoples = led_by(s, seat)
    return (
        s.kingdoms_led(seat),
        sum(len(s.lands_of(people)) for people in peoples),
        sum(s.gold_of(people) for people in peoples),
    )
