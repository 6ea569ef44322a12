"""Every word that the Ice Garden shows exists in every language, can be said, and is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseComment
from fluent.syntax.ast import Message as Entry

import meadhall
from meadhall.bots.champion import LEARNT, LEARNT_AGAINST
from meadhall.bots.master import SEARCHED, SEARCHED_AGAINST
from meadhall.bots.reasons import AGAINST, INSTINCT, KEPT, PLAYED_ON, RIVALS, RIVALS_AGAINST
from meadhall.games.ice_garden import OPTIONS, IceGarden, messages, words
from meadhall.games.ice_garden.mind.contrast import FACTS
from meadhall.games.ice_garden.rules.ending import ENDINGS
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import CHARACTER, REGION, VOCABULARY
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.domain import Domain
from meadhall.kernel.message import SEAT, Kind, Message
from meadhall.kernel.scenario import APART, Rest

HOUSE = files("meadhall.kernel") / "text"
GAME = files("meadhall.games.ice_garden") / "text"
TEXTS = IceGarden.texts

KINDS = [kind for kind in vars(messages).values() if isinstance(kind, Kind)]
DOMAINS = [domain for domain in vars(words).values() if isinstance(domain, Domain) and domain is not REGION]
WORDS = {word for domain in DOMAINS for word in domain.words if not word.isdecimal()}
GOALS = [f"goal-{word}" for word in CHARACTER.words]
NEEDED = [
    *(kind.key for kind in KINDS),
    *(f"do-{key}" for key in VOCABULARY.verbs),
    *(f"word-{word}" for word in sorted(WORDS)),
    *(f"option-{option.name}" for option in OPTIONS),
    *(f"option-{option.name}-name" for option in OPTIONS),
    *{f"choice-{choice}" for option in OPTIONS for choice in (*option.choices, *option.instead)},
    "game-title",
    "game-words",
    *(f"ending-{ending}" for ending in ENDINGS),
    *GOALS,
    *(f"topic-{topic}" for topic in IceGarden.reading),
    *(f"topic-{topic}-help" for topic in IceGarden.reading),
    *(kind.key for kind in (*IceGarden.mind.aspects, *IceGarden.mind.plans)),
    *(kind.key + way for kind in IceGarden.mind.aspects for way in (AGAINST, KEPT)),
    *(kind.key for kind in FACTS),
    *(f"style-{style}" for style in IceGarden.mind.styles if style != "balanced"),
]
SAMPLES = (-9, -1, 0, 1, 2, 20)

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def entries(folder: Traversable, lang: str) -> list[Entry]:
    """The messages of a file, in order; anything that is neither message nor comment fails."""
    found = []
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body:
        if isinstance(entry, Entry):
            found.append(entry)
        else:
            assert isinstance(entry, BaseComment), f"cannot be read: {vars(entry)}"
    return found


def ids(folder: Traversable, lang: str) -> list[str]:
    """All messages but the forms of words, of which each language has its own, and deeds, which not all verbs have."""
    return [entry.id.name for entry in entries(folder, lang) if not entry.id.name.startswith(("form-", "did-"))]


def arguments(folder: Traversable, lang: str) -> dict[str, set[str]]:
    """The arguments that each message speaks of."""
    write = FluentSerializer().serialize_entry
    said = {entry.id.name: set(re.findall(r"\$(\w+)", write(entry))) for entry in entries(folder, lang)}
    return {id: names for id, names in said.items() if not id.startswith("form-")}


def samples(kind: Kind) -> Iterator[Message]:
    """Messages of a kind that together use every word of its domains and numbers of every grammar."""
    longest = max([len(SAMPLES), *(len(domain) for domain in kind.domains if domain)])
    for n in range(longest if kind.names else 1):
        yield Message(kind, tuple(SAMPLES[n % len(SAMPLES)] if d is None else n % len(d) for d in kind.domains))


@pytest.fixture(scope="module")
def state() -> IceGardenState:
    game = meadhall.load("ice-garden")
    assert isinstance(game, IceGarden)
    return game.new(players=4, characters=",".join(CHARACTER.words))


def test_no_two_messages_need_the_same_id() -> None:
    assert len(NEEDED) == len(set(NEEDED))


@each_language
def test_the_file_holds_exactly_what_the_game_needs(lang: str) -> None:
    assert sorted(ids(GAME, lang)) == sorted(NEEDED)


@each_language
def test_the_house_only_names_seats_reasons_the_plain_style_and_ends_that_no_book_knows(lang: str) -> None:
    told = (RIVALS, RIVALS_AGAINST, INSTINCT, PLAYED_ON, SEARCHED, SEARCHED_AGAINST, LEARNT, LEARNT_AGAINST)
    reasons = [kind.key for kind in told]
    scenario = [Rest.asks.key, *(f"ending-{ending}" for ending in APART)]
    seats = [f"word-{word}" for word in SEAT.words]
    assert sorted(ids(HOUSE, lang)) == sorted([*seats, *reasons, *scenario, "style-balanced"])


@pytest.mark.parametrize("folder", [HOUSE, GAME], ids=["house", "game"])
def test_the_languages_speak_of_the_same_arguments(folder: Traversable) -> None:
    first, *others = (arguments(folder, lang) for lang in LANGUAGES)
    for other in others:
        assert other == first


@each_language
@pytest.mark.parametrize("kind", KINDS, ids=[kind.key for kind in KINDS])
def test_prompts_and_events_can_be_said(kind: Kind, lang: str, state: IceGardenState) -> None:
    for message in samples(kind):
        said = TEXTS.message(message, state, lang)
        assert said.endswith("?" if kind.key.startswith("ask-") else "."), said
        assert "  " not in said, said


@each_language
@pytest.mark.parametrize("key", VOCABULARY.verbs)
def test_options_can_be_said_and_told_apart(key: str, lang: str) -> None:
    actions = VOCABULARY.verbs[key].actions
    labels = {TEXTS.action(action, lang) for action in actions}
    assert len(labels) == len(actions)


@each_language
def test_words_of_a_domain_can_be_told_apart(lang: str) -> None:
    for domain in [*DOMAINS, SEAT]:
        assert len({TEXTS.word(word, lang) for word in domain.words}) == len(domain)


@each_language
def test_plain_messages_can_be_said(lang: str) -> None:
    for id in NEEDED:
        if id.startswith(("word-", "option-", "choice-", "ending-", "game-")):
            assert TEXTS.say(id, lang)


@each_language
@pytest.mark.parametrize("id", GOALS)
def test_goals_tell_how_far_and_how_far_to_go(id: str, lang: str) -> None:
    assert re.findall(r"\d+", TEXTS.say(id, lang, done=2, needed=6)) == ["2", "6"]


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [
        ("en", 1, "Freihoff moves a unit (Enlightened One) from the Coast of Sails (A) to Ember Land (C)."),
        ("en", 2, "Freihoff moves 2 units (Enlightened One) from the Coast of Sails (A) to Ember Land (C)."),
        ("de", 2, "Freihoff bewegt 2 Einheiten (Erleuchteter) von der Segelküste (A) ins Glutland (C)."),
    ],
)
def test_a_sentence_names_seat_piece_and_regions(lang: str, count: int, said: str, state: IceGardenState) -> None:
    assert TEXTS.message(Message(messages.MOVED, (2, 2, count, 0, 2)), state, lang) == said


ROOMS = (".", "board", "reading")
"""Where the texts of a game lie."""


@each_language
@pytest.mark.parametrize("game", ["dragon_lords", "ice_garden", "mountain_king"])
def test_every_form_of_a_word_is_there_and_wanted(game: str, lang: str) -> None:
    rooms = [files(f"meadhall.games.{game}") / "text" / room for room in ROOMS]
    written = "\n".join([(room / f"{lang}.ftl").read_text("utf-8") for room in rooms])
    wanted = set(re.findall(r"\{ \$\w+-(\w+) \}", written)) | set(re.findall(r"\{ form-(\w+) \}", written))
    assert set(re.findall(r"^form-(\w+) =", written, re.MULTILINE)) - {"they"} == wanted - {"they"}


PLACES = {
    "cavern",
    "caverns",
    "cell",
    "goal",
    "kingdom",
    "lair",
    "origin",
    "place",
    "region",
    "region2",
    "sea",
    "territory",
    "village",
    "zone",
}
"""Arguments that name a place."""
ASIDE = re.compile(r"(?:\(|: |^)\{ \$(\w+)(?:-\w+)? \}\)?$|\(\{ \$(\w+)", re.MULTILINE)
"""A name in brackets, or alone after a colon."""


LISTS = {"board-gnome-choice", "read-overrun", "read-goal"}
"""Messages that list places, and one whose goal is none."""


@each_language
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("game", ["dragon_lords", "ice_garden", "mountain_king"])
def test_a_place_stands_in_the_sentence(game: str, room: str, lang: str) -> None:
    write = FluentSerializer().serialize_entry
    for entry in entries(files(f"meadhall.games.{game}") / "text" / room, lang):
        if not entry.id.name.startswith(("word-", "form-")) and entry.id.name not in LISTS:
            aside = {name for found in ASIDE.findall(write(entry).replace("}.", "}")) for name in found}
            assert not aside & PLACES, write(entry)


@each_language
def test_a_missing_argument_is_an_error(lang: str) -> None:
    with pytest.raises(LookupError, match="goal-callo"):
        TEXTS.say("goal-callo", lang, done=2)
