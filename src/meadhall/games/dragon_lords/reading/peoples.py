"""What the peoples have, read aloud."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.games.dragon_lords.facts import UNKNOWN
from meadhall.games.dragon_lords.lookups import tools_of
from meadhall.games.dragon_lords.reading.reader import TEXTS, Reader
from meadhall.games.dragon_lords.rules.common.pieces import book
from meadhall.games.dragon_lords.rules.course.income import income_of
from meadhall.games.dragon_lords.words import (
    FIRST_BEARER,
    ORDER,
    PEOPLE,
    PIECE,
    PIECES,
    PROPHECY,
    SCROLL,
    SPELL,
    TREASURE,
    WIZARD_1,
    WIZARD_3,
)
from meadhall.kernel.domain import Domain
from meadhall.kernel.message import SEAT
from meadhall.kernel.reading import LONGEST, squeezed
from meadhall.kernel.sets import bits
from meadhall.kernel.text import capitalised
from meadhall.kernel.view import View


def own(view: View, lang: str = "en", which: str = "") -> list[str]:
    """What the viewer's peoples have; of another people what the viewer knows. An onlooker hears of all."""
    reader = Reader(view, lang)
    s = reader.s
    wanted = list(s.peoples)
    if which.strip():
        wanted = [people for people in wanted if squeezed(which) in names_of(reader, people)]
    elif view.seat is not None:
        wanted = [people for people in wanted if s.leader[people] == view.seat]
    if not s.peoples:
        return [reader.say("no-peoples")]
    lines = [line for people in wanted for line in people_lines(reader, people)]
    peoples = reader.words(PEOPLE, s.peoples)
    return lines or [reader.say("no-people", which=which.strip()[:LONGEST], peoples=peoples)]


def names_of(reader: Reader, people: int) -> set[str]:
    """All that a people may be called: its name in either spelling, or the number of its player."""
    return {PEOPLE.words[people], squeezed(reader.word(PEOPLE, people)), str(reader.s.leader[people] + 1)}


def people_lines(reader: Reader, people: int) -> list[str]:
    s = reader.s
    homes = [f"{reader.land(home)} {s.gold_in(home)}" for home in s.kingdoms_of(people)]
    lines = [
        reader.say("purse", people=reader.side(people), gold=reader.join(homes), mana=s.mana[people]),
        *piece_lines(reader, people),
        reader.say("scrolls", scrolls=hand_words(reader, SCROLL, [card for card, _ in s.hands[people]])),
        reader.say("prophecies", prophecies=hand_words(reader, PROPHECY, s.prophecies[people])),
    ]
    if any(tools_of(s.store, people)):
        lines.append(reader.say("store", tools=reader.tools(s.store, people)))
    if reader.viewer == s.leader[people]:
        lines.append(reader.say("order", order=reader.word(ORDER, s.orders[people])))
    return lines


def piece_lines(reader: Reader, people: int) -> list[str]:
    """Each marked unit that the viewer knows, the spells of hidden Wizards, and where hidden counters lie."""
    s = reader.s
    row = s.place[people]
    lines = [piece_line(reader, people, piece) for piece in range(PIECES) if row[piece] >= 0]
    lines += [
        f"{capitalised(reader.word(PIECE, wizard))}. {spell_words(reader, people, wizard)}"
        for wizard in range(WIZARD_1, WIZARD_3 + 1)
        if row[wizard] == UNKNOWN
    ]
    if s.veiled[people]:
        places = [reader.place(place) for place in s.veiled[people]]
        lines.append(reader.say("veiled", count=len(places), places=", ".join(places)))
    return lines


def piece_line(reader: Reader, people: int, piece: int) -> str:
    s = reader.s
    place = reader.place(s.where(people, piece))
    parts = [capitalised(reader.say("piece", piece=reader.piece(people, piece), place=place))]
    if WIZARD_1 <= piece <= WIZARD_3:
        parts.append(spell_words(reader, people, piece))
    treasures = [treasure for treasure in s.treasures_of(people, piece) if FIRST_BEARER + treasure != piece]
    if treasures:
        parts.append(reader.say("bears", treasures=reader.words(TREASURE, treasures)))
    return " ".join(parts)


def spell_words(reader: Reader, people: int, wizard: int) -> str:
    """The spells of a Wizard, which everybody sees, even if nobody sees where the Wizard is."""
    s = reader.s
    known = bits(book(s, people, wizard))
    return reader.say("spells", spells=reader.words(SPELL, (s.facts.books[people][number] for number in known)))


def hand_words(reader: Reader, domain: Domain, cards: Iterable[int]) -> str:
    """Cards by name, and those that the viewer does not know by number."""
    hand = list(cards)
    known = [reader.word(domain, card) for card in hand if card != UNKNOWN]
    unknown = hand.count(UNKNOWN)
    return reader.join([*known, reader.say("unknown-cards", count=unknown)] if unknown else known)


# --- all of them -----------------------------------------------------------------------------------


def who(view: View, lang: str = "en", which: str = "") -> list[str]:
    """What each people has; first the order of turns."""
    reader = Reader(view, lang)
    s = reader.s
    if not s.peoples:
        return [reader.say("no-peoples")]
    order = reader.say("order-of-turns", peoples=reader.words(PEOPLE, s.peoples))
    return [order, *(standing_line(reader, people) for people in s.peoples)]


def standing_line(reader: Reader, people: int) -> str:
    s = reader.s
    seat = TEXTS.word(SEAT.words[s.leader[people]], reader.lang)
    if s.is_out(people):
        return reader.say("is-out", people=reader.word(PEOPLE, people), seat=seat)
    lands = s.lands_of(people)
    ships = s.ships_of(people)
    aboard = sum(s.ship_units[ship] for ship in ships)
    parts = [
        reader.say("player", people=reader.word(PEOPLE, people), seat=seat),
        reader.say("holds", kingdoms=reader.lands(s.kingdoms_of(people)), territories=len(lands)),
        reader.say(
            "army", land=sum(s.units[land] for land in lands), ships=len(ships), aboard=aboard,
            party=s.party_units[people],
        ),
        reader.say("wealth", gold=s.gold_of(people), income=income_of(s, people), mana=s.mana[people]),
        reader.say("cards", scrolls=len(s.hands[people]), prophecies=len(s.prophecies[people])),
    ]  # fmt: skip
    if s.round and not s.has_king(people):
        parts.append(reader.say("no-king"))
    return " ".join(parts)
