"""The sheet of a quest: the card as it is read, only the column that was rolled, and the monsters that came of it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.draw import pieces
from meadhall.draw.markup import Point, part, rect, shift, text, width_of
from meadhall.games.dragon_lords.board import figures
from meadhall.games.dragon_lords.board.battle import corner, ladder
from meadhall.games.dragon_lords.board.map import asked_domains
from meadhall.games.dragon_lords.board.moment import beat, column
from meadhall.games.dragon_lords.board.quest_ways import thing, ways
from meadhall.games.dragon_lords.board.scribe import Scribe, letter
from meadhall.games.dragon_lords.board.sheets import Parts
from meadhall.games.dragon_lords.facts import END, NOBODY
from meadhall.games.dragon_lords.fight import DEFENDER
from meadhall.games.dragon_lords.fight import QUEST as QUEST_FIGHT
from meadhall.games.dragon_lords.rules.war import strength
from meadhall.games.dragon_lords.rules.wastes.quests import reader
from meadhall.games.dragon_lords.words import CRYSTAL, MONSTER, QUEST, TOOL

WIDE = 304.0
EDGE = 8.0
MOST_BEASTS = 5
HIDDEN = {"territory", "place", "sea", "kingdom", "bearer", "ship"}
"""What lies under the sheet on the picture of the world."""


class ShownMonsters(NamedTuple):
    """Monsters: how they are called, how many, their numbers, and the wounds of the first."""

    name: str
    number: int
    facts: tuple[str, ...]
    hits: int
    wounds: int
    beat: int
    step: str
    party: str
    colour: str


class ShownCard(NamedTuple):
    """All that the sheet shows."""

    title: str
    by: str
    demand: str
    sign: str
    faces: tuple[str, ...]
    face: int
    folded: str
    booty: str
    pack: ShownMonsters | None
    ways: tuple[str, ...]
    """What there is to choose from."""


def draw_quest(scribe: Scribe, prefix: str, whole: Point, away: Point, world: bool) -> Parts:
    """Hung away from a point. Nothing while no card is read and no monster is fought."""
    s = scribe.s
    beasts = s.fight is not None and s.fight.kind == QUEST_FIGHT
    if s.quest == NOBODY and not beasts:
        return {}
    card = read(scribe)
    elsewhere = bool(asked_domains(scribe) & HIDDEN)
    if world and elsewhere:
        # Somebody is asked about what the sheet would hide: only its name stays.
        card = card._replace(demand="", faces=(), booty="", pack=None, ways=())
    elif elsewhere and card.face == NOBODY and not card.pack:
        # The card has been read: of its columns none is played any more.
        card = card._replace(faces=())
    tall = height(card)
    x, y = corner(whole, (WIDE, tall), away)
    if whole[0] > 500:
        y = max(8.0, (whole[1] - tall) / 2)
        if not world and not card.faces:
            # What is short has room in a corner, beside the ring road.
            x, y = EDGE if x < whole[0] / 2 else whole[0] - WIDE - EDGE, whole[1] - tall - EDGE
    return draw_card(f"{prefix}quest", card, tall, (x, y))


def read(scribe: Scribe) -> ShownCard:
    s = scribe.s
    face = column(s)
    title, by, demand, sign = scribe.write("lair-title"), "", "", ""
    booty = ""
    if s.quest != NOBODY:
        card = s.facts.parts.quests[QUEST.words[s.quest]]
        title = scribe.name(QUEST.words[s.quest])
        if s.rivals(s.active):
            by = scribe.write("reads", people=scribe.people(reader(s, s.active)))
        if card.requires:
            demand = scribe.write("needs", thing=thing(scribe, card.requires))
            sign = card.requires if card.requires in TOOL.words else "staff"
        elif card.helps:
            demand = scribe.write("helped", things=scribe.join(thing(scribe, word) for word in card.helps))
        if s.fight is not None and s.fight.beasts is not None and s.fight.beasts.then != END:
            booty = scribe.write("booty")
    return ShownCard(
        title, by, demand, sign,
        tuple([scribe.name(word) for word in CRYSTAL.words]) if s.quest != NOBODY else (),
        face, scribe.write("not-read"), booty, pack(scribe), ways(scribe),
    )  # fmt: skip


def pack(scribe: Scribe) -> ShownMonsters | None:
    s = scribe.s
    fight = s.fight
    if fight is None or fight.beasts is None:
        return None
    beasts, people = fight.beasts, fight.people(DEFENDER)
    traits = [scribe.write(f"trait-{trait}") for trait in beasts.traits]
    facts = [
        scribe.write("monster-attack", strength=beasts.attack),
        scribe.write("monster-defence", die=beasts.defence),
        scribe.write("monster-hits", count=beasts.hits),
        *traits,
    ]
    die = beasts.defence
    party = scribe.write(
        "party-strength", people=scribe.people(people), count=s.force(fight, DEFENDER),
        strength=strength.strength(s, fight, DEFENDER, die), die=die,
    )  # fmt: skip
    now = beat(s)
    name = scribe.name(MONSTER.words[beasts.monster])
    return ShownMonsters(
        name,
        beasts.count,
        tuple(facts),
        beasts.hits,
        beasts.wounds,
        now,
        scribe.write(f"beat-{now}"),
        party,
        letter(people),
    )


def height(card: ShownCard) -> float:
    tall = 62.0 + (24 if card.demand else 0) + 30 * len(card.faces) + (34 if card.booty else 0)
    tall += 6 + 21 * len(card.ways) if card.ways else 0
    return tall + (196 if card.pack else 0)


# --- drawing --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def draw_card(key: str, card: ShownCard, tall: float, at: Point) -> Parts:
    return {key: part(key, f'<g pointer-events="none">{card_body(card, tall)}</g>', at, cls="part quest")}


def card_body(card: ShownCard, tall: float) -> str:
    out = rect("sheet", 0, 0, WIDE, tall, 8) + rect("sheet-top", 0, 0, WIDE, 3, 1.5)
    out += text(16, 22, card.by, "sheet-soft", "start") + text(16, 44, card.title, "sheet-title", "start")
    y = 62.0
    if card.demand:
        if card.sign:
            out += shift(figures.sign(card.sign), 24, y + 2)
        out += text(40 if card.sign else 16, y + 7, card.demand, "sheet-text", "start")
        y += 24
    for face, name in enumerate(card.faces):
        out += shift(draw_face(face, name, face == card.face, card.folded if card.face != NOBODY else ""), 0, y)
        y += 30
    for number, words in enumerate(card.ways, 1):
        out += text(30, y + 15, number, "sheet-bold") + text(44, y + 15, words, "sheet-text", "start")
        y += 21
    if card.booty:
        out += rect("sheet folded", 14, y + 2, WIDE - 28, 26, 5) + shift(figures.CROWN, 32, y + 15, 0.9)
        out += text(46, y + 19.5, card.booty, "sheet-soft", "start")
        y += 34
    if card.pack:
        out += shift(draw_pack(card.pack), 0, y)
    return out


def draw_face(face: int, name: str, rolled: bool, folded: str) -> str:
    """A column of the card: read, or folded away."""
    word = CRYSTAL.words[face]
    out = rect("sheet read" if rolled else "sheet folded", 14, 0, WIDE - 28, 26, 5)
    out += shift(figures.sign(word, 1, "" if rolled else "soft"), 32, 13)
    out += text(48, 18, name, f"sheet-name fate-{word}" if rolled else "sheet-soft", "start")
    return out if rolled or not folded else out + text(WIDE - 24, 17.5, folded, "sheet-soft", "end")


def draw_pack(pack: ShownMonsters) -> str:
    out = text(16, 22, f"{pack.number} × {pack.name}", "sheet-name", "start")
    x, y = 16.0, 32.0
    for fact in pack.facts:
        long = width_of(fact, 12.5) + 12
        if x + long > WIDE - 12:
            x, y = 16.0, y + 25
        out += rect("sum", x, y, long, 21, 4) + text(x + long / 2, y + 15, fact, "sheet-soft")
        x += long + 5
    for k in range(min(pack.number, MOST_BEASTS)):
        left = 16 + k * 56
        out += rect("sheet", left, 86, 44, 40, 5) + shift(figures.sign("beast", 1.15), left + 22, 101)
        for hit in range(min(pack.hits, 4)):
            gone = k == 0 and hit < pack.wounds
            spot = left + 22 + (hit - (min(pack.hits, 4) - 1) / 2) * 9
            out += f'<circle class="{"hole" if gone else "seal"}" cx="{spot:g}" cy="118" r="3.2"/>'
    out += shift(ladder(pack.beat, WIDE), 0, 92)
    out += text(16, 168, pack.step, "sheet-text", "start")
    out += shift(pieces.disc(pack.colour, 8), 24, 183) + text(38, 188, pack.party, "sheet-soft", "start")
    return out
