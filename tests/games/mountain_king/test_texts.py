"""Every word that Fall of the Mountain King shows exists in every language, can be said, and is needed."""

from __future__ import annotations

from importlib.resources import files

import pytest

from meadhall.bots.reasons import AGAINST, KEPT
from meadhall.games.mountain_king import OPTIONS, MountainKing, messages, words
from meadhall.games.mountain_king.mind.contrast import FACTS
from meadhall.games.mountain_king.reading import READING
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CARD, CELL, CHAMPION, HALL, SYMBOL, VOCABULARY
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.domain import Domain
from meadhall.kernel.message import SEAT, Kind, Message
from tests.test_words import arguments, ids, samples

GAME = files("meadhall.games.mountain_king") / "text"
TEXTS = MountainKing.texts

AS_WRITTEN = (CARD, CELL, HALL, SYMBOL)
"""Called by the letters and numbers of the notation in options, and else by what they show or where they are. Their
words overlap, so none of them has a message."""


def kinds() -> list[Kind]:
    found: list[Kind] = []
    for thing in vars(messages).values():
        if isinstance(thing, Kind):
            found.append(thing)
        elif isinstance(thing, tuple):
            found += thing
    return found


KINDS = kinds()
DOMAINS = [domain for domain in vars(words).values() if isinstance(domain, Domain) and domain not in AS_WRITTEN]
WORDS = {word for domain in DOMAINS for word in domain.words if not word.isdecimal()}
NEEDED = [
    *(kind.key for kind in KINDS),
    *(f"do-{key}" for key in VOCABULARY.verbs),
    *(f"word-{word}" for word in sorted(WORDS)),
    *(f"option-{option.name}" for option in OPTIONS),
    *(f"option-{option.name}-name" for option in OPTIONS),
    *(f"choice-{choice}" for option in OPTIONS for choice in option.choices),
    "game-words",
    "ending-honour",
    *(f"topic-{topic}" for topic in READING),
    *(f"topic-{topic}-help" for topic in READING),
    *(kind.key for kind in (*MountainKing.mind.aspects, *MountainKing.mind.plans)),
    *(kind.key for kind in FACTS),
    *(kind.key + way for kind in MountainKing.mind.aspects for way in (AGAINST, KEPT)),
    *(f"style-{style}" for style in MountainKing.mind.styles if style != "balanced"),
]

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def seated(message: Message) -> bool:
    """Whether everybody it speaks of sits at a full table."""
    said = zip(message.kind.domains, message.args, strict=True)
    return all(seat < MountainKing.seats[-1] for domain, seat in said if domain is SEAT)


@pytest.fixture(scope="module")
def state() -> MountainKingState:
    return MountainKing().new(players=5)


def test_no_two_messages_need_the_same_id() -> None:
    assert len(NEEDED) == len(set(NEEDED))


@each_language
def test_the_file_holds_exactly_what_the_game_needs(lang: str) -> None:
    assert sorted(ids(GAME, lang)) == sorted(NEEDED)


def test_the_languages_speak_of_the_same_arguments() -> None:
    first, *others = (arguments(GAME, lang) for lang in LANGUAGES)
    for other in others:
        assert other == first


@each_language
@pytest.mark.parametrize("kind", KINDS, ids=[kind.key for kind in KINDS])
def test_prompts_and_events_can_be_said(kind: Kind, lang: str, state: MountainKingState) -> None:
    for message in samples(kind):
        if seated(message):
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
    for domain in [*DOMAINS, *AS_WRITTEN]:
        assert len({TEXTS.word(word, lang) for word in domain.words}) == len(domain)


@each_language
def test_what_is_called_as_it_is_written_has_no_message(lang: str) -> None:
    for word in (*CARD.words, *CELL.words, *HALL.words):
        assert TEXTS.word(word, lang) == word


@each_language
def test_plain_messages_can_be_said(lang: str) -> None:
    for id in NEEDED:
        if id.startswith(("word-", "option-", "choice-", "ending-", "game-", "topic-")):
            assert TEXTS.say(id, lang)


@each_language
def test_champions_are_called_the_same_everywhere(lang: str) -> None:
    game = MountainKing()
    for number, word in enumerate(CHAMPION.words, 1):
        assert TEXTS.word(word, lang) == game.catalogue[f"MK-15.{number}"].title(lang)
        assert TEXTS.word(word, "en") == game.components.champions[word].name


@each_language
def test_topics_do_not_hide_an_action(lang: str) -> None:
    topics = {TEXTS.say(f"topic-{topic}", lang) for topic in READING} | set(READING)
    assert not topics & {verb.name for verb in VOCABULARY.verbs.values()}


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [
        ("en", 1, "moves 1 Troll from Moss 1 to Lair 1a."),
        ("en", 2, "moves 2 Trolls from Moss 1 to Lair 1a."),
        ("de", 1, "bewegt 1 Troll von Moos 1 nach Bau 1a."),
        ("de", 2, "bewegt 2 Trolle von Moos 1 nach Bau 1a."),
    ],
)
def test_a_sentence_counts_and_names_places(lang: str, count: int, said: str, state: MountainKingState) -> None:
    message = Message(messages.MOVED, (1, count, words.CAVERN.find("moss1"), words.CAVERN.find("lair-1a")))
    assert TEXTS.message(message, state, lang).endswith(said)


