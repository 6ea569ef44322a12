"""Building any position, at any step, in a few lines.

    game.scenario(
        at="turn", seat="blue", wave=2,
        blue=dict(trolls="moss4:2 ice3 a:3", pawns="imbolg:ice3", champions="tuva", supplies=3, votes="ice:3 moss"),
        red=dict(lairs=4, trolls="moon1", ancestry="a15@d5 a13@f4", cubes="e5 f5", influence="crym:2"),
        gnomes="fire1 fire3:2/1 mud1:?/3@blue",
    )

Colours sit down in this order: blue, red, black, green, amber. As many play as are needed for the last colour named,
two at least, or as many as ``players`` says. Texts are lists of words; ``name:number`` is so many, a name alone is one.
Lists and mappings as in a saved position are understood as well.

A seat has these parts:

* ``honour``, ``supplies``, ``desperation``, ``boost``, ``lairs`` (the number of the pair);
* ``trolls``: "moss4:2 a:3", where a and b are the seat's own Lairs;
* ``champions``: "tuva crym"; ``pawns``: "imbolg:ice3"; ``claws`` that are covered: "tuva:1"; ``tiles``:
  "torvald:h3 asta:ice3 eirik:moon". Whoever has a pawn, a claw or a tile is held too;
* ``ancestry``: cards with their upper left cells, in the order in which they were laid; ``cubes``: covered cells and
  Champions;
* ``votes``: "ice:3"; ``influence``: "crym:2";
* ``hand``, ``seen_by``, ``offer``.

The table has these:

* ``wave``, ``start``, ``active``, ``wheel``, ``swarm``, ``fallen``;
* ``gnomes``: a token is a strength or ?, and @blue+red limits who knows it; ``by_wheel``: how many of strength 1, 2
  and 3, or a number; ``mixed`` as in a saved position;
* ``gates``: "fire ? moss@blue"; ``halls``: "h1:12"; ``planks``: "ice:seven";
* ``votes`` and ``influence`` with the leader first, which matters for equals: {"ice": "red:2 blue:2"};
* ``display``, ``gone``, ``discards``, ``seizable``, ``marched``, and any option of the game.

Some places need or take more: ``cavern`` for "attack" and "fall", ``clan`` (and ``count``) for "invasion", ``champion``
for "instant" (and "award"), ``power`` for the four actions, ``x`` for "move-trolls" and "space", ``spaces`` for
"tripwires". The four actions are granted ones, unless ``weak`` says that it is a Weak or a Strong one. ``still=True``
keeps the Wheel where it is after a battle.

What is not mentioned: the first Wave by whose time the Champions held or gone can have been awarded (0 in the set-up, 3
for its scoring), no Gnomes, Lairs 1, 2, 3 ... without Trolls,
starting cards only, no Champions, the Supplies of the Wave while turns are taken and none before and after, Halls 4, 8,
12, 4 ..., planks one to seven, the first Champions of the Wave's deck on display, the Wheel on its star, the Swarm at
Moss, and Gate cards that nobody has seen. Of equals in Votes or Influence the one who sits first leads.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from meadhall.games.mountain_king import document
from meadhall.games.mountain_king.champions.after_action import AfterAction
from meadhall.games.mountain_king.champions.instants import Instant
from meadhall.games.mountain_king.rules.actions import Granted, UseSpace
from meadhall.games.mountain_king.rules.attack import Attack
from meadhall.games.mountain_king.rules.award import AwardChampions
from meadhall.games.mountain_king.rules.breach import Breach
from meadhall.games.mountain_king.rules.building import DealCards, LayCards
from meadhall.games.mountain_king.rules.clusters import cover
from meadhall.games.mountain_king.rules.fallen import Fall
from meadhall.games.mountain_king.rules.invasions import Entrenchment, Invade, Invasions
from meadhall.games.mountain_king.rules.move_trolls import MoveTrolls
from meadhall.games.mountain_king.rules.refresh import EARLY, LATE, STARTERS, Refresh
from meadhall.games.mountain_king.rules.rest import Rest
from meadhall.games.mountain_king.rules.scoring import ScoreChampions, ScoreDomains
from meadhall.games.mountain_king.rules.scouting import Scout
from meadhall.games.mountain_king.rules.seizing import SeizeControl, start_action
from meadhall.games.mountain_king.rules.setup import (
    OFFERED,
    ChooseLairs,
    KeepChampion,
    Lairs,
    StartingVotes,
    StartPlayer,
    set_up,
)
from meadhall.games.mountain_king.rules.supplies import SetSupplies
from meadhall.games.mountain_king.rules.tripwires import AdvanceWheel
from meadhall.games.mountain_king.rules.turns import Gather, SecondAction, TakeAction, Turn, Turns
from meadhall.games.mountain_king.rules.wave import NextWave
from meadhall.games.mountain_king.rules.wave_three import DeclareWinner, ScoreElders, ScoreHalls, ScoreVotes
from meadhall.games.mountain_king.state import NOT_YET, Mountain
from meadhall.games.mountain_king.table import DRAFTED, LETTERS, NOBODY, START_CELL, WAVES
from meadhall.games.mountain_king.words import (
    CARD,
    CAVERN,
    CHAMPION,
    CLAN,
    FACTION,
    HALL,
    PAIR,
    PLANK_TILE,
    TYPE,
)
from meadhall.kernel.errors import BadField, ScenarioError
from meadhall.kernel.option import read_options
from meadhall.kernel.scenario import Given, counts, entries, find, places, words
from meadhall.kernel.step import Step

if TYPE_CHECKING:
    from meadhall.games.mountain_king import MountainKing

SETUP: dict[str, type[Step]] = {
    "champions": KeepChampion,
    "start-player": StartPlayer,
    "starting-votes": StartingVotes,
    "lairs": Lairs,
}
BATTLE = (
    "turn", "action", "second-action", *TYPE.words, "move-trolls", "space", "scout", "tripwires", "attack", "breach",
    "seizing",
)  # fmt: skip
"""What a seat does while turns are taken."""
WAVE: dict[str, type[Step]] = {
    "deal": DealCards,
    "supplies": SetSupplies,
    "turns": Turns,
    "entrenchment": Entrenchment,
    "invasions": Invasions,
    "award": AwardChampions,
    "scoring": ScoreChampions,
    "domains": ScoreDomains,
    "refresh": Refresh,
    "next-wave": NextWave,
}
LAST: dict[str, type[Step]] = {
    "halls": ScoreHalls,
    "elders": ScoreElders,
    "votes": ScoreVotes,
    "winner": DeclareWinner,
    "final": ScoreChampions,
}
"""In Wave III; "final" is its whole scoring."""
COURSE = SETUP | WAVE | LAST
FROM_THERE: dict[str, type[Step]] = {
    **dict.fromkeys(BATTLE, Turns),
    "building": SetSupplies,
    "invasion": AwardChampions,
    "fall": AwardChampions,
    "instant": ScoreChampions,
}
"""With what the Wave goes on after something that is no step of its course."""
AT = (*COURSE, *FROM_THERE)
"""The names of all places where a scenario can begin."""
AWARDED = ("instant", "scoring", "domains", "refresh", *LAST)
"""By then the display is empty."""

NUMBERS = ("honour", "supplies", "desperation", "boost", "lairs")
COUNTED = ("trolls", "claws", "votes", "influence")
PLACED = ("pawns", "tiles")
LISTED = ("champions", "cubes", "hand", "seen_by", "offer")
SEAT_PARTS = (*NUMBERS, *COUNTED, *PLACED, *LISTED, "ancestry")
UNCHANGED = ("honour", "desperation", "boost", "cubes", "hand", "offer")
"""Parts that a seat of a saved position has as well."""
A_COUNT, A_PLACE = "moss4:2", "imbolg:ice3"
"""What a part of a scenario may look like."""
PLAIN = ("wheel", "swarm", "fallen", "start")
"""Fields of the position that a scenario sets as they are."""


def build(game: MountainKing, at: str, players: int | None, what: Mapping[str, Any]) -> Mountain:
    """``at`` is one of ``AT``; ``alone=True`` lets nothing follow."""
    if at not in AT:
        raise ScenarioError("at", f"{at!r} is none of {', '.join(AT)}")
    given = Given(what, at)
    seats = {colour: given.take(colour, {}) for colour in FACTION.words if colour in given.parts}
    if players is None:
        players = max([2, *(FACTION.find(colour) + 1 for colour in seats)])
    options = {name: given.take(name, None) for name in game.options if name in given.parts}
    alone = given.take("alone", False)
    try:
        state = game.blank(game.check_players(players), read_options(game.options, options))
        for colour in seats:
            seat_of(state, colour, colour)
        follower = given.take("seat", None)
        seat = 0 if follower is None else seat_of(state, follower, "seat")
        document.read(state, Stage(state, at, seat, seats, given).data())
        now, later = _steps(state, at, None if follower is None else seat, given)
        given.finish()
        state.agenda = [Rest(0), *reversed(now)] if alone else [*reversed(later), *reversed(now)]
        state.advance()
        state.check()
    except ScenarioError:
        raise
    except BadField as error:
        field = error.field.removeprefix("position.").removeprefix("seats.")
        raise ScenarioError(field, error.problem) from None
    if not all(decision.options for decision in state.decisions):
        raise ScenarioError("at", f"nothing can be answered at {at!r} in this position")
    return state


def seat_of(s: Mountain, colour: object, field: str) -> int:
    seat = find(FACTION, colour, field)
    if seat >= s.players:
        raise ScenarioError(field, f"{colour} does not play: {', '.join(FACTION.words[: s.players])}")
    return seat


# --- the agenda -----------------------------------------------------------------------------------


def course(s: Mountain) -> list[Step]:
    """The steps of the Wave, or of the set-up, from the first to the last."""
    blank = s.copy()
    blank.agenda = []
    if s.wave:
        blank.wave -= 1
        NextWave().run(blank)
    else:
        set_up(blank)
    return blank.agenda[::-1]


def _steps(s: Mountain, at: str, seat: int | None, given: Given) -> tuple[list[Step], list[Step]]:
    """The steps of the named place, and those that follow."""
    steps = course(s)
    kinds = [type(step) for step in steps]
    kind = COURSE[at] if at in COURSE else FROM_THERE[at]
    if kind not in kinds:
        raise ScenarioError("wave", f"{at} is no part of Wave {s.wave}")
    place = kinds.index(kind)
    if at in COURSE:
        if at == "turns" and seat is not None:
            steps[place] = Turns(seat)
        if at == "lairs" and any(s.lair):
            return [ChooseLairs(one) for one in s.turn_order() if not s.lair[one]], steps[place + 1 :]
        length = {"scoring": 2 if ScoreDomains in kinds else 1, "final": len(steps)}.get(at, 1)
        return steps[place : place + length], steps[place + length :]
    who = seat or 0
    if at in BATTLE:
        steps[place] = Turns((who + 1) % s.players)
    return _deed(s, at, who, given), steps[place:]


def _deed(s: Mountain, at: str, seat: int, given: Given) -> list[Step]:
    """What is done at a place that is no step of the course of a Wave."""
    if at == "building":
        return [LayCards((NOT_YET,) * s.players, (NOT_YET,) * s.players)]
    if at == "invasion":
        s.swarm = given.word("clan", CLAN)
        return [Invade(s.swarm, given.number("count", s.table.parts.waves.invaders[s.wave - 1]), NOBODY)]
    if at == "fall":
        cavern = given.word("cavern", CAVERN)
        if not s.troll_count(cavern):
            raise ScenarioError("cavern", f"nobody is in {CAVERN.words[cavern]} who could fall")
        return [Fall(cavern, bool(given.take("breach", False)))]
    if at == "instant":
        return [Instant(seat, given.word("champion", CHAMPION))]
    s.active = seat
    if at == "turn":
        if not s.supply[seat]:
            raise ScenarioError(f"{FACTION.words[seat]}.supplies", "a turn costs one (MK-4.3)")
        return [Turn(seat)]
    if at == "action":
        return [TakeAction(seat)]
    if at == "second-action":
        return [SecondAction(seat)]
    if at == "seizing":
        return [SeizeControl(seat)]
    if at in TYPE.words and "weak" in given.parts:
        return [_gathered(s, seat, TYPE.find(at), given)]
    if not s.seizable and not s.marched:
        start_action(s, seat)
    return [_act(s, at, seat, given), AfterAction(seat), SeizeControl(seat)]


def _act(s: Mountain, at: str, seat: int, given: Given) -> Step:
    """What an action consists of, or a part of one."""
    if at == "move-trolls":
        return MoveTrolls(seat, given.number("x", 1))
    if at == "space":
        return UseSpace(seat, given.number("x", 1))
    if at == "scout":
        return Scout(seat)
    if at == "tripwires":
        return AdvanceWheel(seat, given.number("spaces", 1))
    if at == "breach":
        return Breach(seat)
    still = bool(given.take("still", False))
    if at == "attack":
        cavern = given.word("cavern", CAVERN)
        if not s.present[seat] & s.overrun & 1 << cavern:
            raise ScenarioError(
                "cavern", f"{FACTION.words[seat]} does not stand among Gnomes in {CAVERN.words[cavern]}"
            )
        return Attack(seat, cavern, still)
    return Granted(seat, TYPE.find(at), given.number("power", 1), still)


def _gathered(s: Mountain, seat: int, kind: int, given: Given) -> Gather:
    """A Weak or a Strong action whose power is there already, as if two symbols had been covered for a Strong one."""
    if given.take("weak", True):
        return Gather(seat, kind, (), given.number("power", 1), True)
    shown = s.ancestry[seat].shown.items()
    cell = min((cell for cell, symbol in shown if symbol[0] == LETTERS[kind]), default=START_CELL)
    if cell in s.symbols[seat].spots:
        cover(s, seat, cell)
    return Gather(seat, kind, (cell, cell), given.number("power", 2), False)


# --- the position ---------------------------------------------------------------------------------


class Stage:
    """A position in the making: what was given, and around it what follows from that."""

    def __init__(self, s: Mountain, at: str, seat: int, seats: Mapping[str, Any], given: Given) -> None:
        self.s = s
        self.at = at
        self.given = given
        self.colours = FACTION.words[: s.players]
        self.parts = {colour: seat_parts(colour, seats.get(colour, {})) for colour in self.colours}
        if at == "instant":
            champion = CHAMPION.words[find(CHAMPION, given.parts.get("champion", ""), "champion")]
            held = self.parts[self.colours[seat]].setdefault("champions", [])
            if champion not in held:
                held.append(champion)
        self.held = {champion for colour in self.colours for champion in self.champions(colour)}
        self.gone = words(given.take("gone", ()), "gone")
        self.wave = given.number("wave", 0 if at in SETUP else WAVES if at in LAST else self.first_wave())
        if self.wave > WAVES:
            raise ScenarioError("wave", f"there are {WAVES}")
        if at in SETUP and self.wave:
            raise ScenarioError("wave", f"{at} comes before the first")

    def first_wave(self) -> int:
        """The first in which the Champions that are held or gone can have been awarded by now."""
        out = self.held | set(self.gone)
        for deck, wave in ((LATE, WAVES), (EARLY, 1 if self.at in AWARDED else 2)):
            if any(CHAMPION.words[champion] in out for champion in self.s.table.decks[deck]):
                return wave
        return 1

    def data(self) -> dict[str, Any]:
        """The position as a document."""
        given = self.given
        everybody = list(self.colours)
        discards = words(given.take("discards", ()), "discards")
        position: dict[str, Any] = {name: given.take(name, None) for name in PLAIN if name in given.parts}
        return {
            "swarm": CLAN.words[0],
            **position,
            "wave": self.wave,
            "active": given.take("active", None),
            "seats": self.seats(discards),
            "gnomes": self.gnomes(given.take("gnomes", {})),
            "by_wheel": self.by_wheel(given.take("by_wheel", 0)),
            "mixed": given.take("mixed", []),
            "gates": self.gates(given.take("gates", ())),
            "halls": self.halls(counts(given.take("halls", {}), "halls", A_COUNT)),
            "planks": self.planks(places(given.take("planks", {}), "planks", A_PLACE)),
            "votes": self.standings("votes", given.take("votes", {})),
            "display": self.display(),
            "gone": self.gone,
            "discards": [{"card": card, "seen_by": everybody} for card in discards],
            "seizable": words(given.take("seizable", ()), "seizable"),
            "marched": words(given.take("marched", ()), "marched"),
        }

    # Seats.

    def champions(self, colour: str) -> list[str]:
        """All that a seat holds, whether it was named by itself or by its pawn, its claws or its tile."""
        parts = self.parts[colour]
        named = [
            *parts.get("champions", []),
            *(name for part in ("pawns", "claws", "tiles") for name in parts.get(part, ())),
        ]
        return list(dict.fromkeys(named))

    def seats(self, discards: list[str]) -> dict[str, Any]:
        lairs = self.lairs()
        self.deal(discards)
        self.start_champions()
        supplies = 0
        if self.wave and (self.at in BATTLE or self.at == "turns"):
            supplies = self.s.table.supplies[self.wave - 1]
        return {colour: self.seat(colour, lairs[colour], supplies) for colour in self.colours}

    def seat(self, colour: str, lairs: int | None, supplies: int) -> dict[str, Any]:
        parts = self.parts[colour]
        pawns, claws, tiles = (parts.get(part, {}) for part in ("pawns", "claws", "tiles"))
        return {
            **{name: parts[name] for name in UNCHANGED if name in parts},
            "supplies": parts.get("supplies", supplies),
            "lairs": lairs,
            "trolls": {home(name, lairs): count for name, count in parts.get("trolls", {}).items()},
            "champions": {
                champion: {
                    "pawn": home(pawns[champion], lairs) if champion in pawns else None,
                    "claws": claws.get(champion, 0),
                    "tile": tiles.get(champion),
                }
                for champion in self.champions(colour)
            },
            "ancestry": [self.laid(card, colour) for card in parts.get("ancestry", [])],
            "seen_by": parts.get("seen_by", [colour] if parts.get("hand") else []),
        }

    @staticmethod
    def laid(card: Any, colour: str) -> Any:
        if not isinstance(card, str):
            return card
        name, at, cell = card.partition("@")
        if not at:
            raise ScenarioError(f"{colour}.ancestry", f"{card!r} should be a card and its cell, such as a15@d5")
        return name, cell

    def lairs(self) -> dict[str, int | None]:
        """Those given; else the pair with the seat's own number, or the first that is free."""
        given = {colour: parts["lairs"] for colour, parts in self.parts.items() if "lairs" in parts}
        if self.at in SETUP:
            return {colour: given.get(colour) for colour in self.colours}
        free = [int(PAIR.words[pair]) for pair in self.s.table.pairs]
        free = [pair for pair in free if pair not in given.values()]
        lairs: dict[str, int | None] = {}
        for number, colour in enumerate(self.colours, 1):
            if colour in given:
                lairs[colour] = given[colour]
            else:
                lairs[colour] = free.pop(free.index(number) if number in free else 0)
        return lairs

    def deal(self, discards: list[str]) -> None:
        """While all build they hold as many cards as the first hand that was given, or four."""
        if self.at != "building":
            return
        used = set(discards)
        for parts in self.parts.values():
            used.update(str(card).partition("@")[0] for card in (*parts.get("ancestry", ()), *parts.get("hand", ())))
        unused = [card for card in CARD.words if card not in used]
        size = next((len(parts["hand"]) for parts in self.parts.values() if "hand" in parts), DRAFTED)
        for parts in self.parts.values():
            if "hand" not in parts:
                parts["hand"], unused = unused[:size], unused[size:]

    def start_champions(self) -> None:
        """In the set-up everybody is offered two starting Champions, and later has one."""
        if self.at not in SETUP:
            return
        used = self.held | {name for parts in self.parts.values() for name in parts.get("offer", ())}
        left = [name for name in map(CHAMPION.words.__getitem__, self.s.table.decks[STARTERS]) if name not in used]
        for colour, parts in self.parts.items():
            if self.at == "champions" and "offer" not in parts:
                parts["offer"], left = left[:OFFERED], left[OFFERED:]
            elif self.at != "champions" and not self.champions(colour):
                parts["champions"], left = left[:1], left[1:]

    # The mountain.

    def gnomes(self, value: Any) -> dict[str, Any]:
        if isinstance(value, Mapping):
            return {name: self.tokens(str(name), tokens) for name, tokens in value.items()}
        gnomes = {}
        for word in words(value, "gnomes"):
            name, _, tokens = word.partition(":")
            gnomes[name] = self.tokens(word, tokens or "?")
        return gnomes

    def tokens(self, word: str, tokens: Any) -> Any:
        """'2/1' are two tokens that all know, '?' is one that nobody knows, '3@blue+red' is known to these two."""
        if not isinstance(tokens, (str, int)):
            return tokens
        found: list[dict[str, Any]] = []
        for token in str(tokens).split("/"):
            shape = re.fullmatch(r"(\?|[1-3])(?:@([a-z+]+))?", token)
            if not shape:
                raise ScenarioError(
                    "gnomes", f"{word!r} should be a cavern and its tokens, such as fire3:2/? or fire3:1@blue"
                )
            if shape[1] == "?":
                found.append({"strength": None, "known_to": []})
            else:
                found.append({"strength": int(shape[1]), "known_to": self.knowers(shape[2])})
        return found

    def knowers(self, colours: str | None) -> list[str]:
        return colours.split("+") if colours else list(self.colours)

    def gates(self, value: Any) -> list[Any]:
        """Cards that are not given are face down."""
        gates: list[Any] = []
        for word in entries(value, "gates"):
            if isinstance(word, str):
                clan, _, known = word.partition("@")
                word = {} if clan == "?" else {"clan": clan, "known_to": self.knowers(known)}
            gates.append(word)
        return gates + [{}] * (self.s.table.gate_cards - len(gates))

    @staticmethod
    def by_wheel(value: Any) -> Any:
        return (value, 0, 0) if isinstance(value, int) else value

    def halls(self, given: dict[str, Any]) -> dict[str, Any]:
        for name in given:
            find(HALL, name, "halls")
        tokens = list(self.s.table.parts.halls.tokens)
        for value in given.values():
            if value in tokens:
                tokens.remove(value)
        values = sorted(set(self.s.table.parts.halls.tokens))
        halls: dict[str, Any] = {}
        for hall, around in enumerate(self.s.table.halls):
            if around and HALL.words[hall] not in given:
                value = values[hall % len(values)]
                halls[HALL.words[hall]] = tokens.pop(tokens.index(value) if value in tokens else 0)
        return halls | given

    @staticmethod
    def planks(given: dict[str, str]) -> dict[str, str]:
        for name in given:
            find(CLAN, name, "planks")
        left = [tile for tile in PLANK_TILE.words if tile not in given.values()]
        planks = dict(given)
        for clan, tile in zip(CLAN.words, PLANK_TILE.words, strict=True):
            if clan not in given:
                planks[clan] = left.pop(left.index(tile) if tile in left else 0)
        return planks

    def standings(self, part: str, given: Any) -> dict[str, Any]:
        """Votes by Clan, or Influence by Champion: those of the seats in order, unless given as a whole."""
        standings: dict[str, list[Any]] = {}
        for colour, parts in self.parts.items():
            for name, count in parts.get(part, {}).items():
                standings.setdefault(name, []).append((colour, count))
        ordered: dict[str, Any] = {
            name: sorted(standing, key=lambda one: -one[1]) for name, standing in standings.items()
        }
        if not isinstance(given, Mapping):
            raise ScenarioError(part, 'must be a mapping such as {"ice": "red:2 blue:2"}')
        for name, standing in given.items():
            ordered[name] = (
                list(counts(standing, part, A_COUNT).items()) if isinstance(standing, (str, Mapping)) else standing
            )
        return ordered

    def display(self) -> list[dict[str, Any]]:
        influence = self.standings("influence", self.given.take("influence", {}))
        shown = self.given.take("display", None)
        if shown is None:
            display = list(influence)
            if self.at == "award" and "champion" in self.given.parts:
                display = list(dict.fromkeys([self.given.take("champion", ""), *display]))
            elif self.at not in AWARDED:
                ahead = self.wave + (self.at == "next-wave")
                deck = self.s.table.decks[LATE if ahead == WAVES else EARLY]
                used = {*display, *self.held, *self.gone}
                display += [CHAMPION.words[one] for one in deck if CHAMPION.words[one] not in used]
                display = display[: max(self.s.table.display, len(influence))]
        else:
            display = words(shown, "display")
        for champion in influence:
            if champion not in display:
                raise ScenarioError("influence", f"{champion} is not on display")
        return [{"champion": champion, "influence": influence.get(champion, [])} for champion in display]


# --- notation -------------------------------------------------------------------------------------


def seat_parts(colour: str, given: Any) -> dict[str, Any]:
    """The parts of a seat, read from their texts."""
    if not isinstance(given, Mapping):
        raise ScenarioError(colour, "a seat is a dict with its parts")
    parts: dict[str, Any] = {}
    for name, value in given.items():
        at = f"{colour}.{name}"
        if name not in SEAT_PARTS:
            raise ScenarioError(at, f"a seat has no such part: {', '.join(sorted(SEAT_PARTS))}")
        if name in COUNTED:
            parts[name] = counts(value, at, A_COUNT)
        elif name in PLACED:
            parts[name] = places(value, at, A_PLACE)
        elif name in LISTED:
            parts[name] = words(value, at)
        elif name == "ancestry":
            parts[name] = entries(value, at)
        else:
            parts[name] = value
    return parts


def home(cavern: str, lairs: int | None) -> str:
    """a and b are the seat's own Lairs."""
    return f"lair-{lairs}{cavern}" if cavern in ("a", "b") else cavern
