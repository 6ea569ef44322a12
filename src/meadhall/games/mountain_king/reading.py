"""The table read aloud: a view as plain lines of words, for people who listen or who have no picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.resources import files

from meadhall.games.mountain_king.champions.end_of_wave import REWARDS, controlled, elders
from meadhall.games.mountain_king.components import Components, symbols_of
from meadhall.games.mountain_king.rules import breach
from meadhall.games.mountain_king.rules.scoring import domain_honour
from meadhall.games.mountain_king.rules.wave_three import GNOMES, hall_value, parties, plank_honour
from meadhall.games.mountain_king.standing import Standing
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import (
    ELDER,
    LETTERS,
    NOBODY,
    NOWHERE,
    SUPPLY,
    UNKNOWN,
    WAVES,
    WILD,
    WILD_CLAN,
    domain_of,
)
from meadhall.games.mountain_king.words import (
    ASTA,
    CARD,
    CAVERN,
    CAVERNS,
    CELL,
    CHAMPION,
    CHAMPIONS,
    CLAN,
    CLANS,
    EIRIK,
    FACTION,
    FIRST_CHAMPION,
    GRIMHILD,
    HALL,
    HALLA,
    SPACE,
    TORVALD,
    TYPE,
    WIDTH,
)
from meadhall.kernel import reading
from meadhall.kernel.domain import Domain
from meadhall.kernel.reading import squeezed
from meadhall.kernel.sets import bits
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

_HERE = files("meadhall.games.mountain_king")
TEXTS = Texts([files("meadhall.kernel") / "text", _HERE / "text", _HERE / "text" / "reading"])
PLACES = 3
LONGEST = 20
"""So much of what somebody typed is read back."""


class Reader(reading.Reader):
    """A position and the language in which it is read."""

    texts = TEXTS
    none = "none"

    def __init__(self, view: View, lang: str) -> None:
        super().__init__(view, lang)
        assert isinstance(view.position, Mountain)
        self.s: Mountain = view.position

    def word(self, word: str) -> str:
        return TEXTS.word(word, self.lang)

    def seat(self, seat: int) -> str:
        return self.word(FACTION.words[seat])

    def seats(self, seats: Iterable[int]) -> str:
        return self.join(self.seat(seat) for seat in seats)

    def each(self, numbers: Iterable[int]) -> str:
        """A number for each player, such as "Blue 3, Red 1"."""
        return self.join(f"{self.seat(seat)} {number}" for seat, number in enumerate(numbers))

    def ranks(self, standing: Standing) -> str:
        """Numbers of those who have any, in the given order."""
        return ", ".join(f"{self.seat(seat)} {value}" for seat, value in standing) or self.say("nobody")

    def cavern(self, cavern: int) -> str:
        return self.word(CAVERN.words[cavern])

    def caverns(self, caverns: int) -> str:
        return self.join(self.cavern(cavern) for cavern in bits(caverns))

    def clan(self, clan: int) -> str:
        return self.say("outsider") if clan == WILD_CLAN else self.word(CLAN.words[clan])

    def champion(self, champion: int) -> str:
        """Its name; one from the owner's own pack is read as it stands."""
        word = CHAMPION.words[champion]
        printed = self.s.table.parts.champions[word].name
        return self.word(word) if printed == TEXTS.word(word) else printed

    def find(self, domain: Domain, which: str) -> int:
        """A word of a domain as somebody types it, in either spelling; or nobody's number."""
        for number, word in enumerate(domain.words):
            if squeezed(which) in (squeezed(word), squeezed(self.word(word))):
                return number
        return NOBODY


# --- how the game stands --------------------------------------------------------------------------


