"""Where the two editions differ: each difference has a name, and each edition a value for it.

``text/editions.toml`` says the same in words; a page and the tests are made from both.
"""

from __future__ import annotations

import msgspec


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    catch_up_counts_units: bool
    """Units count towards the two influence below which one may catch up."""
    jump_stages: int
    """In how many stages, from the first, a marker may move two helms at once."""
    improvements_replaced: bool
    """A bought improvement may be replaced by another."""
    printed_icons_count: bool
    """An ability printed on the sheet may not be bought again for levels 1 and 2."""
    crabs_double: bool
    """Crabs may have the same ability twice although they are level 1."""
    spy_spots_for_sale: bool
    """Improvements may be bought over the Maker-Spy spots."""
    neutral_bars_ranking: bool
    """Who does not exceed the neutral markers is not ranked at all; else only the yield is denied."""
    abilities_optional: bool
    """The dominator may leave abilities, towers and reserves unused."""
    ranks_after_events: bool
    """Ranks for the yield are taken after abilities and events, not before."""
    thorn_absorbs_first: bool
    """The Thorn absorbs before the abilities, not after them."""
    one_m_factor_from_reserves: bool
    """However many reserves lie in a region, they give one M-factor."""
    faun_stays_locked: bool
    """The Faun in a locked region never leaves it."""
    lock_keeps_neutral: bool
    """Neutral markers stay in a region that is locked."""
    reserve_stays_if_blocked: bool
    """A reserve in a locked region that finds no place next door stays."""
    gorge_tie_to_nobody: bool
    """A tie in Viper Gorge gives the five points to nobody, not to the better reputation."""
    snow_counts_on_track: bool
    """In the final count markers move on the track, one by one, and the trigger loses two spaces."""
    vuko_tiles_optional: bool
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
SECOND = Edition(
    name="second",
    catch_up_counts_units=False,
    jump_stages=4,
    improvements_replaced=True,
    printed_icons_count=True,
    crabs_double=True,
    spy_spots_for_sale=True,
    neutral_bars_ranking=True,
    abilities_optional=False,
    ranks_after_events=True,
    thorn_absorbs_first=True,
    one_m_factor_from_reserves=False,
    faun_stays_locked=False,
    lock_keeps_neutral=False,
    reserve_stays_if_blocked=False,
    gorge_tie_to_nobody=False,
    snow_counts_on_track=False,
    vuko_tiles_optional=False,
)
EDITIONS = {edition.name: edition for edition in (FIRST, SECOND)}
DIFFERENCES = tuple(field.name for field in msgspec.structs.fields(Edition) if field.name != "name")
