"""The table read aloud: a view as plain lines of words, for people who listen or who have no picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from meadhall.games.ice_garden.components import Components
from meadhall.games.ice_garden.facts import CLOSED, FACE_DOWN, FIGURES, LEVELS, SAFE
from meadhall.games.ice_garden.rules.advanced import active
from meadhall.games.ice_garden.rules.goals import progress
from meadhall.games.ice_garden.rules.initiative import may_jump
from meadhall.games.ice_garden.rules.ranking import dominator
from meadhall.games.ice_garden.state import EMPTY, NOBODY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import (
    CHARACTER,
    FIELD,
    FREIHOFF,
    GOLD,
    GORGE,
    IMPROVEMENT,
    M_FACTOR,
    POPULATION,
    REGION,
    REGIONS,
    RESOURCE,
    SIDE,
    VUKO_TILE,
)
from meadhall.kernel import reading
from meadhall.kernel.view import View

TEXTS = reading.texts_of("meadhall.games.ice_garden")


def printed_name(printed: str, lang: str) -> str:
    id = "read-name-" + printed.lower().replace(" ", "-")
    return TEXTS.say(id, lang) if id.replace("-", "").isalnum() and TEXTS.has(id, lang) else printed


def named_region(parts: Components, region: int, lang: str) -> str:
    """A region by its name, with its letter beside it."""
    letter = REGION.words[region]
    return TEXTS.say("read-place", lang, name=printed_name(parts.regions[letter].name, lang), letter=letter)


class Reader(reading.Reader):
    """A position and the language in which it is read."""

    texts = TEXTS
    none = "nothing"

    def __init__(self, view: View, lang: str) -> None:
        super().__init__(view, lang)
        assert isinstance(view.position, IceGardenState)
        self.s: IceGardenState = view.position

    def word(self, word: str) -> str:
        return TEXTS.word(word, self.lang)

    def seat(self, seat: int) -> str:
        return self.word(self.s.seat_word(seat))

    def seats(self, seats: Iterable[int]) -> str:
        return self.join(self.seat(seat) for seat in seats)

    def printed(self, name: str) -> str:
        """A name from the pack in the reader's language; a name of the owner's own pack is read as it stands."""
        return printed_name(name, self.lang)

    def unit_name(self, seat: int, level: int) -> str:
        sheet = self.s.facts.parts.characters[CHARACTER.words[self.s.character[seat]]]
        return self.printed(sheet.rows[level - 1].name)

    def amounts(self, amounts: Iterable[int]) -> str:
        """Resources that are there, such as "2 gold, 1 M-factor"."""
        there = [(word, n) for word, n in zip(RESOURCE.words, amounts, strict=True) if n]
        return self.join(self.say("amount", count=n, thing=self.word(word)) for word, n in there)


# --- the board ------------------------------------------------------------------------------------


def board(view: View, lang: str = "en", which: str = "") -> list[str]:
    """A line for each region, or for the one region that is named by its letter."""
    reader = Reader(view, lang)
    letter = which.strip().upper()
    if not letter:
        return [region_line(reader, region) for region in range(REGIONS)]
    if letter not in REGION.words:
        return [reader.say("no-region", which=which.strip()[:20], regions=", ".join(REGION.words))]
    return [region_line(reader, REGION.find(letter))]


def region_line(reader: Reader, region: int) -> str:
    s = reader.s
    letter = REGION.words[region]
    name = reader.printed(s.facts.parts.regions[letter].name)
    head = reader.say("region", region=letter, name=name)
    borders = reader.say("borders", regions=", ".join(REGION.words[other] for other in s.facts.borders[region]))
    if s.tiles[region] == CLOSED:
        return f"{head} {reader.say('closed' if s.tiles_laid() == s.facts.tiles else 'no-tile')} {borders}"
    parts = [head, *tile(reader, region)]
    if s.locked[region]:
        parts.append(reader.say("locked"))
    parts += [pieces(reader, seat, region) for seat in range(s.facts.seats) if s.present(seat, region)]
    parts += things(reader, region)
    leader = dominator(s, region)
    if leader != NOBODY:
        parts.append(reader.say("dominates", seat=reader.seat(leader)))
    return " ".join([*parts, borders])


def tile(reader: Reader, region: int) -> list[str]:
    s = reader.s
    number = s.tiles[region]
    if number == FACE_DOWN:
        return [reader.say("face-down")]
    points = ", ".join(str(s.facts.points(number, rank)) for rank in range(s.facts.seats))
    return [
        reader.say("tile", number=number, points=points),
        reader.say("offers", resources=reader.amounts(s.facts.resources[number])),
    ]


def pieces(reader: Reader, seat: int, region: int) -> str:
    """A player's pieces in a region, and their influence."""
    s = reader.s
    markers = s.markers_at(seat, region)
    there: list[str] = []
    if markers:
        there.append(reader.say("markers", count=markers))
    if region == s.vuko and s.held[seat]:
        there.append(reader.say("held", count=s.held[seat]))
    for level in LEVELS:
        figures = s.figures_at(seat, level, region)
        if figures:
            there.append(reader.say("units", count=len(figures), level=level, name=reader.unit_name(seat, level)))
            damage = [s.damage_to(seat, figure) for figure in figures]
            there += [reader.say("damage", count=n) for n in damage if n]
    return reader.say("pieces", seat=reader.seat(seat), influence=s.influence(seat, region), pieces=reader.join(there))


