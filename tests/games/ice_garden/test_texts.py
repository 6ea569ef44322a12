"""German and English sentences of the Ice Garden, as they must read."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import meadhall
from meadhall.games.ice_garden import IceGarden, messages
from meadhall.games.ice_garden.board.foresight import listed
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import LEVEL, PIECE, VOCABULARY
from meadhall.kernel.message import SEAT, Kind, Message
from meadhall.server.drawing import options as options_of

TEXTS = IceGarden.texts
GAME = meadhall.load("ice-garden")
FJOLLSFINN, VAN_DYKEN, FREIHOFF, CALLO = range(4)
A, B, C, D, E, F, G, H = range(8)


@pytest.fixture(scope="module")
def state() -> IceGardenState:
    assert isinstance(GAME, IceGarden)
    return GAME.new(players=4, characters="fjollsfinn,van-dyken,freihoff,callo")


@pytest.mark.parametrize(
    ("kind", "args", "said"),
    [
        (messages.PAID, (CALLO, 2, 2), "Callo zahlt 2 M-Faktoren."),
        (messages.PAID, (CALLO, 2, 1), "Callo zahlt 1 M-Faktor."),
        (messages.GAINED, (CALLO, 0, 3), "Callo erhält 3 Bevölkerung."),
        (messages.PLANNED, (CALLO, 3, 2), "Callo plant den Unersättlichen Berg auf Platz 2."),
        (messages.FIELD_TURN, (CALLO, 3), "Callo nutzt einen Marker auf dem Feld „Unersättlicher Berg“."),
        (messages.ASK_GORGE, (), "Was nimmst oder tauschst du im Schlangenhals?"),
        (messages.ASK_MAKING, (2, 24), "Was erschaffst du als Nächstes (Toter Schnee: 2 von 24)?"),
        (messages.MARKER_PLACED, (CALLO, A), "Callo setzt einen Marker an die Segelküste (A)."),
        (messages.MARKER_PLACED, (CALLO, B), "Callo setzt einen Marker auf die Frosthöhen (B)."),
        (messages.MARKER_PLACED, (CALLO, D), "Callo setzt einen Marker in die Wolfswälder (D)."),
        (messages.TILE_LAID, (CALLO, C), "Callo legt eine Regionspunktetafel ins Glutland (C)."),
        (messages.TORMENTED, (CALLO, F), "Callo legt einen Albtraummarker ans Schlangenufer (F)."),
        (messages.SUMMONED, (CALLO, 1, A), "Eine Einheit von Callo erscheint an der Segelküste (A): Faun."),
        (messages.SUMMONED, (CALLO, 0, D), "Eine Einheit von Callo erscheint in den Wolfswäldern (D): Wilde Kinder."),
        (messages.RESERVE_FOUND, (H,), "In den Nahel-Sanden (H) liegt eine Magische Reserve."),
        (messages.RESERVE_FOUND, (E,), "Im Tal der Trauer (E) liegt eine Magische Reserve."),
        (messages.TOWER_BUILT, (FREIHOFF, B), "Freihoff baut auf den Frosthöhen (B) einen Roten Turm."),
        (messages.TOWER_BUILT, (FREIHOFF, F), "Freihoff baut am Schlangenufer (F) einen Roten Turm."),
        (
            messages.MOVED,
            (CALLO, 0, 1, E, B),
            "Callo bewegt einen Marker vom Tal der Trauer (E) zu den Frosthöhen (B).",
        ),
        (
            messages.MOVED,
            (CALLO, 1, 2, D, G),
            "Callo bewegt 2 Einheiten (Wilde Kinder) von den Wolfswäldern (D) ins Eisengras (G).",
        ),
        (
            messages.RESERVE_MOVED,
            (H, D),
            "Eine Magische Reserve wandert von den Nahel-Sanden (H) zu den Wolfswäldern (D).",
        ),
        (messages.DOMINATES, (CALLO, G), "Callo dominiert das Eisengras (G)."),
        (messages.REMOVED, (CALLO, 2, D), "Eine Einheit von Callo verlässt die Wolfswälder (D): Albtraum."),
        (messages.LOCKED, (H,), "Der Albtraum schließt die Nahel-Sande (H) ein."),
        (
            messages.ASK_CROSS,
            (D, E),
            "Wer überquert den Eisfluss zwischen den Wolfswäldern (D) und dem Tal der Trauer (E)?",
        ),
        (messages.TOKEN_RECEIVED, (CALLO,), "Callo erhält einen Vuko-Marker."),
    ],
)
def test_german_puts_regions_and_pieces_into_the_sentence(
    kind: Kind, args: tuple[int, ...], said: str, state: IceGardenState
) -> None:
    assert TEXTS.message(Message(kind, args), state, "de") == said


@pytest.mark.parametrize(
    ("kind", "args", "said"),
    [
        (messages.PAID, (CALLO, 2, 2), "Callo pays 2 M-factors."),
        (messages.MARKER_PLACED, (CALLO, A), "Callo places a marker on the Coast of Sails (A)."),
        (messages.MARKER_PLACED, (CALLO, C), "Callo places a marker in Ember Land (C)."),
        (messages.DOMINATES, (CALLO, D), "Callo dominates the Wolf Woods (D)."),
        (messages.LOCKED, (E,), "The nightmare locks the Vale of Sorrow (E)."),
    ],
)
def test_english_names_regions_with_their_articles(
    kind: Kind, args: tuple[int, ...], said: str, state: IceGardenState
) -> None:
    assert TEXTS.message(Message(kind, args), state, "en") == said


@pytest.mark.parametrize(
    ("lang", "action", "said"),
    [
        ("de", "influence D D", "Zwei Marker in D setzen"),
        ("de", "influence A B", "Je einen Marker in A und in B setzen"),
        ("en", "influence D D", "Place two markers in D"),
        ("en", "influence A B", "Place a marker each in A and in B"),
        ("de", "trade population population gold", "2 Bevölkerung gegen 1 Gold tauschen"),
        ("de", "trade m-factor m-factor gold", "2 M-Faktoren gegen 1 Gold tauschen"),
        ("de", "trade population gold m-factor", "1 Bevölkerung und 1 Gold gegen 1 M-Faktor tauschen"),
        ("en", "trade population population gold", "Trade 2 population for 1 gold"),
        ("de", "plan mountain", "Den Unersättlichen Berg planen"),
        ("de", "settle D", "Einen Marker in D setzen"),
        ("de", "tile C", "Die Tafel in C legen"),
    ],
)
def test_options_tell_what_is_the_same_twice(lang: str, action: str, said: str) -> None:
    assert TEXTS.action(VOCABULARY.parse(action), lang) == said


@pytest.mark.parametrize(
    ("lang", "action", "asked", "said"),
    [
        ("de", "carry 0 unit1", "ask-carry", "Fjollsfinn nimmt keine Stufe-1-Einheit mit."),
        ("de", "done", "ask-gorge", "Fjollsfinn nimmt nichts weiter."),
        ("en", "carry 0 marker", "ask-carry", "Fjollsfinn takes no marker along."),
    ],
)
def test_deeds_are_sentences(lang: str, action: str, asked: str, said: str) -> None:
    assert TEXTS.deed(VOCABULARY.parse(action), "Fjollsfinn", lang, asked) == said


@pytest.mark.parametrize(
    ("lang", "two", "one"),
    [
        ("de", "Zwei Marker in die Wolfswälder (D) setzen", "Einen Marker in die Wolfswälder (D) setzen"),
        ("en", "Place two markers in the Wolf Woods (D)", "Place one marker in the Wolf Woods (D)"),
    ],
)
def test_the_page_names_regions_in_its_options(lang: str, two: str, one: str) -> None:
    s = GAME.scenario(at="influence", callo=dict(units="1D", population=4), freihoff=dict(markers="B"))
    assert s.decision is not None
    labels = {option.action: option.label for option in options_of.choices(s.view(s.decision.seat), lang)}
    assert (labels["influence D D"], labels["influence D"]) == (two, one)


def test_regions_that_would_change_hands_are_listed() -> None:
    scribe = Scribe(GAME.new(players=2).view(0), "de")
    assert [listed(scribe, list(letters)) for letters in ("A", "AH", "ABH")] == ["A", "A und H", "A, B und H"]


ROOMS = files("meadhall.games.ice_garden") / "text"
WRITTEN = [ROOMS / "en.ftl", *(room / "en.ftl" for room in ROOMS.iterdir() if (room / "en.ftl").is_file())]
MOVING = re.compile(r"\bmov(?:e|es|ed|ing) (?:(?:your|an?|one|\{ \$\w+ \}) )?M-factor", re.IGNORECASE)


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.parent.name)
def test_m_factor_is_shifted_wherever_it_is_spoken_of(file: Path) -> None:
    """Moving is what markers and units do on the map."""
    assert MOVING.findall(file.read_text("utf-8")) == []


def test_units_are_called_by_their_names_wherever_it_is_known_whose_they_are(state: IceGardenState) -> None:
    named = [kind for kind in vars(messages).values() if isinstance(kind, Kind) and {LEVEL, PIECE} & set(kind.domains)]
    for kind in (kind for kind in named if SEAT in kind.domains):
        args = tuple(CALLO if domain is SEAT else 1 for domain in kind.domains)
        unit = "Faun" if LEVEL in kind.domains else "Wild Children"
        assert unit in TEXTS.message(Message(kind, args), state, "en"), kind.key
    assert len(named) > 6
