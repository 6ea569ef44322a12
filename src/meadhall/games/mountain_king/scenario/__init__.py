"""Building any position, at any step, in a few lines.

    game.scenario(
        at="turn", seat="blue", wave=2,
        blue=dict(trolls="moss4:2 ice3 a:3", pawns="imbolg:ice3", champions="tuva", supplies=3, votes="ice:3 moss"),
        red=dict(lairs=4, trolls="moon1", ancestry="a15@d5 a13@f4", cubes="e5 f5", influence="crym:2"),
        gnomes="fire1 fire3:2/1 mud1:?/3@blue",
    )

Colours sit down in this order: blue, red, black, green, amber. As many play as are needed for the last colour named,
two at least, or as many as ``players`` says. Texts are lists of words; a name alone counts one, ``name:number`` more.
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

What is not mentioned is taken from here:

* the first Wave in which the Champions held or gone can have been awarded; 0 in the set-up, 3 for its scoring;
* Lairs 1, 2, 3 and so on, without Trolls; starting cards only; no Champions; no Gnomes;
* the Supplies of the Wave while turns are taken, none before and after;
* Halls of 4, 8, 12, 4 and so on; planks one to seven; the first Champions of the Wave's deck on display;
* the Wheel on its star, the Swarm at Moss, and Gate cards that nobody has seen.

Of equals in Votes or Influence the one who sits first leads.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from meadhall.games.mountain_king import document
from meadhall.games.mountain_king.scenario.agenda import steps_at
from meadhall.games.mountain_king.scenario.beginnings import AT, SETUP
from meadhall.games.mountain_king.scenario.seats import Seats
from meadhall.games.mountain_king.scenario.table import document_of
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CHAMPION, FACTION
from meadhall.kernel.errors import BadField, ScenarioError
from meadhall.kernel.option import read_options
from meadhall.kernel.scenario import Given, Rest, find

if TYPE_CHECKING:
    from meadhall.games.mountain_king import MountainKing

__all__ = ["AT", "SETUP", "build"]


def build(game: MountainKing, at: str, players: int | None, what: Mapping[str, Any]) -> MountainKingState:
    """``at`` is one of ``AT``; ``alone=True`` lets nothing follow."""
    if at not in AT:
        raise ScenarioError("at", f"{at!r} is none of {', '.join(AT)}")
    given = Given(what, at)
    colours = {colour: given.take(colour, {}) for colour in FACTION.words if colour in given.parts}
    if players is None:
        players = max([2, *(FACTION.find(colour) + 1 for colour in colours)])
    options = {name: given.take(name, None) for name in game.options if name in given.parts}
    alone = given.take("alone", False)
    try:
        state = game.blank(game.check_players(players), read_options(game.options, options))
        for colour in colours:
            seat_of(state, colour, colour)
        named = given.take("seat", None)
        seat = None if named is None else seat_of(state, named, "seat")
        seats = Seats(state, at, colours)
        if at == "instant":
            hold(seats, seat or 0, given)
        document.read(state, document_of(at, seats, given))
        now, later = steps_at(state, at, seat, given)
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


def seat_of(s: MountainKingState, colour: object, field: str) -> int:
    seat = find(FACTION, colour, field)
    if seat >= s.players:
        raise ScenarioError(field, f"{colour} does not play: {', '.join(FACTION.words[: s.players])}")
    return seat


def hold(seats: Seats, seat: int, given: Given) -> None:
    """Whoever does the Instant of a Champion holds it."""
    champion = CHAMPION.words[find(CHAMPION, given.parts.get("champion", ""), "champion")]
    held = seats.parts[seats.colours[seat]].setdefault("champions", [])
    if champion not in held:
        held.append(champion)
