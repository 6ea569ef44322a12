"""What stands on the options: prices, odds, and names that can be found on the map."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from meadhall.draw.board import Face
from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.board import notes
from meadhall.kernel.draft import Draft
from meadhall.server.drawing import options as options_of
from meadhall.server.drawing import page as page_of
from meadhall.server.drawing.drafts import shown_draft
from meadhall.server.words import HouseTexts

GAME = DragonLords()


def options(state: Any, lang: str = "en") -> dict[str, page_of.Choice]:
    return {one.action: one for one in options_of.choices(state.view(state.decision.seat), lang)}


def elves(at: str, lands: str = "isborg:9 frostgate:3", **other: Any) -> Any:
    return GAME.scenario(at=at, active="elves", elves=dict(lands=lands, king="isborg", **other), neutral="granheim:3")


def test_prices_stand_on_what_costs_something() -> None:
    shop = options(elves("purchase", lands="isborg:9 ternvik:3", gold=40))
    assert shop["buy-ship"].note == f"costs {GAME.new(2).facts.parts.prices.ship} gold of your 40"
    assert shop["buy 2"].note.endswith(" gold of your 40")
    scroll = options(elves("reinforcement", mana=4))["redeem"]
    assert scroll.note == "costs 3 mana of your 4"


def test_who_can_buy_nothing_is_not_asked_what_to_buy() -> None:
    state = elves("purchase")
    assert state.decision.prompt.key == "ask-orders"
    assert options(state)["done"].label == "Nothing else"


@pytest.fixture
def war() -> Any:
    return GAME.scenario(
        at="combat", active="elves",
        elves=dict(lands="isborg:4", king="isborg", shown="king"),
        orcs=dict(lands="frostgate:5 solborg:3", king="frostgate"),
    )  # fmt: skip


def test_odds_stand_on_targets_and_on_who_goes(war: Any) -> None:
    target = options(war)["attack frostgate"]
    assert target.note.startswith("up to 3 against 5: ")
    assert "% if their King hides there" in target.note
    war.apply(war.parse("attack frostgate"))
    going = options(war)
    assert going["send 1"].note.startswith("1 against 5: ")
    assert going["send 1"].weighs
    assert going["send 1"].note != going["send 2"].note


def test_a_hidden_king_has_an_owner(war: Any) -> None:
    _, words = GAME.board.preview(war.view(0), "en", "desk", war.parse("attack frostgate"))
    assert "If the King of the Orcs hides there, " in words


def test_only_those_are_counted_who_can_go() -> None:
    state: Any = GAME.scenario(
        at="combat", active="elves", worn="isborg:0/0/5", elves=dict(lands="isborg:7", king=None),
        orcs=dict(lands="frostgate:5 solborg:3", king="solborg"),
    )  # fmt: skip
    state.apply(state.parse("attack frostgate"))
    assert [action for action in options(state) if action.startswith("send")] == ["send 1", "send 2"]
    assert state.decision.prompt.args[-1] == 2


def test_what_goes_on_is_no_ending(war: Any) -> None:
    assert options(war)["done"].ends
    assert list(options(war))[-1] == "done"
    state: Any = GAME.scenario(
        at="combat", active="elves", elves=dict(lands="isborg:4 ternvik:4", king=None),
        orcs=dict(lands="frostgate:5 solborg:3", king="frostgate"),
    )  # fmt: skip
    state.apply(state.parse("attack frostgate"))
    state.apply(state.parse("from isborg"))
    state.apply(state.parse("send 1"))
    assert state.decision.prompt.key == "ask-muster-more"
    now = options(state)["done"]
    assert not now.ends
    assert now.note.startswith("1 against 5: ")


def test_a_king_who_shows_himself_changes_the_odds() -> None:
    state = GAME.scenario(
        at="battle", zone="frostgate", active="elves", guests="frostgate:3",
        elves=dict(lands="isborg:4", king="frostgate"), orcs=dict(lands="frostgate:3 solborg:3", king="solborg"),
    )  # fmt: skip
    note = options(state)["reveal king"].note
    now, then = (int(word) for word in note.replace("%", "").split() if word.isdecimal())
    assert note.startswith("your chance ")
    assert then > now


def test_mana_is_asked_for_before_it_is_spent() -> None:
    state = GAME.scenario(
        at="move", roll=2, active="elves", elves=dict(lands="isborg:4", king="isborg", party="village-north:3", mana=2)
    )
    goals = [one for action, one in options(state).items() if action.startswith("to ")]
    dear = [one for one in goals if "mana" in one.note]
    assert dear
    assert all(one.weighs == ("mana" in one.note) for one in goals)
    assert {one.note for one in goals if not one.weighs} <= {"Quest", ""}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_ships_are_called_by_where_they_lie(lang: str) -> None:
    state = GAME.scenario(
        at="naval", active="elves", elves=dict(lands="skeidvik:6", king="skeidvik", ships="1:skeidvik 2:k3:4")
    )
    labels = [one.label for action, one in options(state, lang).items() if action.startswith("embark")]
    assert any("Skeidvik" in label for label in labels)
    assert all(one.note for action, one in options(state, lang).items() if action.startswith("embark"))


def test_who_looks_on_sees_no_face(war: Any) -> None:
    assert options_of.faces(war.view(None), "en", war.decision.options) == [Face()] * len(war.decision.options)


def test_a_scroll_says_what_it_does() -> None:
    state = elves("purchase", gold=9, scrolls="odronir")
    note = options(state)["cast odronir"].note
    assert note.startswith("Odronir gives one Wizard of the caster a new spell")
    assert not note.endswith(".")


def test_whoever_pays_reads_of_how_much() -> None:
    """Wherever an answer takes gold or mana from its people, the price stands on it, and what there is."""
    rng, paid = Random(3), set[str]()
    state: Any = GAME.new(2)
    for _ in range(700):
        if state.fate is not None:
            state.apply(state.fate.sample(rng))
            continue
        seat, people = state.deciding[0], getattr(state.agenda[-1], "people", None)
        options = state.decision_of(seat).options
        if people is not None:
            some = rng.sample(options, min(4, len(options)))
            faces = GAME.board.faces(state.view(seat), "en", some)
            for action, face in zip(some, faces, strict=True):
                after = state.copy()
                after.apply(action, seat)
                had = dict(gold=state.gold_of(people), mana=state.mana[people])
                for good, left in dict(gold=after.gold_of(people), mana=after.mana[people]).items():
                    if left < had[good] and action.verb.key != "depart":
                        said = re.search(rf"(\d+) {good} of your {had[good]}\b", face.note)
                        # What waits at the end of a way may give some of it back.
                        assert said is not None, (action, face.note)
                        assert int(said[1]) >= had[good] - left
                        paid.add(action.verb.key)
        state.apply(rng.choice(options), seat)
    assert paid >= {"buy", "buy-ship", "spell", "to"}, paid


def test_who_has_no_ship_to_sail_is_not_asked_for_one() -> None:
    """The question goes by what all can see: a ship in harbour, and more than one unit there."""
    ready = elves("naval", lands="isborg:9 ternvik:3", ships="1:ternvik", scrolls="einherjar")
    alone = elves("naval", lands="isborg:9 ternvik:1", ships="1:ternvik", scrolls="einherjar")
    for state, ships, said in ((ready, 1, "Which ship do the Elves sail"), (alone, 0, "No ship of the Elves can sail")):
        assert ("embark 1" in options(state)) is (ships == 1)
        assert GAME.texts.message(state.decision.prompt, state, "en").startswith(said)


def test_a_ship_in_harbour_says_how_many_have_room() -> None:
    state = elves("naval", lands="isborg:9 ternvik:3", ships="1:ternvik")
    room = GAME.new(2).facts.parts.limits.ship
    assert options(state)["embark 1"].note == f"room for {room} units"
    assert options(state, "de")["embark 1"].note == f"Platz für {room} Einheiten"


def test_hidden_counters_are_told_apart_where_they_are_composed() -> None:
    match = GAME.match(players=2, seed=1)
    asked: Any = match.state.decision
    while asked.prompt.key != "ask-hide":
        match.play(asked.options[0], asked.seat)
        asked = match.state.decision
    draft: Any = Draft(match.state, asked.seat)
    for _ in range(3):
        draft.add(draft.state.decision_of(asked.seat).options[-1])
    chips = [chip.label for chip in shown_draft(draft, None, "de", HouseTexts().speaker("de")).chips]
    assert len(set(chips)) == 3
    assert chips[0].startswith("König in ")


@pytest.mark.parametrize(("worst", "twice"), [(0.5, True), (1.0, False)])
def test_a_king_who_changes_nothing_is_not_spoken_of(
    worst: float, twice: bool, war: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = {"attackers": 9, "defenders": 1}
    monkeypatch.setattr(notes, "prospects", lambda met: (1.0, worst, sizes))
    target = next(one for action, one in options(war).items() if action.startswith("attack"))
    assert ("if their King hides there" in target.note) is twice
