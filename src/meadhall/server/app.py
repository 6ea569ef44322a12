"""The web application: pages, the JSON interface and live tables on one service."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import time
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from itertools import product
from typing import Any

from litestar import Litestar, Response, get
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.enums import MediaType
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from litestar.serialization import decode_json
from litestar.stores.memory import MemoryStore
from litestar.types import Message, Scope

from meadhall.kernel import registry as games
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import MeadhallError
from meadhall.server import logs
from meadhall.server.door import keep_quiet
from meadhall.server.drawing.pictures import LAYOUTS
from meadhall.server.errors import error_report
from meadhall.server.house import House
from meadhall.server.leaving import Leaving
from meadhall.server.live import socket
from meadhall.server.live.channels import CHANNEL, backend_for
from meadhall.server.live.watchers import Watchers
from meadhall.server.settings import Settings
from meadhall.server.storage.database import engine_url
from meadhall.server.web import api, health, routes, security, templates
from meadhall.server.web.api_types import Problem
from meadhall.server.web.bad_message import explain
from meadhall.server.web.security import Limits
from meadhall.server.web.visit import WebRequest, house_of, language_of
from meadhall.server.words import HouseTexts
from meadhall.web import assets

log = logging.getLogger("meadhall.server")

BOT_PAUSE = 0.6
GARBAGE = (20_000, 20, 1_000_000)
"""How much new is made before garbage is collected: a move leaves little, but makes much that is kept a while.

All that is old is not looked through meanwhile, since everybody would have to wait: the house does so now and then."""
TEXTS = {
    401: "server-unknown", 403: "server-forbidden", 404: "server-missing", 405: "server-method",
    413: "server-too-long", 429: "server-too-many",
}  # fmt: skip
BODY = "data"
"""What handlers call the body of a request."""
KEEP = f"public, max-age={security.YEAR}, immutable"
CODES = {400: "wrong", 401: "unknown", 403: "forbidden", 404: "missing", 405: "method", 413: "size", 429: "rate"}


def create_app(
    settings: Settings,
    limits: Limits | None = None,
    bot_pause: float = BOT_PAUSE,
    strict: bool = False,
    prepare: Callable[[], None] | None = None,
) -> Litestar:
    """The application for these settings. A ``strict`` one raises where a page has no words for something.

    What it has to ``prepare`` is done when it starts; then it is ready.
    """
    limits = limits or Limits()
    channels = ChannelsPlugin(backend_for(settings.database), channels=[CHANNEL])
    alone = engine_url(settings.database).get_backend_name() == "sqlite"
    house = House(settings, Watchers(channels, alone), limits, HouseTexts(strict), bot_pause=bot_pause, prepare=prepare)
    # The key is read from the database when the house opens.
    csrf = CSRFConfig(
        secret="",
        exclude=["^/(api|live|static|schema|picture)/", "^/(health|ready|metrics|schema)$"],
        cookie_httponly=True,
        cookie_secure=settings.url.startswith("https:"),
    )
    counted = MemoryStore()
    house.chores.append(counted.delete_expired)
    requests = RateLimitConfig(
        rate_limit=("minute", limits.requests_a_minute),
        exclude=["^/static/", "^/(health|ready|metrics)$"],
        set_rate_limit_headers=False,
        store="requests",
    )

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(keep_quiet)
        # The channels open before the house and close after it; a plugin would do so the other way round.
        async with channels, house.open():
            csrf.secret = security.derive(house.secret.encode(), "csrf").hex()
            with Leaving(house.leave).in_front():
                yield

    async def note(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            await security.add_headers(message, scope)
            house.metrics.requests.labels(str(message["status"])).inc()
            tell_request(message["status"], scope)

    app = Litestar(
        route_handlers=[
            *routes.routers(limits),
            *api.routers(limits),
            socket.live,
            *health.HANDLERS,
            static,
        ],
        stores={"requests": counted},
        lifespan=[open_house],
        middleware=[begin_request, requests.middleware],
        csrf_config=csrf,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude="^/static/"
        ),
        request_max_body_size=limits.body_bytes,
        before_send=[note],
        exception_handlers={MeadhallError: refused, HTTPException: failed, RecursionError: nested, Exception: broken},
        openapi_config=OpenAPIConfig(
            title="Meadhall",
            version=version("meadhall"),
            description="Tables, moves and rules of the house. The live protocol is described in the documentation.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
            components=Components(security_schemes={"bearer": SecurityScheme(type="http", scheme="bearer")}),
        ),
        logging_config=None,
    )
    app.state.house = house
    return app


def app_from_env() -> Litestar:
    """The application that a worker process builds for itself; the command line says how in the environment."""
    settings = Settings.from_env()
    logs.configure(settings.log_level, settings.log_format, settings.log_moves)
    settle_down()
    ahead = os.environ.get("MEADHALL_DRAW_AHEAD", "yes") == "yes"
    return create_app(settings, bot_pause=settings.bot_pause, prepare=draw_ahead if ahead else None)


def settle_down() -> None:
    """Load the games, which stay as long as the worker does, and tell the collector of garbage not to look at them."""
    for slug in games.games():
        games.load(slug)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def draw_ahead() -> None:
    """Draw the start of every game once: the first drawing of a map takes long, and nobody should wait for it."""
    for game in map(games.load, games.games()):
        for players in game.seats if game.board is not None else ():
            view = game.match(players=players, seed=0).state.view(None)
            for lang, layout in product(LANGUAGES, LAYOUTS):
                game.board.pictures(view, lang, layout)


# --- files --------------------------------------------------------------------------------------------


@get("/static/{mark:str}/{name:path}", include_in_schema=False)
async def static(request: WebRequest, mark: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A file of the page. One that is asked for by an old mark is sent as it is now, and not to be kept."""
    asset = assets.assets().get(name.removeprefix("/"))
    if asset is None:
        raise NotFoundException
    headers = {"cache-control": KEEP if mark == assets.mark() else "no-cache", "vary": "accept-encoding"}
    body = asset.body
    if asset.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body = asset.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=asset.kind, headers=headers)


