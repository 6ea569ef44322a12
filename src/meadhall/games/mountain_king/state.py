"""A position of Fall of the Mountain King, as flat columns.

What changes rarely is kept in tuples that copies share. Gnome tokens and Gate cards that nobody has looked at have no
value yet. Sets of caverns, seats or spots are whole numbers with one bit for each member (``kernel/sets.py``).
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.ancestry import Ancestry, Symbols
from meadhall.games.mountain_king.facts import NOBODY, NOWHERE, UNKNOWN, Facts
from meadhall.games.mountain_king.standing import Standing
from meadhall.games.mountain_king.words import (
    CARD,
    CAVERNS,
    CHAMPIONS,
    CLANS,
    FACTION,
    HALDIS,
    HALL,
    HALLA,
)
from meadhall.kernel.sets import bits, mask_of, without
from meadhall.kernel.state import State

if TYPE_CHECKING:
    from meadhall.games.mountain_king import MountainKing

Value = TypeVar("Value")

IN_DECK, SHOWN, GONE = -1, -2, -3
"""Where a Champion is that nobody holds: unseen, in the display, or out of the game."""

Known = tuple[int, int]
"""A Gnome's strength (0 while unknown), a Gate card's Clan or a card, with the set of seats that know it."""
Mix = tuple[tuple[int, int, int], tuple[tuple[int, int], ...]]
"""A moment when tokens went back into the supply: how many of each strength could be face down or in the supply then,
and the tokens, as cavern and number, that have lain face down since and not longer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MountainKingState(State):
    game: MountainKing

    facts: Facts
    wave: int
    """0 in the set-up."""
    start: int
    """The start player of this Wave."""
    active: int
    """Whose turn or Instant it is."""

    # Seats, one entry for each.
    score: list[int]
    supply: list[int]
    desperation: list[int]
    boost: list[int]
    """Spaces along the Boost track."""
    stock: list[int]
    """Trolls in the supply."""
    lair: tuple[tuple[int, ...], ...]
    """The two Lairs of each seat."""

    # The map.
    trolls: list[int]
    """By seat and cavern: see ``trolls_at``."""
    present: list[int]
    """The caverns where each seat has a unit, as sets."""
    gnomes: list[tuple[Known, ...]]
    """The tokens in each cavern."""
    overrun: int
    """The caverns with Gnomes, as a set."""
    pool: list[int]
    """How many tokens of strength 1, 2 and 3 nobody has found yet, on the map and in the supply together."""
    reserve: int
    """How many tokens are in the supply."""
    by_wheel: list[int]
    """How many beaten tokens of strength 1, 2 and 3 lie by the Wheel."""
    mixed: tuple[Mix, ...]
    wheel: int
    """The space of the Wheel pawn."""
    swarm: int
    """The Clan at whose point the Swarm stands."""
    gates: tuple[Known, ...]
    """Gate cards from the left, each as its Clan and the seats that know it."""
    halls: tuple[int, ...]
    """What each Great Hall is worth."""

    # The Clan board and the Champions.
    planks: tuple[int, ...]
    """The Vote tile of each Clan."""
    votes: list[Standing]
    display: tuple[int, ...]
    """The Champions on display, from the left."""
    influence: list[Standing]
    """For each place of the display."""
    holder: tuple[int, ...]
    """For each Champion the seat that holds it, or where it is."""
    pawn: tuple[int, ...]
    """For each Champion the cavern of its pawn."""
    pawns_out: tuple[int, ...]
    """The Champions whose pawns are on the map."""
    pawn_caverns: int
    """The caverns with pawns, as a set."""
    claws: tuple[int, ...]
    """For each Champion the Claws covered in this Wave."""
    tiles: tuple[int, ...]
    """For each Champion of Wave III where its tile lies: a Hall, a cavern or a Clan, as its card says."""
    offers: tuple[tuple[int, ...], ...]
    """The starting Champions from which each seat chooses."""

    # Ancestries, one entry for each seat.
    ancestry: tuple[Ancestry, ...]
    covered: list[int]
    """The spots with cubes, as sets; ``symbols`` says which symbols these are."""
    symbols: tuple[Symbols, ...]
    hands: tuple[tuple[int, ...], ...]
    hands_seen: tuple[int, ...]
    """The seats that have seen each hand, as sets."""
    discards: tuple[Known, ...]
    """Cards laid away, each with the seats that saw it."""
    dealt: int | None
    """The cards that have left the deck and can be seen from here, as a set; None if some of them are blank."""

    # The action and the invasion that are going on.
    seizable: int
    """The caverns that the action could seize, as a set."""
    marched: tuple[int, ...]
    """The Champions whose pawns moved in the Advance."""
    fallen: int
    """How many units have fallen in the invasion."""

    def __init__(self, game: MountainKing, players: int, options: dict[str, Any], facts: Facts) -> None:
        super().__init__(game, players, options)
        parts = facts.parts
        self.facts = facts
        self.wave = 0
        self.start = 0
        self.active = NOBODY
        self.score = [0] * players
        self.supply = [0] * players
        self.desperation = [0] * players
        self.boost = [0] * players
        self.stock = [parts.bank.trolls] * players
        self.lair = ((),) * players
        self.trolls = [0] * (players * CAVERNS)
        self.present = [0] * players
        self.gnomes = [()] * CAVERNS
        self.overrun = 0
        self.pool = list(parts.bank.gnomes)
        self.reserve = sum(parts.bank.gnomes)
        self.by_wheel = [0, 0, 0]
        self.mixed = ()
        self.wheel = 0
        self.swarm = NOWHERE
        self.gates = ()
        self.halls = (0,) * len(HALL)
        self.planks = (NOWHERE,) * CLANS
        self.votes = [()] * CLANS
        self.display = ()
        self.influence = [()] * facts.display
        self.holder = (IN_DECK,) * CHAMPIONS
        self.pawn = (NOWHERE,) * CHAMPIONS
        self.pawns_out = ()
        self.pawn_caverns = 0
        self.claws = (0,) * CHAMPIONS
        self.tiles = (NOWHERE,) * CHAMPIONS
        self.offers = ((),) * players
        self.ancestry = (Ancestry.begin(facts.start_card),) * players
        self.covered = [0] * players
        self.symbols = (Symbols(self.ancestry[0], ()),) * players
        self.hands = ((),) * players
        self.hands_seen = (0,) * players
        self.discards = ()
        self.dealt = 0
        self.seizable = 0
        self.marched = ()
        self.fallen = 0

    def current_scores(self) -> list[int]:
        return self.score[:]

    # --- looking ----------------------------------------------------------------------------------

    def trolls_at(self, seat: int, cavern: int) -> int:
        """The Trolls of a seat in a cavern; pawns are not counted."""
        return self.trolls[seat * CAVERNS + cavern]

    def trolls_of(self, seat: int) -> list[int]:
        """The Trolls of a seat, cavern by cavern."""
        return self.trolls[seat * CAVERNS : (seat + 1) * CAVERNS]

    def units(self, seat: int, cavern: int) -> int:
        """Trolls and pawns of a seat; a Champion is one Troll."""
        trolls = self.trolls[seat * CAVERNS + cavern]
        return trolls + len(self.pawns_at(seat, cavern)) if self.pawn_caverns >> cavern & 1 else trolls

    def units_in(self, cavern: int) -> list[int]:
        """The units of each seat in a cavern."""
        units = self.trolls[cavern::CAVERNS]
        if self.pawn_caverns >> cavern & 1:
            for champion in self.pawns_out:
                if self.pawn[champion] == cavern:
                    units[self.holder[champion]] += 1
        return units

    def seats_in(self, cavern: int) -> list[int]:
        """Those who have a unit in a cavern."""
        return [seat for seat, caverns in enumerate(self.present) if caverns >> cavern & 1]

    def is_overrun(self, cavern: int) -> bool:
        """Whether Gnomes are in a cavern."""
        return self.overrun >> cavern & 1 == 1

    def strengths(self, cavern: int) -> list[int]:
        """The strength of each Gnome in a cavern, 0 while it is unknown."""
        return [strength for strength, _ in self.gnomes[cavern]]

    def pawns_at(self, seat: int, cavern: int) -> list[int]:
        """The pawns of a seat that stand there."""
        if not self.pawn_caverns >> cavern & 1:
            return []
        pawn, holder = self.pawn, self.holder
        return [champion for champion in self.pawns_out if pawn[champion] == cavern and holder[champion] == seat]

    def pawns(self, seat: int) -> list[int]:
        return [champion for champion in self.pawns_out if self.holder[champion] == seat]

    def holds(self, seat: int, champion: int) -> bool:
        """Whether a seat holds a Champion's card."""
        return self.holder[champion] == seat

    def champions_of(self, seat: int) -> list[int]:
        """The Champions whose cards a seat holds."""
        return [champion for champion, holder in enumerate(self.holder) if holder == seat]

    def has_pawn(self, seat: int, champion: int) -> bool:
        """Whether a seat holds a Champion whose pawn is on the map."""
        return self.holder[champion] == seat and self.pawn[champion] != NOWHERE

    def pawn_in(self, seat: int, champion: int, cavern: int) -> bool:
        """Whether a seat's own pawn of this Champion stands there."""
        return self.pawn[champion] == cavern and self.holder[champion] == seat

    def claw_left(self, seat: int, champion: int) -> bool:
        return self.holder[champion] == seat and self.claws[champion] < self.facts.claws[champion]

    def forces(self, cavern: int) -> list[int]:
        """What each seat counts for when control is worked out."""
        forces = self.units_in(cavern)
        if self.pawn[HALDIS] == cavern:
            forces[self.holder[HALDIS]] += 1
        if self.tiles[HALLA] == cavern:
            forces[self.holder[HALLA]] += 2
        return forces

    def controller(self, cavern: int) -> int:
        """Who has more than any other single player in a cavern; nobody in a tie or among Gnomes."""
        return NOBODY if self.overrun >> cavern & 1 else strongest(self.forces(cavern))

    def controlled(self, seat: int) -> int:
        """The caverns that a seat controls; its Lairs always are."""
        rivals = self.rivals(seat)
        if self.tiles[HALLA] != NOWHERE:
            rivals |= 1 << self.tiles[HALLA]
        alone = self.present[seat] & ~rivals & ~self.overrun
        return alone | self.controlled_of(rivals, seat) | self.own_lairs(seat)

    def controlled_of(self, caverns: int, seat: int) -> int:
        """Those of these caverns in which a seat is stronger than any other."""
        found, there = 0, self.present[seat]
        if self.tiles[HALLA] != NOWHERE:
            there |= 1 << self.tiles[HALLA]
        for cavern in bits(caverns & there & ~self.overrun):
            if strongest(self.forces(cavern)) == seat:
                found |= 1 << cavern
        return found

    def rivals(self, seat: int) -> int:
        """The caverns where anybody else has a unit."""
        caverns = 0
        for other, there in enumerate(self.present):
            if other != seat:
                caverns |= there
        return caverns

    def dominated(self, seat: int) -> int:
        """The caverns where only this seat has units, and its Lairs, even empty ones."""
        return self.present[seat] & ~self.rivals(seat) | self.own_lairs(seat)

    def occupied(self) -> int:
        caverns = self.overrun
        for there in self.present:
            caverns |= there
        return caverns

    def own_lairs(self, seat: int) -> int:
        """The two Lairs of a seat, as a set; none before it has chosen them."""
        lairs = self.lair[seat]
        # The Lairs of a pair stand side by side in the list of caverns.
        return 0b11 << lairs[0] if lairs else 0

    def foreign_lairs(self, seat: int) -> int:
        """Lair spaces that this seat may not enter: the others', and those that nobody took."""
        return self.facts.lairs & ~self.own_lairs(seat)

    def troll_count(self, cavern: int) -> int:
        """All units in a cavern, whoever's they are."""
        return sum(self.units_in(cavern))

    def current_round(self) -> int:
        """Waves are the rounds of this game."""
        return self.wave

    def turn_order(self) -> tuple[int, ...]:
        """Clockwise from the start player."""
        return tuple((self.start + n) % self.players for n in range(self.players))

    def gnomes_by_wheel(self) -> int:
        return sum(self.by_wheel)

    def wheel_after(self, spaces: int) -> int:
        """The space of the Wheel at this distance from the pawn."""
        return (self.wheel + spaces) % len(self.facts.spaces)

    def seat_word(self, seat: int) -> str:
        return FACTION.words[seat] if seat < len(FACTION) else super().seat_word(seat)

    # --- moving pieces ----------------------------------------------------------------------------

    def place_trolls(self, seat: int, cavern: int, count: int = 1) -> None:
        """From the supply onto the map."""
        self.stock[seat] -= count
        self.add_trolls(seat, cavern, count)

    def add_trolls(self, seat: int, cavern: int, count: int) -> None:
        self.trolls[seat * CAVERNS + cavern] += count
        self.present[seat] |= 1 << cavern

    def move_trolls(self, seat: int, origin: int, goal: int, count: int = 1) -> None:
        self.lift_trolls(seat, origin, count)
        self.add_trolls(seat, goal, count)

    def lift_trolls(self, seat: int, cavern: int, count: int = 1) -> None:
        self.trolls[seat * CAVERNS + cavern] -= count
        self._leave(seat, cavern)

    def put_pawn(self, champion: int, cavern: int) -> None:
        """Set a pawn down, wherever it was before."""
        seat, left = self.holder[champion], self.pawn[champion]
        self.pawn = replaced(self.pawn, champion, cavern)
        self.find_pawns()
        if left != NOWHERE:
            self._leave(seat, left)
        if cavern != NOWHERE:
            self.present[seat] |= 1 << cavern

    def find_pawns(self) -> None:
        """Work out where pawns stand, after ``pawn`` has changed."""
        self.pawns_out = tuple([champion for champion, cavern in enumerate(self.pawn) if cavern != NOWHERE])
        self.pawn_caverns = mask_of([self.pawn[champion] for champion in self.pawns_out])

    def _leave(self, seat: int, cavern: int) -> None:
        if not self.units(seat, cavern):
            self.present[seat] = without(self.present[seat], cavern)

    def find_units(self) -> None:
        """Work out who is where, after ``trolls`` and ``pawn`` were filled in."""
        self.find_pawns()
        caverns = range(CAVERNS)
        self.present = [
            mask_of(cavern for cavern in caverns if self.units(seat, cavern)) for seat in range(self.players)
        ]

    def take_champion(self, seat: int, champion: int) -> None:
        self.holder = replaced(self.holder, champion, seat)
        if self.facts.champion_symbols[champion]:
            self.refresh_symbols_of(seat)

    def refresh_symbols(self) -> None:
        for seat in range(self.players):
            self.refresh_symbols_of(seat)

    def refresh_symbols_of(self, seat: int) -> None:
        """What cubes can cover follows from the Ancestry and the Champions of a seat; cubes stay where they lie."""
        before, covered, holder = self.symbols[seat], self.covered[seat], self.holder
        held: list[tuple[int, str]] = []
        for champion, symbols in self.facts.adorned:
            if holder[champion] == seat:
                held += [(champion, symbol) for symbol in symbols]
        after = Symbols(self.ancestry[seat], held)
        self.symbols = replaced(self.symbols, seat, after)
        if covered:
            self.covered[seat] = after.mask(before.among(covered))

    def cubes(self, seat: int) -> list[int]:
        """The symbols of a seat that are covered."""
        return self.symbols[seat].among(self.covered[seat])

    def is_covered(self, seat: int, symbol: int) -> bool:
        return self.symbols[seat].holds(self.covered[seat], symbol)

    def printed(self, seat: int, symbol: str) -> int:
        """How many symbols of a kind a seat's Champions show."""
        adorned, holder = self.facts.adorned, self.holder
        return sum([symbols.count(symbol) for champion, symbols in adorned if holder[champion] == seat])

    def spend_claw(self, champion: int) -> None:
        """Cover a Claw of a Champion that somebody holds."""
        self.claws = replaced(self.claws, champion, self.claws[champion] + 1)
        self.tell(messages.CLAW, self.holder[champion], champion)

    # --- Gnomes -----------------------------------------------------------------------------------

    def add_gnome(self, cavern: int) -> None:
        """A token from the supply, unseen."""
        self.reserve -= 1
        self.gnomes[cavern] = (*self.gnomes[cavern], (0, 0))
        self.overrun |= 1 << cavern

    def set_token(self, cavern: int, token: int, strength: int, known: int) -> None:
        self.gnomes[cavern] = replaced(self.gnomes[cavern], token, (strength, known))

    def clear_gnomes(self, cavern: int) -> None:
        self.gnomes[cavern] = ()
        self.overrun = without(self.overrun, cavern)

    def mix_back(self) -> None:
        """The tokens by the Wheel go back into the supply."""
        for strength, count in enumerate(self.by_wheel):
            self.pool[strength] += count
            self.reserve += count
        self.by_wheel = [0, 0, 0]

    # --- what nobody has seen ---------------------------------------------------------------------

    def seen_cards(self) -> set[int]:
        """Ancestry cards that lie somewhere or are in a hand; ``UNKNOWN`` with them if some cannot be seen."""
        seen = {card for card, _ in self.discards}
        for ancestry in self.ancestry:
            seen.update(ancestry.cards)
        for hand in self.hands:
            seen.update(hand)
        return seen

    def unseen_cards(self) -> list[int]:
        """Ancestry cards that are nowhere to be seen from here."""
        seen = self.seen_cards()
        return [card for card in range(len(CARD)) if card not in seen]

    def find_dealt(self) -> None:
        """Work out which cards have left the deck, after they were filled in or taken away."""
        self.dealt = mask_of(card for card in self.seen_cards() if card != UNKNOWN)

    def unseen_gates(self) -> list[int]:
        known = {clan for clan, _ in self.gates}
        return [clan for clan in range(CLANS) if clan not in known]

    def unseen_champions(self, deck: int) -> list[int]:
        offered, holder = {champion for offer in self.offers for champion in offer}, self.holder
        return [one for one in self.facts.decks[deck] if holder[one] == IN_DECK and one not in offered]

    def secrets(self) -> dict[Hashable, frozenset[int]]:
        from meadhall.games.mountain_king.secrecy import secrets

        return secrets(self)

    def conceal(self, viewer: int | None) -> None:
        from meadhall.games.mountain_king.secrecy import conceal

        conceal(self, viewer)

    def imagine(self, viewer: int | None, rng: Random) -> None:
        from meadhall.games.mountain_king.secrecy import imagine

        imagine(self, rng)

    def blank(self) -> bool:
        from meadhall.games.mountain_king.secrecy import blank

        return blank(self)

    # --- texts ------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        from meadhall.games.mountain_king.document import write

        return write(self)

    def check(self) -> None:
        from meadhall.games.mountain_king.checks import check

        check(self)


def strongest(forces: list[int]) -> int:
    """The seat that has more than any other single one; nobody in a tie."""
    most, seat = 0, NOBODY
    for who, force in enumerate(forces):
        if force > most:
            most, seat = force, who
        elif force == most:
            seat = NOBODY
    return seat


def replaced(values: tuple[Value, ...], at: int, value: Value) -> tuple[Value, ...]:
    """The same values with another one at a place."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)
