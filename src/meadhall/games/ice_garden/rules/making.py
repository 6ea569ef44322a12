"""Chapter 7, field 5, Making: shift M-factor, improve a kind of unit, summon units. Each part once, in any order."""

from __future__ import annotations

from meadhall.games.ice_garden import says
from meadhall.games.ice_garden.rules.ending import snow_falls
from meadhall.games.ice_garden.rules.reputation import fall
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, Midgaard
from meadhall.games.ice_garden.table import SHIFT_STEPS, SPOTS
from meadhall.games.ice_garden.words import (
    FREIHOFF,
    IMPROVEMENT,
    M_FACTOR,
    MAKING,
    VAN_DYKEN,
    do_appear,
    do_done,
    do_improve,
    do_lift,
    do_pass,
    do_shift,
    do_summon,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


class Making(Choice):
    shifted: bool
    improved: bool
    summoned: bool
    rule = "IG-7.1"
    verbs = (do_shift.verb, do_improve, do_summon)

    def prompt(self, s: Midgaard) -> Message:
        return Message(says.ASK_MAKING, (s.snow, s.table.snow_limit))

    def options(self, s: Midgaard) -> list[Action]:
        options = [do_done if self.shifted or self.improved or self.summoned else do_pass]
        if not self.shifted:
            options.append(do_shift)
        if not self.improved:
            options += improvements(s, self.seat)
        if not self.summoned:
            options += summonings(s, self.seat)
        return options

    def take(self, s: Midgaard, action: Action) -> None:
        if action is do_pass:
            s.tell(says.LET_GO, self.seat, MAKING)
        elif action is do_shift:
            s.then(MoreMaking(self.seat, True, self.improved, self.summoned))
            shift(s, self.seat)
        elif action.verb is do_improve:
            s.then(MoreMaking(self.seat, self.shifted, True, self.summoned))
            improve(s, self.seat, *action.args)
        elif action.verb is do_summon:
            s.then(MoreMaking(self.seat, self.shifted, self.improved, True))
            summon(s, self.seat, action.args[0] + 1, action.args[1] + 1)

    def refusal(self, s: Midgaard, action: Action) -> str:
        if action.verb is do_improve and not self.improved:
            return why_no_improvement(s, self.seat, *action.args)
        if action.verb is do_summon and not self.summoned:
            return why_no_summoning(s, self.seat, action.args[0] + 1, action.args[1] + 1)
        if action.verb is do_improve:
            return "IG-7.5"
        return "IG-7.16" if action.verb is do_summon else self.rule


class MoreMaking(Step):
    """After a part the player may go on with another, if there is any left."""

    seat: int
    shifted: bool
    improved: bool
    summoned: bool
    rule = "IG-7.1"

    def run(self, s: Midgaard) -> None:
        s.ask(Making(self.seat, self.shifted, self.improved, self.summoned), idle=do_done)


def pays(s: Midgaard, seat: int, reputation: int) -> bool:
    """Each part pays before it takes effect. False if Dead Snow has ended the game (IG-7.3, IG-13.15)."""
    fall(s, seat, reputation)
    return snow_falls(s, 1, seat)


# --- shifting M-factor --------------------------------------------------------------------------


def shift(s: Midgaard, seat: int) -> None:
    if pays(s, seat, 1):
        ask_shift(s, seat, SHIFT_STEPS)


def ask_shift(s: Midgaard, seat: int, left: int) -> None:
    s.ask(Shift(seat, left), idle=do_done)


class Shift(Choice):
    left: int
    rule = "IG-7.4"
    verbs = (do_lift,)

    def prompt(self, s: Midgaard) -> Message:
        return Message(says.ASK_SHIFT, (self.left,))

    def options(self, s: Midgaard) -> list[Action]:
        at = self.seat * 4
        return [
            do_done,
            *(do_lift[a][b] for a in range(4) if s.m_factor[at + a]
              for b in range(4) if a != b and abs(a - b) <= self.left),
        ]  # fmt: skip

    def take(self, s: Midgaard, action: Action) -> None:
        if action is do_done:
            return
        origin, goal = action.args
        s.m_factor[self.seat * 4 + origin] -= 1
        s.m_factor[self.seat * 4 + goal] += 1
        s.tell(says.SHIFTED, self.seat, origin, goal)
        ask_shift(s, self.seat, self.left - abs(origin - goal))


# --- improvements -------------------------------------------------------------------------------


def improvements(s: Midgaard, seat: int) -> list[Action]:
    """Every improvement the player may buy, with the spot it would take."""
    can: list[Action] = []
    funds = s.has(seat, M_FACTOR)
    for level in (1, 2, 3):
        spots = [spot for spot in spots_for_sale(s, seat, level) if spot_price(s, seat, level, spot) <= funds]
        if spots:
            for kind in range(len(IMPROVEMENT)):
                if s.improvements[kind]:
                    can += [do_improve[level - 1][kind][spot] for spot in spots
                            if fits(s, seat, level, kind, spot)]  # fmt: skip
    return can


def spots_for_sale(s: Midgaard, seat: int, level: int) -> list[int]:
    """The first empty spot of each price; in the second edition also spots bought before, and the Maker-Spy's."""
    at = (seat * 3 + level - 1) * SPOTS
    character = s.character[seat]
    prices = s.table.prices[character][level - 1]
    free = range(len(prices))
    edition = s.table.edition
    empty = {prices[spot]: spot for spot in reversed(free) if s.spots[at + spot] == NOBODY}
    for_sale = list(empty.values())
    if edition.improvements_replaced:
        for_sale += [spot for spot in free if s.spots[at + spot] != NOBODY]
    if edition.spy_spots_for_sale:
        for_sale += [len(free) + i for i in range(s.table.spy_spots(character, level))]
    return sorted(for_sale)


def spot_price(s: Midgaard, seat: int, level: int, spot: int) -> int:
    """The price on the sheet; building over a Maker-Spy spot costs as much as the dearest spot of the row."""
    prices = s.table.prices[s.character[seat]][level - 1]
    return prices[spot] if spot < len(prices) else max(prices, default=0)


def fits(s: Midgaard, seat: int, level: int, kind: int, spot: int) -> bool:
    at = (seat * 3 + level - 1) * SPOTS
    return s.spots[at + spot] != kind and not doubled(s, seat, level, kind, spot)


def doubled(s: Midgaard, seat: int, level: int, kind: int, spot: int) -> bool:
    """Whether a kind would lie in a row twice, or beside the same icon, where that is not allowed."""
    if level == 3 or (is_crab(s, seat, level) and s.table.edition.crabs_double):
        return False
    at = (seat * 3 + level - 1) * SPOTS
    others = [s.spots[at + other] for other in range(SPOTS) if other != spot]
    printed = s.table.printed[s.character[seat]][level - 1][kind] > 0
    return kind in others or (printed and s.table.edition.printed_icons_count)


def is_crab(s: Midgaard, seat: int, level: int) -> bool:
    return s.character[seat] == VAN_DYKEN and level == 1


def improve(s: Midgaard, seat: int, level_index: int, kind: int, spot: int) -> None:
    if not pays(s, seat, 1):
        return
    level = level_index + 1
    price = spot_price(s, seat, level, spot)
    s.pay(seat, M_FACTOR, price)
    s.tell(says.PAID, seat, M_FACTOR, price)
    set_spot(s, seat, level, spot, kind)
    s.tell(says.IMPROVED, seat, level_index, kind)


def set_spot(s: Midgaard, seat: int, level: int, spot: int, kind: int) -> None:
    """Lay an improvement; what lay there goes back to the bank."""
    at = (seat * 3 + level - 1) * SPOTS + spot
    old = s.spots[at]
    if old != NOBODY:
        s.improvements[old] += 1
    s.improvements[kind] -= 1
    s.spots = (*s.spots[:at], kind, *s.spots[at + 1 :])
    spy = spot - len(s.table.prices[s.character[seat]][level - 1])
    if level == 3 and s.character[seat] == FREIHOFF and spy >= 0 and s.spy[spy] != NOBODY:
        s.improvements[s.spy[spy]] += 1
        s.spy = (NOBODY, s.spy[1]) if spy == 0 else (s.spy[0], NOBODY)
    s.refresh_sheets()


def why_no_improvement(s: Midgaard, seat: int, level_index: int, kind: int, spot: int) -> str:
    level = level_index + 1
    character = s.character[seat]
    free = len(s.table.prices[character][level_index])
    # What hinders every improvement of the row is said before what hinders this one.
    prices = [spot_price(s, seat, level, each) for each in spots_for_sale(s, seat, level)]
    if prices and min(prices) > s.has(seat, M_FACTOR):
        return "IG-7.5"
    if not s.improvements[kind]:
        return "IG-1.5"
    if spot not in spots_for_sale(s, seat, level):
        if s.table.edition.spy_spots_for_sale:
            return "IG-7.8" if spot < free else "IG-7.14"
        return "IG-7.7" if spot < free or not s.table.spy_spots(character, level) else "IG-7.13"
    if s.spots[(seat * 3 + level_index) * SPOTS + spot] == kind:
        return "IG-7.8"
    if not fits(s, seat, level, kind, spot):
        return "IG-7.10" if s.table.edition.printed_icons_count else "IG-7.9"
    return "IG-7.5"


# --- summoning ----------------------------------------------------------------------------------


def summonings(s: Midgaard, seat: int) -> list[Action]:
    layers = s.m_factor[seat * 4 : seat * 4 + 4]
    most = [min(layers[level], s.off_map(seat, level)) if layers[level] else 0 for level in (1, 2, 3)]
    if not any(most) or not footholds(s, seat):
        return []
    return [do_summon[n - 1][i] for n in (1, 2, 3) for i in range(3) if n <= most[i]]


def footholds(s: Midgaard, seat: int) -> list[int]:
    return [region for region in s.open if s.present(seat, region)]


def summon(s: Midgaard, seat: int, number: int, level: int) -> None:
    """Level times number in reputation, and for crabs two more, once (IG-7.17, IG-7.18)."""
    s.m_factor[seat * 4 + level] -= number
    s.bank[M_FACTOR] += number
    s.tell(says.PAID, seat, M_FACTOR, number)
    s.stirred = True
    if pays(s, seat, number * level + s.table.summon_extra[s.character[seat]][level - 1]):
        s.then(Appear(seat, level, number))


class Appear(Choice):
    level: int
    left: int
    rule = "IG-7.19"
    verbs = (do_appear,)

    def prompt(self, s: Midgaard) -> Message:
        return Message(says.ASK_APPEAR, (self.level - 1, self.left))

    def options(self, s: Midgaard) -> list[Action]:
        return [do_appear[region] for region in footholds(s, self.seat)]

    def take(self, s: Midgaard, action: Action) -> None:
        s.units[s.figure_at(self.seat, self.level, NOWHERE)] = action.arg
        s.tell(says.SUMMONED, self.seat, self.level - 1, action.arg)
        if self.left > 1:
            s.then(Appear(self.seat, self.level, self.left - 1))

    def refusal(self, s: Midgaard, action: Action) -> str:
        if action.verb is do_appear:
            if s.locked[action.arg]:
                return "IG-12.25"
            if not s.tiles[action.arg]:
                return "IG-6.15"
        return self.rule


def why_no_summoning(s: Midgaard, seat: int, number: int, level: int) -> str:
    if s.m_factor[seat * 4 + level] < number:
        return "IG-7.15"
    return "IG-7.20" if s.off_map(seat, level) < number else "IG-7.19"
