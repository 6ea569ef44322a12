"""The sheet on which a card is laid: the Ancestry large, the hand, and what a place does to the best clusters."""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple

from meadhall.draw.markup import number, rect, shift
from meadhall.draw.sheet import Drafted, Part, Row, Sheet, Total, Value, notation
from meadhall.draw.writing import capital
from meadhall.games.mountain_king.adjacency import parts
from meadhall.games.mountain_king.ancestry import QUADRANTS, Ancestry, Symbols
from meadhall.games.mountain_king.board import figures
from meadhall.games.mountain_king.board.ancestry import AncestryGrid, ancestry_grid, draw_grid, draw_knot
from meadhall.games.mountain_king.board.describe import hides
from meadhall.games.mountain_king.board.foresight import struck
from meadhall.games.mountain_king.board.scribe import ROMAN, Scribe
from meadhall.games.mountain_king.facts import DRAFTED, LAID, LETTERS
from meadhall.games.mountain_king.reading.cards import symbol_words
from meadhall.games.mountain_king.reading.names import cell_name
from meadhall.games.mountain_king.words import CARD, CELL, FIRST_CHAMPION, TYPE, WIDTH, do_lay
from meadhall.kernel.action import Action

QUESTION = "ask-lay"
CELL_SIZE = 68.0
HAND_CELL = 68.0
TYPES = range(len(TYPE))


class Cluster(NamedTuple):
    """The strongest cluster of a type: the symbols that belong to it, and their power together."""

    power: int
    symbols: tuple[int, ...]
    wilds: int

    @property
    def cells(self) -> set[int]:
        return {symbol for symbol in self.symbols if symbol < FIRST_CHAMPION}


def strongest(symbols: Symbols, kind: int) -> Cluster:
    """The strongest cluster, while no cube covers anything; what is on Champions belongs to it."""
    free = symbols.weak[kind] | symbols.strong[kind]
    grid = free & symbols.grid
    groups = [group & free for group, _ in parts(symbols.near(False), grid, grid)]
    best = max(groups, key=symbols.power_at, default=0) | free & ~symbols.grid
    return Cluster(symbols.power_at(best), tuple(symbols.among(best)), (best & symbols.wild).bit_count())


class Laying:
    """A seat with its hand: what each card would do at each place."""

    def __init__(self, draft: Drafted, scribe: Scribe) -> None:
        self.scribe, self.s, self.seat = scribe, scribe.s, draft.seat
        self.ancestry: Ancestry = self.s.ancestry[self.seat]
        self.hand = self.s.hands[self.seat]
        self.lies = next((action for action in draft.actions if action.verb is do_lay), None)
        assert draft.view.decision is not None
        self.open = [action for action in draft.view.decision.options if action.verb is do_lay]
        """What can be laid where: a lesson opens less than the rules."""
        facts = self.s.facts
        self.champions = [
            (champion, symbol)
            for champion in self.s.champions_of(self.seat)
            for symbol in facts.champion_symbols[champion]
        ]
        self.before = self.clusters(self.ancestry)

    def clusters(self, ancestry: Ancestry) -> list[Cluster]:
        symbols = Symbols(ancestry, self.champions)
        return [strongest(symbols, kind) for kind in TYPES]

    def after(self, action: Action) -> Ancestry:
        card, cell = action.args
        return self.ancestry.with_card(card, self.s.facts.cards[card], cell)

    def worth(self, action: Action) -> tuple[int, int]:
        """How good a place is at first sight: the power of all best clusters and the Elders, and what is not hidden."""
        after = self.after(action)
        power = sum(cluster.power for cluster in self.clusters(after))
        return power + 2 * after.elders.bit_count(), after.footprint.bit_count()

    def place_for(self, card: int) -> Action | None:
        """Where a card goes if only the card was chosen: where one lies already, else where it does most."""
        return self.usual([action for action in self.open if action.args[0] == card], 1)

    def card_for(self, cell: int) -> Action | None:
        """Which card goes to a place if only the place was chosen."""
        return self.usual([action for action in self.open if action.args[1] == cell], 0)

    def usual(self, actions: list[Action], kept: int) -> Action | None:
        """The action with the card (0) or the place (1) of what lies there, else the one that does most."""
        if self.lies is not None:
            same = [action for action in actions if action.args[kept] == self.lies.args[kept]]
            actions = same or actions
        return max(actions, key=self.worth, default=None)


