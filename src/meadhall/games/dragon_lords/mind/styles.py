"""The characters of bots: what each of them thinks more or less of."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    kingdoms: float = 1.0
    """How much a Kingdom counts."""
    lands: float = 1.0
    """How much other territories count."""
    caution: float = 1.0
    """How many defenders a Kingdom gets, of those that it needs."""
    boldness: float = 0.0
    """So much more than it is worth any attack tempts."""
    sea: float = 0.0
    """So much more than it is worth any voyage tempts."""
    quests: float = 0.0
    """So much more the Wastelands tempt."""


STYLES = {
    "balanced": Style(),
    "raider": Style(lands=1.5, sea=1.0, boldness=0.3, caution=0.9),
    "warlord": Style(kingdoms=1.3, lands=0.7, boldness=0.4, caution=0.8, quests=-2.0),
    "seeker": Style(quests=2.5, caution=1.0),
    "warden": Style(lands=1.15, caution=1.3, boldness=-0.3),
}