def overview(view: View, lang: str = "en", which: str = "") -> list[str]:
    reader = Reader(view, lang)
    s = reader.s
    lines = [reader.say("wave", number=s.wave)]
    if view.over:
        lines.append(reader.say("over"))
    elif view.deciding:
        lines.append(reader.say("deciding", seats=reader.seats(view.deciding)))
    lines.append(reader.say("honour", seats=reader.each(s.score)))
    if s.wave:
        lines += [
            reader.say("turn-order", seats=reader.seats(s.turn_order())),
            reader.say("supplies", seats=reader.each(s.supply)),
            reader.say("controls", seats=reader.each(controlled(s, n, s.table.caverns) for n in range(s.players))),
        ]
    if s.swarm != NOWHERE:
        lines.append(reader.say("swarm", clan=reader.clan(s.swarm)))
    return [*lines, reader.say("overrun", caverns=reader.caverns(s.overrun)), gnome_line(reader)]


def gnome_line(reader: Reader) -> str:
    return reader.say("gnomes-left", supply=reader.s.reserve, wheel=reader.s.gnomes_by_wheel())


# --- the map --------------------------------------------------------------------------------------


def board(view: View, lang: str = "en", which: str = "") -> list[str]:
    """A line a Domain, and one for the Lairs of each player; or what is named, with its borders."""
    reader = Reader(view, lang)
    s = reader.s
    if not which.strip():
        homes = [lair_line(reader, seat) for seat in range(s.players) if s.lair[seat]]
        return [domain_line(reader, clan) for clan in range(CLANS)] + homes
    clan = reader.find(CLAN, which)
    if clan != NOBODY:
        return [cavern_line(reader, cavern) for cavern in bits(s.table.domains[clan])]
    cavern = reader.find(CAVERN, which)
    if cavern != NOBODY and (s.table.caverns | s.table.lairs) >> cavern & 1:
        return [cavern_line(reader, cavern)]
    clans = ", ".join(map(reader.clan, range(CLANS)))
    return [reader.say("no-cavern", which=which.strip()[:LONGEST], clans=clans)]


def domain_line(reader: Reader, clan: int) -> str:
    caverns = [cavern_words(reader, cavern) for cavern in bits(reader.s.table.domains[clan])]
    swarm = [reader.say("swarm-here")] if reader.s.swarm == clan else []
    return " ".join([reader.say("domain", clan=reader.clan(clan)), *caverns, *swarm])


def lair_line(reader: Reader, seat: int) -> str:
    lairs = [cavern_words(reader, lair) for lair in reader.s.lair[seat]]
    return " ".join([reader.say("lairs", seat=reader.seat(seat)), *lairs])


def cavern_line(reader: Reader, cavern: int) -> str:
    """A cavern with its neighbours and the Great Halls that it touches."""
    table = reader.s.table
    parts = [cavern_words(reader, cavern), reader.say("borders", caverns=reader.caverns(table.near[cavern]))]
    halls = [HALL.words[hall] for hall, around in enumerate(table.halls) if around >> cavern & 1]
    if halls:
        parts.append(reader.say("touches", halls=", ".join(halls)))
    return " ".join(parts)


def cavern_words(reader: Reader, cavern: int) -> str:
    """Who and what is there, and who controls it."""
    s = reader.s
    present = [seat for seat in range(s.players) if s.present[seat] >> cavern & 1]
    there = gnomes(reader, cavern) + [units(reader, seat, cavern) for seat in present]
    there += [
        reader.say("tile", champion=reader.champion(champion))
        for champion in (ASTA, HALLA)
        if s.tiles[champion] == cavern
    ]
    if len(present) > 1 or s.tiles[HALLA] == cavern:
        controller = s.controller(cavern)
        there.append(
            reader.say("nobody-controls")
            if controller == NOBODY
            else reader.say("controlled", seat=reader.seat(controller))
        )
    if not there and s.table.lairs >> cavern & 1 and not any(cavern in lairs for lairs in s.lair):
        there.append(reader.say("unclaimed"))
    gate = "yes" if any(gates >> cavern & 1 for gates in s.table.gates) else "no"
    return reader.say("cavern", cavern=reader.cavern(cavern), gate=gate, there="; ".join(there) or reader.say("empty"))


