"""Where a scenario can begin, and what is on the agenda then."""

from __future__ import annotations

from meadhall.games.dragon_lords.components import MeetMonsters
from meadhall.games.dragon_lords.facts import END, NOBODY, Facts
from meadhall.games.dragon_lords.rules.common import cards
from meadhall.games.dragon_lords.rules.course import ending, setup
from meadhall.games.dragon_lords.rules.course.turn import NextTurn, Phase, Turn
from meadhall.games.dragon_lords.rules.peoples import commanders, treasures
from meadhall.games.dragon_lords.rules.war import attack
from meadhall.games.dragon_lords.rules.wastes import (
    meetings,
    new_companions,
    party,
    prophecies,
    quest_phase,
    quest_scripts,
    quests,
    spaces,
    wastelands,
)
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    COMBAT,
    CRYSTAL,
    PEOPLE,
    PHASE,
    PLACE,
    PROPHECY,
    QUEST,
    RAINBOW_ROAD,
    ZONE,
    do_draw_quest,
    do_prophesy,
)
from meadhall.kernel.errors import ScenarioError
from meadhall.kernel.scenario import Given, find
from meadhall.kernel.step import Step

SETUP = ("peoples", "chosen-one", "kingdoms", "gold", "lands", "units", "ships", "counters", "scrolls", "bid")
UNSETTLED = SETUP[:3]
"""Before anybody has a territory."""
UNCROWNED = SETUP[:8]
"""Before anybody has a King."""
WASTELANDS = ("move", "arrive", "space", "lair", "quest-card", "fight", "parties", "prophecy", "betrayals")
"""What happens to a party in the quest phase."""
GAINS = ("gain-scroll", "gain-treasure", "gain-prophecy", "gain-companion", "gain-spell")
AT = (*SETUP, *PHASE.words, "turn", "next-turn", "battle", *WASTELANDS, *GAINS, "ending")
"""The names of all places where a scenario can begin."""


def steps(s: DragonLordsState, at: str) -> tuple[list[Step], list[Step]]:
    """The steps of the named place as far as they are a part of the course of the game, and those that follow."""
    if at in SETUP:
        return set_up_steps(s, at)
    if at in PHASE.words:
        return [Phase(s.active, s.phase)], rest_of_turn(s, s.phase + 1)
    if at in ("turn", "next-turn"):
        return [], [NextTurn()] if at == "turn" else []
    if at == "battle":
        return [], rest_of_turn(s, COMBAT)
    if at in ("prophecy", "betrayals"):
        asked = quest_phase.Questing(s.active, wastelands.units_at_portals(s, s.active))
        return [], [asked, *rest_of_turn(s, COMBAT)]
    if at in WASTELANDS:
        return [], [quest_phase.AfterMove(s.active), *rest_of_turn(s, COMBAT)]
    return [], rest_of_turn(s, s.phase)


def set_up_steps(s: DragonLordsState, at: str) -> tuple[list[Step], list[Step]]:
    """Parts of the set-up are single steps, but whoever claims something waits until the rest has a garrison."""
    blank = s.copy()
    setup.set_up(blank)
    parts: list[list[Step]] = []
    for step in reversed(blank.agenda):
        if parts and isinstance(parts[-1][-1], setup.Garrison):
            parts[-1].append(step)
        else:
            parts.append([step])
    posting: list[Step] = [setup.Claims(setup.POST, NOBODY)]
    parts.insert(SETUP.index("units"), posting)
    number = SETUP.index(at)
    later = [step for part in parts[number + 1 :] if part is not posting for step in part]
    return parts[number], later


def rest_of_turn(s: DragonLordsState, phase: int) -> list[Step]:
    return [*(Phase(s.active, later) for later in range(phase, len(PHASE))), NextTurn()]


