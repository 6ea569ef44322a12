"""The sheet of a party that sets out: how many go, who goes along, and who gets the treasures that they find."""

from __future__ import annotations

from msgspec.structs import replace

from meadhall.draw.sheet import Control, Drafted, Ghost, Part, Row, Sheet, Total, Value
from meadhall.games.dragon_lords.board.attack_sheet import place_of
from meadhall.games.dragon_lords.board.composing import (
    Composer,
    Going,
    most_plain,
    movable_pieces,
    numbers,
    read_band,
)
from meadhall.games.dragon_lords.board.orders import ASK, FINDS, finds_order
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.rules.war.band import QUEST, Band
from meadhall.games.dragon_lords.words import FIRST_SPACE, KING, PARTY, SPACE, WIZARD_1, WIZARD_3, do_from

QUESTION = "ask-quest-phase"


class Party(Composer):
    def __init__(self, draft: Drafted, scribe: Scribe) -> None:
        super().__init__(draft, scribe, QUESTION)
        self.declared = [action for action in self.move[:2] if action.verb is do_from or action is self.move[0]]
        before = self.trials.after(self.declared)
        self.band: Band | None = before.agenda[-1] if before is not None and self.asks(self.declared, Band) else None
        self.going = read_band(-1 if self.band is None else self.band.origin, self.move)
        said = [order for order in draft.orders or () if order.startswith(FINDS)]
        self.finds = said[0] if said else finds_order(KING)

    def with_finds(self, n: int, going: Going, label: str = "", finds: str = "") -> Value:
        value = self.value(n, self.with_band(self.declared, going), label)
        return replace(value, orders=(finds or self.finds,))


def quest_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    c = Party(draft, scribe)
    going = c.going
    if c.band is None or not going.total:
        return None
    goal, origin = c.move[0].arg, going.origin
    words: dict[str, str | int] = {
        "count": going.total, "origin": scribe.territory(origin), "goal": scribe.place(FIRST_SPACE + goal),
    }  # fmt: skip
    had = c.known.count(c.people, origin)
    return Sheet(
        title=scribe.write("quest-title", **words),
        under=scribe.write("quest-under"),
        verb=scribe.write("quest-verb"),
        rule="DL-16.57",
        parts=(
            Part("who", scribe.write("attack-how-many"), tuple(who_rows(c)), note=scribe.write("quest-note")),
            Part("finds", scribe.write("quest-finds"), (finds_row(c),), note=scribe.write("quest-finds-note")),
        ),
        totals=(Total(scribe.write("in-place", place=scribe.territory(origin)), str(had - going.total), str(had)),),
        sentence=scribe.write("quest-sentence", **words),
        chips=(c.value(0, [], scribe.write("move-chip", count=going.total, place=words["goal"])),),
        outcome=scribe.write("move-outcome", count=going.total),
        place=f"space:{SPACE.words[goal]}",
        ghosts=(Ghost(f"space:{SPACE.words[goal]}", f"+{going.total}", origin=place_of(origin)),),
        whole=False,
    )


def most_beside(c: Party, pieces: tuple[int, ...]) -> int:
    assert c.band is not None
    free = most_plain(c.known, c.people, c.going.origin, QUEST, pieces)
    return min(free, c.band.most - len(pieces))


def who_rows(c: Party) -> list[Row]:
    going, most = c.going, most_beside(c, c.going.pieces)
    values = [c.with_finds(n, going._replace(plain=n)) for n in numbers(0 if going.pieces else 1, most, going.plain)]
    control: Control = "bars" if most > 1 else "steps"
    rows = [Row("count", c.scribe.write("move-units"), control, tuple(values), going.plain)]
    return rows + [piece_row(c, piece) for piece in movable_pieces(c.known, c.people, going.origin, QUEST, PARTY)]


def piece_row(c: Party, piece: int) -> Row:
    """A marked unit goes along, in place of a plain one if need be."""
    going, name = c.going, c.scribe.piece(piece)
    goes = piece in going.pieces
    pieces = tuple(one for one in going.pieces if one != piece) if goes else (*going.pieces, piece)
    least = 0 if pieces else 1
    other = Going(going.origin, max(least, min(going.plain, most_beside(c, pieces))), pieces)
    without, along = (other, going) if goes else (going, other)
    return Row(f"piece-{piece}", name, "toggle", (c.with_finds(0, without), c.with_finds(1, along)), int(goes))


def finds_row(c: Party) -> Row:
    """The King and the Wizards, as far as they are there; or one is asked each time."""
    bearers = [piece for piece in (KING, *range(WIZARD_1, WIZARD_3 + 1)) if c.known.where(c.people, piece) >= 0]
    ways = [(finds_order(piece), c.scribe.piece(piece)) for piece in bearers]
    ways.append((f"{FINDS} {ASK}", c.scribe.write("quest-ask")))
    values = [c.with_finds(n, c.going, label, finds) for n, (finds, label) in enumerate(ways)]
    chosen = next((n for n, (finds, _) in enumerate(ways) if finds == c.finds), None)
    return Row("finds", "", "segments", tuple(values), chosen)
