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

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from meadhall.games.dragon_lords import components, document, says
from meadhall.games.dragon_lords.rules.common import cards
from meadhall.games.dragon_lords.rules.course import ending, setup
from meadhall.games.dragon_lords.rules.course.turn import NextTurn, Phase, Turn
from meadhall.games.dragon_lords.rules.peoples import commanders, treasures
from meadhall.games.dragon_lords.rules.war import attack
from meadhall.games.dragon_lords.rules.wastes import (
    meetings,
    party,
    prophecies,
    quest_phase,
    quests,
    spaces,
    strangers,
    wastelands,
)
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import END, NOBODY, Table
from meadhall.games.dragon_lords.words import (
    COMBAT,
    CRYSTAL,
    FIRST_SHIP,
    KINGDOM,
    PEOPLE,
    PEOPLES,
    PHASE,
    PIECE,
    PLACE,
    PROPHECY,
    QUEST,
    QUESTING,
    RAINBOW_ROAD,
    SHIP,
    SPELL,
    TERRITORY,
    TREASURE,
    ZONE,
    do_done,
    do_draw_quest,
    do_prophesy,
)
from meadhall.kernel.action import Action
from meadhall.kernel.errors import BadField, ScenarioError
from meadhall.kernel.option import read_options
from meadhall.kernel.result import Result
from meadhall.kernel.scenario import Given, counts, entries, find, pairs, places, words
from meadhall.kernel.step import Choice, Step

if TYPE_CHECKING:
    from meadhall.games.dragon_lords import DragonLords

SETUP = ("peoples", "chosen-one", "kingdoms", "gold", "lands", "units", "ships", "counters", "scrolls", "bid")
UNSETTLED = SETUP[:3]
"""Before anybody has a territory."""
UNCROWNED = SETUP[:8]
"""Before anybody has a King."""
WASTELANDS = ("move", "arrive", "space", "lair", "quest-card", "fight", "parties", "prophecy", "betrayals")
"""What happens to a party in the quest phase."""
GAINS = ("gain-scroll", "gain-treasure", "gain-prophecy", "gain-companion", "gain-spell")
AT = (*SETUP, *PHASE.words, "turn", "next-turn", "battle", *WASTELANDS, *GAINS, "ending")
"""The names of all places where a scenario can begin."""

LISTED = ("prophecies", "shown")
UNCHANGED = ("mana", "order", "out", "stride", "fog", "lost")
"""Parts that a people of a saved position has as well."""
PEOPLE_PARTS = (
    *LISTED, *UNCHANGED, "lands", "king", "pieces", "spells", "treasures", "ships", "scrolls", "gold", "party",
    "companions", "tools", "store", "captive", "equipped",
)  # fmt: skip
PILES = (
    "scroll_pile", "scrolls_gone", "treasure_pile", "companion_pile", "companions_gone", "prophecy_pile", "quest_pile",
    "collapsed",
)  # fmt: skip
KING, WIZARD = PIECE.words[:2]
A_COUNT, A_PLACE = "isborg:5", "king:isborg"
"""What a part of a scenario may look like."""
PLAIN = ("first", "wounded", "quest")
"""Fields of the position that a scenario sets as they are."""
TURN_WORDS = ("done", "sneaked", "moved", "fought", "marched", "teleported", "beamed")
TURN_NUMBERS = ("bought", "bought_ships", "surplus", "purse", "forged", "entering")


class Rest(Choice):
    """Where a scenario that shows one thing alone comes to rest."""

    rule = "DL-23.5"
    asks = says.ASK_REST
    verbs = (do_done.verb,)

    def options(self, s: World) -> list[Action]:
        return [do_done]

    def take(self, s: World, action: Action) -> None:
        s.end(Result((), tuple(s.kingdoms_led(seat) for seat in range(s.players)), "scenario"))


def build(game: DragonLords, at: str, players: int | None, what: Mapping[str, Any]) -> World:
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
        document.read(state, Stage(state.table, at, order, peoples, given).data())
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


# --- the agenda -----------------------------------------------------------------------------------


