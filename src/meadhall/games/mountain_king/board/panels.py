"""The panels: what each seat has, as a piece of HTML. The classes are listed in the package's docstring."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import NamedTuple

from meadhall.draw import tracks
from meadhall.draw.markup import Element, number, rect, shift
from meadhall.draw.pieces import disc
from meadhall.games.mountain_king.board import figures
from meadhall.games.mountain_king.board.ancestry import AncestryGrid, ancestry_grid, draw_grid
from meadhall.games.mountain_king.board.describe import card_line, champion_line, choice_words
from meadhall.games.mountain_king.board.moment import keeping, laying
from meadhall.games.mountain_king.board.scribe import Pen, Scribe, colour
from meadhall.games.mountain_king.champions.end_of_wave import elders
from meadhall.games.mountain_king.facts import LETTERS, UNKNOWN
from meadhall.games.mountain_king.reading.court import ability
from meadhall.games.mountain_king.rules.clusters import best_cluster
from meadhall.games.mountain_king.secrecy import NOT_YET
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    CARD,
    CHAMPION,
    COUNT,
    FACTION,
    FIRST_CHAMPION,
    REWARD,
    TOKEN,
    TYPE,
)
from meadhall.kernel.domain import Domain

OWN_STOP = ' tabindex="0"'
"""One's own panel may be too high for its place: a keyboard must get to it to scroll it."""
OWN_CELL = 36.0
RIVAL_CELL = 27.0
HAND_CELL = 30.0
CHIPS: tuple[Domain, ...] = (COUNT, TOKEN, REWARD)
"""What options name and no picture shows."""


class PanelChampion(NamedTuple):
    """A Champion in a panel."""

    champion: int
    name: str
    clan: int
    letter: str
    claws: int
    spent: int
    symbols: tuple[str, ...]
    covered: bool
    words: str


class HandCard(NamedTuple):
    """A card of the own hand."""

    card: int
    symbols: tuple[str, ...]
    aside: bool
    words: str


class Panel(NamedTuple):
    """All that a panel shows: equal panels look the same."""

    seat: int
    name: str
    own: bool
    acts: bool
    turn: int
    """The place in the turn order, or 0 before the first Wave and after the last."""
    rank: int
    """The place at the end of the game, or 0 before."""
    honour: int
    supplies: int
    desperation: int
    trolls: int
    elders: int
    cards: int
    """Cards laid, the starting card among them."""
    hidden: int
    """Cards in hand that the viewer does not know."""
    champions: tuple[PanelChampion, ...]
    grid: AncestryGrid
    types: tuple[int, ...]
    """The power of the best cluster of each type; for the viewer only."""
    hand: tuple[HandCard, ...]
    offer: tuple[tuple[PanelChampion, bool], ...]
    """Starting Champions to choose from, and whether it was chosen."""
    chips: tuple[tuple[str, str], ...]
    """Places of options that no picture shows, and what they are called."""


def panels(scribe: Scribe) -> dict[str, str]:
    """A section for each seat. The viewer's own comes first: it shows the hand and what can be chosen."""
    seats = sorted(range(scribe.s.players), key=lambda seat: seat != scribe.viewer)
    return {f"seat-{seat}": draw_panel(scribe.lang, panel(scribe, seat)) for seat in seats}


def panel(scribe: Scribe, seat: int) -> Panel:
    s = scribe.s
    own = seat == scribe.viewer
    hand = s.hands[seat]
    return Panel(
        seat,
        scribe.seat(seat),
        own,
        seat in scribe.view.deciding,
        s.turn_order().index(seat) + 1 if s.wave and not s.over else 0,
        rank(s, seat),
        s.score[seat],
        s.supply[seat],
        s.desperation[seat],
        s.stock[seat],
        elders(s, seat),
        len(s.ancestry[seat].laid) + 1,
        0 if own else len(hand),
        tuple([panel_champion(scribe, champion) for champion in s.champions_of(seat)]),
        ancestry_grid(scribe, seat),
        tuple([best_cluster(s, seat, kind) for kind in range(len(TYPE))]) if own else (),
        tuple([hand_card(scribe, seat, card) for card in hand]) if own else (),
        offer(scribe, seat) if own else (),
        chips(scribe) if own else (),
    )


def rank(s: MountainKingState, seat: int) -> int:
    """The place of a seat in a game that is over; those who share the victory share the first."""
    if s.result is None:
        return 0
    winners, scores = s.result.winners, s.result.scores
    better = {other for other, score in enumerate(scores) if score > scores[seat]} | set(winners)
    return 1 if seat in winners else 1 + len(better - {seat})


