"""What there is to say beside the picture: phrases for the top bar, and sentences about places."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.draw.writing import capital
from meadhall.games.mountain_king import reading
from meadhall.games.mountain_king.ancestry import CELLS, QUADRANTS
from meadhall.games.mountain_king.board.family import best_cluster
from meadhall.games.mountain_king.board.moment import BATTLE, OVER, PHASES, SETUP, laying, phase
from meadhall.games.mountain_king.board.scribe import ROMAN, Scribe
from meadhall.games.mountain_king.rules.breach import brings
from meadhall.games.mountain_king.rules.votes import leader
from meadhall.games.mountain_king.rules.wave_three import plank_honour
from meadhall.games.mountain_king.state import IN_DECK, SHOWN
from meadhall.games.mountain_king.table import DRAFTED, LAID, NOWHERE
from meadhall.games.mountain_king.words import (
    CARD,
    CAVERN,
    CELL,
    CHAMPION,
    CLAN,
    COUNT,
    FACTION,
    FIRST_CHAMPION,
    FIRST_LAIR,
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
    return phrases


# --- sentences ------------------------------------------------------------------------------------------


def cavern_line(scribe: Scribe, cavern: int) -> str:
    """A cavern read aloud, without its neighbours."""
    return reading.cavern_words(scribe, cavern)


def pair_line(scribe: Scribe, pair: int) -> str:
    near = [scribe.caverns(scribe.s.table.near[FIRST_LAIR + 2 * pair + end]) for end in (0, 1)]
    return scribe.write("about-pair", pair=pair + 1, one=near[0], other=near[1])


def hall_line(scribe: Scribe, hall: int) -> str:
    return reading.hall_line(scribe, hall)


def champion_line(scribe: Scribe, champion: int) -> str:
    """A Champion with what it can do, wherever it is."""
    s = scribe.s
    holder = s.holder[champion]
    if holder == SHOWN and champion in s.display:
        standing = s.influence[s.display.index(champion)]
        parts = [reading.champion_words(scribe, "displayed", champion)]
        parts.append(scribe.say("influence", seats=scribe.ranks(standing)))
        return " ".join([*parts, reading.ability(scribe, champion)])
    if holder >= 0:
        return reading.owned_line(scribe, holder, champion)
    if holder == IN_DECK:
        return reading.offer_line(scribe, champion)
    return f"{scribe.champion(champion)}. {reading.ability(scribe, champion)}"


def clan_line(scribe: Scribe, clan: int) -> str:
    s = scribe.s
    parts = [scribe.say("votes", clan=scribe.clan(clan), seats=scribe.ranks(s.votes[clan]))]
    if s.planks[clan] != NOWHERE:
        parts.append(scribe.say("places", honour="·".join(str(plank_honour(s, clan, k)) for k in range(3))))
    return " ".join(parts)


def steps_line(scribe: Scribe, steps: int) -> str:
    """A space of the Wheel by its distance from the pawn: what it gives, and which tripwires lie before it."""
    s = scribe.s
    wheel = s.table.parts.wheel
    spaces = len(wheel.spaces)
    passed = {(s.wheel + k) % spaces for k in range(1, steps + 1)}
    space = SPACE.words[s.table.spaces[(s.wheel + steps) % spaces]]
    parts = [scribe.write("about-steps", steps=steps, space=scribe.word(space))]
    if wheel.boost in passed:
        parts.append(scribe.write("passes-boost"))
    if wheel.breach in passed:
        parts.append(scribe.write("passes-breach", gnomes=brings(s)))
    return " ".join(parts)


def wires_line(scribe: Scribe) -> str:
    """How far the two tripwires are."""
    s = scribe.s
    wheel = s.table.parts.wheel
    far = [(wire - s.wheel - 1) % len(wheel.spaces) + 1 for wire in (wheel.breach, wheel.boost)]
    return scribe.write("about-wires", breach=far[0], boost=far[1])


def card_line(scribe: Scribe, card: int) -> str:
    return capital(reading.card_words(scribe, card)) + "."


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
    if not (s.table.caverns | s.table.lairs) >> cavern & 1:
        return "", None
    rule = "MK-6.9" if cavern >= FIRST_LAIR else "MK-11.2" if s.overrun >> cavern & 1 else "MK-5.14"
    return reading.cavern_line(scribe, cavern), rule


def about_pair(scribe: Scribe, pair: int) -> Said:
    return pair_line(scribe, pair), "MK-2.19"


def about_hall(scribe: Scribe, hall: int) -> Said:
    return (hall_line(scribe, hall), "MK-14.2") if scribe.s.table.halls[hall] else ("", None)


def about_champion(scribe: Scribe, champion: int) -> Said:
    return champion_line(scribe, champion), f"MK-15.{champion + 1}"


def about_clan(scribe: Scribe, clan: int) -> Said:
    s = scribe.s
    parts = [clan_line(scribe, clan)]
    if any(s.votes):
        parts.append(scribe.write("decides", seat=scribe.seat(leader(s, clan)), clan=scribe.clan(clan)))
    return " ".join(parts), "MK-5.19"


def about_gate(scribe: Scribe, gate: int) -> Said:
    s = scribe.s
    if gate >= len(s.gates):
        return "", None
    parts = [reading.gate_line(scribe, gate)]
    if s.wave:
        parts.append(scribe.write("gate-brings", count=s.table.parts.waves.invaders[s.wave - 1]))
    return " ".join(parts), "MK-11.6"


def about_steps(scribe: Scribe, steps: int) -> Said:
    if steps >= len(scribe.s.table.spaces):
        return "", None
    return f"{steps_line(scribe, steps + 1)} {wires_line(scribe)}", "MK-9.1"


def about_card(scribe: Scribe, card: int) -> Said:
    return card_line(scribe, card), "MK-3.1"


def about_cell(scribe: Scribe, cell: int) -> Said:
    """What lies where a card with its upper left quarter here would lie."""
    seat = scribe.viewer
    if seat is None:
        return CELL.words[cell], "MK-3.6"
    ancestry = scribe.s.ancestry[seat]
    wrong = ancestry.why_not(cell)
    if wrong in WHY_NOT_RULES:
        rule = WHY_NOT_RULES[wrong]
        return scribe.s.game.catalogue[rule].text(scribe.lang), rule
    hidden = hides(scribe, seat, cell)
    return scribe.write("hides", symbols=scribe.join(hidden)), "MK-3.6"


def hides(scribe: Scribe, seat: int, cell: int) -> list[str]:
    """The symbols that a card would hide, in words."""
    cells = scribe.s.ancestry[seat].cells
    under = [cells[cell + offset] for offset in QUADRANTS if cell + offset < CELLS]
    return [reading.symbol_words(scribe, shown) for shown in under if shown]


def about_symbol(scribe: Scribe, symbol: int) -> Said:
    s, seat = scribe.s, scribe.viewer
    if symbol >= FIRST_CHAMPION:
        return about_champion(scribe, symbol - FIRST_CHAMPION)
    shown = s.ancestry[seat].cells[symbol] if seat is not None else ""
    if not shown or seat is None:
        return CELL.words[symbol], "MK-3.1"
    words = reading.symbol_words(scribe, shown)
    rule = {"W": "MK-3.18", "S": "MK-3.15", "E": "MK-14.9"}.get(shown, "MK-4.4")
    return f"{capital(reading.covered_words(scribe, seat, symbol, words))} ({CELL.words[symbol]}).", rule


def about_type(scribe: Scribe, kind: int) -> Said:
    name = scribe.word(TYPE.words[kind])
    if scribe.viewer is None:
        return name, TYPE_RULES[kind]
    best = best_cluster(scribe.s, scribe.viewer, kind)
    return scribe.write("about-type", type=name, power=best), TYPE_RULES[kind]


def about_faction(scribe: Scribe, seat: int) -> Said:
    if seat >= scribe.s.players:
        return "", None
    return reading.who(scribe.view, scribe.lang)[-scribe.s.players :][seat], "MK-4.1"


def about_count(scribe: Scribe, count: int) -> Said:
    return scribe.say("trolls", count=count + 1), "MK-6.2"


def about_token(scribe: Scribe, token: int) -> Said:
    return scribe.write("token", side=token), "MK-9.4"


def about_reward(scribe: Scribe, reward: int) -> Said:
    return scribe.name(REWARD.words[reward]), "MK-12.7"


ABOUT: dict[str, tuple[Domain, Callable[[Scribe, int], Said]]] = {
    "cavern": (CAVERN, about_cavern),
    "pair": (PAIR, about_pair),
    "hall": (HALL, about_hall),
    "champion": (CHAMPION, about_champion),
    "clan": (CLAN, about_clan),
    "votes": (CLAN, about_clan),
    "gate": (GATE, about_gate),
    "steps": (STEPS, about_steps),
    "card": (CARD, about_card),
    "cell": (CELL, about_cell),
    "symbol": (SYMBOL, about_symbol),
    "type": (TYPE, about_type),
    "faction": (FACTION, about_faction),
    "count": (COUNT, about_count),
    "token": (TOKEN, about_token),
    "reward": (REWARD, about_reward),
}


def track(scribe: Scribe, word: str) -> str:
    s = scribe.s
    if word == "honour":
        return scribe.say("honour", seats=scribe.each(s.score))
    if word == "wheel":
        weak, middle, strong = s.by_wheel
        angry = scribe.say("by-wheel", weak=weak, middle=middle, strong=strong)
        return " ".join([angry, scribe.say("breach", count=brings(s)), wires_line(scribe)])
    if word == "boost":
        return scribe.say("boosts", seats=scribe.each(s.table.parts.wheel.boosts[boost] for boost in s.boost))
    if word == "fallen":
        return scribe.write("about-fallen", honour=s.table.parts.waves.first_fallen[max(s.wave, 1) - 1])
    if word == "swarm":
        return swarm_line(scribe)
    if word == "supplies":
        return scribe.say("supplies", seats=scribe.each(s.supply))
    return scribe.write("about-ancestry")


def swarm_line(scribe: Scribe) -> str:
    s = scribe.s
    if s.swarm == NOWHERE:
        return scribe.write("swarm")
    return scribe.say("swarm", clan=scribe.clan(s.swarm))
