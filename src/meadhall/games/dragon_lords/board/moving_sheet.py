"""The sheets of marches and transfers: from where, to where, and how many go."""

from __future__ import annotations

from meadhall.draw.sheet import Control, Drafted, Ghost, Part, Row, Sheet, Total
from meadhall.games.dragon_lords.board.attack_sheet import place_of
from meadhall.games.dragon_lords.board.composing import (
    Composer,
    Going,
    most_plain,
    movable_pieces,
    numbers,
    read_band,
)
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.rules.war.band import MARCH, TRANSFER
from meadhall.games.dragon_lords.words import TERRITORIES, do_march, do_to
from meadhall.kernel.action import Action

QUESTIONS = {MARCH: "ask-combat", TRANSFER: "ask-transfer"}


class Mover(Composer):
    def __init__(self, draft: Drafted, scribe: Scribe, move: int) -> None:
        super().__init__(draft, scribe, QUESTIONS[move])
        self.kind = move
        self.declared = self.move[0]
        goals = [action for action in self.move if action.verb is do_to]
        self.to = goals[0] if goals else None
        self.going = read_band(self.declared.arg, self.move)

    def actions(self, going: Going) -> list[Action]:
        found = [self.declared]
        # A single goal is not asked for.
        if self.to is not None:
            found.append(self.to)
        return self.with_band(found, going)


def march_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    return moving_sheet(Mover(draft, scribe, MARCH))


def transfer_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    return moving_sheet(Mover(draft, scribe, TRANSFER))


def moving_sheet(c: Mover) -> Sheet | None:
    scribe, going, s = c.scribe, c.going, c.known
    if not going.total or c.to is None or c.to.arg >= TERRITORIES or going.origin >= TERRITORIES:
        return None
    goal = c.to.arg
    most = most_plain(s, c.people, going.origin, c.kind, going.pieces)
    values = [c.value(n, c.actions(going._replace(plain=n)))
              for n in numbers(0 if going.pieces else 1, most, going.plain)]  # fmt: skip
    control: Control = "bars" if most > 1 else "steps"
    rows = [Row("count", scribe.write("move-units"), control, tuple(values), going.plain)]
    rows += [piece_row(c, piece) for piece in movable_pieces(s, c.people, going.origin, c.kind, goal)]
    kind = "march" if c.declared.verb is do_march else "transfer"
    names = {"origin": scribe.territory(going.origin), "goal": scribe.territory(goal)}
    words: dict[str, str | int] = {**names, "count": going.total}
    places = ((going.origin, -going.total), (goal, going.total))
    held = {land: s.units[land] if s.owner[land] == c.people else 0 for land, _ in places}
    return Sheet(
        title=scribe.write(f"{kind}-title", **words),
        under=scribe.write(f"{kind}-under"),
        verb=scribe.write(f"{kind}-verb"),
        rule="DL-5.13" if kind == "march" else "DL-8.1",
        parts=(Part("who", scribe.write("attack-how-many"), tuple(rows), note=scribe.write(f"{kind}-note")),),
        totals=tuple([Total(scribe.write("in-place", place=scribe.territory(land)), str(held[land] + more),
                            str(held[land])) for land, more in places]),
        sentence=scribe.write(f"{kind}-sentence", **words),
        chips=(c.value(0, [], scribe.write("move-chip", count=going.total, place=names["goal"])),),
        outcome=scribe.write("move-outcome", count=going.total),
        place=place_of(goal),
        ghosts=(Ghost(place_of(goal), f"+{going.total}", origin=place_of(going.origin)),),
        at_once=True,
        whole=False,
    )  # fmt: skip


def piece_row(c: Mover, piece: int) -> Row:
    going, scribe = c.going, c.scribe
    goes = piece in going.pieces
    pieces = tuple(one for one in going.pieces if one != piece) if goes else (*going.pieces, piece)
    most = most_plain(c.known, c.people, going.origin, c.kind, pieces)
    least = 0 if pieces else 1
    other = Going(going.origin, min(max(going.plain, least), most), pieces)
    changed = c.value(0 if goes else 1, c.actions(other), scribe.piece(piece))
    present = c.value(1 if goes else 0, c.actions(going), scribe.piece(piece))
    values = tuple(sorted((changed, present), key=lambda value: value.n))
    return Row(f"piece-{piece}", scribe.piece(piece), "toggle", values, 1 if goes else 0)
