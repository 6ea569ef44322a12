"""The panels: each seat's character sheet as a piece of HTML. The classes are listed in the package's docstring."""

from __future__ import annotations

from html import escape

from meadhall.draw.markup import signed
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
from meadhall.games.ice_garden.board.scribe import SEAT_LETTERS, Scribe
from meadhall.games.ice_garden.rules.goals import progress
from meadhall.games.ice_garden.state import NOBODY
from meadhall.games.ice_garden.table import FIGURES, SAFE, SPOTS
from meadhall.games.ice_garden.words import CHARACTER, FREIHOFF, IMPROVEMENT, RESOURCE
from meadhall.kernel.view import View

NONE = "–"


def panels(view: View, scribe: Scribe) -> dict[str, str]:
    """A section for each seat. The sheet of the viewer lies open, those of the others can be opened."""
    s = scribe.s
    out: dict[str, str] = {}
    for seat in range(s.table.seats):
        key = f"seat-{seat}"
        if s.character[seat] == NOBODY:
            out[key] = nobody(scribe, seat, key)
        else:
            out[key] = lord(scribe, seat, key, seat == view.seat, seat in view.deciding)
    return out


def tag(name: str, cls: str, body: str, *, place: str = "", title: str = "") -> str:
    at = f' data-at="{place}"' if place else ""
    said = f' title="{escape(title)}"' if title else ""
    return f'<{name} class="{cls}"{at}{said}>{body}</{name}>'


# --- a seat without a character -------------------------------------------------------------------------


def nobody(scribe: Scribe, seat: int, key: str) -> str:
    """Who can still be chosen."""
    s = scribe.s
    free = [c for c in range(len(CHARACTER)) if s.seat_of[c] == NOBODY]
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
    inside = f'{head}{asks}<div class="choices">{chips}</div>'
    return f'<section id="{key}" class="lord lord-empty" data-seat="{seat}">{inside}</section>'


# --- a seat with a character ------------------------------------------------------------------------------


def lord(scribe: Scribe, seat: int, key: str, own: bool, acting: bool) -> str:
    s = scribe.s
    word = CHARACTER.words[s.character[seat]]
    cls = " ".join(["lord", f"seat-{scribe.colour(seat)}", *["lord-own"] * own, *["lord-acts"] * acting])
    name = scribe.word(word)
    inside = sheet(scribe, seat, own)
    if not own:
        inside = f'<details class="more"><summary>{escape(scribe.write("more", seat=name))}</summary>{inside}</details>'
    return (
        f'<section id="{key}" class="{cls}" data-seat="{seat}" data-at="character:{word}" aria-label="{escape(name)}">'
        f"{head(scribe, seat)}{stocks(scribe, seat, own)}{inside}</section>"
    )


def head(scribe: Scribe, seat: int) -> str:
    s = scribe.s
    turn = ""
    if seat >= s.players:
        turn = tag("span", "turn", escape(scribe.write("opponent")))
    elif seat in s.order and s.round:
        place = s.order.index(seat) + 1
        turn = tag("span", "turn", f"{place}.", title=scribe.write("turn", place=place))
    points = f"<b>{s.score[seat]}</b> <small>{escape(scribe.write('points'))}</small>"
    return (
        f'<header class="head">{disc_icon(scribe.colour(seat))}<h3 class="name">{escape(scribe.seat(seat))}</h3>'
        f'<span class="who"></span>{turn}{tag("span", "score", points)}</header>'
    )


def stocks(scribe: Scribe, seat: int, own: bool) -> str:
    """Resources, tokens, reputation, markers, and how far the goal is."""
    s = scribe.s
    goods: list[str] = []
    if seat < s.players:
        counts = (s.goods[0][seat], s.goods[1][seat], sum(s.m_factor[seat * 4 : seat * 4 + 4]))
        for shape, resource, count in zip(RESOURCE_SHAPES, RESOURCE.words, counts, strict=True):
            place = f"resource:{resource}" if own else ""
            goods.append(good(resource_icon(shape), count, scribe.word(resource), place))
        goods.append(good(resource_icon(VUKO_TOKEN), s.tokens[seat], scribe.write("tokens")))
        value = s.reputation[seat]
        if not s.table.solo:
            stands = scribe.write("safe") if value == SAFE else signed(value)
            goods.append(good(balance_icon(), stands, scribe.write("standing")))
    goods.append(good(cube_icon(scribe.colour(seat)), s.stock[seat], scribe.write("stock")))
    if s.actions[seat]:
        goods.append(good(ghost_icon(scribe.colour(seat)), s.actions[seat], scribe.write("actions")))
    return tag("div", "goods", "".join(goods) + goal(scribe, seat))


