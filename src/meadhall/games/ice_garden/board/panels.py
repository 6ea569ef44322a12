"""The panels: each seat's character sheet as a piece of HTML. The classes are listed in the package's docstring."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import NamedTuple

from meadhall.draw import tracks
from meadhall.draw.markup import Element, signed
from meadhall.draw.memory import Memory
from meadhall.games.ice_garden.board.figures import (
    RESOURCE_SHAPES,
    VUKO_TOKEN,
    ability_icon,
    balance_icon,
    cube_icon,
    disc_icon,
    ghost_icon,
    resource_icon,
    unit_icon,
)
from meadhall.games.ice_garden.board.scribe import SEAT_LETTERS, Pen, Scribe
from meadhall.games.ice_garden.facts import FIGURES, LEVELS, SAFE
from meadhall.games.ice_garden.rules.goals import progress
from meadhall.games.ice_garden.state import EMPTY, NOBODY
from meadhall.games.ice_garden.words import CHARACTER, GOLD, IMPROVEMENT, POPULATION, RESOURCE

NONE = "–"
OPPONENT = -1


class PanelRow(NamedTuple):
    """A kind of unit on a sheet."""

    level: int
    name: str
    home: int
    """Units that are not on the map."""
    printed: tuple[int, ...]
    prices: tuple[int, ...]
    spots: tuple[int, ...]
    """What was bought on each spot: free spots first, then those of the Maker-Spy."""
    spied: tuple[int, ...]
    """What the Maker-Spy has chosen, for each of his spots here."""


class Panel(NamedTuple):
    """All that a seat's panel shows: equal ones look the same."""

    seat: int
    character: int
    colour: str
    name: str
    turn: int
    """The place in the turn order; 0 for none, ``OPPONENT`` for the one who has no turn."""
    score: int
    goods: tuple[int, ...]
    """Resources, then tokens; empty for the opponent."""
    reputation: int | None
    stock: int
    actions: int
    goal: tuple[int, int]
    layers: tuple[int, ...]
    rows: tuple[PanelRow, ...]


def panels(scribe: Scribe, viewer: int | None) -> dict[str, str]:
    """A section for each seat: the sheet of the viewer lies open, those of the others can be opened."""
    return {f"seat-{seat}": panel(scribe, seat, viewer) for seat in range(scribe.s.facts.seats)}


def panel(scribe: Scribe, seat: int, viewer: int | None) -> str:
    s = scribe.s
    if s.character[seat] == NOBODY:
        return draw_empty_panel(scribe, seat)
    return draw_panel(scribe.lang, panel_of(scribe, seat), own=seat == viewer, acting=seat in s.deciding)


def panel_of(scribe: Scribe, seat: int) -> Panel:
    s = scribe.s
    player = seat < s.players
    turn = 0 if player else OPPONENT
    if player and seat in s.order and s.round and not s.over:
        turn = s.order.index(seat) + 1
    layers = tuple(s.layers(seat)) if player else ()
    return Panel(
        seat=seat,
        character=s.character[seat],
        colour=scribe.colour(seat),
        name=scribe.seat(seat),
        turn=turn,
        score=s.score[seat],
        goods=(s.has(seat, POPULATION), s.has(seat, GOLD), sum(layers), s.tokens[seat]) if player else (),
        reputation=s.reputation[seat] if player and not s.facts.solo else None,
        stock=s.stock[seat],
        actions=s.actions[seat],
        goal=progress(s, seat),
        layers=layers,
        rows=rows(scribe, seat),
    )


_ROWS: Memory[tuple[PanelRow, ...]] = Memory(512)


def rows(scribe: Scribe, seat: int) -> tuple[PanelRow, ...]:
    """The kinds of units of a seat."""
    s = scribe.s
    bought = tuple([s.spots_of(seat, level) for level in LEVELS])
    key = (scribe.lang, s.facts, s.character[seat], tuple(s.places(seat)), bought, s.spy)
    return _ROWS.get(key, lambda: tuple([row(scribe, seat, level) for level in LEVELS]))


