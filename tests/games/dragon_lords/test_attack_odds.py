"""The sheet of an attack has one source of odds: what is shot first counts wherever a chance is told."""

from __future__ import annotations

import re

from bench.moves import dragon_lords
from meadhall.draw.sheet import Row, Sheet
from meadhall.kernel.draft import compose
from meadhall.kernel.state import State
from meadhall.server.drawing.drafts import drafted, sheet_of

WITH_WIZARD = next(move for move in dragon_lords.MOVES if move.name == "attack with a Wizard, two rounds")


def attack(*texts: str) -> tuple[State, Sheet]:
    state = WITH_WIZARD.match().state
    draft = compose(state, WITH_WIZARD.me, [state.parse(text) for text in texts])
    draft.fill(state.game.board)
    sheet = sheet_of(drafted(draft), "en")
    assert sheet is not None
    return state, sheet


def row(sheet: Sheet, part: str, key: str) -> Row:
    (found,) = (one for each in sheet.parts if each.key == part for one in each.rows if one.key == key)
    return found


def chances(sheet: Sheet) -> set[int]:
    """Every chance of the whole attack that the sheet tells."""
    bars = row(sheet, "go", "from-ravnvik")
    told = {value.share for value in bars.values if value.n == bars.value} | {sheet.odds[0].percent}
    words = re.findall(r"(\d+) %", f"{sheet.sentence} {sheet.outcome}")
    return {share for share in told if share is not None} | set(map(int, words))


def test_what_is_shot_first_counts_in_every_chance_of_the_sheet() -> None:
    # Whoever leads an attack shoots what harms most.
    _, sheet = attack("attack silfrgruva", "from ravnvik", "bring wizard-1", "send 2", "done")
    fireball = "spell wizard-1 fireball"
    switch = row(sheet, "missiles", fireball)
    before, after = map(int, re.findall(r"(\d+) → (\d+) %", switch.facts)[0])
    assert before < after
    assert (switch.value, chances(sheet)) == (1, {after})
    off = switch.values[0].actions
    assert off is not None
    _, without = attack(*off)
    assert (row(without, "missiles", fireball).value, chances(without)) == (0, {before})
    parts = {part.key: part for part in sheet.parts}
    assert "Fireball" in parts["go"].note
    assert "swords alone" in {part.key: part for part in without.parts}["go"].note
    others = [one for one in parts["missiles"].rows if one.key != fireball and one.control == "toggle"]
    assert all("Instead of Fireball" in one.facts for one in others)
