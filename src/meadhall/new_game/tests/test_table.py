"""What people and learners see of Sunken Gold: words in both languages, the picture, rows of numbers."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import PackError, SaveError, ScenarioError
from meadhall.kernel.message import Kind
from meadhall.new_game.sunken_gold import OPTIONS, SunkenGold, messages, words
from meadhall.new_game.sunken_gold.rules.ending import ENDINGS
from meadhall.new_game.sunken_gold.state import Sea

GAME = SunkenGold()
KINDS = [kind for kind in vars(messages).values() if isinstance(kind, Kind)]
DOMAINS = [domain for domain in vars(words).values() if isinstance(domain, Domain)]
NEEDED = {
    "game-title",
    "game-words",
    *(kind.key for kind in (*KINDS, *GAME.mind.aspects)),
    *(f"do-{key}" for key in GAME.vocabulary.verbs),
    *(f"word-{word}" for domain in DOMAINS for word in domain.words if not word.isdecimal()),
    *(f"option-{option.name}{rest}" for option in OPTIONS for rest in ("", "-name")),
    *(f"choice-{choice}" for option in OPTIONS for choice in option.choices),
    *(f"ending-{ending}" for ending in ENDINGS),
    *(f"topic-{topic}{rest}" for topic in GAME.reading for rest in ("", "-help")),
}


def ids(lang: str) -> list[str]:
    return re.findall(r"^([\w-]+) =", (GAME.folder / "text" / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)


def positions(players: int = 3) -> list[Sea]:
    """Every position of a random game."""
    rng, match = Random(1), GAME.match(players, seed=1)
    found = [match.state]
    while not match.state.over:
        assert match.state.decision is not None
        match.play(rng.choice(match.state.decision.options))
        found.append(match.state)
    return found


def test_every_message_is_there_once_in_both_languages() -> None:
    first, *others = (sorted(ids(lang)) for lang in LANGUAGES)
    assert all(other == first for other in others)
    assert len(first) == len(set(first))
    assert sorted(NEEDED - set(first)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_drawn_and_read_aloud(lang: str) -> None:
    for s in positions():
        for seat in (None, 0):
            view = s.view(seat)
            for layout in ("desk", "phone"):
                for picture in GAME.board.pictures(view, lang, layout).values():
                    ElementTree.fromstring(picture.svg())
            assert [ElementTree.fromstring(panel).get("id") for panel in GAME.board.panels(view, lang).values()] == [
                "seat-0", "seat-1", "seat-2",
            ]  # fmt: skip
            assert all(GAME.board.status(view, lang))
            assert all(GAME.reading["sea"](view, lang, ""))


def test_a_place_has_words_and_a_rule() -> None:
    view = GAME.match(2, seed=1).state.view(0)
    said, rule = GAME.board.about(view, "en", "reef:gull")
    assert said == "Gull Reef: 4 coins."
    assert rule in GAME.catalogue
    assert GAME.board.about(view, "en", "moon:full") == ("", None)


def test_nobody_sees_the_chart_of_another() -> None:
    s = GAME.scenario(at="sail", charts="seal crab")
    other = GAME.scenario(at="sail", charts="seal otter")
    assert GAME.board.panels(s.view(0), "en") == GAME.board.panels(other.view(0), "en")
    assert "Seal Reef" in GAME.board.panels(s.view(0), "en")["seat-0"]


def test_learners_get_every_column() -> None:
    tensor = pytest.importorskip("meadhall.lab.observing.tensor", exc_type=ImportError)
    made = tensor.tensor_of(GAME, 3)
    told = {column.name for column in made.columns if not column.name.startswith(("asked", "agenda"))}
    assert told == set(Sea.COLUMNS) - tensor.observation_of(GAME).FOLLOWS
    for s in positions():
        row = made.row(s.view(1))
        assert 0 <= row.min() <= row.max() <= 1


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('"boat": "whale"', '"boat": "moon"', "position.seats[0].boat"),
        ('"air": 4', '"air": 9', "position.seats"),
        ('"round": 1', '"round": 99', "position.round"),
        ('"gull": 4', '"gull": 5', "position.bag"),
    ],
)
def test_a_wrong_document_is_refused_by_its_field(old: str, new: str, field: str) -> None:
    text = GAME.match(2, seed=1).state.to_json()
    assert old in text
    with pytest.raises(SaveError) as refused:
        GAME.from_json(text.replace(old, new, 1))
    assert refused.value.field == field


def test_a_wrong_scenario_or_pack_is_refused_by_its_field() -> None:
    with pytest.raises(ScenarioError, match="finds"):
        GAME.scenario(at="sail", finds="1:gull")
    with pytest.raises(ScenarioError, match="same chart"):
        GAME.scenario(at="sail", charts="gull gull")
    with pytest.raises(PackError, match=r"gold\.bag"):
        SunkenGold({"gold": {"coins": 5}})
