"""The addresses of the pages."""

from __future__ import annotations

from litestar import Router
from litestar.middleware.rate_limit import RateLimitConfig

from meadhall.server.web.account import (
    account,
    change_passphrase,
    delete_account,
    drop_token,
    login,
    logout,
    make_token,
    register,
    sign_out_everywhere,
)
from meadhall.server.web.hall import lobby, picture, robots
from meadhall.server.web.learn import begin_lesson, learn, learn_game, learn_lesson
from meadhall.server.web.new_table import create, import_save, new
from meadhall.server.web.peoples import peoples
from meadhall.server.web.puzzles import (
    answer_own,
    answer_puzzle,
    game_puzzles,
    next_puzzle,
    own,
    puzzle,
    puzzle_picture,
    puzzles,
)
from meadhall.server.web.review import review
from meadhall.server.web.rules import book, card, rules
from meadhall.server.web.security import Limits
from meadhall.server.web.settings import answer_mail, change_settings, mail, mail_again, settings
from meadhall.server.web.table import export, invited, table
from meadhall.server.web.table_forms import at_table
from meadhall.server.web.templates import HANDLERS


def routers(limits: Limits) -> list[Router]:
    """All pages; those with passphrases have a narrower door."""
    narrow = RateLimitConfig(rate_limit=("minute", limits.sign_ins_a_minute), store="sign_ins")
    return [
        Router(
            "/",
            route_handlers=[
                lobby,
                new,
                create,
                import_save,
                learn,
                learn_game,
                learn_lesson,
                begin_lesson,
                table,
                at_table,
                export,
                review,
                invited,
                book,
                card,
                rules,
                peoples,
                settings,
                change_settings,
                mail,
                answer_mail,
                account,
                logout,
                sign_out_everywhere,
                make_token,
                drop_token,
                picture,
                puzzles,
                game_puzzles,
                next_puzzle,
                puzzle,
                answer_puzzle,
                own,
                answer_own,
                puzzle_picture,
                robots,
            ],
            exception_handlers=HANDLERS,
            include_in_schema=False,
        ),
        Router(
            "/",
            route_handlers=[register, login, change_passphrase, delete_account, mail_again],
            middleware=[narrow.middleware],
            exception_handlers=HANDLERS,
            include_in_schema=False,
        ),
    ]