# --- errors -------------------------------------------------------------------------------------------


def refused(request: WebRequest, error: MeadhallError) -> Response[Any]:
    """What the caller did wrong, where neither a page nor the interface for programs has told it."""
    told = error_report(error, language_of(request, None))
    return answer(request, Problem(told.status, told.code, told.text, told.field, told.rule))


def failed(request: WebRequest, error: HTTPException) -> Response[Any]:
    """What the web layer refused: an unknown address, a missing token, too many requests."""
    status = error.status_code
    if status >= 500:
        return broken(request, error)
    house = house_of(request)
    say = house.words.speaker(language_of(request, None))
    field, text = "", say(TEXTS.get(status, "server-malformed"))
    if status == 403 and "CSRF" in error.detail:
        text = say("server-csrf")
    elif status == 400 and (complaint := complaint_of(error)):
        field = "" if complaint["key"] == BODY else complaint["key"]
        field, text = explain(complaint["message"], field, body_of(request), language_of(request, None))
    response = answer(request, Problem(status, CODES.get(status, "wrong"), text, field))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def nested(request: WebRequest, error: RecursionError) -> Response[Any]:
    """A body that is nested deeper than anybody reads is the caller's fault; whatever else recurses is ours."""
    *_, (last, _) = traceback.walk_tb(error.__traceback__)
    if last.f_code is not decode_json.__code__:
        return broken(request, error)
    return failed(request, ClientException())


def complaint_of(error: HTTPException) -> dict[str, str] | None:
    """What a validation complains about first: the key of a field, or of the body, and a message."""
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return {name: str(extra[0].get(name, "")) for name in ("key", "message")}
    return None


def body_of(request: WebRequest) -> Any:
    """The type of what this address wants to be sent; None if that is nothing."""
    told = request.route_handler.parsed_fn_signature.parameters.get(BODY)
    return None if told is None else told.annotation


def broken(request: WebRequest, error: Exception) -> Response[Any]:
    """Our own fault: told in the log with all that is known, and to the caller without."""
    log.error("a request failed", exc_info=error, extra={"route": route_of(request.scope)})
    house = house_of(request)
    say = house.words.speaker(language_of(request, None))
    return answer(request, Problem(500, "broken", say("server-broken")))


def answer(request: WebRequest, told: Problem) -> Response[Any]:
    """As JSON for programs, as a page for people."""
    if request.scope["path"].startswith(("/api", "/schema", "/static", "/health", "/ready", "/metrics")):
        return Response(told, status_code=told.status, media_type=MediaType.JSON)
    return templates.error_page(request, told.status, told.text, told.rule)


# --- logs ---------------------------------------------------------------------------------------------


def begin_request(app: Any) -> Any:
    """Notes when a request began, and gives it an id that follows what it does into the log."""

    async def middleware(scope: Scope, receive: Any, send: Any) -> None:
        scope["state"]["began"] = time.perf_counter()
        logs.begin()
        await app(scope, receive, send)

    return middleware


def route_of(scope: Scope) -> str:
    """The pattern of the address: the address itself may hold an invitation."""
    return str(scope.get("path_template", ""))


def tell_request(status: int, scope: Scope) -> None:
    if not log.isEnabledFor(logging.INFO):
        return
    began = scope.get("state", {}).get("began")
    ms = None if began is None else round((time.perf_counter() - began) * 1000, 1)
    extra = {"route": route_of(scope), "method": scope.get("method", ""), "status": status, "ms": ms}
    log.info("request", extra=extra)
