"""The panels: what each seat has, as a piece of HTML. The classes are listed in the package's docstring."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import NamedTuple

from meadhall.draw.markup import Element, rect, text
from meadhall.draw.writing import capital
from meadhall.games.dragon_lords.board import figures
from meadhall.games.dragon_lords.board.scribe import Pen, Scribe, letter, seat_letter
from meadhall.games.dragon_lords.facts import NOWHERE, UNKNOWN
from meadhall.games.dragon_lords.lookups import tools_of
from meadhall.games.dragon_lords.rules.common.pieces import (
    bearing_people,
    bearing_piece,
    book,
    is_dragonlord,
    is_wizard,
)
from meadhall.games.dragon_lords.rules.course.ending import has_king
from meadhall.games.dragon_lords.rules.course.income import income_of
from meadhall.games.dragon_lords.words import (
    COMPANION,
    COUNTER,
    FIRST_SPACE,
    ORDER,
    PARTY,
    PEOPLE,
    PIECE,
    PLACE,
    PROPHECY,
    SCROLL,
    SPELL,
    TOOL,
    TREASURE,
    TREASURES,
    WIZARD_1,
    WIZARD_3,
)
from meadhall.kernel.domain import Domain
from meadhall.kernel.sets import bits

CHIPS: tuple[Domain, ...] = (
    TOOL, SCROLL, SPELL, TREASURE, COMPANION, PROPHECY, PIECE, COUNTER, PEOPLE, PLACE, ORDER,
)  # fmt: skip
"""What options can name and the picture may not show."""
AT = re.compile(r'data-at="([^"]*)"')


class Chip(NamedTuple):
    """A small thing with a name: where it can be pointed at, its sign, its words and what else is to say."""

    place: str
    sign: str
    words: str
    note: str = ""


class Wizard(NamedTuple):
    piece: int
    words: str
    where: str
    spells: tuple[Chip, ...]
    pegs: int
    """How many spells the book has that this one does not know."""


class Tribe(NamedTuple):
    """What one people has."""

    people: int
    name: str
    mine: bool
    out: str
    kingless: str
    gold: int
    income: int
    attack: int
    price: int
    mana: int
    most: int
    scrolls: tuple[Chip, ...]
    hidden_scrolls: int
    wizards: tuple[Wizard, ...]
    pieces: tuple[Chip, ...]
    party: str
    tools: tuple[Chip, ...]
    companions: tuple[Chip, ...]
    captive: str
    store: tuple[Chip, ...]
    prophecies: tuple[Chip, ...]
    hidden_prophecies: int
    treasures: tuple[Chip, ...]
    hidden_treasures: int


class Player(NamedTuple):
    """All that a panel shows: equal players look the same."""

    seat: int
    colour: str
    name: str
    own: bool
    acts: bool
    kingdoms: int
    goal: int
    kingless: bool
    tribes: tuple[Tribe, ...]
    chips: tuple[Chip, ...]
    """Places of options that nothing else shows."""


def panels(scribe: Scribe) -> dict[str, str]:
    """A section for each seat. The viewer's own comes first: it is purse and hand in one."""
    seats = sorted(range(scribe.s.players), key=lambda seat: seat != scribe.viewer)
    return {f"seat-{seat}": draw_player(scribe.lang, player(scribe, seat)) for seat in seats}


def player(scribe: Scribe, seat: int) -> Player:
    s = scribe.s
    led = scribe.led(seat)
    name = " · ".join(scribe.people(people) for people in led) or scribe.write("seat", number=seat + 1)
    own = seat == scribe.viewer
    shown = Player(
        seat, seat_letter(s, seat), name, own, seat in scribe.view.deciding, s.kingdoms_led(seat), s.facts.goal,
        bool(s.round and led) and not has_king(s, seat), tuple([tribe(scribe, people) for people in led]), (),
    )  # fmt: skip
    return shown._replace(chips=missing(scribe, shown)) if own else shown


