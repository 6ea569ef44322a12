"""Quest cards and prophecies, and the deeds that they are made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from meadhall.games.dragon_lords.components.values import Amount, Attack, Die, Few, HitPoints, Names, Trait
from meadhall.kernel.components import Strict


class Deed(Strict, frozen=True, tag_field="do"):
    """One step of what a card does."""


class Gain(Deed, frozen=True, tag="gain"):
    mana: Amount = 0
    gold: Amount = 0
    units: Amount = 0
    spells: Few = 0
    scrolls: Few = 0
    treasures: Few = 0
    prophecies: Few = 0
    companions: Few = 0
    dragonlords: Few = 0
    tools: Names = ()
    any_tools: Few = 0


class Lose(Deed, frozen=True, tag="lose"):
    mana: Amount = 0
    gold: Amount = 0
    units: Amount = 0
    tools: Names = ()
    any_tools: Few = 0
    half: str = ""
    """The people that loses only half, rounded up."""


class MeetMonsters(Deed, frozen=True, tag="fight"):
    monster: str
    count: Amount
    attack: Attack
    defence: Die
    hits: HitPoints
    traits: tuple[Trait, ...] = ()
    defeat: Literal["destroyed", "captured"] = "destroyed"


class Choose(Deed, frozen=True, tag="choose"):
    options: Annotated[tuple[tuple[AnyDeed, ...], ...], Meta(min_length=2)]


class RollCrystal(Deed, frozen=True, tag="crystal"):
    blessed: tuple[AnyDeed, ...] = ()
    ignored: tuple[AnyDeed, ...] = ()
    cursed: tuple[AnyDeed, ...] = ()
    magical: bool = False


class If(Deed, frozen=True, tag="if"):
    """Any one of ``has`` is enough."""

    has: Annotated[Names, Meta(min_length=1)]
    then: tuple[AnyDeed, ...] = ()
    otherwise: tuple[AnyDeed, ...] = ()


class Dare(Deed, frozen=True, tag="dare"):
    """A roll of ``most``, with what is added to it, or less succeeds."""

    die: Die
    most: Few
    plus: Literal["", "companions", "strength"]
    then: tuple[AnyDeed, ...] = ()
    otherwise: tuple[AnyDeed, ...] = ()


class Shop(Deed, frozen=True, tag="shop"):
    markup: Few


class Go(Deed, frozen=True, tag="go"):
    to: Literal["wastelands", "anywhere"]


class Stride(Deed, frozen=True, tag="stride"):
    """The next move may be chosen instead of rolled."""

    least: Few
    most: Few


class Draw(Deed, frozen=True, tag="draw"):
    """Another quest card."""


class Captured(Deed, frozen=True, tag="captured"):
    pass


class Rescue(Deed, frozen=True, tag="rescue"):
    pass


AnyDeed = Gain | Lose | MeetMonsters | Choose | RollCrystal | If | Dare | Shop | Go | Stride | Draw | Captured | Rescue
Deeds = tuple[AnyDeed, ...]

GAINS = ("mana", "gold", "units", "spells", "scrolls", "treasures", "prophecies", "companions", "tools")
PRICES = ("mana", "gold", "units", "tools")


class Omen(Strict, frozen=True):
    """A prophecy: when it is played, whom it shows, and its numbers."""

    kind: Literal["betrayal", "answer", "rescue", "move", "fate", "gain"]
    turn: Literal["own", "other", "any"] = "own"
    shows: str = ""
    deeds: Deeds = ()
    hits: Few = 0
    monsters: Few = 0
    attack: Few = 0
    mana: Few = 0
    spaces: Amount = 0


class Quest(Strict, frozen=True):
    requires: str
    helps: Names
    blessed: Deeds
    ignored: Deeds
    cursed: Deeds


def way_of(deeds: Deeds) -> str:
    """What a way on a card is called: after the first thing that it brings or takes."""
    if not deeds:
        return "decline"
    deed = deeds[0]
    if isinstance(deed, Gain):
        return next((f"gain-{name}" for name in GAINS if getattr(deed, name)), "dare")
    if isinstance(deed, Lose):
        return next((f"pay-{name}" for name in PRICES if getattr(deed, name)), "dare")
    return "fight" if isinstance(deed, MeetMonsters) else "dare"


def branches_of(deed: AnyDeed) -> tuple[Deeds, ...]:
    """The ways that lead on from a deed: the options of a choice, the colours of the die, yes and no."""
    if isinstance(deed, Choose):
        return deed.options
    if isinstance(deed, RollCrystal):
        return deed.blessed, deed.ignored, deed.cursed
    if isinstance(deed, If | Dare):
        return deed.then, deed.otherwise
    return ()


def all_deeds(deeds: Deeds) -> Iterator[AnyDeed]:
    """The deeds of a card, with those on all ways that lead on from them."""
    for deed in deeds:
        yield deed
        for branch in branches_of(deed):
            yield from all_deeds(branch)
