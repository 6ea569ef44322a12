"""Checks of the agenda: its steps belong to this moment, and what they take for granted is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from meadhall.games.mountain_king.champions.after_action import QuickStep
from meadhall.games.mountain_king.champions.instants import GRANTS, Harvest, Instant, LayTile
from meadhall.games.mountain_king.checks.cards import TILE_ON
from meadhall.games.mountain_king.checks.common import due, seat_field
from meadhall.games.mountain_king.facts import DRAFTED, LAID, NOWHERE, UNKNOWN, WAVES
from meadhall.games.mountain_king.rules import setup
from meadhall.games.mountain_king.rules.actions import Granted, TakeGranted
from meadhall.games.mountain_king.rules.advance import Muster
from meadhall.games.mountain_king.rules.attack import Attack, Battle, Retreat
from meadhall.games.mountain_king.rules.award import AwardChampion, Console, JoinVictor, PlacePawn, SwapPawn
from meadhall.games.mountain_king.rules.bolster import AddTrolls, BringOver
from meadhall.games.mountain_king.rules.building import DealCard, LayCards
from meadhall.games.mountain_king.rules.fallen import CarryHome, ChooseFallen, DrawFallen, Fall, FallOne, Volunteer
from meadhall.games.mountain_king.rules.gnomes import FindStrength, Reveal, SettleStrength
from meadhall.games.mountain_king.rules.invasions import HoldBack, OpenGate, TurnGate
from meadhall.games.mountain_king.rules.refresh import LayGateCards, ShowChampion, ShowChampions
from meadhall.games.mountain_king.rules.scouting import FindGate, FindGnome
from meadhall.games.mountain_king.rules.seizing import PressClaim
from meadhall.games.mountain_king.rules.setup import (
    OFFERED,
    BreakIn,
    ChooseLairs,
    DealPlank,
    DrawGate,
    FirstGnomes,
    KeepChampion,
    Lairs,
    OfferChampion,
    PlaceFirstPawn,
    PostPawn,
    PostTroll,
    StartingVotes,
)
from meadhall.games.mountain_king.rules.turns import Gather, Turn
from meadhall.games.mountain_king.rules.votes import ChooseClan, GainVotes
from meadhall.games.mountain_king.rules.wave import NextWave
from meadhall.games.mountain_king.rules.wave_three import DeclareWinner, ScoreElders, ScoreHalls, ScoreVotes
from meadhall.games.mountain_king.rules.wheel import GoFurther
from meadhall.games.mountain_king.secrecy import HIDDEN, NOT_YET
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    CAVERN,
    CHAMPION,
    CRYM,
    FACTION,
    JORUNN,
    SIBBA,
    SIGGDAN,
    SYMBOL,
    VARGHA,
)
from meadhall.kernel.errors import SaveError
from meadhall.kernel.game import steps_of
from meadhall.kernel.scenario import APART, Rest
from meadhall.kernel.sets import has
from meadhall.kernel.step import Step

ENDINGS = ("honour", *APART)
SETUP: tuple[type[Step], ...] = tuple(steps_of(setup).values())
OPENING = (*SETUP, LayGateCards, ShowChampions, ShowChampion, GainVotes, ChooseClan, NextWave, Rest)
"""What may come before the first Wave."""
FINAL = (ScoreHalls, ScoreElders, ScoreVotes, DeclareWinner)


def check_wave(s: MountainKingState) -> None:
    """The set-up comes before the first Wave, and the final scoring after the third."""
    if not s.wave and not due(s, NextWave, Rest):
        raise SaveError("position.wave", "the first is still to come, but nothing leads to it (MK-11.1)")
    for number, step in enumerate(s.agenda):
        at = f"agenda[{number}].step"
        if isinstance(step, SETUP) and s.wave:
            raise SaveError(at, "the set-up is over (MK-2.1)")
        if isinstance(step, FINAL) and s.wave != WAVES:
            raise SaveError(at, "belongs to Wave III (MK-14.1)")
        if not s.wave and not isinstance(step, OPENING):
            raise SaveError(at, "comes after the set-up (MK-11.1)")
        if isinstance(step, NextWave) and s.wave == WAVES:
            raise SaveError("position.wave", "after the third there is no other (MK-14.18)")


def check_result(s: MountainKingState) -> None:
    result = s.result
    assert result is not None
    if result.ending not in ENDINGS:
        raise SaveError("result.ending", f"{result.ending!r} is none of {', '.join(ENDINGS)}")
    if tuple(result.scores) != tuple(s.score):
        raise SaveError("result.scores", "are not those of the position")
    if result.ending not in APART and not result.winners:
        raise SaveError("result.winners", "names nobody (MK-14.15)")
    if not set(result.winners) <= set(range(s.players)):
        raise SaveError("result.winners", f"must name seats from 0 to {s.players - 1}")


def check_agenda(s: MountainKingState) -> None:
    for number, step in enumerate(s.agenda):
        at = f"agenda[{number}]"
        for field in ("cavern", "goal", "lair"):
            cavern = getattr(step, field, None)
            if cavern is not None and not has(s.facts.places, cavern):
                raise SaveError(f"{at}.{field}", f"{CAVERN.words[cavern]} is not on this side of the board (MK-1.1)")
        for need in NEEDS:
            if isinstance(step, need.steps) and not need.holds(s, step):
                raise SaveError(f"{at}.{need.field}", need.why.format(**words_of(s, step)))
        if isinstance(step, LayCards):
            check_building(s, step, at)
        if isinstance(step, KeepChampion):
            check_aside(step.aside, s.offers, f"{at}.aside")
        if isinstance(step, Gather):
            check_gathered(s, step, at)
    if due(s, StartingVotes, Lairs, ChooseLairs, PostPawn) and not due(s, KeepChampion):
        for seat in range(s.players):
            if seat not in s.holder:
                raise SaveError(seat_field(seat, "champions"), "the starting Champion is missing (MK-2.15)")


# --- what single steps need -----------------------------------------------------------------------


class Need(NamedTuple):
    """What some steps take for granted; ``field`` is the field of the step that is wrong where it does not hold."""

    steps: tuple[type[Step], ...]
    field: str
    holds: Callable[[MountainKingState, Any], bool]
    why: str
    """With the names from ``words_of`` in braces."""


def words_of(s: MountainKingState, step: Step) -> dict[str, object]:
    """What a step is about, in the words of the document."""
    domains = {"seat": FACTION, "who": FACTION, "champion": CHAMPION}
    found: dict[str, object] = {
        field: domains[field].words[value] for field, value in step.values().items() if field in domains
    }
    return found | {"gnomes": len(s.gnomes[getattr(step, "cavern", 0)]), "gates": len(s.gates)}


def may_enter(s: MountainKingState, seat: int, *caverns: int) -> bool:
    closed = s.foreign_lairs(seat)
    return not any(has(closed, cavern) for cavern in caverns)


def has_pawn_to_place(s: MountainKingState, champion: int) -> bool:
    return s.facts.pawns[champion] and s.pawn[champion] == NOWHERE


def has_tile_to_lay(s: MountainKingState, champion: int) -> bool:
    return champion in TILE_ON and s.tiles[champion] == NOWHERE


def has_claw(champion: int) -> Callable[[MountainKingState, Any], bool]:
    return lambda s, step: s.claw_left(step.seat, champion)


def has_influence(s: MountainKingState, step: Console) -> bool:
    return (step.seat, step.influence) in s.influence[s.display.index(step.champion)]


def is_granted(s: MountainKingState, step: Granted | TakeGranted) -> bool:
    """Whether the Wheel grants it, or a Champion who grants an action of this type."""
    return step.giver == NOWHERE or (step.giver in GRANTS and GRANTS[step.giver][0] == step.kind)


CLAWS = ((HoldBack, SIBBA), (GoFurther, CRYM), (QuickStep, JORUNN), (PressClaim, VARGHA))
"""Choices that a Claw allows, and whose."""

NEEDS = (
    # Units only go to Lairs of their own.
    Need((Muster,), "goal", lambda s, step: may_enter(s, step.seat, step.goal),
         "units only enter their own Lairs (MK-6.9)"),
    Need((Muster,), "origins", lambda s, step: may_enter(s, step.seat, *step.origins),
         "units only enter their own Lairs (MK-5.1)"),
    Need((AddTrolls, BringOver), "cavern", lambda s, step: may_enter(s, step.seat, step.cavern),
         "units only enter their own Lairs (MK-5.1)"),
    Need((PostTroll,), "lair", lambda s, step: step.lair in s.lair[step.seat], "is not of {seat} (MK-2.21)"),
    # Nobody is dealt more than there are places for.
    Need((ChooseLairs,), "seat", lambda s, step: not s.lair[step.seat], "{seat} has Lairs already (MK-2.19)"),
    Need((DealCard,), "to", lambda s, step: len(s.hands[step.to]) < DRAFTED,
         f"has {DRAFTED} cards already (MK-3.2)"),
    Need((OfferChampion,), "to", lambda s, step: len(s.offers[step.to]) < OFFERED,
         f"is offered {OFFERED} already (MK-2.15)"),
    Need((DealPlank,), "clan", lambda s, step: s.planks[step.clan] == NOWHERE,
         "has its Vote tile already (MK-2.2)"),
    Need((FirstGnomes, DrawGate), "drawn", lambda s, step: len(set(step.drawn)) == len(step.drawn),
         "each Clan has one card (MK-2.7)"),
    Need((BreakIn,), "step", lambda s, step: s.reserve > 0, "no Gnome is left (MK-1.6)"),
    # Whoever attacks, retreats or falls is there.
    Need((Attack, Battle), "cavern", lambda s, step: s.is_overrun(step.cavern), "no Gnomes are there (MK-6.11)"),
    Need((Attack, Battle, FallOne), "cavern", lambda s, step: s.units(step.who, step.cavern) > 0,
         "{who} is not there (MK-6.11)"),
    Need((Retreat, ChooseFallen), "cavern", lambda s, step: s.units(step.seat, step.cavern) > 0,
         "{seat} is not there (MK-6.19)"),
    Need((Fall, DrawFallen, Volunteer), "cavern", lambda s, step: s.troll_count(step.cavern) > 0,
         "nobody is there who could fall (MK-11.20)"),
    Need((Harvest,), "cavern", lambda s, step: s.is_overrun(step.cavern), "no Gnomes are there (MK-15.40)"),
    # What is looked at lies there, and what is to be found is not known yet.
    Need((Reveal, SettleStrength, FindStrength, FindGnome), "token",
         lambda s, step: step.token < len(s.gnomes[step.cavern]), "{gnomes} Gnomes are there (MK-11.10)"),
    Need((SettleStrength, FindStrength, FindGnome), "token",
         lambda s, step: not s.gnomes[step.cavern][step.token][0], "its strength is known (MK-1.7)"),
    Need((OpenGate, TurnGate, FindGate), "card", lambda s, step: step.card < len(s.gates),
         "{gates} Gate cards are laid out (MK-2.10)"),
    Need((TurnGate, FindGate), "card", lambda s, step: s.gates[step.card][0] == UNKNOWN,
         "its Domain is known (MK-9.6)"),
    # Champions that do something are held by whoever is asked, or on display.
    Need((AwardChampion, Console, JoinVictor), "champion", lambda s, step: step.champion in s.display,
         "{champion} is not on display (MK-12.1)"),
    Need((Console,), "influence", has_influence, "is not what the seat has there (MK-12.7)"),
    Need((PlacePawn, PlaceFirstPawn, SwapPawn, CarryHome, LayTile), "champion",
         lambda s, step: s.holds(step.seat, step.champion), "{seat} does not hold {champion} (MK-12.12)"),
    Need((Instant,), "champion", lambda s, step: s.holds(step.who, step.champion),
         "{who} does not hold {champion} (MK-12.12)"),
    Need((Granted, TakeGranted), "giver", is_granted, "no such action is granted (MK-12.16)"),
    Need((PlacePawn, PlaceFirstPawn, SwapPawn), "champion", lambda s, step: has_pawn_to_place(s, step.champion),
         "has no pawn to place (MK-2.6)"),
    Need((CarryHome,), "champion", lambda s, step: s.pawn[step.champion] != NOWHERE,
         "has no pawn on the board (MK-11.24)"),
    Need((LayTile,), "champion", lambda s, step: has_tile_to_lay(s, step.champion),
         "has no tile to lay (MK-12.15)"),
    Need((Volunteer,), "seat", lambda s, step: s.pawn_in(step.seat, SIGGDAN, step.cavern),
         f"has no {CHAMPION.words[SIGGDAN]} there (MK-15.18)"),
    *(
        Need((kind,), "seat", has_claw(champion), f"has no Claw of {CHAMPION.words[champion]} left (MK-12.19)")
        for kind, champion in CLAWS
    ),
    Need((Turn,), "who", lambda s, step: s.supply[step.who] > 0, "a turn costs a Supply (MK-4.3)"),
)  # fmt: skip


def check_gathered(s: MountainKingState, step: Gather, at: str) -> None:
    for symbol in step.chosen:
        if not s.is_covered(step.seat, symbol):
            raise SaveError(f"{at}.chosen", f"{SYMBOL.words[symbol]} is not covered (MK-4.9)")
    if not step.chosen and not step.weak:
        raise SaveError(f"{at}.chosen", "a Strong action covers a symbol (MK-4.18)")


def check_building(s: MountainKingState, step: LayCards, at: str) -> None:
    """While all build they hold as many cards, and what they have put aside can be laid where they want it."""
    sizes = {len(hand) for hand in s.hands}
    if len(sizes) > 1 or not sizes <= set(range(DRAFTED - LAID + 1, DRAFTED + 1)):
        raise SaveError("position.seats", f"all hold as many cards while they build, from 2 to {DRAFTED} (MK-3.2)")
    check_aside(step.aside, s.hands, f"{at}.aside")
    if len(step.cells) != s.players:
        raise SaveError(f"{at}.cells", f"{s.players} are expected")
    for seat, cell in enumerate(step.cells):
        places = s.ancestry[seat].places or (NOWHERE,)
        if step.aside[seat] >= 0 and cell not in places:
            raise SaveError(f"{at}.cells", f"{FACTION.words[seat]} cannot lay a card there (MK-3.6)")


def check_aside(aside: Sequence[int], choices: Sequence[Sequence[int]], at: str) -> None:
    """What was put aside comes from the hand or the offer."""
    if len(aside) != len(choices):
        raise SaveError(at, f"{len(choices)} are expected")
    for seat, put in enumerate(aside):
        if put not in (NOT_YET, HIDDEN) and put not in choices[seat]:
            raise SaveError(at, f"{FACTION.words[seat]} does not have what was put aside")
