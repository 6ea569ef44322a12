"""What stands on the options: names that are on the map, prices, and what would change for all."""

from __future__ import annotations

import re
from typing import Any

import pytest

import meadhall
from meadhall.kernel.draft import compose
from meadhall.server.drawing import options as options_of
from meadhall.server.drawing import page as page_of
from meadhall.server.drawing.drafts import drafted
from meadhall.server.drawing.preview import preview

GAME = meadhall.load("ice-garden")


def options(state: Any, lang: str = "en") -> dict[str, page_of.Choice]:
    return {one.action: one for one in options_of.choices(state.view(state.decision.seat), lang)}


def making(**other: Any) -> Any:
    callo: dict[str, Any] = dict(units="1C", markers="F2 C1", m_factor=[3, 2, 0, 0], reputation=0) | other
    return GAME.scenario(at="making", seat="callo", callo=callo, freihoff=dict(markers="F2", reputation=0))


def test_a_shift_tells_what_it_costs_and_brings_about() -> None:
    """Reputation falls, with it a region that was tied, and Vuko changes his mind."""
    note = options(making())["shift"].note
    assert (
        note == "reputation 0 → −1, Freihoff dominates the Serpent Shore (F), Vuko comes to you, Dead Snow 0 → 1 of 18"
    )
    told = preview(making().view(0), "shift", "en", "desk")
    assert told.text == f"Shift M-factor: {note}"


@pytest.mark.parametrize(
    ("lang", "improve", "summon"),
    [("en", "Improve Wild Children (level 1) with Shield", "Summon 1 × Wild Children (level 1)"),
     ("de", "Wilde Kinder (Stufe 1) verbessern: Schild", "1 × Wilde Kinder (Stufe 1) beschwören")],
)  # fmt: skip
def test_making_names_units_and_prices(lang: str, improve: str, summon: str) -> None:
    found = options(making(), lang)
    gift = next(one for action, one in found.items() if action.startswith("improve 1 shield"))
    assert gift.label == improve
    effect, price = gift.note.split(", ")[:2]
    assert effect == {"en": "takes 1 more hit", "de": "hält 1 Treffer mehr aus"}[lang]
    assert re.fullmatch(r"−\d (M-factors? \(of 5\)|M-Faktor(en)? \(von 5\))", price)
    assert gift.weighs
    assert found["summon 1 1"].label == summon
    assert found["summon 1 1"].note.startswith("−1 M-Faktor (von 5)" if lang == "de" else "−1 M-factor (of 5)")


def test_a_hit_tells_what_is_left_and_what_it_brings() -> None:
    state = GAME.scenario(
        at="attack", callo=dict(units="2A 3A", gold=2), freihoff=dict(units="2A", markers="A2"), alone=True
    )
    assert options(state)["attack"].note == "−2 gold (of 2)"
    state.apply(state.parse("attack"))
    hits = options(state)
    assert hits["strike A freihoff marker"].note.startswith("+1 point")
    assert hits["strike A freihoff unit2"].note == "1 more hit would beat it"
    assert "Enlightened One (level 2)" in hits["strike A freihoff unit2"].label


def test_taking_says_how_much() -> None:
    callo = dict(markers="A1", reputation=-3, vuko_tokens=1, m_factor=[2, 0, 0, 0])
    state = GAME.scenario(at="raven", seat="callo", callo=callo, freihoff=dict(markers="B1"))
    found = options(state)
    assert found["raven token"].note.startswith("−1 M-factor (of 2), −1 Vuko token")
    assert found["raven reputation"].note.startswith("reputation −3 → −1")


def test_a_ship_is_called_as_it_is_drawn() -> None:
    state = GAME.scenario(
        at="initiative", round=2, callo=dict(markers="A1", helm=4), freihoff=dict(markers="B1", helm=4)
    )
    assert state.decision is not None
    words = state.say(state.decision.prompt)
    assert words == "How far does your initiative marker go from ship 1 of stage II?"
    assert options(state)["advance 1"].note.startswith("ship 2 of stage II, ")


@pytest.mark.parametrize("layout", ["desk", "phone"])
def test_what_is_left_in_viper_gorge_is_said_however_many_there_are(layout: str) -> None:
    state = GAME.scenario(
        at="planning", players=4, callo=dict(markers="A1", viper_gorge=2), freihoff=dict(markers="B1", viper_gorge=1),
        fjollsfinn=dict(markers="D1", viper_gorge=12), **{"van-dyken": dict(markers="E1", viper_gorge=1)},
    )  # fmt: skip
    pictures = GAME.board.pictures(state.view(0), "en", layout)
    assert any("left there" in part for picture in pictures.values() for part in picture.parts.values())


def test_what_vuko_holds_counts_in_no_preview() -> None:
    """Callo has two markers where Vuko holds one of them: a third makes it a tie with Freihoff's two."""
    s = GAME.scenario(
        at="influence", seat="callo", vuko="A", callo=dict(markers="A2", population=1, vuko_tokens=1, held=1),
        freihoff=dict(markers="A2"),
    )  # fmt: skip
    draft = drafted(compose(s, 0, [s.parse("influence A")]))
    sheet = GAME.board.sheet(draft, "en")
    assert sheet is not None
    assert sheet.outcome == "2 against 2"
    assert "one of your markers does not count: Vuko holds it" in sheet.parts[0].rows[0].facts
