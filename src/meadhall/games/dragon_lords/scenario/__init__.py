"""Building any position, at any step, in a few lines.

    game.scenario(
        at="combat", active="orcs",
        elves=dict(lands="isborg:5 frostgate:3", pieces="wizard-1:isborg", spells="wizard-1:heal", scrolls="reflect"),
        orcs=dict(lands="solborg:4 sotfell:6", king="sotfell", treasures="gungnir@king", shown="king", gold=12),
        neutral="eldborg:5",
    )

Peoples sit down in the order in which they are named, or in that of ``peoples="orcs elves"``; if fewer than two are
named, others join them. Each is led by a player of its own, unless ``two_players`` says otherwise. It is the turn of
``active``, or of the first. Texts are lists of words; ``name:number`` is so many, a name alone is one. Lists and
mappings as in a saved position are understood as well.

A people has these parts:

* ``lands``: "isborg:5 frostgate:3", units with the pieces among them;
* ``king``: where he is, or None; ``pieces``: "wizard-1:isborg decoy-1:ship-1 dragonlord:party";
* ``spells``: "wizard-1:heal,haste wizard-2:all"; ``treasures``: "gungnir@king tyrfing@isborg", given to a piece, or to
  a plain unit at a place; ``shown``: pieces and treasures that all can see;
* ``ships``: "1:k3:4 2:ternvik", a number, where it is, and how many are aboard;
* ``scrolls``: "infernal reflect@elves", which the Elves have seen as well; ``prophecies``; ``mana``;
* ``gold``: "isborg:30", or a number, which lies in the first Kingdom;
* ``party``: "village-north:4", with ``companions`` and ``tools``: "torch pickaxe:2"; ``store``: tools at home;
  ``captive``: a number of units, or dict(units=3, companions="finn", tools="torch");
* ``order`` for the turns of others, ``out``, ``equipped``, ``stride``, ``fog``, ``lost``.

The table has these:

* ``neutral``: "solborg:5"; ``guests`` of the active people: "solborg:3 eldborg:2* austgate:1+2*", where a star means
  that they came by magic; ``ships`` of nobody; ``gold`` in Kingdoms of nobody;
* ``round``, ``first``, ``collapsed``, ``wounded``, ``quest``, and the cards under or out of the decks: ``scroll_pile``,
  ``scrolls_gone``, ``treasure_pile``, ``companion_pile``, ``companions_gone``, ``prophecy_pile``, ``quest_pile``;
* ``worn``: "isborg:moved sotfell:2/1/0", plain units that have moved, fought and marched; ``moved``, ``fought``,
  ``marched``, ``teleported`` and ``beamed`` pieces; ``sneaked``; ``walls``: "isborg-frostgate"; ``done``, ``bought``,
  ``bought_ships``, ``surplus``, ``purse``, ``forged``, ``entering``; and any option of the game.

What is not mentioned: the first round, two mana, no gold, no scrolls, no Wizard, a King hidden in the first territory;
and whoever has no ``lands`` holds a Kingdom with five units.

It begins with a phase of the turn, with a whole "turn" or with the "next-turn"; or else

* in the set-up: "peoples", "chosen-one", "kingdoms", "gold", "lands", "units", "ships", "counters", "scrolls", "bid";
* "battle" in a ``zone`` where units of the active people stand among enemies;
* "move" of the party (``roll`` says what was rolled), "arrive" in its space, "space", which acts on it, "lair",
  "quest-card" (``card``, and ``face`` of the crystal die), "fight" (with the monsters of ``card`` and ``face``, so many
  as ``count``), "parties" (against ``rival``), "prophecy" (``card``), "betrayals" by the others;
* "gain-scroll", "gain-treasure" (``home`` means in a Kingdom), "gain-prophecy", "gain-companion", "gain-spell" (in a
  ``place``), of each ``count``;
* "ending", which looks whether somebody has won.

The rest of the turn follows, unless ``alone=True``: then the position comes to rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from meadhall.games.dragon_lords import document
from meadhall.games.dragon_lords.scenario.beginnings import AT, SETUP, deed, steps
from meadhall.games.dragon_lords.scenario.stage import Stage
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PEOPLE, PEOPLES, PHASE
from meadhall.kernel.errors import BadField, ScenarioError
from meadhall.kernel.option import read_options
from meadhall.kernel.scenario import Given, Rest, find, words

if TYPE_CHECKING:
    from meadhall.games.dragon_lords import DragonLords


def build(game: DragonLords, at: str, players: int | None, what: Mapping[str, Any]) -> DragonLordsState:
    """``at`` is one of ``AT``; ``alone=True`` lets nothing follow."""
    if at not in AT:
        raise ScenarioError("at", f"{at!r} is none of {', '.join(AT)}")
    given = Given(what, at)
    options = {name: given.take(name, None) for name in game.options if name in given.parts}
    peoples = {name: given.take(name, {}) for name in list(given.parts) if name in PEOPLE.words}
    alone = given.take("alone", False)
    try:
        order = seated(given, list(peoples), players, options)
        players = game.check_players(players or (2 if doubled(options) else len(order)))
        state = game.blank(players, read_options(game.options, options))
        if at == "peoples":
            order = []
        document.read(state, Stage(state.facts, at, order, peoples, given).data())
        now, later = steps(state, at)
        state.agenda = [Rest(0)] if alone else later[::-1]
        state.then(*now)
        if at not in (*SETUP, *PHASE.words):
            deed(state, at, given)
        given.finish()
        state.advance()
        state.check()
    except ScenarioError:
        raise
    except BadField as error:
        field = error.field.removeprefix("position.").removeprefix("peoples.").removeprefix("turn.")
        raise ScenarioError(field, error.problem) from None
    if not all(decision.options for decision in state.decisions):
        raise ScenarioError("at", f"nothing can be answered at {at!r} in this position")
    return state


def doubled(options: Mapping[str, Any]) -> bool:
    """Whether two players lead two peoples each."""
    return bool(options.get("two_players") == "peoples")


def seated(given: Given, named: list[str], players: int | None, options: dict[str, Any]) -> list[str]:
    """The peoples clockwise: as they were named, and then others until there are enough."""
    order = words(given.take("peoples", named), "peoples")
    for name in order:
        find(PEOPLE, name, "peoples")
    if len(set(order)) != len(order) or set(named) - set(order):
        raise ScenarioError("peoples", "must name each people that plays once")
    needed = PEOPLES if doubled(options) else max(players or 2, len(order))
    if players is not None and needed > players and not doubled(options):
        raise ScenarioError("players", f"{needed} peoples are named")
    if needed == 2:
        options.setdefault("two_players", "open")
    return [*order, *(name for name in PEOPLE.words if name not in order)][:needed]
