"""Where everything lies: one large picture on a desk, four small ones on a phone."""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw import tracks
from meadhall.draw.land import sea
from meadhall.draw.markup import Box, part, shift, text
from meadhall.draw.picture import Picture
from meadhall.draw.pieces import ring
from meadhall.games.mountain_king.board import clans, figures, gates, wheel
from meadhall.games.mountain_king.board.ancestry import GUTTER, AncestryGrid, ancestry_grid, draw_grid
from meadhall.games.mountain_king.board.champions import DisplayPlace, draw_champions
from meadhall.games.mountain_king.board.chart import DESK, PHONE, Chart, chart_of, outside, slope_boxes
from meadhall.games.mountain_king.board.clans import Planks, draw_clans
from meadhall.games.mountain_king.board.describe import card_line
from meadhall.games.mountain_king.board.gates import draw_gates
from meadhall.games.mountain_king.board.honour import draw_honour
from meadhall.games.mountain_king.board.look import LOOK
from meadhall.games.mountain_king.board.map import draw_map
from meadhall.games.mountain_king.board.moment import laying
from meadhall.games.mountain_king.board.scribe import Parts, Scribe
from meadhall.games.mountain_king.board.wheel import WheelPlace, draw_wheel
from meadhall.games.mountain_king.components import Wheel
from meadhall.games.mountain_king.facts import LETTERS
from meadhall.games.mountain_king.rules.clusters import best_cluster
from meadhall.games.mountain_king.words import CARD, TYPE

WIDTH, HEIGHT = 1046.0, 612.0
FRAME = tracks.Frame(WIDTH, HEIGHT, 100)
BESIDE_SHEET = ((0.0, 0.0, 830.0, HEIGHT), (266.0, 0.0, 546.0, HEIGHT))
"""The mountain and what stands left of it, without the Champions."""
WHEEL: Box = (36, 36, 204, 188)
GATES: Box = (36, 230, 204, 76)
PLANKS = Planks(36, 312, 204, 32.6, 86.5, 14.8)
DISPLAY = DisplayPlace(834, 36, 176, 542, 103)

NARROW = 390.0
MARGIN = 8.0
PHONE_FRAME = tracks.Frame(NARROW - 4, 246, 100, margin=5)
PHONE_WHEEL: Box = (32, 34, 326, 186)
PHONE_GATES: Box = (MARGIN, 256, NARROW - 2 * MARGIN, 76)
PHONE_PLANKS = Planks(MARGIN, 338, NARROW - 2 * MARGIN, 34, 106, 35)
PHONE_DISPLAY = DisplayPlace(MARGIN, MARGIN, NARROW - 2 * MARGIN, 2000, 92)
PHONE_CELL = 52.0
PHONE_HAND = 40.0
STRIP = 100.0
"""Above the grid of the own Ancestry: the hand, or the four actions."""
RIVAL_CELL = 27.0

Titles = tuple[str, ...]


def titles(scribe: Scribe) -> Titles:
    ids = ("wheel", "boost", "boost-wire", "breach-wire", "gates", "clans", "votes")
    return tuple([scribe.write(id) for id in ids])


def wheel_place(box: Box, radius: float, slot: float, spaces: Wheel) -> WheelPlace:
    return WheelPlace(box, radius, min(slot, (box[2] - 60) / len(spaces.boosts)), len(spaces.boosts))


# --- a desk -----------------------------------------------------------------------------------------------


def desk(scribe: Scribe) -> dict[str, Picture]:
    s, prefix = scribe.s, DESK.prefix
    chart = chart_of(s.facts, DESK, scribe.clans())
    turns = s.facts.parts.wheel
    parts = draw_map(scribe, chart)
    parts |= draw_wheel(scribe, wheel_place(WHEEL, 52, 22, turns), prefix)
    parts |= draw_gates(scribe, GATES, prefix)
    parts |= draw_clans(scribe, PLANKS, prefix)
    parts |= draw_champions(scribe, DISPLAY, prefix)
    parts |= draw_honour(scribe, FRAME, (0, 0), 10, prefix)
    ground = desk_ground(chart, turns, titles(scribe))
    return {"board": Picture(WIDTH, HEIGHT, scribe.write("name"), ground, parts, look=LOOK, cores=BESIDE_SHEET)}


@lru_cache(maxsize=16)
def desk_ground(chart: Chart, turns: Wheel, titles: Titles) -> str:
    x, y, wide, tall = DESK.frame
    out = sea(WIDTH, HEIGHT) + hills(chart, (x + 2, y + 4, wide - 4, tall - 4)) + chart.ground
    out += wheel.ground(wheel_place(WHEEL, 52, 22, turns), turns, (titles[0], titles[1], titles[2], titles[3]))
    out += gates.ground(GATES, titles[4]) + clans.ground(PLANKS, titles[5], titles[6])
    return out + FRAME.draw()


def hills(chart: Chart, frame: Box) -> str:
    return outside(chart, frame, [box for slope in chart.slopes for box in slope_boxes(slope)])


# --- a phone ----------------------------------------------------------------------------------------------


def phone(scribe: Scribe) -> dict[str, Picture]:
    s = scribe.s
    chart = chart_of(s.facts, PHONE, scribe.clans())
    cards = PHONE_DISPLAY.tallest + 6
    pictures = {
        "map": Picture(
            NARROW, PHONE.frame[3], scribe.write("name-map"), map_ground(chart), draw_map(scribe, chart), look=LOOK
        ),
        "ancestry": draw_ancestry(scribe),
        "tracks": draw_tracks(scribe),
        "champions": Picture(
            NARROW,
            cards * s.facts.display + 2 * MARGIN - 6,
            scribe.write("name-champions"),
            sea(NARROW, cards * s.facts.display + 2 * MARGIN - 6),
            draw_champions(scribe, PHONE_DISPLAY, "champions-"),
            look=LOOK,
        ),
    }
    for name, picture in pictures.items():
        picture.title = scribe.write(f"tab-{name}")
    return pictures


