"""Chapter 9, Activation: Maker-Spy, crossing, Speed, Attack, and the removal of the beaten."""

from __future__ import annotations

from meadhall.games.ice_garden import says
from meadhall.games.ice_garden.rules import solo
from meadhall.games.ice_garden.rules.combat import FRESH, hit, hit_neutral, pools, strikes, toughness
from meadhall.games.ice_garden.rules.voracious_mountain import carry, pieces_at
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, Midgaard
from meadhall.games.ice_garden.table import ATTACK_PRICE, FIGURES, LEVEL_OF, SPOTS, UNITS
from meadhall.games.ice_garden.words import (
    FJOLLSFINN,
    FREIHOFF,
    GOLD,
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

HARRASIM = 3
DRAKKAR = 2


class Activation(Step):
    rule = "IG-9.1"

    def run(self, s: Midgaard) -> None:
        s.then(MakerSpy(), Crossing(), SpeedTurn(0), AttackTurn(0), Removal())


def on_map(s: Midgaard, seat: int, level: int) -> list[int]:
    """The open regions in which a player's units of a level stand, one entry a unit."""
    at = seat * UNITS
    return [s.units[at + f] for f in FIGURES[level] if s.units[at + f] != NOWHERE and not s.locked[s.units[at + f]]]


# --- Maker-Spy ----------------------------------------------------------------------------------


class MakerSpy(Step):
    rule = "IG-9.3"

    def run(self, s: Midgaard) -> None:
        seat = s.seat_of[FREIHOFF]
        if seat == NOBODY or not on_map(s, seat, HARRASIM) or not spy_spots(s, seat):
            return
        if seat >= s.players:
            solo.spy(s, seat)
        else:
            s.ask(Spy(seat), idle=do_done)


def spy_spots(s: Midgaard, seat: int) -> list[int]:
    """Which Maker-Spy spots have not been built over."""
    first = (seat * 3 + HARRASIM - 1) * SPOTS + len(s.table.prices[FREIHOFF][2])
    return [i for i in range(s.table.spy_spots(FREIHOFF, HARRASIM)) if s.spots[first + i] == NOBODY]


class Spy(Choice):
    """Done keeps what lies there."""

    rule = "IG-9.4"
    verbs = (do_spy, do_spy_two)
    asks = says.ASK_SPY

    def options(self, s: Midgaard) -> list[Action]:
        left = [s.improvements[kind] + s.spy.count(kind) for kind in range(len(IMPROVEMENT))]
        verb = do_spy_two if len(spy_spots(s, self.seat)) == 2 else do_spy
        pairs = [action for action in verb.actions if all(left[kind] for kind in action.args)]
        return [do_done, *(pairs or (do_spy[kind] for kind, n in enumerate(left) if n))]

    def take(self, s: Midgaard, action: Action) -> None:
        if action is not do_done:
            assign_spy(s, self.seat, action.args)

    def refusal(self, s: Midgaard, action: Action) -> str:
        if action.verb is do_spy_two and len(spy_spots(s, self.seat)) == 2:
            return "IG-1.5"
        return self.rule


def assign_spy(s: Midgaard, seat: int, kinds: tuple[int, ...]) -> None:
    for old in s.spy:
        if old != NOBODY:
            s.improvements[old] += 1
    spy = [NOBODY, NOBODY]
    for spot, kind in zip(spy_spots(s, seat), kinds, strict=False):
        spy[spot] = kind
        s.improvements[kind] -= 1
        s.tell(says.SPIED, seat, kind)
    s.spy = (spy[0], spy[1])
    s.refresh_sheets()


# --- the crossing -------------------------------------------------------------------------------


class Crossing(Step):
    rule = "IG-9.7"

    def run(self, s: Midgaard) -> None:
        seat = s.seat_of[FJOLLSFINN]
        if seat == NOBODY:
            return
        shores = sorted(set(on_map(s, seat, DRAKKAR)))
        if len(shores) < 2:
            return
        here, there = shores
        if seat >= s.players:
            solo.cross(s, seat, here, there)
        elif any(passengers(s, seat, here)) or any(passengers(s, seat, there)):
            s.then(Cross(seat, here, there, passengers(s, seat, here), passengers(s, seat, there)))


def passengers(s: Midgaard, seat: int, region: int) -> tuple[int, ...]:
    """All pieces but the Drakkars themselves (IG-9.8)."""
    return tuple(0 if piece == DRAKKAR else n for piece, n in enumerate(pieces_at(s, seat, region)))


class Cross(Choice):
    """``from_here`` and ``from_there`` are the pieces that may still cross; each way is sailed once."""

    here: int
    there: int
    from_here: tuple[int, ...]
    from_there: tuple[int, ...]
    rule = "IG-9.8"
    verbs = (do_cross,)

    def prompt(self, s: Midgaard) -> Message:
        return Message(says.ASK_CROSS, (self.here, self.there))

    def options(self, s: Midgaard) -> list[Action]:
        options = [do_done]
        if any(self.from_here):
            options.append(do_cross[self.here][self.there])
        if any(self.from_there):
            options.append(do_cross[self.there][self.here])
        return options

    def take(self, s: Midgaard, action: Action) -> None:
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
    """Players in turn order, each with all their units (IG-9.2)."""

    place: int
    rule = "IG-9.2"

    def run(self, s: Midgaard) -> None:
        if self.place == len(s.order):
            return
        seat = s.order[self.place]
        s.then(SpeedTurn(self.place + 1))
        left = tuple(
            s.speed[seat * 3 + level - 1]
            if s.units[seat * UNITS + figure] != NOWHERE and not s.locked[s.units[seat * UNITS + figure]]
            else 0
            for figure, level in enumerate(LEVEL_OF)
        )
        ask_speed(s, seat, left)


def ask_speed(s: Midgaard, seat: int, left: tuple[int, ...]) -> None:
    if any(left):
        s.ask(Speed(seat, left), idle=do_done)


class Speed(Choice):
    """``left`` tells how many steps each figure still has."""

    left: tuple[int, ...]
    rule = "IG-9.9"
    verbs = (do_move,)
    asks = says.ASK_SPEED

    def options(self, s: Midgaard) -> list[Action]:
        at = self.seat * UNITS
        ready = sorted({(LEVEL_OF[f], s.units[at + f]) for f in range(UNITS) if self.left[f]})
        return [do_done, *(do_move[level][origin][goal] for level, origin in ready for goal in s.near[origin])]

    def take(self, s: Midgaard, action: Action) -> None:
        if action is do_done:
            return
        level, origin, goal = action.args
        at = self.seat * UNITS
        figure = max((f for f in FIGURES[level] if s.units[at + f] == origin), key=lambda f: self.left[f])
        s.units[at + figure] = goal
        s.tell(says.MOVED, self.seat, level, 1, origin, goal)
        ask_speed(s, self.seat, tuple(n - (f == figure) for f, n in enumerate(self.left)))

    def refusal(self, s: Midgaard, action: Action) -> str:
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

    def run(self, s: Midgaard) -> None:
        if self.place == 0 and s.table.solo:
            solo.attack(s)
        if self.place == len(s.order):
            return
        seat = s.order[self.place]
        s.then(AttackTurn(self.place + 1))
        if s.has(seat, GOLD) >= ATTACK_PRICE and strikes(s, seat, pools(s, seat)):
            s.then(Attack(seat))


class Attack(Choice):
    rule = "IG-9.11"
    verbs = (do_attack.verb,)
    asks = says.ASK_ATTACK

    def options(self, s: Midgaard) -> list[Action]:
        return [do_pass, do_attack]

    def take(self, s: Midgaard, action: Action) -> None:
        if action is do_attack:
            s.pay(self.seat, GOLD, ATTACK_PRICE)
            s.tell(says.PAID, self.seat, GOLD, ATTACK_PRICE)
            s.tell(says.ATTACKED, self.seat)
            s.then(Strike(self.seat, pools(s, self.seat)))


class Strike(Choice):
    """One point of damage at a time; ``pool`` is what is left in each region."""

    pool: tuple[int, ...]
    rule = "IG-9.12"
    verbs = (do_strike, do_strike_neutral)
    asks = says.ASK_STRIKE

    def options(self, s: Midgaard) -> list[Action]:
        return [do_done, *strikes(s, self.seat, self.pool)]

    def take(self, s: Midgaard, action: Action) -> None:
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

    def refusal(self, s: Midgaard, action: Action) -> str:
        if action.verb is do_strike and self.pool[action.arg]:
            region, character, target = action.args
            victim = s.seat_of[character]
            level = target - FRESH if target > FRESH else target
            if victim not in (NOBODY, self.seat) and level and s.units_at(victim, level, region):
                return "IG-9.22" if target <= FRESH else self.rule
        if action.verb in (do_strike, do_strike_neutral):
            spent = not self.pool[action.arg] and pools(s, self.seat)[action.arg]
            return self.rule if spent else "IG-9.13"
        return self.rule


class Removal(Step):
    """The beaten go back to their owners, and all wounds heal (IG-9.17, IG-9.23)."""

    rule = "IG-9.23"

    def run(self, s: Midgaard) -> None:
        if not any(s.damage):
            return
        for seat in range(s.table.seats):
            for figure, level in enumerate(LEVEL_OF):
                at = seat * UNITS + figure
                if s.damage[at] >= toughness(s, seat, level):
                    s.tell(says.REMOVED, seat, level - 1, s.units[at])
                    s.units[at] = NOWHERE
        s.damage = [0] * len(s.damage)