def gnomes(reader: Reader, cavern: int) -> list[str]:
    strengths = [strength for strength, _ in reader.s.gnomes[cavern]]
    known = [reader.say("gnome", strength=strength) for strength in strengths if strength]
    unknown = strengths.count(0)
    return [*known, reader.say("unknown-gnomes", count=unknown)] if unknown else known


def units(reader: Reader, seat: int, cavern: int) -> str:
    s = reader.s
    trolls = s.trolls[seat * CAVERNS + cavern]
    there = [reader.say("trolls", count=trolls)] if trolls else []
    there += [reader.champion(champion) for champion in s.pawns_at(seat, cavern)]
    return f"{reader.seat(seat)} {reader.join(there)}"


# --- Ancestries -----------------------------------------------------------------------------------


def ancestry(view: View, lang: str = "en", which: str = "") -> list[str]:
    """The viewer's Ancestry and hand, or those of the player who is named; an onlooker hears all."""
    reader = Reader(view, lang)
    wanted: Iterable[int] = range(reader.s.players)
    if which.strip():
        wanted = [seat for seat in wanted if squeezed(which) in names_of(reader, seat)]
    elif view.seat is not None:
        wanted = (view.seat,)
    lines = [line for seat in wanted for line in ancestry_lines(reader, seat)]
    seats = reader.seats(range(reader.s.players))
    return lines or [reader.say("no-seat", which=which.strip()[:LONGEST], seats=seats)]


def names_of(reader: Reader, seat: int) -> set[str]:
    """All that a player may be called: a number, or a colour in either spelling."""
    return {str(seat + 1), FACTION.words[seat], squeezed(reader.seat(seat))}


def ancestry_lines(reader: Reader, seat: int) -> list[str]:
    s = reader.s
    shown = s.ancestry[seat]
    lines = [
        reader.say(
            "ancestry",
            seat=reader.seat(seat),
            elders=shown.elders.bit_count(),
            supplies=shown.supplies.bit_count(),
            covered=(s.covered[seat] & s.symbols[seat].grid).bit_count(),
        )
    ]
    for row in range(WIDTH):
        cells = [row * WIDTH + column for column in range(WIDTH)]
        laid = [cell_words(reader, seat, cell) for cell in cells if shown.cells[cell]]
        if laid:
            lines.append(reader.say("row", number=row + 1, cells=", ".join(laid)))
    extra = [extra_words(reader, seat, champion) for champion in owned(s, seat) if s.table.champion_symbols[champion]]
    if extra:
        lines.append(reader.say("extra", symbols=", ".join(extra)))
    if s.hands[seat]:
        lines.append(hand_line(reader, seat))
    return lines


def cell_words(reader: Reader, seat: int, cell: int) -> str:
    symbol = symbol_words(reader, reader.s.ancestry[seat].cells[cell])
    return f"{CELL.words[cell]} {covered_words(reader, seat, cell, symbol)}"


def extra_words(reader: Reader, seat: int, champion: int) -> str:
    """The symbols on a Champion."""
    printed = reader.s.table.champion_symbols[champion]
    symbols = " ".join(symbol_words(reader, symbol) for symbol in printed)
    return f"{reader.champion(champion)} {covered_words(reader, seat, FIRST_CHAMPION + champion, symbols)}"


def covered_words(reader: Reader, seat: int, symbol: int, words: str) -> str:
    return reader.say("covered", symbol=words) if reader.s.is_covered(seat, symbol) else words


def symbol_words(reader: Reader, symbol: str) -> str:
    return symbol_name(symbol, reader.lang)


