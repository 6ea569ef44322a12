"""Chapter 7, field 5, Making: shift M-factor, improve a kind of unit, summon units. Each part once, in any order."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import LAYERS, LEVELS, SHIFT_STEPS
from meadhall.games.ice_garden.rules.ending import snow_falls
from meadhall.games.ice_garden.rules.influence import barred
from meadhall.games.ice_garden.rules.reputation import fall
from meadhall.games.ice_garden.rules.resources import spend
from meadhall.games.ice_garden.state import EMPTY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import (
    CRAB,
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

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_MAKING, (s.snow, s.facts.snow_limit))

    def options(self, s: IceGardenState) -> list[Action]:
        options = [do_done if self.shifted or self.improved or self.summoned else do_pass]
        if not self.shifted:
            options.append(do_shift)
        if not self.improved:
            options += improvements(s, self.seat)
        if not self.summoned:
            options += summonings(s, self.seat)
        return options

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is do_pass:
            s.tell(messages.LET_GO, self.seat, MAKING)
        elif action is do_shift:
            s.then(MoreMaking(self.seat, True, self.improved, self.summoned))
            shift(s, self.seat)
        elif action.verb is do_improve:
            s.then(MoreMaking(self.seat, self.shifted, True, self.summoned))
            improve(s, self.seat, *action.args)
        elif action.verb is do_summon:
            s.then(MoreMaking(self.seat, self.shifted, self.improved, True))
            summon(s, self.seat, action.args[0] + 1, action.args[1] + 1)

    def refusal(self, s: IceGardenState, action: Action) -> str:
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

    def run(self, s: IceGardenState) -> None:
        s.ask(Making(self.seat, self.shifted, self.improved, self.summoned), idle=do_done)


def pays(s: IceGardenState, seat: int, reputation: int) -> bool:
    """Each part pays before it takes effect. False if Dead Snow has ended the game (IG-7.3, IG-13.15)."""
    fall(s, seat, reputation)
    return snow_falls(s, 1, seat)


# --- shifting M-factor --------------------------------------------------------------------------


def shift(s: IceGardenState, seat: int) -> None:
    if pays(s, seat, 1):
        ask_shift(s, seat, SHIFT_STEPS)


def ask_shift(s: IceGardenState, seat: int, left: int) -> None:
    s.ask(Shift(seat, left), idle=do_done)


class Shift(Choice):
    left: int
    rule = "IG-7.4"
    verbs = (do_lift,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_SHIFT, (self.left,))

    def options(self, s: IceGardenState) -> list[Action]:
        options = [do_done]
        for origin, there in enumerate(s.layers(self.seat)):
            if there:
                near = [goal for goal in range(LAYERS) if goal != origin and abs(origin - goal) <= self.left]
                options += [do_lift[origin][goal] for goal in near]
        return options

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is do_done:
            return
        origin, goal = action.args
        s.add_m_factor(self.seat, origin, -1)
        s.add_m_factor(self.seat, goal, 1)
        s.tell(messages.SHIFTED, self.seat, origin, goal)
        ask_shift(s, self.seat, self.left - abs(origin - goal))


# --- improvements -------------------------------------------------------------------------------


def improvements(s: IceGardenState, seat: int) -> list[Action]:
    """Every improvement the player may buy, with the spot it would take."""
    can: list[Action] = []
    funds = s.has(seat, M_FACTOR)
    for level in LEVELS:
        spots = [spot for spot in spots_for_sale(s, seat, level) if spot_price(s, seat, level, spot) <= funds]
        if spots:
            for kind in range(len(IMPROVEMENT)):
                if s.improvements[kind]:
                    can += [do_improve[level - 1][kind][spot] for spot in spots
                            if fits(s, seat, level, kind, spot)]  # fmt: skip
    return can


def spots_for_sale(s: IceGardenState, seat: int, level: int) -> list[int]:
    """The first empty spot of each price; in the second edition also spots bought before, and the Maker-Spy's."""
    row, character = s.spots_of(seat, level), s.character[seat]
    prices = s.facts.prices[character][level]
    free = range(len(prices))
    edition = s.facts.edition
    empty = {prices[spot]: spot for spot in reversed(free) if row[spot] == EMPTY}
    for_sale = list(empty.values())
    if edition.improvements_replaced:
        for_sale += [spot for spot in free if row[spot] != EMPTY]
    if edition.spy_spots_for_sale:
        for_sale += [len(free) + i for i in range(s.facts.spy_spots(character, level))]
    return sorted(for_sale)


def spot_price(s: IceGardenState, seat: int, level: int, spot: int) -> int:
    """The price on the sheet; building over a Maker-Spy spot costs as much as the dearest spot of the row."""
    prices = s.facts.prices[s.character[seat]][level]
    return prices[spot] if spot < len(prices) else max(prices, default=0)


