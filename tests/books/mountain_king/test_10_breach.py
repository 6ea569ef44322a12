"""Chapter 10, the Breach: an invasion in the middle of a Wave, with a few rules of its own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.kernel.errors import SaveError
from meadhall.kernel.match import Match
from tests.books.mountain_king.table import (
    answers,
    asked,
    by_wheel,
    events,
    gnomes,
    honour,
    known,
    let_in,
    options,
    play,
    question,
    seat,
    seen,
    settle,
    trolls,
    why,
)


@pytest.mark.rule("MK-10.1")
def test_a_breach_comes_before_the_rest_of_the_action(game: MountainKing) -> None:
    s = game.scenario(at="gnome", alone=True, power=3, wheel=2, swarm="moss", blue={"lairs": 1})
    play(s, "turn 3", "pass")
    assert question(s) == "ask-swarm"
    happened = play(s, "swarm moss") + let_in(s)
    assert events(happened).count("gnome-comes") == 2
    assert question(s) == "ask-bolster"


@pytest.mark.rule("MK-10.1")
def test_a_breach_is_an_invasion(game: MountainKing) -> None:
    s = game.scenario(
        at="breach", alone=True, swarm="moss", blue={"trolls": "moss1:3 moss3:2"}, gnomes="moss2:3", by_wheel=2
    )
    happened = play(s, "swarm moss")
    assert events(happened).count("gnome-beaten") == 2
    assert trolls(s, "blue") == {"moss1": 3}
    assert gnomes(s) == {"moss2": 1, "moss3": 1}
    assert known(s, "moss3") == [(None, ())]
    assert by_wheel(s) == (0, 0, 0)
    assert s.stock[0] == 25 - 3


@pytest.mark.rule("MK-10.2")
@pytest.mark.parametrize(
    ("swarm", "points"),
    [
        ("moss", "mud fire moss ice moon"),
        ("granite", "ice moon granite hammer mud"),
        ("fire", "hammer mud fire moss ice"),
    ],
)
def test_the_active_player_may_shift_the_swarm_by_two_points(game: MountainKing, swarm: str, points: str) -> None:
    s = game.scenario(at="breach", alone=True, seat="red", swarm=swarm)
    assert asked(s) == "red"
    assert options(s) == {f"swarm {point}" for point in points.split()}
    far = next(clan for clan in ("moss", "granite", "mud") if clan not in points.split())
    assert why(s, f"swarm {far}") == "MK-10.2"


@pytest.mark.rule("MK-10.3")
@pytest.mark.parametrize(("point", "gates"), [("moss", {"moss2"}), ("moon", {"moon1", "moon2"}), ("fire", {"fire1"})])
def test_the_gnomes_enter_where_the_swarm_now_stands(game: MountainKing, point: str, gates: set[str]) -> None:
    s = game.scenario(at="breach", alone=True, swarm="moss", gates="granite hammer mud")
    play(s, f"swarm {point}")
    let_in(s)
    assert gates <= set(gnomes(s))
    assert s.position()["swarm"] == point
    assert sum(gnomes(s).values()) == 2


@pytest.mark.rule("MK-10.3")
def test_no_gate_card_is_turned_up(game: MountainKing) -> None:
    s = game.scenario(at="breach", alone=True, swarm="moss")
    before = s.position()["gates"]
    play(s, "swarm moss")
    let_in(s)
    assert question(s) == "ask-rest"
    assert s.position()["gates"] == before


@pytest.mark.rule("MK-10.4")
@pytest.mark.parametrize(("beside", "size"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5)])
@pytest.mark.parametrize("wave", [1, 3])
def test_two_gnomes_and_one_more_for_each_pair_begun(game: MountainKing, beside: int, size: int, wave: int) -> None:
    s = game.scenario(at="breach", alone=True, wave=wave, swarm="moss", by_wheel=beside)
    play(s, "swarm moss")
    let_in(s)
    assert sum(gnomes(s).values()) == size


@pytest.mark.rule("MK-10.5")
def test_the_gnomes_by_the_wheel_are_mixed_in_before_the_invaders_are_drawn(game: MountainKing) -> None:
    s = game.scenario(at="breach", swarm="moss", by_wheel=(9, 10, 10), blue={"ancestry": "a03@d4"})
    assert by_wheel(s) == (9, 10, 10)
    play(s, "swarm moss")
    let_in(s)
    assert by_wheel(s) == (0, 0, 0)
    assert sum(gnomes(s).values()) == 2 + 15
    play(s, "weak gnome f6", "turn 1", "pass", "peek moss2 1")
    assert answers(s) == {"strength 1": 10, "strength 2": 10, "strength 3": 10}


@pytest.mark.rule("MK-10.6")
def test_the_active_player_decides_whoever_leads_in_votes(game: MountainKing) -> None:
    s = game.scenario(at="breach", alone=True, seat="blue", swarm="ice", red={"votes": "ice:5 moss:5"})
    play(s, "swarm ice")
    assert asked(s) == "blue"
    assert options(s) == {"invade ice1", "invade ice2"}
    assert s.decision is not None
    assert s.decision.rule == "MK-10.6"
    play(s, "invade ice2")
    assert gnomes(s) == {"ice1": 1, "ice2": 1}


@pytest.mark.rule("MK-10.6")
def test_the_active_player_decides_for_every_gnome(game: MountainKing) -> None:
    s = game.scenario(at="breach", alone=True, seat="red", swarm="ice", by_wheel=2, blue={"votes": "ice:5"})
    play(s, "swarm ice", "invade ice1")
    assert asked(s) == "red"
    assert options(s) == {"invade ice3", "invade moon1"}


@pytest.mark.rule("MK-10.7")
@pytest.mark.parametrize("wave", [1, 2])
def test_the_fallen_of_a_breach_earn_nothing(game: MountainKing, wave: int) -> None:
    s = game.scenario(at="breach", alone=True, wave=wave, seat="red", swarm="moss", blue={"trolls": "moss2:3"})
    happened = play(s, "swarm moss")
    assert events(happened).count("fallen") == 2
    assert trolls(s, "blue") == {"moss2": 1}
    assert honour(s, "blue") == honour(s, "red") == 0


@pytest.mark.rule("MK-10.7")
def test_a_fallen_champion_earns_nothing_either(game: MountainKing) -> None:
    s = game.scenario(at="breach", alone=True, swarm="moss", blue={"lairs": 1, "pawns": "ketil:moss2"})
    play(s, "swarm moss", "retreat lair-1b")
    assert seat(s, "blue")["champions"]["ketil"]["pawn"] == "lair-1b"
    assert honour(s, "blue") == 0


@pytest.mark.rule("MK-10.7")
def test_the_next_invasion_has_its_own_first_fallen(game: MountainKing) -> None:
    s = game.scenario(
        at="breach",
        swarm="moss",
        blue={"trolls": "moss2:9", "supplies": 0},
        red={"supplies": 0},
        gates="moss ice moon",
    )
    play(s, "swarm moss")
    assert honour(s, "blue") == 3 + 2


@pytest.mark.rule("MK-10.5")
@pytest.mark.rule("MK-1.7")
def test_a_gnome_that_goes_back_cannot_lie_on_the_map_already(game: MountainKing) -> None:
    """What was face down is settled from the tokens nobody had seen, before the beaten ones are mixed in."""
    s = game.scenario(at="breach", alone=True, swarm="moss", gnomes="moss2 fire1:?/2", by_wheel=(0, 0, 4))
    assert s.pool == [10, 9, 6]
    play(s, "swarm moss")
    fates = []
    while s.fate is not None:
        fates.append([weight for _, weight in s.fate.outcomes])
        s.apply(s.fate.outcomes[0][0])
    assert fates == [[10, 9, 6], [9, 9, 6]]
    let_in(s)
    assert s.position()["gnomes"]["moss2"][0] == {"strength": 1, "known_to": ()}
    assert sum(s.pool) == s.reserve + sum(not strength for there in s.gnomes for strength, _ in there)
    for viewer in (0, 1, None):
        assert seen(s, viewer).position()["gnomes"]["moss2"][0] == {"strength": None, "known_to": ()}
        assert s.view(viewer).sample(Random(1)).reserve == s.reserve


@pytest.mark.rule("MK-10.5")
def test_nothing_is_settled_while_nothing_goes_back(game: MountainKing) -> None:
    s = game.scenario(at="breach", alone=True, swarm="moss", gnomes="moss2 fire1:?/2")
    play(s, "swarm moss")
    assert s.fate is None
    assert settle(s) == []


SETTLED = {"moss2": [{"strength": 2}, {"strength": 1}], "ice1": [{"strength": 3}]}
"""Tokens that fate has settled and nobody has seen."""


@pytest.mark.rule("MK-1.7")
def test_a_battle_with_a_settled_gnome_cannot_be_taken_back(game: MountainKing) -> None:
    s = game.scenario(at="advance", weak=True, players=2, gnomes=SETTLED, blue=dict(trolls="moss1:2"))
    match = Match.of(s, seed=1)
    match.play("advance moss2")
    assert match.can_undo
    match.play("send moss1 1")
    assert match.journal[-1].by == 0
    assert question(match.state) == "ask-retreat"
    assert not match.can_undo


@pytest.mark.rule("MK-1.7")
def test_nobody_knows_a_settled_gnome_until_somebody_looks(game: MountainKing) -> None:
    s = game.scenario(at="advance", weak=True, players=2, gnomes=SETTLED, blue=dict(trolls="moss1:2"))
    assert set(s.secrets().values()) == {frozenset()}
    assert len(s.secrets()) == 3


@pytest.mark.rule("MK-10.5")
@pytest.mark.rule("MK-1.7")
def test_everybody_remembers_what_could_lie_face_down_when_tokens_went_back(game: MountainKing) -> None:
    """All Gnomes of strength 3 and all but one of strength 2 lay by the Wheel."""
    s = game.scenario(at="breach", alone=True, swarm="moss", gnomes="moss2 fire1:?/?", by_wheel=(0, 9, 10))
    play(s, "swarm moss")
    settle(s)
    let_in(s)
    assert s.pool[2] == 10
    assert game.from_json(s.to_json()) == s
    worlds = [s.view(viewer).sample(Random(seed)) for seed in range(20) for viewer in (0, 1, None)]
    strengths = [[strength for cavern in ("moss2", "fire1") for strength, _ in known(world, cavern)[:2]]
                 for world in worlds]  # fmt: skip
    found = [[one for one in world if one] for world in strengths]
    assert {len(world) for world in found} == {3}
    assert {world.count(2) for world in found} == {0, 1}
    assert {world.count(3) for world in found} == {0}


@pytest.mark.rule("MK-1.7")
@pytest.mark.parametrize(
    ("mixed", "field"),
    [
        ([{"left": [9, 9, 9], "since": [["moss3", 1]]}], "position.mixed[0].since"),
        ([{"left": [9, 9, 9], "since": [["moss2", 1], ["moss2", 1]]}], "position.mixed[0].since"),
        ([{"left": [9, 9, 9], "since": [["fire1", 1]]}], "position.mixed[0].since"),
        ([{"left": [9, 9, 9], "since": [["nowhere", 1]]}], "position.mixed"),
        ([{"left": [9, 0, 9], "since": [["moss2", 1]]}], "position.mixed[0].left"),
    ],
)
def test_a_document_cannot_claim_what_never_lay_there(game: MountainKing, mixed: list[Any], field: str) -> None:
    s = game.scenario(at="turn", players=2, gnomes={"moss2": [{"strength": 2}], "fire1": "1"})
    data = game.to_data(s)
    data["position"]["mixed"] = mixed
    with pytest.raises(SaveError) as refused:
        game.from_data(data)
    assert refused.value.field == field