@lru_cache(maxsize=256)
def symbol_name(symbol: str, lang: str) -> str:
    """A symbol as it is written on cards, in words, such as "Influence 2"."""
    plain = {".": "blank", WILD: "wild", SUPPLY: "supply", ELDER: "elder"}
    if symbol in plain:
        return TEXTS.say(f"read-{plain[symbol]}", lang)
    kind = TEXTS.word(TYPE.words[LETTERS.index(symbol[0])], lang)
    return f"{kind} {symbol[1:]}" if symbol[1:] else kind


def card_name(parts: Components, card: int, lang: str) -> str:
    """A card by its four symbols, row by row."""
    shown = symbols_of(parts.ancestry.cards[CARD.words[card]])
    first, second, third, fourth = (symbol_name(one, lang) for one in shown)
    return TEXTS.say("read-shows", lang, upper=f"{first}, {second}", lower=f"{third}, {fourth}")


def cell_name(cell: int, lang: str) -> str:
    """A cell by the letter and the number at the edges of the Ancestry."""
    word = CELL.words[cell]
    return TEXTS.say("read-cell", lang, column=word[0].upper(), row=word[1:])


def hall_name(parts: Components, hall: int, lang: str) -> str:
    """A Great Hall by the Domains that it lies between, which are the same on both sides of the board."""
    around = parts.front.halls[HALL.words[hall]]
    one, *others = dict.fromkeys(TEXTS.word(CLAN.words[domain_of(CAVERN.find(name))], lang) for name in around)
    if not others:
        return TEXTS.say("read-hall-in", lang, one=one)
    return TEXTS.say("read-hall-between", lang, one=one, other=others[0])


def hand_line(reader: Reader, seat: int) -> str:
    hand = reader.s.hands[seat]
    known = [card_words(reader, card) for card in hand if card != UNKNOWN]
    if not known:
        return reader.say("hidden-hand", count=len(hand))
    return reader.say("hand", cards="; ".join(known))


def card_words(reader: Reader, card: int) -> str:
    """A card with its four symbols, row by row."""
    first, second, third, fourth = (symbol_words(reader, symbol) for symbol in reader.s.table.cards[card])
    return reader.say("card", card=CARD.words[card], upper=f"{first}, {second}", lower=f"{third}, {fourth}")


# --- Champions and Clans --------------------------------------------------------------------------


def owned(s: Mountain, seat: int) -> list[int]:
    return [champion for champion in range(CHAMPIONS) if s.has(seat, champion)]


def champions(view: View, lang: str = "en", which: str = "") -> list[str]:
    """The display from the left, then the Champions of each player."""
    reader = Reader(view, lang)
    s = reader.s
    lines = [offer_line(reader, champion) for offer in s.offers for champion in offer if champion != UNKNOWN]
    for slot, champion in enumerate(s.display):
        parts = [champion_words(reader, "displayed", champion)]
        parts.append(reader.say("influence", seats=reader.ranks(s.influence[slot])))
        lines.append(" ".join([*parts, ability(reader, champion)]))
    for seat in range(s.players):
        lines += [owned_line(reader, seat, champion) for champion in owned(s, seat)]
    return lines or [reader.say("no-champions")]


def champion_words(reader: Reader, id: str, champion: int, **more: str) -> str:
    table = reader.s.table
    return reader.say(
        id,
        champion=reader.champion(champion),
        clan=reader.clan(table.champion_clan[champion]),
        votes=table.champion_votes[champion],
        **more,
    )


def ability(reader: Reader, champion: int) -> str:
    """What a Champion can do, as its rule says."""
    return reader.s.game.catalogue[f"MK-15.{champion + 1}"].text(reader.lang)


def offer_line(reader: Reader, champion: int) -> str:
    return f"{champion_words(reader, 'offered', champion)} {ability(reader, champion)}"


