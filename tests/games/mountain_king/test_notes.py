"""What stands on the options: symbols and Halls by what can be seen of them, power, and what comes of an action."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.mountain_king.board.notes import face
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.words import do_claw, do_keep, do_swap
from meadhall.server.drawing import options as options_of
from meadhall.server.drawing import page as page_of

GAME = meadhall.load("mountain-king")


def met(lang: str) -> dict[str, page_of.Choice]:
    """An option of every verb that is met in a game, with what stands on it."""
    rng = Random(5)
    found: dict[str, page_of.Choice] = {}
    match: Any = GAME.match(players=3, seed=5)
    while not match.state.over and len(match.journal) < 700:
        decision = match.state.decision
        for option in options_of.choices(match.state.view(decision.seat), lang):
            found.setdefault(option.action.split()[0], option)
        match.play(rng.choice(decision.options), decision.seat)
    return found


@pytest.mark.parametrize(
    ("lang", "lay", "weak"),
    [("en", "Lay Advance 2, Gnome over Bolster, Influence from column 4, row 4",
      "Weak Advance with the symbol in column 6, row 5"),
     ("de", "Vorrücken 2, Gnom über Verstärken, Einfluss ab Spalte 4, Reihe 4 legen",
      "Schwache Aktion Vorrücken mit dem Symbol in Spalte 6, Reihe 5")],
)  # fmt: skip
def test_symbols_and_cards_are_called_by_what_they_show(lang: str, lay: str, weak: str) -> None:
    found = met(lang)
    assert found["lay"].label == lay
    assert found["weak"].label == weak
    assert found["lay"].note
    assert found["weak"].note.endswith(" 1")
    assert all(word in found["crown"].label for word in ("3", "4"))
    assert (" und " if lang == "de" else " and ") in found["crown"].label


def test_what_an_action_brings_stands_on_it() -> None:
    found = met("en")
    assert found["influence"].note == "+3, place 1"
    assert found["bolster"].note == "1 Troll"
    assert found["supply"].note == "power 3, for 1 Supply of your 5"
    assert found["desperation"].note == "power 2, for 1 token of your 2"
    assert found["keep"].note
    assert found["vote"].note.startswith("you have 0, places bring ")
    assert found["advance"].note
    assert found["turn"].note
    assert found["reward"].note


def test_of_two_gnomes_it_is_said_which_and_a_lone_one_has_no_number() -> None:
    state = GAME.scenario(at="scout", wave=2, gnomes="fire1:?/? mud1:?", blue=dict(trolls="moss3"))
    state.apply(state.parse("pass"))
    labels = {option.action: option.label for option in options_of.choices(state.view(0), "de")}
    assert labels["peek mud1 1"] == "Den Gnom in Schlamm 1 ansehen"
    assert labels["peek fire1 2"] == "Den zweiten Gnom in Feuer 1 ansehen"


@pytest.mark.parametrize("verb", [do_keep, do_claw, do_swap])
def test_who_is_chosen_among_champions_is_told_by_what_they_do(verb: Any) -> None:
    scribe = Scribe(GAME.new(players=2).view(0), "de")
    action = verb.actions[0]
    assert face(scribe, action).note == scribe.deed(action.arg).removesuffix(".")
