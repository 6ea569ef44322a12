"""Chapters 7, 13 and 14, ways out of a battle for defenders: a commander's teleport, Muspelheim and Nifleheim."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import AT_SEA, DEFENDER, LAND, Fight
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.peoples.treasures import pick_up
from meadhall.games.dragon_lords.rules.sorcery.teleport import shores
from meadhall.games.dragon_lords.rules.war.band import tell_piece_moved
from meadhall.games.dragon_lords.rules.war.healing import cost, pay_for
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS
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
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step

# --- a commander alone ----------------------------------------------------------------------------


def teleports(s: World, fight: Fight, people: int) -> list[Action]:
    """Defending commanders who can leave for a friendly territory before they have cast anything."""
    pieces = s.fighters(fight, DEFENDER) & ~fight.spent(DEFENDER)
    found = [piece for piece in bits(pieces & ALL_DRAGONLORDS)
             if fight.kind == LAND and havens(s, fight, people, piece)]  # fmt: skip
    for place in s.stands(fight, DEFENDER):
        for wizard in s.wizards_at(people, place):
            able = pieces >> wizard & 1 and s.knows(people, wizard, TELEPORT)
            if able and havens(s, fight, people, wizard) and s.mana[people] >= cost(s, people, TELEPORT, place):
                found.append(wizard)
    return [do_escape[piece] for piece in found]


def might_teleport(s: World, fight: Fight, people: int) -> bool:
    """Whether there may be a Wizard among the defenders who can leave."""
    away = s.held(people) & ~(1 << fight.zone)
    return bool(away) and guesses.casts(s, people, (TELEPORT,), s.stands(fight, DEFENDER))


def havens(s: World, fight: Fight, people: int, piece: int) -> int:
    """Where a commander can go, as a set."""
    return shores(s, people, piece, s.held(people)) & ~(1 << fight.zone)


def teleport(s: World, fight: Fight, people: int, piece: int) -> None:
    if not ALL_DRAGONLORDS >> piece & 1:
        pay_for(s, people, piece, TELEPORT)
    s.then(EscapeTo(s.leader[people], people, piece))


class LateEscape(Step):
    """Where it is agreed that commanders escape after the losses of a round, they are asked now."""

    rule = "DL-14.16"

    def run(self, s: World) -> None:
        fight = s.fight
        if not s.table.escapes_late or fight is None or fight.kind not in (LAND, AT_SEA) or not s.plays(fight.defender):
            return
        people = fight.defender
        offer(s, Escape(s.leader[people], people), people, fight.zone, might_teleport(s, fight, people))


class Escape(Choice):
    """Who of the defending commanders leaves."""

    people: int
    rule = "DL-14.16"
    verbs = (do_escape, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_ESCAPE_LATE, (s.current_fight().zone,))

    def options(self, s: World) -> list[Action]:
        return [do_pass, *teleports(s, s.current_fight(), self.people)]

    def take(self, s: World, action: Action) -> None:
        if action is not do_pass:
            s.then(LateEscape())
            teleport(s, s.current_fight(), self.people, action.arg)


class EscapeTo(Choice):
    """Any friendly territory; nobody goes along."""

    people: int
    piece: int
    rule = "DL-14.16"
    verbs = (do_to,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_ESCAPE, (self.piece,))

    def options(self, s: World) -> list[Action]:
        return [do_to[land] for land in bits(havens(s, s.current_fight(), self.people, self.piece))]

    def take(self, s: World, action: Action) -> None:
        left = s.where(self.people, self.piece)
        s.put_piece(self.people, self.piece, action.arg)
        tell_piece_moved(s, self.people, self.piece, left, action.arg)

    def refusal(self, s: World, action: Action) -> str:
        friendly = action.verb is do_to and action.arg < TERRITORIES and s.owner[action.arg] == self.people
        return "DL-22.3" if friendly and action.arg != s.current_fight().zone else self.rule


# --- scrolls --------------------------------------------------------------------------------------


def neighbours(s: World, people: int, zone: int) -> list[int]:
    """Friendly territories next to a battle."""
    if zone >= TERRITORIES:
        return []
    return [land for land in bits(s.table.near[zone]) if s.owner[land] == people]


def scrolls(s: World, fight: Fight, people: int) -> list[int]:
    """Which of the two scrolls would lead anywhere."""
    found: list[int] = []
    if fight.kind == LAND and neighbours(s, people, fight.zone):
        found.append(MUSPELHEIM)
    if neighbours(s, people, fight.zone) or any(home != fight.zone for home in s.kingdoms_of(people)):
        found.append(NIFLEHEIM)
    return found


def read(s: World, fight: Fight, people: int, scroll: int) -> None:
    if scroll == MUSPELHEIM:
        s.then(Withdraw(s.leader[people], people, True))
    else:
        s.then(Redeploy(s.leader[people], people))


class Withdraw(Choice):
    """The whole army leaves to one adjacent friendly territory, behind a wall of fire or under the Raven Banner."""

    people: int
    fire: bool
    rule = "DL-13.29"
    verbs = (do_to,)

    def cites(self, s: World) -> str:
        return self.rule if self.fire else "DL-20.20"

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_WITHDRAW)

    def options(self, s: World) -> list[Action]:
        return [do_to[land] for land in neighbours(s, self.people, s.current_fight().zone)]

    def take(self, s: World, action: Action) -> None:
        s.then(Withdrawn(self.people, action.arg, self.fire))
        pick_up(s, s.current_fight(), DEFENDER)


class Withdrawn(Step):
    """All have left; behind Muspelheim the border burns."""

    people: int
    goal: int
    fire: bool
    rule = "DL-13.29"

    def run(self, s: World) -> None:
        zone, goal = s.current_fight().zone, self.goal
        count = s.units[zone]
        for piece in bits(s.pieces_at(self.people, zone)):
            s.put_piece(self.people, piece, goal)
        plain = s.plain(self.people, zone)
        if plain:
            s.lift_units(self.people, zone, plain)
            s.add_units(self.people, goal, plain)
        s.tell(says.WITHDREW, self.people, count, goal)
        if self.fire:
            s.walls = (*s.walls, (zone, goal))


class Redeploy(Choice):
    """Nifleheim: up to ten units to a Kingdom of one's own, or to a friendly neighbour."""

    people: int
    rule = "DL-13.31"
    verbs = (do_to,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_REDEPLOY)

    def options(self, s: World) -> list[Action]:
        zone = s.current_fight().zone
        goals = {*neighbours(s, self.people, zone), *s.kingdoms_of(self.people)} - {zone}
        return [do_to[land] for land in sorted(goals)]

    def take(self, s: World, action: Action) -> None:
        most = s.table.scroll_parts[NIFLEHEIM].power.units
        s.then(Flee(self.people, tuple(s.stands(s.current_fight(), DEFENDER)), action.arg, most))