def good(icon: str, count: object, title: str, place: str = "") -> str:
    return tag("span", "good", f"{icon}{count}", place=place, title=title)


def goal(scribe: Scribe, seat: int) -> str:
    s = scribe.s
    done, needed = progress(s, seat)
    dots = "".join(f'<i class="{"full" if k < done else "open"}"></i>' for k in range(needed))
    words = scribe.write(f"goal-{CHARACTER.words[s.character[seat]]}")
    meter = f'<span class="meter" aria-hidden="true">{dots}</span>'
    return tag("span", "goal", f"{meter} {done}/{needed} {escape(words)}")


def sheet(scribe: Scribe, seat: int, own: bool) -> str:
    rows = "".join(unit_row(scribe, seat, level, own) for level in (1, 2, 3))
    return (layers(scribe, seat, own) if seat < scribe.s.players else "") + rows


def layers(scribe: Scribe, seat: int, own: bool) -> str:
    s = scribe.s
    cells = ""
    for layer, count in enumerate(s.m_factor[seat * 4 : seat * 4 + 4]):
        shown = resource_icon("crystal", 15) * count if count <= 3 else f"{resource_icon('crystal', 15)}{count}"
        words = f'<small>{escape(scribe.write("layer", layer=layer))}</small><span class="count">{shown or NONE}</span>'
        cells += tag("div", "layer", words, place=f"layer:{layer}" if own else "", title=str(count))
    return f'<div class="layers" role="group" aria-label="{escape(scribe.write("layers"))}">{cells}</div>'


def unit_row(scribe: Scribe, seat: int, level: int, own: bool) -> str:
    s = scribe.s
    home = s.off_map(seat, level)
    where = scribe.write("units", there=len(FIGURES[level]) - home, home=home)
    name = f"<b>{escape(scribe.unit_name(seat, level))}</b><small>{escape(where)}</small>"
    icon = unit_icon(scribe.colour(seat), s.character[seat], level)
    abilities = tag("div", "abilities", "".join(spots(scribe, seat, level)))
    return tag("div", "row", f'{icon}<div class="unit">{name}</div>{abilities}', place=f"level:{level}" if own else "")


def spots(scribe: Scribe, seat: int, level: int) -> list[str]:
    """Printed icons, then the spots: filled, free with their price, and those of the Maker-Spy."""
    s = scribe.s
    character = s.character[seat]
    printed = s.table.printed[character][level - 1]
    out = [ability(scribe, kind, "printed") for kind, count in enumerate(printed) for _ in range(count)]
    at = (seat * 3 + level - 1) * SPOTS
    prices = s.table.prices[character][level - 1]
    for spot, price in enumerate(prices):
        kind = s.spots[at + spot]
        if kind == NOBODY:
            out.append(tag("span", "ability free", str(price), title=scribe.write("spot-free", price=price)))
        else:
            out.append(ability(scribe, kind, "improved"))
    for spy in range(s.table.spy_spots(character, level)):
        bought = s.spots[at + len(prices) + spy]
        chosen = s.spy[spy] if character == FREIHOFF else NOBODY
        if bought != NOBODY:
            out.append(ability(scribe, bought, "improved"))
        elif chosen != NOBODY:
            out.append(ability(scribe, chosen, "spied"))
        else:
            out.append(tag("span", "ability spy", "", title=scribe.write("spot-spy")))
    return out


def ability(scribe: Scribe, kind: int, how: str) -> str:
    title = scribe.write(how, ability=scribe.word(IMPROVEMENT.words[kind]))
    return tag("span", f"ability {how}", ability_icon(kind), title=title)
