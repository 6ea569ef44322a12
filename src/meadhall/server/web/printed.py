"""The illustrated rulebook as a file that stands alone, without a server."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup

from meadhall.kernel.game import Game
from meadhall.server.web.rules import book_page
from meadhall.server.web.templates import names_of, templates
from meadhall.server.words import HouseTexts, Say
from meadhall.web import alone


class Alone(NamedTuple):
    """Whoever reads a file."""

    lang: str
    say: Say


def printed_book(game: Game[Any], lang: str) -> str:
    reader = Alone(lang, HouseTexts().speaker(lang))
    page = book_page(game, reader, Markup(alone.style()))
    given = {name: getattr(page, name) for name in names_of(type(page))}
    return templates().get_template(page.template).render(given, t=reader.say, lang=lang)