@pytest.mark.parametrize(("number", "said"), [(1, "Wave I begins."), (2, "Wave II begins."), (3, "Wave III begins.")])
def test_waves_have_roman_numbers(number: int, said: str, state: MountainKingState) -> None:
    assert TEXTS.message(Message(messages.WAVE, (number,)), state) == said


BLUE, RED, BLACK = range(3)


@pytest.mark.parametrize(
    ("lang", "kind", "args", "said"),
    [
        ("de", messages.POSTED, (BLACK, "ice3"), "Schwarz stellt einen Troll in Eis 3."),
        (
            "de",
            messages.CARD_DEALT,
            (BLACK, "a02"),
            "Schwarz zieht die Karte „Einfluss, Einfluss über Vorrücken, Vorrücken“.",
        ),
        (
            "en",
            messages.CARD_DEALT,
            (BLACK, "a02"),
            "Black draws the card “Influence, Influence over Advance, Advance”.",
        ),
        (
            "de",
            messages.CARD_LAID,
            (BLACK, "a02", "f4"),
            "Schwarz legt ab Spalte 6, Reihe 4 die Karte „Einfluss, Einfluss über Vorrücken, Vorrücken“.",
        ),
        (
            "de",
            messages.COVERED,
            (RED, "gnome", "e4"),
            "Rot deckt in Spalte 5, Reihe 4 ein Symbol für die Aktion Gnom ab.",
        ),
        (
            "de",
            messages.COVERED,
            (RED, "gnome", "nyssa"),
            "Rot deckt bei Nyssa Eulenohr ein Symbol für die Aktion Gnom ab.",
        ),
        ("en", messages.COVERED, (RED, "gnome", "e4"), "Red covers a symbol in column 5, row 4 for Gnome."),
        ("de", messages.HALL_DEALT, ("h7", 8), "Die Große Halle zwischen Feuer und Moos ist 8 Ehre wert."),
        ("en", messages.HALL_LOST, ("h8",), "The Great Hall in Moss falls to the Gnomes."),
        ("de", messages.SPACE_USED, (RED, "move", 1), "Rot nutzt am Rad das Feld „Trolle bewegen“ mit dem Wert 1."),
        (
            "de",
            messages.SHOVED,
            (BLACK, BLACK, "ice1", "ice2"),
            "Schwarz bewegt einen eigenen Troll aus Eis 1 nach Eis 2.",
        ),
        (
            "de",
            messages.SHOVED,
            (BLACK, RED, "ice1", "ice2"),
            "Schwarz bewegt einen Troll von Rot aus Eis 1 nach Eis 2.",
        ),
        ("en", messages.SHOVED, (RED, RED, "ice1", "ice2"), "Red moves one of its own Trolls from Ice 1 to Ice 2."),
        ("de", messages.CHAMPION_CHOSEN, (RED, "grumle"), "Rot wählt Grumle den Alten."),
        ("de", messages.PAWN_GONE, (RED, "bolvir"), "Rot nimmt Bolvir den Unbegrabenen vom Spielplan."),
    ],
)
def test_sentences_name_things_by_what_they_show(lang: str, kind: Kind, args: tuple[int | str, ...], said: str) -> None:
    numbers = []
    for arg, domain in zip(args, kind.domains, strict=True):
        if isinstance(arg, str):
            assert domain is not None
            arg = domain.find(arg)
        numbers.append(arg)
    assert TEXTS.message(Message(kind, tuple(numbers)), MountainKing().new(players=3), lang) == said


@pytest.mark.parametrize(
    ("action", "asked", "said"),
    [
        ("pass", "ask-wilds", "Schwarz deckt keinen Joker ab."),
        ("done", "ask-muster", "Schwarz schickt niemanden sonst."),
    ],
)
def test_german_tells_deeds_in_sentences(action: str, asked: str, said: str) -> None:
    assert TEXTS.deed(VOCABULARY.parse(action), "Schwarz", "de", asked) == said


@pytest.mark.parametrize(
    ("action", "asked", "said"),
    [
        ("post ice3", "ask-post", "Einen Troll in Eis 3 aufstellen"),
        ("keep grumle", "ask-keep", "Grumle den Alten behalten"),
        ("retreat lair-7a", "ask-retreat", "Nach Bau 7a gehen"),
        ("retreat lair-7a", "ask-carry-home", "In Bau 7a"),
    ],
)
def test_german_options_are_whole(action: str, asked: str, said: str) -> None:
    assert TEXTS.action(VOCABULARY.parse(action), "de", asked) == said
