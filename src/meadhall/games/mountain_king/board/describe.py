"""What there is to say beside the picture: phrases for the top bar, and sentences about places."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.draw.writing import capital
from meadhall.games.mountain_king.ancestry import CELLS, QUADRANTS
from meadhall.games.mountain_king.board.moment import BATTLE, OVER, PHASES, SETUP, laying, phase
from meadhall.games.mountain_king.board.scribe import ROMAN, Scribe
from meadhall.games.mountain_king.champions import battles
from meadhall.games.mountain_king.facts import DRAFTED, LAID, NOWHERE, is_lair, lairs_of
from meadhall.games.mountain_king.reading.cards import covered_words, symbol_words
from meadhall.games.mountain_king.reading.court import ability, clan_line, display_line, offer_line, owned_line
from meadhall.games.mountain_king.reading.gnomes import angry_line, boost_line, breach_line, gate_line, swarm_line
from meadhall.games.mountain_king.reading.map import cavern_line
from meadhall.games.mountain_king.reading.names import card_name, cell_name
from meadhall.games.mountain_king.reading.summary import hall_line, player_line
from meadhall.games.mountain_king.rules.attack import Retreat
from meadhall.games.mountain_king.rules.breach import gnomes_coming
from meadhall.games.mountain_king.rules.clusters import best_cluster
from meadhall.games.mountain_king.rules.votes import leader
from meadhall.games.mountain_king.secrecy import known_to_all
from meadhall.games.mountain_king.state import IN_DECK, SHOWN
from meadhall.games.mountain_king.words import (
    CARD,
    CAVERN,
    CELL,
    CHAMPION,
    CLAN,
    COUNT,
    FACTION,
    FIRST_CHAMPION,
    GATE,
    HALL,
    PAIR,
    REWARD,
    SPACE,
    STEPS,
    SYMBOL,
    TOKEN,
    TYPE,
)
from meadhall.kernel.domain import Domain
from meadhall.kernel.sets import has

Said = tuple[str, str | None]
TYPE_RULES = ("MK-6.1", "MK-7.1", "MK-8.1", "MK-9.1")
WHY_NOT_RULES = {"elder": "MK-3.7", "size": "MK-3.10"}
TRACK_RULES = {
    "honour": "MK-14.15",
    "wheel": "MK-6.16",
    "boost": "MK-9.8",
    "fallen": "MK-11.25",
    "swarm": "MK-10.2",
    "supplies": "MK-3.15",
    "ancestry": "MK-3.1",
}
"""Places of the picture that are no word of the vocabulary, as ``track:honour``."""


def status(scribe: Scribe) -> list[str]:
    s, now = scribe.s, phase(scribe.s)
    if now == OVER:
        return [scribe.ending(s.result.ending)] if s.result else []
    if now == SETUP:
        return [scribe.write("phase-setup")]
    phrases = [scribe.write("wave", number=ROMAN[s.wave]), scribe.write(f"phase-{PHASES[now]}")]
    step = laying(s)
    if step is not None:
        left = max(len(hand) for hand in s.hands)
        phrases.append(scribe.write("card-of", number=DRAFTED + 1 - left, cards=LAID))
        phrases.append(scribe.write("passing", back=int(s.wave == 2)))
    if now == BATTLE:
        phrases.append(scribe.write("supplies-left", count=sum(s.supply)))
        phrases += [*repelled_words(scribe), *scouted_words(scribe)]
    return phrases


def repelled_words(scribe: Scribe) -> list[str]:
    """How an attack has failed, while those who made it go back."""
    s, step = scribe.s, scribe.s.agenda[-1]
    if not isinstance(step, Retreat):
        return []
    might = battles.might(s, step.seat, step.cavern)
    gnomes = battles.resistance(s, step.seat, step.cavern, s.strengths(step.cavern))
    return [scribe.write("repelled", cavern=scribe.cavern(step.cavern), might=might, gnomes=gnomes)]


def scouted_words(scribe: Scribe) -> list[str]:
    """What the viewer has seen and somebody else has not."""
    s, viewer = scribe.s, scribe.viewer
    if viewer is None:
        return []

    def secret(known: int) -> bool:
        return has(known, viewer) and not known_to_all(s, known)

    gates = [f"{n} {scribe.clan(clan)}" for n, (clan, known) in enumerate(s.gates, 1) if secret(known)]
    gnomes = [
        f"{scribe.cavern(cavern)} ({strength})"
        for cavern, tokens in enumerate(s.gnomes)
        for strength, known in tokens
        if secret(known)
    ]
    seen = (("scouted-gates", gates), ("scouted-gnomes", gnomes))
    return [scribe.write(id, things=scribe.join(things)) for id, things in seen if things]


# --- sentences ------------------------------------------------------------------------------------------


def pair_line(scribe: Scribe, pair: int) -> str:
    one, other = (scribe.caverns(scribe.s.facts.near[lair]) for lair in lairs_of(pair))
    return scribe.write("about-pair", pair=pair + 1, one=one, other=other)


def champion_line(scribe: Scribe, champion: int) -> str:
    """A Champion with what it can do, wherever it is."""
    s = scribe.s
    holder = s.holder[champion]
    if holder == SHOWN and champion in s.display:
        return display_line(scribe, s.display.index(champion))
    if holder >= 0:
        return owned_line(scribe, champion)
    if holder == IN_DECK:
        return offer_line(scribe, champion)
    return f"{scribe.champion(champion)}. {ability(scribe, champion)}"


def steps_line(scribe: Scribe, steps: int) -> str:
    """A space of the Wheel by its distance from the pawn: what it gives, and which tripwires lie before it."""
    s = scribe.s
    wheel = s.facts.parts.wheel
    passed = {s.wheel_after(n) for n in range(1, steps + 1)}
    space = SPACE.words[s.facts.spaces[s.wheel_after(steps)]]
    parts = [scribe.write("about-steps", steps=steps, space=scribe.word(space))]
    if wheel.boost in passed:
        parts.append(scribe.write("passes-boost"))
    if wheel.breach in passed:
        parts.append(scribe.write("passes-breach", gnomes=gnomes_coming(s)))
    return " ".join(parts)


def wires_line(scribe: Scribe) -> str:
    """How far the two tripwires are."""
    s = scribe.s
    wheel = s.facts.parts.wheel
    far = [(wire - s.wheel - 1) % len(wheel.spaces) + 1 for wire in (wheel.breach, wheel.boost)]
    return scribe.write("about-wires", breach=far[0], boost=far[1])


def card_line(scribe: Scribe, card: int) -> str:
    return capital(card_name(scribe.s.facts.parts, card, scribe.lang)) + "."


# --- places -----------------------------------------------------------------------------------------------


def about(scribe: Scribe, place: str) -> Said:
    """A sentence or two about a place such as ``cavern:moss1``, and the rule to look up; neither for unknown places."""
    domain, _, word = place.partition(":")
    if domain == "track" and word in TRACK_RULES:
        return track(scribe, word), TRACK_RULES[word]
    known = ABOUT.get(domain)
    if known is None or word not in known[0].words:
        return "", None
    return known[1](scribe, known[0].find(word))


def about_cavern(scribe: Scribe, cavern: int) -> Said:
    s = scribe.s
    if not has(s.facts.places, cavern):
        return "", None
    rule = "MK-6.9" if is_lair(cavern) else "MK-11.2" if s.is_overrun(cavern) else "MK-5.14"
    return cavern_line(scribe, cavern), rule


def about_hall(scribe: Scribe, hall: int) -> Said:
    return (hall_line(scribe, hall), "MK-14.2") if scribe.s.facts.halls[hall] else ("", None)


def about_champion(scribe: Scribe, champion: int) -> Said:
    return champion_line(scribe, champion), f"MK-15.{champion + 1}"


def about_clan(scribe: Scribe, clan: int) -> Said:
    s = scribe.s
    parts = [clan_line(scribe, clan, "·")]
    if any(s.votes):
        parts.append(scribe.write("decides", seat=scribe.seat(leader(s, clan)), clan=scribe.clan(clan)))
    return " ".join(parts), "MK-5.19"


def about_gate(scribe: Scribe, gate: int) -> Said:
    s = scribe.s
    if gate >= len(s.gates):
        return "", None
    parts = [gate_line(scribe, gate)]
    if s.wave:
        parts.append(scribe.write("gate-brings", count=s.facts.parts.waves.invaders[s.wave - 1]))
    return " ".join(parts), "MK-11.6"


def about_steps(scribe: Scribe, steps: int) -> Said:
    if steps >= len(scribe.s.facts.spaces):
        return "", None
    return f"{steps_line(scribe, steps + 1)} {wires_line(scribe)}", "MK-9.1"


def about_cell(scribe: Scribe, cell: int) -> Said:
    """What lies where a card with its upper left quarter here would lie."""
    seat = scribe.viewer
    if seat is None:
        return cell_name(cell, scribe.lang), "MK-3.6"
    ancestry = scribe.s.ancestry[seat]
    wrong = ancestry.why_not(cell)
    if wrong in WHY_NOT_RULES:
        rule = WHY_NOT_RULES[wrong]
        return scribe.s.game.catalogue[rule].text(scribe.lang), rule
    hidden = hides(scribe, seat, cell)
    return (scribe.write("hides", symbols=scribe.join(hidden)) if hidden else cell_name(cell, scribe.lang)), "MK-3.6"


def hides(scribe: Scribe, seat: int, cell: int) -> list[str]:
    """The symbols that a card would hide, in words."""
    cells = scribe.s.ancestry[seat].cells
    under = [cells[cell + offset] for offset in QUADRANTS if cell + offset < CELLS]
    return [symbol_words(scribe, shown) for shown in under if shown not in ("", ".")]


def about_symbol(scribe: Scribe, symbol: int) -> Said:
    s, seat = scribe.s, scribe.viewer
    if symbol >= FIRST_CHAMPION:
        return about_champion(scribe, symbol - FIRST_CHAMPION)
    shown = s.ancestry[seat].cells[symbol] if seat is not None else ""
    if not shown or seat is None:
        return cell_name(symbol, scribe.lang), "MK-3.1"
    words = symbol_words(scribe, shown)
    rule = {"W": "MK-3.18", "S": "MK-3.15", "E": "MK-14.9"}.get(shown, "MK-4.4")
    return f"{capital(covered_words(scribe, seat, symbol, words))} ({cell_name(symbol, scribe.lang)}).", rule


def about_type(scribe: Scribe, kind: int) -> Said:
    name = scribe.word(TYPE.words[kind])
    if scribe.viewer is None:
        return name, TYPE_RULES[kind]
    best = best_cluster(scribe.s, scribe.viewer, kind)
    return scribe.write("about-type", type=name, power=best), TYPE_RULES[kind]


def about_faction(scribe: Scribe, seat: int) -> Said:
    if seat >= scribe.s.players:
        return "", None
    return player_line(scribe, seat), "MK-4.1"


ABOUT: dict[str, tuple[Domain, Callable[[Scribe, int], Said]]] = {
    "cavern": (CAVERN, about_cavern),
    "pair": (PAIR, lambda scribe, pair: (pair_line(scribe, pair), "MK-2.19")),
    "hall": (HALL, about_hall),
    "champion": (CHAMPION, about_champion),
    "clan": (CLAN, about_clan),
    "votes": (CLAN, about_clan),
    "gate": (GATE, about_gate),
    "steps": (STEPS, about_steps),
    "card": (CARD, lambda scribe, card: (card_line(scribe, card), "MK-3.1")),
    "cell": (CELL, about_cell),
    "symbol": (SYMBOL, about_symbol),
    "type": (TYPE, about_type),
    "faction": (FACTION, about_faction),
    "count": (COUNT, lambda scribe, count: (choice_words(scribe, COUNT, count), "MK-6.2")),
    "token": (TOKEN, lambda scribe, token: (choice_words(scribe, TOKEN, token), "MK-9.4")),
    "reward": (REWARD, lambda scribe, reward: (choice_words(scribe, REWARD, reward), "MK-12.7")),
}


def choice_words(scribe: Scribe, domain: Domain, number: int) -> str:
    """What options name and no picture shows: how many, which of two tokens, or a reward."""
    if domain is COUNT:
        return scribe.say("trolls", count=number + 1)
    return scribe.write("token", side=number) if domain is TOKEN else scribe.name(REWARD.words[number])


def track(scribe: Scribe, word: str) -> str:
    s = scribe.s
    if word == "honour":
        return scribe.say("honour", seats=scribe.each(s.score))
    if word == "wheel":
        return " ".join([angry_line(scribe), breach_line(scribe), wires_line(scribe)])
    if word == "boost":
        return boost_line(scribe)
    if word == "fallen":
        return scribe.write("about-fallen", honour=s.facts.parts.waves.first_fallen[max(s.wave, 1) - 1])
    if word == "swarm":
        return scribe.write("swarm") if s.swarm == NOWHERE else swarm_line(scribe)
    if word == "supplies":
        return scribe.say("supplies", seats=scribe.each(s.supply))
    return scribe.write("about-ancestry")