def things(reader: Reader, region: int) -> list[str]:
    """The pieces that belong to no player, or to a goal."""
    s = reader.s
    counts = (
        ("neutral", s.neutral[region]),
        ("reserves", s.reserves[region]),
        ("reserves-down", s.reserves_down[region]),
        ("nightmares", s.nightmares[region]),
    )
    said = [reader.say(id, count=count) for id, count in counts if count]
    places = (("tower", s.towers[region]), ("thorn", s.thorn == region), ("vuko", s.vuko == region))
    return said + [reader.say(id) for id, there in places if there]


# --- the players ----------------------------------------------------------------------------------


def who(view: View, lang: str = "en", which: str = "") -> list[str]:
    """What lies before each player; first the turn order."""
    reader = Reader(view, lang)
    s = reader.s
    lines = [reader.say("turn-order", seats=reader.seats(s.order))] if s.order else []
    for seat in range(s.facts.seats):
        lines += player(reader, seat)
    return lines


def player(reader: Reader, seat: int) -> list[str]:
    s = reader.s
    name = reader.seat(seat)
    if s.character[seat] == NOBODY:
        return [reader.say("no-character", seat=name)]
    kind = "opponent" if seat >= s.players else "player"
    lines = [reader.say(kind, seat=name, number=seat + 1, score=s.score[seat])]
    if seat < s.players:
        lines += [holdings(reader, seat), standing(reader, seat)]
    lines.append(reader.say("stock", count=s.stock[seat], gorge=s.gorge[seat]))
    lines += [sheet_row(reader, seat, level) for level in LEVELS]
    if s.character[seat] == FREIHOFF:
        spy = [reader.word(IMPROVEMENT.words[kind]) for kind in s.spy if kind != EMPTY]
        lines.append(reader.say("spy", improvements=reader.join(spy)))
    return [*lines, goal(reader, seat)]


def goal(reader: Reader, seat: int) -> str:
    done, needed = progress(reader.s, seat)
    word = CHARACTER.words[reader.s.character[seat]]
    return reader.say("goal", goal=TEXTS.say(f"goal-{word}", reader.lang, done=done, needed=needed))


def holdings(reader: Reader, seat: int) -> str:
    s = reader.s
    layers = [reader.say("layer", count=count, layer=layer) for layer, count in enumerate(s.layers(seat))]
    return reader.say(
        "holdings",
        population=s.has(seat, POPULATION),
        gold=s.has(seat, GOLD),
        layers=", ".join(layers),
        tokens=s.tokens[seat],
    )


def standing(reader: Reader, seat: int) -> str:
    s = reader.s
    value = s.reputation[seat]
    return reader.say(
        "standing",
        value=reader.say("safe") if value == SAFE else str(value),
        place=s.standing.index(seat) + 1,
        helm=s.helm[seat],
        actions=s.actions[seat],
    )


