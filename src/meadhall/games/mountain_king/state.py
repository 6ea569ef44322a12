"""A position of Fall of the Mountain King, as flat columns.

Columns by seat have one entry a seat; ``trolls`` has ``seat * CAVERNS + cavern``. What changes rarely is kept in
tuples that copies share. Gnome tokens and Gate cards that nobody has looked at have no value yet: ``pool`` counts the
strengths that are still to be found, whether their tokens lie on the map or in the supply.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from meadhall.games.mountain_king.ancestry import Ancestry, Symbols
from meadhall.games.mountain_king.standing import Standing
from meadhall.games.mountain_king.table import NOBODY, NOWHERE, UNKNOWN, Table
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
from meadhall.kernel.sets import bits, mask_of
from meadhall.kernel.state import State

if TYPE_CHECKING:
    from meadhall.games.mountain_king import MountainKing
    from meadhall.games.mountain_king.rules.building import LayCards
    from meadhall.games.mountain_king.rules.setup import KeepChampion

IN_DECK, SHOWN, GONE = -1, -2, -3
"""Where a Champion is that nobody holds: unseen, in the display, or out of the game."""

Token = tuple[int, int]
"""A Gnome token: its strength (0 while unknown) and the set of seats that know it."""
Mix = tuple[tuple[int, int, int], tuple[tuple[int, int], ...]]
"""A moment when tokens went back into the supply: how many of each strength could be face down or in the supply then,
and the tokens, as cavern and number, that have lain face down since and not longer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mountain(State):
    game: MountainKing

    table: Table
    wave: int
    start: int
    active: int
    # Seats.
    score: list[int]
    supply: list[int]
    desperation: list[int]
    boost: list[int]
    stock: list[int]
    lair: tuple[tuple[int, ...], ...]
    # The map. ``crowd`` counts the Trolls and pawns of a seat; ``present`` is the set of caverns where it has any.
    trolls: list[int]
    crowd: list[int]
    present: list[int]
    gnomes: list[tuple[Token, ...]]
    overrun: int
    pool: list[int]
    reserve: int
    by_wheel: list[int]
    mixed: tuple[Mix, ...]
    wheel: int
    swarm: int
    gates: tuple[Token, ...]
    """Gate cards from the left, as Clan and the seats that know it."""
    halls: tuple[int, ...]
    # The Clan board and the Champions.
    planks: tuple[int, ...]
    votes: list[Standing]
    display: tuple[int, ...]
    influence: list[Standing]
    holder: tuple[int, ...]
    pawn: list[int]
    abroad: tuple[int, ...]
    """The Champions whose pawns are on the board."""
    camps: int
    """The caverns with pawns, as a set."""
    claws: tuple[int, ...]
    """Claws covered in this Wave."""
    tiles: tuple[int, ...]
    """Where the tile of a Wave III Champion lies: a Hall, a cavern or a Clan, as its card says."""
    offers: tuple[tuple[int, ...], ...]
    # Ancestries.
    ancestry: tuple[Ancestry, ...]
    covered: list[int]
    """The spots with cubes, as sets; ``symbols`` says which symbols these are."""
    symbols: tuple[Symbols, ...]
    hands: tuple[tuple[int, ...], ...]
    hands_seen: tuple[int, ...]
    discards: tuple[Token, ...]
    """Cards laid away, each with the seats that saw it."""
    # The action and the invasion that are going on.
    seizable: int
    marched: tuple[int, ...]
    """Pawns that moved in the Advance."""
    fallen: int

    def __init__(self, game: MountainKing, players: int, options: dict[str, Any], table: Table) -> None:
        super().__init__(game, players, options)
        parts = table.parts
        self.table = table
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
        self.crowd = [0] * (players * CAVERNS)
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
        self.influence = [()] * table.display
        self.holder = (IN_DECK,) * CHAMPIONS
        self.pawn = [NOWHERE] * CHAMPIONS
        self.abroad = ()
        self.camps = 0
        self.claws = (0,) * CHAMPIONS
        self.tiles = (NOWHERE,) * CHAMPIONS
        self.offers = ((),) * players
        self.ancestry = (Ancestry.begin(table.start_card),) * players
        self.covered = [0] * players
        self.symbols = (Symbols(self.ancestry[0], ()),) * players
        self.hands = ((),) * players
        self.hands_seen = (0,) * players
        self.discards = ()
        self.seizable = 0
        self.marched = ()
        self.fallen = 0

    def current_scores(self) -> list[int]:
        return self.score[:]

    # --- looking ----------------------------------------------------------------------------------

    def units(self, seat: int, cavern: int) -> int:
        """Trolls and pawns of a seat; a Champion is one Troll."""
        return self.crowd[seat * CAVERNS + cavern]

    def pawns_at(self, seat: int, cavern: int) -> list[int]:
        """The pawns of a seat that stand there."""
        if not self.camps >> cavern & 1:
            return []
        pawn, holder = self.pawn, self.holder
        return [champion for champion in self.abroad if pawn[champion] == cavern and holder[champion] == seat]

    def pawns(self, seat: int) -> list[int]:
        return [champion for champion in self.abroad if self.holder[champion] == seat]

    def has(self, seat: int, champion: int) -> bool:
        return self.holder[champion] == seat

    def pawn_in(self, seat: int, champion: int, cavern: int) -> bool:
        """Whether a seat's own pawn of this Champion stands there."""
        return self.pawn[champion] == cavern and self.holder[champion] == seat

    def claw_left(self, seat: int, champion: int) -> bool:
        return self.holder[champion] == seat and self.claws[champion] < self.table.claws[champion]

    def forces(self, cavern: int) -> list[int]:
        """What each seat counts for when control is worked out."""
        forces = self.crowd[cavern::CAVERNS]
        if self.pawn[HALDIS] == cavern:
            forces[self.holder[HALDIS]] += 1
        if self.tiles[HALLA] == cavern:
            forces[self.holder[HALLA]] += 2
        return forces

    def controller(self, cavern: int) -> int:
        """Who has more than any other single player in a cavern; nobody in a tie or among Gnomes."""
        if self.overrun >> cavern & 1:
            return NOBODY
        forces = self.forces(cavern)
        most = max(forces)
        return forces.index(most) if most and forces.count(most) == 1 else NOBODY

    def controlled(self, seat: int, within: int = -1) -> int:
        """The caverns that a seat controls; its Lairs always are."""
        rivals = self.rivals(seat)
        tile = self.tiles[HALLA]
        if tile != NOWHERE:
            rivals |= 1 << tile
        own = self.present[seat] & ~rivals & ~self.overrun
        contested = rivals & (self.present[seat] | (1 << tile if tile != NOWHERE else 0))
        for cavern in bits(contested & within):
            if self.controller(cavern) == seat:
                own |= 1 << cavern
        for lair in self.lair[seat]:
            own |= 1 << lair
        return own

    def rivals(self, seat: int) -> int:
        """The caverns where anybody else has a unit."""
        caverns = 0
        for other, there in enumerate(self.present):
            if other != seat:
                caverns |= there
        return caverns

    def dominated(self, seat: int) -> int:
        """The caverns where only this seat has units, and its Lairs, even empty ones."""
        own = self.present[seat] & ~self.rivals(seat)
        for lair in self.lair[seat]:
            own |= 1 << lair
        return own

    def occupied(self) -> int:
        caverns = self.overrun
        for there in self.present:
            caverns |= there
        return caverns

    def foreign_lairs(self, seat: int) -> int:
        """Lair spaces that this seat may not enter: the others', and those that nobody took."""
        closed = self.table.lairs
        for lair in self.lair[seat]:
            closed &= ~(1 << lair)
        return closed

    def troll_count(self, cavern: int) -> int:
        """All units in a cavern, whoever's they are."""
        return sum(self.crowd[cavern::CAVERNS])

    @property
    def round(self) -> int:
        """Waves are the rounds of this game."""
        return self.wave

    def turn_order(self) -> tuple[int, ...]:
        """Clockwise from the start player."""
        return tuple((self.start + n) % self.players for n in range(self.players))

    def gnomes_by_wheel(self) -> int:
        return sum(self.by_wheel)

    def seat_word(self, seat: int) -> str:
        return FACTION.words[seat] if seat < len(FACTION) else super().seat_word(seat)

    # --- moving pieces ----------------------------------------------------------------------------

    def place_trolls(self, seat: int, cavern: int, count: int = 1) -> None:
        """From the supply onto the map."""
        self.stock[seat] -= count
        self.add_trolls(seat, cavern, count)

    def add_trolls(self, seat: int, cavern: int, count: int) -> None:
        self.trolls[seat * CAVERNS + cavern] += count
        self._come(seat, cavern, count)

    def lift_trolls(self, seat: int, cavern: int, count: int = 1) -> None:
        self.trolls[seat * CAVERNS + cavern] -= count
        self._leave(seat, cavern, count)

    def put_pawn(self, champion: int, cavern: int) -> None:
        """Set a pawn down, wherever it was before."""
        seat, left = self.holder[champion], self.pawn[champion]
        self.pawn[champion] = cavern
        self.find_pawns()
        if left != NOWHERE:
            self._leave(seat, left, 1)
        if cavern != NOWHERE:
            self._come(seat, cavern, 1)

    def find_pawns(self) -> None:
        """Work out where pawns stand, after ``pawn`` has changed."""
        self.abroad = tuple([champion for champion, cavern in enumerate(self.pawn) if cavern != NOWHERE])
        self.camps = mask_of([self.pawn[champion] for champion in self.abroad])

    def _come(self, seat: int, cavern: int, units: int) -> None:
        self.crowd[seat * CAVERNS + cavern] += units
        self.present[seat] |= 1 << cavern

    def _leave(self, seat: int, cavern: int, units: int) -> None:
        self.crowd[seat * CAVERNS + cavern] -= units
        if not self.crowd[seat * CAVERNS + cavern]:
            self.present[seat] &= ~(1 << cavern)

    def find_units(self) -> None:
        """Work out who is where, after ``trolls`` and ``pawn`` were filled in."""
        self.find_pawns()
        self.crowd = self.trolls[:]
        for champion in self.abroad:
            self.crowd[self.holder[champion] * CAVERNS + self.pawn[champion]] += 1
        crowds = [self.crowd[seat * CAVERNS : (seat + 1) * CAVERNS] for seat in range(self.players)]
        self.present = [mask_of(cavern for cavern, units in enumerate(crowd) if units) for crowd in crowds]

    def take_champion(self, seat: int, champion: int) -> None:
        self.holder = replaced(self.holder, champion, seat)
        if self.table.champion_symbols[champion]:
            self.refresh_symbols()

    def refresh_symbols(self) -> None:
        """What cubes can cover follows from the Ancestry and the Champions of a seat; cubes stay where they lie."""
        before = self.symbols
        held: list[list[tuple[int, str]]] = [[] for _ in range(self.players)]
        for champion, symbols in self.table.adorned:
            seat = self.holder[champion]
            if seat >= 0:
                held[seat] += [(champion, symbol) for symbol in symbols]
        self.symbols = tuple([Symbols(ancestry, held[seat]) for seat, ancestry in enumerate(self.ancestry)])
        for seat, covered in enumerate(self.covered):
            if covered:
                self.covered[seat] = self.symbols[seat].mask(before[seat].among(covered))

    def cubes(self, seat: int) -> list[int]:
        """The symbols of a seat that are covered."""
        return self.symbols[seat].among(self.covered[seat])

    def is_covered(self, seat: int, symbol: int) -> bool:
        return self.symbols[seat].holds(self.covered[seat], symbol)

    def printed(self, seat: int, symbol: str) -> int:
        """How many symbols of a kind a seat's Champions show."""
        return sum(
            self.table.champion_symbols[champion].count(symbol)
            for champion, holder in enumerate(self.holder)
            if holder == seat
        )

    def cover_claw(self, champion: int) -> None:
        self.claws = replaced(self.claws, champion, self.claws[champion] + 1)

    # --- Gnomes -----------------------------------------------------------------------------------

    def add_gnome(self, cavern: int) -> None:
        """A token from the supply, unseen."""
        self.reserve -= 1
        self.gnomes[cavern] = (*self.gnomes[cavern], (0, 0))
        self.overrun |= 1 << cavern

    def set_token(self, cavern: int, token: int, strength: int, known: int) -> None:
        tokens = self.gnomes[cavern]
        self.gnomes[cavern] = (*tokens[:token], (strength, known), *tokens[token + 1 :])

    def clear_gnomes(self, cavern: int) -> None:
        self.gnomes[cavern] = ()
        self.overrun &= ~(1 << cavern)

    def mix_back(self) -> None:
        """The tokens by the Wheel go back into the supply."""
        for strength, count in enumerate(self.by_wheel):
            self.pool[strength] += count
            self.reserve += count
        self.by_wheel = [0, 0, 0]

    # --- what is hidden ---------------------------------------------------------------------------

    def unseen_cards(self) -> list[int]:
        """Ancestry cards that are nowhere to be seen from here."""
        known = {card for card, _ in self.discards}
        for ancestry in self.ancestry:
            known.update(card for card, _ in ancestry.laid)
        for hand in self.hands:
            known.update(hand)
        return [card for card in range(len(CARD)) if card not in known]

    def is_unseen(self, card: int) -> bool:
        """Whether a card is still in the deck."""
        for hand in self.hands:
            if card in hand:
                return False
        for ancestry in self.ancestry:
            if card in ancestry.cards:
                return False
        return card not in [other for other, _ in self.discards]

    def unseen_gates(self) -> list[int]:
        known = {clan for clan, _ in self.gates}
        return [clan for clan in range(CLANS) if clan not in known]

    def unseen_champions(self, deck: int) -> list[int]:
        offered = {champion for offer in self.offers for champion in offer}
        return [one for one in self.table.decks[deck] if self.holder[one] == IN_DECK and one not in offered]

    def secrets(self) -> dict[Hashable, frozenset[int]]:
        facts: dict[Hashable, frozenset[int]] = {}
        everybody = self.table.all_seats
        for seat, hand in enumerate(self.hands):
            if hand and self.hands_seen[seat] != everybody:
                facts["hand", hand] = frozenset(bits(self.hands_seen[seat]))
        for seat, offer in enumerate(self.offers):
            if offer:
                facts["offer", seat] = frozenset((seat,))
        for card, seen in self.discards:
            if seen != everybody:
                facts["discard", card] = frozenset(bits(seen))
        for number, (clan, known) in enumerate(self.gates):
            if known and known != everybody:
                facts["gate", self.wave, number, clan] = frozenset(bits(known))
        for cavern in bits(self.overrun):
            for number, (strength, known) in enumerate(self.gnomes[cavern]):
                if strength and known != everybody:
                    facts["gnome", cavern, number, strength] = frozenset(bits(known))
        step = self._secret_step()
        for seat, aside in enumerate(step.aside if step else ()):
            if aside != NOT_YET:
                facts["aside", seat] = frozenset((seat,))
        return facts

    def _secret_step(self) -> LayCards | KeepChampion | None:
        """The choice that all make at once, while some have made theirs."""
        from meadhall.games.mountain_king.rules.building import LayCards
        from meadhall.games.mountain_king.rules.setup import KeepChampion

        step = self.agenda[-1] if self.agenda else None
        return step if isinstance(step, (LayCards, KeepChampion)) else None

    def conceal(self, viewer: int | None) -> None:
        eye = 0 if viewer is None else 1 << viewer
        everybody = self.table.all_seats
        self.hands = tuple(
            hand if seen & eye or seen == everybody else (UNKNOWN,) * len(hand)
            for hand, seen in zip(self.hands, self.hands_seen, strict=True)
        )
        self.discards = tuple(
            (card if seen & eye or seen == everybody else UNKNOWN, seen) for card, seen in self.discards
        )
        self.offers = tuple(
            offer if seat == viewer else (UNKNOWN,) * len(offer) for seat, offer in enumerate(self.offers)
        )
        self.gates = tuple(
            (clan if known & eye or known == everybody else UNKNOWN, known) for clan, known in self.gates
        )
        for cavern in bits(self.overrun):
            for number, (strength, known) in enumerate(self.gnomes[cavern]):
                if strength and not known & eye and known != everybody:
                    self.set_token(cavern, number, 0, known)
                    self.pool[strength - 1] += 1
        step = self._secret_step()
        if step is not None:
            self.agenda[-1] = step.seen_by(viewer)

    def imagine(self, viewer: int | None, rng: Random) -> None:
        cards = self.unseen_cards()
        rng.shuffle(cards)
        self.hands = tuple(tuple(sorted(cards.pop() if card == UNKNOWN else card for card in hand))
                           for hand in self.hands)  # fmt: skip
        self.discards = tuple((cards.pop() if card == UNKNOWN else card, seen) for card, seen in self.discards)
        starters = self.unseen_champions(0)
        rng.shuffle(starters)
        self.offers = tuple(tuple(sorted(starters.pop() if one == UNKNOWN else one for one in offer))
                            for offer in self.offers)  # fmt: skip
        clans = self.unseen_gates()
        rng.shuffle(clans)
        self.gates = tuple((clans.pop() if known and clan == UNKNOWN else clan, known) for clan, known in self.gates)
        if self.mixed:
            from meadhall.games.mountain_king.secrecy import imagine_settled

            imagine_settled(self, rng)
        for cavern in bits(self.overrun):
            for number, (strength, known) in enumerate(self.gnomes[cavern]):
                if known and not strength:
                    found = rng.choices((1, 2, 3), self.pool)[0]
                    self.pool[found - 1] -= 1
                    self.set_token(cavern, number, found, known)
        step = self._secret_step()
        if step is not None:
            self.agenda[-1] = step.imagined(self, rng)

    # --- texts ------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        from meadhall.games.mountain_king.document import write

        return write(self)

    def check(self) -> None:
        from meadhall.games.mountain_king.checks import check

        check(self)


NOT_YET, HIDDEN = -1, -2
"""What a seat has put aside: nothing yet, or something that the viewer may not know."""


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    changed = list(values)
    changed[at] = value
    return tuple(changed)
