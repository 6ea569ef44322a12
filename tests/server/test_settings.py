"""Settings: from the file, the environment and the command line, each with where it is from, and refused by name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from meadhall.cli import main
from meadhall.cli.serve import GIVEN
from meadhall.kernel.errors import BadField
from meadhall.server.serve import to_env
from meadhall.server.settings import (
    DECLARED,
    Settings,
    data_folder,
    default_database,
    read_settings,
    shown,
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a command is started: an empty folder."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("MEADHALL_")]:
        monkeypatch.delenv(name)
    return tmp_path


def test_the_default_database_lies_in_the_data_folder() -> None:
    env = {"XDG_DATA_HOME": "/data"}
    assert Settings.from_env(env).database == default_database(env) == "sqlite:////data/meadhall/meadhall.sqlite"
    assert Settings.from_env({"MEADHALL_DATABASE": "postgresql://h/x"}).database == "postgresql://h/x"
    assert data_folder({}, "linux") == Path.home() / ".local" / "share" / "meadhall"
    assert data_folder({}, "darwin") == Path.home() / "Library" / "Application Support" / "meadhall"
    assert data_folder({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/meadhall")


def test_arguments_win_over_the_environment_and_that_over_the_file(folder: Path) -> None:
    (folder / "meadhall.toml").write_text('port = 1\nhost = "a"\nworkers = 2\nbackup_hours = 6\nwebhooks = false\n')
    env = {"MEADHALL_PORT": "2", "MEADHALL_HOST": "b", "MEADHALL_PRIVATE_WEBHOOKS": "Yes", "MEADHALL_URL": ""}
    settings, sources = read_settings(env, port=3, host=None)
    assert (settings.port, settings.host, settings.workers, settings.backup_hours) == (3, "b", 2, 6.0)
    assert (settings.webhooks, settings.private_webhooks, settings.url) == (False, True, "")
    told = ("port", "host", "workers", "private_webhooks", "url")
    file = "meadhall.toml"
    assert [sources[name] for name in told] == ["--port", "MEADHALL_HOST", file, "MEADHALL_PRIVATE_WEBHOOKS", "default"]


def test_the_address_for_links_is_the_one_that_people_come_by() -> None:
    assert Settings.from_env({"MEADHALL_PORT": "9000"}, host="127.0.0.2").address == "http://127.0.0.2:9000"
    assert Settings.from_env({"MEADHALL_URL": "https://hall.example/"}).address == "https://hall.example"


@pytest.mark.parametrize("named", ["environment", "argument"])
def test_another_file_can_be_named(folder: Path, named: str) -> None:
    (folder / "meadhall.toml").write_text("port = 1")
    (folder / "mine.toml").write_text("port = 2")
    mine = str(folder / "mine.toml")
    told = read_settings({"MEADHALL_CONFIG": mine}) if named == "environment" else read_settings({}, config=mine)
    assert (told.settings.port, told.sources["port"]) == (2, mine)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("PORT", "high", "whole number"),
        ("PORT", "70000", "from 1 to 65535"),
        ("WEBHOOKS", "perhaps", "neither yes nor no"),
        ("NOTIFY_AFTER", "soon", "not a number"),
        ("NOTIFY_AFTER", "nan", "from 0 on"),
        ("BACKUP_KEEP", "0", "from 1 on"),
        ("LOG_FORMAT", "xml", "json, text"),
        ("PROT", "80", "perhaps port"),
        ("SECRET_FILE", "/nowhere", "cannot be read"),
    ],
)
def test_a_wrong_variable_is_named(name: str, value: str, problem: str) -> None:
    with pytest.raises(BadField, match=problem) as refused:
        Settings.from_env({f"MEADHALL_{name}": value})
    assert refused.value.field == f"MEADHALL_{name}"


@pytest.mark.parametrize(
    ("text", "field", "problem"),
    [
        ('port = "80"', "{file}: port", "whole number"),
        ("port = true", "{file}: port", "whole number"),
        ("webhooks = 1", "{file}: webhooks", "true or false"),
        ("url = 7", "{file}: url", "a text"),
        ("prot = 80", "{file}: prot", "perhaps port"),
        ("[server]\nport = 80", "{file}: server", "no such setting"),
        ('secret = "a"\nsecret_file = "b"', "{file}: secret_file", "set twice"),
        ("secret_file = 7", "{file}: secret_file", "name of a file"),
        ("port = ?", "config", "line 1"),
    ],
)
def test_a_wrong_line_of_the_file_is_named(folder: Path, text: str, field: str, problem: str) -> None:
    file = folder / "mine.toml"
    file.write_text(text)
    with pytest.raises(BadField, match=problem) as refused:
        read_settings({}, config=file)
    assert refused.value.field == field.format(file=file)


def test_a_file_that_is_named_must_be_there() -> None:
    with pytest.raises(BadField, match="cannot be read"):
        read_settings({"MEADHALL_CONFIG": "nowhere.toml"})


def test_a_secret_may_stand_in_a_file_of_its_own(folder: Path) -> None:
    (folder / "key").write_text("very secret\n")
    (folder / "port").write_text("81")
    (folder / "empty").write_text("\n")
    env = {"MEADHALL_SECRET_FILE": str(folder / "key"), "MEADHALL_PORT_FILE": str(folder / "port")}
    settings = Settings.from_env(env)
    assert (settings.secret, settings.port) == ("very secret", 81)
    (folder / "meadhall.toml").write_text(f'secret_file = "{folder / "key"}"')
    assert Settings.from_env({}).secret == "very secret"
    with pytest.raises(BadField, match="set twice") as twice:
        Settings.from_env(env | {"MEADHALL_SECRET": "another"})
    assert twice.value.field == "MEADHALL_SECRET_FILE"
    with pytest.raises(BadField, match="is empty"):
        Settings.from_env({"MEADHALL_SECRET_FILE": str(folder / "empty")})


def test_words_for_builds_and_tests_are_no_settings() -> None:
    Settings.from_env({"MEADHALL_FONTS": "none", "MEADHALL_COMPILE": "1"})


# --- what commands tell ---------------------------------------------------------------------------


def test_all_settings_are_told_with_where_they_are_from(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "meadhall.toml").write_text('workers = 4\nsmtp = "smtp://ann:very@secret@mail.example:587"')
    monkeypatch.setenv("MEADHALL_SECRET", "also secret")
    monkeypatch.setenv("MEADHALL_DATABASE", "postgresql://hall:very%20secret@db/hall")
    assert main(["settings"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [line[0] for line in lines] == list(DECLARED)
    told = {line[0]: line[1:] for line in lines}
    assert told["workers"] == ["4", "meadhall.toml"]
    assert told["secret"] == ["(set)", "MEADHALL_SECRET"]
    assert told["database"] == ["postgresql://hall:***@db/hall", "MEADHALL_DATABASE"]
    assert told["smtp"] == ["smtp://ann:***@mail.example:587", "meadhall.toml"]
    assert told["webhooks"] == ["yes", "default"]
    assert shown("database", "sqlite:////data/hall.sqlite") == "sqlite:////data/hall.sqlite"


@pytest.mark.parametrize("command", ["settings", "check", "serve"])
def test_a_wrong_setting_is_one_clear_line_of_every_command(
    command: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "meadhall.toml").write_text("prot = 80")
    assert main([command]) == 2
    assert capsys.readouterr().err == (
        f"meadhall {command}: argument meadhall.toml: prot: there is no such setting; perhaps port\n"
    )


def test_workers_read_the_same_settings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They find in the environment what was given as an argument, and the rest where it stands."""
    monkeypatch.setenv("MEADHALL_DATABASE_FILE", str(folder / "other"))
    (folder / "here.toml").write_text("backup_keep = 3")
    given = dict.fromkeys(GIVEN) | {"port": 81, "bot_pause": 0.0, "database": "sqlite:///hall"}
    with monkeypatch.context() as restored:
        restored.setattr(os, "environ", dict(os.environ))
        to_env("here.toml", given)
        monkeypatch.chdir("/")
        settings = Settings.from_env()
    assert (settings.port, settings.bot_pause, settings.backup_keep) == (81, 0.0, 3)
    assert settings.database == "sqlite:///hall"


def test_every_argument_is_a_setting() -> None:
    assert set(GIVEN) <= set(DECLARED)
