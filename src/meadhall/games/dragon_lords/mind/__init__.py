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
from meadhall.games.dragon_lords.mind.standing import ASPECTS, Storms, judge
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
from meadhall.games.dragon_lords.rules.war.attack import HasteTo, Muster
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
from meadhall.games.dragon_lords.rules.wastes.quest_phase import QuestPhase
from meadhall.games.dragon_lords.rules.wastes.quests import ChooseWay, Heed
from meadhall.games.dragon_lords.rules.wastes.spaces import AskOracle, VisitDen, VisitVillage
from meadhall.games.dragon_lords.rules.wastes.wastelands import Destination, Enlist, Journey
from meadhall.games.dragon_lords.state import World
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.mind import Mind

Weigher = Callable[[Campaign, Any, list[Action]], list[float]]

WEIGHERS: dict[type, Weigher] = {
    Claim: opening.weigh_claim,
    DockFirstShip: opening.weigh_dock,
    HideCounters: opening.weigh_hide,
    Bid: opening.weigh_bid,
    Purchase: supply.weigh_purchase,
    Reinforce: supply.weigh_reinforce,
    Deposit: supply.weigh_deposit,
    Pay: supply.weigh_pay,
    TransferPhase: supply.weigh_transfers,
    WhereTo: supply.weigh_where_to,
    NavalPhase: voyages.weigh_naval,
    Voyage: voyages.weigh_voyage,
    Leap: voyages.weigh_leap,
    Flight: voyages.weigh_refuge,
    EscapeTo: voyages.weigh_refuge,
    CombatPhase: war.weigh_combat,
    Muster: war.weigh_muster,
    MarchTo: war.weigh_march_to,
    HasteTo: war.weigh_haste,
    Smite: war.weigh_smite,
    SneakMuster: war.weigh_sneak_muster,
    SneakBack: war.weigh_sneak_back,
    Retreat: war.weigh_retreat,
    Band: bands.weigh_band,
    FleeBand: bands.weigh_flight,
    Shoot: battle.weigh_shoot,
    Answer: battle.weigh_answer,
    PrepareChoice: battle.weigh_prepare,
    Heal: battle.weigh_heal,
    Protect: battle.weigh_ward,
    Ward: battle.weigh_ward,
    Escape: battle.weigh_escape,
    RaiseBanner: battle.weigh_banner,
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
    Journey: quests.weigh_journey,
    Destination: quests.weigh_destination,
    VisitVillage: quests.weigh_village,
    VisitDen: quests.weigh_den,
    AskOracle: quests.weigh_oracle,
    Heed: quests.weigh_heed,
    ChooseWay: quests.weigh_ways,
    Dismiss: quests.weigh_dismissal,
}
"""By question, how its options are weighed; where no rule is named, habit decides by verb."""


ROUTINES = frozenset((
    Purchase, Reinforce, Deposit, Pay, TransferPhase, WhereTo, MarchTo, NavalPhase, Voyage, QuestPhase, DockFirstShip,
    Losses,
))  # fmt: skip
"""Questions where a rule of thumb knows better than a short look ahead: what they are good for shows turns later."""
OPENINGS = frozenset((Claim, HideCounters, Band, Muster, CombatPhase))
"""Among several rivals these are such questions as well: who gains by a quarrel shows turns later."""
ROUTINE = 2.5
"""So much surer everybody is there."""
CLOSE = 2.0
"""Options that tempt by no more than so many points less than the best deserve a thought."""
STEEP = 2.5
"""What lies farther behind is so many times less tempting than it looks."""


def sharpened(weights: list[float]) -> list[float]:
    """The same order, with everything that is out of the question far behind: nobody should search there."""
    edge = max(weights) - CLOSE
    return [weight if weight >= edge else edge - STEEP * (edge - weight) for weight in weights]


class DragonLordsMind(Mind):
    styles = tuple(STYLES)
    aspects: ClassVar = ASPECTS
    plans: ClassVar = plans.PLANS
    slips = 3.6
    playout = 60

    def __init__(self, style: str = "") -> None:
        super().__init__(style)
        self.character = STYLES[self.style]

    def weigh(self, s: World, seat: int, options: list[Action]) -> list[float]:
        step: Any = s.agenda[-1]
        weigher = WEIGHERS.get(type(step))
        if weigher is None:
            return habits.weigh(options)
        people = step.next_of(s, seat) // step.each(s) if isinstance(step, Aside) else step.people
        weights = sharpened(weigher(Campaign(s, people, self.character), step, options))
        if type(step) in ROUTINES or (s.players > 2 and type(step) in OPENINGS):
            return [ROUTINE * weight for weight in weights]
        return weights

    def judge(self, s: World, seat: int) -> list[float]:
        return judge(s, seat)

    def worths(self, s: World) -> list[float]:
        storms = Storms(s)
        return [sum(judge(s, seat, storms)) for seat in range(s.players)]

    def plan(self, s: World, seat: int, action: Action) -> Message | None:
        return plans.plan(s, seat, action, self.character)

    def looks(self, s: World, seat: int, options: list[Action]) -> bool:
        return False
