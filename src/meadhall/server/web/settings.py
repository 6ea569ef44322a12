"""Settings, and links in mails."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import MeadhallError
from meadhall.server.errors import NotFoundError, WrongField
from meadhall.server.people.inputs import WAYS
from meadhall.server.tables.tempo import TEMPOS
from meadhall.server.web.security import confirming, stopping
from meadhall.server.web.templates import Context, FormContext, Html, form_of, redirect, show, text, wrong
from meadhall.server.web.visit import CONFIRMS, SOUNDS, THEMES, Visitor, WebRequest, one_of, visit


class Wishes(msgspec.Struct, frozen=True):
    """What a person wants to be called, and how."""

    name: str
    email: str
    webhook: str
    notify: list[str]


class SettingsPage(FormContext, frozen=True, kw_only=True):
    template = "settings.html"

    wishes: Wishes
    unconfirmed: str
    """The address that is still to be confirmed."""
    mail: bool
    """This house sends mails."""
    webhooks: bool
    languages: tuple[str, ...] = LANGUAGES
    themes: tuple[str, ...] = THEMES
    tempos: tuple[str, ...] = tuple(TEMPOS)
    sounds: tuple[str, ...] = SOUNDS
    confirms: tuple[str, ...] = CONFIRMS


class MailPage(Context, frozen=True, kw_only=True):
    """Where a link in a mail leads."""

    template = "mail.html"

    what: str
    """``confirm`` or ``stop``."""
    done: bool


@get("/settings")
async def settings(request: WebRequest) -> Html:
    visitor = await visit(request)
    person = visitor.person
    email = await unconfirmed(visitor) or person.email
    wishes = Wishes(person.name, email, person.webhook, list(person.notify))
    return await settings_page(request, visitor, wishes)


async def unconfirmed(visitor: Visitor) -> str:
    return await visitor.house.people.addresses.unconfirmed(visitor.person) if visitor.person.id else ""


async def settings_page(
    request: WebRequest, visitor: Visitor, wishes: Wishes, error: MeadhallError | None = None
) -> Html:
    house = visitor.house
    page = SettingsPage(
        wishes=wishes,
        unconfirmed=await unconfirmed(visitor),
        mail=bool(house.settings.smtp),
        webhooks=house.settings.webhooks,
        wrong=wrong(error, visitor),
    )
    return show(request, visitor, page)


@post("/settings")
async def change_settings(request: WebRequest) -> Html | Redirect:
    visitor = await visit(request)
    form = await form_of(request)
    lang = one_of(text(form, "lang"), LANGUAGES)
    visitor.set_cookie("lang", lang)
    visitor.set_cookie("theme", one_of(text(form, "theme"), THEMES))
    visitor.set_cookie("ask", "always" if text(form, "ask_always") == "on" else "choices")
    visitor.set_cookie("sound", one_of(text(form, "sound"), SOUNDS))
    visitor.set_cookie("keys", "on" if text(form, "keys") == "on" else "off")
    visitor.set_cookie("tempo", one_of(text(form, "tempo"), tuple(TEMPOS)))
    visitor.set_cookie("confirm", one_of(text(form, "confirm"), CONFIRMS))
    wishes = Wishes(
        text(form, "name"),
        text(form, "email"),
        text(form, "webhook"),
        [way for way in form.getall("notify", []) if way in WAYS],
    )
    try:
        if wishes.email and not visitor.house.settings.smtp:
            raise WrongField("email", "refused-no-mail")
        await visitor.house.people.change(await visitor.ensure_person(), lang=lang, **msgspec.structs.asdict(wishes))
    except MeadhallError as error:
        return await settings_page(request, visitor, wishes, error)
    return redirect(visitor, "/settings?notice=saved")


@post("/settings/mail")
async def mail_again(request: WebRequest) -> Redirect:
    visitor = await visit(request)
    await visitor.house.people.addresses.ask_again(await visitor.ensure_person())
    return redirect(visitor, "/settings?notice=saved")


@get("/mail/{what:str}/{link:str}")
async def mail(request: WebRequest, what: FromPath[str], link: FromPath[str]) -> Html:
    """Asks first: many mail programs open every link to look what is behind it."""
    visitor = await visit(request)
    link_value(visitor, what, link)
    return show(request, visitor, MailPage(what=what, done=False))


@post("/mail/{what:str}/{link:str}", status_code=200, opt={"exclude_from_csrf": True})
async def answer_mail(request: WebRequest, what: FromPath[str], link: FromPath[str]) -> Html:
    visitor = await visit(request)
    value = link_value(visitor, what, link)
    if what == "confirm":
        await visitor.house.people.addresses.confirm(value)
    else:
        await visitor.house.people.addresses.stop_mail(value)
    return show(request, visitor, MailPage(what=what, done=True))


def link_value(visitor: Visitor, what: str, link: str) -> str:
    """What a signed link says."""
    signers = {"confirm": confirming, "stop": stopping}
    value = signers[what](visitor.house.secret).read(link) if what in signers else None
    if value is None:
        raise NotFoundError("refused-link", "link")
    return value
