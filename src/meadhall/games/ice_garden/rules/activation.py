"""Chapter 9, Activation: Maker-Spy, crossing, Speed, Attack, and the removal of the beaten."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import ATTACK_PRICE, LEVEL_OF
from meadhall.games.ice_garden.rules import solo
from meadhall.games.ice_garden.rules.combat import (
    FRESH,
    attack_by_region,
    blows_to_beat,
    hit,
    hit_neutral,
    strikes,
    target_level,
)
from meadhall.games.ice_garden.rules.resources import spend
from meadhall.games.ice_garden.rules.voracious_mountain import carry, pieces_at
from meadhall.games.ice_garden.state import EMPTY, NOBODY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import (
    DRAKKAR,
    FJOLLSFINN,
    FREIHOFF,
    GOLD,
    HARRASIM,
    IMPROVEMENT,
    MARKER,
    do_attack,
    do_cross,
    do_done,
    do_move,
    do_pass,
    do_spy,
    do_spy_two,
    do_strike,
    do_strike_neutral,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


class Activation(Step):
    rule = "IG-9.1"

    def run(self, s: IceGardenState) -> None:
        s.then(MakerSpy(), Crossing(), SpeedTurn(0), AttackTurn(0), Removal())


def regions_with(s: IceGardenState, seat: int, level: int) -> list[int]:
    """The open regions in which a player's units of a level stand, one entry for each unit."""
    return [region for each, region in s.units_in_play(seat) if each == level]


# --- Maker-Spy ----------------------------------------------------------------------------------


class MakerSpy(Step):
    rule = "IG-9.3"

    def run(self, s: IceGardenState) -> None:
        seat = s.seat_of[FREIHOFF]
        if seat == NOBODY or not regions_with(s, seat, HARRASIM) or not s.free_spy_spots(seat):
            return
        if seat >= s.players:
            solo.spy(s, seat)
        else:
            s.ask(Spy(seat), idle=do_done)


class Spy(Choice):
    """Which improvements the Maker-Spy takes. The answer "done" keeps those that he has."""

    rule = "IG-9.4"
    verbs = (do_spy, do_spy_two)
    asks = messages.ASK_SPY

    def options(self, s: IceGardenState) -> list[Action]:
        left = [s.improvements[kind] + s.spy.count(kind) for kind in range(len(IMPROVEMENT))]
        verb = do_spy_two if len(s.free_spy_spots(self.seat)) == 2 else do_spy
        pairs = [action for action in verb.actions if all(left[kind] for kind in action.args)]
        return [do_done, *(pairs or (do_spy[kind] for kind, n in enumerate(left) if n))]

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is not do_done:
            assign_spy(s, self.seat, action.args)

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action.verb is do_spy_two and len(s.free_spy_spots(self.seat)) == 2:
            return "IG-1.5"
        return self.rule


def assign_spy(s: IceGardenState, seat: int, kinds: tuple[int, ...]) -> None:
    for spot in range(len(s.spy)):
        s.lay_spy(spot, EMPTY)
    for spot, kind in zip(s.free_spy_spots(seat), kinds, strict=False):
        s.lay_spy(spot, kind)
        s.tell(messages.SPIED, seat, kind)
    s.refresh_sheets()


# --- the crossing -------------------------------------------------------------------------------


class Crossing(Step):
    rule = "IG-9.7"

    def run(self, s: IceGardenState) -> None:
        seat = s.seat_of[FJOLLSFINN]
        if seat == NOBODY:
            return
        shores = sorted(set(regions_with(s, seat, DRAKKAR)))
        if len(shores) < 2:
            return
        here, there = shores
        if seat >= s.players:
            solo.cross(s, seat, here, there)
        elif any(passengers(s, seat, here)) or any(passengers(s, seat, there)):
            s.then(Cross(seat, here, there, passengers(s, seat, here), passengers(s, seat, there)))


def passengers(s: IceGardenState, seat: int, region: int) -> tuple[int, ...]:
    """All pieces but the Drakkars themselves (IG-9.8)."""
    return tuple(0 if piece == DRAKKAR else n for piece, n in enumerate(pieces_at(s, seat, region)))


class Cross(Choice):
    """Pieces cross between two Drakkars, once each way; ``from_here`` and ``from_there`` may still do so."""

    here: int
    there: int
    from_here: tuple[int, ...]
    from_there: tuple[int, ...]
    rule = "IG-9.8"
    verbs = (do_cross,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_CROSS, (self.here, self.there))

    def options(self, s: IceGardenState) -> list[Action]:
        options = [do_done]
        if any(self.from_here):
            options.append(do_cross[self.here][self.there])
        if any(self.from_there):
            options.append(do_cross[self.there][self.here])
        return options

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is do_done:
            return
        origin, goal = action.args
        none = (0,) * len(self.from_here)
        if origin == self.here:
            ready, rest = self.from_here, Cross(self.seat, self.here, self.there, none, self.from_there)
        else:
            ready, rest = self.from_there, Cross(self.seat, self.here, self.there, self.from_here, none)
        if any(rest.from_here) or any(rest.from_there):
            s.then(rest)
        carry(s, self.seat, origin, goal, ready, crossing=True)


