"""A combat while it lasts: what the steps of a round have to remember."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from meadhall.kernel.sets import without

ATTACKER, DEFENDER = range(2)

LAND, AT_SEA, QUEST, PARTIES = range(4)
"""Where it is fought: in a territory, at sea, against monsters, or between two quest parties."""

DRAWN, SWUNG = 1, 2


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Beasts:
    """The monsters of a quest. They are one and the same kind, and hurt one after the other."""

    monster: int
    count: int
    attack: int
    defence: int
    hits: int
    """Hit points of each."""
    traits: tuple[str, ...] = ()
    captures: bool = False
    """A party that loses is captured instead of destroyed."""
    wounds: int = 0
    """Hit points that the first of them has lost."""
    asleep: bool = False
    """The dragon breathes no fire in this combat."""
    then: int = -1
    """Where the quest's script goes on after a victory."""
    lair: bool = False

    def copy(self) -> Beasts:
        return Beasts(
            self.monster, self.count, self.attack, self.defence, self.hits, self.traits, self.captures, self.wounds,
            self.asleep, self.then, self.lair,
        )  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False)
class Fight:
    """Lists have one entry for the attacker and one for the defender. Sets of pieces belong to their side."""

    kind: int
    zone: int
    attacker: int
    defender: int
    beasts: Beasts | None
    round: int
    hits: list[int]
    """Hit points suffered and not yet taken."""
    frenzy: list[int]
    """Units that Berserk will cost unless somebody heals them."""
    poison: list[int]
    """Units that are poisoned in this round."""
    struck: list[int]
    """Pieces that have used their attack of this round."""
    whirling: list[int]
    """Pieces that roll more than one die in this round."""
    bound: list[int]
    """Pieces that Gleipnir holds in this round."""
    read: list[int]
    """Damage scrolls read in this round."""
    unhurt: list[int]
    """Whether an elixir keeps all hits of this round away."""
    cursed: list[int]
    """Whether Tyrfing is ``DRAWN`` in this round, or was ``SWUNG`` and will want a life after the combat."""
    shots: int
    """Companions that have used their attack of this round."""
    once: tuple[str, ...]
    """What can be done once in a combat and has been done."""
    loot: list[tuple[int, ...]]
    """Treasures that the fallen of each side have left and nobody has taken up yet."""
    charming: bool
    """An attempt to charm the dragon has failed in this round."""
    dice: list[tuple[int, ...]]
    """What each side has rolled in the melee of this round."""
    tas: tuple[int, int] | None
    """What each side adds to its Attack numbers in this round, once that has been worked out."""

    # A dataclass would make a constructor that is never compiled.
    def __init__(self, kind: int, zone: int, attacker: int, defender: int, beasts: Beasts | None = None) -> None:
        self.kind = kind
        self.zone = zone
        self.attacker = attacker
        self.defender = defender
        self.beasts = beasts
        self.round = 0
        self.hits = [0, 0]
        self.frenzy = [0, 0]
        self.poison = [0, 0]
        self.struck = [0, 0]
        self.whirling = [0, 0]
        self.bound = [0, 0]
        self.read = [0, 0]
        self.unhurt = [0, 0]
        self.cursed = [0, 0]
        self.shots = 0
        self.once = ()
        self.loot = [(), ()]
        self.charming = False
        self.dice = [(), ()]
        self.tas = None

    def copy(self) -> Fight:
        other = Fight.__new__(Fight)
        other.kind = self.kind
        other.zone = self.zone
        other.attacker = self.attacker
        other.defender = self.defender
        other.beasts = self.beasts.copy() if self.beasts else None
        other.round = self.round
        other.hits = self.hits[:]
        other.frenzy = self.frenzy[:]
        other.poison = self.poison[:]
        other.struck = self.struck[:]
        other.whirling = self.whirling[:]
        other.bound = self.bound[:]
        other.read = self.read[:]
        other.unhurt = self.unhurt[:]
        other.cursed = self.cursed[:]
        other.shots = self.shots
        other.once = self.once
        other.loot = self.loot[:]
        other.charming = self.charming
        other.dice = self.dice[:]
        other.tas = self.tas
        return other

    def people(self, side: int) -> int:
        return self.defender if side else self.attacker

    def side_of(self, people: int) -> int:
        return DEFENDER if people == self.defender else ATTACKER

    def spent(self, side: int) -> int:
        """Pieces of a side that cannot begin another attack in this round, as a set."""
        return self.struck[side] | self.whirling[side] | self.bound[side]

    def is_hurt(self, side: int) -> bool:
        """Whether units of a side have been hit or poisoned and are still to be taken away."""
        return self.hits[side] > 0 or self.frenzy[side] > 0 or self.poison[side] > 0

    def forget(self, people: int, piece: int) -> None:
        """A piece has fallen: whoever is called so after it has done nothing yet."""
        if people in (self.attacker, self.defender):
            side = self.side_of(people)
            for column in (self.struck, self.whirling, self.bound):
                column[side] = without(column[side], piece)

    def new_round(self) -> None:
        """What lasts for one round only is over."""
        self.round += 1
        for column in (
            self.hits, self.frenzy, self.poison, self.struck, self.whirling, self.bound, self.read, self.unhurt,
        ):  # fmt: skip
            column[0] = column[1] = 0
        self.dice[0] = self.dice[1] = ()
        self.shots = 0
        self.charming = False
        self.tas = None
