"""Scenarios that cannot be: what is wrong is named by its part."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel.errors import MeadhallError, ScenarioError
from tests.games.dragon_lords.test_scenario import GAME, PARTY, scenario


@pytest.mark.parametrize(
    ("at", "what", "field"),
    [
        ("nap", {}, "at"),
        ("purchase", {"players": 5}, "players"),
        ("purchase", {"players": 2, "elves": {}, "orcs": {}, "dwarves": {}}, "players"),
        ("purchase", {"goblins": {}}, "goblins"),
        ("purchase", {"peoples": "goblins"}, "peoples"),
        ("purchase", {"peoples": "orcs orcs"}, "peoples"),
        ("purchase", {"peoples": "orcs dwarves", "elves": {}}, "peoples"),
        ("purchase", {"active": "barbarians"}, "active"),
        ("purchase", {"active": "nobody"}, "active"),
        ("purchase", {"first": "barbarians"}, "first"),
        ("purchase", {"round": "two"}, "round"),
        ("purchase", {"phase": "combat"}, "phase"),
        ("gain-scroll", {"phase": "lunch"}, "phase"),
        ("purchase", {"kingdoms": "9"}, "kingdoms"),
        ("purchase", {"weather": "fine"}, "weather"),
        ("purchase", {"elves": 7}, "elves"),
        ("purchase", {"elves": {"sword": 1}}, "elves.sword"),
        ("purchase", {"elves": {"lands": "atlantis"}}, "elves.lands"),
        ("purchase", {"elves": {"lands": "isborg:x"}}, "elves.lands"),
        ("purchase", {"elves": {"lands": "isborg isborg"}}, "elves.lands"),
        ("purchase", {"elves": {"lands": 3}}, "elves.lands"),
        ("purchase", {"elves": {"lands": {"isborg": "two"}}}, "elves.lands"),
        ("purchase", {"elves": {"lands": "isborg"}, "orcs": {"lands": "isborg"}}, "orcs.lands"),
        ("purchase", {"elves": {"lands": "isborg"}, "neutral": "isborg"}, "neutral"),
        ("purchase", {"neutral": "atlantis"}, "neutral"),
        ("purchase", {"elves": {"lands": "eldborg"}, "two_players": "tundra"}, "elves.lands"),
        ("purchase", {"elves": {"king": "solborg"}}, "elves.pieces.king"),
        ("purchase", {"elves": {"king": "party", "party": "trail-1"}}, "elves.pieces.king"),
        ("purchase", {"elves": {"pieces": "king"}}, "elves.pieces"),
        ("purchase", {"elves": {"pieces": "jester:isborg"}}, "elves.pieces"),
        ("purchase", {"elves": {"pieces": "wizard-1:trail-1"}}, "elves.pieces.wizard-1"),
        ("purchase", {"elves": {"pieces": "dragonlord:ship-1", "ships": "1:k3:1"}}, "elves.pieces.dragonlord"),
        ("purchase", {"elves": {"lands": "isborg:2", "pieces": "decoy-1:isborg decoy-2:isborg"}}, "elves.pieces.king"),
        ("purchase", {"elves": {"spells": "wizard-1:heal"}}, "elves.spells"),
        ("purchase", {"elves": {"spells": "king:heal"}}, "elves.spells"),
        (
            "purchase",
            {"elves": {"pieces": "wizard-1:hrafnborg", "spells": "wizard-1:fireball"}},
            "elves.spells.wizard-1",
        ),
        ("purchase", {"elves": {"treasures": "excalibur@king"}}, "elves.treasures"),
        ("purchase", {"elves": {"treasures": "gungnir@wizard-1"}}, "elves.treasures"),
        ("purchase", {"elves": {"treasures": "gungnir@king"}, "orcs": {"treasures": "gungnir@king"}}, "orcs.treasures"),
        ("purchase", {"elves": {"treasures": "gungnir@king"}, "treasure_pile": "gungnir"}, "treasure_pile"),
        ("purchase", {"elves": {"shown": "wizard-1"}}, "elves.shown"),
        ("purchase", {"elves": {"ships": "1:k3"}, "orcs": {"ships": "1:k3:2"}}, "orcs.ships"),
        ("purchase", {"elves": {"ships": "k3"}}, "elves.ships"),
        ("purchase", {"elves": {"ships": "9:k3:1"}}, "ships"),
        ("purchase", {"elves": {"ships": "1:trail-1:1"}}, "ships.1.at"),
        ("purchase", {"elves": {"ships": "1:hrafnborg"}}, "ships.1.at"),
        ("purchase", {"elves": {"ships": "1:k3:11"}}, "ships.1.units"),
        ("purchase", {"ships": "1:k3"}, "ships.1.owner"),
        ("purchase", {"elves": {"scrolls": "love-letter"}}, "elves.scrolls[0].scroll"),
        ("purchase", {"elves": {"scrolls": "reflect@barbarians"}}, "elves.scrolls[0].known_to"),
        ("purchase", {"elves": {"scrolls": "odronir " * 9}}, "scroll_pile"),
        ("purchase", {"elves": {"scrolls": "reflect", "king": None}}, "elves.scrolls"),
        ("purchase", {"elves": {"prophecies": "doom"}}, "elves.prophecies"),
        ("purchase", {"elves": {"prophecies": "orb-song"}, "orcs": {"prophecies": "orb-song"}}, "orcs.prophecies"),
        ("purchase", {"elves": {"mana": 6}}, "elves.mana"),
        ("purchase", {"elves": {"mana": "much"}}, "elves.mana"),
        ("purchase", {"elves": {"gold": 3, "lands": "frostgate"}}, "elves.gold"),
        ("purchase", {"elves": {"gold": "frostgate:3"}}, "gold"),
        ("purchase", {"elves": {"party": "isborg:3"}}, "elves.party.at"),
        ("purchase", {"elves": {"party": "trail-1:3 trail-2"}}, "elves.party"),
        ("purchase", {"elves": {"companions": "finn"}}, "elves.party"),
        ("purchase", {"elves": {"party": "trail-1", "companions": "frodo"}}, "elves.party.companions"),
        ("purchase", {"elves": {"party": "trail-1", "companions": "finn finn"}}, "elves.party.companions"),
        ("purchase", {"elves": {"party": "trail-1", "tools": "spade"}}, "elves.party.tools"),
        ("purchase", {"elves": {"party": "trail-1", "tools": "torch:9"}}, "peoples"),
        ("purchase", {"elves": {"captive": "many"}}, "elves.captive"),
        ("purchase", {"elves": {"order": "obey"}}, "elves.order"),
        ("purchase", {"elves": {"out": True, "king": "hrafnborg"}, "active": "orcs", "orcs": {}}, "elves.out"),
        ("purchase", {"guests": "hrafnborg:2"}, "guests.hrafnborg"),
        ("purchase", {"guests": "hrafnborg:x"}, "guests"),
        ("purchase", {"guests": "trail-1:2"}, "guests.trail-1"),
        ("purchase", {"worn": "hrafnborg:slept"}, "worn"),
        ("purchase", {"worn": "hrafnborg:9/0/0"}, "worn.hrafnborg"),
        ("purchase", {"walls": "isborg-solborg"}, "walls"),
        ("purchase", {"collapsed": "isborg"}, "collapsed"),
        ("purchase", {"moved": "jester"}, "moved"),
        ("purchase", {"wounded": 2}, "wounded"),
        ("purchase", {"quest": "shopping"}, "quest"),
        ("purchase", {"quest": "barrow", "quest_pile": "barrow"}, "quest"),
        ("purchase", {"zone": "isborg"}, "zone"),
        ("battle", {"zone": "isborg"}, "zone"),
        ("battle", {"zone": "atlantis"}, "zone"),
        ("move", {"elves": {}}, "elves.party"),
        ("move", {"roll": "far"}, "roll"),
        ("quest-card", {"card": "shopping"}, "card"),
        ("quest-card", {"face": "green"}, "face"),
        ("fight", {"card": "hermit-hearth"}, "face"),
        ("parties", {"orcs": {"party": "trail-4"}}, "rival"),
        ("parties", {"rival": "dwarves"}, "rival"),
        ("prophecy", {"card": "broken-chains"}, "card"),
        ("gain-spell", {"place": "atlantis"}, "place"),
        ("gain-scroll", {"count": -1}, "count"),
    ],
)
def test_what_cannot_be_is_refused_by_name(at: str, what: dict[str, Any], field: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        scenario(at, **what)
    assert wrong.value.field == field
    assert isinstance(wrong.value, MeadhallError)


@pytest.mark.parametrize(("at", "missing"), [("battle", "zone"), ("quest-card", "card"), ("prophecy", "card")])
def test_what_a_place_needs_is_asked_for(at: str, missing: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        GAME.scenario(at=at, **PARTY)
    assert wrong.value.field == missing
