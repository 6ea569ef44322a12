"""Chapters 7, 13 and 14, ways out of a battle for defenders: a commander's teleport, Muspelheim and Nifleheim."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS
from meadhall.games.dragon_lords.fight import AT_SEA, DEFENDER, LAND, Fight
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.lands import friendly_neighbours
from meadhall.games.dragon_lords.rules.common.pieces import is_dragonlord
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.peoples.treasures import pick_up_dropped
from meadhall.games.dragon_lords.rules.sorcery.teleport import goals_ashore
from meadhall.games.dragon_lords.rules.war.band import tell_piece_moved
from meadhall.games.dragon_lords.rules.war.combat_steps import CombatStep
from meadhall.games.dragon_lords.rules.war.healing import mana_cost, pay_for
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    MUSPELHEIM,
    NIFLEHEIM,
    TELEPORT,
    TERRITORIES,
    do_bring,
    do_done,
    do_escape,
    do_pass,
    do_send,
    do_to,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, has, only, without
from meadhall.kernel.step import Step

# --- a commander alone ----------------------------------------------------------------------------


def escape_options(s: DragonLordsState, fight: Fight, people: int) -> list[Action]:
    """Defending commanders who can leave for a friendly territory before they have cast anything."""
    pieces = s.fighters(fight, DEFENDER) & ~fight.spent(DEFENDER)
    found = [piece for piece in bits(pieces & ALL_DRAGONLORDS)
             if fight.kind == LAND and escape_goals(s, fight, people, piece)]  # fmt: skip
    for place in s.stands(fight, DEFENDER):
        for wizard in s.wizards_at(people, place):
            able = has(pieces, wizard) and s.knows(people, wizard, TELEPORT)
            payable = able and s.mana[people] >= mana_cost(s, people, TELEPORT, place)
            if payable and escape_goals(s, fight, people, wizard):
                found.append(wizard)
    return [do_escape[piece] for piece in found]


def might_teleport(s: DragonLordsState, fight: Fight, people: int) -> bool:
    """Whether there may be a Wizard among the defenders who can leave."""
    away = without(s.held(people), fight.zone)
    return bool(away) and guesses.might_cast(s, people, (TELEPORT,), s.stands(fight, DEFENDER))


def escape_goals(s: DragonLordsState, fight: Fight, people: int, piece: int) -> int:
    """Where a commander can go, as a set."""
    return without(goals_ashore(s, people, piece, s.held(people)), fight.zone)


def begin_escape(s: DragonLordsState, people: int, piece: int) -> None:
    if not is_dragonlord(piece):
        pay_for(s, people, piece, TELEPORT)
    s.then(EscapeTo(s.leader[people], people, piece))


class LateEscape(CombatStep):
    """Where it is agreed that commanders escape after the losses of a round, they are asked now."""

    rule = "DL-14.16"

    def act(self, s: DragonLordsState, fight: Fight) -> None:
        people = fight.defender
        if s.facts.escapes_late and fight.kind in (LAND, AT_SEA) and s.plays(people):
            offer(s, Escape(s.leader[people], people), people, fight.zone, might_teleport(s, fight, people))


class Escape(PeopleChoice):
    """Which of the defending commanders leaves."""

    rule = "DL-14.16"
    verbs = (do_escape, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_ESCAPE_LATE, (s.current_fight().zone,))

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_pass, *escape_options(s, s.current_fight(), self.people)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is not do_pass:
            s.then(LateEscape())
            begin_escape(s, self.people, action.arg)


class EscapeTo(PeopleChoice):
    """Any friendly territory; nobody goes along."""

    piece: int
    rule = "DL-14.16"
    asks = messages.ASK_ESCAPE
    about = ("piece",)
    verbs = (do_to,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_to[land] for land in bits(escape_goals(s, s.current_fight(), self.people, self.piece))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        left = s.where(self.people, self.piece)
        s.put_piece(self.people, self.piece, action.arg)
        tell_piece_moved(s, self.people, self.piece, left, action.arg)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        friendly = action.verb is do_to and action.arg < TERRITORIES and s.owner[action.arg] == self.people
        return "DL-22.3" if friendly and action.arg != s.current_fight().zone else self.rule


# --- scrolls --------------------------------------------------------------------------------------


SCROLLS = only(MUSPELHEIM) | only(NIFLEHEIM)


def useful_scrolls(s: DragonLordsState, fight: Fight, people: int) -> list[int]:
    """Which of the two scrolls would help the defenders to leave."""
    found: list[int] = []
    if fight.kind == LAND and friendly_neighbours(s, people, fight.zone):
        found.append(MUSPELHEIM)
    if friendly_neighbours(s, people, fight.zone) or any(home != fight.zone for home in s.kingdoms_of(people)):
        found.append(NIFLEHEIM)
    return found


def read_escape_scroll(s: DragonLordsState, people: int, scroll: int) -> None:
    if scroll == MUSPELHEIM:
        s.then(Withdraw(s.leader[people], people, True))
    else:
        s.then(Redeploy(s.leader[people], people))


class Withdraw(PeopleChoice):
    """The whole army leaves to one adjacent friendly territory, behind a wall of fire or under the Raven Banner."""

    fire: bool
    rule = "DL-13.29"
    asks = messages.ASK_WITHDRAW
    verbs = (do_to,)

    def cites(self, s: DragonLordsState) -> str:
        return self.rule if self.fire else "DL-20.20"

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_to[land] for land in friendly_neighbours(s, self.people, s.current_fight().zone)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        s.then(Withdrawn(self.people, action.arg, self.fire))
        pick_up_dropped(s, s.current_fight(), DEFENDER)


class Withdrawn(Step):
    """All have left; behind Muspelheim the border burns."""

    people: int
    goal: int
    fire: bool
    rule = "DL-13.29"

    def run(self, s: DragonLordsState) -> None:
        zone, goal = s.current_fight().zone, self.goal
        count = s.units[zone]
        for piece in bits(s.pieces_at(self.people, zone)):
            s.put_piece(self.people, piece, goal)
        plain = s.plain(self.people, zone)
        if plain:
            s.lift_units(self.people, zone, plain)
            s.add_units(self.people, goal, plain)
        s.tell(messages.WITHDREW, self.people, count, goal)
        if self.fire:
            s.walls = (*s.walls, (zone, goal))


class Redeploy(PeopleChoice):
    """Nifleheim: up to ten units to a Kingdom of one's own, or to a friendly neighbour."""

    rule = "DL-13.31"
    asks = messages.ASK_REDEPLOY
    verbs = (do_to,)

    def options(self, s: DragonLordsState) -> list[Action]:
        zone = s.current_fight().zone
        goals = {*friendly_neighbours(s, self.people, zone), *s.kingdoms_of(self.people)} - {zone}
        return [do_to[land] for land in sorted(goals)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        most = s.facts.scroll_parts[NIFLEHEIM].power.units
        s.then(Flee(self.people, tuple(s.stands(s.current_fight(), DEFENDER)), action.arg, most))


class Flee(Step):
    """Ask place by place who leaves the battle, up to ``most`` units together."""

    people: int
    origins: tuple[int, ...]
    goal: int
    most: int
    rule = "DL-13.31"

    def run(self, s: DragonLordsState) -> None:
        origins = tuple(place for place in self.origins if s.count(self.people, place))
        if origins:
            s.ask(FleeBand(s.leader[self.people], self.people, origins[0], self.goal, self.most, origins[1:]))


class FleeBand(PeopleChoice):
    """Like any band, except that nobody has to stay behind."""

    origin: int
    goal: int
    most: int
    others: tuple[int, ...]
    rule = "DL-13.31"
    asks = messages.ASK_BAND
    about = ("origin", "goal", "most")
    secret = True
    verbs = (do_send, do_bring, do_done.verb)

    def options(self, s: DragonLordsState) -> list[Action]:
        if not self.most:
            return []
        options = [do_done, *(do_bring[piece] for piece in bits(s.pieces_at(self.people, self.origin)))]
        return in_order(options + do_send.actions[: min(self.most, s.plain(self.people, self.origin))])

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            s.then(Flee(self.people, self.others, self.goal, self.most))
            return
        if action.verb is do_send:
            count = action.arg + 1
            s.lift_units(self.people, self.origin, count)
            s.add_units(self.people, self.goal, count)
            s.tell(messages.BAND_MOVED, self.people, count, self.origin, self.goal)
        else:
            count = 1
            s.put_piece(self.people, action.arg, self.goal)
            tell_piece_moved(s, self.people, action.arg, self.origin, self.goal)
        s.then(Flee(self.people, (self.origin, *self.others), self.goal, self.most - count))