def steps(s: World, at: str) -> tuple[list[Step], list[Step]]:
    """The steps of the named place as far as they are a part of the course of the game, and those that follow."""
    if at in SETUP:
        return set_up_steps(s, at)
    if at in PHASE.words:
        return [Phase(s.active, s.phase)], rest_of_turn(s, s.phase + 1)
    if at in ("turn", "next-turn"):
        return [], [NextTurn()] if at == "turn" else []
    if at == "battle":
        return [], rest_of_turn(s, COMBAT)
    if at in ("prophecy", "betrayals"):
        asked = quest_phase.Questing(s.active, wastelands.at_the_portals(s, s.active))
        return [], [asked, *rest_of_turn(s, COMBAT)]
    if at in WASTELANDS:
        return [], [quest_phase.AfterMove(s.active), *rest_of_turn(s, COMBAT)]
    return [], rest_of_turn(s, s.phase)


def set_up_steps(s: World, at: str) -> tuple[list[Step], list[Step]]:
    """Parts of the set-up are single steps, but whoever claims something waits until the rest has a garrison."""
    blank = s.copy()
    setup.set_up(blank)
    parts: list[list[Step]] = []
    for step in reversed(blank.agenda):
        if parts and isinstance(parts[-1][-1], setup.Garrison):
            parts[-1].append(step)
        else:
            parts.append([step])
    posting: list[Step] = [setup.Claims(setup.POST, NOBODY)]
    parts.insert(SETUP.index("units"), posting)
    number = SETUP.index(at)
    later = [step for part in parts[number + 1 :] if part is not posting for step in part]
    return parts[number], later


def rest_of_turn(s: World, phase: int) -> list[Step]:
    return [*(Phase(s.active, later) for later in range(phase, len(PHASE))), NextTurn()]


def deed(s: World, at: str, given: Given) -> None:
    """Put on the agenda what happens at a place that is no part of the course of a turn."""
    people = s.active
    if at == "turn":
        s.then(Turn(people))
    elif at == "next-turn":
        s.then(NextTurn())
    elif at == "ending":
        ending.look(s)
    elif at == "battle":
        zone = given.word("zone", ZONE)
        if zone not in attack.pending(s, people):
            raise ScenarioError("zone", f"no units of the {PEOPLE.words[people]} stand among enemies there")
        attack.battle(s, people, zone)
    elif at in GAINS:
        s.then(gains(s, at, given))
    elif at == "prophecy":
        play_prophecy(s, given.word("card", PROPHECY))
    else:
        if not party.has_party(s, people):
            raise ScenarioError(f"{PEOPLE.words[people]}.party", f"is needed at {at!r}")
        adventure(s, at, given)


def gains(s: World, at: str, given: Given) -> Step:
    people, count = s.active, given.number("count", 1)
    if at == "gain-scroll":
        return cards.DrawScrolls(people, count)
    if at == "gain-treasure":
        return treasures.DrawTreasures(people, count, bool(given.take("home", False)))
    if at == "gain-prophecy":
        return cards.DrawProphecies(people, count)
    if at == "gain-companion":
        return strangers.DrawCompanions(people, count)
    return commanders.GainSpells(people, count, find(PLACE, given.take("place", "party"), "place"))


def play_prophecy(s: World, card: int) -> None:
    """Whoever plays a prophecy holds it."""
    people = s.active
    if card not in s.prophecies[people]:
        s.set_prophecies(people, tuple(sorted((*s.prophecies[people], card))))
    if do_prophesy[card] not in prophecies.playable(s, people, False):
        raise ScenarioError("card", f"{PROPHECY.words[card]} cannot be played now")
    if card == RAINBOW_ROAD and isinstance(s.agenda[-1], quest_phase.Questing):
        s.agenda[-1] = quest_phase.AfterMove(people)
    prophecies.play(s, people, card)


def adventure(s: World, at: str, given: Given) -> None:
    """What happens to the party of the active people."""
    people = s.active
    if at == "move":
        if "roll" in given.parts:
            s.then(wastelands.Journey(s.leader[people], people, given.number("roll", 1), False))
        else:
            wastelands.wander(s, people)
    elif at == "arrive":
        s.then(wastelands.Arrive(people))
    elif at == "space":
        s.then(spaces.Encounter(people))
    elif at == "lair":
        meetings.meet_lair(s, people)
    elif at == "betrayals":
        s.then(prophecies.Betrayals(people, tuple(s.rivals(people))))
    elif at == "parties":
        s.then(wastelands.Collide(people, rival_here(s, given), ()))
    else:
        card = given.word("card", QUEST)
        s.then(quests.EndQuest(people))
        if at == "fight":
            face = given.word("face", CRYSTAL)
            node = monsters_of(s.table, s.table.quests[card][face])
            if node == END:
                raise ScenarioError("face", f"no monsters are there: {QUEST.words[card]} {CRYSTAL.words[face]}")
            s.quest = card
            quests.enact(s, people, node, "count", given.number("count", 1))
        elif "face" in given.parts:
            s.quest = card
            s.then(quests.ReadOn(people, quests.WHOLE_CARD, given.word("face", CRYSTAL)))
        else:
            quests.DrawQuest(people).take(s, do_draw_quest[card])


