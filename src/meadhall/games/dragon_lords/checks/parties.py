"""Quest parties, captured ones, and what belongs to them."""

from __future__ import annotations

from meadhall.games.dragon_lords.checks.pending import perishing, settling
from meadhall.games.dragon_lords.facts import NOWHERE
from meadhall.games.dragon_lords.lookups import tools_of
from meadhall.games.dragon_lords.rules.wastes.companions import Dismiss, KeepThree
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.errors import SaveError
from meadhall.kernel.sets import has


def check_parties(s: DragonLordsState, people: int, at: str) -> None:
    if s.mana[people] > s.facts.parts.limits.mana:
        raise SaveError(f"{at}.mana", f"is at most {s.facts.parts.limits.mana} (DL-12.10)")
    if s.party_at[people] == NOWHERE and s.party_units[people]:
        raise SaveError(f"{at}.party.at", "is missing: a party stands somewhere (DL-16.2)")
    if s.party_at[people] != NOWHERE and not s.party_units[people] and not perishing(s):
        raise SaveError(f"{at}.party.units", "a party without units is lost (DL-17.27)")
    if s.companions[people] and s.party_at[people] == NOWHERE:
        raise SaveError(f"{at}.party.companions", "companions go nowhere alone (DL-17.27)")
    if any(tools_of(s.tools, people)) and s.party_at[people] == NOWHERE:
        raise SaveError(f"{at}.party.tools", "tools belong to a party (DL-17.6)")
    if s.captive_companions[people] and not s.captive_units[people]:
        raise SaveError(f"{at}.captive.companions", "companions go nowhere alone (DL-17.27)")


def check_journey(s: DragonLordsState, people: int, at: str) -> None:
    """A party and what belongs to it are within their limits."""
    limits, party = s.facts.parts.limits, s.party_at[people] != NOWHERE
    if s.party_units[people] > limits.party:
        raise SaveError(f"{at}.party.units", f"are at most {limits.party} (DL-16.4)")
    dismissing = any(isinstance(step, (KeepThree, Dismiss)) and step.people == people for step in s.agenda)
    if len(s.companions[people]) > limits.companions and s.agenda and not dismissing:
        raise SaveError(f"{at}.party.companions", f"are at most {limits.companions} (DL-17.22)")
    if has(s.stride, people) and not party:
        raise SaveError(f"{at}.stride", "belongs to a party (DL-16.2)")
    if has(s.fog, people) and not party:
        raise SaveError(f"{at}.fog", "belongs to a party (DL-16.2)")
    travelled = any(tools_of(s.tools, people)) or any(tools_of(s.store, people)) or s.captive_units[people] > 0
    if not has(s.equipped, people) and (travelled or (party and people != s.active)):
        raise SaveError(f"{at}.equipped", "their first party has set out (DL-16.15)")
    if any(tools_of(s.captive_tools, people)) and not s.captive_units[people]:
        raise SaveError(f"{at}.captive.tools", "tools belong to a party (DL-17.6)")
    if any(tools_of(s.store, people)) and not s.kingdoms_of(people) and s.fight is None and not settling(s):
        raise SaveError(f"{at}.store", "is lost with the last Kingdom (DL-17.10)")
