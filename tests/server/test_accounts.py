"""Forms about people, as a browser sends them: accounts, the e-mail address, and what can be arranged at a table."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from meadhall.server.app import create_app
from meadhall.server.people.addresses import email_claim
from meadhall.server.settings import Settings
from meadhall.server.web.security import COOKIE, DEVICE, confirming, stopping
from tests.server.web import PATIENT, Guest, csrf, opened, send

SECRET = {"name": "Signe", "passphrase": "a long winter by the fire"}
NEW = "a short summer at the sea"


@pytest.fixture
def client(sqlite_template: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path) as client:
        yield client


@contextmanager
def with_mail(template: Path, folder: Path) -> Iterator[TestClient[Any]]:
    """A house that would send mails, if anybody listened there."""
    file = folder / "meadhall.sqlite"
    shutil.copy(template, file)
    settings = Settings(database=f"sqlite:///{file}", smtp="smtp://127.0.0.1:9", secret="of the house")
    with TestClient(create_app(settings, PATIENT, strict=True), base_url="http://testserver.local") as client:
        yield client


def beside(page: str, field: str) -> str:
    """What stands beside a field as its error, read out with it."""
    found = re.search(rf'<(?:input|select|fieldset)[^>]*\bid="{field}"[^>]*>', page)
    assert found is not None, field
    assert 'aria-invalid="true"' in found[0]
    described = re.search(r'aria-describedby="([^"]+)"', found[0])
    assert described is not None
    assert f"wrong-{field}" in described[1].split()
    told = re.search(rf'<p class="wrong" id="wrong-{field}">(.*?)</p>', page)
    assert told is not None
    return told[1]


# --- accounts -----------------------------------------------------------------------------------------


def test_what_is_wrong_stands_beside_its_field_and_the_rest_is_kept(client: TestClient[Any]) -> None:
    answer = send(client, "/account/register", name="Signe & Co", passphrase="short")
    assert answer.status_code == 400
    assert beside(answer.text, "register-passphrase").startswith("Please use at least 10 characters.")
    assert answer.text.count('value="Signe &amp; Co"') == 1
    answer = send(client, "/account/login", name="Nobody", passphrase="not a passphrase", lang="de")
    assert answer.status_code == 403
    assert beside(answer.text, "login-passphrase") == "Name or passphrase is wrong."
    assert 'id="login-name" name="name" value="Nobody"' in answer.text
    client.get("/?lang=de")
    answer = send(client, "/account/register", name="x", passphrase="long enough for us")
    assert beside(answer.text, "register-name") == "Ein Name hat 2 bis 30 Zeichen."


def test_the_passphrase_is_changed_here_and_counts_everywhere(client: TestClient[Any]) -> None:
    send(client, "/account/register", **SECRET)
    elsewhere = client.cookies[COOKIE]
    wrong = send(client, "/account/passphrase", old="something else entirely", new=NEW)
    assert wrong.status_code == 403
    assert beside(wrong.text, "passphrase-old") == "The passphrase is wrong."
    short = send(client, "/account/passphrase", old=SECRET["passphrase"], new="short")
    assert beside(short.text, "passphrase-new")
    done = send(client, "/account/passphrase", old=SECRET["passphrase"], new=NEW)
    assert done.headers["location"] == "/account?notice=account-passphrase-changed"
    page = client.get(done.headers["location"]).text
    assert "The passphrase is changed." in page
    assert "You are signed in as Signe" in page
    client.cookies.set(COOKIE, elsewhere, domain="testserver.local", path="/")
    assert "You are signed in" not in client.get("/account").text
    assert send(client, "/account/login", name="Signe", passphrase=NEW).status_code == 303
    assert "You are signed in as Signe" in client.get("/account").text


def test_signing_out_everywhere(client: TestClient[Any]) -> None:
    send(client, "/account/register", **SECRET)
    elsewhere = client.cookies[COOKIE]
    assert send(client, "/account/everywhere").status_code == 303
    assert COOKIE not in client.cookies
    client.cookies.set(COOKIE, elsewhere, domain="testserver.local", path="/")
    assert "You are signed in" not in client.get("/account").text
    client.cookies.delete(COOKIE)
    assert send(client, "/account/login", **SECRET).status_code == 303
    assert "You are signed in as Signe" in client.get("/account").text


def tries_on(client: TestClient[Any], cookie: str) -> bool:
    """Whether somebody with this cookie alone is let in."""
    client.cookies.clear()
    client.cookies.set(COOKIE, cookie, domain="testserver.local", path="/")
    return "You are signed in as Signe" in client.get("/account").text


def test_the_cookie_of_a_guest_does_not_open_the_account(client: TestClient[Any]) -> None:
    send(client, "/tables", game="ice-garden", seats="me,bot:random")
    guest = client.cookies[COOKIE]
    send(client, "/account/register", **SECRET)
    mine = client.cookies[COOKIE]
    assert not tries_on(client, guest)
    assert tries_on(client, mine)


def test_signing_out_ends_one_session_wherever_its_cookie_was_copied_to(client: TestClient[Any]) -> None:
    send(client, "/account/register", **SECRET)
    first = client.cookies[COOKIE]
    send(client, "/account/login", **SECRET)
    second = client.cookies[COOKIE]
    send(client, "/account/logout")
    assert not tries_on(client, second)
    assert tries_on(client, first)


def test_strangers_keep_nobody_out_of_a_device_that_is_known(client: TestClient[Any]) -> None:
    send(client, "/account/register", **SECRET)
    send(client, "/account/logout")
    known = client.cookies[DEVICE]
    client.cookies.clear()
    while send(client, "/account/login", name="Signe", passphrase="one of my guesses").status_code == 403:
        pass
    assert send(client, "/account/login", **SECRET).status_code == 429
    client.cookies.set(DEVICE, known, domain="testserver.local", path="/")
    assert send(client, "/account/login", **SECRET).status_code == 303


def test_a_guest_is_not_locked_out(client: TestClient[Any]) -> None:
    table = send(client, "/tables", game="ice-garden", seats="me,bot:random").headers["location"]
    send(client, "/account/everywhere")
    assert f'action="{table}/undo"' in client.get(table).text


def test_too_many_guesses_say_how_long_to_wait(client: TestClient[Any]) -> None:
    send(client, "/account/register", **SECRET)
    client.cookies.clear()
    guess = {"name": "Signe", "passphrase": "one of my guesses"}
    assert [send(client, "/account/login", **guess).status_code for _ in range(6)] == [403] * 5 + [429]
    answer = send(client, "/account/login", **SECRET)
    assert answer.status_code == 429
    assert 0 < int(answer.headers["retry-after"]) <= 16
    assert beside(answer.text, "login-passphrase") == "Too many tries. Please wait a minute."


def test_an_account_is_deleted_for_ever(client: TestClient[Any]) -> None:
    send(client, "/account/register", **SECRET)
    table = send(client, "/tables", game="ice-garden", seats="me,hot").headers["location"]
    key = re.search(r"mh_[\w-]+", send(client, "/account/token", name="my bot").text)
    assert key is not None
    cookie = client.cookies[COOKIE]
    unsure = send(client, "/account/delete", passphrase=SECRET["passphrase"])
    assert beside(unsure.text, "delete-sure") == "Please tick the box if you are sure."
    wrong = send(client, "/account/delete", passphrase="some other words", sure="on")
    assert beside(wrong.text, "delete-passphrase") == "The passphrase is wrong."
    done = send(client, "/account/delete", passphrase=SECRET["passphrase"], sure="on")
    assert "All about you is deleted." in client.get(done.headers["location"]).text
    client.cookies.set(COOKIE, cookie, domain="testserver.local", path="/")
    assert 'action="/account/delete"' not in client.get("/account").text
    assert client.get("/api/me", headers={"authorization": f"Bearer {key[0]}"}).status_code == 401
    seats = client.get(table.replace("/table/", "/api/tables/")).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "bot"]
    assert send(client, "/account/login", **SECRET).status_code == 403


def test_a_guest_is_deleted_without_a_passphrase(client: TestClient[Any]) -> None:
    assert 'action="/account/delete"' not in client.get("/account").text
    send(client, "/tables", game="ice-garden", seats="me,open")
    assert 'action="/account/delete"' in client.get("/account").text
    assert send(client, "/account/delete", sure="on").status_code == 303
    assert COOKIE not in client.cookies


# --- the e-mail address -------------------------------------------------------------------------------


def wishes(**more: Any) -> dict[str, Any]:
    return {"name": "Oskar", "lang": "en", "theme": "auto", "webhook": "", "notify": ["browser", "email"]} | more


def test_an_address_is_confirmed_by_its_link(sqlite_template: Path, tmp_path: Path) -> None:
    with with_mail(sqlite_template, tmp_path) as client:
        assert send(client, "/settings", **wishes(email="oskar@example.org")).status_code == 303
        page = client.get("/settings").text
        assert 'value="oskar@example.org"' in page
        assert "oskar@example.org is not confirmed yet." in page
        # Saving again changes nothing.
        send(client, "/settings", **wishes(email="oskar@example.org"))
        assert "is not confirmed yet" in client.get("/settings").text
        person = client.app.state.house.signer.read(client.cookies[COOKIE]).partition(":")[0]
        link = f"/mail/confirm/{confirming('of the house').sign(email_claim(person, 'oskar@example.org'))}"
        # On another device, and looking at the link does nothing yet.
        mine = client.cookies[COOKIE]
        client.cookies.clear()
        assert "Is this address yours" in client.get(link).text
        assert client.post(link).status_code == 200
        assert "Danke." in client.post(f"{link}?lang=de").text
        client.cookies.set(COOKIE, mine, domain="testserver.local", path="/")
        page = client.get("/settings").text
        assert 'value="oskar@example.org"' in page
        assert "is not confirmed yet" not in page


def test_mails_are_stopped_by_one_click(sqlite_template: Path, tmp_path: Path) -> None:
    with with_mail(sqlite_template, tmp_path) as client:
        send(client, "/settings", **wishes(email="oskar@example.org"))
        person = client.app.state.house.signer.read(client.cookies[COOKIE]).partition(":")[0]
        link = f"/mail/stop/{stopping('of the house').sign(person)}"
        ticked = '<input type="checkbox" name="notify" value="email" checked>'
        assert client.get(link).status_code == 200
        assert ticked in client.get("/settings").text
        # As a mail program does it (RFC 8058).
        assert client.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert ticked not in client.get("/settings").text


@pytest.mark.parametrize("link", ["/mail/confirm/x", "/mail/stop/x.1.y", "/mail/other/x"])
def test_other_links_open_nothing(client: TestClient[Any], link: str) -> None:
    for answer in (client.get(link), client.post(link)):
        assert answer.status_code == 404
        assert "This link is too old" in answer.text


def test_a_link_is_for_one_purpose(client: TestClient[Any]) -> None:
    secret = client.app.state.house.secret
    assert client.post(f"/mail/stop/{confirming(secret).sign('somebody')}").status_code == 404
    assert client.post(f"/mail/confirm/{stopping(secret).sign('somebody')}").status_code == 404
    client.cookies.set(COOKIE, stopping(secret).sign("somebody"), domain="testserver.local", path="/")
    assert 'action="/account/delete"' not in client.get("/account").text


def test_a_house_without_mail_takes_no_address(client: TestClient[Any]) -> None:
    assert "This house sends no e-mail." in client.get("/settings").text
    assert send(client, "/settings", **wishes(email="oskar@example.org")).status_code == 400
    assert send(client, "/settings", **wishes()).status_code == 303


def test_wrong_settings_are_told_beside_their_field_and_kept(sqlite_template: Path, tmp_path: Path) -> None:
    with with_mail(sqlite_template, tmp_path) as client:
        answer = send(client, "/settings", **wishes(email="nonsense", webhook="https://example.org/x"))
        assert answer.status_code == 400
        assert beside(answer.text, "email") == "“nonsense” is not an e-mail address."
        assert 'value="nonsense"' in answer.text
        assert 'value="https://example.org/x"' in answer.text
        answer = send(client, "/settings", **wishes(webhook="ftp://example.org"))
        assert "https://example.org/hook" in beside(answer.text, "webhook")


# --- tables -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"players": "x"}, "players"),
        ({"players": "9"}, "players"),
        ({"seat-1": "king"}, "seat-1"),
        ({"seat-1": "bot:king"}, "seat-1"),
        ({"title": "x" * 90}, "title"),
        ({"option-characters": "nobody"}, "option-characters"),
        ({"option-edition": "third"}, "option-edition"),
    ],
)
def test_a_wrong_table_is_told_beside_its_field(client: TestClient[Any], wrong: dict[str, str], field: str) -> None:
    form = {"players": "2", "seat-0": "hot", "seat-1": "open", "title": "Frost", "pace": "live:1800",
            "option-mode": "advanced"}  # fmt: skip
    answer = send(client, "/tables", game="ice-garden", **(form | wrong))
    assert answer.status_code == 400
    assert beside(answer.text, field)
    assert '<input type="radio" name="pace" value="live:1800" checked>' in answer.text
    assert '<option value="advanced" selected>' in answer.text
    assert '<option value="hot" selected>' in answer.text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_labels_begin_with_a_capital(client: TestClient[Any], lang: str) -> None:
    page = client.get(f"/new/ice-garden?lang={lang}").text
    labels = re.findall(r"<option[^>]*>([^<]+)</option>|<b>([^<]+)</b>|<label for[^>]*>([^<]+)<", page)
    texts = ["".join(one) for one in labels]
    assert len(texts) > 20
    assert [text for text in texts if text[0].islower()] == []


def link_to(page: str) -> str:
    found = re.search(r'<input type="text" id="invitation-\d" value="[^"]*(/join/[^"]+)" readonly>', page)
    assert found is not None
    return found[1]


def test_a_seat_changes_hands_by_form(client: TestClient[Any]) -> None:
    table = send(client, "/tables", game="ice-garden", seats="me,bot:random").headers["location"]
    assert send(client, f"{table}/offer", seat=0).headers["location"] == table
    address = link_to(client.get(table).text)
    mine = client.cookies[COOKIE]
    client.cookies.clear()
    page = client.get(address).text
    assert "You play on in place of" in page
    invitation = address.rpartition("/")[2]
    assert send(client, f"{table}/join", seat=0, invitation=invitation).headers["location"] == table
    assert f'action="{table}/undo"' in client.get(table).text
    client.cookies.set(COOKIE, mine, domain="testserver.local", path="/")
    page = client.get(table).text
    assert f'action="{table}/undo"' not in page
    # Who opened the table may still offer the bot's seat, but not take it while sitting elsewhere here.
    assert send(client, f"{table}/offer", seat=0).status_code == 403
    assert send(client, f"{table}/offer", seat=1).status_code == 303


def test_who_cannot_take_a_seat_is_told_on_the_same_page(client: TestClient[Any]) -> None:
    table = send(client, "/tables", game="ice-garden", seats="me,bot:random").headers["location"]
    send(client, f"{table}/offer", seat=1)
    invitation = link_to(client.get(table).text).rpartition("/")[2]
    answer = send(client, f"{table}/join", seat=1, invitation=invitation)
    assert answer.status_code == 409
    assert "You sit at this table already." in answer.text
    assert f'value="{invitation}"' in answer.text
    assert send(client, f"{table}/withdraw", seat=1).status_code == 303
    assert client.get(f"/join/{invitation}").status_code == 404


def test_open_seats_are_filled_by_form(client: TestClient[Any]) -> None:
    table = send(client, "/tables", game="ice-garden", seats="me,open,open").headers["location"]
    page = client.get(table).text
    assert page.count(f'action="{table}/fill"') == 2
    assert page.count('data-do="copy"') >= 2
    send(client, f"{table}/fill", seat=1, kind="bot:random")
    assert client.get(table).text.count(f'action="{table}/fill"') == 1
    send(client, f"{table}/fill", seat=2, kind="bot:random")
    assert client.get(table.replace("/table/", "/api/tables/")).json()["status"] == "running"


def test_pace_and_calls_are_changed_by_form(client: TestClient[Any]) -> None:
    table = send(client, "/tables", game="ice-garden", seats="me,bot:random").headers["location"]
    assert send(client, f"{table}/pace", pace="day:86400").status_code == 303
    page = client.get(table).text
    assert '<option value="day:86400" selected>' in page
    ticked = '<input type="checkbox" name="notify" value="browser" checked>'
    assert ticked in page
    assert send(client, f"{table}/notify").status_code == 303
    assert ticked not in client.get(table).text
    assert send(client, f"{table}/pace", pace="soon").status_code == 400


def test_those_who_watch_arrange_nothing(client: TestClient[Any]) -> None:
    table = Guest(client).table("me", "open")
    for what in ("fill", "offer", "withdraw", "handover", "pace"):
        assert f"/{what}" not in client.get(f"/table/{table}").text
    assert send(client, f"/table/{table}/fill", seat=1, kind="bot:random").status_code == 403
    assert send(client, f"/table/{table}/pace", pace="none").status_code == 403


FORMS = ["/account/passphrase", "/account/everywhere", "/account/delete", "/settings/mail", "/table/x/offer",
         "/table/x/fill", "/table/x/pace", "/table/x/notify"]  # fmt: skip


@pytest.mark.parametrize("path", FORMS)
def test_a_form_needs_its_hidden_field(client: TestClient[Any], path: str) -> None:
    csrf(client)
    for data in ({}, {"_csrf_token": "x"}):
        assert client.post(path, data=data).status_code == 403
