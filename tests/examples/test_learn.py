"""The example that learns: its network, its eyes, its training and the player that comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import meadhall
from examples.learn import training
from examples.learn.__main__ import main
from examples.learn.bot import LEARNT, WEIGHTS, LearntBot, enlist
from examples.learn.facts import WIDTHS, facts
from examples.learn.features import SIZE, SWAP, Columns, Land
from examples.learn.log import read_log
from examples.learn.looking import Ahead, judged, seen, share
from examples.learn.match import match
from examples.learn.network import Array, Network, Weights, chance, entropy, fresh_weights, load_weights, save_weights
from examples.learn.plot import curve
from examples.learn.selfplay import Job, Playing, play, work
from examples.learn.training import Trainer
from meadhall import bots
from meadhall.bots.luck import settle
from meadhall.games.ice_garden.mind import IceGardenMind
from meadhall.games.ice_garden.rules.ranking import ranking
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.errors import BadField

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is enlisted leaves after the test."""
    monkeypatch.setattr(bots, "LEVELS", dict(bots.LEVELS))


def positions(seed: int, every: int = 7) -> Iterator[IceGardenState]:
    """Positions of a random game for two in which somebody is asked."""
    rng = Random(seed)
    s: IceGardenState = meadhall.load("ice-garden").new(2, characters="dealt")
    settle(s, rng)
    n = 0
    while (decision := s.decision) is not None:
        if n % every == 0:
            yield s.copy()
        n += 1
        s.apply(rng.choice(decision.options))
        settle(s, rng)


def tried_weights(seed: int = 3) -> Weights:
    """Weights that hold something of everything."""
    weights = fresh_weights(seed)
    weights["out"] = np.random.default_rng(seed).normal(0, 1, weights["out"].shape).astype(np.float32)
    return weights


# --- the network --------------------------------------------------------------------------------------


def test_gradients_are_those_of_finite_differences() -> None:
    rows = seen(list(positions(1, 9))).astype(np.float64)
    wins = np.linspace(0, 1, len(rows))
    network = Network({name: value.astype(np.float64) for name, value in tried_weights().items()})
    _, gradients = network.gradients(rows, wins)
    rng = np.random.default_rng(1)
    used = np.flatnonzero(rows.any(axis=0))
    for name, values in network.weights.items():
        for _ in range(6):
            at = tuple(int(rng.integers(size)) for size in values.shape)
            if name == "w1":
                at = (int(rng.choice(used)), at[1])
            losses = []
            for shift in (1e-6, -1e-6):
                kept = values[at]
                values[at] += shift
                losses.append(network.gradients(rows, wins)[0])
                values[at] = kept
            assert gradients[name][at] == pytest.approx((losses[0] - losses[1]) / 2e-6, rel=1e-4, abs=1e-8)


def test_what_is_good_for_one_seat_is_as_bad_for_the_other() -> None:
    rows = seen(list(positions(2)))
    network = Network(tried_weights())
    leads = network.leads(rows)
    assert np.abs(leads).max() > 0.1
    assert network.leads(rows[:, SWAP]) == pytest.approx(-leads, abs=1e-4)


# --- what it sees -------------------------------------------------------------------------------------


def test_every_fact_has_its_place() -> None:
    for s in positions(3):
        assert len(facts(s)) == sum(WIDTHS.values())
        numbers = Columns(np.array([facts(s)]))
        assert numbers["score"][0].tolist() == s.score
        assert numbers["asked"][0].tolist() == [s.deciding[0]]
        assert numbers["gold"][0].tolist() == s.goods[1]
    assert len(SWAP) == SIZE
    assert SWAP[SWAP].tolist() == list(range(SIZE))


def test_who_is_first_in_a_region_is_seen_as_the_rules_have_it() -> None:
    found = 0
    for seed in range(6):
        game = [s for s in positions(seed, 2) if s.round]
        land = Land(Columns(np.array([facts(s) for s in game])))
        firsts = land.by_tile[..., Land.FIRST].astype(int)
        seconds = land.by_tile[..., Land.SECOND].astype(int)
        for n, s in enumerate(game):
            for region in s.open:
                ranked = ranking(s, region)
                tile = s.tiles[region] - 1
                found += len(ranked) == 2
                assert firsts[n, :, tile].tolist() == [int(ranked[:1] == [seat]) for seat in range(2)]
                assert seconds[n, :, tile].tolist() == [int(ranked[1:] == [seat]) for seat in range(2)]
    assert found > 20