def answer(action: Action | None) -> tuple[str, ...] | None:
    return None if action is None else notation([action])


def card_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """The sheet; None where no card can be laid, so that one is discarded."""
    laying = Laying(draft, scribe)
    if not laying.ancestry.places:
        return None
    number_of = DRAFTED + 1 - len(laying.hand)
    under = scribe.write("sheet-lay-under", number=number_of, cards=LAID, wave=ROMAN[laying.s.wave])
    return Sheet(
        title=scribe.write("sheet-lay"),
        under=under,
        rule="MK-3.1",
        parts=(places_part(laying), hand_part(laying), effect_part(laying)),
        verb=scribe.write("sheet-lay-verb"),
        discard=scribe.write("sheet-lay-back"),
        sentence=sentence(laying),
        consequence=consequence(laying),
        chips=chips(laying),
        wide=True,
        scene="ancestry",
    )


def card_title(scribe: Scribe, card: int) -> str:
    """A card by what it shows, such as "Two Gnome, two Advance"."""
    shown = Counter(symbol_words(scribe, symbol) for symbol in scribe.s.facts.cards[card] if symbol != ".")
    named = [scribe.write("sheet-symbols", count=count, symbol=words) for words, count in shown.items()]
    return capital(", ".join(named))


def chips(laying: Laying) -> tuple[Value, ...]:
    return () if laying.lies is None else (Value(0, card_title(laying.scribe, laying.lies.args[0]), ()),)


def sentence(laying: Laying) -> str:
    """The whole draft in words."""
    scribe, lies = laying.scribe, laying.lies
    if lies is None:
        return ""
    card, cell = lies.args
    hidden = hides(scribe, laying.seat, cell)
    id = "sheet-lay-sentence" if hidden else "sheet-lay-empty"
    return scribe.write(id, card=card_title(scribe, card), hidden=scribe.join(hidden))


def consequence(laying: Laying) -> str:
    """The best clusters and what becomes of them, in a line that is always there: nothing jumps when a card lies."""
    after = laying.before if laying.lies is None else laying.clusters(laying.after(laying.lies))
    words = []
    for kind, was, now in zip(TYPE.words, laying.before, after, strict=True):
        grown = f"{was.power} → {now.power}" if was.power != now.power else str(now.power)
        words.append(f"{laying.scribe.word(kind)} {grown}")
    return laying.scribe.write("clusters", changes=", ".join(words))


# --- the Ancestry ---------------------------------------------------------------------------------------------


def places_part(laying: Laying) -> Part:
    scribe = laying.scribe
    values = tuple(
        Value(cell, cell_name(cell, scribe.lang), answer(laying.card_for(cell)), place=f"cell:{CELL.words[cell]}")
        for cell in laying.ancestry.places
    )
    row = Row("place", "", "places", values, None if laying.lies is None else laying.lies.args[1])
    note = scribe.write("sheet-lay-note")
    return Part("ancestry", scribe.write("sheet-lay-ancestry"), (row,), note=note, picture=scene(laying))


def scene(laying: Laying) -> str:
    """The Ancestry with the card where it would lie, the clusters that grow, and the knots to click on top."""
    scribe = laying.scribe
    grid = ancestry_grid(scribe, laying.seat)._replace(named=False)
    size = CELL_SIZE
    out = draw_grid(grid._replace(knots=()), size)
    if laying.lies is not None:
        card, cell = laying.lies.args
        x, y = grid.corner(cell, size)
        out += shift(figures.card(scribe.s.facts.cards[card], size), x, y)
        out += rect("ghost-0", x, y, 2 * size, 2 * size, 8) + rect("ghost-1", x, y, 2 * size, 2 * size, 8)
        out += grown(laying, grid, size) + struck(laying.ancestry.cells, (x, y), cell, size)
    out += "".join(draw_knot(grid, size, cell, wrong) for cell, wrong in grid.knots)
    side = number(grid.span(size))
    label = scribe.write("sheet-lay-ancestry")
    return f'<svg class="picture" viewBox="0 0 {side} {side}" role="group" aria-label="{label}">{out}</svg>'


