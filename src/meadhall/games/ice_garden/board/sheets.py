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
from meadhall.games.ice_garden.rules.goals import progress
from meadhall.games.ice_garden.state import NOBODY
from meadhall.games.ice_garden.table import FIGURES, SAFE, SPOTS, UNITS
from meadhall.games.ice_garden.words import CHARACTER, FREIHOFF, IMPROVEMENT, RESOURCE
from meadhall.kernel.view import View

NONE = "–"
OPPONENT = -1


class Row(NamedTuple):
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


class Lord(NamedTuple):
    """All that a seat's sheet shows: equal lords look the same."""

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
    rows: tuple[Row, ...]


def panels(view: View, scribe: Scribe, closed: dict[str, str]) -> dict[str, str]:
    """A section for each seat: the sheet of the viewer lies open, those of the others are the closed ones."""
    seat, s = view.seat, scribe.s
    if seat is None or s.character[seat] == NOBODY:
        return closed
    return closed | {f"seat-{seat}": draw_lord(scribe.lang, lord(scribe, seat), True, seat in s.deciding)}


def closed_panels(scribe: Scribe) -> dict[str, str]:
    """The sheet of every seat as the others see it, which can be opened. Do not change them: they are kept."""
    s, deciding = scribe.s, scribe.s.deciding
    return {
        f"seat-{seat}": nobody(scribe, seat, f"seat-{seat}")
        if s.character[seat] == NOBODY
        else draw_lord(scribe.lang, lord(scribe, seat), False, seat in deciding)
        for seat in range(s.table.seats)
    }


def lord(scribe: Scribe, seat: int) -> Lord:
    s = scribe.s
    player = seat < s.players
    turn = 0 if player else OPPONENT
    if player and seat in s.order and s.round and not s.over:
        turn = s.order.index(seat) + 1
    layers = tuple(s.m_factor[seat * 4 : seat * 4 + 4]) if player else ()
    return Lord(
        seat,
        s.character[seat],
        scribe.colour(seat),
        scribe.seat(seat),
        turn,
        s.score[seat],
        (s.goods[0][seat], s.goods[1][seat], sum(layers), s.tokens[seat]) if player else (),
        s.reputation[seat] if player and not s.table.solo else None,
        s.stock[seat],
        s.actions[seat],
        progress(s, seat),
        layers,
        rows(scribe, seat),
    )


_ROWS: Memory[tuple[Row, ...]] = Memory(512)


def rows(scribe: Scribe, seat: int) -> tuple[Row, ...]:
    """The kinds of units of a seat."""
    s, units, spots = scribe.s, seat * UNITS, seat * 3 * SPOTS
    seen = (tuple(s.units[units : units + UNITS]), s.spots[spots : spots + 3 * SPOTS], s.spy)
    key = (scribe.lang, s.table, s.character[seat], seen)
    return _ROWS.get(key, lambda: tuple([row(scribe, seat, level) for level in (1, 2, 3)]))


def row(scribe: Scribe, seat: int, level: int) -> Row:
    s = scribe.s
    character = s.character[seat]
    prices = s.table.prices[character][level - 1]
    spies = s.table.spy_spots(character, level)
    at = (seat * 3 + level - 1) * SPOTS
    return Row(
        level,
        scribe.unit_name(seat, level),
        s.off_map(seat, level),
        s.table.printed[character][level - 1],
        prices,
        s.spots[at : at + len(prices) + spies],
        s.spy[:spies] if character == FREIHOFF else (NOBODY,) * spies,
    )


def tag(name: str, cls: str, body: str, *, place: str = "", title: str = "") -> str:
    at = f' data-at="{place}"' if place else ""
    said = f' title="{escape(title)}"' if title else ""
    return f'<{name} class="{cls}"{at}{said}>{body}</{name}>'


# --- a seat without a character -------------------------------------------------------------------------


def nobody(scribe: Scribe, seat: int, key: str) -> str:
    """Who can still be chosen, where somebody is chosen now: at a seat that decides, else for the opponent."""
    s = scribe.s
    now = [each for each in s.deciding if s.character[each] == NOBODY] or range(s.players, s.table.seats)
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
    return f'<section id="{key}" class="lord lord-empty" data-seat="{seat}">{inside}</section>'


# --- a seat with a character ------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def draw_lord(lang: str, one: Lord, own: bool, acting: bool) -> str:
    word = CHARACTER.words[one.character]
    cls = " ".join(["lord", f"seat-{one.colour}", *["lord-own"] * own, *["lord-acts"] * acting])
    opening = (
        f'<section id="seat-{one.seat}" class="{cls}" data-seat="{one.seat}" data-at="character:{word}" '
        f'aria-label="{escape(Pen(lang).word(word))}">'
    )
    return Element.of(opening, inside(lang, one, own), "</section>")


