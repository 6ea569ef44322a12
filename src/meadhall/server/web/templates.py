"""The HTML pages: a template is rendered from the struct of its page, and from what every page has in common.

Beside the handler of each page stands its struct (a ``Context``), whose class names the template. Its fields are what
the handler found out; its properties are what follows from them. The template knows their names, those of ``Common``,
and nothing else; ``tests/web/test_contexts.py`` compares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar
from urllib.parse import urlencode

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Response
from litestar.datastructures import FormMultiDict
from litestar.enums import MediaType
from litestar.response import Redirect
from litestar.types import ExceptionHandlersMap
from litestar.utils.scope.state import ScopeState
from markupsafe import Markup, escape

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import MeadhallError
from meadhall.server.errors import WrongField, error_report
from meadhall.server.tables.records import Person
from meadhall.server.web.script_words import script_words
from meadhall.server.web.visit import Visitor, WebRequest, last_visitor
from meadhall.server.words import Say
from meadhall.web import assets

NOTICES = ("saved", "account-deleted", "account-signed-out", "account-passphrase-changed")
Html = Response[str]


class Named(msgspec.Struct, frozen=True):
    """Something that can be chosen, in words."""

    value: str
    label: str
    help: str = ""


class LanguageLink(msgspec.Struct, frozen=True):
    """This page in another language."""

    lang: str
    link: str


class Common(msgspec.Struct, frozen=True, kw_only=True):
    """What every template is given."""

    t: Say
    """The words of the page in the reader's language (web/text/*.ftl); an unknown id raises."""
    lang: str
    other_languages: list[LanguageLink]
    person: Person
    """Who reads; guests too."""
    theme: str
    ask_always: bool
    """Ask even where there is only one option."""
    sound: str
    keys: bool
    """Single letters, digits and signs do something at a table."""
    tempo: str
    """How quickly bots should move."""
    confirm: str
    """When a move is played by a button of its own."""
    path: str
    """Path and query of this page without the language."""
    csrf_input: Markup
    """The hidden field that each POST form needs."""
    csrf_token: str
    """The same value, for the script."""
    static: Callable[[str], str]
    """The address of a file in web/static with its version."""
    modules: Callable[[str], Sequence[str]]
    """The modules that a module of the script needs."""
    notice: str | None
    """What the last form said: the id of a message."""
    words: dict[str, str]
    """The words of the script."""


class Context(msgspec.Struct, frozen=True, kw_only=True):
    """What the template of one page is given besides."""

    template: ClassVar[str]

    def code(self) -> int:
        """The status of the answer."""
        return 200


class Wrong(msgspec.Struct, frozen=True):
    """What was wrong in a form, and the id of the field it was wrong in; None: in none of them."""

    text: str
    field: str | None
    code: int


class FormContext(Context, frozen=True, kw_only=True):
    """A page with forms that may have been filled in wrongly (parts/fields.html, partials/wrong.html)."""

    wrong: Wrong | None = None

    def code(self) -> int:
        return 200 if self.wrong is None else self.wrong.code


class ErrorPage(Context, frozen=True, kw_only=True):
    template = "error.html"

    status: int
    text: str
    rule: str | None = None

    def code(self) -> int:
        return self.status


def names_of(kind: type[Context]) -> tuple[str, ...]:
    """What a template may call the fields and properties of its page."""
    derived = [name for one in kind.__mro__ for name, value in vars(one).items() if isinstance(value, property)]
    return (*kind.__struct_fields__, *derived)


@lru_cache(1)
def templates() -> Environment:
    environment = Environment(
        loader=PackageLoader("meadhall.web", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.policies["json.dumps_kwargs"] = {"sort_keys": True, "default": msgspec.structs.asdict}
    return environment


def render(common: Common, page: Context) -> str:
    given = {name: getattr(page, name) for name in names_of(type(page))}
    return templates().get_template(page.template).render(msgspec.structs.asdict(common), **given)


def show(request: WebRequest, visitor: Visitor, page: Context) -> Html:
    body = render(common(request, visitor), page)
    return Response(body, media_type=MediaType.HTML, status_code=page.code(), cookies=visitor.cookies)


def common(request: WebRequest, visitor: Visitor) -> Common:
    token = ScopeState.from_scope(request.scope).csrf_token
    csrf = token if isinstance(token, str) else ""
    notice = request.query_params.get("notice")
    path = path_of(request)
    return Common(
        t=visitor.say,
        lang=visitor.lang,
        other_languages=other_languages(path, visitor.lang),
        person=visitor.person,
        theme=visitor.theme,
        ask_always=visitor.ask_always,
        sound=visitor.sound,
        keys=visitor.keys,
        tempo=visitor.tempo,
        confirm=visitor.confirm,
        path=path,
        csrf_input=hidden_field(csrf),
        csrf_token=csrf,
        static=assets.address,
        modules=assets.modules,
        notice=notice if notice in NOTICES else None,
        words=script_words(visitor.say),
    )


def hidden_field(csrf: str) -> Markup:
    return Markup(f'<input type="hidden" name="_csrf_token" value="{escape(csrf)}">')


def path_of(request: WebRequest) -> str:
    query = [(name, value) for name, value in request.query_params.multi_items() if name not in ("lang", "notice")]
    return request.url.path + (f"?{urlencode(query)}" if query else "")


def other_languages(path: str, lang: str) -> list[LanguageLink]:
    sign = "&" if "?" in path else "?"
    return [LanguageLink(other, f"{path}{sign}lang={other}") for other in LANGUAGES if other != lang]


def redirect(visitor: Visitor, path: str) -> Redirect:
    return Redirect(path, status_code=303, cookies=visitor.cookies)


def wrong(error: MeadhallError | None, visitor: Visitor, fields: Mapping[str, str] | None = None) -> Wrong | None:
    """An error for a form. ``fields`` are the ids of the form's fields by their names, if they differ."""
    if error is None:
        return None
    told = error_report(error, visitor.lang)
    return Wrong(told.text, (told.field or None) if fields is None else fields.get(told.field), told.status)


async def form_of(request: WebRequest) -> FormMultiDict:
    return await request.form()


def text(form: Mapping[str, Any], name: str, default: str = "") -> str:
    value = form.get(name, default)
    return value if isinstance(value, str) else default


def number(form: Mapping[str, Any], name: str) -> int:
    value = text(form, name)
    if not (value.isascii() and value.isdecimal() and len(value) < 10):
        raise WrongField(name, "refused-number")
    return int(value)


def error_page(request: WebRequest, status: int, words: str, rule: str | None = None) -> Html:
    return show(request, last_visitor(request), ErrorPage(status=status, text=words, rule=rule))


def refused(request: WebRequest, error: MeadhallError) -> Html:
    told = error_report(error, last_visitor(request).lang)
    return error_page(request, told.status, told.text, told.rule)


HANDLERS: ExceptionHandlersMap = {MeadhallError: refused}
