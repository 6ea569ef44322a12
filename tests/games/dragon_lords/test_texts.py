"""Every word that Quest for the DragonLords shows exists in every language, can be said, and is needed."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from meadhall.bots.reasons import AGAINST, KEPT
from meadhall.games.dragon_lords import OPTIONS, DragonLords, messages, words
from meadhall.games.dragon_lords.board.scribe import Pen
from meadhall.games.dragon_lords.mind.contrast import FACTS
from meadhall.games.dragon_lords.reading import READING
from meadhall.games.dragon_lords.rules.course.ending import RULES as ENDINGS
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    COMPANION,
    PLACE,
    PROPHECY,
    QUEST,
    REALM,
    SCROLL,
    SEA,
    SPELL,
    TERRITORY,
    TREASURE,
    VOCABULARY,
)
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.domain import Domain
from meadhall.kernel.message import SEAT, Kind, Message
from tests.test_words import arguments, ids, samples

FOLDER = files("meadhall.games.dragon_lords") / "text"
TEXTS = DragonLords.texts

KINDS = [kind for kind in vars(messages).values() if isinstance(kind, Kind)]
DOMAINS = [domain for domain in (*vars(words).values(), messages.SIDE) if isinstance(domain, Domain)]
CHOICES = {choice for option in OPTIONS for choice in option.choices}
"""Two options may have a number in common."""
WORDS = {word for domain in DOMAINS for word in domain.words if not word.isdecimal()}
NEEDED = [
    *(kind.key for kind in KINDS),
    *(f"do-{key}" for key in VOCABULARY.verbs),
    *(f"word-{word}" for word in sorted(WORDS)),
    *(f"word-piece-{word}" for word in words.TREASURE.words),
    *(f"option-{option.name}" for option in OPTIONS),
    *(f"option-{option.name}-name" for option in OPTIONS),
    *(f"choice-{choice}" for choice in sorted(CHOICES)),
    "game-words",
    *(f"ending-{ending}" for ending in ENDINGS),
    *(f"topic-{topic}" for topic in READING),
    *(f"topic-{topic}-help" for topic in READING),
    *(kind.key for kind in (*DragonLords.mind.aspects, *DragonLords.mind.plans)),
    *(kind.key + way for kind in DragonLords.mind.aspects for way in (AGAINST, KEPT)),
    *(kind.key for kind in FACTS),
    *(f"style-{style}" for style in DragonLords.mind.styles if style != "balanced"),
]
ELVES, DWARVES, ORCS, NEUTRAL = map(messages.SIDE.find, ("elves", "dwarves", "orcs", "neutral"))
FIRST_RULE = {TREASURE: (20, 10), COMPANION: (17, 30), PROPHECY: (18, 7), QUEST: (19, 29)}
"""The chapter and number of the rule about the first card of a deck; the others follow in order."""

TWICE = re.compile(r"\b([^\W\d]+) \1\b", re.IGNORECASE)
"""A word that stands after itself."""

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def seated(message: Message) -> bool:
    """Whether everybody it speaks of sits at a full table."""
    said = zip(message.kind.domains, message.args, strict=True)
    return all(seat < DragonLords.seats[-1] for domain, seat in said if domain is SEAT)


def led(*leaders: int) -> DragonLordsState:
    """A world whose peoples, the Elves first, are led by these seats."""
    s = DragonLords().new(players=max(leaders) + 1)
    s.peoples = tuple(range(len(leaders)))
    s.leader = leaders
    return s


@pytest.fixture(scope="module")
def state() -> DragonLordsState:
    return led(0, 1, 2, 3)


def test_no_two_messages_need_the_same_id() -> None:
    assert len(NEEDED) == len(set(NEEDED))


@each_language
def test_the_file_holds_exactly_what_the_game_needs(lang: str) -> None:
    assert sorted(ids(FOLDER, lang)) == sorted(NEEDED)


def test_the_languages_speak_of_the_same_arguments() -> None:
    first, *others = (arguments(FOLDER, lang) for lang in LANGUAGES)
    for other in others:
        assert other == first


def test_everything_that_is_known_is_said() -> None:
    spoken = arguments(FOLDER, "en")
    assert {kind.key for kind in KINDS if set(kind.names) != spoken[kind.key]} == set()


@each_language
@pytest.mark.parametrize("kind", KINDS, ids=[kind.key for kind in KINDS])
def test_prompts_and_events_can_be_said(kind: Kind, lang: str, state: DragonLordsState) -> None:
    for message in samples(kind):
        if seated(message):
            said = TEXTS.message(message, state, lang)
            assert said.endswith("?" if kind.key.startswith("ask-") else "."), said
            assert "  " not in said, said
            assert not TWICE.search(said), said


@each_language
@pytest.mark.parametrize("key", VOCABULARY.verbs)
def test_options_can_be_said_and_told_apart(key: str, lang: str) -> None:
    actions = VOCABULARY.verbs[key].actions
    labels = {TEXTS.action(action, lang) for action in actions}
    assert len(labels) == len(actions)


@each_language
def test_options_begin_with_a_capital_letter(lang: str) -> None:
    for verb in VOCABULARY.verbs.values():
        label = TEXTS.action(verb.actions[0], lang)
        assert label[:1] == label[:1].upper(), label


@each_language
def test_words_of_a_domain_can_be_told_apart(lang: str) -> None:
    for domain in DOMAINS:
        assert len({TEXTS.word(word, lang) for word in domain.words}) == len(domain)


@each_language
def test_plain_messages_can_be_said(lang: str) -> None:
    for id in NEEDED:
        if id.startswith(("word-", "option-", "choice-", "ending-", "game-", "topic-")):
            assert TEXTS.say(id, lang)


@each_language
def test_lands_are_called_as_the_pack_has_them(lang: str) -> None:
    parts = DragonLords().components
    for word in TERRITORY.words:
        assert TEXTS.word(word, lang) == parts.territories[word].name
    for word in REALM.words:
        assert TEXTS.word(word, lang) == parts.realms[word].name


@each_language
@pytest.mark.parametrize("deck", FIRST_RULE, ids=[deck.name for deck in FIRST_RULE])
def test_cards_are_called_as_their_rules_are(deck: Domain, lang: str) -> None:
    chapter, first = FIRST_RULE[deck]
    for number, word in enumerate(deck.words, first):
        title = DragonLords.catalogue[f"DL-{chapter}.{number}"].title(lang)
        name = TEXTS.word(word, lang)
        assert name[:1].upper() + name[1:] == title


@each_language
@pytest.mark.parametrize(("domain", "chapter"), [(SPELL, 12), (SCROLL, 13)], ids=["spells", "scrolls"])
def test_magic_is_called_as_its_rules_are(domain: Domain, chapter: int, lang: str) -> None:
    titles = [rule.title(lang) for rule in DragonLords.catalogue.values() if rule.chapter == chapter]
    for word in domain.words:
        assert any(title.startswith(TEXTS.word(word, lang)) for title in titles), word


@each_language
def test_sea_zones_are_called_by_letter_and_number(lang: str) -> None:
    for word in SEA.words:
        assert TEXTS.word(word, lang).endswith(f" {word.upper()}")


@each_language
def test_topics_do_not_hide_an_action(lang: str) -> None:
    topics = {TEXTS.say(f"topic-{topic}", lang) for topic in READING} | set(READING)
    assert not topics & {verb.name for verb in VOCABULARY.verbs.values()}


@pytest.mark.parametrize(
    ("lang", "count", "goal", "said"),
    [
        ("en", 1, "k3", "The Dwarves move 1 unit from Isborg to sea zone K3."),
        ("en", 2, "party", "The Dwarves move 2 units from Isborg to the quest party."),
        ("de", 1, "k3", "Die Zwerge bewegen 1 Einheit von Isborg in die Seezone K3."),
        ("de", 2, "party", "Die Zwerge bewegen 2 Einheiten von Isborg zur Questgruppe."),
    ],
)
def test_a_sentence_counts_and_names_places(
    lang: str, count: int, goal: str, said: str, state: DragonLordsState
) -> None:
    message = Message(messages.BAND_MOVED, (DWARVES, count, PLACE.find("isborg"), PLACE.find(goal)))
    assert TEXTS.message(message, state, lang) == said


@pytest.mark.parametrize(
    ("lang", "moved", "sailed"),
    [
        ("en", "The Dwarves take 8 units from Hvalvik aboard ship 4.", "Ship 4 of the Dwarves sails to sea zone K3."),
        (
            "de",
            "Die Zwerge bringen 8 Einheiten von Hvalvik auf Schiff 4.",
            "Schiff 4 der Zwerge fährt in die Seezone K3.",
        ),
    ],
)
def test_ships_are_named_once(lang: str, moved: str, sailed: str, state: DragonLordsState) -> None:
    ship = words.SHIP.find("4")
    message = Message(messages.BAND_ABOARD, (DWARVES, 8, PLACE.find("hvalvik"), ship))
    assert TEXTS.message(message, state, lang) == moved
    assert TEXTS.message(Message(messages.SAILED, (DWARVES, ship, words.ZONE.find("k3"))), state, lang) == sailed


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The Orcs attack the neutrals in Solborg."),
        ("de", "Die Orks greifen in Solborg die Neutralen an."),
    ],
)
def test_neutral_units_fit_into_a_sentence(lang: str, said: str, state: DragonLordsState) -> None:
    message = Message(messages.COMBAT, (ORCS, NEUTRAL, words.ZONE.find("solborg")))
    assert TEXTS.message(message, state, lang) == said


@pytest.mark.parametrize(
    ("rival", "said"),
    [
        (DWARVES, "Die Elfen erbeuten von den Zwergen 1 Schriftrolle."),
        (ORCS, "Die Elfen erbeuten von den Orks 1 Schriftrolle."),
    ],
)
def test_german_declines_the_dwarves(rival: int, said: str, state: DragonLordsState) -> None:
    assert TEXTS.message(Message(messages.SCROLLS_TAKEN, (ELVES, rival, 1)), state, "de") == said


@pytest.mark.parametrize(
    ("lang", "people", "player"),
    [("en", "The Elves win.", "Player 1 wins."), ("de", "Die Elfen gewinnen.", "Spieler 1 gewinnt.")],
)
def test_a_people_wins_or_the_player_of_two(lang: str, people: str, player: str) -> None:
    message = Message(messages.WINS, (0,))
    assert TEXTS.message(message, led(0, 1, 2, 3), lang) == people
    assert TEXTS.message(message, led(0, 0, 1, 1), lang) == player


@pytest.mark.parametrize(
    ("lang", "mana", "said"),
    [
        ("en", 0, "The party of the Elves goes to the trail east of the northern village."),
        ("en", 2, "The party of the Elves goes to the trail east of the northern village for 2 mana."),
        ("de", 0, "Die Questgruppe der Elfen zieht auf den Pfad östlich des Dorfs im Norden."),
        ("de", 2, "Die Questgruppe der Elfen zieht für 2 Mana auf den Pfad östlich des Dorfs im Norden."),
    ],
)
def test_mana_for_a_move_is_named_if_there_was_any(lang: str, mana: int, said: str, state: DragonLordsState) -> None:
    assert TEXTS.message(Message(messages.PARTY_MOVED, (ELVES, words.SPACE.find("trail-1"), mana)), state, lang) == said


@pytest.mark.parametrize(
    ("kind", "args", "said"),
    [
        (messages.REINFORCED, (ELVES, "skeidvik", 5), "Die Elfen stellen 5 Einheiten in Skeidvik auf."),
        (messages.GOLD_STORED, (ELVES, "hrafnborg", 21), "Die Elfen bringen 21 Gold nach Hrafnborg."),
        (
            messages.PIECE_MOVED,
            (DWARVES, "decoy-2", "solborg", "glodheim"),
            "Die Zwerge bewegen Attrappe 2 von Solborg nach Glodheim.",
        ),
        (messages.COMBAT, (ELVES, DWARVES, "granheim"), "Die Elfen greifen in Granheim die Zwerge an."),
        (messages.COMBAT_WON, (ELVES, "granheim"), "Die Elfen haben den Kampf um Granheim gewonnen."),
        (messages.COMBAT_WON, (ELVES, "c8"), "Die Elfen haben den Kampf in der Seezone C8 gewonnen."),
        (messages.NOBODY_LEFT, ("vestgate",), "In Vestgate ist niemand übrig."),
        (messages.REVEALED, (ELVES, "king", "sotfell"), "Die Elfen decken in Sotfell den König auf."),
        (messages.SAILED, (ELVES, "3", "c8"), "Schiff 3 der Elfen fährt in die Seezone C8."),
        (messages.SHIP_DOCKED, (ELVES, "3", "samsey"), "Schiff 3 der Elfen legt in Samsey an."),
        (messages.PARTY_SET_OUT, (ELVES, "village-east"), "Eine Questgruppe der Elfen bricht zum Dorf im Osten auf."),
        (messages.UNITS_LOST, (NEUTRAL, 5), "Die Neutralen verlieren 5 Einheiten."),
        (messages.ASK_NAVAL, (ELVES, 0), "Kein Schiff der Elfen kann fahren: Was tun sie sonst in der Seephase?"),
        (messages.ASK_NAVAL, (ELVES, 1), "Mit welchem Schiff fahren die Elfen, oder wer teleportiert sich?"),
        (messages.ASK_CLAIM_KINGDOM, (DWARVES,), "Welches Königreich beanspruchen die Zwerge?"),
        (messages.SCROLL_READ, (ELVES, "nifleheim"), "Die Elfen lesen die Schriftrolle „Niflheim“."),
        (messages.CLAIMED, (ELVES, "bjarkwood"), "Die Elfen beanspruchen Bjarkvid."),
        (messages.CLAIMED, (ELVES, "drakeheath"), "Die Elfen beanspruchen Drakhed."),
        (messages.MONSTERS_HURT, ("fire-elemental", 2, 1), "2 Treffer gegen Feuerelementare, 1 erschlagen."),
        (
            messages.MONSTERS_ATTACK,
            ("spider", 3, 3, 6),
            "3 Spinnen greifen an (Angriff 3, Verteidigung 6).",
        ),
        (
            messages.MONSTERS_ATTACK,
            ("dragon", 1, 6, 12),
            "Ein Monster greift an: Drache (Angriff 6, Verteidigung 12).",
        ),
        (messages.AMOUNT_ROLLED, (DWARVES, 5), "Die Zwerge würfeln, um wie viel es geht: 5."),
    ],
)
def test_german_puts_places_and_pieces_into_the_sentence(
    kind: Kind, args: tuple[int | str, ...], said: str, state: DragonLordsState
) -> None:
    numbers = []
    for arg, domain in zip(args, kind.domains, strict=True):
        if isinstance(arg, str):
            assert domain is not None
            arg = domain.find(arg)
        numbers.append(arg)
    assert TEXTS.message(Message(kind, tuple(numbers)), state, "de") == said


@pytest.mark.parametrize(
    ("lang", "action", "asked", "said"),
    [
        ("en", "to askvik", "ask-summon", "In Askvik"),
        ("de", "to askvik", "ask-summon", "In Askvik"),
        ("de", "to c8", "ask-launch", "In der Seezone C8"),
        ("en", "to askvik", "ask-odronir", "In Askvik"),
        ("de", "to askvik", "ask-hatch", "In Askvik"),
        ("en", "to askvik", "ask-teleport", "To Askvik"),
        ("de", "to askvik", "ask-teleport", "Nach Askvik"),
        ("en", "embark 1", "ask-aboard", "Aboard ship 1"),
        ("de", "embark 1", "ask-aboard", "An Bord von Schiff 1"),
        ("de", "embark 1", "ask-naval", "Mit Schiff 1 fahren"),
        ("de", "bring king", "ask-band", "Den König mitnehmen"),
        ("en", "bring king", "ask-band", "Bring the King along"),
        ("de", "reveal king", "ask-prepare", "Den König aufdecken"),
        ("de", "buy torch", "ask-village", "Eine Fackel kaufen"),
        ("en", "buy elixir", "ask-village", "Buy an elixir"),
        ("de", "give gungnir", "ask-bestow", "Dem Träger von Gungnir geben"),
        ("de", "dismiss pilgrim", "ask-dismiss", "Den grauen Pilger fortschicken"),
    ],
)
def test_an_option_answers_its_question(lang: str, action: str, asked: str, said: str) -> None:
    assert TEXTS.action(VOCABULARY.parse(action), lang, asked) == said


@pytest.mark.parametrize(
    ("lang", "who", "said"),
    [
        ("de", "Elfen", "Die Elfen tun nichts weiter."),
        ("de", "Spieler 1", "Spieler 1 tut nichts weiter."),
        ("en", "Elves", "The Elves do nothing more."),
        ("en", "player 1", "Player 1 does nothing more."),
    ],
)
def test_who_does_nothing_more_is_told_in_a_sentence(lang: str, who: str, said: str) -> None:
    assert TEXTS.deed(VOCABULARY.parse("pass"), who, lang, "ask-missiles") == said


@pytest.mark.parametrize(
    ("lang", "id", "args", "said"),
    [
        ("de", "more", {"seat": "Elfen"}, "Was die Elfen haben"),
        ("de", "battle-for", {"place": "Seezone C8"}, "Der Kampf in der Seezone C8"),
        ("de", "battle-for", {"place": "Solborg"}, "Der Kampf um Solborg"),
        ("en", "battle-for", {"place": "sea zone C8"}, "The battle in sea zone C8"),
        ("de", "leads-to", {"village": "Dorf im Osten"}, "der Weg führt zum Dorf im Osten"),
        ("de", "piece-at", {"piece": "König", "people": "Elfen", "place": "Solborg"}, "König der Elfen in Solborg."),
        ("de", "aboard-one", {"number": 1, "place": "Ternvik"}, "An Bord von Schiff 1 in Ternvik"),
        ("en", "aboard-one", {"number": 1, "place": "Ternvik"}, "Aboard ship 1 in Ternvik"),
    ],
)
def test_the_picture_puts_places_into_the_sentence(lang: str, id: str, args: dict[str, str | int], said: str) -> None:
    assert Pen(lang).write(id, **args) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_somebody_does_is_told_in_a_sentence(lang: str) -> None:
    """And not as an order after a colon, as an option is called. Dice and draws are fate's."""
    who = {"en": "Player 2", "de": "Spieler 2"}[lang]
    fates = {"roll", "crystal", *(f"roll-{n}" for n in range(2, 7))}
    for verb in VOCABULARY.verbs.values():
        if verb.key in fates or verb.key.startswith("draw-"):
            continue
        told = {TEXTS.deed(action, who, lang) for action in verb.actions}
        assert [one for one in told if not re.fullmatch(rf"{who} [^{{}}]+\.", one)] == []