def row(scribe: Scribe, seat: int, level: int) -> PanelRow:
    s = scribe.s
    character = s.character[seat]
    prices = s.facts.prices[character][level]
    spies = s.facts.spy_spots(character, level)
    return PanelRow(
        level=level,
        name=scribe.unit_name(seat, level),
        home=s.off_map(seat, level),
        printed=s.facts.printed[character][level],
        prices=prices,
        spots=s.spots_of(seat, level)[: len(prices) + spies],
        spied=s.spy[:spies],
    )


def tag(name: str, cls: str, body: str, *, place: str = "", title: str = "") -> str:
    at = f' data-at="{place}"' if place else ""
    said = f' title="{escape(title)}"' if title else ""
    return f'<{name} class="{cls}"{at}{said}>{body}</{name}>'


# --- a seat without a character -------------------------------------------------------------------------


def draw_empty_panel(scribe: Scribe, seat: int) -> str:
    """A seat without a character; where one is chosen now, it shows who is left."""
    s = scribe.s
    now = [each for each in s.deciding if s.character[each] == NOBODY] or range(s.players, s.facts.seats)
    free = [c for c in range(len(CHARACTER)) if s.seat_of[c] == NOBODY and seat in now]
    chips = "".join(
        tag(
            "span",
            "choice",
            disc_icon(SEAT_LETTERS[c], 18) + escape(scribe.word(CHARACTER.words[c])),
            place=f"character:{CHARACTER.words[c]}",
        )
        for c in free
    )
    name = escape(scribe.seat(seat))
    head = f'<header class="head"><h3 class="name">{name}</h3><span class="who"></span></header>'
    asks = f'<p class="note">{escape(scribe.write("no-character"))}</p>'
    inside = f'{head}{asks}<div class="choices">{chips}</div>' if chips else f"{head}{asks}"
    return f'<section id="seat-{seat}" class="lord lord-empty" data-seat="{seat}">{inside}</section>'


# --- a seat with a character ------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def draw_panel(lang: str, panel: Panel, own: bool, acting: bool) -> str:
    word = CHARACTER.words[panel.character]
    cls = " ".join(["lord", f"seat-{panel.colour}", *["lord-own"] * own, *["lord-acts"] * acting])
    opening = (
        f'<section id="seat-{panel.seat}" class="{cls}" data-seat="{panel.seat}" data-at="character:{word}" '
        f'aria-label="{escape(Pen(lang).word(word))}">'
    )
    return Element.of(opening, inside(lang, panel, own), "</section>")


@lru_cache(maxsize=1024)
def inside(lang: str, panel: Panel, own: bool) -> tuple[str, ...]:
    """The inside of a panel, which is the same whether the seat is asked or not."""
    pen = Pen(lang)
    more = abilities(lang, panel.colour, panel.character, panel.layers, panel.rows, own)
    return head(lang, panel.colour, panel.name, panel.turn, panel.score), stocks(pen, panel, own), *more


@lru_cache(maxsize=512)
def abilities(
    lang: str, colour: str, character: int, counts: tuple[int, ...], rows: tuple[PanelRow, ...], own: bool
) -> tuple[str, ...]:
    """M-factor by layer and the kinds of units; those of other players are folded up."""
    pen = Pen(lang)
    out = [*layers(lang, counts, own), *[unit_row(lang, colour, character, row, own) for row in rows]]
    if own:
        return tuple(out)
    summary = f"<summary>{escape(pen.write('more', seat=pen.word(CHARACTER.words[character])))}</summary>"
    return (Element.of('<details class="more">', [summary, *out], "</details>"),)


@lru_cache(maxsize=1024)
def head(lang: str, colour: str, name: str, turn: int, score: int) -> str:
    pen, place = Pen(lang), ""
    if turn == OPPONENT:
        place = tag("span", "turn", escape(pen.write("opponent")))
    elif turn:
        place = tracks.turn(turn, pen.write("turn", place=turn))
    points = f"<b>{score}</b> <small>{escape(pen.write('points'))}</small>"
    return (
        f'<header class="head">{disc_icon(colour)}<h3 class="name">{escape(name)}</h3>'
        f'<span class="who"></span>{place}{tag("span", "score", points)}</header>'
    )


