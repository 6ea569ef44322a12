"""Cards, treasures and tools: each is in one place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.games.dragon_lords.facts import NOWHERE
from meadhall.games.dragon_lords.rules.common.pieces import bearing_people, bearing_piece
from meadhall.games.dragon_lords.rules.peoples.treasures import TakeUp
from meadhall.games.dragon_lords.state import DROPPED, IN_PILE, DragonLordsState
from meadhall.games.dragon_lords.words import (
    COMPANION,
    GRENDL,
    PEOPLE,
    PIECE,
    PORTAL_COLLAPSE,
    PROPHECY,
    QUEST,
    SCROLL,
    TOOL,
    TOOLS,
    TREASURE,
)
from meadhall.kernel.errors import SaveError
from meadhall.kernel.sets import bits, has


def check_treasures(s: DragonLordsState) -> None:
    ground = [treasure for side in s.fight.loot for treasure in side] if s.fight is not None else []
    if len(set(ground)) < len(ground):
        raise SaveError("position.fight.loot", "a treasure lies there twice (DL-20.7)")
    found = {step.treasure for step in s.agenda if isinstance(step, TakeUp)}
    for treasure, carrier in enumerate(s.carrier):
        at = f"position.treasures.{TREASURE.words[treasure]}"
        people, piece = bearing_people(s, treasure), bearing_piece(s, treasure)
        if carrier >= 0 and s.where(people, piece) == NOWHERE:
            raise SaveError(f"{at}.bearer", f"{PIECE.words[piece]} is not in play (DL-20.2)")
        if carrier >= 0 and not has(s.known[treasure], s.leader[people]):
            raise SaveError(f"{at}.known_to", "whoever has a treasure knows it (DL-20.1)")
        if carrier == DROPPED and treasure not in ground and treasure not in found and s.agenda:
            raise SaveError(at, "lies on no battlefield (DL-20.9)")
        if (carrier == IN_PILE) != (treasure in s.treasure_pile):
            raise SaveError("position.treasure_pile", f"{TREASURE.words[treasure]} is lost or there twice")


def check_cards(s: DragonLordsState) -> None:
    """Every card and every tool is in one place."""
    for scroll, left in enumerate(s.unseen_scrolls()):
        if left < 0:
            copies = s.facts.scroll_parts[scroll].copies
            raise SaveError("position.scroll_pile", f"there are {copies} of {SCROLL.words[scroll]}, not more")
    for domain, places in (
        (COMPANION, companions(s)),
        (PROPHECY, prophecies(s)),
        (QUEST, (("position.quest_pile", s.quest_pile), ("position.quest", (s.quest,)))),
    ):
        seen: set[int] = set()
        for at, cards in places:
            for card in cards:
                if card in seen:
                    raise SaveError(at, f"{domain.words[card]} is in two places")
                if card >= 0:
                    seen.add(card)
    for tool in range(TOOLS):
        if s.tools_left(tool) < 0:
            count = s.facts.tool_parts[tool].count
            raise SaveError("position.peoples", f"there are {count} of {TOOL.words[tool]} (DL-17.4)")
    if s.wounded >= s.facts.companion_parts[GRENDL].hits:
        raise SaveError("position.wounded", "he would be gone (DL-17.43)")


def companions(s: DragonLordsState) -> Iterator[tuple[str, Sequence[int]]]:
    for people in s.peoples:
        yield f"position.peoples.{PEOPLE.words[people]}.party.companions", s.companions[people]
        yield f"position.peoples.{PEOPLE.words[people]}.captive.companions", s.captive_companions[people]
    yield "position.companion_pile", s.companion_pile
    yield "position.companions_gone", bits(s.gone)


def prophecies(s: DragonLordsState) -> Iterator[tuple[str, Sequence[int]]]:
    for people in s.peoples:
        yield f"position.peoples.{PEOPLE.words[people]}.prophecies", s.prophecies[people]
    yield "position.prophecy_pile", s.prophecy_pile


def check_commons(s: DragonLordsState) -> None:
    """What the peoples share: DragonLord figures, the cards that are out of the game, and the portals they close."""
    figures = s.facts.parts.bank.dragonlords
    if sum(len(s.dragonlords(people)) for people in s.peoples) > figures:
        raise SaveError("position.peoples", f"have {figures} DragonLords together at most (DL-11.3)")
    if any(scroll != PORTAL_COLLAPSE for scroll in s.scrolls_gone):
        raise SaveError("position.scrolls_gone", "only Portal Collapse does not return (DL-13.33)")
    if len(set(s.collapsed)) < len(s.collapsed):
        raise SaveError("position.collapsed", "a teleportal is closed once and for all (DL-13.33)")
    if len(s.collapsed) > s.facts.scroll_parts[PORTAL_COLLAPSE].copies:
        raise SaveError("position.collapsed", "are more than there are cards that close them (DL-13.33)")
    check_unknown(s)
    if s.wounded and not any(GRENDL in company for company in (*s.companions, *s.captive_companions)):
        raise SaveError("position.wounded", "Grendl is with nobody (DL-17.43)")


def check_unknown(s: DragonLordsState) -> None:
    """What a viewer does not know is among what the viewer does not see."""
    scrolls, prophecies, treasures = sum(s.unseen_scrolls()), len(s.unseen_prophecies()), len(s.unseen_treasures())
    for people in s.peoples:
        at = f"position.peoples.{PEOPLE.words[people]}"
        scrolls -= sum(card < 0 for card, _ in s.hands[people])
        prophecies -= sum(card < 0 for card in s.prophecies[people])
        treasures -= s.veiled_treasures[people]
        for name, left in (("scrolls", scrolls), ("prophecies", prophecies), ("hidden_treasures", treasures)):
            if left < 0:
                raise SaveError(f"{at}.{name}", "are more than the deck has (DL-1.15)")