def missing(scribe: Scribe, shown: Player) -> tuple[Chip, ...]:
    """Cards, tools and the like that the viewer may choose and that are in no panel."""
    decision = scribe.view.decision
    if decision is None:
        return ()
    there = set(AT.findall(draw_player(scribe.lang, shown)))
    found: dict[str, Chip] = {}
    for action in decision.options:
        for domain, arg in zip(action.verb.domains, action.args, strict=True):
            if domain in CHIPS and (domain is not PLACE or arg >= PARTY):
                one = chip(scribe, domain, arg, domain.words[arg] if domain is TOOL else "")
                if one.place not in there:
                    found[one.place] = one
    return tuple(found.values())


def chip(scribe: Scribe, domain: Domain, arg: int, sign: str = "", note: str = "") -> Chip:
    word = domain.words[arg]
    name = scribe.piece(arg) if domain is PIECE or domain is COUNTER else scribe.name(word)
    return Chip(f"{domain.name}:{word}", sign, name, note)


# --- what a people has --------------------------------------------------------------------------------------


def tribe(scribe: Scribe, people: int) -> Tribe:
    s = scribe.s
    scrolls = [card for card, _ in s.hands[people]]
    party, captives = "", ""
    if s.party_at[people] != NOWHERE:
        place = scribe.place(FIRST_SPACE + s.party_at[people])
        party = scribe.write("party-of", count=s.party_units[people], place=place)
    if s.captive_units[people]:
        captives = scribe.write("captive", count=s.captive_units[people])
    return Tribe(
        people=people,
        name=scribe.people(people),
        mine=scribe.mine(people),
        out=scribe.write("out") if s.is_out(people) else "",
        kingless=scribe.write("no-king") if s.round and not s.is_out(people) and not s.has_king(people) else "",
        gold=s.gold_of(people),
        income=income_of(s, people),
        attack=s.facts.attack[people],
        price=s.facts.prices[people],
        mana=s.mana[people],
        most=s.facts.parts.limits.mana,
        scrolls=tuple([chip(scribe, SCROLL, card, "scroll") for card in scrolls if card != UNKNOWN]),
        hidden_scrolls=scrolls.count(UNKNOWN),
        wizards=tuple(wizards(scribe, people)),
        pieces=tuple(pieces(scribe, people)),
        party=party,
        tools=tools(scribe, s.tools, people),
        companions=tuple([companion(scribe, one) for one in s.companions[people]]),
        captive=captives,
        store=tools(scribe, s.store, people),
        prophecies=tuple(
            [chip(scribe, PROPHECY, card, "prophecy") for card in s.prophecies[people] if card != UNKNOWN]
        ),
        hidden_prophecies=s.prophecies[people].count(UNKNOWN),
        treasures=tuple(treasures(scribe, people)),
        hidden_treasures=s.veiled_treasures[people],
    )


def wizards(scribe: Scribe, people: int) -> list[Wizard]:
    """Every Wizard of whom anything is known, with the spells; those are open to all."""
    s, found = scribe.s, []
    whole_book = s.facts.books[people]
    for piece in range(WIZARD_1, WIZARD_3 + 1):
        at = s.where(people, piece)
        if at == NOWHERE:
            continue
        known = [whole_book[number] for number in bits(book(s, people, piece))]
        spells = [chip(scribe, SPELL, spell, note=str(s.facts.spell_parts[spell].mana)) for spell in known]
        where = place_note(scribe, at)
        found.append(Wizard(piece, scribe.piece(piece), where, tuple(spells), len(whole_book) - len(spells)))
    return found


def place_note(scribe: Scribe, place: int) -> str:
    """Where a piece is, if the viewer knows it."""
    return capital(scribe.place(place)) if place >= 0 else ""


def pieces(scribe: Scribe, people: int) -> list[Chip]:
    """The pieces but for Wizards that the viewer knows."""
    known = [(piece, at) for piece, at in enumerate(scribe.s.place[people]) if at >= 0 and not is_wizard(piece)]
    return [chip(scribe, PIECE, piece, piece_sign(piece), place_note(scribe, at)) for piece, at in known]


def piece_sign(piece: int) -> str:
    return "lair" if is_dragonlord(piece) else figures.face_of(piece)


def tools(scribe: Scribe, column: list[int], people: int) -> tuple[Chip, ...]:
    counts = [(tool, count) for tool, count in enumerate(tools_of(column, people)) if count]
    return tuple(
        [chip(scribe, TOOL, tool, TOOL.words[tool], f"×{count}" if count > 1 else "") for tool, count in counts]
    )


