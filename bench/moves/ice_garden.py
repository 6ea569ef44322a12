"""Moves of the Ice Garden, by Callo in the middle of a game of four."""

from __future__ import annotations

from typing import Any

from bench.moves.hand import Hand
from bench.moves.move import Move, at_rest
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import FIELD, GOLD, IMPROVEMENT, M_FACTOR, POPULATION, REGION

CALLO = 1
ROUND_THREE: dict[str, Any] = dict(
    round=3,
    snow=6,
    seat="callo",
    order=["callo", "freihoff", "fjollsfinn", "van_dyken"],
    freihoff=dict(markers="B2 C3 E2", units="1C 2E", population=2, gold=4, reputation=-3, actions=3),
    callo=dict(
        markers="A3 B2 D2 G",
        units="1A 2B",
        population=4,
        gold=4,
        m_factor=(4, 0, 0, 0),
        reputation=-2,
        actions=3,
    ),
    fjollsfinn=dict(markers="A D3 F2", units="1F 1D", population=3, gold=3, actions=3),
    van_dyken=dict(markers="C E2 H3", units="1H", population=2, gold=5, reputation=-1, actions=3),
    alone=True,
)


def markers(s: IceGardenState, region: str) -> int:
    return s.count(CALLO, 0, REGION.find(region))


def units(s: IceGardenState, level: int, region: str) -> int:
    return s.units_at(CALLO, level, REGION.find(region))


# --- influence ----------------------------------------------------------------------------------------------


def influence_spreads(was: IceGardenState, now: IceGardenState) -> bool:
    return at_rest(now) and all(markers(now, region) == markers(was, region) + 1 for region in "BD")


def influence(hand: Hand) -> None:
    hand.option("influence B D", "region:B")


def influence_at_once(hand: Hand) -> None:
    hand.at("region:B")
    hand.at("region:D")


# --- a march ------------------------------------------------------------------------------------------------


def both_have_marched(was: IceGardenState, now: IceGardenState) -> bool:
    return at_rest(now) and units(now, 1, "B") == 1 and units(now, 2, "D") == 1


def march(hand: Hand) -> None:
    hand.option("move unit1 A B", "piece:unit1")
    hand.option("move unit2 B D", "piece:unit2")


def march_at_once(hand: Hand) -> None:
    hand.drag("region:A", "region:B")
    hand.drag("region:B", "region:D")


# --- Making -------------------------------------------------------------------------------------------------


def two_are_summoned(was: IceGardenState, now: IceGardenState) -> bool:
    return at_rest(now) and units(now, 1, "B") == 2


def summon(hand: Hand) -> None:
    hand.option("shift")
    hand.option("lift 0 1")
    hand.option("lift 0 1")
    hand.option("done")
    hand.option("summon 2 1")
    hand.option("appear B")
    hand.option("appear B")
    hand.option("done")


def summon_at_once(hand: Hand) -> None:
    hand.at("region:B")
    hand.at("region:B")
    hand.play()


def faun_dominates(was: IceGardenState, now: IceGardenState) -> bool:
    return at_rest(now) and IMPROVEMENT.find("dominate") in now.abilities_on(CALLO, 2)


def improve(hand: Hand) -> None:
    hand.drag("improvement:dominate", "level:2", look=True)
    hand.option("done")


def improve_at_once(hand: Hand) -> None:
    hand.pick("improve", "improve-2", 2)
    hand.play()


# --- Viper Gorge --------------------------------------------------------------------------------------------


def gold_became_m_factor(was: IceGardenState, now: IceGardenState) -> bool:
    def gained(resource: int) -> int:
        return now.has(CALLO, resource) - was.has(CALLO, resource)

    return at_rest(now) and (gained(POPULATION), gained(GOLD), gained(M_FACTOR)) == (1, -4, 2)


def trade(hand: Hand) -> None:
    hand.option("gain population")
    for _ in range(2):
        hand.option("trade gold gold m-factor", "resource:gold")
    hand.option("done")


def trade_at_once(hand: Hand) -> None:
    hand.pick("take", "take", 1)
    hand.pick("trade", "trade gold gold m-factor", 2)
    hand.play()


# --- planning -----------------------------------------------------------------------------------------------


def all_is_planned(was: IceGardenState, now: IceGardenState) -> bool:
    return not now.actions[CALLO] and all(
        CALLO in now.fields[FIELD.find(field)] for field in ("gorge", "influence", "making")
    )


def plan(hand: Hand) -> None:
    hand.option("plan making")
    hand.option("plan influence")
    hand.option("plan gorge")


def plan_at_once(hand: Hand) -> None:
    for field in ("making", "influence", "gorge"):
        hand.pick("fields", field, 1)


MOVES = [
    Move(
        name="influence in two regions",
        game="ice-garden",
        intention="Strengthen B and D with a marker each",
        scenario=dict(at="influence", **ROUND_THREE),
        outcome="one marker more in B and in D",
        holds=influence_spreads,
        before=influence,
        after=influence_at_once,
        me=CALLO,
    ),
    Move(
        name="march of two pieces",
        game="ice-garden",
        intention="Wild Children from A to B, the Faun from B to D",
        scenario=dict(at="move", **ROUND_THREE),
        outcome="Wild Children stand in B, the Faun stands in D",
        holds=both_have_marched,
        before=march,
        after=march_at_once,
        me=CALLO,
    ),
    Move(
        name="summon two units",
        game="ice-garden",
        intention="Two Wild Children into B, with two M-factors shifted for them",
        scenario=dict(at="making", **ROUND_THREE),
        outcome="two Wild Children stand in B, and the Making is over",
        holds=two_are_summoned,
        before=summon,
        after=summon_at_once,
        me=CALLO,
    ),
    Move(
        name="improvement",
        game="ice-garden",
        intention="Give the Faun Dominate",
        scenario=dict(at="making", **ROUND_THREE),
        outcome="the Faun has Dominate, and the Making is over",
        holds=faun_dominates,
        before=improve,
        after=improve_at_once,
        me=CALLO,
    ),
    Move(
        name="Viper Gorge, two trades",
        game="ice-garden",
        intention="Take a population and trade 4 gold for 2 M-factors",
        scenario=dict(at="gorge", **ROUND_THREE),
        outcome="1 population and 2 M-factors more, 4 gold less, and the visit is over",
        holds=gold_became_m_factor,
        before=trade,
        after=trade_at_once,
        me=CALLO,
    ),
    Move(
        name="planning a round",
        game="ice-garden",
        intention="Making, Influence and Viper Gorge with three markers, while three rivals plan too",
        scenario=dict(at="planning", **ROUND_THREE),
        outcome="markers on Making, Influence and Viper Gorge, and none left",
        holds=all_is_planned,
        before=plan,
        after=plan_at_once,
        me=CALLO,
    ),
]