def rival_here(s: World, given: Given) -> int:
    """Another party in the same space."""
    here = [rival for rival in s.rivals(s.active) if s.party_at[rival] == s.party_at[s.active]]
    rival = given.word("rival", PEOPLE) if "rival" in given.parts else next(iter(here), NOBODY)
    if rival not in here:
        raise ScenarioError("rival", "needs a party in the same space (DL-20.28)")
    return rival


def monsters_of(table: Table, node: int) -> int:
    """The first fight of a script."""
    while node != END:
        here = table.nodes[node]
        if isinstance(here.deed, components.Fight):
            return node
        fights = [found for way in here.ways if (found := monsters_of(table, way)) != END]
        if here.ways:
            return fights[0] if fights else END
        node = here.next
    return END


# --- the position ---------------------------------------------------------------------------------


class Stage:
    """A position in the making: what was given, and around it what follows from that."""

    def __init__(self, table: Table, at: str, order: list[str], peoples: Mapping[str, Any], given: Given) -> None:
        self.table = table
        self.at = at
        self.order = order
        self.given = given
        self.parts = {name: people_parts(name, peoples.get(name, {})) for name in order}
        self.neutral = counts(given.take("neutral", {}), "neutral", A_COUNT)
        self.treasures: dict[str, Any] = {}
        if at not in UNSETTLED:
            self.settle()

    def settle(self) -> None:
        """Whoever has no lands holds a Kingdom that nobody else has named, or if there is none, a territory."""
        named = {*self.neutral, *(land for parts in self.parts.values() for land in parts.get("lands", ()))}
        for name, parts in self.parts.items():
            if "lands" not in parts:
                wished = (KINGDOM.words[PEOPLE.find(name)], *KINGDOM.words, *TERRITORY.words)
                home = next(land for land in wished if land not in named and self.in_play(land))
                named.add(home)
                parts["lands"] = {home: self.table.parts.start.kingdom}

    def in_play(self, land: str) -> bool:
        return bool(self.table.in_play >> TERRITORY.find(land) & 1)

    def phase(self) -> str:
        """The phase that the place belongs to; some belong to any."""
        if self.at in PHASE.words:
            return self.at
        if self.at == "battle":
            return PHASE.words[COMBAT]
        if self.at in WASTELANDS:
            return PHASE.words[QUESTING]
        phase: str = self.given.take("phase", PHASE.words[0])
        return phase

    def data(self) -> dict[str, Any]:
        """The position as a document."""
        given, started = self.given, self.at not in SETUP
        peoples = {name: self.people(name) for name in self.order}
        ships = ships_of(given.take("ships", {}), None, "ships")
        gold = counts(given.take("gold", {}), "gold", A_COUNT)
        for name in self.order:
            for ship, one in ships_of(self.parts[name].get("ships", {}), name, f"{name}.ships").items():
                if ship in ships:
                    raise ScenarioError(f"{name}.ships", f"there is one ship {ship}")
                ships[ship] = one
            gold |= self.gold(name)
        position: dict[str, Any] = {name: given.take(name, None) for name in PLAIN if name in given.parts}
        piles = {name: words(given.take(name, ()), name) for name in PILES}
        return {
            "first": self.order[0] if self.at not in SETUP[:2] else None,
            "active": given.take("active", self.order[0]) if started else None,
            **position,
            **piles,
            "round": given.number("round", int(started)),
            "phase": self.phase(),
            "order": self.order,
            "peoples": peoples,
            "neutral": self.neutral,
            "guests": guests(given.take("guests", {})),
            "ships": ships,
            "gold": {name: amount for name, amount in gold.items() if amount},
            "treasures": self.treasures,
            "turn": self.turn(),
        }

    def people(self, name: str) -> dict[str, Any]:
        parts = self.parts[name]
        pieces = self.pieces(name)
        self.give(name, pieces)
        shown = [piece for piece in parts.get("shown", ()) if piece in pieces]
        party, place = None, parts.get("party")
        if place:
            ((at, units),) = place.items()
            party = {"at": at, "units": units, **company(parts, name)}
        elif parts.get("companions") or parts.get("tools"):
            raise ScenarioError(f"{name}.party", "is needed: companions and tools are with one")
        return {
            "mana": 0 if self.at in SETUP or parts.get("out") else self.table.parts.start.mana,
            **{part: parts[part] for part in UNCHANGED if part in parts},
            "equipped": parts.get("equipped", bool(party or parts.get("captive") or parts.get("store"))),
            "lands": parts.get("lands", {}),
            "party": party,
            "captive": self.captive(name),
            "pieces": pieces,
            "shown": shown,
            "spells": self.spells(name),
            "scrolls": [self.scroll(word, name) for word in parts.get("scrolls", ())],
            "prophecies": parts.get("prophecies", ()),
            "store": parts.get("store", {}),
        }

    def pieces(self, name: str) -> dict[str, Any]:
        """Those named, and the King in the first territory; when spells are dealt, a Wizard too."""
        parts = self.parts[name]
        pieces = dict(parts.get("pieces", {}))
        if self.at in UNCROWNED:
            return pieces
        aboard = [PLACE.words[FIRST_SHIP + int(ship) - 1]
                  for ship, one in ships_of(parts.get("ships", {}), name, f"{name}.ships").items()
                  if one.get("units") and ship in SHIP.words]  # fmt: skip
        homes = [*parts["lands"], *aboard]
        if "king" in parts:
            if parts["king"]:
                pieces[KING] = parts["king"]
        elif homes and not parts.get("out"):
            pieces.setdefault(KING, homes[0])
        if homes and self.at == "scrolls":
            pieces.setdefault(WIZARD, homes[0])
        return pieces

    def give(self, name: str, pieces: dict[str, Any]) -> None:
        """Treasures go to pieces, or make pieces of plain units; ``pieces`` grows by these."""
        parts = self.parts[name]
        at = f"{name}.treasures"
        for treasure, bearer in parts.get("treasures", {}).items():
            find(TREASURE, treasure, at)
            if treasure in self.treasures:
                raise ScenarioError(at, f"{treasure} is borne twice")
            if bearer not in pieces:
                find(PLACE, bearer, at)
                pieces[treasure] = bearer
                bearer = treasure
            known = self.order if treasure in parts.get("shown", ()) else [name]
            self.treasures[treasure] = {"people": name, "bearer": bearer, "known_to": known}
        for word in parts.get("shown", ()):
            if word not in pieces and word not in parts.get("treasures", {}):
                raise ScenarioError(f"{name}.shown", f"{word} is no piece or treasure of the {name}")

    def captive(self, name: str) -> dict[str, Any] | None:
        given = self.parts[name].get("captive")
        if given is None:
            return None
        if isinstance(given, int):
            return {"units": given}
        if not isinstance(given, Mapping) or set(given) - {"units", "companions", "tools"}:
            raise ScenarioError(f"{name}.captive", "is a number, or a dict with units, companions and tools")
        at = f"{name}.captive"
        parts = {
            "companions": words(given.get("companions", ()), at),
            "tools": counts(given.get("tools", {}), at, A_COUNT),
        }
        return {"units": given.get("units", 0), **parts}

    def spells(self, name: str) -> dict[str, Any]:
        """'wizard-1:heal,haste'; all means the whole book."""
        book = [SPELL.words[spell] for spell in self.table.books[PEOPLE.find(name)]]
        spells: dict[str, Any] = {}
        for wizard, known in self.parts[name].get("spells", {}).items():
            if isinstance(known, str):
                known = book if known == "all" else known.split(",")
            spells[wizard] = known
        return spells

    @staticmethod
    def scroll(word: Any, name: str) -> Any:
        """'reflect@orcs+elves' has been seen by these two as well."""
        if not isinstance(word, str):
            return word
        scroll, _, others = word.partition("@")
        known = [name, *(others.split("+") if others else ())]
        return {"scroll": scroll, "known_to": known}

    def gold(self, name: str) -> dict[str, Any]:
        given = self.parts[name].get("gold", {})
        if not isinstance(given, int):
            return counts(given, f"{name}.gold", A_COUNT)
        home = next((land for land in self.parts[name].get("lands", ()) if land in KINGDOM.words), None)
        if home is None and given:
            raise ScenarioError(f"{name}.gold", f"the {name} have no Kingdom to put it into (DL-9.1)")
        return {home: given} if home else {}

    def turn(self) -> dict[str, Any]:
        given = self.given
        turn: dict[str, Any] = {name: words(given.take(name, ()), name) for name in TURN_WORDS}
        turn |= {name: given.take(name, 0) for name in TURN_NUMBERS if name in given.parts}
        walls = entries(given.take("walls", ()), "walls")
        turn["walls"] = [wall.split("-") if isinstance(wall, str) else wall for wall in walls]
        turn["worn"] = worn(given.take("worn", {}))
        return turn


