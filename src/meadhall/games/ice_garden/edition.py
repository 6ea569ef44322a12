"""Where the two editions differ: each difference has a name, and each edition a value for it.

``text/editions.toml`` says the same in words; a page and the tests are made from both.
"""

from __future__ import annotations

import msgspec


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """The second edition, unless another value is given."""

    name: str
    catch_up_counts_units: bool = False
    """Units count towards the two influence below which one may catch up."""
    jump_stages: int = 4
    """In how many stages, from the first, a marker may move two helms at once."""
    improvements_replaced: bool = True
    """A bought improvement may be replaced by another."""
    printed_icons_count: bool = True
    """An ability printed on the sheet may not be bought again for levels 1 and 2."""
    crabs_double: bool = True
    """Crabs may have the same ability twice although they are level 1."""
    spy_spots_for_sale: bool = True
    """Improvements may be bought over the Maker-Spy spots."""
    neutral_bars_ranking: bool = True
    """Players who do not exceed the neutral markers are not ranked; else they are only denied the yield."""
    abilities_optional: bool = False
    """The dominator may leave abilities, towers and reserves unused."""
    ranks_after_events: bool = True
    """Ranks for the yield are taken after abilities and events, not before."""
    thorn_absorbs_first: bool = True
    """The Thorn absorbs before the abilities, not after them."""
    one_m_factor_from_reserves: bool = False
    """However many reserves lie in a region, they give one M-factor."""
    faun_stays_locked: bool = False
    """The Faun in a locked region never leaves it."""
    lock_keeps_neutral: bool = False
    """Neutral markers stay in a region that is locked."""
    reserve_stays_if_blocked: bool = False
    """A reserve in a locked region that finds no place next door stays."""
    gorge_tie_to_nobody: bool = False
    """A tie in Viper Gorge gives the five points to nobody, not to the better reputation."""
    snow_counts_on_track: bool = False
    """In the final count markers move on the track, one by one, and the trigger loses two spaces."""
    vuko_tiles_optional: bool = False
    """Fewer than four Vuko tiles may be used."""


FIRST = Edition(
    name="first",
    catch_up_counts_units=True,
    jump_stages=3,
    improvements_replaced=False,
    printed_icons_count=False,
    crabs_double=False,
    spy_spots_for_sale=False,
    neutral_bars_ranking=False,
    abilities_optional=True,
    ranks_after_events=False,
    thorn_absorbs_first=False,
    one_m_factor_from_reserves=True,
    faun_stays_locked=True,
    lock_keeps_neutral=True,
    reserve_stays_if_blocked=True,
    gorge_tie_to_nobody=True,
    snow_counts_on_track=True,
    vuko_tiles_optional=True,
)
SECOND = Edition(name="second")
EDITIONS = {edition.name: edition for edition in (FIRST, SECOND)}
DIFFERENCES = tuple(field.name for field in msgspec.structs.fields(Edition) if field.name != "name")
