"""Chapter 11, the domination phase: region by region, who dominates, and what it brings."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.rules import goals, solo
from meadhall.games.ice_garden.rules.against_others import AgainstOthers
from meadhall.games.ice_garden.rules.ranking import ranking, rewarded
from meadhall.games.ice_garden.rules.resources import receive, score
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import (
    ABILITY,
    CALLO,
    DRAKKAR,
    ENLIGHTENED,
    FAUN,
    FJOLLSFINN,
    FREIHOFF,
    GOLD,
    M_FACTOR,
    MUSICIAN,
    NIGHTMARE,
    PIPER,
    POPULATION,
    RESERVE,
    RESOURCE,
    TORMENT,
    TOWER,
    VAN_DYKEN,
    do_enchant,
    do_enchant_held,
    do_pass,
    do_pillage,
    do_recruit,
    do_recruit_held,
    do_take,
    do_use,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step
from meadhall.kernel.verb import Verb


class DominationPhase(Step):
    """Regions by their red numbers, each finished before the next (IG-11.1)."""

    rule = "IG-11.1"

    def run(self, s: IceGardenState) -> None:
        s.then(*(DominateRegion(region) for region in s.by_number()), TurnUpReserves())


class DominateRegion(Step):
    region: int
    rule = "IG-11.9"

    def run(self, s: IceGardenState) -> None:
        region = self.region
        if s.locked[region]:
            score_locked(s, region)
            return
        ranked = ranking(s, region)
        if not ranked:
            return
        dominator = ranked[0]
        s.tell(messages.DOMINATES, dominator, region)
        if s.facts.edition.thorn_absorbs_first:
            goals.absorb(s, region, dominator)
        s.then(
            Abilities(region, dominator),
            Absorption(region, dominator),
            Events(region, dominator),
            RankAgain(region, dominator)
            if s.facts.edition.ranks_after_events
            else Yield(region, rewarded(s, region, ranked)),
        )


# --- abilities ----------------------------------------------------------------------------------


class Abilities(Step):
    """What the dominator's units can do, each kind once in a region (IG-11.12)."""

    region: int
    seat: int
    rule = "IG-11.9"

    def run(self, s: IceGardenState) -> None:
        region, seat = self.region, self.seat
        character = s.character[seat]
        if character == FJOLLSFINN:
            if s.units_at(seat, DRAKKAR, region):
                ask_or_act(s, Recruit(seat, region))
        elif character == VAN_DYKEN:
            if s.units_at(seat, MUSICIAN, region) and s.bank[POPULATION] and seat < s.players:
                offer(s, seat, region, PIPER)
        elif character == FREIHOFF:
            if s.units_at(seat, ENLIGHTENED, region):
                ask_or_act(s, Pillage(seat, region))
        else:
            if s.units_at(seat, NIGHTMARE, region) and goals.can_torment(s, region):
                offer(s, seat, region, TORMENT)
            if s.units_at(seat, FAUN, region) and s.stock[seat]:
                ask_or_act(s, Enchant(seat, region))


def ask_or_act(s: IceGardenState, step: AgainstOthers) -> None:
    """Ask if there is anything to choose; the solo opponent chooses by its own rules."""
    if step.seat < s.players:
        s.ask(step, idle=do_pass)
    elif options := step.options(s):
        if isinstance(step, Pillage):
            s.then(solo.Plunder(step.seat))
        else:
            step.take(s, options[0])


def offer(s: IceGardenState, seat: int, region: int, ability: int) -> None:
    """In the first edition the player may decline (IG-11.10), in the second it simply happens (IG-11.11)."""
    if s.facts.edition.abilities_optional:
        s.then(UseAbility(seat, region, ability))
    else:
        use(s, seat, region, ability)


def use(s: IceGardenState, seat: int, region: int, ability: int) -> None:
    if ability == TORMENT:
        s.nightmares[region] += 1
        s.tell(messages.TORMENTED, seat, region)
    elif ability == PIPER:
        receive(s, seat, POPULATION, 1)
    elif ability == TOWER:
        goals.build_tower(s, region, seat)
    else:
        assert ability == RESERVE
        goals.carry_reserves(s, region, seat)


class UseAbility(Choice):
    region: int
    ability: int
    rule = "IG-11.10"
    verbs = (do_use,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_USE, (self.region,))

    def options(self, s: IceGardenState) -> list[Action]:
        return [do_pass, do_use[self.ability]]

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is not do_pass:
            use(s, self.seat, self.region, self.ability)

    def refusal(self, s: IceGardenState, action: Action) -> str:
        return "IG-11.9" if action.verb is do_use and action.arg < len(ABILITY) else self.rule


