"""The JSON interface, for programs. Its description stands at ``/schema/openapi.json``.

A program acts for a person with a bearer token, made on the page ``/account`` or, for a new guest, by
``POST /api/guests``. What only reads may be read without one. Cookies are never enough to change something here, so a
foreign page can do nothing in a reader's name.
"""

from __future__ import annotations

from litestar import Router
from litestar.middleware.rate_limit import RateLimitConfig

from meadhall.server.web import api_games, api_people, api_tables
from meadhall.server.web.api_common import HANDLERS
from meadhall.server.web.security import Limits


def routers(limits: Limits) -> list[Router]:
    narrow = RateLimitConfig(rate_limit=("minute", limits.sign_ins_a_minute), store="guests")
    return [
        Router(
            "/api",
            route_handlers=[
                api_games.list_games,
                api_games.get_game,
                api_games.list_rules,
                api_games.get_rule,
                api_tables.list_tables,
                api_tables.create_table,
                api_tables.get_table,
                api_tables.get_state,
                api_tables.get_promise,
                api_tables.join_table,
                api_tables.leave_table,
                api_tables.play,
                api_tables.undo,
                api_tables.export_table,
                api_tables.import_table,
                api_people.me,
                api_people.list_tokens,
                api_people.drop_token,
            ],
            exception_handlers=HANDLERS,
        ),
        Router(
            "/api",
            route_handlers=[api_people.create_guest],
            middleware=[narrow.middleware],
            exception_handlers=HANDLERS,
        ),
    ]
