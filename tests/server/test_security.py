"""What keeps strangers out: signed cookies, hidden fields, headers, limits."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from meadhall.server.errors import StorageFault
from meadhall.server.web.security import COOKIE, YEAR, Bucket, Limits, Signer, SocketLimit, same_origin
from tests.server.web import Guest, csrf, opened, send


@pytest.fixture
def client(sqlite_template: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path) as client:
        yield client


# --- cookies ------------------------------------------------------------------------------------------


def test_a_signed_value_is_read_back() -> None:
    signer = Signer(b"key")
    assert signer.read(signer.sign("somebody")) == "somebody"


def test_other_values_are_not() -> None:
    signer = Signer(b"key")
    signed = signer.sign("somebody", now=1000)
    value, since, mark = signed.split(".")
    for wrong in (None, "", "x", ".", "..", signed[:-1], f"other.{since}.{mark}", f"{value}.ffff.{mark}",
                  Signer(b"other key").sign("somebody"), signed * 100, f"{value}.{since}.{'ä' * 40}"):  # fmt: skip
        assert signer.read(wrong, now=1000) is None
    assert signer.read(signed, now=1000) == "somebody"
    assert signer.read(signed, now=1000 + YEAR + 1) is None


def test_looking_around_makes_nobody(client: TestClient[Any]) -> None:
    client.get("/")
    client.get("/settings")
    assert COOKIE not in client.cookies


def test_the_cookie_is_out_of_reach_for_scripts(client: TestClient[Any]) -> None:
    answer = send(client, "/tables", game="ice-garden", seats="me,bot:random")
    (cookie,) = [line for line in answer.headers.get_list("set-cookie") if line.startswith(f"{COOKIE}=")]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie


def test_a_forged_cookie_is_nobody(client: TestClient[Any]) -> None:
    table = send(client, "/tables", game="ice-garden", seats="me,bot:random").headers["location"]
    mine = client.cookies[COOKIE]
    assert f'action="{table}/undo"' in client.get(table).text
    client.cookies.set(COOKIE, mine[:-1] + ("0" if mine[-1] != "0" else "1"), domain="testserver.local", path="/")
    assert f'action="{table}/undo"' not in client.get(table).text


# --- forms --------------------------------------------------------------------------------------------

FORMS = ["/tables", "/import", "/settings", "/account/register", "/account/login", "/account/logout", "/account/token",
         "/account/token/x/drop", "/table/x/play", "/table/x/join", "/table/x/fork"]  # fmt: skip


@pytest.mark.parametrize("path", FORMS)
def test_a_form_needs_its_hidden_field(client: TestClient[Any], path: str) -> None:
    for data in ({}, {"_csrf_token": "x"}, {"_csrf_token": "0" * 128}):
        assert client.post(path, data=data).status_code == 403
    client.get("/")
    for data in ({}, {"_csrf_token": "x"}, {"_csrf_token": "0" * 128}):
        assert client.post(path, data=data).status_code == 403


def test_a_hidden_field_of_somebody_else_is_refused(client: TestClient[Any]) -> None:
    other = csrf(client)
    client.cookies.clear()
    client.get("/")
    assert client.post("/tables", data={"_csrf_token": other, "game": "ice-garden", "seats": "hot"}).status_code == 403


def test_a_cookie_is_not_enough_for_the_api(client: TestClient[Any]) -> None:
    table = send(client, "/tables", game="ice-garden", seats="me,bot:random").headers["location"].rpartition("/")[2]
    head = client.get(f"/api/tables/{table}").json()["head"]
    move = {"seat": 0, "head": head, "action": "play callo"}
    for path, data in (
        (f"/api/tables/{table}/play", move),
        ("/api/tables", {"game": "ice-garden", "seats": ["hot", "hot"]}),
        ("/api/import", {}),
    ):
        answer = client.post(path, json=data)
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"
    assert client.get(f"/api/tables/{table}").json()["head"] == head


# --- headers ------------------------------------------------------------------------------------------


EVERYWHERE = [
    "/",
    "/nowhere",
    "/static/0/meadhall.css",
    "/api/games",
    "/api/nowhere",
    "/health",
    "/schema/openapi.json",
]


@pytest.mark.parametrize("path", EVERYWHERE)
def test_headers(client: TestClient[Any], path: str) -> None:
    headers = client.get(path).headers
    policy = dict(rule.strip().partition(" ")[::2] for rule in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["object-src"] == "'none'"
    assert [name for name, value in policy.items() if "unsafe" in value] == ["style-src-attr"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_pages_obey_the_policy(client: TestClient[Any]) -> None:
    """No script and no style inside a page, and nothing from elsewhere."""
    table = send(client, "/tables", game="ice-garden", seats="me,bot:random").headers["location"]
    for path in ("/", "/new/ice-garden", table, "/rules/ice-garden", "/settings", "/account"):
        page = client.get(path).text
        assert "<style" not in page
        assert "javascript:" not in page
        for attribute in (" onclick=", " onload=", " onerror=", " onsubmit=", " onchange="):
            assert attribute not in page
        inert, ours = page.count('<script type="application/json"'), page.count('<script type="module" src="/static/')
        assert page.count("<script") == inert + ours
        assert 'src="http' not in page


# --- limits -------------------------------------------------------------------------------------------


def test_too_many_requests(sqlite_template: Path, tmp_path: Path) -> None:
    with opened(sqlite_template, tmp_path, Limits(requests_a_minute=5)) as client:
        answers = [client.get("/account").status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2
        assert client.get("/health").status_code == 200


def test_too_many_sign_ins(sqlite_template: Path, tmp_path: Path) -> None:
    with opened(sqlite_template, tmp_path, Limits(sign_ins_a_minute=3)) as client:
        token = csrf(client)
        form = {"name": "Signe", "passphrase": "guess", "_csrf_token": token}
        assert [client.post("/account/login", data=form).status_code for _ in range(5)] == [403] * 3 + [429] * 2
        assert client.get("/account").status_code == 200
        assert [client.post("/api/guests").status_code for _ in range(4)] == [201] * 3 + [429]


def test_too_long_a_body(client: TestClient[Any]) -> None:
    token = csrf(client)
    large = "x" * (Limits().body_bytes + 1)
    assert client.post("/settings", data={"_csrf_token": token, "name": large}).status_code == 413
    guest = Guest(client)
    answer = guest.post("/api/tables", {"game": "ice-garden", "seats": ["hot"], "title": large})
    assert answer.status_code == 413


def test_a_bucket() -> None:
    bucket = Bucket(rate=2, most=3)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_doors() -> None:
    doors = SocketLimit(2)
    assert [doors.enter("a"), doors.enter("a"), doors.enter("a"), doors.enter("b")] == [True, True, False, True]
    doors.leave("a")
    assert doors.enter("a")


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "hall.example", True),
        ("https://hall.example", "hall.example", True),
        ("http://Hall.example:8420", "hall.example:8420", True),
        ("https://hall.example:444", "hall.example", False),
        ("https://evil.example", "hall.example", False),
        ("null", "hall.example", False),
        ("", "", False),
        ("https://hall.example", None, False),
    ],
)
def test_origins(origin: str | None, host: str | None, same: bool) -> None:
    assert same_origin(origin, host, {"http", "https"}) is same
    assert same_origin(origin, host, {"ws"}) is (origin is None)


def test_what_was_counted_is_forgotten_in_time(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    client.get("/")
    house = client.app.state.house
    (forget,) = house.chores
    counted = forget.__self__._store
    assert counted
    for item in counted.values():
        monkeypatch.setattr(item, "expires_at", datetime.now(UTC) - timedelta(seconds=1))
    client.blocking_portal.call(house._sweep)
    assert not forget.__self__._store


def test_figures_are_told_without_a_database(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(work: object) -> None:
        raise StorageFault

    monkeypatch.setattr(client.app.state.house.database, "read", gone)
    told = client.get("/metrics")
    assert told.status_code == 200
    assert "meadhall_" in told.text