def deed(s: DragonLordsState, at: str, given: Given) -> None:
    """Put on the agenda what happens at a place that is no part of the course of a turn."""
    people = s.active
    if at == "turn":
        s.then(Turn(people))
    elif at == "next-turn":
        s.then(NextTurn())
    elif at == "ending":
        ending.check_victory(s)
    elif at == "battle":
        zone = given.word("zone", ZONE)
        if zone not in attack.pending(s, people):
            raise ScenarioError("zone", f"no units of the {PEOPLE.words[people]} stand among enemies there")
        attack.battle(s, people, zone)
    elif at in GAINS:
        s.then(gains(s, at, given))
    elif at == "prophecy":
        play_prophecy(s, given.word("card", PROPHECY))
    else:
        if not party.has_party(s, people):
            raise ScenarioError(f"{PEOPLE.words[people]}.party", f"is needed at {at!r}")
        adventure(s, at, given)


def gains(s: DragonLordsState, at: str, given: Given) -> Step:
    people, count = s.active, given.number("count", 1)
    if at == "gain-scroll":
        return cards.DrawScrolls(people, count)
    if at == "gain-treasure":
        return treasures.DrawTreasures(people, count, bool(given.take("home", False)))
    if at == "gain-prophecy":
        return cards.DrawProphecies(people, count)
    if at == "gain-companion":
        return new_companions.DrawCompanions(people, count)
    return commanders.GainSpells(people, count, find(PLACE, given.take("place", "party"), "place"))


def play_prophecy(s: DragonLordsState, card: int) -> None:
    """Whoever plays a prophecy holds it."""
    people = s.active
    if card not in s.prophecies[people]:
        s.set_prophecies(people, tuple(sorted((*s.prophecies[people], card))))
    if do_prophesy[card] not in prophecies.playable(s, people, False):
        raise ScenarioError("card", f"{PROPHECY.words[card]} cannot be played now")
    if card == RAINBOW_ROAD and isinstance(s.agenda[-1], quest_phase.Questing):
        s.agenda[-1] = quest_phase.AfterMove(people)
    prophecies.play(s, people, card)


def adventure(s: DragonLordsState, at: str, given: Given) -> None:
    """What happens to the party of the active people."""
    people = s.active
    if at == "move":
        if "roll" in given.parts:
            s.then(wastelands.Journey(s.leader[people], people, given.number("roll", 1), False))
        else:
            wastelands.wander(s, people)
    elif at == "arrive":
        s.then(wastelands.Arrive(people))
    elif at == "space":
        s.then(spaces.Encounter(people))
    elif at == "lair":
        meetings.meet_lair(s, people)
    elif at == "betrayals":
        s.then(prophecies.Betrayals(people, tuple(s.rivals(people))))
    elif at == "parties":
        s.then(wastelands.Collide(people, rival_here(s, given), ()))
    else:
        meet_card(s, at, given)


def meet_card(s: DragonLordsState, at: str, given: Given) -> None:
    """A quest card is drawn, read in one of its columns, or its monsters are fought."""
    people, card = s.active, given.word("card", QUEST)
    s.then(quests.EndQuest(people))
    if at == "fight":
        face = given.word("face", CRYSTAL)
        node = monsters_of(s.facts, s.facts.quests[card][face])
        if node == END:
            raise ScenarioError("face", f"no monsters are there: {QUEST.words[card]} {CRYSTAL.words[face]}")
        s.quest = card
        quest_scripts.enact(s, people, node, "count", given.number("count", 1))
    elif "face" in given.parts:
        s.quest = card
        s.then(quests.ReadOn(people, quests.WHOLE_CARD, given.word("face", CRYSTAL)))
    else:
        quests.DrawQuest(people).take(s, do_draw_quest[card])


def rival_here(s: DragonLordsState, given: Given) -> int:
    """Another party in the same space."""
    here = [rival for rival in s.rivals(s.active) if s.party_at[rival] == s.party_at[s.active]]
    rival = given.word("rival", PEOPLE) if "rival" in given.parts else next(iter(here), NOBODY)
    if rival not in here:
        raise ScenarioError("rival", "needs a party in the same space (DL-20.28)")
    return rival


def monsters_of(facts: Facts, node: int) -> int:
    """The first fight of a script."""
    while node != END:
        here = facts.nodes[node]
        if isinstance(here.deed, MeetMonsters):
            return node
        fights = [found for way in here.ways if (found := monsters_of(facts, way)) != END]
        if here.ways:
            return fights[0] if fights else END
        node = here.next
    return END