def marker_targets(s: IceGardenState, seat: int, region: int, free: Verb[Action], held: Verb[Action]) -> list[Action]:
    """Actions against other players' markers there: those that stand free, then those that Vuko holds (IG-10.13)."""
    standing: list[Action] = []
    behind: list[Action] = []
    for character, victim in enumerate(s.seat_of):
        if victim in (NOBODY, seat):
            continue
        aside = s.held[victim] if region == s.vuko else 0
        if s.markers_at(victim, region) > aside:
            standing.append(free[character])
        if aside:
            behind.append(held[character])
    return standing + behind


def take_marker(s: IceGardenState, action: Action, region: int) -> int:
    """Take the marker off the map that an action names, and say whose it was."""
    victim = s.seat_of[action.arg]
    if action.verb in (do_recruit_held, do_enchant_held):
        s.held[victim] -= 1
    s.lift_marker(victim, region)
    return victim


class Recruit(AgainstOthers):
    """A marker of another player goes to the Ice Garden."""

    rule = "IG-11.13"
    verbs = (do_recruit, do_recruit_held)
    asks = messages.ASK_RECRUIT

    def targets(self, s: IceGardenState) -> list[Action]:
        return marker_targets(s, self.seat, self.region, do_recruit, do_recruit_held)

    def use(self, s: IceGardenState, action: Action) -> None:
        victim = take_marker(s, action, self.region)
        s.garden[victim] += 1
        s.tell(messages.RECRUITED, self.seat, victim, self.region)


class Enchant(AgainstOthers):
    """A marker of another player is replaced by one of Callo's."""

    rule = "IG-11.17"
    verbs = (do_enchant, do_enchant_held)
    asks = messages.ASK_ENCHANT

    def targets(self, s: IceGardenState) -> list[Action]:
        return marker_targets(s, self.seat, self.region, do_enchant, do_enchant_held)

    def use(self, s: IceGardenState, action: Action) -> None:
        victim = take_marker(s, action, self.region)
        s.stock[victim] += 1
        s.place_marker(self.seat, self.region)
        s.tell(messages.ENCHANTED, self.seat, victim, self.region)


class Pillage(AgainstOthers):
    """A resource of another player who is there."""

    rule = "IG-11.15"
    verbs = (do_pillage,)
    asks = messages.ASK_PILLAGE

    def targets(self, s: IceGardenState) -> list[Action]:
        options: list[Action] = []
        for character, victim in enumerate(s.seat_of):
            if victim not in (NOBODY, self.seat) and self.exposed(s, victim):
                options += [do_pillage[character][loot] for loot in loot_of(s, victim)]
        return options

    def exposed(self, s: IceGardenState, victim: int) -> bool:
        if s.facts.pillage_units_only:
            return bool(s.levels_at(victim, self.region))
        return s.present(victim, self.region)

    def use(self, s: IceGardenState, action: Action) -> None:
        character, loot = action.args
        rob(s, self.seat, s.seat_of[character], loot)


def loot_of(s: IceGardenState, victim: int) -> list[int]:
    """What can be taken: population, gold, and M-factor by its layer; from the solo opponent, what the bank has."""
    if victim >= s.players:
        return [resource for resource in range(len(RESOURCE)) if s.bank[resource]]
    goods = [resource for resource in (POPULATION, GOLD) if s.has(victim, resource)]
    return goods + [M_FACTOR + layer for layer, there in enumerate(s.layers(victim)) if there]


def rob(s: IceGardenState, seat: int, victim: int, loot: int) -> None:
    """Take one resource; M-factor arrives on layer 0."""
    resource = min(loot, M_FACTOR)
    if victim >= s.players:
        s.gain(seat, resource, 1)
    else:
        if resource == M_FACTOR:
            s.add_m_factor(victim, loot - M_FACTOR, -1)
            s.add_m_factor(seat, 0, 1)
        else:
            s.goods[resource][victim] -= 1
            s.goods[resource][seat] += 1
    s.tell(messages.PILLAGED, seat, victim, resource)


# --- events -------------------------------------------------------------------------------------


