"""How to play Quest for the DragonLords well: what tempts a player at each question, and how the seats stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from meadhall.games.dragon_lords.mind import (
    bands,
    battle,
    habits,
    opening,
    plans,
    quests,
    scrolls,
    supply,
    voyages,
    war,
)
from meadhall.games.dragon_lords.mind.campaign import Campaign
from meadhall.games.dragon_lords.mind.contrast import FACTS, contrast
from meadhall.games.dragon_lords.mind.features import SEAT_FEATURES, TABLE_FEATURES, features_of
from meadhall.games.dragon_lords.mind.standing import ASPECTS, KingdomChances, judge
from meadhall.games.dragon_lords.mind.styles import STYLES
from meadhall.games.dragon_lords.rules.common.aside import Aside
from meadhall.games.dragon_lords.rules.common.gold import Deposit, Pay
from meadhall.games.dragon_lords.rules.course.income import Brew
from meadhall.games.dragon_lords.rules.course.initiative import Bid
from meadhall.games.dragon_lords.rules.course.purchase import Purchase
from meadhall.games.dragon_lords.rules.course.reinforcement import Reinforce
from meadhall.games.dragon_lords.rules.course.setup import Claim, DockFirstShip, HideCounters
from meadhall.games.dragon_lords.rules.course.transfer import TransferPhase, WhereTo
from meadhall.games.dragon_lords.rules.peoples.commanders import Odronir
from meadhall.games.dragon_lords.rules.sea.naval import NavalPhase, Voyage
from meadhall.games.dragon_lords.rules.sea.sea_magic import Aim, Repel, Ward
from meadhall.games.dragon_lords.rules.sorcery.harm import Protect, Smite
from meadhall.games.dragon_lords.rules.sorcery.magic import Collapse, Hatch, Host, Launch, Summon
from meadhall.games.dragon_lords.rules.sorcery.teleport import Flight, Leap
from meadhall.games.dragon_lords.rules.war.answers import Answer
from meadhall.games.dragon_lords.rules.war.attack import Gather, HasteTo, Muster
from meadhall.games.dragon_lords.rules.war.band import Band
from meadhall.games.dragon_lords.rules.war.combat import PrepareChoice
from meadhall.games.dragon_lords.rules.war.combat_phase import CombatPhase
from meadhall.games.dragon_lords.rules.war.escapes import Escape, EscapeTo, FleeBand
from meadhall.games.dragon_lords.rules.war.healing import Heal
from meadhall.games.dragon_lords.rules.war.losses import Losses
from meadhall.games.dragon_lords.rules.war.march import MarchTo
from meadhall.games.dragon_lords.rules.war.missiles import Shoot
from meadhall.games.dragon_lords.rules.war.retreat import RaiseBanner, Retreat
from meadhall.games.dragon_lords.rules.war.sneak import SneakBack, SneakMuster
from meadhall.games.dragon_lords.rules.wastes.companions import Dismiss
from meadhall.games.dragon_lords.rules.wastes.quest_choices import ChooseWay
from meadhall.games.dragon_lords.rules.wastes.quest_phase import QuestPhase
from meadhall.games.dragon_lords.rules.wastes.quests import Heed
from meadhall.games.dragon_lords.rules.wastes.spaces import AskOracle, VisitDen, VisitVillage
from meadhall.games.dragon_lords.rules.wastes.wastelands import Destination, Enlist, Journey
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.mind import Mind

WEIGHED_ALONE: dict[type, Callable[[Campaign, Any, Action], float]] = {
    Claim: opening.weigh_claim,
    DockFirstShip: opening.weigh_dock,
    HideCounters: opening.weigh_hide,
    Bid: opening.weigh_bid,
    Pay: supply.weigh_pay,
    TransferPhase: supply.weigh_transfers,
    WhereTo: supply.weigh_where_to,
    NavalPhase: voyages.weigh_naval,
    Flight: voyages.weigh_refuge,
    EscapeTo: voyages.weigh_refuge,
    CombatPhase: war.weigh_combat,
    MarchTo: war.weigh_march_to,
    Smite: war.weigh_smite,
    SneakMuster: war.weigh_sneak_muster,
    SneakBack: war.weigh_sneak_back,
    FleeBand: bands.weigh_flight,
    Answer: battle.weigh_answer,
    PrepareChoice: battle.weigh_prepare,
    Heal: battle.weigh_heal,
    Protect: battle.weigh_ward,
    Ward: battle.weigh_ward,
    Escape: battle.weigh_escape,
    RaiseBanner: battle.weigh_escape,
    Losses: battle.weigh_losses,
    Summon: scrolls.weigh_summon,
    Host: scrolls.weigh_host,
    Hatch: scrolls.weigh_summon,
    Launch: scrolls.weigh_launch,
    Collapse: scrolls.weigh_collapse,
    Odronir: scrolls.weigh_odronir,
    Brew: scrolls.weigh_brew,
    Aim: scrolls.weigh_sea_target,
    Repel: scrolls.weigh_repel,
    QuestPhase: quests.weigh_quest_phase,
    Enlist: quests.weigh_enlist,
    Destination: quests.weigh_destination,
    VisitVillage: quests.weigh_village,
    VisitDen: quests.weigh_den,
    AskOracle: quests.weigh_oracle,
    Heed: quests.weigh_heed,
    ChooseWay: quests.weigh_ways,
    Dismiss: quests.weigh_dismissal,
}
"""By question, what weighs each of its options by itself."""

WEIGHED_TOGETHER: dict[type, Callable[[Campaign, Any, list[Action]], list[float]]] = {
    Purchase: supply.weigh_purchase,
    Reinforce: supply.weigh_reinforce,
    Deposit: supply.weigh_deposit,
    Voyage: voyages.weigh_voyage,
    Leap: voyages.weigh_leap,
    Muster: war.weigh_muster,
    HasteTo: war.weigh_haste,
    Retreat: war.weigh_retreat,
    Band: bands.weigh_band,
    Shoot: battle.weigh_shoot,
    Journey: quests.weigh_journey,
}
"""By question, what weighs all its options together. Questions in neither table are answered by habit."""


ROUTINES = frozenset((
    Purchase, Reinforce, Deposit, Pay, TransferPhase, WhereTo, MarchTo, NavalPhase, Voyage, QuestPhase, DockFirstShip,
    Losses,
))  # fmt: skip
"""Questions where a rule of thumb is better than a short look ahead, because the effects show only turns later."""
OPENINGS = frozenset((Claim, HideCounters, Band, Muster, CombatPhase))
"""With several rivals this is also true of these questions."""
ROUTINE = 2.5
"""By what factor weights are increased there, so that the choice is surer."""
CLOSE = 2.0
"""How many points below the best an option may be to be considered."""
STEEP = 2.5
"""By what factor the distance of all other options is stretched."""


def sharpened(weights: list[float]) -> list[float]:
    """The same order of weights, with hopeless options so far behind that nobody searches there."""
    edge = max(weights) - CLOSE
    return [weight if weight >= edge else edge - STEEP * (edge - weight) for weight in weights]


class DragonLordsMind(Mind):
    styles = tuple(STYLES)
    aspects: ClassVar = ASPECTS
    plans: ClassVar = plans.PLANS
    facts: ClassVar = FACTS
    slips = 3.6
    playout = 60
    table_features = TABLE_FEATURES
    seat_features = SEAT_FEATURES

    def __init__(self, style: str = "") -> None:
        super().__init__(style)
        self.character = STYLES[self.style]
        self._campaigns: dict[int, Campaign] = {}
        """By people, how it saw the war when it was asked the last time."""

    def weigh(self, s: DragonLordsState, seat: int, options: list[Action]) -> list[float]:
        step: Any = s.agenda[-1]
        kind = type(step)
        alone, together = WEIGHED_ALONE.get(kind), WEIGHED_TOGETHER.get(kind)
        if alone is None and together is None:
            return habits.weigh(options)
        people = step.next_of(s, seat) // step.each(s) if isinstance(step, Aside) else step.people
        campaign = self._campaign(s, people)
        if alone is not None:
            weights = sharpened([alone(campaign, step, action) for action in options])
        else:
            assert together is not None
            weights = sharpened(together(campaign, step, options))
        if kind in ROUTINES or (s.players > 2 and kind in OPENINGS):
            return [ROUTINE * weight for weight in weights]
        return weights

    def _campaign(self, s: DragonLordsState, people: int) -> Campaign:
        """How a people sees the war."""
        found = self._campaigns.get(people)
        if found is None:
            found = self._campaigns[people] = Campaign(s, people, self.character)
        else:
            found.look_at(s)
        return found

    def judge(self, s: DragonLordsState, seat: int) -> list[float]:
        return judge(s, seat)

    def worths(self, s: DragonLordsState) -> list[float]:
        chances = KingdomChances(s)
        return [sum(judge(s, seat, chances)) for seat in range(s.players)]

    def features_of(self, s: DragonLordsState) -> list[list[float]]:
        return features_of(s) if s.players > 1 else []

    def settled(self, s: DragonLordsState) -> bool:
        return s.fight is None and not isinstance(s.agenda[-1], (Muster, Gather, Band))

    def progress(self, s: DragonLordsState) -> float:
        limit = s.facts.turn_limit
        conquered = max([s.kingdoms_led(seat) for seat in range(s.players)]) / s.facts.goal
        return min(1.0, max(conquered, s.current_round() / limit if limit else 0.0))

    def plan(self, s: DragonLordsState, seat: int, action: Action) -> Message | None:
        return plans.plan(s, action, self.character)

    def looks(self, s: DragonLordsState, seat: int, options: list[Action]) -> bool:
        return False

    def contrast(
        self, before: DragonLordsState, mine: DragonLordsState, other: DragonLordsState, seat: int
    ) -> list[tuple[Kind, Message]]:
        return contrast(before, mine, other, seat)