def test_a_game_that_is_won_is_known_not_judged() -> None:
    game = Playing("won")
    network = Network(tried_weights())
    play([game], network)
    assert game.state.result is not None
    lead = judged(network, [game.state], seen([game.state]))[0]
    assert (lead > 5) == (game.state.result.winners == (0,))


def test_a_move_of_many_pieces_is_one_thought() -> None:
    for seed in range(9):
        for s in positions(seed, 1):
            decision = s.decision
            assert decision is not None
            if any(str(option).startswith("mountain") for option in decision.options):
                ahead = Ahead(s, decision.seat, decision.options)
                assert len(ahead.positions) >= len(decision.options)
                assert not any(str(position.decision).startswith("carry") for position in ahead.positions)
                hopes = ahead.hopes(np.arange(len(ahead.positions), dtype=np.float32))
                assert np.isfinite(hopes).all()
                return
    raise AssertionError("nobody could move many pieces")


# --- learning -----------------------------------------------------------------------------------------


def trained(monkeypatch: pytest.MonkeyPatch, generations: int, trainer: Trainer | None = None) -> Trainer:
    monkeypatch.setattr(training, "BATCH", 64)
    trainer = trainer or Trainer(seed=5, jobs=1, games=3)
    for _ in range(generations):
        trainer.advance()
    return trainer


def same(one: Weights, other: Weights) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


def test_the_same_seed_gives_the_same_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    first, again = trained(monkeypatch, 2), trained(monkeypatch, 2)
    assert same(first.weights, again.weights)
    assert same(first.mean, again.mean)
    assert not same(first.weights, trained(monkeypatch, 2, Trainer(seed=6, jobs=1, games=3)).weights)


def test_a_checkpoint_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    trainer = trained(monkeypatch, 1)
    trainer.save(tmp_path / "checkpoint.npz")
    resumed = Trainer.resume(tmp_path / "checkpoint.npz")
    assert (resumed.generation, resumed.played, resumed.seconds) == (1, 3, trainer.seconds)
    for one in (trainer, resumed):
        trained(monkeypatch, 1, one)
    assert same(trainer.weights, resumed.weights)
    assert same(trainer.mean, resumed.mean)
    assert trainer.loss == resumed.loss


def test_lessons_lead_from_the_last_thought_to_the_result() -> None:
    lessons = work(Job(0, 1, 2, fresh_weights(1)))
    assert len(lessons.rows) == len(lessons.wins)
    # Whoever knows nothing thinks that all is even, so only the result moves a lesson away from that.
    ends = set(lessons.wins[[-1]].tolist())
    assert ends <= {0.0, 1.0}
    assert abs(lessons.wins[0] - 0.5) < abs(lessons.wins[-1] - 0.5)