class Absorption(Step):
    """The Thorn absorbs after the abilities, in the second edition for the second time (IG-12.5)."""

    region: int
    seat: int
    rule = "IG-12.5"

    def run(self, s: IceGardenState) -> None:
        goals.absorb(s, self.region, self.seat)


class Events(Step):
    """Locks, towers and carried reserves follow the abilities (IG-11.19)."""

    region: int
    seat: int
    rule = "IG-11.19"

    def run(self, s: IceGardenState) -> None:
        region, seat = self.region, self.seat
        if goals.can_lock(s, region, seat):
            goals.lock(s, region)
        elif goals.can_build_tower(s, region, seat):
            offer(s, seat, region, TOWER)
        elif goals.can_carry_reserves(s, region, seat):
            offer(s, seat, region, RESERVE)


# --- the yield ----------------------------------------------------------------------------------


class RankAgain(Step):
    """Second edition: ranks are taken after the events, but the dominator stays first (IG-11.21)."""

    region: int
    seat: int
    rule = "IG-11.21"

    def run(self, s: IceGardenState) -> None:
        others = (seat for seat in ranking(s, self.region) if seat != self.seat)
        s.then(Yield(self.region, (self.seat, *others)))


class Yield(Step):
    region: int
    ranked: tuple[int, ...]
    rule = "IG-11.22"

    def run(self, s: IceGardenState) -> None:
        if s.locked[self.region]:
            score_locked(s, self.region)
        elif self.ranked:
            s.then(Harvest(self.region, self.ranked, 0, 0), Spoils(self.region, self.ranked))


class Harvest(Step):
    """By rank, each player takes one kind of resource; ``taken`` is the set of kinds that are gone."""

    region: int
    ranked: tuple[int, ...]
    rank: int
    taken: int
    rule = "IG-11.22"

    def run(self, s: IceGardenState) -> None:
        for rank in range(self.rank, len(self.ranked)):
            take = Take(self.ranked[rank], self.region, self.ranked, rank, self.taken)
            if take.seat < s.players and s.ask(take):
                return


class Take(Choice):
    region: int
    ranked: tuple[int, ...]
    rank: int
    taken: int
    rule = "IG-11.22"
    verbs = (do_take,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_TAKE, (self.region,))

    def options(self, s: IceGardenState) -> list[Action]:
        offer = s.facts.resources[s.tiles[self.region]]
        most = 1 if s.facts.solo and self.rank else 2
        taken = bits(self.taken)
        return [
            do_take[kind]
            for kind, amount in enumerate(offer)
            if 0 < amount <= most and kind not in taken and s.bank[kind]
        ]

    def take(self, s: IceGardenState, action: Action) -> None:
        kind = action.arg
        receive(s, self.seat, kind, s.facts.resources[s.tiles[self.region]][kind])
        s.then(Harvest(self.region, self.ranked, self.rank + 1, self.taken | 1 << kind))

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action.verb is do_take:
            amount = s.facts.resources[s.tiles[self.region]][action.arg]
            if amount and not s.bank[action.arg]:
                return "IG-11.23"
            if amount == 2 and s.facts.solo:
                return "IG-15.25"
        return self.rule


class Spoils(Step):
    """M-factor from reserves for the dominator, and in scoring rounds points for all ranks."""

    region: int
    ranked: tuple[int, ...]
    rule = "IG-11.28"

    def run(self, s: IceGardenState) -> None:
        region, dominator = self.region, self.ranked[0]
        reserves = min(s.reserves[region], 1) if s.facts.edition.one_m_factor_from_reserves else s.reserves[region]
        if dominator < s.players:
            receive(s, dominator, M_FACTOR, reserves)
        if s.scorings:
            for rank, seat in enumerate(self.ranked):
                points = s.facts.points(s.tiles[region], rank) * s.scorings
                if points:
                    score(s, seat, points)


def score_locked(s: IceGardenState, region: int) -> None:
    """Callo alone draws points from a locked region, as its dominator (IG-12.27)."""
    if s.scorings:
        score(s, s.seat_of[CALLO], s.facts.points(s.tiles[region], 0) * s.scorings)


class TurnUpReserves(Step):
    rule = "IG-11.30"

    def run(self, s: IceGardenState) -> None:
        if s.thorn != NOWHERE and s.reserves_down[s.thorn]:
            s.tell(messages.RESERVES_TURNED, s.reserves_down[s.thorn])
            s.reserves[s.thorn] += s.reserves_down[s.thorn]
            s.reserves_down[s.thorn] = 0
