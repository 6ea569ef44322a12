"""The agenda of a scenario: what happens at the place where it begins, and what follows."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.mountain_king.champions.after_action import AfterAction
from meadhall.games.mountain_king.champions.instants import Instant
from meadhall.games.mountain_king.facts import LETTERS, NOBODY, START_CELL
from meadhall.games.mountain_king.rules.actions import Granted, UseSpace
from meadhall.games.mountain_king.rules.attack import Attack
from meadhall.games.mountain_king.rules.breach import Breach
from meadhall.games.mountain_king.rules.building import LayCards
from meadhall.games.mountain_king.rules.clusters import cover
from meadhall.games.mountain_king.rules.fallen import Fall
from meadhall.games.mountain_king.rules.invasions import Invade
from meadhall.games.mountain_king.rules.move_trolls import MoveTrolls
from meadhall.games.mountain_king.rules.scoring import ScoreDomains
from meadhall.games.mountain_king.rules.scouting import Scout
from meadhall.games.mountain_king.rules.seizing import SeizeControl, start_action
from meadhall.games.mountain_king.rules.setup import ChooseLairs, set_up
from meadhall.games.mountain_king.rules.tripwires import AdvanceWheel
from meadhall.games.mountain_king.rules.turns import Gather, SecondAction, TakeAction, Turn, Turns
from meadhall.games.mountain_king.rules.wave import NextWave
from meadhall.games.mountain_king.scenario.beginnings import BATTLE, COURSE, FROM_THERE
from meadhall.games.mountain_king.secrecy import NOT_YET
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CAVERN, CHAMPION, CLAN, FACTION, TYPE
from meadhall.kernel.errors import ScenarioError
from meadhall.kernel.scenario import Given
from meadhall.kernel.step import Step


def course(s: MountainKingState) -> list[Step]:
    """The steps of the Wave, or of the set-up, from the first to the last."""
    blank = s.copy()
    blank.agenda = []
    if s.wave:
        blank.wave -= 1
        NextWave().run(blank)
    else:
        set_up(blank)
    return blank.agenda[::-1]


def steps_at(s: MountainKingState, at: str, seat: int | None, given: Given) -> tuple[list[Step], list[Step]]:
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
        s.active = who
        return steps_of_turn(s, at, who, given), steps[place:]
    return [step_between(s, at, who, given)], steps[place:]


def step_between(s: MountainKingState, at: str, seat: int, given: Given) -> Step:
    """What is done at a place between the steps of a Wave, and not in a turn."""
    if at == "building":
        return LayCards((NOT_YET,) * s.players, (NOT_YET,) * s.players)
    if at == "invasion":
        s.swarm = given.word("clan", CLAN)
        return Invade(s.swarm, given.number("count", s.facts.parts.waves.invaders[s.wave - 1]), NOBODY)
    if at == "instant":
        return Instant(seat, given.word("champion", CHAMPION))
    cavern = given.word("cavern", CAVERN)
    if not s.troll_count(cavern):
        raise ScenarioError("cavern", f"nobody is in {CAVERN.words[cavern]} who could fall")
    return Fall(cavern, bool(given.take("breach", False)))


def steps_of_turn(s: MountainKingState, at: str, seat: int, given: Given) -> list[Step]:
    """What a seat does in a turn."""
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
        return [gathered(s, seat, TYPE.find(at), given)]
    if not s.seizable and not s.marched:
        start_action(s, seat)
    return [action_at(s, at, seat, given), AfterAction(seat), SeizeControl(seat)]


PARTS_OF_ACTIONS: dict[str, Callable[[int, Given], Step]] = {
    "move-trolls": lambda seat, given: MoveTrolls(seat, given.number("x", 1)),
    "space": lambda seat, given: UseSpace(seat, given.number("x", 1)),
    "scout": lambda seat, given: Scout(seat),
    "tripwires": lambda seat, given: AdvanceWheel(seat, given.number("spaces", 1)),
    "breach": lambda seat, given: Breach(seat),
}


def action_at(s: MountainKingState, at: str, seat: int, given: Given) -> Step:
    """An action that is granted, or a part of one."""
    if at in PARTS_OF_ACTIONS:
        return PARTS_OF_ACTIONS[at](seat, given)
    still = bool(given.take("still", False))
    if at != "attack":
        return Granted(seat, TYPE.find(at), given.number("power", 1), still)
    cavern = given.word("cavern", CAVERN)
    if not s.is_overrun(cavern) or not s.units(seat, cavern):
        why = f"{FACTION.words[seat]} does not stand among Gnomes in {CAVERN.words[cavern]}"
        raise ScenarioError("cavern", why)
    return Attack(seat, cavern, still)


def gathered(s: MountainKingState, seat: int, kind: int, given: Given) -> Gather:
    """A Weak or a Strong action whose power is there already, as if two symbols had been covered for a Strong one."""
    if given.take("weak", True):
        return Gather(seat, kind, (), given.number("power", 1), True)
    shown = s.ancestry[seat].shown.items()
    cell = min((cell for cell, symbol in shown if symbol[0] == LETTERS[kind]), default=START_CELL)
    if cell in s.symbols[seat].spots:
        cover(s, seat, cell)
    return Gather(seat, kind, (cell, cell), given.number("power", 2), False)
