"""Champions: a master with experience, or a master where there is none, and a word about it."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest

import meadhall
from meadhall.bots import ChampionBot, MasterBot, weights
from meadhall.bots.champion import LEARNT, LEARNT_AGAINST
from meadhall.bots.experience import Experience
from meadhall.bots.weights import Learnt, experience_of, fingerprint, packed, unpacked
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


def with_file(monkeypatch: pytest.MonkeyPatch, folder: Path, learnt: Learnt | None) -> None:
    """From now on the game's champion has learnt this."""
    (folder / "mind").mkdir()
    if learnt:
        (folder / "mind" / weights.FILE).write_bytes(msgspec.json.encode(learnt))
    monkeypatch.setattr(IceGarden, "folder", folder)
    monkeypatch.setattr("meadhall.bots.champion.experience_of", experience_of.__wrapped__)


@pytest.mark.parametrize("changed", [None, "0badf00d"])
def test_without_fitting_weights_it_is_a_master_and_says_so(
    changed: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    learnt = changed and msgspec.structs.replace(biased("ice-garden", "gold", 1.0), features=changed)
    with_file(monkeypatch, tmp_path, learnt or None)
    with caplog.at_level(logging.WARNING):
        champion = meadhall.bots.load("champion", "ice-garden", 3, simulations=20)
    assert "ice-garden" in caplog.text
    assert "like a master" in caplog.text
    view = meadhall.load("ice-garden").match(players=3, seed=6).state.view(0)
    master = MasterBot("ice-garden", 3, simulations=20)
    if view.decision:
        assert champion.choose(view, view.decision) is master.choose(view, view.decision)


def test_weights_that_fit_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with_file(monkeypatch, tmp_path, biased("ice-garden", "gold", 1.0))
    bot = ChampionBot("ice-garden")
    assert bot.experience is not None
    assert not caplog.text


def test_whoever_plays_alone_has_no_experience() -> None:
    state = meadhall.load("ice-garden").match(players=1, seed=2).state
    mind = state.game.mind()
    experience = experienced("ice-garden", "gold", 40.0)
    assert experience.outlook(mind, state) == mind.outlook(state)


@pytest.mark.parametrize("game", ["ice-garden"])
def test_what_the_package_brings_fits_its_mind(game: str) -> None:
    """Whoever changes what a mind tells must train its champion anew."""
    experience = experience_of(game)
    assert experience is not None
    state = meadhall.load(game).match(players=2, seed=3).state
    mind = meadhall.load(game).mind()
    assert experience.outlook(mind, state) != mind.outlook(state)
