"""What can be done at a table by plain forms, without script."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from litestar import post
from litestar.datastructures import FormMultiDict
from litestar.params import FromPath
from litestar.response import Redirect

from meadhall.kernel.errors import MeadhallError
from meadhall.server.advice.opponents import USUAL
from meadhall.server.errors import ConflictError, NotFoundError, WrongField
from meadhall.server.people.inputs import WAYS
from meadhall.server.tables.fair_dice import Lots
from meadhall.server.web.table import join_page, reachable
from meadhall.server.web.templates import Html, form_of, number, redirect, text
from meadhall.server.web.visit import Visitor, WebRequest, visit


@post("/table/{table_id:str}/{what:str}")
async def at_table(request: WebRequest, table_id: FromPath[str], what: FromPath[str]) -> Html | Redirect:
    """The forms of a table, for those whose browser runs no script."""
    visitor = await visit(request)
    act = FORMS.get(what)
    if act is None:
        raise NotFoundError("refused-form", "form", form=what[:40])
    form = await form_of(request)
    if what in ("join", "fork"):
        await visitor.ensure_person()
    try:
        to = await act(visitor, table_id, form)
    except MeadhallError as error:
        if what != "join" or not text(form, "invitation"):
            raise
        return await join_page(request, visitor, text(form, "invitation"), error)
    return redirect(visitor, to or f"/table/{table_id}")


async def join(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    if text(form, "name").strip():
        visitor.person = await visitor.house.people.change(visitor.person, name=text(form, "name"))
    seat = number(form, "seat") if text(form, "seat") else None
    invitation, luck = text(form, "invitation") or None, text(form, "luck")
    await visitor.house.tables.seating.join(visitor.person, table_id, seat, invitation, luck)


async def fill(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    seat = number(form, "seat") if text(form, "seat") else None
    await visitor.house.tables.seating.fill(visitor.person, table_id, text(form, "kind", f"bot:{USUAL}"), seat)


async def offer(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    await visitor.house.tables.seating.offer(visitor.person, table_id, number(form, "seat"))


async def withdraw(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    await visitor.house.tables.seating.withdraw_offer(visitor.person, table_id, number(form, "seat"))


async def hand_over(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    await visitor.house.tables.seating.hand_over(visitor.person, table_id, number(form, "seat"))


async def set_pace(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    await visitor.house.tables.seating.set_pace(visitor.person, table_id, text(form, "pace"))


async def set_notify(visitor: Visitor, table_id: str, form: FormMultiDict) -> None:
    """Ways that the form does not show stay as they are."""
    wanted = form.getall("notify", [])
    person = visitor.person
    ways = [way for way in WAYS if (way in wanted if reachable(visitor, way) else way in person.notify)]
    await visitor.house.people.change(await visitor.ensure_person(), notify=ways)


async def leave(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    for seat in (await visitor.house.tables.looking.table(table_id)).seats_of(visitor.person):
        await visitor.house.tables.seating.leave(visitor.person, table_id, seat)


async def come_back(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    for seat in (await visitor.house.tables.looking.table(table_id)).seats_of(visitor.person):
        await visitor.house.tables.seating.return_to_seat(visitor.person, table_id, seat)


async def write_notes(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> str:
    await visitor.house.tables.talking.write_note(await visitor.ensure_person(), table_id, text(form, "text"))
    return f"/table/{table_id}?notice=saved"


async def rematch(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> str:
    lots = Lots.cast(text(form, "promise"), text(form, "luck"), visitor.house.secret)
    again = await visitor.house.tables.copying.rematch(visitor.person, table_id, lots)
    visitor.house.start_bots(again.id)
    return f"/table/{again.id}"


async def close(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    await visitor.house.tables.closing.close(table_id, visitor.person)


async def fork(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> str:
    copy = await visitor.house.tables.copying.fork(visitor.person, table_id, number(form, "moment"))
    return f"/table/{copy.id}"


async def talk(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    words = text(form, "text")
    if len(words) > visitor.house.limits.chat_characters:
        raise WrongField("text", "refused-too-long", longest=visitor.house.limits.chat_characters)
    await visitor.house.tables.talking.say(visitor.person, table_id, words)


async def rewind(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    await visitor.house.tables.rewinding.propose(visitor.person, table_id, number(form, "to"))


async def answer(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    open_one = await visitor.house.tables.rewinding.proposal(table_id)
    if open_one is None:
        raise ConflictError("refused-no-rewind", "accept")
    accept = text(form, "accept") == "yes"
    await visitor.house.tables.rewinding.answer(visitor.person, table_id, open_one.to, accept)


async def play(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    seat, head = number(form, "seat"), number(form, "head")
    await visitor.house.play(visitor.person, table_id, seat, head, text(form, "action")[:200])


async def stand(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    """The fields are called as the questions; others stay as they are."""
    _, match = await visitor.house.now(table_id)
    wishes = {question: text(form, question) for question in match.game.standing.questions if question in form}
    await visitor.house.tables.standing.put(visitor.person, table_id, number(form, "seat"), wishes)


async def undo(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    seat, head = number(form, "seat"), number(form, "head")
    _, match = await visitor.house.now(table_id)
    if match.regrets:
        await visitor.house.tables.rewinding.undo(visitor.person, table_id, seat, head)
    else:
        await visitor.house.tables.rewinding.back(visitor.person, table_id, seat, head)


FORMS: dict[str, Callable[[Visitor, str, FormMultiDict], Any]] = {
    "join": join,
    "fill": fill,
    "offer": offer,
    "withdraw": withdraw,
    "handover": hand_over,
    "pace": set_pace,
    "notify": set_notify,
    "leave": leave,
    "return": come_back,
    "notes": write_notes,
    "rematch": rematch,
    "fork": fork,
    "close": close,
    "say": talk,
    "rewind": rewind,
    "answer": answer,
    "play": play,
    "stand": stand,
    "undo": undo,
}
