"""Every operation of the description, also those that change something, with sense and with nonsense.

Whatever is sent, the answer is one that the description knows, and none of them is our own fault.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import sampled_from
from litestar.testing import TestClient
from schemathesis import GenerationMode, Response

from meadhall.server.app import create_app
from meadhall.server.settings import Settings
from tests.server.web import Guest, opened

PATHS = create_app(Settings(database="sqlite:///never-opened")).openapi_schema.to_schema()["paths"]
OPERATIONS = {one["operationId"]: set(one["responses"]) for path in PATHS.values() for one in path.values()}
"""All operations, with the codes that each may answer with."""
BOUNDED = settings(
    max_examples=30,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("schema")) as client:
        yield client


def sensible(ann: Guest, operation: str, table: str) -> dict[str, Any]:
    """A body that makes sense for an operation."""
    state = ann.get(f"/api/tables/{table}/state").json()
    seat, head = state["seat"], state["head"]
    bodies: dict[str, dict[str, Any]] = {
        "createTable": {"game": "ice-garden", "seats": ["me", "bot:random"], "pace": "day:86400", "title": "Frost"},
        "joinTable": {"seat": 1},
        "leaveTable": {"seat": 0},
        "play": {"seat": seat, "head": head, "action": (state["options"] or [{"action": ""}])[0]["action"]},
        "undo": {"seat": seat, "head": head},
        "importTable": ann.get(f"/api/tables/{table}/export").json(),
    }
    return bodies.get(operation, {})


def undoable(ann: Guest) -> str:
    """A table at which something can be taken back."""
    table = ann.table("hot", "hot", options={"characters": "callo,freihoff"})
    while not ann.get(f"/api/tables/{table}/state").json()["can_undo"]:
        assert ann.post(f"/api/tables/{table}/play", sensible(ann, "play", table)).status_code == 200
    return table


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_answer_is_described(client: TestClient[Any], operation: str) -> None:
    ann = Guest(client)
    one = schemathesis.openapi.from_dict(client.get("/schema/openapi.json").json()).find_operation_by_id(operation)
    table = ann.table("me", "open") if operation == "joinTable" else undoable(ann)
    known = {"table_id": table, "slug": "ice-garden", "rule_id": "IG-6.9"}
    right, wrong = (
        one.as_strategy(generation_mode=mode) for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    )
    met: set[int] = set()

    @BOUNDED
    @given(case=right | wrong, how=sampled_from(["anywhere", "here", "almost", "sensibly"]))
    def check(case: Any, how: str) -> None:
        if how != "anywhere":
            case.path_parameters = {name: known.get(name, odd) for name, odd in (case.path_parameters or {}).items()}
        asked = case.as_transport_kwargs(base_url="http://testserver.local")
        named = {"params": "params", "json": "json", "data": "content"}
        content = {ours: asked[name] for name, ours in named.items() if name in asked}
        if how in ("almost", "sensibly"):
            body = sensible(ann, operation, table)
            odd = content.get("json")
            if how == "almost" and isinstance(odd, dict):
                body |= {name: odd[name] for name in body if name in odd and len(repr(odd[name])) % 2}
            content = {"json": body} if body else {}
        headers = asked["headers"] if how == "anywhere" else ann.headers
        answer = client.request(asked["method"], asked["url"], headers=headers, **content)
        met.add(answer.status_code)
        assert str(answer.status_code) in OPERATIONS[operation], answer.text
        one.validate_response(Response.from_httpx(answer, verify=True))

    check()
    assert met & {200, 201, 204}, met
    assert client.get("/health").status_code == 200
