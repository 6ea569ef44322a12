"""A few words for rule tests: those of all games, and what lies where in the world."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PEOPLE, PIECE, PLACE
from meadhall.kernel.message import Event, shown_to
from tests.books import table
from tests.books.table import answers, asked, coast, events, options, question, why, winners

__all__ = [
    "answers", "asked", "assault", "battle", "coast", "company", "dice", "events", "gold", "guests", "heard", "holder",
    "hush", "kinds", "lands", "mana", "options", "party", "people", "perish", "play", "question", "sea_battle", "seen",
    "ship", "slay", "stored", "told", "tools", "units", "where", "why", "winners",
]  # fmt: skip


def hush(s: DragonLordsState) -> list[Event]:
    """Pass for those who are asked although they can say nothing; return all that happened."""
    happened: list[Event] = []
    while s.decision is not None and s.decision.empty:
        happened += s.apply(s.decision.options[0])
    return happened


def play(s: DragonLordsState, *texts: str) -> list[Event]:
    """Do one thing after the other, answers of fate included; who can say nothing passes by itself."""
    happened: list[Event] = []
    for text in texts:
        happened += table.play(s, text) + hush(s)
    return happened


def people(s: DragonLordsState, name: str) -> dict[str, Any]:
    """What a people has, as the document of the position tells it."""
    found: dict[str, Any] = s.position()["peoples"][name]
    return found


def lands(s: DragonLordsState, name: str) -> dict[str, int]:
    """The territories of a people ("neutral" too) and its units in each."""
    found: dict[str, int] = s.position()["neutral"] if name == "neutral" else people(s, name).get("lands", {})
    return found


def units(s: DragonLordsState, name: str, place: str) -> int:
    """How many units of a people are at a place: a territory, "ship-1", "party"; among enemies too."""
    return s.count(PEOPLE.find(name), PLACE.find(place))


def holder(s: DragonLordsState, territory: str) -> str | None:
    """Who holds a territory: a people, "neutral" or nobody."""
    sides = (*s.position()["peoples"], "neutral")
    return next((name for name in sides if territory in lands(s, name)), None)


def guests(s: DragonLordsState) -> dict[str, tuple[int, int]]:
    """Where units of the active people stand among enemies: those who walked or landed, and those who teleported."""
    return {zone: (one.get("walked", 0), one.get("beamed", 0)) for zone, one in s.position()["guests"].items()}


def where(s: DragonLordsState, name: str, piece: str) -> str | None:
    """Where a piece of a people is; nowhere if it is not in play."""
    at = s.where(PEOPLE.find(name), PIECE.find(piece))
    return None if at < 0 else PLACE.words[at]


def ship(s: DragonLordsState, number: int) -> tuple[str, str | None, int] | None:
    """Where a ship is, whose it is and how many are aboard; None if it is in the box."""
    found = s.position()["ships"].get(str(number))
    return None if found is None else (found["at"], found.get("owner"), found.get("units", 0))


def party(s: DragonLordsState, name: str) -> str | None:
    """The space where the quest party of a people stands; None if it has none."""
    found = people(s, name).get("party")
    return str(found["at"]) if found else None


def company(s: DragonLordsState, name: str) -> list[str]:
    """The companions of a party."""
    return list((people(s, name).get("party") or {}).get("companions", ()))


def tools(s: DragonLordsState, name: str) -> dict[str, int]:
    """The tools of a party."""
    found: dict[str, int] = (people(s, name).get("party") or {}).get("tools", {})
    return found


def stored(s: DragonLordsState, name: str) -> dict[str, int]:
    """The tools that wait at home."""
    found: dict[str, int] = people(s, name).get("store", {})
    return found


def mana(s: DragonLordsState, name: str) -> int:
    return s.mana[PEOPLE.find(name)]


def gold(s: DragonLordsState, name: str) -> int:
    """All the gold in the Kingdoms of a people."""
    return s.gold_of(PEOPLE.find(name))


def told(happened: Iterable[Event], key: str) -> list[dict[str, str | int]]:
    """What the events of one kind said."""
    return [event.words() for event in happened if event.key == key]


def heard(happened: Iterable[Event], viewer: int | None) -> str:
    """All that a seat learns from what happened, in one text; None is a spectator."""
    return " ".join(f"{event.key} {event.words()}" for event in shown_to(list(happened), viewer))


def kinds(s: DragonLordsState) -> set[str]:
    """The first words of what may be done: "attack", "done"."""
    return {option.split()[0] for option in options(s)}


def seen(s: DragonLordsState, viewer: int | None) -> DragonLordsState:
    """The position as a seat may know it; None is a spectator."""
    position = s.view(viewer).position
    assert isinstance(position, DragonLordsState)
    return position


def assault(s: DragonLordsState, goal: str, *sent: str, origin: str | None = None) -> list[Event]:
    """Attack a territory with "send 3" or "bring king", from the only place or a named one, and with nobody else."""
    happened = play(s, f"attack {goal}")
    if question(s) in ("ask-muster", "ask-muster-more"):
        happened += play(s, f"from {origin}")
    happened += play(s, *sent)
    while s.decision is not None and question(s) in ("ask-band", "ask-muster-more"):
        happened += play(s, "done")
    return happened


def battle(game: DragonLords, zone: str, walked: int, held: int, **parts: Any) -> DragonLordsState:
    """The first people named attacks the second where it cannot retreat from; both have a Kingdom elsewhere."""
    attacker, defender = [name for name in parts if name in PEOPLE.words][:2]
    parts[attacker] = {"lands": "solborg:5", "king": "solborg", **parts[attacker]}
    parts[defender] = {"lands": f"hrafnborg:5 {zone}:{held}", "king": "hrafnborg", **parts[defender]}
    return game.scenario(at="battle", zone=zone, active=attacker, guests=f"{zone}:{walked}", **parts)


def sea_battle(game: DragonLords, zone: str, entered: int, lay: int, **parts: Any) -> DragonLordsState:
    """The first people named has sailed with a ship into the blockade of the second; both have a Kingdom elsewhere."""
    attacker, defender = [name for name in parts if name in PEOPLE.words][:2]
    parts[attacker] = {"lands": "solborg:5", "king": "solborg", "ships": f"1:{zone}:{entered}", **parts[attacker]}
    parts[defender] = {"lands": "hrafnborg:5", "king": "hrafnborg", "ships": f"2:{zone}:{lay}", **parts[defender]}
    return game.scenario(at="battle", zone=zone, active=attacker, **parts)


def dice(s: DragonLordsState) -> int:
    """How many dice are thrown now."""
    return len(next(iter(answers(s))).split()) - 1


def slay(s: DragonLordsState) -> list[Event]:
    """The party hits with every die and the monsters with none, until they are gone; return all that happened."""
    return _brawl(s, party=0, monsters=-1)


def perish(s: DragonLordsState) -> list[Event]:
    """The monsters hit with every die and the party with none, until it is gone; return all that happened."""
    return _brawl(s, party=-1, monsters=0)


def _brawl(s: DragonLordsState, party: int, monsters: int) -> list[Event]:
    """Answers of fate stand from the lowest to the highest; monsters roll first in a round, and nobody does more."""
    happened: list[Event] = []
    while s.fight is not None:
        if s.fate is not None:
            answer = s.fate.outcomes[party if s.fight.dice[0] else monsters][0]
        else:
            assert s.decision is not None
            answer = s.decision.options[0]
        happened += s.apply(answer)
    return happened