def fits(s: IceGardenState, seat: int, level: int, kind: int, spot: int) -> bool:
    return s.spots_of(seat, level)[spot] != kind and not doubled(s, seat, level, kind, spot)


def doubled(s: IceGardenState, seat: int, level: int, kind: int, spot: int) -> bool:
    """Whether a kind would lie in a row twice, or beside the same icon, where that is not allowed."""
    if level == 3 or (is_crab(s, seat, level) and s.facts.edition.crabs_double):
        return False
    row = s.spots_of(seat, level)
    printed = s.facts.printed[s.character[seat]][level][kind] > 0
    return kind in row[:spot] or kind in row[spot + 1 :] or (printed and s.facts.edition.printed_icons_count)


def is_crab(s: IceGardenState, seat: int, level: int) -> bool:
    return s.character[seat] == VAN_DYKEN and level == CRAB


def improve(s: IceGardenState, seat: int, level_index: int, kind: int, spot: int) -> None:
    if not pays(s, seat, 1):
        return
    level = level_index + 1
    spend(s, seat, M_FACTOR, spot_price(s, seat, level, spot))
    set_spot(s, seat, level, spot, kind)
    s.tell(messages.IMPROVED, seat, level_index, kind)


def set_spot(s: IceGardenState, seat: int, level: int, spot: int, kind: int) -> None:
    """Lay an improvement; built over a Maker-Spy spot, it ends what the spy has there."""
    s.lay_improvement(seat, level, spot, kind)
    free = len(s.facts.prices[s.character[seat]][level])
    if spot >= free:
        s.lay_spy(spot - free, EMPTY)
    s.refresh_sheets()


def why_no_improvement(s: IceGardenState, seat: int, level_index: int, kind: int, spot: int) -> str:
    level = level_index + 1
    character = s.character[seat]
    free = len(s.facts.prices[character][level])
    # What hinders every improvement of the row is said before what hinders this one.
    prices = [spot_price(s, seat, level, each) for each in spots_for_sale(s, seat, level)]
    if prices and min(prices) > s.has(seat, M_FACTOR):
        return "IG-7.5"
    if not s.improvements[kind]:
        return "IG-1.5"
    if spot not in spots_for_sale(s, seat, level):
        if s.facts.edition.spy_spots_for_sale:
            return "IG-7.8" if spot < free else "IG-7.14"
        return "IG-7.7" if spot < free or not s.facts.spy_spots(character, level) else "IG-7.13"
    if s.spots_of(seat, level)[spot] == kind:
        return "IG-7.8"
    if not fits(s, seat, level, kind, spot):
        return "IG-7.10" if s.facts.edition.printed_icons_count else "IG-7.9"
    return "IG-7.5"


# --- summoning ----------------------------------------------------------------------------------


def summonings(s: IceGardenState, seat: int) -> list[Action]:
    layers = s.layers(seat)
    most = [min(layers[level], s.off_map(seat, level)) if layers[level] else 0 for level in LEVELS]
    if not any(most) or not footholds(s, seat):
        return []
    return [do_summon[n - 1][i] for n in (1, 2, 3) for i in range(3) if n <= most[i]]


def footholds(s: IceGardenState, seat: int) -> list[int]:
    return [region for region in s.open if s.present(seat, region)]


def summon(s: IceGardenState, seat: int, number: int, level: int) -> None:
    """Level times number in reputation, and for crabs two more, once (IG-7.17, IG-7.18)."""
    s.add_m_factor(seat, level, -number)
    s.bank[M_FACTOR] += number
    s.tell(messages.PAID, seat, M_FACTOR, number)
    s.stirred = True
    if pays(s, seat, number * level + s.facts.summon_extra[s.character[seat]][level]):
        s.then(Appear(seat, level, number))


class Appear(Choice):
    level: int
    left: int
    rule = "IG-7.19"
    verbs = (do_appear,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_APPEAR, (self.level - 1, self.left))

    def options(self, s: IceGardenState) -> list[Action]:
        return [do_appear[region] for region in footholds(s, self.seat)]

    def take(self, s: IceGardenState, action: Action) -> None:
        put_unit(s, self.seat, self.level, action.arg)
        if self.left > 1:
            s.then(Appear(self.seat, self.level, self.left - 1))

    def refusal(self, s: IceGardenState, action: Action) -> str:
        return barred(s, action.arg) or self.rule if action.verb is do_appear else self.rule


def put_unit(s: IceGardenState, seat: int, level: int, region: int) -> None:
    s.move_piece(seat, level, NOWHERE, region)
    s.tell(messages.SUMMONED, seat, level - 1, region)


def why_no_summoning(s: IceGardenState, seat: int, number: int, level: int) -> str:
    if s.layers(seat)[level] < number:
        return "IG-7.15"
    return "IG-7.20" if s.off_map(seat, level) < number else "IG-7.19"