def owned_line(reader: Reader, seat: int, champion: int) -> str:
    s = reader.s
    parts = [champion_words(reader, "owned", champion, seat=reader.seat(seat))]
    if s.pawn[champion] != NOWHERE:
        parts.append(reader.say("pawn-at", cavern=reader.cavern(s.pawn[champion])))
    if s.tiles[champion] != NOWHERE:
        kind, place = tile_place(reader, champion)
        parts.append(reader.say("tile-at", kind=kind, place=place))
    if s.table.claws[champion]:
        left = s.table.claws[champion] - s.claws[champion]
        parts.append(reader.say("claws", left=left, claws=s.table.claws[champion]))
    return " ".join([*parts, ability(reader, champion)])


def tile_place(reader: Reader, champion: int) -> tuple[str, str]:
    """A tile lies at a Hall, on a plank or in a cavern, as its Champion says."""
    place = reader.s.tiles[champion]
    if champion in (TORVALD, GRIMHILD):
        return "hall", hall_name(reader.s.table.parts, place, reader.lang)
    return ("clan", reader.clan(place)) if champion == EIRIK else ("cavern", reader.cavern(place))


def clans(view: View, lang: str = "en", which: str = "") -> list[str]:
    """A line a Clan: who has Votes, and what the first three places will bring."""
    reader = Reader(view, lang)
    s = reader.s
    lines = []
    for clan in range(CLANS):
        parts = [reader.say("votes", clan=reader.clan(clan), seats=reader.ranks(s.votes[clan]))]
        if s.planks[clan] != NOWHERE:
            places = ", ".join(str(plank_honour(s, clan, place)) for place in range(PLACES))
            parts.append(reader.say("places", honour=places))
        lines.append(" ".join(parts))
    return lines


# --- Wheel and Gates ------------------------------------------------------------------------------


def wheel(view: View, lang: str = "en", which: str = "") -> list[str]:
    """The spaces with their tripwires, where the pawn stands, and what it has stirred up."""
    reader = Reader(view, lang)
    s = reader.s
    parts = s.table.parts.wheel
    lines = []
    for number, space in enumerate(s.table.spaces):
        wire = "breach" if number == parts.breach else "boost" if number == parts.boost else "none"
        pawn = "yes" if number == s.wheel else "no"
        name = reader.word(SPACE.words[space])
        lines.append(reader.say("space", number=number + 1, space=name, wire=wire, pawn=pawn))
    boosts = [parts.boosts[boost] for boost in s.boost]
    weak, middle, strong = s.by_wheel
    return [
        *lines,
        reader.say("boosts", seats=reader.each(boosts)),
        reader.say("by-wheel", weak=weak, middle=middle, strong=strong),
        reader.say("breach", count=breach.brings(s)),
    ]


def gates(view: View, lang: str = "en", which: str = "") -> list[str]:
    """Each Gate card as far as the viewer knows it, and what it brings."""
    reader = Reader(view, lang)
    s = reader.s
    lines = [gate_line(reader, number) for number in range(len(s.gates))]
    if s.swarm != NOWHERE:
        lines.append(reader.say("swarm", clan=reader.clan(s.swarm)))
    if s.wave:
        waves = s.table.parts.waves
        lines.append(reader.say("invaders", count=waves.invaders[s.wave - 1], honour=waves.first_fallen[s.wave - 1]))
    return [*lines, gnome_line(reader)]


def gate_line(reader: Reader, number: int) -> str:
    clan, known = reader.s.gates[number]
    if known == reader.s.table.all_seats:
        return reader.say("gate-open", number=number + 1, clan=reader.clan(clan))
    card = reader.say("face-down") if clan == UNKNOWN else reader.clan(clan)
    others = [seat for seat in bits(known) if seat != reader.viewer]
    seen = [reader.say("seen-by", seats=reader.seats(others))] if others else []
    return " ".join([reader.say("gate", number=number + 1, card=card), *seen])


# --- the players ----------------------------------------------------------------------------------