def companion(scribe: Scribe, one: int) -> Chip:
    return chip(scribe, COMPANION, one, note=str(scribe.s.facts.companion_parts[one].attack))


def treasures(scribe: Scribe, people: int) -> list[Chip]:
    s = scribe.s
    borne = [(treasure, bearing_piece(s, treasure)) for treasure in range(TREASURES)
             if bearing_people(s, treasure) == people]  # fmt: skip
    return [chip(scribe, TREASURE, treasure, "treasure", place_note(scribe, s.where(people, piece)))
            for treasure, piece in borne]  # fmt: skip


# --- drawing --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def draw_player(lang: str, one: Player) -> str:
    pen = Pen(lang)
    cls = " ".join(["lord", f"seat-{one.colour}", *["lord-own"] * one.own, *["lord-acts"] * one.acts])
    single = one.tribes[0] if len(one.tribes) == 1 else None
    place = f'data-at="people:{PEOPLE.words[single.people]}" ' if single else ""
    inside = [head(pen, one)]
    for tribe in one.tribes:
        inside.append(purse(pen, tribe, named=single is None))
        rest = [*rows(pen, tribe)]
        if one.own:
            inside += rest
        elif rest:
            summary = f"<summary>{escape(pen.write('more', seat=one.name))}</summary>"
            inside.append(Element.of('<details class="more">', [summary, *rest], "</details>"))
    inside += chip_row("", one.chips)
    opening = (
        f'<section id="seat-{one.seat}" class="{cls}" data-seat="{one.seat}" {place}aria-label="{escape(one.name)}">'
    )
    return Element.of(opening, inside, "</section>")


def head(pen: Pen, one: Player) -> str:
    """Victory is crowns: the Kingdoms held, out of those wanted. Without a King they are struck out."""
    places = max(one.goal, one.kingdoms)
    title = pen.write("kingdoms", count=one.kingdoms, goal=one.goal)
    body = figures.crowns(one.kingdoms, one.goal)
    if one.kingless:
        title += f". {pen.write('no-king-why')}"
        body += figures.strike(17 * places)
    title = escape(title)
    wide = 15 * places
    crowns = (
        f'<svg class="picture icon" width="{wide}" height="16" viewBox="0 0 {17 * places} 17" role="img" '
        f'aria-label="{title}"><title>{title}</title>{body}</svg>'
    )
    return (
        f'<header class="head">{figures.disc_icon(one.colour)}<h3 class="name">{escape(one.name)}</h3>'
        f'<span class="who"></span><span class="score">{crowns}</span></header>'
    )


def good(icon: str, words: object, title: str, kind: str = "good") -> str:
    """A number with its sign; whoever only hears it hears it with its noun."""
    said = escape(title)
    return f'<span class="{kind}" role="img" aria-label="{said}" title="{said}">{icon}{words}</span>'


def purse(pen: Pen, tribe: Tribe, named: bool) -> str:
    """Gold with the income, mana, cards, and the numbers of a unit."""
    out = []
    if named:
        place = f"people:{PEOPLE.words[tribe.people]}"
        out.append(
            f'<span class="good" data-at="{place}">{figures.disc_icon(letter(tribe.people))}{escape(tribe.name)}</span>'
        )
    if tribe.out:
        out.append(f'<span class="good soft">{escape(tribe.out)}</span>')
    gold = f"{tribe.gold} <small>+{tribe.income}</small>"
    said = pen.write("gold", gold=tribe.gold, income=tribe.income)
    out.append(good(figures.icon(figures.COIN), gold, said, "good income"))
    out.append(
        good(
            figures.icon(figures.MANA),
            f"{tribe.mana}/{tribe.most}",
            pen.write("mana", mana=tribe.mana, most=tribe.most),
        )
    )
    cards = len(tribe.scrolls) + tribe.hidden_scrolls
    out.append(good(figures.icon(figures.sign("scroll")), cards, pen.write("scrolls", count=cards)))
    omens = len(tribe.prophecies) + tribe.hidden_prophecies
    if omens:
        out.append(good(figures.icon(figures.sign("prophecy")), omens, pen.write("prophecies", count=omens)))
    riches = len(tribe.treasures) + tribe.hidden_treasures
    if riches:
        out.append(good(figures.icon(figures.sign("treasure")), riches, pen.write("treasures", count=riches)))
    numbers = pen.write("numbers", attack=tribe.attack, price=tribe.price)
    out.append(good(figures.icon(figures.sign("strength", 0.8)), tribe.attack, numbers))
    if tribe.kingless:
        out.append(good(figures.icon(figures.NO_CROWN), escape(tribe.kingless), pen.write("no-king-why")))
    return Element.of('<div class="goods">', out, "</div>")


