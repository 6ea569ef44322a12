"""The files for hosting: every setting, path, metric and command that they name exists."""

from __future__ import annotations

import configparser
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from bench.image import Walk, steps
from meadhall.cli import parser
from meadhall.server.app import create_app
from meadhall.server.metrics import Metrics
from meadhall.server.settings import OTHERS, PREFIX, Settings, read_settings

ROOT = Path(__file__).parent.parent
HOSTING = ROOT / "hosting"
STEPS = list(steps((HOSTING / "Containerfile").read_text("utf-8")))
ROUTES = {route.path for route in create_app(Settings(database="sqlite:///never-opened")).routes}
COMPOSE = [yaml.safe_load((HOSTING / name).read_text("utf-8")) for name in ("compose.yaml", "compose.postgres.yaml")]


def rests(word: str) -> list[str]:
    return [step.rest for step in STEPS if step.word == word]


def test_every_setting_that_is_named_exists() -> None:
    for file in sorted(HOSTING.iterdir()):
        text = file.read_text("utf-8")
        found = {name for name in re.findall(rf"{PREFIX}([A-Z_]+)", text) if name not in OTHERS}
        read_settings({f"{PREFIX}{name}": "" for name in found})
        for name in found:
            assert name.lower().removesuffix("_file") in Settings.__dataclass_fields__, f"{file.name}: {name}"


def test_the_image_is_run_by_nobody_special_and_writes_in_two_folders() -> None:
    (user,) = rests("USER")
    assert user.partition(":")[0] not in ("0", "root")
    assert json.loads(rests("VOLUME")[0]) == ["/data", "/backups"]
    env = dict(pair.split("=", 1) for line in rests("ENV") for pair in line.split())
    given = {name: value for name, value in env.items() if name.startswith(PREFIX)}
    settings = read_settings(given).settings
    assert settings.database.startswith("sqlite:////data/")
    assert settings.backup_folder == "/backups"
    assert str(settings.port) in rests("EXPOSE")
    assert given["MEADHALL_COMPILE"] == "1"


def test_the_image_is_started_and_asked_as_the_hall_expects_it(tmp_path: Path) -> None:
    walk = Walk(tmp_path, plain=True)
    for step in STEPS:
        if step.word not in ("RUN", "COPY"):
            walk.take(step)
    assert walk.entry[0] == "meadhall"
    args = parser(walk.entry[1]).parse_args(walk.entry[1:])
    assert args.open is False
    assert walk.signal.name == "SIGTERM"
    compile(walk.health[2], "health", "exec")
    port, path = re.findall(r"127\.0\.0\.1:(\d+)(/\w+)", walk.health[2])[0]
    assert path in ROUTES
    assert port == walk.env["MEADHALL_PORT"]
    assert walk.env["MEADHALL_DATABASE"] == f"sqlite:///{tmp_path}/data/meadhall.sqlite"


def test_what_the_image_is_built_from_is_there() -> None:
    assert "requirements.lock" in " ".join(rests("RUN"))
    pins = re.findall(r"^([A-Za-z0-9_.-]+==[^ ;]+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
    names = {pin.partition("==")[0] for pin in pins}
    assert {"litestar", "uvicorn", "psycopg", "sqlalchemy", "alembic"} <= names
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert {".git", ".venv", "build"} <= set(ignored)


@pytest.mark.parametrize("word", ["read_only", "tmpfs", "cap_drop", "stop_grace_period"])
def test_the_hall_of_the_compose_file_may_do_little(word: str) -> None:
    assert COMPOSE[0]["services"]["hall"][word]


def test_the_compose_files_fit_together() -> None:
    plain, postgres = COMPOSE
    hall, more = plain["services"]["hall"], postgres["services"]["hall"]
    assert (HOSTING / hall["build"]["context"]).resolve() == ROOT
    assert (ROOT / hall["build"]["dockerfile"]).is_file()
    volumes = {volume.partition(":")[0] for one in COMPOSE for each in one["services"].values()
               for volume in each.get("volumes", []) if not volume.startswith(".")}  # fmt: skip
    assert volumes == {*plain["volumes"], *postgres["volumes"]}
    assert [volume.partition(":")[2] for volume in hall["volumes"]] == json.loads(rests("VOLUME")[0])
    subnet = plain["networks"]["house"]["ipam"]["config"][0]["subnet"]
    assert hall["environment"]["MEADHALL_PROXY"] == subnet
    assert set(more["secrets"]) <= set(postgres["secrets"])
    assert more["environment"]["MEADHALL_DATABASE_FILE"] == f"/run/secrets/{more['secrets'][0]}"
    # What the image says of the database must not be said twice.
    assert more["environment"]["MEADHALL_DATABASE"] == ""
    assert more["depends_on"].keys() <= postgres["services"].keys()
    (port,) = rests("EXPOSE")
    assert f"hall:{port}" in (HOSTING / "Caddyfile").read_text("utf-8")


def test_the_unit_starts_the_hall_with_the_file_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.read(HOSTING / "meadhall.service", "utf-8")
    service = unit["Service"]
    program, *words = service["ExecStart"].split()
    assert program.endswith("/bin/meadhall")
    args = parser(words[0]).parse_args(words)
    assert Path(args.config).name == "meadhall.toml"
    assert service["ProtectSystem"] == "strict"
    assert service["KillSignal"] == "SIGTERM"
    told = tomllib.loads((HOSTING / "meadhall.toml").read_text("utf-8"))
    settings, sources = read_settings({}, config=HOSTING / "meadhall.toml")
    assert {name for name, source in sources.items() if source != "default"} == set(told)
    state = f"/var/lib/{service['StateDirectory']}/"
    assert state in settings.database
    assert settings.backup_folder.startswith(state)


def metric_names() -> set[str]:
    """What a hall that has done everything once tells."""
    metrics = Metrics()
    for one in (metrics.moves, metrics.refused, metrics.bot_seconds, metrics.requests):
        one.labels("x")
    return set(re.findall(r"^(meadhall_\w+)", metrics.text().decode(), re.MULTILINE))


def panels() -> list[dict[str, Any]]:
    board = json.loads((HOSTING / "grafana.json").read_text("utf-8"))
    found: list[dict[str, Any]] = board["panels"]
    return found


def test_the_board_shows_figures_that_there_are() -> None:
    asked = {
        name for panel in panels() for each in panel["targets"] for name in re.findall(r"meadhall_\w+", each["expr"])
    }
    there = metric_names()
    assert asked <= there
    # And nothing that is counted is left out.
    plain = {re.sub(r"_(total|bucket|count|sum|created)$", "", name) for name in there}
    assert plain <= {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in asked}


def test_panels_stand_side_by_side() -> None:
    places = [panel["gridPos"] for panel in panels()]
    taken = [
        (x, y) for at in places for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len(taken) == len(set(taken))
    assert max(x for x, _ in taken) < 24
    assert len({panel["id"] for panel in panels()}) == len(panels())


def test_prometheus_asks_where_the_hall_answers() -> None:
    (job,) = yaml.safe_load((HOSTING / "prometheus.yml").read_text("utf-8"))["scrape_configs"]
    assert job["metrics_path"] in ROUTES