def test_peoples_stand_in_the_dative_where_german_wants_it() -> None:
    """In this case the Dwarves take an ending, which their bare name has not."""
    bare = re.compile(r"\b(?:von|mit|bei|zu|nach|aus|gegenüber) den \{ \$people \}")
    found = [file.name for file in Path(str(FOLDER)).rglob("de.ftl") if bare.search(file.read_text("utf-8"))]
    assert not found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_in_few_words_fits_one_player_and_many(lang: str) -> None:
    """It follows a name: peoples have a plural, players have none, so it says what was done and not what they do."""
    told = (FOLDER / f"{lang}.ftl").read_text("utf-8")
    short = (FOLDER / "telling" / f"{lang}.ftl").read_text("utf-8")
    verbs = dict(re.findall(r"^([\w-]+) = (?:The|Die) \{ \$\w+ \} (\w+)", told, re.MULTILINE))
    phrases = re.findall(r"^short-([\w-]+) = ((?:.|\n(?![\w#]))*)", short, re.MULTILINE)
    assert len(verbs.keys() & {key for key, _ in phrases}) > 10
    # What is cast was cast by one and by many.
    found = [verbs[key] for key, said in phrases if key in verbs and re.search(rf"\b{verbs[key]}\b", said)]
    assert set(found) <= {"cast"}