def panel_champion(scribe: Scribe, champion: int) -> PanelChampion:
    s = scribe.s
    seat, card = s.holder[champion], s.facts.parts.champions[CHAMPION.words[champion]]
    covered = seat >= 0 and s.is_covered(seat, FIRST_CHAMPION + champion)
    return PanelChampion(
        champion,
        scribe.champion(champion),
        s.facts.champion_clan[champion],
        card.letter if s.facts.pawns[champion] else "",
        card.claws,
        s.claws[champion],
        card.symbols,
        covered,
        champion_line(scribe, champion),
    )


def hand_card(scribe: Scribe, seat: int, card: int) -> HandCard:
    step = laying(scribe.s)
    aside = step is not None and step.aside[seat] == card
    return HandCard(card, scribe.s.facts.cards[card], aside, card_line(scribe, card))


def offer(scribe: Scribe, seat: int) -> tuple[tuple[PanelChampion, bool], ...]:
    step = keeping(scribe.s)
    kept = step.aside[seat] if step is not None else NOT_YET
    known = [one for one in scribe.s.offers[seat] if one != UNKNOWN]
    return tuple([(panel_champion(scribe, one)._replace(words=candidate(scribe, one)), one == kept) for one in known])


def candidate(scribe: Scribe, champion: int) -> str:
    facts = scribe.s.facts
    clan, votes = scribe.clan(facts.champion_clan[champion]), facts.champion_votes[champion]
    return f"{scribe.write('candidate', clan=clan, votes=votes)} {ability(scribe, champion)}"


def chips(scribe: Scribe) -> tuple[tuple[str, str], ...]:
    decision = scribe.view.decision
    found: dict[str, str] = {}
    for action in decision.options if decision is not None else ():
        for domain, arg in zip(action.verb.domains, action.args, strict=True):
            if domain in CHIPS:
                found[f"{domain.name}:{domain.words[arg]}"] = choice_words(scribe, domain, arg)
    return tuple(sorted(found.items(), key=lambda chip: (chip[0].partition(":")[0], len(chip[0]), chip[0])))


# --- drawing --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def draw_panel(lang: str, one: Panel) -> str:
    pen = Pen(lang)
    cls = " ".join(["lord", f"seat-{colour(one.seat)}", *["lord-own"] * one.own, *["lord-acts"] * one.acts])
    if one.own:
        inside = [*track(pen, one), *hand(pen, one), *offers(pen, one), *chip_row(one), *types(pen, one)]
        inside += [*champion_row(lang, one), ancestry(pen, one, OWN_CELL)]
    else:
        summary = f"<summary>{escape(pen.write('more', seat=one.name))}</summary>"
        rest = [summary, *champion_row(lang, one), ancestry(pen, one, RIVAL_CELL)]
        inside = [Element.of('<details class="more">', rest, "</details>")]
    opening = (
        f'<section id="seat-{one.seat}" class="{cls}" data-seat="{one.seat}" '
        f'data-at="faction:{FACTION.words[one.seat]}" aria-label="{escape(one.name)}"{OWN_STOP * one.own}>'
    )
    return Element.of(opening, [head(pen, one), goods(pen, one), *inside], "</section>")


def head(pen: Pen, one: Panel) -> str:
    turn = ""
    if one.turn:
        turn = tracks.turn(one.turn, pen.write("turn", place=one.turn))
    elif one.rank:
        turn = f'<span class="turn">{escape(pen.write("rank", place=one.rank))}</span>'
    honour = f'<span class="score" title="{escape(pen.name("honour"))}"><b>{one.honour}</b> {figures.CREST_ICON}</span>'
    return (
        f'<header class="head">{figures.disc_icon(colour(one.seat))}<h3 class="name">{escape(one.name)}</h3>'
        f'<span class="who"></span>{turn}{honour}</header>'
    )


def good(icon: str, count: object, title: str) -> str:
    """A number beside its icon; a screen reader says the title with it."""
    said = escape(title)
    return f'<span class="good" role="img" aria-label="{said}: {count}" title="{said}">{icon}{count}</span>'


def goods(pen: Pen, one: Panel) -> str:
    """Supplies, Desperation, Trolls in the supply, Elders and cards; a rival's Champions as small signs."""
    out = [
        good(figures.symbol_icon("S", 17), one.supplies, pen.write("supplies")),
        good(figures.DESPAIR_ICON, one.desperation, pen.write("desperation")),
        good(figures.troll_icon(colour(one.seat)), one.trolls, pen.write("stock")),
        good(figures.symbol_icon("E", 17), one.elders, pen.write("elders")),
        good(figures.CARDS_ICON, one.cards, pen.write("cards")),
    ]
    if one.hidden:
        out.append(good(figures.HAND_ICON, one.hidden, pen.write("in-hand")))
    if not one.own and one.champions:
        signs = "".join(
            f'<span class="fellow" title="{escape(each.name)}" data-at="champion:{CHAMPION.words[each.champion]}">'
            f"{badge(one.seat, each)}</span>"
            for each in one.champions
        )
        out.append(f'<span class="fellows">{signs}</span>')
    return Element.of('<div class="goods">', out, "</div>")


