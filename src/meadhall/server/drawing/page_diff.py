"""What a page must be told to show the newest position."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from weakref import WeakKeyDictionary, ref

import msgspec

from meadhall.server.drawing.markup_diff import Attributes, MarkupNode, compare
from meadhall.server.drawing.page import FramedPicture, Line, Page, Update
from meadhall.server.drawing.tales import Gesture, Head


class SentPage:
    """What one page already has, so that it is sent only what is new.

    A page that is not ``fine`` gets a whole part whenever anything in it changed.
    """

    __slots__ = ("_fine", "_head", "_page")

    def __init__(self, fine: bool = True) -> None:
        self._fine = fine
        self._page: Page | None = None
        self._head: int | None = None

    def has(self, page: Page) -> None:
        """The reader has this page already, because it came as HTML."""
        self._page = page

    def knows(self, head: int) -> None:
        """The reader saw the table at this moment: it needs all parts anew, and is told what has been done since."""
        self._head = head

    @property
    def drafts(self) -> bool:
        """Whether the reader sees a draft or what is kept for later."""
        return self._page is not None and (self._page.draft is not None or self._page.later is not None)

    def shows(self, page: Page) -> bool:
        """Whether the reader sees the same question and the same standing answers as on this page."""
        old = self._page
        return old is not None and old.standing == page.standing and old.prompt == page.prompt

    def update(self, page: Page) -> Update:
        """What is new in ``page``; from now on it is what the reader has."""
        old, self._page = self._page, page
        return difference(old, page, self._fine, self._head)

    def tell(self, page: Page) -> bytes:
        """The same as a message. Who had the same before is told the same: it is made once."""
        old, self._page = self._page, page
        return message(old, page, self._fine, self._head)


write = msgspec.json.Encoder()


_messages: WeakKeyDictionary[Page, tuple[ref[Page], bytes]] = WeakKeyDictionary()
"""By a page: what was sent last to who should have it, and which one they had. Others who look alike had the same."""


def message(old: Page | None, new: Page, fine: bool, head: int | None) -> bytes:
    """What a page is sent that shows the old and shall show the new."""
    if old is None or not fine:
        return write.encode(difference(old, new, fine, head))
    told = _messages.get(new)
    if told is not None and told[0]() is old:
        return told[1]
    data = write.encode(difference(old, new))
    _messages[new] = ref(old), data
    return data


def difference(old: Page | None, new: Page, fine: bool = True, head: int | None = None) -> Update:
    """What turns one page into the other; all of it for who has nothing yet."""
    if old is None or old.pictures.keys() != new.pictures.keys():
        parts, attrs, order, gone = Patch({"board": str(new.board)}, {}, {}, [])
    else:
        parts, attrs, order, gone = redrawn(old.pictures, new.pictures, fine)
    if old is None or list(old.panels_by_id) != list(new.panels_by_id):
        parts["seats"] = str(new.panels)
    else:
        change(old.panels_by_id, new.panels_by_id, fine, parts, attrs)
    log_from, log = new_lines(() if old is None else old.log, new.log)
    return Update(
        head=new.head, moment=new.moment, seat=new.seat, mine=new.mine, curtain=new.curtain,
        parts=parts, attrs=attrs, order=order, gone=gone, prompt=new.prompt, options=new.options,
        log_from=log_from, log=log, more=new.more, last=new.last, can_undo=new.can_undo,
        can_go_back=new.can_go_back, practice=new.practice, status=new.status, over=new.over, forward=new.forward,
        draft=new.draft, sheet=new.sheet, further=new.further,
        standing=new.standing, later=new.later,
        marks=msgspec.UNSET if old is not None and old.marks == new.marks else new.marks,
        gaps=msgspec.UNSET if old is not None and old.gaps == new.gaps else new.gaps,
        heads=new_heads(() if old is None else old.heads, new.heads),
        gestures=new_gestures(old, new, head),
        since=msgspec.UNSET if old is not None and old.since == new.since else new.since,
        account=msgspec.UNSET if old is not None and old.account == new.account else new.account,
        coach=msgspec.UNSET if old is not None and old.coach == new.coach else new.coach,
    )  # fmt: skip


def new_heads(old: tuple[Head, ...], new: tuple[Head, ...]) -> tuple[Head, ...] | msgspec.UnsetType:
    """The stories that the reader does not have yet, or not so."""
    had = {head.of: head for head in old}
    told = tuple([head for head in new if had.get(head.of) != head])
    return told or msgspec.UNSET


def new_gestures(old: Page | None, new: Page, head: int | None) -> tuple[Gesture, ...]:
    """What was done since the reader saw the newest position; nothing for who comes, or looks at the past."""
    if old is not None:
        head = None if old.moment is not None else old.head
    return () if head is None or new.gestures is None else new.gestures.since(head)


class Patch(NamedTuple):
    """What must be changed, as ``Update`` names it."""

    parts: dict[str, str]
    attrs: Attributes
    order: dict[str, list[str]]
    gone: list[str]


def redrawn(old: dict[str, FramedPicture], new: dict[str, FramedPicture], fine: bool) -> Patch:
    """What changed in the pictures."""
    whole = Patch({}, {}, {}, [])
    for name, picture in new.items():
        if old[name] is not picture:
            patch = redraw(name, old[name], picture, fine)
            whole.parts.update(patch.parts)
            whole.attrs.update(patch.attrs)
            whole.order.update(patch.order)
            whole.gone.extend(patch.gone)
    return whole


@lru_cache(maxsize=256)
def redraw(name: str, old: FramedPicture, new: FramedPicture, fine: bool) -> Patch:
    """What changed in one picture. Who saw the same before and sees the same now shares it: do not change it."""
    patch = Patch({}, {}, {}, [])
    if old.opening != new.opening:
        patch.parts[f"picture-{name}"] = new.markup
        return patch
    change(old.parts, new.parts, fine, patch.parts, patch.attrs)
    if old.parts.keys() != new.parts.keys():
        patch.gone.extend(id for id in old.parts if id not in new.parts)
    ids = list(new.parts)
    if ids != list(old.parts):
        patch.order[name] = ids
    return patch


def change(
    old: dict[str, MarkupNode], new: dict[str, MarkupNode], fine: bool, parts: dict[str, str], attrs: Attributes
) -> None:
    for id, node in new.items():
        before = old.get(id)
        if before is node:
            continue
        if before is not None and fine:
            compare(before, node, parts, attrs)
        elif before is None or before.markup != node.markup:
            parts[id] = node.markup


def new_lines(old: tuple[Line, ...], new: tuple[Line, ...]) -> tuple[int, tuple[Line, ...]]:
    """Which line to drop from, and the lines to append."""
    start = next((at for at, line in enumerate(old) if new and line.i == new[0].i), None)
    if start is None:
        return 0, new
    same = 0
    for mine, theirs in zip(new, old[start:], strict=False):
        if mine is not theirs and mine != theirs:
            break
        same += 1
    rest = new[same:]
    beyond = old[start + same :]
    if rest or beyond:
        return min(line.i for line in (*rest[:1], *beyond[:1])), rest
    return new[-1].i + 1, ()
