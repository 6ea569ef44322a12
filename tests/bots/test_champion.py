"""Champions: a master with experience, or a master where there is none, and a word about it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

import meadhall
from meadhall.bots import ChampionBot, MasterBot, weights
from meadhall.bots.champion import LEARNT, LEARNT_AGAINST
from meadhall.bots.experience import Experience
from meadhall.bots.luck import settle
from meadhall.bots.weights import Learnt, experience_of, file_of, fingerprint, packed, unpacked
from meadhall.games.ice_garden import IceGarden
from meadhall.kernel.message import Kind


def biased(game: str, name: str, by: float) -> Learnt:
    """What says of each seat: so much by a feature of its own."""
    mind = meadhall.load(game).mind()
    table, seat = len(mind.table_features), len(mind.seat_features) + 1
    own = [0.0] * (4 * seat)
    own[mind.seat_features.index(name)] = 1.0
    second = [0.0] * 16
    second[0] = 1.0
    numbers = [0.0] * (4 * table) + own + [0.0] * (4 * seat + 4) + second + [0.0] * 4 + [by, 0.0, 0.0, 0.0]
    return Learnt(game, fingerprint(mind), (4, 4), 0, {}, packed(numbers))


def experienced(game: str, name: str, by: float) -> Experience:
    return unpacked(biased(game, name, by), meadhall.load(game).mind())


def test_experience_changes_what_a_champion_does() -> None:
    """Somebody who has learnt that gold is all that counts takes it."""
    game = meadhall.load("ice-garden")
    state = game.scenario(at="gorge", callo=dict(gold=0), freihoff=dict(gold=0))
    view = state.view(0)
    assert view.decision is not None
    for by, gold in ((20.0, True), (-20.0, False)):
        bot = ChampionBot("ice-garden", 1, simulations=60, experience=experienced("ice-garden", "gold", by))
        assert (str(bot.choose(view, view.decision)) == "gain gold") is gold


@pytest.mark.parametrize(("by", "kind"), [(20.0, LEARNT), (-20.0, LEARNT_AGAINST)])
def test_it_tells_that_experience_speaks(by: float, kind: Kind) -> None:
    state = meadhall.load("ice-garden").scenario(at="gorge", callo=dict(gold=0), freihoff=dict(gold=0))
    view = state.view(0)
    assert view.decision is not None
    bot = ChampionBot("ice-garden", 1, simulations=5, experience=experienced("ice-garden", "gold", by))
    assert kind in [reason.message.kind for reason in bot.explain(view, view.decision, state.parse("gain gold"))]


@pytest.fixture(autouse=True)
def what_is_lacking_is_looked_up_again() -> Iterator[None]:
    yield
    weights.lack_of.cache_clear()


def with_file(monkeypatch: pytest.MonkeyPatch, folder: Path, learnt: Learnt | None) -> None:
    """From now on the game's champion has learnt this."""
    (folder / "mind").mkdir()
    if learnt:
        (folder / "mind" / weights.FILE).write_bytes(msgspec.json.encode(learnt))
    monkeypatch.setattr(IceGarden, "folder", folder)
    weights.lack_of.cache_clear()
    monkeypatch.setattr("meadhall.bots.champion.experience_of", experience_of.__wrapped__)


@pytest.mark.parametrize("changed", [None, "0badf00d"])
def test_without_fitting_weights_it_is_a_master_and_says_so(
    changed: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    learnt = changed and msgspec.structs.replace(biased("ice-garden", "gold", 1.0), features=changed)
    with_file(monkeypatch, tmp_path, learnt or None)
    with caplog.at_level(logging.WARNING):
        champion = meadhall.bots.load("champion", "ice-garden", 3, simulations=3)
    assert "ice-garden" in caplog.text
    assert "like a master" in caplog.text
    assert meadhall.bots.plays_like("champion", "ice-garden") == "master"
    assert "champion" not in meadhall.bots.levels_of("ice-garden")
    view = meadhall.load("ice-garden").match(players=3, seed=6).state.view(0)
    assert view.decision is not None
    master = MasterBot("ice-garden", 3, simulations=3)
    assert champion.liking(view, view.decision) == master.liking(view, view.decision)
    assert str(champion.choose(view, view.decision)) == str(master.choose(view, view.decision))


def test_weights_that_fit_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with_file(monkeypatch, tmp_path, biased("ice-garden", "gold", 1.0))
    bot = ChampionBot("ice-garden")
    assert bot.experience is not None
    assert not caplog.text
    assert meadhall.bots.levels_of("ice-garden")[-1] == "champion"


def test_whoever_plays_alone_meets_a_master() -> None:
    """Not even the shorter look ahead is left, which only experience makes up for."""
    state = meadhall.load("ice-garden").match(players=1, seed=2).state
    seen = next(view for seat in state.deciding if (view := state.view(seat)).decision)
    assert seen.decision is not None
    experience = experienced("ice-garden", "gold", 40.0)
    found = []
    for bot in (
        ChampionBot("ice-garden", 3, simulations=3, experience=experience),
        MasterBot("ice-garden", 3, simulations=3),
    ):
        arms = bot.search(seen, seen.decision).by_option
        found.append([(arm.tried, arm.total) for arm in arms.values()])
    assert found[0] == found[1]
    assert any(tried for tried, _ in found[0])


@pytest.mark.parametrize("game", meadhall.games())
def test_a_champion_looks_at_nothing_that_its_seat_may_not_know(game: str) -> None:
    """Two worlds that a seat cannot tell apart bring it to the same choice and the same reasons."""
    told = []
    mind = meadhall.load(game).mind
    experience = experienced(game, mind.seat_features[-1], 3.0)
    state = meadhall.load(game).match(players=3, seed=8).state
    settle(state, Random(1))
    seat = state.deciding[0]
    view = state.view(seat)
    for world in (state, *(view.sample(Random(n)) for n in range(3))):
        seen = world.view(seat)
        assert seen.decision is not None
        bot = ChampionBot(game, 4, simulations=8, experience=experience)
        options = [str(option) for option in seen.decision.options]
        chosen = bot.choose(seen, seen.decision)
        reasons = bot.explain(seen, seen.decision, chosen)
        told.append((options, str(chosen), [(reason.weight, str(reason.message.kind)) for reason in reasons]))
    assert told == [told[0]] * len(told)


@pytest.mark.parametrize("game", [slug for slug in meadhall.games() if file_of(slug).is_file()])
def test_what_the_package_brings_fits_its_mind(game: str) -> None:
    """Whoever changes what a mind tells must train its champion anew."""
    experience = experience_of(game)
    assert experience is not None
    state = meadhall.load(game).match(players=2, seed=3).state
    mind = meadhall.load(game).mind()
    assert experience.outlook(mind, state) != mind.outlook(state)
