"""Answers that can stand in the turns of others: what one does as a defender, against magic and in the Wastelands."""

from __future__ import annotations

from importlib.resources import files

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY, is_kingdom
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import FIRST_SHIP, KING, TERRITORIES, do_lose_units, do_pass
from meadhall.kernel.message import Kind
from meadhall.kernel.standing import HOUSE, Condition, Standing, StandingQuestion, declines, says
from meadhall.kernel.state import Decision
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

MANY = 5


def is_own_turn(s: DragonLordsState, seat: int) -> bool:
    return s.active == NOBODY or s.leader[s.active] == seat


def zone_of(s: DragonLordsState, decision: Decision) -> int | None:
    """Where it happens: the place of the combat, or the one that the question names."""
    if s.fight is not None:
        return s.fight.zone
    named = dict(zip(decision.prompt.kind.names, decision.prompt.args, strict=True))
    return named.get("zone")


def places(s: DragonLordsState, people: int, zone: int) -> list[int]:
    """Where units of a people are in a zone: on its ground, or aboard."""
    return [zone, *(FIRST_SHIP + ship for ship in s.ships_at(zone) if s.ship_owner[ship] == people)]


def led_by(s: DragonLordsState, seat: int) -> list[int]:
    return [people for people in s.peoples if s.leader[people] == seat]


def king_is_there(view: View, decision: Decision) -> bool:
    """Whether a King of mine is in the combat or in the place that is hit."""
    s = view.position
    assert isinstance(s, DragonLordsState)
    zone = zone_of(s, decision)
    if zone is None:
        return False
    return any(s.where(people, KING) in places(s, people, zone) for people in led_by(s, decision.seat))


def kingdom_is_at_stake(view: View, decision: Decision) -> bool:
    s = view.position
    assert isinstance(s, DragonLordsState)
    zone = zone_of(s, decision)
    return zone is not None and zone < TERRITORIES and is_kingdom(zone)


def many_are_there(view: View, decision: Decision) -> bool:
    """Whether I have more than a handful of units there."""
    s = view.position
    assert isinstance(s, DragonLordsState)
    zone = zone_of(s, decision)
    if zone is None:
        return False
    mine = led_by(s, decision.seat)
    return sum(s.count(people, place) for people in mine for place in places(s, people, zone)) > MANY


def many_would_fall(view: View, decision: Decision) -> bool:
    """Whether more than two units are to be lost."""
    return any(count > 2 for count in decision.prompt.args)


KING_THERE = Condition("king", king_is_there)
KINGDOM = Condition("kingdom", kingdom_is_at_stake)
MANY_THERE = Condition("many", many_are_there)
MANY_FALL = Condition("fall", many_would_fall)
NO = declines(do_pass)
AT_STAKE = (KING_THERE, KINGDOM, MANY_THERE)


def offered(conditions: tuple[Condition, ...], *kinds: Kind) -> list[StandingQuestion]:
    """Something that may be done and is mostly left undone."""
    return [StandingQuestion(kind.key, (NO,), conditions) for kind in kinds]


def settled(conditions: tuple[Condition, ...], *kinds: Kind) -> list[StandingQuestion]:
    """Something that has to be chosen."""
    return [StandingQuestion(kind.key, (HOUSE,), conditions) for kind in kinds]


STANDING = Standing(
    Texts([files("meadhall.kernel") / "text" / "standing", files("meadhall.games.dragon_lords") / "text" / "standing"]),
    [
        *offered(
            AT_STAKE,
            messages.ASK_HORN,
            messages.ASK_PREPARE,
            messages.ASK_BIND,
            messages.ASK_MISSILES,
            messages.ASK_ANSWER_SPELL,
            messages.ASK_ANSWER_SCROLL,
            messages.ASK_ANSWER_HAMMER,
            messages.ASK_SHIELD,
            messages.ASK_CRYSTAL,
            messages.ASK_BANNER,
            messages.ASK_ESCAPE_LATE,
            messages.ASK_WARD,
        ),
        *offered((KING_THERE, KINGDOM, MANY_FALL), messages.ASK_FRENZY, messages.ASK_CURE, messages.ASK_SAVE),
        *offered((KING_THERE, MANY_THERE), messages.ASK_SEA_WARD),
        *offered((), messages.ASK_REPEL_ENTRY, messages.ASK_REPEL_LANDING),
        *offered((), messages.ASK_SAFE_PASSAGE, messages.ASK_BETRAY, messages.ASK_OATH, messages.ASK_SLEEP),
        StandingQuestion(messages.ASK_TAKE_UP.key, (NO, HOUSE)),
        StandingQuestion(
            messages.ASK_LOSSES.key, (says("plain", do_lose_units), HOUSE), (KING_THERE, KINGDOM, MANY_FALL)
        ),
        *settled(
            (KING_THERE,),
            messages.ASK_TYRFING,
            messages.ASK_WITHDRAW,
            messages.ASK_REDEPLOY,
            messages.ASK_BAND,
            messages.ASK_ESCAPE,
        ),
        *settled(
            (),
            messages.ASK_SUMMON,
            messages.ASK_HOST,
            messages.ASK_HATCH,
            messages.ASK_CLARITY,
            messages.ASK_LAUNCH,
            messages.ASK_COLLAPSE,
            messages.ASK_ODRONIR,
            messages.ASK_TEACH,
            messages.ASK_TAKE_TOOL,
            messages.ASK_PAY,
            messages.ASK_DEPOSIT,
            messages.ASK_BESTOW,
            messages.ASK_BESTOW_HIDDEN,
            messages.ASK_DISMISS,
            messages.ASK_RESCUED_HOME,
        ),
    ],
)