class Flee(Step):
    """Who of each place goes, so many together; a battle may be left by everybody."""

    people: int
    origins: tuple[int, ...]
    goal: int
    most: int
    rule = "DL-13.31"

    def run(self, s: World) -> None:
        origins = tuple(place for place in self.origins if s.count(self.people, place))
        if origins:
            s.ask(FleeBand(s.leader[self.people], self.people, origins[0], self.goal, self.most, origins[1:]))


class FleeBand(Choice):
    """Like any band, except that nobody has to stay behind."""

    people: int
    origin: int
    goal: int
    most: int
    others: tuple[int, ...]
    rule = "DL-13.31"
    secret = True
    verbs = (do_send, do_bring, do_done.verb)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_BAND, (self.origin, self.goal, self.most))

    def options(self, s: World) -> list[Action]:
        if not self.most:
            return []
        options = [do_done, *(do_bring[piece] for piece in bits(s.pieces_at(self.people, self.origin)))]
        return in_order(options + do_send.actions[: min(self.most, s.plain(self.people, self.origin))])

    def take(self, s: World, action: Action) -> None:
        if action is do_done:
            s.then(Flee(self.people, self.others, self.goal, self.most))
            return
        if action.verb is do_send:
            count = action.arg + 1
            s.lift_units(self.people, self.origin, count)
            s.add_units(self.people, self.goal, count)
            s.tell(says.BAND_MOVED, self.people, count, self.origin, self.goal)
        else:
            count = 1
            s.put_piece(self.people, action.arg, self.goal)
            tell_piece_moved(s, self.people, action.arg, self.origin, self.goal)
        s.then(Flee(self.people, (self.origin, *self.others), self.goal, self.most - count))
