"""The JSON interface: who one is, new guests, and the tokens with which programs act."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import delete, get, post

from meadhall.server.web.api_common import BEARER, REFUSED, actor
from meadhall.server.web.api_types import Me, NewGuest, TokenId, TokenRow
from meadhall.server.web.visit import WebRequest, house_of


@get(
    "/me",
    summary="Who I am",
    description="The person whom the token belongs to.",
    operation_id="getMe",
    responses=REFUSED,
    security=BEARER,
)
async def me(request: WebRequest) -> Me:
    person = await actor(request)
    return Me(person.id, person.name, person.account)


@post(
    "/guests",
    summary="A new guest with a token",
    description=(
        "Makes a guest and a token, so that a program can play at once. Nobody can find the token again: keep it."
    ),
    operation_id="createGuest",
    responses=REFUSED,
)
async def create_guest(request: WebRequest) -> NewGuest:
    people = house_of(request).people
    person = await people.guest()
    return NewGuest(person.id, person.name, await people.tokens.make(person, "api"))


@get(
    "/tokens",
    summary="My tokens",
    description="The tokens that act for you, the oldest first. The tokens themselves cannot be shown again.",
    operation_id="listTokens",
    responses=REFUSED,
    security=BEARER,
)
async def list_tokens(request: WebRequest) -> list[TokenRow]:
    tokens = await house_of(request).people.tokens.of(await actor(request))
    return [TokenRow(token.id, token.name, datetime.fromtimestamp(token.made, UTC).isoformat()) for token in tokens]


@delete(
    "/tokens/{token_id:str}",
    summary="Drop a token",
    description="Makes one of your tokens open nothing any more.",
    operation_id="dropToken",
    responses=REFUSED,
    security=BEARER,
)
async def drop_token(request: WebRequest, token_id: TokenId) -> None:
    await house_of(request).people.tokens.drop(await actor(request), token_id)
