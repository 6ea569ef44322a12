"""The table of a scenario: what was given of mountain, Clans and Champions, and around it what follows from that."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from meadhall.games.mountain_king.facts import EARLY, LATE, WAVES, Facts
from meadhall.games.mountain_king.scenario.beginnings import AWARDED, LAST, SETUP
from meadhall.games.mountain_king.scenario.seats import A_COUNT, A_PLACE, Seats, taken_from
from meadhall.games.mountain_king.words import CHAMPION, CLAN, HALL, PLANK_TILE
from meadhall.kernel.errors import ScenarioError
from meadhall.kernel.scenario import Given, counts, entries, find, places, words

PLAIN = ("wheel", "swarm", "fallen", "start")
"""Fields of the position that a scenario sets as they are."""


def document_of(at: str, seats: Seats, given: Given) -> dict[str, Any]:
    """A whole position as a document."""
    facts, colours = seats.s.facts, seats.colours
    gone = words(given.take("gone", ()), "gone")
    wave = wave_of(at, seats, gone, given)
    discards = words(given.take("discards", ()), "discards")
    return {
        "swarm": CLAN.words[0],
        **{name: given.take(name, None) for name in PLAIN if name in given.parts},
        "wave": wave,
        "active": given.take("active", None),
        "seats": seats.document(wave, discards),
        "gnomes": gnomes(given.take("gnomes", {}), colours),
        "by_wheel": by_wheel(given.take("by_wheel", 0)),
        "mixed": given.take("mixed", []),
        "gates": gates(given.take("gates", ()), facts.gate_cards, colours),
        "halls": halls(counts(given.take("halls", {}), "halls", A_COUNT), facts),
        "planks": planks(places(given.take("planks", {}), "planks", A_PLACE)),
        "votes": standings("votes", given, seats),
        "display": display(at, wave, seats, gone, given),
        "gone": gone,
        "discards": [{"card": card, "seen_by": list(colours)} for card in discards],
        "seizable": words(given.take("seizable", ()), "seizable"),
        "marched": words(given.take("marched", ()), "marched"),
    }


def wave_of(at: str, seats: Seats, gone: list[str], given: Given) -> int:
    """The Wave given; else the first that fits the place and the Champions that are held or gone."""
    wave = given.number("wave", 0 if at in SETUP else WAVES if at in LAST else first_wave(at, seats, gone))
    if wave > WAVES:
        raise ScenarioError("wave", f"there are {WAVES}")
    if at in SETUP and wave:
        raise ScenarioError("wave", f"{at} comes before the first")
    return wave


def first_wave(at: str, seats: Seats, gone: list[str]) -> int:
    """The first in which the Champions that are held or gone can have been awarded by now."""
    out = seats.held() | set(gone)
    for deck, wave in ((LATE, WAVES), (EARLY, 1 if at in AWARDED else 2)):
        if any(CHAMPION.words[champion] in out for champion in seats.s.facts.decks[deck]):
            return wave
    return 1


# --- the mountain ---------------------------------------------------------------------------------


def gnomes(value: Any, colours: tuple[str, ...]) -> dict[str, Any]:
    if isinstance(value, Mapping):
        return {name: tokens(str(name), given, colours) for name, given in value.items()}
    found = {}
    for word in words(value, "gnomes"):
        name, _, given = word.partition(":")
        found[name] = tokens(word, given or "?", colours)
    return found


def tokens(word: str, given: Any, colours: tuple[str, ...]) -> Any:
    """'2/1' are two tokens that all know, '?' is one that nobody knows, '3@blue+red' is known to these two."""
    if not isinstance(given, (str, int)):
        return given
    found: list[dict[str, Any]] = []
    for token in str(given).split("/"):
        shape = re.fullmatch(r"(\?|[1-3])(?:@([a-z+]+))?", token)
        if not shape:
            why = f"{word!r} should be a cavern and its tokens, such as fire3:2/? or fire3:1@blue"
            raise ScenarioError("gnomes", why)
        if shape[1] == "?":
            found.append({"strength": None, "known_to": []})
        else:
            found.append({"strength": int(shape[1]), "known_to": knowers(shape[2], colours)})
    return found


def knowers(named: str | None, colours: tuple[str, ...]) -> list[str]:
    """Those who are named, or everybody."""
    return named.split("+") if named else list(colours)


def by_wheel(value: Any) -> Any:
    return (value, 0, 0) if isinstance(value, int) else value


def gates(value: Any, cards: int, colours: tuple[str, ...]) -> list[Any]:
    """Cards that are not given are face down."""
    found: list[Any] = []
    for word in entries(value, "gates"):
        if isinstance(word, str):
            clan, _, known = word.partition("@")
            word = {} if clan == "?" else {"clan": clan, "known_to": knowers(known, colours)}
        found.append(word)
    return found + [{}] * (cards - len(found))


def halls(given: dict[str, Any], facts: Facts) -> dict[str, Any]:
    """Halls that are not given have 4, 8, 12, 4 and so on, as far as the tokens last."""
    for name in given:
        find(HALL, name, "halls")
    left = list(facts.parts.halls.tokens)
    for value in given.values():
        if value in left:
            left.remove(value)
    values = sorted(set(facts.parts.halls.tokens))
    found: dict[str, Any] = {}
    for hall, around in enumerate(facts.halls):
        if around and HALL.words[hall] not in given:
            found[HALL.words[hall]] = taken_from(left, values[hall % len(values)])
    return found | given


# --- Clans and Champions --------------------------------------------------------------------------


def planks(given: dict[str, str]) -> dict[str, str]:
    """Planks that are not given have the tiles in their order, as far as they are left."""
    for name in given:
        find(CLAN, name, "planks")
    left = [tile for tile in PLANK_TILE.words if tile not in given.values()]
    found = dict(given)
    for clan, tile in zip(CLAN.words, PLANK_TILE.words, strict=True):
        if clan not in given:
            found[clan] = taken_from(left, tile)
    return found


def standings(part: str, given: Given, seats: Seats) -> dict[str, Any]:
    """Votes by Clan, or Influence by Champion: those of the seats in order, unless given as a whole."""
    found: dict[str, Any] = {}
    for colour, parts in seats.parts.items():
        for name, count in parts.get(part, {}).items():
            found.setdefault(name, []).append((colour, count))
    for standing in found.values():
        standing.sort(key=lambda one: -one[1])
    whole = given.take(part, {})
    if not isinstance(whole, Mapping):
        raise ScenarioError(part, 'must be a mapping such as {"ice": "red:2 blue:2"}')
    for name, standing in whole.items():
        short = isinstance(standing, (str, Mapping))
        found[name] = list(counts(standing, part, A_COUNT).items()) if short else standing
    return found


def display(at: str, wave: int, seats: Seats, gone: list[str], given: Given) -> list[dict[str, Any]]:
    """The Champions given, or those with Influence and the first of the deck that are left."""
    influence = standings("influence", given, seats)
    shown = given.take("display", None)
    champions = list(influence) if shown is None else words(shown, "display")
    if shown is None and at == "award" and "champion" in given.parts:
        champions = list(dict.fromkeys([given.take("champion", ""), *champions]))
    elif shown is None and at not in AWARDED:
        facts = seats.s.facts
        ahead = wave + (at == "next-wave")
        deck = [CHAMPION.words[champion] for champion in facts.decks[LATE if ahead == WAVES else EARLY]]
        used = {*champions, *seats.held(), *gone}
        champions += [name for name in deck if name not in used]
        champions = champions[: max(facts.display, len(influence))]
    for champion in influence:
        if champion not in champions:
            raise ScenarioError("influence", f"{champion} is not on display")
    return [{"champion": champion, "influence": influence.get(champion, [])} for champion in champions]
