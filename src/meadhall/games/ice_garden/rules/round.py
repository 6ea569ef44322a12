"""The round: its phases, one after another."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.rules.action_fields import ActionPhase
from meadhall.games.ice_garden.rules.activation import Activation
from meadhall.games.ice_garden.rules.advanced import LayOrderTokens
from meadhall.games.ice_garden.rules.domination import DominationPhase
from meadhall.games.ice_garden.rules.ending import EndOfRound
from meadhall.games.ice_garden.rules.initiative import InitiativePhase
from meadhall.games.ice_garden.rules.planning import PlanningPhase
from meadhall.games.ice_garden.rules.solo import Roaming
from meadhall.games.ice_garden.rules.start_of_round import CatchingUp
from meadhall.games.ice_garden.rules.vuko import VukoAction
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.step import Step


class NextRound(Step):
    rule = "IG-6.24"

    def run(self, s: IceGardenState) -> None:
        s.round += 1
        s.tell(messages.ROUND, s.round)
        s.then(
            Roaming(),
            CatchingUp(0),
            InitiativePhase(),
            LayOrderTokens(),
            PlanningPhase(),
            ActionPhase(),
            Activation(),
            VukoAction(),
            DominationPhase(),
            EndOfRound(),
            NextRound(),
        )