def badge(seat: int, each: PanelChampion) -> str:
    return figures.pawn_icon(colour(seat), each.letter) if each.letter else figures.shield_icon(each.clan)


def track(pen: Pen, one: Panel) -> list[str]:
    """The Supply track: the marker stands on what is left."""
    out = ""
    for k in range(1, 9):
        x = (k - 1) * 24.5
        out += rect("slot", x + 0.5, 0.5, 23, 25, 3)
        if k == one.supplies:
            out += shift(disc(colour(one.seat), 9), x + 12, 12)
        else:
            strength = "" if k < one.supplies else ' opacity=".35"'
            out += f"<g{strength}>{shift(figures.symbol('S', 0.66), x + 12, 13)}</g>"
    label = escape(pen.write("supplies-of", count=one.supplies))
    opening = '<svg class="picture track" width="197" height="28" viewBox="0 0 197 28" role="img" '
    return [f'{opening}aria-label="{label}" data-at="track:supplies">{out}</svg>']


def hand(pen: Pen, one: Panel) -> list[str]:
    """The cards to choose from; the one put aside is marked."""
    if not one.hand:
        return []
    cards = []
    side = number(2 * HAND_CELL)
    for each in one.hand:
        drawn = figures.card(each.symbols, HAND_CELL, each.aside)
        cards.append(
            f'<span class="handcard{" aside" if each.aside else ""}" data-at="card:{CARD.words[each.card]}" '
            f'aria-label="{escape(each.words)}" title="{escape(each.words)}">'
            f'<svg class="picture" width="{side}" height="{side}" viewBox="0 0 {side} {side}" aria-hidden="true">'
            f"{drawn}</svg></span>"
        )
    label = escape(pen.write("hand"))
    return [Element.of(f'<div class="handcards" role="group" aria-label="{label}">', cards, "</div>")]


def offers(pen: Pen, one: Panel) -> list[str]:
    if not one.offer:
        return []
    cards = [
        f'<div class="candidate{" aside" if kept else ""}" data-at="champion:{CHAMPION.words[each.champion]}">'
        f"{figures.shield_icon(each.clan, 20)}{badge(one.seat, each) if each.letter else ''}<b>{escape(each.name)}</b>"
        f"<small>{escape(each.words)}</small></div>"
        for each, kept in one.offer
    ]
    return [Element.of('<div class="candidates">', cards, "</div>")]


def chip_row(one: Panel) -> list[str]:
    if not one.chips:
        return []
    row = [f'<span class="choice" data-at="{place}">{escape(words)}</span>' for place, words in one.chips]
    return [Element.of('<div class="choices">', row, "</div>")]


def types(pen: Pen, one: Panel) -> list[str]:
    """The four actions, each with the power of its best cluster."""
    row = []
    for kind, best in enumerate(one.types):
        title = escape(pen.write("about-type", type=pen.word(TYPE.words[kind]), power=best))
        row.append(
            f'<span class="type" data-at="type:{TYPE.words[kind]}" role="img" aria-label="{title}" title="{title}">'
            f"{figures.symbol_icon(LETTERS[kind], 20)}{best}</span>"
        )
    return [Element.of('<div class="types">', row, "</div>")]


def champion_row(lang: str, one: Panel) -> list[str]:
    if not one.champions:
        return []
    row = [draw_champion(lang, one.seat, one.own, each) for each in one.champions]
    return [Element.of('<div class="heroes">', row, "</div>")]


@lru_cache(maxsize=1024)
def draw_champion(lang: str, seat: int, own: bool, each: PanelChampion) -> str:
    word = CHAMPION.words[each.champion]
    icon = badge(seat, each)
    claws = "".join(figures.CLAW_ICONS[k < each.spent] for k in range(each.claws))
    # A symbol with a number is large enough to read it.
    symbols = "".join(figures.symbol_icon(shown, 30 if shown[1:] else 18) for shown in each.symbols)
    if symbols:
        cls = "extra covered" if each.covered else "extra"
        place = f' data-at="symbol:{word}" role="img" aria-label="{escape(each.name)}"' if own else ""
        symbols = f'<span class="{cls}"{place}>{symbols}</span>'
    return (
        f'<span class="hero" data-at="champion:{word}" title="{escape(each.words)}">{icon}'
        f"<span>{escape(each.name)}</span>{claws}{symbols}</span>"
    )


def ancestry(pen: Pen, one: Panel, size: float) -> str:
    grid = one.grid.low()
    wide, tall = number(grid.width(size)), number(grid.tall(size))
    label = escape(pen.write("ancestry-of", seat=one.name))
    key = f' id="seat-{one.seat}-ancestry"' if one.own else ""
    return (
        f'<svg{key} class="picture ancestry" width="{wide}" height="{tall}" viewBox="0 0 {wide} {tall}" role="group" '
        f'aria-label="{label}">{draw_grid(grid, size)}</svg>'
    )