def rows(pen: Pen, tribe: Tribe) -> list[str]:
    out = []
    if tribe.mine:
        out.append(mana_scale(pen, tribe))
    out += chip_row(pen.write("row-scrolls"), tribe.scrolls)
    out += [row for wizard in tribe.wizards for row in wizard_row(tribe, wizard)]
    out += chip_row("", tribe.pieces)
    if tribe.party:
        out += chip_row(tribe.party, (*tribe.tools, *tribe.companions), bare=True)
    if tribe.captive:
        out += chip_row(tribe.captive, (), bare=True)
    out += chip_row(pen.write("row-store"), tribe.store)
    out += chip_row(pen.write("row-prophecies"), tribe.prophecies)
    return out + chip_row(pen.write("row-treasures"), tribe.treasures)


def mana_scale(pen: Pen, tribe: Tribe) -> str:
    """The printed scale: the marker stands on what there is."""
    out = ""
    for k in range(tribe.most + 1):
        x = k * 30
        out += rect(
            "beat gem" if k == tribe.mana else "beat past" if k < tribe.mana else "beat", x + 0.6, 0.6, 27, 23, 4
        )
        out += text(x + 14, 16.5, k, "beat-n gem" if k == tribe.mana else "beat-n")
    wide = (tribe.most + 1) * 30
    label = escape(pen.write("mana", mana=tribe.mana, most=tribe.most))
    return (
        f'<svg class="picture track" width="{wide}" height="25" viewBox="0 0 {wide} 25" role="img" '
        f'aria-label="{label}">{out}</svg>'
    )


def draw_chip(chip: Chip) -> str:
    icon = figures.icon(figures.sign(chip.sign, 0.85)) if chip.sign else ""
    note = f" <small>{escape(chip.note)}</small>" if chip.note else ""
    place = f' data-at="{chip.place}"' if chip.place else ""
    return f'<span class="choice"{place}>{icon}{escape(chip.words)}{note}</span>'


def chip_row(title: str, chips: tuple[Chip, ...], bare: bool = False) -> list[str]:
    """Chips in a row with its name before them; nothing without chips unless the name says enough."""
    if not chips and not bare:
        return []
    label = [f'<span class="note">{escape(title)}</span>'] if title else []
    return [Element.of('<div class="heroes">', [*label, *map(draw_chip, chips)], "</div>")]


def wizard_row(tribe: Tribe, wizard: Wizard) -> list[str]:
    """A Wizard with the spells it knows, and a peg hole for each that it could still learn."""
    word = PIECE.words[wizard.piece]
    icon = figures.icon(figures.counter(wizard.piece, secret=False), 18, 18)
    where = f" <small>{escape(wizard.where)}</small>" if wizard.where else ""
    inner = f"{icon}{escape(wizard.words)}{where}"
    if tribe.mine:
        # Each of the two has room around its words, so that the frame of neither runs through them when it is lit.
        inner = f'<span class="hero" data-at="piece:{word}">{inner}</span>'
        inner = f'<span class="hero" data-at="counter:{word}">{inner}</span>'
    else:
        inner = f'<span class="hero">{inner}</span>'
    chips = [draw_chip(chip if tribe.mine else chip._replace(place="")) for chip in wizard.spells]
    return [Element.of('<div class="heroes">', [inner, *chips, *peg_holes(wizard.pegs)], "</div>")]


def peg_holes(count: int) -> list[str]:
    if not count:
        return []
    wide = 9 * count + 2
    body = "".join(f'<circle class="hole" cx="{9 * k + 5.5:g}" cy="8" r="3.4"/>' for k in range(count))
    return [
        f'<svg class="picture icon" width="{wide}" height="16" viewBox="0 0 {wide} 16" aria-hidden="true">{body}</svg>'
    ]