def sheet_row(reader: Reader, seat: int, level: int) -> str:
    """A kind of unit: its icons with all improvements, and which spots are filled or free."""
    s = reader.s
    of = (seat, level)
    icons = (s.attack_of(*of), s.shield_of(*of), s.speed_of(*of), s.worth_of(*of) - level)
    prices, spots = s.facts.prices[s.character[seat]][level], s.spots_of(seat, level)
    filled = [reader.word(IMPROVEMENT.words[kind]) for kind in spots if kind != EMPTY]
    free = [str(price) for price, kind in zip(prices, spots, strict=False) if kind == EMPTY]
    return reader.say(
        "row",
        level=level,
        name=reader.unit_name(seat, level),
        there=len(FIGURES[level]) - s.off_map(seat, level),
        units=len(FIGURES[level]),
        icons=reader.join(f"{reader.word(IMPROVEMENT.words[kind])} {n}" for kind, n in enumerate(icons) if n),
        improvements=reader.join(filled),
        free=reader.join(free),
    )


# --- the tracks -----------------------------------------------------------------------------------


def tracks(view: View, lang: str = "en", which: str = "") -> list[str]:
    """Round, Dead Snow, initiative, the action fields in their order, Vuko, and the banks."""
    reader = Reader(view, lang)
    s = reader.s
    lines = [reader.say("round", number=s.round), reader.say("snow", value=s.snow, limit=s.facts.snow_limit)]
    lines += initiative(reader)
    lines += fields(reader)
    lines.append(
        reader.say("vuko-nowhere") if s.vuko == NOWHERE else reader.say("vuko-at", region=REGION.words[s.vuko])
    )
    lines += vuko_tiles(reader)
    lines += banks(reader)
    return lines


def initiative(reader: Reader) -> list[str]:
    s = reader.s
    facts = s.facts
    lines = [reader.say("turn-order", seats=reader.seats(s.order))] if s.order else []
    for seat in s.order:
        helm = s.helm[seat]
        lines.append(
            reader.say(
                "helm",
                seat=reader.seat(seat),
                helm=helm,
                helms=facts.helms,
                stage=facts.stage_of[helm] + 1,
                ship=facts.ships[helm],
                cubes=facts.cubes[helm],
                jump="yes" if may_jump(s, seat) else "no",
            )
        )
    ahead = ", ".join(str(helm) for helm in facts.red_ships[s.red :])
    lines.append(reader.say("red-ships", helms=ahead) if ahead else reader.say("no-red-ships"))
    if s.scorings:
        lines.append(reader.say("scorings", count=s.scorings))
    return lines


def fields(reader: Reader) -> list[str]:
    """Viper Gorge comes first; then the five others, as their order tokens lie."""
    s = reader.s
    lines = [reader.say("gorge", field=reader.word(FIELD.words[GORGE]), seats=reader.seats(s.fields[GORGE]))]
    laid = [(str(token), field) for token, field in enumerate(s.sequence, 1) if field]
    waiting = [(reader.say("no-token"), field) for field in range(1, len(FIELD)) if field not in s.sequence]
    for token, field in laid + waiting:
        lines.append(
            reader.say(
                "field",
                token=token,
                field=reader.word(FIELD.words[field]),
                taken=len(s.fields[field]),
                slots=s.facts.slots[field],
                seats=reader.seats(s.fields[field]),
            )
        )
    return lines


def vuko_tiles(reader: Reader) -> list[str]:
    s = reader.s
    lines: list[str] = []
    for stage, (laid, side) in enumerate(s.vuko_tiles, 1):
        if laid == EMPTY:
            lines.append(reader.say("no-vuko-tile", stage=stage))
        else:
            lines.append(
                reader.say(
                    "vuko-tile",
                    stage=stage,
                    tile=reader.word(VUKO_TILE.words[laid]),
                    side=reader.word(SIDE.words[side]),
                    active="yes" if active(s, laid) else "no",
                )
            )
    return lines


def banks(reader: Reader) -> list[str]:
    s = reader.s
    left = zip(IMPROVEMENT.words, s.improvements, strict=True)
    return [
        reader.say(
            "bank",
            population=s.bank[POPULATION],
            gold=s.bank[GOLD],
            mfactor=s.bank[M_FACTOR],
            tokens=s.vuko_tokens,
        ),
        reader.say("improvements-left", improvements=", ".join(f"{reader.word(kind)} {n}" for kind, n in left)),
    ]


READING: dict[str, Callable[[View, str, str], list[str]]] = {"board": board, "who": who, "tracks": tracks}
"""What can be read aloud, by the word that asks for it."""
