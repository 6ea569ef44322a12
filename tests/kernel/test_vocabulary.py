"""Actions, their numbers and their notation."""

from __future__ import annotations

import copy

import pytest

from meadhall.kernel.action import Vocabulary, in_order
from meadhall.kernel.domain import Domain, numbers
from meadhall.kernel.errors import NotationError
from tests.kernel.toys import DRAFT, DUEL
from tests.kernel.toys.duel import do_guard, do_rest, do_swing

FRUIT = Domain("fruit", ["Apple", "pear"])
COUNT = numbers("count", 1, 3)


def small() -> Vocabulary:
    vocabulary = Vocabulary("toy-small")
    vocabulary.verb("pass")
    vocabulary.verb("eat", COUNT, FRUIT)
    vocabulary.verb("swap", FRUIT, FRUIT, where=lambda a, b: a != b)
    vocabulary.verb("eat", FRUIT, key="eat-all")
    return vocabulary


def test_numbers_follow_the_order_of_declaration() -> None:
    vocabulary = small()
    assert [str(action) for action in vocabulary.actions] == [
        "pass",
        "eat 1 Apple",
        "eat 1 pear",
        "eat 2 Apple",
        "eat 2 pear",
        "eat 3 Apple",
        "eat 3 pear",
        "swap Apple pear",
        "swap pear Apple",
        "eat Apple",
        "eat pear",
    ]
    assert [vocabulary.encode(action) for action in vocabulary.actions] == list(range(len(vocabulary)))


def test_a_verb_gives_its_actions_by_their_arguments() -> None:
    vocabulary = small()
    assert vocabulary.verbs["pass"]() is vocabulary.actions[0]
    assert vocabulary.verbs["eat"][2][1].text == "eat 3 pear"
    assert vocabulary.verbs["eat-all"][1].text == "eat pear"
    assert vocabulary.verbs["eat-all"][1].arg == 1
    assert len(vocabulary.verbs["swap"].actions) == 2
    assert vocabulary.verbs["swap"][0][0] is None


def test_words_are_named_after_their_domains() -> None:
    vocabulary = small()
    assert vocabulary.parse("swap pear apple").words == {"fruit": "pear", "fruit2": "Apple"}
    assert vocabulary.parse("eat 2 pear").words == {"count": "2", "fruit": "pear"}


def test_notation_is_forgiving_about_case_and_spaces() -> None:
    vocabulary = small()
    assert vocabulary.parse("  EAT   2  PEAR ") is vocabulary.verbs["eat"][1][1]


def test_where_the_order_means_nothing_there_is_one_action_for_all_orders() -> None:
    vocabulary = Vocabulary("toy-pairs")
    mix = vocabulary.verb("mix", FRUIT, FRUIT, COUNT, unordered=2)
    assert len(mix.actions) == 9
    assert vocabulary.parse("mix pear apple 2") is vocabulary.parse("mix apple pear 2") is mix[0][1][1]
    with pytest.raises(NotationError):
        vocabulary.parse("mix 2 apple pear")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("drink 1 pear", "'drink' is no verb of toy-small: eat, pass, swap"),
        ("eat 4 pear", "'4' is no count: choose from 1, 2, 3"),
        ("eat 1 plum", "'plum' is no fruit: choose from Apple, pear"),
        ("swap pear pear", "does not belong together"),
        ("swap pear", "should look like swap FRUIT FRUIT"),
        ("eat", "should look like eat COUNT FRUIT or eat FRUIT"),
        ("pass pear", "should look like pass"),
    ],
)
def test_wrong_notation_says_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as wrong:
        small().parse(text)
    assert problem in str(wrong.value)


@pytest.mark.parametrize("index", [-1, 11, 10**9])
def test_numbers_out_of_range_are_refused(index: int) -> None:
    with pytest.raises(NotationError, match="has 11"):
        small().decode(index)


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(NotationError, match="toy-duel"):
        DRAFT.vocabulary.encode(do_rest)
    with pytest.raises(NotationError, match="toy-duel"):
        DRAFT.new(2).why_not(do_rest)


def test_a_verb_or_a_text_cannot_be_declared_twice() -> None:
    vocabulary = small()
    with pytest.raises(ValueError, match="declared twice"):
        vocabulary.verb("pass")
    with pytest.raises(ValueError, match="stands for two actions"):
        vocabulary.verb("eat", Domain("food", ["apple"]), key="eat-food")


def test_an_action_is_one_object_however_it_is_copied() -> None:
    action = do_swing[1][0]
    assert copy.copy(action) is action
    assert DUEL.vocabulary.parse("swing 2 high") is action
    assert DUEL.vocabulary.decode(action.index) is action


def test_actions_are_put_in_the_order_of_their_numbers() -> None:
    actions = DUEL.vocabulary.actions
    assert in_order([*reversed(actions)]) == actions
    assert in_order([do_guard[1], do_guard[0]]) == [do_guard[0], do_guard[1]]


def test_a_verb_says_whether_it_does_nothing_more() -> None:
    vocabulary = Vocabulary("ends")
    assert vocabulary.verb("rest", ends=True)().verb.ends
    assert not vocabulary.verb("go")().verb.ends