@lru_cache(maxsize=16)
def map_ground(chart: Chart) -> str:
    return sea(NARROW, PHONE.frame[3]) + hills(chart, PHONE.frame) + chart.ground


def draw_tracks(scribe: Scribe) -> Picture:
    turns, prefix = scribe.s.facts.parts.wheel, "tracks-"
    parts = draw_wheel(scribe, wheel_place(PHONE_WHEEL, 52, 28, turns), prefix)
    parts |= draw_gates(scribe, PHONE_GATES, prefix) | draw_clans(scribe, PHONE_PLANKS, prefix)
    parts |= draw_honour(scribe, PHONE_FRAME, (2, 2), 9, prefix)
    tall = PHONE_PLANKS.y + PHONE_PLANKS.box[3] + MARGIN
    return Picture(
        NARROW, tall, scribe.write("name-tracks"), tracks_ground(turns, titles(scribe), tall), parts, look=LOOK
    )


@lru_cache(maxsize=16)
def tracks_ground(turns: Wheel, titles: Titles, tall: float) -> str:
    out = sea(NARROW, tall) + shift(PHONE_FRAME.draw(10), 2, 2)
    out += wheel.ground(wheel_place(PHONE_WHEEL, 52, 28, turns), turns, (titles[0], titles[1], titles[2], titles[3]))
    return out + gates.ground(PHONE_GATES, titles[4]) + clans.ground(PHONE_PLANKS, titles[5], titles[6])


# --- Ancestries on a phone ----------------------------------------------------------------------------------


def draw_ancestry(scribe: Scribe) -> Picture:
    """The own Ancestry; whoever only watches sees all of them, smaller."""
    s, name = scribe.s, scribe.write("name-ancestry")
    if scribe.viewer is None:
        side = 6 * RIVAL_CELL + GUTTER + 30
        tall = MARGIN + side * ((s.players + 1) // 2)
        parts = {}
        for seat in range(s.players):
            at = (MARGIN + seat % 2 * (NARROW / 2), MARGIN + seat // 2 * side)
            key = f"ancestry-{seat}"
            parts[key] = small_grid(key, ancestry_grid(scribe, seat), scribe.seat(seat), at)
        return Picture(NARROW, tall, name, desk_top(tall), parts, look=LOOK)
    own = ancestry_grid(scribe, scribe.viewer)
    tall = STRIP + 7 * PHONE_CELL + GUTTER + 3 * MARGIN
    parts = strip(scribe, scribe.viewer)
    parts["ancestry-grid"] = own_grid(own)
    return Picture(NARROW, tall, name, desk_top(tall), parts, look=LOOK)


def desk_top(tall: float) -> str:
    return f'<rect class="f-raised" width="{NARROW:g}" height="{tall:g}"/>'


def grid_corner(own: AncestryGrid) -> tuple[float, float]:
    """Where the upper left corner of the own grid lies in its picture."""
    return (NARROW - own.width(PHONE_CELL)) / 2, STRIP + MARGIN


@lru_cache(maxsize=64)
def own_grid(own: AncestryGrid) -> str:
    return part("ancestry-grid", draw_grid(own, PHONE_CELL), grid_corner(own), cls="part grid")


@lru_cache(maxsize=256)
def small_grid(key: str, shown: AncestryGrid, name: str, at: tuple[float, float]) -> str:
    body = text(2, 14, name, "title", "start") + shift(draw_grid(shown, RIVAL_CELL), 0, 20)
    return part(key, body, at)


def strip(scribe: Scribe, seat: int) -> Parts:
    """The hand while cards are laid; else the four actions with the power of their best clusters."""
    s, parts = scribe.s, Parts()
    step = laying(s)
    if s.hands[seat] and step is not None:
        for k, card in enumerate(s.hands[seat]):
            key = f"ancestry-card-{CARD.words[card]}"
            at = (MARGIN + k * (2 * PHONE_HAND + 10), MARGIN)
            parts[key] = hand_card(
                key, card, s.facts.cards[card], step.aside[seat] == card, at, card_line(scribe, card)
            )
        return parts
    wide = (NARROW - 2 * MARGIN) / len(TYPE)
    for kind, word in enumerate(TYPE.words):
        key = f"ancestry-type-{word}"
        power, name = best_cluster(s, seat, kind), scribe.word(word)
        at = (MARGIN + wide * (kind + 0.5), STRIP / 2)
        parts[key] = draw_type(key, kind, power, name, wide, at, scribe.write("about-type", type=name, power=power))
    return parts


@lru_cache(maxsize=256)
def hand_card(key: str, card: int, symbols: tuple[str, ...], aside: bool, at: tuple[float, float], label: str) -> str:
    size = PHONE_HAND
    body = ring(2 * size + 6, 2 * size + 6, (size, size)) + figures.card(symbols, size, aside)
    return part(key, body, at, place=f"card:{CARD.words[card]}", label=label, button=True)


@lru_cache(maxsize=128)
def draw_type(key: str, kind: int, power: int, name: str, wide: float, at: tuple[float, float], label: str) -> str:
    body = ring(wide - 6, 74) + shift(figures.symbol(LETTERS[kind], 1.2), -12, -8)
    body += text(10, -2, power, "big", "start") + text(0, 28, name, "tiny")
    return part(key, body, at, place=f"type:{TYPE.words[kind]}", label=label, button=True)
