"""Records golden games: random play, until every kind of ending, or every Champion, has been seen.

Wars between random players have no end: in some games of DragonLords one of them means it, and the others are meek.

Run it with ``python -m tests.golden.record`` when a rule changes on purpose, and read what changed in the diff.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import meadhall
from meadhall.games.ice_garden.rules.goals import progress, reached
from meadhall.games.ice_garden.rules.ranking import ranking
from meadhall.games.ice_garden.state import NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import CALLO, CHARACTER, FJOLLSFINN, VAN_DYKEN, do_appear, do_lift, do_plan
from meadhall.games.mountain_king.words import CHAMPION
from meadhall.kernel.action import Action
from meadhall.kernel.match import Match
from meadhall.kernel.state import Decision

HERE = Path(__file__).parent
TRIES = 2000
LONGEST = 6000
"""Entries of the journal after which a war is given up."""

ENDINGS = ["dead-snow", "fifty-points", "last-ship", *(f"goal-{name}" for name in CHARACTER.words)]
SETTINGS: dict[str, dict[str, Any]] = {
    "first-basic": {"edition": "first"},
    "first-advanced": {"edition": "first", "mode": "advanced"},
    "second-basic": {"edition": "second"},
    "second-advanced": {"edition": "second", "mode": "advanced", "vuko_layout": "random"},
}
LIKING = (3, 3, 1, 2, 1, 4)
"""How often a seeker plans each field."""
SOLO = ["easy", "medium", "hard", "scientist"]
DRAGON_LORDS: dict[str, tuple[int, dict[str, Any]]] = {
    "peoples": (2, {"turn_limit": "3"}),
    "tundra": (2, {"two_players": "tundra", "turn_limit": "10", "strong_wizards": True}),
    "open": (2, {"two_players": "open", "turn_limit": "10", "dragonlords": "strong"}),
    "three": (3, {"turn_limit": "10", "reduced_combat": True, "bid": True, "always_pause": True}),
    "four": (4, {"turn_limit": "10", "unlimited_dragonlords": True, "dragonlords": "weak"}),
    "four-kingdoms": (4, {"kingdoms": "3"}),
    "tundra-kingdoms": (2, {"two_players": "tundra", "victory_moment": "end-of-turn"}),
    "three-bloodlust": (3, {"bloodlust": True}),
    "open-last": (2, {"two_players": "open", "kingdoms": "6"}),
}
"""Settings whose name ends with a kind of ending are played until somebody has won so."""
MOUNTAIN_KING: list[dict[str, Any]] = [{}, {"supplies": "level", "battle_boost": True}, {"foreign_lairs": False}]


def kind_of_ending(state: IceGardenState) -> str:
    assert state.result is not None
    if state.result.ending != "goal":
        return state.result.ending
    seat = next(seat for seat in state.result.winners if reached(state, seat))
    return f"goal-{CHARACTER.words[state.character[seat]]}"


def play(seed: int, players: int, options: dict[str, Any], seeker: int = -1) -> Match[Any]:
    """Random play; the character ``seeker``, if any, plays for its goal instead, and the others are meek."""
    rng = Random(seed)
    match = meadhall.load("ice-garden").match(players=players, seed=seed, characters="dealt", **options)
    while not match.state.over:
        state = match.state
        (seat,) = state.deciding
        if state.character[seat] == seeker:
            match.play(seek(state, seat, rng))
        else:
            meek = seeker >= 0 and rng.random() < 0.7
            match.play(state.legal()[0] if meek else rng.choice(state.legal()))
    return match


def seek(state: IceGardenState, seat: int, rng: Random) -> Action:
    """The option after which the goal looks nearest; plans are drawn with a liking for Making."""
    options = state.legal()
    if options[0].verb is do_plan:
        return rng.choice([action for action in options for _ in range(LIKING[action.arg])])
    return max(options, key=lambda action: nearness(after(state, action), seat) + rng.random() / 10)


def after(state: IceGardenState, action: Action) -> IceGardenState:
    """The position after the action; summoned units have appeared, and M-factor may have been shifted."""
    (seat,) = state.deciding
    following = state.copy()
    following.apply(action)
    while following.deciding == (seat,) and following.legal()[-1].verb in (do_appear, do_lift):
        best = 3 if state.character[seat] == CALLO and following.off_map(seat, 3) else 2
        lifts = [lift for lift in following.legal() if lift.verb is do_lift and lift.args[1] == best]
        following.apply((lifts or following.legal())[0])
    return following


def nearness(state: IceGardenState, seat: int) -> float:
    """Work done counts most, then workers where they can work, workers at all, and M-factor on its way to them."""
    layers = state.m_factor[seat * 4 : seat * 4 + 4]
    near = 300.0 * progress(state, seat)[0]
    near += sum(layers) + 4 * layers[2] + state.goods[0][seat] + state.goods[1][seat] - 3 * state.tokens[seat]
    character = state.character[seat]
    if character == CALLO:
        near += 6 * layers[3] + 90 * sum(state.nightmares) + 40 * sum(n == 2 for n in state.nightmares)
    if character == VAN_DYKEN and state.thorn != NOWHERE:
        near += 120 * (state.reserves[state.thorn] + state.reserves_down[state.thorn])
        near += 60 * (ranking(state, state.thorn)[:1] == [seat])
    for region in state.open:
        dominated = ranking(state, region)[:1] == [seat]
        for level in (2, 3):
            if state.units_at(seat, level, region):
                near += 20 + 25 * (dominated and work_here(state, seat, level, region))
    return near + 2 * sum(state.markers[seat * 8 : seat * 8 + 8])


def work_here(state: IceGardenState, seat: int, level: int, region: int) -> bool:
    character = state.character[seat]
    if character == CALLO:
        return state.nightmares[region] < 2 if level == 3 else state.nightmares[region] > 0
    if level == 3:
        return False
    if character == FJOLLSFINN:
        return any(state.markers[other * 8 + region] for other in range(state.players) if other != seat)
    if character == VAN_DYKEN:
        return region != state.thorn and state.reserves[region] > 0
    return not state.towers[region]


def record(name: str, match: Match[Any]) -> None:
    result = match.state.result
    assert result is not None
    match.notes = {
        "winners": " ".join(map(str, result.winners)),
        "scores": " ".join(map(str, result.scores)),
        "ending": result.ending,
    }
    match.save(HERE / match.game.slug / f"{name}.json")


def mountain_king() -> None:
    """Games for every number of players and each option, until every Champion has been won in one of them."""
    missing = set(CHAMPION.words)
    for seed in range(TRIES):
        players = 2 + seed % 4
        options = MOUNTAIN_KING[seed // 4 % len(MOUNTAIN_KING)]
        match = meadhall.load("mountain-king").match(players=players, seed=seed, **options)
        rng = Random(seed)
        while not match.state.over:
            decision = rng.choice(match.state.decisions)
            match.play(rng.choice(decision.options), decision.seat)
        won = {CHAMPION.words[champion] for champion, holder in enumerate(match.state.holder) if holder >= 0}
        if won & missing or seed < 4 * len(MOUNTAIN_KING):
            missing -= won
            record(f"{players}-{seed:03}", match)
        if not missing:
            break
    print("mountain-king lacks", missing)


def dragon_lords() -> None:
    for name, (players, options) in DRAGON_LORDS.items():
        wanted = name.rpartition("-")[2]
        for seed in range(TRIES):
            rng = Random(seed)
            match = meadhall.load("dragon-lords").match(players=players, seed=seed, **options)
            while not match.state.over and len(match.journal) < LONGEST:
                decision = rng.choice(match.state.decisions)
                chosen = rng.choice(decision.options) if "turn_limit" in options else wage_war(decision, rng)
                match.play(chosen, decision.seat)
            result = match.state.result
            if result is not None and ("turn_limit" in options or result.ending == wanted):
                record(name, match)
                break
        else:
            print("dragon-lords lacks", name)


def wage_war(decision: Decision, rng: Random) -> Action:
    """The first seat conquers as fast as it can; the others do nothing that they need not do."""
    options = decision.options
    if decision.seat:
        return next((action for action in options if action.verb.key in ("done", "pass")), rng.choice(options))
    verbs = [action.verb.key for action in options]
    if "send" in verbs:
        return [action for action in options if action.verb.key == "send"][-1]
    for key in ("again", "fight", "attack", "buy", "from", "place"):
        if key in verbs:
            chosen = [action for action in options if action.verb.key == key]
            return chosen[-1] if key in ("buy", "place") else rng.choice(chosen)
    return next((action for action in options if action.verb.key == "done" and rng.random() < 0.7), rng.choice(options))


def main() -> None:
    for game in ("ice-garden", "mountain-king", "dragon-lords"):
        (HERE / game).mkdir(exist_ok=True)
        for old in (HERE / game).glob("*.json"):
            old.unlink()
    dragon_lords()
    mountain_king()
    ice_garden()


def ice_garden() -> None:
    for setting, options in SETTINGS.items():
        missing = list(ENDINGS)
        for seed in range(TRIES):
            wanted = missing[seed % len(missing)].removeprefix("goal-")
            seeker = CHARACTER.words.index(wanted) if wanted in CHARACTER.words else -1
            match = play(seed, 2 + seed % 3, options, seeker)
            ending = kind_of_ending(match.state)
            if ending in missing:
                missing.remove(ending)
                record(f"{setting}-{ending}", match)
            if not missing:
                break
        print(setting, "lacks", missing)
    for difficulty in SOLO:
        won: set[tuple[bool, str]] = set()
        for seed in range(300):
            match = play(seed, 1, {"difficulty": difficulty})
            ending = kind_of_ending(match.state)
            player = 0 in match.state.result.winners
            if (player, ending) not in won and len(won) < 4:
                won.add((player, ending))
                record(f"solo-{difficulty}-{'won' if player else 'lost'}-{ending}", match)


if __name__ == "__main__":
    main()