# --- Speed --------------------------------------------------------------------------------------


class SpeedTurn(Step):
    """One player after another moves units by their Speed, in turn order (IG-9.2)."""

    place: int
    rule = "IG-9.2"

    def run(self, s: IceGardenState) -> None:
        if self.place == len(s.order):
            return
        seat = s.order[self.place]
        s.then(SpeedTurn(self.place + 1))
        ask_speed(s, seat, steps_of_figures(s, seat))


def steps_of_figures(s: IceGardenState, seat: int) -> tuple[int, ...]:
    """How far each figure can go with Speed: not from off the map, nor out of a locked region."""
    return tuple([s.speed_of(seat, LEVEL_OF[f]) if place in s.open else 0 for f, place in enumerate(s.places(seat))])


def ask_speed(s: IceGardenState, seat: int, left: tuple[int, ...]) -> None:
    if any(left):
        s.ask(Speed(seat, left), idle=do_done)


class Speed(Choice):
    """One step of one unit; ``left`` is the number of steps that each figure still has."""

    left: tuple[int, ...]
    rule = "IG-9.9"
    verbs = (do_move,)
    asks = messages.ASK_SPEED

    def options(self, s: IceGardenState) -> list[Action]:
        ready = sorted({(LEVEL_OF[f], place) for f, place in enumerate(s.places(self.seat)) if self.left[f]})
        return [do_done, *(do_move[level][origin][goal] for level, origin in ready for goal in s.near[origin])]

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is do_done:
            return
        level, origin, goal = action.args
        figure = max(s.figures_at(self.seat, level, origin), key=lambda f: self.left[f])
        s.put_figure(self.seat, figure, goal)
        s.tell(messages.MOVED, self.seat, level, 1, origin, goal)
        ask_speed(s, self.seat, tuple(n - (f == figure) for f, n in enumerate(self.left)))

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action.verb is do_move:
            level, origin, goal = action.args
            if s.locked[origin] or s.locked[goal]:
                return "IG-9.24"
            if level != MARKER and s.units_at(self.seat, level, origin) and goal in s.near[origin]:
                return "IG-9.10"
        return self.rule


# --- Attack -------------------------------------------------------------------------------------


class AttackTurn(Step):
    rule = "IG-9.2"

    place: int

    def run(self, s: IceGardenState) -> None:
        if self.place == 0 and s.facts.solo:
            solo.attack(s)
        if self.place == len(s.order):
            return
        seat = s.order[self.place]
        s.then(AttackTurn(self.place + 1))
        if s.has(seat, GOLD) >= ATTACK_PRICE and strikes(s, seat, attack_by_region(s, seat)):
            s.then(Attack(seat))


class Attack(Choice):
    rule = "IG-9.11"
    verbs = (do_attack.verb,)
    asks = messages.ASK_ATTACK

    def options(self, s: IceGardenState) -> list[Action]:
        return [do_pass, do_attack]

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is do_attack:
            spend(s, self.seat, GOLD, ATTACK_PRICE)
            s.tell(messages.ATTACKED, self.seat)
            s.then(Strike(self.seat, attack_by_region(s, self.seat)))


class Strike(Choice):
    """One point of damage; ``pool`` is the number of points left in each region."""

    pool: tuple[int, ...]
    rule = "IG-9.12"
    verbs = (do_strike, do_strike_neutral)
    asks = messages.ASK_STRIKE

    def options(self, s: IceGardenState) -> list[Action]:
        return [do_done, *strikes(s, self.seat, self.pool)]

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is do_done:
            return
        region = action.arg
        if action.verb is do_strike_neutral:
            hit_neutral(s, self.seat, region)
        else:
            _, character, target = action.args
            hit(s, self.seat, region, s.seat_of[character], target)
        pool = tuple(n - (r == region) for r, n in enumerate(self.pool))
        s.ask(Strike(self.seat, pool), idle=do_done)

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action.verb is do_strike and self.pool[action.arg]:
            region, character, target = action.args
            victim = s.seat_of[character]
            level = target_level(target)
            if victim not in (NOBODY, self.seat) and level and s.units_at(victim, level, region):
                return "IG-9.22" if target <= FRESH else self.rule
        if action.verb in (do_strike, do_strike_neutral):
            spent = not self.pool[action.arg] and attack_by_region(s, self.seat)[action.arg]
            return self.rule if spent else "IG-9.13"
        return self.rule


class Removal(Step):
    """The beaten go back to their owners, and all wounds heal (IG-9.17, IG-9.23)."""

    rule = "IG-9.23"

    def run(self, s: IceGardenState) -> None:
        if not any(s.damage):
            return
        for seat in range(s.facts.seats):
            for figure, region in enumerate(s.places(seat)):
                level = LEVEL_OF[figure]
                if blows_to_beat(s, seat, figure) <= 0:
                    s.tell(messages.REMOVED, seat, level - 1, region)
                    s.put_figure(seat, figure, NOWHERE)
        s.damage = [0] * len(s.damage)
