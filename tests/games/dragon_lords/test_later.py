"""Steps that are known by name alone are those that the modules above play."""

from __future__ import annotations

import meadhall
from meadhall.games.dragon_lords.rules.common import later
from meadhall.games.dragon_lords.rules.course.turn import NextTurn
from meadhall.games.dragon_lords.rules.war.combat import AfterRound, Round
from meadhall.games.dragon_lords.rules.wastes.quest_scripts import Follow
from meadhall.games.dragon_lords.rules.wastes.quests import Listen, ReadOn, Verdict
from meadhall.games.dragon_lords.rules.wastes.spaces import Encounter
from meadhall.games.dragon_lords.state import DragonLordsState


def test_a_name_stands_for_the_step_with_its_fields() -> None:
    s = meadhall.load("dragon-lords").new(2)
    assert isinstance(s, DragonLordsState)
    assert [
        later.next_turn(s),
        later.another_round(s),
        later.after_round(s),
        later.encounter(s, 1),
        later.follow(s, 1, 2),
        later.verdict(s, 1, 2, 3),
        later.listen(s, 1, 2, 3, (0,)),
        later.read_on(s, 1, 2, 3),
    ] == [
        NextTurn(),
        Round(),
        AfterRound(),
        Encounter(1),
        Follow(1, 2),
        Verdict(1, 2, 3),
        Listen(1, 2, 3, (0,)),
        ReadOn(1, 2, 3),
    ]
