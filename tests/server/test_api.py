"""The JSON interface: what programs can do, and that its description is true."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import Phase, given, settings
from hypothesis.strategies import booleans
from litestar.testing import TestClient
from schemathesis import Response

import meadhall
from meadhall.server.tables.fair_dice import number_commitment
from tests.server.web import Guest, opened, send


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("api")) as client:
        yield client


@pytest.fixture
def ann(client: TestClient[Any]) -> Guest:
    return Guest(client)


@pytest.fixture
def bo(client: TestClient[Any]) -> Guest:
    return Guest(client)


def test_games_and_rules(client: TestClient[Any]) -> None:
    (game,) = [one for one in client.get("/api/games").json() if one["slug"] == "ice-garden"]
    ours = meadhall.load("ice-garden")
    assert game["seats"] == list(ours.seats)
    assert {option["name"] for option in game["options"]} == set(ours.options)
    assert client.get("/api/games/ice-garden").json() == game
    rules = client.get("/api/games/ice-garden/rules?lang=de").json()
    assert [rule["id"] for rule in rules] == list(ours.catalogue)
    rule = client.get("/api/games/ice-garden/rules/IG-6.9?lang=de").json()
    assert rule["text"] == ours.catalogue["IG-6.9"].text("de")
    for path in ("/api/games/chess", "/api/games/chess/rules", "/api/games/ice-garden/rules/IG-99.1"):
        assert client.get(path).status_code == 404


def test_who_i_am(client: TestClient[Any], ann: Guest) -> None:
    assert ann.get("/api/me").json() == {"id": ann.id, "name": ann.name, "account": False}
    assert client.get("/api/me").status_code == 401
    assert client.get("/api/me", headers={"authorization": "Bearer nonsense"}).status_code == 401
    assert client.get("/api/me", headers={"authorization": "Basic abc"}).status_code == 401


def test_a_whole_game_of_two_programs(ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "open", title="Two programs")
    assert table in [one["id"] for one in ann.get("/api/tables").json()]
    assert bo.post(f"/api/tables/{table}/join", {"seat": 1}).json() == {"seat": 1}
    assert table in [one["id"] for one in bo.get("/api/tables", which="mine").json()]
    rng, over = Random(5), False
    while not over:
        for guest in (ann, bo):
            state = guest.get(f"/api/tables/{table}/state").json()
            if state["options"]:
                action = rng.choice(state["options"])["action"]
                assert action in state["view"]["actions"]
                move = {"seat": state["seat"], "head": state["head"], "action": action}
                done = guest.post(f"/api/tables/{table}/play", move)
                assert done.status_code == 200, done.text
                over = done.json()["over"]
    told = ann.get(f"/api/tables/{table}").json()
    assert told["status"] == "over"
    assert len(told["scores"]) == 2
    assert [bo.get(f"/api/tables/{table}/state", seat=seat).json()["seat"] for seat in (0, 1)] == [0, 1]
    assert table in [one["id"] for one in ann.get("/api/tables", which="finished").json()]
    save = json.loads(ann.get(f"/api/tables/{table}/export").text)
    assert str(save["seed"]) == told["seed"]
    again = ann.post("/api/import", save)
    assert again.status_code == 201, again.text
    assert again.json()["scores"] == told["scores"]


def test_a_view_is_only_for_its_seat(client: TestClient[Any], ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "bot:random")
    own = ann.get(f"/api/tables/{table}/state", seat=0).json()
    assert own["seat"] == 0
    assert own["options"]
    assert own["can_undo"] is False
    for state in (bo.get(f"/api/tables/{table}/state").json(), client.get(f"/api/tables/{table}/state").json()):
        assert (state["seat"], state["options"], state["view"]["actions"]) == (None, [], [])
    assert bo.get(f"/api/tables/{table}/state", seat=0).status_code == 403
    assert ann.get(f"/api/tables/{table}/state", seat=1).status_code == 403
    assert client.get(f"/api/tables/{table}/state?seat=0").status_code == 403


def test_a_position_of_the_past(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    first = ann.get(f"/api/tables/{table}/state").json()
    move = {"seat": first["seat"], "head": first["head"], "action": first["options"][0]["action"]}
    ann.post(f"/api/tables/{table}/play", move)
    then = ann.get(f"/api/tables/{table}/state", moment=first["head"]).json()
    assert then["moment"] == first["head"]
    assert then["options"] == []
    assert then["view"]["position"] == first["view"]["position"]


def test_refusals(ann: Guest, bo: Guest) -> None:
    table = ann.table("me", "bot:random")
    state = ann.get(f"/api/tables/{table}/state").json()
    move = {"seat": 0, "head": state["head"], "action": state["options"][0]["action"]}
    path = f"/api/tables/{table}/play"

    def refused(guest: Guest, change: dict[str, Any]) -> tuple[int, str]:
        answer = guest.post(path, move | change)
        return answer.status_code, answer.json()["code"]

    assert refused(bo, {}) == (403, "forbidden")
    assert refused(ann, {"seat": 1}) == (403, "forbidden")
    assert refused(ann, {"seat": 7}) == (400, "wrong")
    assert refused(ann, {"head": state["head"] + 1}) == (409, "stale")
    assert refused(ann, {"action": "influence B"}) == (409, "illegal")
    assert refused(ann, {"action": "fly"}) == (400, "illegal")
    assert refused(ann, {"action": "x" * 500}) == (400, "wrong")
    assert refused(ann, {"head": "x"}) == (400, "wrong")
    assert refused(ann, {"more": 1}) == (400, "wrong")
    assert ann.post(path, None).status_code == 400
    assert ann.get(f"/api/tables/{table}").json()["head"] == state["head"]
    assert ann.post("/api/tables/nowhere/play", move).status_code == 404


MOVE = {"seat": 0, "head": 1, "action": "pass"}


@pytest.mark.parametrize(
    ("path", "body", "field", "text"),
    [
        ("play", {"seat": 0, "head": 1}, "action", "The field action is missing; str is expected there."),
        ("play", {}, "seat", "The field seat is missing; int is expected there."),
        ("play", MOVE | {"head": "x"}, "head", "The field head is str; int is expected there."),
        ("play", MOVE | {"seat": -1}, "seat", "The field seat does not fit; int >= 0 is expected there."),
        ("play", MOVE | {"action": "x" * 201}, "action",
         "The field action does not fit; str of length <= 200 is expected there."),
        ("play", MOVE | {"more": 1}, "more", "There is no field more here; there are seat, head, action."),
        ("play", [], "", "This message was not understood."),
        ("undo", {"seat": 0}, "head", "The field head is missing; int is expected there."),
        ("leave", {}, "seat", "The field seat is missing; int is expected there."),
        ("", {"game": "ice-garden"}, "seats", "The field seats is missing; array of str is expected there."),
        ("", {"game": "ice-garden", "seats": [7]}, "seats[0]", "The field seats[0] is int; str is expected there."),
        ("", {"game": "ice-garden", "seats": ["me"] * 9}, "seats",
         "The field seats does not fit; array of length <= 8 is expected there."),
    ],
)  # fmt: skip
def test_a_wrong_field_is_named_with_what_is_expected(
    ann: Guest, path: str, body: object, field: str, text: str
) -> None:
    answer = ann.post(f"/api/tables/some/{path}" if path else "/api/tables", body)
    assert answer.status_code == 400
    assert (answer.json()["field"], answer.json()["text"]) == (field, text)


def test_a_wrong_field_is_named_in_german_and_in_the_address(ann: Guest) -> None:
    answer = ann.client.post("/api/tables/some/play?lang=de", headers=ann.headers, json={})
    assert answer.json()["text"] == "Das Feld seat fehlt; erwartet wird dort int."
    asked = ann.get("/api/tables/some/state", moment="soon").json()
    assert (asked["field"], asked["text"]) == ("moment", "The field moment is str; int | null is expected there.")


def test_options_may_be_numbers(ann: Guest) -> None:
    body = {"game": "dragon-lords", "seats": ["hot", "hot"], "options": {"turn_limit": 10}}
    assert ann.post("/api/tables", body).json()["options"]["turn_limit"] == "10"


def test_undo_and_leaving(ann: Guest) -> None:
    table = ann.table("hot", "hot", options={"characters": "callo,freihoff"})
    while True:
        state = ann.get(f"/api/tables/{table}/state").json()
        if state["can_undo"]:
            break
        before = state
        move = {"seat": state["seat"], "head": state["head"], "action": state["options"][0]["action"]}
        ann.post(f"/api/tables/{table}/play", move)
    done = ann.post(f"/api/tables/{table}/undo", {"seat": state["seat"], "head": state["head"]})
    assert done.status_code == 200
    assert ann.get(f"/api/tables/{table}/state").json()["view"]["position"] == before["view"]["position"]
    left = ann.post(f"/api/tables/{table}/leave", {"seat": 0})
    assert left.status_code == 201
    assert left.json()["seats"][0]["away"]


@pytest.mark.parametrize(
    ("data", "status"),
    [
        ({"game": "chess", "seats": ["me", "me"]}, 400),
        ({"game": "ice-garden", "seats": ["me", "king"]}, 400),
        ({"game": "ice-garden", "seats": []}, 400),
        ({"game": "ice-garden", "seats": ["me"] * 9}, 400),
        ({"game": "ice-garden", "seats": ["me", "bot:grandmaster"]}, 400),
        ({"game": "ice-garden", "seats": ["hot", "hot"], "options": {"edition": "third"}}, 400),
        ({"game": "ice-garden", "seats": ["hot", "hot"], "options": {"colour": "red"}}, 400),
        ({"game": "ice-garden", "seats": ["hot", "hot"], "pace": "live:x"}, 400),
        ({"game": "ice-garden"}, 400),
        ([], 400),
    ],
)
def test_a_table_that_cannot_be(ann: Guest, data: object, status: int) -> None:
    answer = ann.post("/api/tables", data)
    assert answer.status_code == status
    assert {"status", "code", "text", "field", "rule"} == set(answer.json())


def test_the_seed_is_told_at_the_end_only(ann: Guest) -> None:
    table = ann.table("hot", "hot")
    told = ann.get(f"/api/tables/{table}").json()
    assert told["seed"] is None
    assert len(told["commitment"]) == 64
    assert json.loads(ann.get(f"/api/tables/{table}/export").text)["seed"] == 0


MINE, HIS = "0123456789abcdef" * 2, "f" * 32


def test_programs_bring_numbers_for_fair_dice(ann: Guest) -> None:
    bob = Guest(ann.client)
    promise = ann.get("/api/promise").json()
    table = ann.table("me", "open", promise=promise["promise"], luck=MINE)
    assert bob.post(f"/api/tables/{table}/join", {"luck": HIS}).status_code == 201
    told = bob.get(f"/api/tables/{table}").json()
    assert told["commitment"] == promise["commitment"]
    shown = [(each["since"], each["commitment"], each["number"]) for each in told["luck"]]
    assert shown == [(0, number_commitment(MINE), None), (0, number_commitment(HIS), None)]
    assert MINE not in ann.get(f"/table/{table}").text
    assert all(each["commitment"] in ann.get(f"/table/{table}").text for each in told["luck"])


@pytest.mark.parametrize(
    ("change", "field", "status"),
    [
        ({"luck": MINE}, "promise", 400),
        ({"luck": "12", "promise": "x"}, "luck", 400),
        ({"luck": MINE, "promise": "{spent}"}, "promise", 409),
        ({"luck": MINE, "promise": "x" * 201}, "promise", 400),
    ],
)
def test_a_number_or_promise_that_will_not_do(ann: Guest, change: dict[str, str], field: str, status: int) -> None:
    ann.table("hot", "hot", promise=ann.id, luck=HIS)
    change = {name: text.format(spent=ann.id) for name, text in change.items()}
    answer = ann.post("/api/tables", {"game": "ice-garden", "seats": ["hot", "hot"], **change})
    assert (answer.status_code, answer.json()["field"]) == (status, field)
    assert len(ann.get("/api/tables", which="mine").json()) == 1


def test_forms_bring_numbers_too(client: TestClient[Any]) -> None:
    promise = client.get("/api/promise").json()
    made = send(client, "/tables", game="ice-garden", seats="me,bot:random", luck=MINE, promise=promise["promise"])
    table = made.headers["location"].rpartition("/")[2]
    told = client.get(f"/api/tables/{table}").json()
    assert (told["commitment"], len(told["luck"])) == (promise["commitment"], 1)
    again = send(client, "/tables", game="ice-garden", seats="me,bot:random", luck=HIS, promise=promise["promise"])
    assert again.status_code == 409
    assert "Please try again" in again.text
    assert 'action="/tables"' in again.text


def test_the_description_is_complete(client: TestClient[Any]) -> None:
    schema = client.get("/schema/openapi.json").json()
    assert schema["components"]["securitySchemes"]["bearer"]["scheme"] == "bearer"
    assert all(path.startswith("/api/") for path in schema["paths"])
    ids = [operation["operationId"] for path in schema["paths"].values() for operation in path.values()]
    assert len(ids) == len(set(ids))
    assert {"listGames", "createTable", "getState", "play", "undo", "exportTable", "importTable"} <= set(ids)
    assert client.get("/schema/openapi.yml").status_code == 200


def test_every_operation_is_described_with_examples(client: TestClient[Any]) -> None:
    schema = client.get("/schema/openapi.json").json()
    for path in schema["paths"].values():
        for operation in path.values():
            assert operation["description"] not in ("", operation["summary"]), operation["operationId"]
            assert operation["description"][0].isupper()
            assert operation["description"].endswith(".")
            for parameter in operation.get("parameters", []):
                assert parameter["description"].endswith("."), (operation["operationId"], parameter["name"])
            if "requestBody" in operation and operation["operationId"] != "importTable":
                body = operation["requestBody"]["content"]["application/json"]["schema"]
                assert body["examples"], operation["operationId"]
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    (example,) = answer["content"]["application/json"]["examples"].values()
                    assert example["value"]["status"] == int(status)


@pytest.mark.parametrize("name", ["NewTable", "JoinTable", "Move", "TakeBack", "Problem"])
def test_every_field_that_is_sent_is_described(client: TestClient[Any], name: str) -> None:
    fields = client.get("/schema/openapi.json").json()["components"]["schemas"][name]["properties"]
    assert [field for field, told in fields.items() if not told.get("description")] == []


def test_the_examples_are_accepted(ann: Guest) -> None:
    schema = ann.get("/schema/openapi.json").json()["paths"]

    def example(path: str) -> Any:
        return schema[path]["post"]["requestBody"]["content"]["application/json"]["schema"]["examples"][0]

    table = ann.post("/api/tables", example("/api/tables"))
    assert table.status_code == 201, table.text
    for what, code in (("join", "wrong"), ("play", "stale"), ("undo", "stale")):
        answer = ann.post(f"/api/tables/{table.json()['id']}/{what}", example(f"/api/tables/{{table_id}}/{what}"))
        assert answer.json()["code"] == code, answer.text


READ_ONLY = (
    "listGames", "getGame", "listRules", "getRule", "listTables", "getTable", "getState", "exportTable", "getMe"
)  # fmt: skip
FEW = settings(max_examples=10, deadline=None, database=None, derandomize=True, phases=[Phase.generate])


@pytest.mark.parametrize("operation", READ_ONLY)
def test_answers_fit_the_description(client: TestClient[Any], ann: Guest, operation: str) -> None:
    schema = schemathesis.openapi.from_dict(client.get("/schema/openapi.json").json())
    one = schema.find_operation_by_id(operation)
    # Where a table is asked for, a real one is among those tried.
    known = {"table_id": ann.table("hot", "hot"), "slug": "ice-garden", "rule_id": "IG-6.9"}
    met = set()

    @FEW
    @given(case=one.as_strategy(), real=booleans())
    def check(case: Any, real: bool) -> None:
        if real:
            case.path_parameters = {name: known[name] for name in case.path_parameters or {}}
        asked = case.as_transport_kwargs(base_url="http://testserver.local", headers=ann.headers)
        answer = client.request(asked["method"], asked["url"], params=asked["params"], headers=asked["headers"])
        met.add(answer.status_code)
        assert answer.status_code in (200, 400, 403, 404), answer.text
        if answer.status_code == 200:
            one.validate_response(Response.from_httpx(answer, verify=True))

    check()
    assert 200 in met
