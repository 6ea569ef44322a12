"""Accounts: signing in and out, passphrases, tokens for programs."""

from __future__ import annotations

from secrets import token_urlsafe

import msgspec
from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from meadhall.kernel.errors import MeadhallError
from meadhall.server.errors import TooManyError, WrongField
from meadhall.server.live.protocol import iso
from meadhall.server.tables.records import Person
from meadhall.server.web.security import COOKIE, DEVICE
from meadhall.server.web.templates import FormContext, Html, form_of, redirect, show, text, wrong
from meadhall.server.web.visit import Visitor, WebRequest, visit


class ListedToken(msgspec.Struct, frozen=True):
    id: str
    name: str
    made: str


class AccountPage(FormContext, frozen=True, kw_only=True):
    """The id of a field is its form and its name, such as "login-name"."""

    template = "account.html"

    tokens: list[ListedToken]
    token: str | None
    """A new one, shown once."""
    names: dict[str, str]
    """What stands in the field for a name, by form."""


@get("/account")
async def account(request: WebRequest) -> Html:
    return await account_page(request, await visit(request))


ACCOUNT_FIELDS = {
    "register": ("name", "passphrase"),
    "login": ("name", "passphrase"),
    "passphrase": ("old", "new"),
    "token": ("name",),
    "delete": ("passphrase", "sure"),
}
NAMED_FORMS = [form for form, fields in ACCOUNT_FIELDS.items() if "name" in fields]


async def account_page(
    request: WebRequest,
    visitor: Visitor,
    token: str | None = None,
    form: str = "",
    name: str | None = None,
    error: MeadhallError | None = None,
) -> Html:
    """The page; with an error at a field of one of its forms, whose ids begin with the form's name."""
    person = visitor.person
    kept = await visitor.house.people.tokens.of(person) if person.id else []
    fields = {field: f"{form}-{field}" for field in ACCOUNT_FIELDS.get(form, ())}
    known = name if name is not None else person.name if person.id else ""
    page = AccountPage(
        tokens=[ListedToken(one.id, one.name, iso(one.made)[:10]) for one in kept],
        token=token,
        names={one: known if one == (form or "register") else "" for one in NAMED_FORMS},
        wrong=wrong(error, visitor, fields),
    )
    answer = show(request, visitor, page)
    if isinstance(error, TooManyError):
        answer.headers["retry-after"] = str(error.wait)
    return answer


async def enter(visitor: Visitor, person: Person) -> None:
    """From now on this device is the person's, and known to be."""
    await visitor.become(person)
    visitor.set_cookie(DEVICE, visitor.house.device_signer.sign(f"{person.id}:{token_urlsafe(9)}"), secret=True)


def address_of(request: WebRequest) -> str:
    return request.client.host if request.client else ""


@post("/account/register")
async def register(request: WebRequest) -> Html | Redirect:
    visitor = await visit(request)
    form = await form_of(request)
    name = text(form, "name")
    try:
        person = await visitor.house.people.register(await visitor.ensure_person(), name, text(form, "passphrase"))
    except MeadhallError as error:
        return await account_page(request, visitor, form="register", name=name, error=error)
    await enter(visitor, person)
    return redirect(visitor, "/account?notice=saved")


@post("/account/login")
async def login(request: WebRequest) -> Html | Redirect:
    visitor = await visit(request)
    form = await form_of(request)
    people, guest = visitor.house.people, visitor.person
    name = text(form, "name")
    try:
        device = visitor.house.device_signer.read(request.cookies.get(DEVICE)) or ""
        known = await people.sign_in(name, text(form, "passphrase"), address_of(request), device)
        if guest.id and not guest.account:
            await people.claim(guest, known)
    except MeadhallError as error:
        return await account_page(request, visitor, form="login", name=name, error=error)
    await enter(visitor, known)
    return redirect(visitor, "/")


@post("/account/passphrase")
async def change_passphrase(request: WebRequest) -> Html | Redirect:
    visitor = await visit(request)
    form = await form_of(request)
    people, person = visitor.house.people, visitor.person
    try:
        await people.change_passphrase(person, text(form, "old"), text(form, "new"))
    except MeadhallError as error:
        return await account_page(request, visitor, form="passphrase", error=error)
    await enter(visitor, person)
    return redirect(visitor, "/account?notice=account-passphrase-changed")


@post("/account/everywhere")
async def sign_out_everywhere(request: WebRequest) -> Redirect:
    visitor = await visit(request)
    # A guest could never come back.
    if visitor.person.account:
        await visitor.house.people.sign_out_everywhere(visitor.person)
        visitor.sign_out()
    return redirect(visitor, "/account?notice=account-signed-out")


@post("/account/delete")
async def delete_account(request: WebRequest) -> Html | Redirect:
    visitor = await visit(request)
    form = await form_of(request)
    house, person = visitor.house, visitor.person
    try:
        if text(form, "sure") != "on":
            raise WrongField("sure", "refused-sure")
        if person.account:
            await house.people.prove(person, text(form, "passphrase"))
    except MeadhallError as error:
        return await account_page(request, visitor, form="delete", error=error)
    if person.id:
        await house.people.shut_out(person)
        await house.tables.seating.give_up(person)
        await house.people.forget(person)
        visitor.sign_out()
    return redirect(visitor, "/account?notice=account-deleted")


@post("/account/logout")
async def logout(request: WebRequest) -> Redirect:
    visitor = await visit(request)
    cookie = visitor.house.signer.read(request.cookies.get(COOKIE))
    if cookie is not None and visitor.person.id:
        await visitor.house.people.sign_out(visitor.person, cookie)
    visitor.sign_out()
    return redirect(visitor, "/")


@post("/account/token")
async def make_token(request: WebRequest) -> Html:
    visitor = await visit(request)
    form = await form_of(request)
    try:
        token = await visitor.house.people.tokens.make(await visitor.ensure_person(), text(form, "name"))
    except MeadhallError as error:
        return await account_page(request, visitor, form="token", name=text(form, "name"), error=error)
    # Shown in the answer itself and nowhere else, so that it is never part of an address.
    return await account_page(request, visitor, token=token)


@post("/account/token/{token_id:str}/drop")
async def drop_token(request: WebRequest, token_id: FromPath[str]) -> Redirect:
    visitor = await visit(request)
    await visitor.house.people.tokens.drop(visitor.person, token_id)
    return redirect(visitor, "/account")
