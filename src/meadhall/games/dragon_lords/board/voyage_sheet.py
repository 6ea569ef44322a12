"""The sheet of a voyage: how many go aboard, and where they land."""

from __future__ import annotations

from meadhall.draw.sheet import Control, Drafted, Ghost, Part, Row, Sheet, Total
from meadhall.games.dragon_lords.board.attack_sheet import place_of
from meadhall.games.dragon_lords.board.composing import Composer, most_plain, numbers, read_band
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.war.band import SAIL, Band
from meadhall.games.dragon_lords.words import TERRITORIES, do_bring, do_land, do_send
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
    values = [c.last(n, sailing(n)) for n in numbers(0 if pieces else 1, most, crew.plain)]
    control: Control = "bars" if most > 1 else "steps"
    row = Row("count", scribe.write("move-units"), control, tuple(values), crew.plain)
    words: dict[str, str | int] = {"origin": scribe.territory(home), "goal": scribe.territory(goal)}
    had = c.known.count(c.people, home)
    return Sheet(
        title=scribe.write("voyage-title", **words),
        under=scribe.write("voyage-under"),
        verb=scribe.write("voyage-verb"),
        rule="DL-4.9",
        parts=(Part("crew", scribe.write("attack-how-many"), (row,), note=scribe.write("voyage-note")),),
        totals=(Total(scribe.write("in-place", place=scribe.territory(home)), str(had - crew.total), str(had)),),
        sentence=scribe.write("voyage-sentence", count=crew.total, **words),
        outcome=scribe.write("move-outcome", count=crew.total),
        place=place_of(goal),
        ghosts=(Ghost(place_of(goal), f"+{crew.total}", origin=place_of(home)),),
        whole=False,
    )