def test_what_was_learnt_surprises_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same few games over and over: each time the network is less wrong about them."""
    monkeypatch.setattr(training, "BATCH", 64)
    trainer = Trainer(seed=2)
    lessons = work(Job(0, 2, 4, trainer.weights))
    trainer.memory = [(lessons.rows, lessons.wins)]
    losses = []
    for generation in range(4):
        losses.append(surprise(trainer.weights, lessons.rows, lessons.wins))
        trainer.generation = generation
        trainer.learn()
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == pytest.approx(np.log(2))
    # Lessons are chances too, so that even who knew them would be surprised.
    least = entropy(lessons.wins, lessons.wins)
    assert losses[-1] - least < 0.25 * (losses[0] - least)


def test_the_kept_weights_tell_who_wins_games_they_have_never_seen() -> None:
    games = [Playing(f"unseen {n}") for n in range(8)]
    play(games, Network(fresh_weights(1)))
    rows = np.concatenate([np.stack(game.rows) for game in games])
    results = np.concatenate([np.full(len(game.rows), share(game.state)) for game in games])
    assert surprise(load_weights(WEIGHTS), rows, results) < np.log(2) - 0.05


def surprise(weights: Weights, rows: Array, wins: Array) -> float:
    return entropy(chance(Network(weights).leads(rows.astype(np.float32))), wins)


# --- the player ---------------------------------------------------------------------------------------


def test_the_player_chooses_by_its_view_alone() -> None:
    """Neither another world that fits the view, nor whoever asks again, changes its choice."""
    player = LearntBot("ice-garden", seed=1)
    chosen = set()
    for n, s in enumerate(positions(4)):
        view = s.view(s.deciding[0])
        assert view.decision is not None
        action = player.choose(view, view.decision)
        assert action in view.decision.options
        again = view.sample(Random(n)).view(view.seat)
        assert LearntBot("ice-garden", seed=1).choose(again, again.decision) is action
        chosen.add(action)
    assert len(chosen) > 5


def test_the_player_knows_nothing_of_the_houses_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: Any) -> Any:
        raise AssertionError("it asked the mind")

    for name in ("judge", "worth", "worths", "outlook", "weigh", "looks", "plan"):
        monkeypatch.setattr(IceGardenMind, name, forbidden)
    player = LearntBot("ice-garden", seed=1)
    for s in positions(5, 5):
        view = s.view(s.deciding[0])
        assert view.decision is not None
        action = player.choose(view, view.decision)
        if len(view.decision.options) > 1:
            assert len(player.explain(view, view.decision, action)) == 1
    play([Playing("without a mind")], player.network)


def test_the_player_refuses_what_it_has_not_learnt() -> None:
    with pytest.raises(BadField, match="mountain-king"):
        LearntBot("mountain-king")
    state = meadhall.load("ice-garden").match(players=3, seed=1).state
    view = state.view(state.deciding[0])
    assert view.decision is not None
    with pytest.raises(BadField, match="games of 2"):
        LearntBot("ice-garden").choose(view, view.decision)


def test_the_player_beats_chance_in_the_arena() -> None:
    standing = match(6, "random", seed=2)
    assert standing.seats == 6
    assert standing.wins.value >= 5 / 6


def test_an_enlisted_player_has_the_weights_it_was_given(tmp_path: Path) -> None:
    save_weights(tmp_path / "own.npz", tried_weights())
    enlist(tmp_path / "own.npz")
    player = bots.load(LEARNT, "ice-garden", seed=1)
    assert isinstance(player, LearntBot)
    assert same(player.network.weights, tried_weights())
    assert not same(player.network.weights, load_weights(WEIGHTS))


# --- the commands -------------------------------------------------------------------------------------


def test_one_command_trains_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(training, "JOBS", 1)
    monkeypatch.setattr(Trainer.__init__, "__defaults__", (1, 2))
    line = f"train --folder {tmp_path} --matches 2 --against random --every 0 --games "
    main([*line.split(), "2"])
    assert len(read_log(tmp_path / "log.json").points) == 2
    main([*line.split(), "4"])
    log = read_log(tmp_path / "log.json")
    assert [point.games for point in log.points][-1] == 4
    assert "2 against random" in capsys.readouterr().out
    for _ in range(2):
        main(f"play --games 2 --against random --weights {tmp_path}/weights.npz --log {tmp_path}/log.json".split())
    assert "of 2 games against random" in capsys.readouterr().out
    assert [point.matches for point in read_log(tmp_path / "log.json").final] == [2]
    main(["plot", "--log", str(tmp_path / "log.json"), "--out", str(tmp_path / "curve.svg")])
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg ")


# --- what the page says -------------------------------------------------------------------------------


def test_the_curve_on_the_page_is_that_of_the_log() -> None:
    drawn = (ROOT / "docs" / "images" / "learn.svg").read_text("utf-8")
    assert drawn == curve(read_log()), "run python -m examples.learn plot --out docs/images/learn.svg"


def test_the_page_tells_what_was_measured() -> None:
    page = " ".join((ROOT / "docs" / "learn.md").read_text("utf-8").split())
    log = read_log()
    assert log.final
    for point in log.final:
        share = point.share
        row = f"| {point.against} | {point.matches} | {share.value:.1%} | {share.low:.0%} to {share.high:.0%} |"
        assert row in page
    assert f"{log.points[-1].games:,} games" in page
    novice = next(point for point in log.final if point.against == "novice")
    assert novice.matches >= 200
    assert novice.share.low > 0.5
