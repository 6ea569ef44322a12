"""What an option would do, shown before it is chosen: see ``draw.board.Board.preview``."""

from __future__ import annotations

import msgspec

from meadhall.kernel.action import Action
from meadhall.kernel.view import View
from meadhall.server.drawing import naming, pictures
from meadhall.server.drawing import options as options_of


class Preview(msgspec.Struct, frozen=True, tag_field="is", tag="preview"):
    action: str
    parts: dict[str, str]
    text: str
    id: str | int | None = None


def preview(view: View, text: str, lang: str, layout: str) -> Preview:
    """The preview of one of the viewer's own options; of anything else there is nothing to show."""
    decision = view.decision
    action = next((each for each in decision.options if str(each) == text), None) if decision else None
    if decision is None or action is None:
        return Preview(text, {}, "")
    board = pictures.board_of(view)
    overlay, words = ({}, "") if board is None else board.preview(view, lang, layout, action)
    return Preview(text, overlay, words or outcome(view, action, lang, decision.prompt.key))


def outcome(view: View, action: Action, lang: str, asked: str) -> str:
    """An option with what stands on it, where the board has no more to say."""
    (face,) = options_of.faces(view, lang, [action])
    words = face.label or naming.label(view.position.game, action, lang, asked)
    return f"{words}: {face.note}" if face.note else words