@lru_cache(maxsize=1024)
def inside(lang: str, one: Lord, own: bool) -> tuple[str, ...]:
    """What a sheet holds, whoever is asked."""
    pen = Pen(lang)
    more = abilities(lang, one.colour, one.character, one.layers, one.rows, own)
    return head(lang, one.colour, one.name, one.turn, one.score), stocks(pen, one, own), *more


@lru_cache(maxsize=512)
def abilities(
    lang: str, colour: str, character: int, counts: tuple[int, ...], rows: tuple[Row, ...], own: bool
) -> tuple[str, ...]:
    """M-factor by layer and the kinds of units; the others' can be opened."""
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


def stocks(pen: Pen, one: Lord, own: bool) -> str:
    """Resources, tokens, reputation, markers, and how far the goal is."""
    goods: list[str] = []
    if one.goods:
        *counts, tokens = one.goods
        for shape, resource, count in zip(RESOURCE_SHAPES, RESOURCE.words, counts, strict=True):
            place = f"resource:{resource}" if own else ""
            goods.append(good(resource_icon(shape), count, pen.word(resource), place))
        goods.append(good(resource_icon(VUKO_TOKEN), tokens, pen.write("tokens")))
    if one.reputation is not None:
        stands = pen.write("safe") if one.reputation == SAFE else signed(one.reputation)
        goods.append(good(balance_icon(), stands, pen.write("standing")))
    goods.append(good(cube_icon(one.colour), one.stock, pen.write("stock")))
    if one.actions:
        goods.append(good(ghost_icon(one.colour), one.actions, pen.write("actions")))
    return Element.of('<div class="goods">', [*goods, goal(pen, one)], "</div>")


@lru_cache(maxsize=1024)
def good(icon: str, count: object, title: str, place: str = "") -> str:
    """A number with its sign; whoever only hears it hears it with its noun."""
    at, said = f' data-at="{place}"' if place else "", escape(title)
    return f'<span class="good"{at} role="img" aria-label="{said}: {count}" title="{said}">{icon}{count}</span>'


def goal(pen: Pen, one: Lord) -> str:
    done, needed = one.goal
    dots = "".join(f'<i class="{"full" if k < done else "open"}"></i>' for k in range(needed))
    words = pen.write(f"goal-{CHARACTER.words[one.character]}")
    meter = f'<span class="meter" aria-hidden="true">{dots}</span>'
    return tag("span", "goal", f"{meter} {done}/{needed} {escape(words)}")


@lru_cache(maxsize=512)
def layers(lang: str, counts: tuple[int, ...], own: bool) -> list[str]:
    """M-factor by layer, as one element; none for who has none."""
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
def unit_row(lang: str, colour: str, character: int, row: Row, own: bool) -> str:
    pen, level = Pen(lang), row.level
    where = pen.write("units", there=len(FIGURES[level]) - row.home, home=row.home)
    name = f"<b>{escape(row.name)}</b><small>{escape(where)}</small>"
    icon = unit_icon(colour, character, level)
    abilities = tag("div", "abilities", "".join(spots(pen, row)))
    return tag("div", "row", f'{icon}<div class="unit">{name}</div>{abilities}', place=f"level:{level}" if own else "")


def spots(pen: Pen, row: Row) -> list[str]:
    """Printed icons, then the spots: filled, free with their price, and those of the Maker-Spy."""
    out = [ability(pen, kind, "printed") for kind, count in enumerate(row.printed) for _ in range(count)]
    paid = len(row.prices)
    for spot, (price, kind) in enumerate(zip(row.prices, row.spots, strict=False), 1):
        if kind == NOBODY:
            out.append(tag("span", "ability free", str(price), title=pen.write("spot-free", spot=spot, price=price)))
        else:
            out.append(ability(pen, kind, "improved", spot))
    for spot, (bought, chosen) in enumerate(zip(row.spots[paid:], row.spied, strict=True), paid + 1):
        if bought != NOBODY:
            out.append(ability(pen, bought, "improved", spot))
        elif chosen != NOBODY:
            out.append(ability(pen, chosen, "spied", spot))
        else:
            out.append(tag("span", "ability spy", "", title=pen.write("spot-spy", spot=spot)))
    return out


def ability(pen: Pen, kind: int, how: str, spot: int = 0) -> str:
    title = pen.write(how, ability=pen.word(IMPROVEMENT.words[kind]), spot=spot)
    return tag("span", f"ability {how}", ability_icon(kind), title=title)
