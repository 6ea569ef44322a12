"""A toy whose one question has a sheet with every control, ghosts on its map, odds and refusals."""

from __future__ import annotations

from typing import Any, ClassVar

from meadhall.draw.board import Board
from meadhall.draw.picture import Picture
from meadhall.draw.sheet import Drafted, Ghost, Part, Row, Share, Sheet, Total, Value
from meadhall.kernel.view import View
from tests.kernel.toys.draft import Draft

PIECE = '<svg viewBox="0 0 24 24"><path d="M3 8L12 2L21 8V21H3Z" fill="var(--seat-B)" stroke="var(--ink)"/></svg>'
FIELDS = 6


class EveryControl(Board):
    def pictures(self, view: View, lang: str, layout: str) -> dict[str, Picture]:
        columns = 3 if layout == "desk" else 2
        picture = Picture(30 + 190 * columns, 30 + 195 * FIELDS // columns, "Board")
        picture.ground = '<rect width="600" height="620" fill="var(--sea)"/>'
        for field in range(FIELDS):
            x, y = 20 + field % columns * 190, 20 + field // columns * 195
            picture.parts[f"field-{field}"] = (
                f'<g id="field-{field}" data-at="card:{field + 1}" role="img" aria-label="Field {field + 1}" '
                f'tabindex="0"><rect class="inside" x="{x}" y="{y}" width="170" height="175" rx="14" '
                f'fill="var(--hills)" stroke="var(--coast)"/>'
                f'<text x="{x + 85}" y="{y + 30}" text-anchor="middle" font-size="18">Field {field + 1}</text></g>'
            )
        return {"board" if layout == "desk" else "map": picture}

    def panels(self, view: View, lang: str) -> dict[str, str]:
        return {
            f"seat-{seat}": f'<section class="lord seat-{"BRKG"[seat]}" id="seat-{seat}"><div class="head">'
            f'<h3 class="name">Seat {seat + 1}</h3><span class="who"></span></div></section>'
            for seat in range(view.position.players)
        }

    def status(self, view: View, lang: str) -> list[str]:
        return ["Round 1"]

    def about(self, view: View, lang: str, place: str) -> tuple[str, str | None]:
        return "A field.", None

    def sheet(self, draft: Drafted, lang: str) -> Sheet | None:
        position: Any = draft.before.position
        hand = position.cards_of(draft.seat)
        n = hand.index(draft.actions[0].arg) if draft.actions else 0

        def value(at: int, label: str = "", **more: Any) -> Value:
            if at >= len(hand):
                return Value(at, label, refusal="costs 10, you have 4 left", **more)
            return Value(at, label, (f"keep {hand[at] + 1}",), **more)

        def row(key: str, name: str, control: Any, values: Any, **more: Any) -> Row:
            return Row(key, name, control, tuple(values), n, **more)

        counts = range(len(hand) + 1)
        names = ["Attack", "Shield", "Speed", "Dominate", "Retreat", "Wait", "Rest"]
        return Sheet(
            title="Every control",
            under="Round 1, each part once",
            verb="Keep it",
            rule="TD-2.1",
            parts=(
                Part(
                    "steps",
                    "Summon one kind",
                    (
                        row("people", "Volcano People", "steps", map(value, counts), facts="1 gold", picture=PIECE),
                        Row("ships", "Iced Drakkar", "steps", (Value(0),), 0, refusal="costs 10, you have 4 left"),
                    ),
                    price="2 of 5 gold",
                    note="One kind in each round.",
                ),
                Part("kind", "Improve one kind", (row("kind", "", "segments", map(value, counts, names)),)),
                Part(
                    "where",
                    "Where to",
                    (
                        row(
                            "where",
                            "",
                            "pills",
                            [value(at, f"Field {at + 1}", place=f"card:{at + 1}") for at in counts],
                        ),
                    ),
                ),
                Part(
                    "how-many",
                    "How many go",
                    (
                        row(
                            "go",
                            "",
                            "bars",
                            [value(at, share=min(100, at * 22 + 5), note="one falls") for at in counts],
                        ),
                    ),
                    price="one stays",
                    picture=f'<svg viewBox="0 0 240 40">{PIECE}</svg>',
                ),
                Part(
                    "missiles",
                    "Missiles",
                    (
                        Row(
                            "berserk",
                            "Berserk",
                            "toggle",
                            (value(0), value(1, note="98 %")),
                            min(n, 1),
                            "one falls",
                            PIECE,
                        ),
                        Row("arrows", "Arrows", "toggle", (value(0), Value(1, refusal="both Wizards are away")), 0),
                    ),
                ),
                Part(
                    "cards",
                    "Cards",
                    (row("cards", "", "cards", [value(at, names[at], picture=PIECE) for at in counts]),),
                ),
                Part("more", "More", (row("more", "", "segments", map(value, counts, names)),), folded=True),
            ),
            totals=(
                Total("Gold", str(5 - n), "5" if n else "", "bad" if n else ""),
                Total("Strength", str(3 + 2 * n), "3" if n else "", "good" if n else ""),
                Total("Snow", "8"),
            ),
            sentence=f"You take field {n + 1}" if draft.actions else "",
            consequence=f"Field {n + 1} is yours then." if draft.actions else "",
            outcome=f"{n + 2} against 5" if draft.actions else "",
            place=f"card:{n + 1}",
            ghosts=(Ghost(f"card:{n + 1}", "+2", PIECE, "card:6" if n < FIELDS - 1 else "card:1"),)
            if draft.actions
            else (),
            odds=(Share("You take it", 20 + 20 * n, draft.seat), Share("they hold it", 80 - 20 * n, 1)),
        )


class SheetToy(Draft):
    slug = "toy-sheets"
    title = "Toy Sheets"
    board: ClassVar[Any] = EveryControl()


GAME = SheetToy