def who(view: View, lang: str = "en", which: str = "") -> list[str]:
    """What each player has; first the turn order."""
    reader = Reader(view, lang)
    s = reader.s
    lines = [reader.say("turn-order", seats=reader.seats(s.turn_order()))] if s.wave else []
    for seat in range(s.players):
        parts = [reader.say("player", seat=reader.seat(seat), number=seat + 1, honour=s.score[seat])]
        parts.append(reader.say("holdings", supplies=s.supply[seat], desperation=s.desperation[seat]))
        on_map = s.table.parts.bank.trolls - s.stock[seat]
        parts.append(reader.say("army", map=on_map, stock=s.stock[seat]))
        parts.append(reader.say("boost", boost=s.table.parts.wheel.boosts[s.boost[seat]]))
        parts.append(reader.say("elders", count=elders(s, seat)))
        if s.lair[seat]:
            parts.append(reader.say("settled", lairs=reader.join(map(reader.cavern, s.lair[seat]))))
        parts.append(reader.say("has-champions", champions=reader.join(map(reader.champion, owned(s, seat)))))
        lines.append(" ".join(parts))
    return lines


# --- scoring --------------------------------------------------------------------------------------


def scoring(view: View, lang: str = "en", which: str = "") -> list[str]:
    """What would be scored if the Wave ended as things stand; and the end of the game."""
    reader = Reader(view, lang)
    s = reader.s
    lines = [reader.say("if-scored")]
    lines += [
        reader.say("reward", champion=reader.champion(champion), seat=reader.seat(seat), honour=reward(s, seat))
        for seat in range(s.players)
        for champion, reward in REWARDS.items()
        if s.has(seat, champion)
    ]
    if s.wave < WAVES:
        lines += domain_lines(reader)
    lines.append(reader.say("at-the-end"))
    lines += [hall_line(reader, hall) for hall, around in enumerate(s.table.halls) if around]
    table = s.table.parts.elders.honour
    worth = [table[min(elders(s, seat), len(table) - 1)] for seat in range(s.players)]
    lines.append(reader.say("elders-worth", seats=reader.each(worth)))
    if NOWHERE not in s.planks:
        lines.append(reader.say("votes-worth", seats=reader.each(votes_worth(s, seat) for seat in range(s.players))))
    return lines


def domain_lines(reader: Reader) -> list[str]:
    """What each Domain would bring, and all of them together."""
    s = reader.s
    lines = []
    total = [0] * s.players
    for clan in range(CLANS):
        honour = [domain_honour(s, seat, clan) for seat in range(s.players)]
        total = [before + now for before, now in zip(total, honour, strict=True)]
        gains = tuple((seat, gain) for seat, gain in enumerate(honour) if gain)
        lines.append(reader.say("domain-worth", clan=reader.clan(clan), seats=reader.ranks(gains)))
    return [*lines, reader.say("domains-worth", seats=reader.each(total))]


def hall_line(reader: Reader, hall: int) -> str:
    """A Great Hall: its value, the caverns around it, and how many of them each party holds."""
    s = reader.s
    held = sorted(parties(s, hall).items(), key=lambda party: (-party[1], party[0]))
    names = [f"{reader.say('gnomes') if party == GNOMES else reader.seat(party)} {count}" for party, count in held]
    around = reader.caverns(s.table.halls[hall])
    return reader.say(
        "hall-worth", hall=HALL.words[hall], honour=hall_value(s, hall), caverns=around, parties=reader.join(names)
    )


def votes_worth(s: Mountain, seat: int) -> int:
    """What a player's places on all planks would bring."""
    return sum(
        plank_honour(s, clan, place)
        for clan in range(CLANS)
        for place, (owner, _) in enumerate(s.votes[clan][:PLACES])
        if owner == seat
    )


READING: dict[str, Callable[[View, str, str], list[str]]] = {
    "overview": overview,
    "board": board,
    "ancestry": ancestry,
    "champions": champions,
    "clans": clans,
    "wheel": wheel,
    "gates": gates,
    "who": who,
    "scoring": scoring,
}
"""What can be read aloud, by the word that asks for it."""