def stocks(pen: Pen, panel: Panel, own: bool) -> str:
    """Resources, tokens, reputation, markers, and how far the goal is."""
    goods: list[str] = []
    if panel.goods:
        *counts, tokens = panel.goods
        for shape, resource, count in zip(RESOURCE_SHAPES, RESOURCE.words, counts, strict=True):
            place = f"resource:{resource}" if own else ""
            goods.append(draw_good(resource_icon(shape), count, pen.word(resource), place))
        goods.append(draw_good(resource_icon(VUKO_TOKEN), tokens, pen.write("tokens")))
    if panel.reputation is not None:
        stands = pen.write("safe") if panel.reputation == SAFE else signed(panel.reputation)
        goods.append(draw_good(balance_icon(), stands, pen.write("standing")))
    goods.append(draw_good(cube_icon(panel.colour), panel.stock, pen.write("stock")))
    if panel.actions:
        goods.append(draw_good(ghost_icon(panel.colour), panel.actions, pen.write("actions")))
    return Element.of('<div class="goods">', [*goods, goal(pen, panel)], "</div>")


@lru_cache(maxsize=1024)
def draw_good(icon: str, count: object, title: str, place: str = "") -> str:
    """An icon and a number; a screen reader says the noun with it."""
    at, said = f' data-at="{place}"' if place else "", escape(title)
    return f'<span class="good"{at} role="img" aria-label="{said}: {count}" title="{said}">{icon}{count}</span>'


def goal(pen: Pen, panel: Panel) -> str:
    done, needed = panel.goal
    dots = "".join(f'<i class="{"full" if k < done else "open"}"></i>' for k in range(needed))
    words = pen.write(f"goal-{CHARACTER.words[panel.character]}")
    meter = f'<span class="meter" aria-hidden="true">{dots}</span>'
    return tag("span", "goal", f"{meter} {done}/{needed} {escape(words)}")


@lru_cache(maxsize=512)
def layers(lang: str, counts: tuple[int, ...], own: bool) -> list[str]:
    """M-factor by layer, as one element; nothing for the solo opponent."""
    pen, cells = Pen(lang), []
    for layer, count in enumerate(counts):
        shown = resource_icon("crystal", 15) * count if count <= 3 else f"{resource_icon('crystal', 15)}{count}"
        words = f'<small>{escape(pen.write("layer", layer=layer))}</small><span class="count">{shown or NONE}</span>'
        cells.append(tag("div", "layer", words, place=f"layer:{layer}" if own else "", title=str(count)))
    if not cells:
        return []
    opening = f'<div class="layers" role="group" aria-label="{escape(pen.write("layers"))}">'
    return [Element.of(opening, cells, "</div>")]


@lru_cache(maxsize=512)
def unit_row(lang: str, colour: str, character: int, row: PanelRow, own: bool) -> str:
    pen, level = Pen(lang), row.level
    where = pen.write("units", there=len(FIGURES[level]) - row.home, home=row.home)
    name = f"<b>{escape(row.name)}</b><small>{escape(where)}</small>"
    icon = unit_icon(colour, character, level)
    abilities = tag("div", "abilities", "".join(spots(pen, row)))
    return tag("div", "row", f'{icon}<div class="unit">{name}</div>{abilities}', place=f"level:{level}" if own else "")


def spots(pen: Pen, row: PanelRow) -> list[str]:
    """Printed icons, then the spots: filled, free with their price, and those of the Maker-Spy."""
    out = [ability(pen, kind, "printed") for kind, count in enumerate(row.printed) for _ in range(count)]
    paid = len(row.prices)
    for spot, (price, kind) in enumerate(zip(row.prices, row.spots, strict=False), 1):
        if kind == EMPTY:
            out.append(tag("span", "ability free", str(price), title=pen.write("spot-free", spot=spot, price=price)))
        else:
            out.append(ability(pen, kind, "improved", spot))
    for spot, (bought, chosen) in enumerate(zip(row.spots[paid:], row.spied, strict=True), paid + 1):
        if bought != EMPTY:
            out.append(ability(pen, bought, "improved", spot))
        elif chosen != EMPTY:
            out.append(ability(pen, chosen, "spied", spot))
        else:
            out.append(tag("span", "ability spy", "", title=pen.write("spot-spy", spot=spot)))
    return out


def ability(pen: Pen, kind: int, how: str, spot: int = 0) -> str:
    title = pen.write(how, ability=pen.word(IMPROVEMENT.words[kind]), spot=spot)
    return tag("span", f"ability {how}", ability_icon(kind), title=title)
