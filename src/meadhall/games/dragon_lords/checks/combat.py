"""A combat while it lasts."""

from __future__ import annotations

from meadhall.games.dragon_lords import fight as fights
from meadhall.games.dragon_lords.facts import MONSTERS, NEUTRAL, NOBODY
from meadhall.games.dragon_lords.messages import SIDE
from meadhall.games.dragon_lords.rules.peoples.treasures import left_lying
from meadhall.games.dragon_lords.rules.war import combat, escapes, healing, missiles, retreat
from meadhall.games.dragon_lords.rules.war.capture import Conclude
from meadhall.games.dragon_lords.rules.wastes import monsters
from meadhall.games.dragon_lords.state import DROPPED, DragonLordsState
from meadhall.games.dragon_lords.words import FACE, FIRST_SEA, FIRST_SPACE, PEOPLES, TREASURES, WIZARD_1, WIZARD_3, ZONE
from meadhall.kernel.errors import SaveError
from meadhall.kernel.game import steps_of
from meadhall.kernel.step import Step

FIGHTING: tuple[type[Step], ...] = (
    Conclude,
    *steps_of(combat, missiles, healing, escapes, retreat, monsters).values(),
)
"""Steps of a combat."""
ONCE = {
    combat.GLEIPNIR_USED, combat.THYRA_USED, monsters.HILDA_USED,
    *(left_lying(treasure) for treasure in range(TREASURES)),
    *(healing.free_spell_note(people, wizard) for people in range(PEOPLES) for wizard in range(WIZARD_1, WIZARD_3 + 1)),
}  # fmt: skip
"""What can be noted as done in a combat."""


def check_fight(s: DragonLordsState, fight: fights.Fight, at: str) -> None:
    on_land, at_sea = fight.zone < FIRST_SEA, FIRST_SEA <= fight.zone < FIRST_SPACE
    where = (on_land, at_sea, fight.zone >= FIRST_SPACE, fight.zone >= FIRST_SPACE)
    if not where[fight.kind]:
        raise SaveError(f"{at}.zone", f"{ZONE.words[fight.zone]} is no place for such a combat (DL-6.1)")
    for name, side in (("attacker", fight.attacker), ("defender", fight.defender)):
        if side < PEOPLES and side not in s.peoples:
            raise SaveError(f"{at}.{name}", f"{SIDE.words[side]} do not play")
    if (fight.attacker == MONSTERS) != (fight.kind == fights.QUEST) or fight.attacker == NEUTRAL:
        raise SaveError(f"{at}.attacker", "monsters attack on quests and nowhere else (DL-19.11)")
    if fight.defender == MONSTERS or (fight.defender == NEUTRAL and not on_land):
        raise SaveError(f"{at}.defender", f"{SIDE.words[fight.defender]} do not defend there (DL-6.26)")
    if fight.attacker == fight.defender:
        raise SaveError(f"{at}.defender", "nobody fights with themselves")
    if (fight.beasts is None) == (fight.kind == fights.QUEST):
        raise SaveError(f"{at}.beasts", "are there on quests and nowhere else (DL-19.11)")
    if fight.beasts is not None and fight.beasts.count < 0:
        raise SaveError(f"{at}.beasts.count", "hits beyond the last monster are lost (DL-6.19)")
    if fight.beasts is not None and fight.beasts.then >= len(s.facts.nodes):
        raise SaveError(f"{at}.beasts.then", "no quest goes on there")
    unknown = [note for note in fight.once if note not in ONCE]
    if unknown:
        raise SaveError(f"{at}.once", f"{unknown[0]!r} is nothing that is noted in a combat (DL-6.1)")
    most = {"read": 1, "unhurt": 1, "cursed": fights.SWUNG}
    for name, pair in (("read", fight.read), ("unhurt", fight.unhurt), ("cursed", fight.cursed)):
        if max(pair) > most[name]:
            raise SaveError(f"{at}.{name}", f"is at most {most[name]} (DL-6.1)")
    if fight.beasts is not None and fight.beasts.wounds >= fight.beasts.hits:
        raise SaveError(f"{at}.beasts.wounds", "it would be slain (DL-19.18)")
    if any(face > len(FACE) for side in fight.dice for face in side):
        raise SaveError(f"{at}.dice", f"no die has more than {len(FACE)} faces (DL-6.10)")
    if (on_land or at_sea) and fight.attacker != s.active:
        raise SaveError(f"{at}.attacker", "whoever's turn it is attacks (DL-6.2)")
    if on_land and s.owner[fight.zone] not in (fight.defender, NOBODY):
        raise SaveError(f"{at}.defender", f"{SIDE.words[s.owner[fight.zone]]} hold the territory (DL-5.1)")
    if any(s.carrier[treasure] != DROPPED for side in fight.loot for treasure in side):
        raise SaveError(f"{at}.loot", "lies where its bearer fell, and nobody has taken it up yet (DL-20.7)")