def grown(laying: Laying, grid: AncestryGrid, size: float) -> str:
    """A band through each cluster that the card makes stronger."""
    assert laying.lies is not None
    out = ""
    after = laying.clusters(laying.after(laying.lies))
    for kind, (was, now) in enumerate(zip(laying.before, after, strict=True)):
        if now.power > was.power:
            out += band(grid, now.cells, size, LETTERS[kind])
    return out


def band(grid: AncestryGrid, cells: set[int], size: float, letter: str) -> str:
    d = ""
    for cell in sorted(cells):
        x, y = (at + size / 2 for at in grid.corner(cell, size))
        d += f"M{number(x)} {number(y)}h0"
        for other in (cell + 1, cell + WIDTH):
            if other in cells:
                u, v = (at + size / 2 for at in grid.corner(other, size))
                d += f"M{number(x)} {number(y)}L{number(u)} {number(v)}"
    return f'<g pointer-events="none"><path class="joined s-{letter}" d="{d}"/><path class="joined-l" d="{d}"/></g>'


# --- the hand -------------------------------------------------------------------------------------------------


def hand_part(laying: Laying) -> Part:
    scribe = laying.scribe
    values = tuple(card_value(laying, card) for card in laying.hand)
    chosen = None if laying.lies is None else laying.lies.args[0]
    row = Row("card", "", "cards", values, chosen)
    return Part("hand", scribe.write("hand"), (row,), price=left_over(laying))


def card_value(laying: Laying, card: int) -> Value:
    picture = figures.icon(
        figures.card(laying.s.facts.cards[card], HAND_CELL), f"0 0 {2 * HAND_CELL:g} {2 * HAND_CELL:g}", 88, 88
    )
    return Value(
        card,
        card_title(laying.scribe, card),
        answer(laying.place_for(card)),
        picture=picture,
        place=f"card:{CARD.words[card]}",
    )


def left_over(laying: Laying) -> str:
    """What becomes of the cards that are not laid."""
    s, left = laying.s, len(laying.hand) - 1
    if left == DRAFTED - LAID:
        return laying.scribe.write("sheet-lay-last")
    by = -1 if s.wave == 2 else 1
    return laying.scribe.write("sheet-lay-left", left=left, seat=laying.scribe.seat((laying.seat + by) % s.players))


# --- what it does ---------------------------------------------------------------------------------------------


def effect_part(laying: Laying) -> Part:
    scribe, lies = laying.scribe, laying.lies
    if lies is None:
        rows = tuple(kind_row(scribe, kind, laying.before[kind].power, laying.before[kind].power, "") for kind in TYPES)
        return Part("does", scribe.write("sheet-clusters"), rows, note=scribe.write("sheet-clusters-note"))
    ancestry = laying.after(lies)
    after = laying.clusters(ancestry)
    hidden = {lies.args[1] + offset for offset in QUADRANTS}
    rows = tuple(
        kind_row(scribe, kind, was.power, now.power, change(scribe, was, now, hidden))
        for kind, (was, now) in enumerate(zip(laying.before, after, strict=True))
    )
    had, has = laying.ancestry.elders.bit_count(), ancestry.elders.bit_count()
    elders = scribe.write("sheet-elders", had=had, has=has, more=has - had)
    return Part("does", scribe.write("sheet-lay-does"), rows, note=elders)


def kind_row(scribe: Scribe, kind: int, before: int, after: int, facts: str) -> Row:
    name = scribe.name(TYPE.words[kind])
    total = Total("", str(after), str(before) if after != before else "", mood(before, after))
    return Row(TYPE.words[kind], name, "segments", (), facts=facts, picture=figures.symbol_icon(LETTERS[kind], 30),
               total=total)  # fmt: skip


def mood(before: int, after: int) -> Literal["", "good", "bad"]:
    return "good" if after > before else "bad" if after < before else ""


def change(scribe: Scribe, was: Cluster, now: Cluster, hidden: set[int]) -> str:
    """Why the best cluster of a type is another one: joined, hidden or cut apart."""
    if now.power > was.power:
        return scribe.write("sheet-joined", count=len(now.symbols) - now.wilds, wilds=now.wilds)
    lost = len(was.cells & hidden)
    if now.power < was.power:
        return scribe.write("sheet-hidden", count=lost) if lost else scribe.write("sheet-cut")
    return scribe.write("sheet-unchanged")
