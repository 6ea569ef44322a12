"""An owner's pack goes wherever games are played: into simulations, arenas, environments and their other processes."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import meadhall
import meadhall.lab.spiel
from meadhall.cli import main
from meadhall.kernel.errors import BadField, PackError
from meadhall.kernel.match import Match
from meadhall.lab.arena import run
from meadhall.lab.entrants import read_entrants
from meadhall.lab.envs import ice_garden_v0
from meadhall.lab.envs.solo import Solo
from meadhall.lab.envs.vector import Vector
from meadhall.lab.folder import Folder
from meadhall.lab.packs import told
from meadhall.lab.schedule import Plan, make_plan

PACK = {"snow": {"two": 42}, "start": {"gold": {"value": 3, "note": "mine"}}}
TOML = "[snow]\ntwo = 42\n[start]\ngold = { value = 3, note = 'mine' }\n"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "mine.toml"
    path.write_text(TOML)
    return path


def plan_of(pack: dict[str, Any] | None) -> Plan:
    game = meadhall.load("ice-garden", pack)
    return make_plan(game, read_entrants("random,random", game), {}, 1)


def test_an_arena_plays_with_the_pack_and_keeps_it(tmp_path: Path) -> None:
    for workers in (1, 2):
        folder = Folder(tmp_path / str(workers))
        run(plan_of(PACK), 2, folder, workers)
        assert folder.plan().pack == PACK
        match = Match.load(folder.path / "replays" / "0001.json")
        assert match.game.overlay == PACK
        assert match.state.facts.snow_limit == 42
        assert len(run(plan_of(PACK), 3, folder, 1)) == 3


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        (None, "pack.snow.two 42, not none"),
        ({"snow": {"two": 40}, "start": {"gold": 3}}, "pack.snow.two 42, not 40"),
        ({**PACK, "bank": {"gold": 30}}, "pack.bank.gold none, not 30"),
    ],
)
def test_a_folder_is_not_mixed_with_another_pack(other: dict[str, Any] | None, differs: str, tmp_path: Path) -> None:
    Folder(tmp_path).begin(plan_of(PACK))
    with pytest.raises(BadField, match=f"was begun with {differs}"):
        Folder(tmp_path).begin(plan_of(other))


def test_a_folder_from_before_there_were_packs_is_still_read(tmp_path: Path) -> None:
    Folder(tmp_path).begin(plan_of(None))
    plan = json.loads((tmp_path / "arena.json").read_text("utf-8"))
    del plan["pack"]
    (tmp_path / "arena.json").write_text(json.dumps(plan), "utf-8")
    Folder(tmp_path).begin(plan_of(None))


def test_a_pack_is_told_by_its_fields() -> None:
    assert told(PACK) == "snow.two=42, start.gold=3"
    assert told({"tiles": {"four": {str(n): {"points": [n, 1]} for n in range(6)}}}) == (
        "tiles.four.0.points=[0,1], tiles.four.1.points=[1,1], tiles.four.2.points=[2,1], …"
    )


def test_the_command_line_takes_it_and_names_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"arena ice-garden --bots random,random --games 2 --seed 1 --out here --workers 1 --pack {file}".split()
    assert main([*line, "--report", "page.html"]) == 0
    assert "Pack: snow.two=42, start.gold=3." in capsys.readouterr().out
    assert "Pack: snow.two=42, start.gold=3." in Path("page.html").read_text("utf-8")
    assert main([*line[:-2]]) == 2
    assert "argument --out: here was begun with pack.snow.two 42, not none" in capsys.readouterr().err
    for workers in "12":
        assert main(f"simulate ice-garden --games 2 --seed 1 --workers {workers} --pack {file}".split()) == 0
        assert "Pack: snow.two=42, start.gold=3." in capsys.readouterr().out
    for command in ("simulate ice-garden", "arena ice-garden --bots random,random"):
        assert main(f"{command} --games 1 --pack nowhere.toml".split()) == 2
        assert "argument --pack: nowhere.toml: cannot be read" in capsys.readouterr().err


def test_environments_take_a_file_or_a_dict(file: Path) -> None:
    for pack in (PACK, file, str(file)):
        for make in (ice_garden_v0.env, ice_garden_v0.raw_env, ice_garden_v0.parallel_env):
            assert make(pack=pack).unwrapped.session.game.overlay == PACK
        assert Solo("ice-garden", pack=pack).session.state.facts.snow_limit == 42  # type: ignore[attr-defined]
    with Vector("ice-garden", games=2, processes=2, pack=file) as vector:
        assert vector.game.overlay == PACK
        vector.reset(seed=1)
        other = Vector("ice-garden", games=2, pack=PACK)
        other.reset(seed=1)
        assert vector.observations.tolist() == other.observations.tolist()
    with pytest.raises(PackError, match=r"snow\.two"):
        Solo("ice-garden", pack={"snow": {"two": -1}})


def test_openspiel_takes_a_file(file: Path) -> None:
    game = pyspiel.load_game(f"meadhall_ice_garden(pack={file})")
    state = game.new_initial_state()
    assert state.playthrough.state.facts.snow_limit == 42
    assert pickle.loads(pickle.dumps(state.playthrough)).state.game.overlay == PACK
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    with pytest.raises(PackError, match="cannot be read"):
        pyspiel.load_game("meadhall_ice_garden(pack=nowhere.toml)")
