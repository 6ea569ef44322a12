"""Refusals in both languages: every message exists, is used, and names its field."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from litestar.testing import TestClient

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import BadField, MeadhallError, NotationError, OptionError, SaveError
from meadhall.server.errors import ConflictError, NotFoundError, StaleError, TooManyError, WrongField, error_report
from tests.server.web import Guest, opened

SERVER = Path(str(files("meadhall.server")))
SOURCES = {file: ast.parse(file.read_text("utf-8")) for file in sorted(SERVER.rglob("*.py"))}
REFUSALS = {"Refusal", "NotFoundError", "ForbiddenError", "ConflictError", "WrongField"}
FIRST = {"WrongField": 1}
"""Where the message stands among the arguments, if not first."""


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Each message with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((SERVER / "text" / f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            visitor = Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def raised() -> Iterator[tuple[str, str, ast.Call]]:
    """Every refusal that the server makes with a message: where, the message, and the call."""
    for file, tree in SOURCES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS:
                at = FIRST.get(node.func.id, 0)
                told = node.args[at] if len(node.args) > at else None
                if isinstance(told, ast.Constant) and str(told.value).startswith("refused-"):
                    yield f"{file.name}:{node.lineno}", str(told.value), node


def words() -> set[str]:
    """All texts in the server's code that could be the name of a message, and the beginnings of such."""
    found = set()
    for tree in SOURCES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_both_languages_have_the_same_messages() -> None:
    english, german = messages("en"), messages("de")
    assert set(english) == set(german)
    # What the kernel says is English; German leaves it out.
    assert {id for id in english if english[id] != german[id]} == {
        "refused-notation", "refused-save", "refused-option", "refused-field", "refused-other"
    }  # fmt: skip
    assert all(german[id] <= english[id] for id in english)


def test_every_message_is_used() -> None:
    used = words()
    beginnings = {word for word in used if word.startswith("server-") and word.endswith("-")}
    unused = {id for id in messages("en") if id not in used and not any(id.startswith(one) for one in beginnings)}
    assert unused == set()


def test_every_message_that_is_used_exists() -> None:
    known = set(messages("en"))
    assert {word for word in words() if re.fullmatch(r"(refused|server)(-[a-z]+)+", word)} <= known


def test_every_refusal_is_told_by_a_message() -> None:
    made = [
        f"{file.name}:{node.lineno}"
        for file, tree in SOURCES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS
    ]
    told = [where for where, _, _ in raised()]
    assert set(made) == set(told)


def test_every_refusal_gives_its_message_what_it_needs() -> None:
    known = messages("en")
    calls = list(raised())
    assert len(calls) > 40
    for where, id, call in calls:
        assert {keyword.arg for keyword in call.keywords} == known[id], where


def test_every_refusal_names_its_field() -> None:
    for where, id, call in raised():
        field = (
            call.args[0] if FIRST.get(getattr(call.func, "id", "")) else call.args[1] if len(call.args) > 1 else None
        )
        assert field is not None, f"{where} {id}"
        assert not (isinstance(field, ast.Constant) and not field.value), f"{where} {id}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_sentence(lang: str) -> None:
    for id, names in messages(lang).items():
        if id.startswith("refused-"):
            arguments: dict[str, str] = dict.fromkeys(names, "x")
            told = error_report(ConflictError(id, "field", **arguments), lang)
            assert re.fullmatch(r"[A-Z„“].*[.]", told.text), told.text


def test_an_error_is_told_in_the_readers_language() -> None:
    error = WrongField("name", "refused-name-length", shortest=2, longest=30)
    assert str(error) == "name: A name has 2 to 30 characters."
    assert error_report(error, "de").text == "Ein Name hat 2 bis 30 Zeichen."
    assert error_report(error, "en").field == "name"
    assert str(NotFoundError("refused-game", "game", game="chess")) == "No game is called “chess”."


@pytest.mark.parametrize(
    ("error", "status", "code", "field"),
    [
        (StaleError(7), 409, "stale", "head"),
        (TooManyError("passphrase", 61), 429, "rate", "passphrase"),
        (NotFoundError("refused-link", "link"), 404, "missing", "link"),
        (WrongField("name", "refused-name-taken"), 400, "wrong", "name"),
        (NotationError("'fly' is no verb"), 400, "illegal", "action"),
        (OptionError("edition", "'x' is none of first, second"), 400, "wrong", "edition"),
        (SaveError("", "not a saved game"), 400, "wrong", "file"),
        (BadField("game", "no game is called 'x'"), 400, "wrong", "game"),
        (MeadhallError("nothing can be taken back"), 400, "wrong", ""),
    ],
)
def test_every_kind_of_error_is_told(error: MeadhallError, status: int, code: str, field: str) -> None:
    english, german = error_report(error, "en"), error_report(error, "de")
    assert (english.status, english.code, english.field) == (status, code, field)
    assert (german.status, german.code, german.field) == (status, code, field)
    assert english.text != german.text
    assert not english.text[0].islower()


def test_waiting_is_told_in_minutes() -> None:
    assert error_report(TooManyError("x", 15), "en").text == "Too many tries. Please wait a minute."
    assert error_report(TooManyError("x", 61), "de").text == "Zu viele Versuche. Bitte warte 2 Minuten."


@pytest.fixture
def client(sqlite_template: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path) as client:
        yield client


def test_programs_hear_english_unless_they_ask_for_german(client: TestClient[Any]) -> None:
    english, german = "No game is called “chess”.", "Kein Spiel heißt „chess“."
    assert client.get("/api/games/chess").json()["text"] == english
    assert client.get("/api/games/chess", headers={"accept-language": "fr"}).json()["text"] == english
    assert client.get("/api/games/chess", headers={"accept-language": "de-CH, en;q=0.5"}).json()["text"] == german
    told = client.get("/api/games/chess?lang=de").json()
    assert (told["text"], told["field"], told["code"]) == (german, "game", "missing")


def test_what_programs_send_wrongly_is_told_in_both_languages(client: TestClient[Any]) -> None:
    ann = Guest(client)
    for lang, text in (("en", "Please choose one of these: me,"), ("de", "Bitte wähle eins davon: me,")):
        told = client.post(
            f"/api/tables?lang={lang}", headers=ann.headers, json={"game": "ice-garden", "seats": ["me", "king"]}
        ).json()
        assert told["field"] == "seats[1]"
        assert told["text"].startswith(text)


def test_pages_refuse_in_the_readers_language(client: TestClient[Any]) -> None:
    assert "Diese Einladung ist schon benutzt" in client.get("/join/nonsense?lang=de").text
    page = client.get("/rules/ice-garden/IG-99.9?lang=de")
    assert page.status_code == 404
    assert "Es gibt keine Regel IG-99.9." in page.text
