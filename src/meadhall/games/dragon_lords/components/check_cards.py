"""Whether the numbers of a game, its cards and its tools fit together."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.games.dragon_lords.components.check_names import check_known
from meadhall.games.dragon_lords.components.pack import Components
from meadhall.games.dragon_lords.components.quests import (
    AnyDeed,
    Choose,
    Deeds,
    Gain,
    If,
    Lose,
    MeetMonsters,
    Stride,
    all_deeds,
    way_of,
)
from meadhall.games.dragon_lords.words import (
    COMPANION,
    FIRST_GOLD,
    FIRST_ISLAND,
    KINGDOM,
    MONSTER,
    PEOPLE,
    PEOPLES,
    SPELL,
    TOOL,
)
from meadhall.kernel.errors import PackError
from meadhall.kernel.pack import Pack

ORB = "dragon-orb"
HELD = ("wizard", "captured-party", "dragonlord-to-win", "gold", "mana", "companion")
"""What a card can ask for besides tools, companions and peoples."""


def check_fields(pack: Pack) -> None:
    """What a card does is written in the rules: a pack can change its numbers, but give it no others."""
    for group in ("spells", "scrolls", "treasures", "companions", "prophecies"):
        for name, card in pack.values[group].items():
            ours = pack.ours[group][name]
            _check_fields(card, ours, f"{group}.{name}")
            if "power" in card:
                _check_fields(card["power"], ours["power"], f"{group}.{name}.power")


def _check_fields(card: Mapping[str, object], ours: Mapping[str, object], at: str) -> None:
    for field in card:
        if field not in ours:
            raise PackError(f"{at}.{field}", "the card has no such number")


def check_bank(parts: Components) -> None:
    bank = parts.bank
    if bank.sails * PEOPLES < bank.ships:
        raise PackError("bank.sails", f"are too few for {bank.ships} ships")
    if not all(bank.crystal) or sum(bank.crystal) != 6:
        raise PackError("bank.crystal", "needs six faces, some of each colour")


def check_start(parts: Components) -> None:
    start, land = parts.start, FIRST_GOLD - len(KINGDOM)
    for players, units, gold in zip((2, 3, 4), start.units, start.gold_territories, strict=True):
        if players * gold > FIRST_ISLAND - FIRST_GOLD:
            raise PackError("start.gold_territories", f"are too many for {players} players")
        if units < start.kingdom + gold + -(-land // players):
            raise PackError("start.units", f"are too few for {players} players to claim their territories")
    if start.mana > parts.limits.mana:
        raise PackError("start.mana", f"is more than the most, {parts.limits.mana}")
    if start.ships > min(parts.bank.sails, parts.bank.ships // PEOPLES):
        raise PackError("start.ships", "are more than there are")
    if start.scrolls * PEOPLES > sum(scroll.copies for scroll in parts.scrolls.values()):
        raise PackError("start.scrolls", "are more than the deck has")
    if len(set(start.spells)) != len(start.spells):
        raise PackError("start.spells", "names a spell twice")
    check_known(start.tools, TOOL.words, "start.tools")
    if parts.gifts.bulk_gold >= parts.gifts.bulk_units * parts.peoples["orcs"].price:
        raise PackError("gifts.bulk_gold", "is no cheaper than single units")


def check_cards(parts: Components) -> None:
    _check_books(parts)
    for name, tool in parts.tools.items():
        if (not tool.gold, not tool.mana) != (name == ORB, name != ORB):
            raise PackError(f"tools.{name}", "costs gold; only the Dragon Orb costs mana")
    _check_companions(parts)
    _check_prophecies(parts)
    _check_quests(parts)


def _check_books(parts: Components) -> None:
    for name, people in parts.peoples.items():
        check_known(people.spells, SPELL.words, f"peoples.{name}.spells")
    for name in SPELL.words:
        if all(name not in people.spells for people in parts.peoples.values()):
            raise PackError(f"spells.{name}", "is in no people's book")


def _check_companions(parts: Components) -> None:
    heirs: dict[str, str] = {}
    for name, companion in parts.companions.items():
        at = f"companions.{name}"
        if companion.tool:
            check_known((companion.tool,), TOOL.words, f"{at}.tool")
        if companion.heir:
            check_known((companion.heir,), PEOPLE.words, f"{at}.heir")
            if companion.heir in heirs:
                raise PackError(f"{at}.heir", f"{heirs[companion.heir]} is the heir already")
            heirs[companion.heir] = name
    if len(heirs) < PEOPLES:
        raise PackError("companions", "need an heir of each people")


def _check_prophecies(parts: Components) -> None:
    for name, omen in parts.prophecies.items():
        at = f"prophecies.{name}"
        if omen.shows:
            check_known((omen.shows,), COMPANION.words, f"{at}.shows")
        if (omen.kind == "betrayal") != bool(omen.shows):
            raise PackError(f"{at}.shows", "a betrayal shows who betrays, and nothing else does")
        _check_deeds(omen.deeds, f"{at}.deeds")


def _check_quests(parts: Components) -> None:
    for name, quest in parts.quests.items():
        at = f"quests.{name}"
        if quest.requires:
            check_known((quest.requires,), (*TOOL.words, "wizard"), f"{at}.requires")
        check_known(quest.helps, (*TOOL.words, *HELD), f"{at}.helps")
        for column in ("blessed", "ignored", "cursed"):
            _check_deeds(getattr(quest, column), f"{at}.{column}")


def _check_deeds(deeds: Deeds, at: str) -> None:
    for deed in all_deeds(deeds):
        _check_deed(deed, at)


def _check_deed(deed: AnyDeed, at: str) -> None:
    if isinstance(deed, MeetMonsters):
        check_known((deed.monster,), MONSTER.words, at)
    elif isinstance(deed, If):
        check_known(deed.has, (*TOOL.words, *COMPANION.words, *PEOPLE.words, *HELD), at)
    elif isinstance(deed, Gain | Lose):
        check_known(deed.tools, TOOL.words, at)
        if isinstance(deed, Lose) and deed.half:
            check_known((deed.half,), PEOPLE.words, at)
    elif isinstance(deed, Choose):
        ways = [way_of(option) for option in deed.options]
        if len(set(ways)) < len(ways):
            raise PackError(at, "the ways to choose between must begin with different things")
    elif isinstance(deed, Stride) and deed.least > deed.most:
        raise PackError(at, f"{deed.least} is more than {deed.most}")
