"""The styles of bots: what each of them values more or less."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    kingdoms: float = 1.0
    """By what factor Kingdoms count more."""
    lands: float = 1.0
    """By what factor other territories count more."""
    caution: float = 1.0
    """What share of the defenders that it needs a Kingdom gets."""
    boldness: float = 0.0
    """What is added to the worth of every attack."""
    sea: float = 0.0
    """What is added to the worth of every voyage."""
    quests: float = 0.0
    """What is added to the worth of setting out for the Wastelands."""


STYLES = {
    "balanced": Style(),
    "raider": Style(lands=1.5, sea=1.0, boldness=0.3, caution=0.9),
    "warlord": Style(kingdoms=1.3, lands=0.7, boldness=0.4, caution=0.8, quests=-2.0),
    "seeker": Style(quests=2.5, caution=1.0),
    "warden": Style(lands=1.15, caution=1.3, boldness=-0.3),
}