def company(parts: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {"companions": parts.get("companions", ()), "tools": parts.get("tools", {})}


# --- notation -------------------------------------------------------------------------------------


def people_parts(people: str, given: Any) -> dict[str, Any]:
    """The parts of a people, read from their texts."""
    if not isinstance(given, Mapping):
        raise ScenarioError(people, "a people is a dict with its parts")
    parts: dict[str, Any] = {}
    for name, value in given.items():
        at = f"{people}.{name}"
        if name not in PEOPLE_PARTS:
            raise ScenarioError(at, f"a people has no such part: {', '.join(sorted(PEOPLE_PARTS))}")
        if name in ("lands", "tools", "store", "party"):
            parts[name] = counts(value, at, A_COUNT)
        elif name in ("pieces", "spells", "treasures"):
            parts[name] = places(value, at, A_PLACE)
        elif name in (*LISTED, "companions"):
            parts[name] = words(value, at)
        elif name == "scrolls":
            parts[name] = entries(value, at)
        else:
            parts[name] = value
    if len(parts.get("party", {})) > 1:
        raise ScenarioError(f"{people}.party", "stands in one space (DL-16.2)")
    return parts


def ships_of(value: Any, owner: str | None, at: str) -> dict[str, Any]:
    """'1:k3:4' is the first ship in k3 with four units aboard, '2:ternvik' the second, docked."""
    if isinstance(value, Mapping):
        return {str(name): {"owner": owner, **ship} for name, ship in value.items()}
    ships: dict[str, Any] = {}
    for word in words(value, at):
        shape = re.fullmatch(r"(\d+):([a-z0-9-]+)(?::(\d+))?", word)
        if not shape or shape[1] in ships:
            raise ScenarioError(at, f"{word!r} should be a ship, where it is, and who is aboard, such as 1:k3:4")
        ships[shape[1]] = {"at": shape[2], "owner": owner, "units": int(shape[3] or 0)}
    return ships


def guests(value: Any) -> Any:
    """'solborg:3+2*' are three who walked and two who came by magic."""
    if isinstance(value, Mapping):
        return dict(value)
    found: dict[str, Any] = {}
    for name, number in pairs(value, "guests", "solborg:3").items():
        shape = re.fullmatch(r"(?:(\d+))?\+?(?:(\d+)\*)?", number or "1")
        if not shape:
            raise ScenarioError("guests", f"{name}:{number} should be numbers such as solborg:3+2*")
        found[name] = {"walked": int(shape[1] or 0), "beamed": int(shape[2] or 0)}
    return found


def worn(value: Any) -> Any:
    """'isborg:2/1/0' are two who moved and one who fought; 'isborg:moved' is one who moved."""
    if isinstance(value, Mapping):
        return dict(value)
    kinds = ("moved", "fought", "marched")
    found: dict[str, Any] = {}
    for name, what in pairs(value, "worn", "isborg:2/0/0").items():
        if what in kinds:
            found[name] = {what: 1}
        elif re.fullmatch(r"\d+/\d+/\d+", what):
            found[name] = dict(zip(kinds, map(int, what.split("/")), strict=True))
        else:
            raise ScenarioError("worn", f"{name}:{what} should be isborg:moved or isborg:2/1/0")
    return found
