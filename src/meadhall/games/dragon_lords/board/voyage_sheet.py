"""The sheet of a voyage: how many go aboard, and where they land."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.draw.sheet import Control, Drafted, Move, Part, Row, Sheet, Total, Value
from meadhall.games.dragon_lords.board.arrivals import Arrival, contested
from meadhall.games.dragon_lords.board.attack_sheet import place_of
from meadhall.games.dragon_lords.board.composing import Composer, Going, most_plain, numbers, read_band
from meadhall.games.dragon_lords.board.foresight import outlook
from meadhall.games.dragon_lords.board.routes import landing
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.war.band import SAIL, Band
from meadhall.games.dragon_lords.words import TERRITORIES, do_bring, do_land, do_sail, do_send
from meadhall.kernel.action import Action

QUESTION = "ask-naval"
CREW = (do_send, do_bring)


def voyage_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """Of a voyage that begins in a harbour and lands somewhere."""
    c = Composer(draft, scribe, QUESTION)
    ship = c.move[0].arg
    home = c.start.ship_at[ship]
    at = next((n for n, action in enumerate(c.move) if action.verb is do_land), None)
    if at is None or home >= TERRITORIES:
        return None
    way = [action for action in c.move[1 : at + 1] if action.verb not in CREW]
    crew = read_band(home, c.move[1:at])
    pieces = [action for action in c.move[1:at] if action.verb is do_bring]
    room = harbours.room(c.start, c.people, ship) - len(pieces)
    most = min(most_plain(c.known, c.people, home, SAIL, crew.pieces), room)

    def sailing(count: int) -> list[Action]:
        aboard = [do_send[count - 1]] if count else []
        landed = [c.move[0], *pieces, *aboard, *way]
        # All go ashore; marked units are asked for one by one.
        return [*landed, *aboard] if not pieces and c.asks(landed, Band) else landed

    goal = c.move[at].arg
    values = [c.value(n, sailing(n)) for n in numbers(0 if pieces else 1, most, crew.plain)]
    control: Control = "bars" if most > 1 else "steps"
    row = Row("count", scribe.write("move-units"), control, tuple(values), crew.plain)
    words: dict[str, str | int] = {"origin": scribe.territory(home), "goal": scribe.territory(goal)}
    had = c.known.count(c.people, home)
    met = ashore(c, crew, goal)
    sea = next(action.arg for action in reversed(c.move[:at]) if action.verb is do_sail)
    return Sheet(
        title=scribe.write("voyage-title", **words),
        under=scribe.write("voyage-under"),
        verb=scribe.write("voyage-verb"),
        rule="DL-4.9",
        parts=(Part("crew", scribe.write("attack-how-many"), (row,), note=scribe.write("voyage-note")),),
        totals=(Total(scribe.write("in-place", place=scribe.territory(home)), str(had - crew.total), str(had)),),
        sentence=scribe.write("voyage-sentence", count=crew.total, **words),
        consequence=outlook(scribe, met) if contested(c.known, c.people, goal) else "",
        chips=(c.value(0, [], scribe.write("move-chip", count=crew.total, place=words["goal"])),),
        outcome=scribe.write("move-outcome", count=crew.total),
        place=place_of(goal),
        ghosts=landing(c.known, c.people, ship, sea, goal, f"+{crew.total}"),
        moves=by_click(c, values, crew.plain, scribe.write("move-landing", place=words["goal"]), place_of(goal)),
        at_once=not contested(c.known, c.people, goal),
        whole=False,
    )


def by_click(c: Composer, values: Sequence[Value], count: int, label: str, place: str) -> tuple[Move, ...]:
    """While it is asked how many go ashore, a click on the shore says it: all who sail."""
    if not c.asks(c.move, Band):
        return ()
    chosen = next((value for value in values if value.n == count and value.actions is not None), None)
    return () if chosen is None or chosen.actions is None else (Move(chosen.actions, label, (place,)),)


def ashore(c: Composer, crew: Going, goal: int) -> Arrival:
    """How all who sail would stand among those who hold the shore."""
    after = c.known.copy()
    if crew.plain:
        after.lift_units(c.people, crew.origin, crew.plain)
        after.add_units(c.people, goal, crew.plain)
    for piece in crew.pieces:
        after.put_piece(c.people, piece, goal)
    return Arrival(after, c.people, goal)
