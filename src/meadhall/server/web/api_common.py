"""What all parts of the JSON interface share: who asks, and how something is refused."""

from __future__ import annotations

from litestar import Response
from litestar.enums import MediaType
from litestar.exceptions import NotAuthorizedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example, SecurityRequirement
from litestar.types import ExceptionHandlersMap

from meadhall.kernel.errors import MeadhallError
from meadhall.server.errors import error_report
from meadhall.server.tables.records import Person
from meadhall.server.web.api_types import Problem
from meadhall.server.web.visit import WebRequest, by_bearer, house_of, language_of

BEARER: list[SecurityRequirement] = [{"bearer": []}]


def refusal(what: str, code: int, word: str, text: str, field: str = "", rule: str | None = None) -> ResponseSpec:
    value = {"status": code, "code": word, "text": text, "field": field, "rule": rule}
    return ResponseSpec(Problem, generate_examples=False, description=what, examples=[Example(value=value)])


REFUSED: dict[int, ResponseSpec] = {
    400: refusal(
        "Something in the request is wrong; field says where.",
        400,
        "wrong",
        "Please choose one of these: me, open, hot, bot:LEVEL.",
        "seats[1]",
    ),
    401: refusal("A valid bearer token is needed.", 401, "unknown", "A bearer token is needed."),
    403: refusal("This person may not do that.", 403, "forbidden", "This is not your seat.", "seat"),
    404: refusal("There is no such thing.", 404, "missing", "There is no such table.", "table"),
    409: refusal(
        "Not as things are now: an illegal action, an old head, a seat that is taken.",
        409,
        "stale",
        "The table has moved on; look again and choose anew.",
        "head",
    ),
    413: refusal("The request is too long.", 413, "size", "That is too long."),
    429: refusal("Too many requests.", 429, "rate", "That was too much at once. Please wait a moment."),
}


async def actor(request: WebRequest) -> Person:
    """The person for whom a program changes something: by token only."""
    person = await by_bearer(house_of(request), request)
    if person is None:
        raise NotAuthorizedException("A bearer token is needed.", headers={"WWW-Authenticate": "Bearer"})
    return person


def refused(request: WebRequest, error: MeadhallError) -> Response[Problem]:
    told = error_report(error, language_of(request, None))
    problem = Problem(told.status, told.code, told.text, told.field, told.rule)
    return Response(problem, status_code=told.status, media_type=MediaType.JSON)


HANDLERS: ExceptionHandlersMap = {MeadhallError: refused}
