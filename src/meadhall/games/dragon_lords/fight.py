"""A combat while it lasts: what the steps of a round have to remember."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

ATTACKER, DEFENDER = range(2)

LAND, AT_SEA, QUEST, PARTIES = range(4)
"""Where it is fought: in a territory, at sea, against monsters, or between two quest parties."""

DRAWN, SWUNG = 1, 2


def _pair() -> list[int]:
    return [0, 0]


def _nothing() -> list[tuple[int, ...]]:
    return [(), ()]


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
@dataclass
class Fight:
    """Lists have one entry for the attacker and one for the defender. Sets of pieces belong to their side."""

    kind: int
    zone: int
    attacker: int
    defender: int
    round: int = 0
    hits: list[int] = field(default_factory=_pair)
    """Hit points suffered and not yet taken."""
    frenzy: list[int] = field(default_factory=_pair)
    """Units that Berserk will cost unless somebody heals them."""
    poison: list[int] = field(default_factory=_pair)
    """Units that are poisoned in this round."""
    struck: list[int] = field(default_factory=_pair)
    """Pieces that have used their attack of this round."""
    whirling: list[int] = field(default_factory=_pair)
    """Pieces that roll more than one die in this round."""
    bound: list[int] = field(default_factory=_pair)
    """Pieces that Gleipnir holds in this round."""
    read: list[int] = field(default_factory=_pair)
    """Damage scrolls read in this round."""
    unhurt: list[int] = field(default_factory=_pair)
    """Whether an elixir keeps all hits of this round away."""
    cursed: list[int] = field(default_factory=_pair)
    """Whether Tyrfing is ``DRAWN`` in this round, or was ``SWUNG`` and will want a life after the combat."""
    shots: int = 0
    """Companions that have used their attack of this round."""
    once: tuple[str, ...] = ()
    """What can be done once in a combat and has been done."""
    loot: list[tuple[int, ...]] = field(default_factory=_nothing)
    """Treasures that the fallen of each side have left and nobody has taken up yet."""
    charming: bool = False
    """An attempt to charm the dragon has failed in this round."""
    dice: list[tuple[int, ...]] = field(default_factory=_nothing)
    """What each side has rolled in the melee of this round."""
    beasts: Beasts | None = None

    def copy(self) -> Fight:
        return Fight(
            self.kind, self.zone, self.attacker, self.defender, self.round, self.hits[:], self.frenzy[:],
            self.poison[:], self.struck[:], self.whirling[:], self.bound[:], self.read[:], self.unhurt[:],
            self.cursed[:], self.shots, self.once, self.loot[:], self.charming, self.dice[:],
            self.beasts.copy() if self.beasts else None,
        )  # fmt: skip

    def people(self, side: int) -> int:
        return self.defender if side else self.attacker

    def side_of(self, people: int) -> int:
        return DEFENDER if people == self.defender else ATTACKER

    def spent(self, side: int) -> int:
        """Pieces of a side that cannot begin another attack in this round, as a set."""
        return self.struck[side] | self.whirling[side] | self.bound[side]

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
