"""What there is to say beside the picture: phrases for the top bar, and sentences about places."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.draw.writing import capital
from meadhall.games.ice_garden import reading
from meadhall.games.ice_garden.board.moment import (
    ACTIONS,
    DOMINATION,
    NO_FIELD,
    OVER,
    PHASES,
    SETUP,
    Moment,
    moment,
)
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.board.snow import snow_is_near
from meadhall.games.ice_garden.facts import CLOSED
from meadhall.games.ice_garden.rules.ending import is_last_round
from meadhall.games.ice_garden.rules.voracious_mountain import price
from meadhall.games.ice_garden.state import NOBODY, NOWHERE
from meadhall.games.ice_garden.words import (
    CHARACTER,
    FIELD,
    IMPROVEMENT,
    LAYER,
    LEVEL,
    ORDER_TOKEN,
    REGION,
    RESOURCE,
    VUKO_TILE,
)
from meadhall.kernel.domain import Domain

FIELD_RULES = ("IG-6.5", "IG-6.8", "IG-6.11", "IG-6.16", "IG-6.19", "IG-7.1")
GOAL_RULES = ("IG-12.1", "IG-12.3", "IG-12.9", "IG-12.11")
IMPROVEMENT_RULES = ("IG-9.12", "IG-9.15", "IG-9.10", "IG-11.2")
TILE_RULES = ("IG-14.6", "IG-14.9", "IG-14.10", "IG-14.12")
TRACK_RULES = {
    "snow": "IG-13.14",
    "reputation": "IG-8.6",
    "initiative": "IG-4.7",
    "score": "IG-13.6",
    "garden": "IG-12.1",
    "activation": "IG-9.1",
    "vuko": "IG-10.2",
}
"""The rules to places of the picture that are no words of the vocabulary, such as ``track:snow``."""


def status(scribe: Scribe) -> list[str]:
    s = scribe.s
    now = moment(s)
    if now.phase == OVER:
        return [scribe.ending(s.result.ending)] if s.result else []
    if now.phase == SETUP:
        return [scribe.write("setup")]
    # On a phone the end may be cut: what counts for the whole round comes first.
    said = [scribe.write("last-round")] if is_last_round(s) else []
    if s.scorings:
        said.append(scribe.write("scoring", count=s.scorings))
    if snow_is_near(s):
        said.append(scribe.write("snow-near", steps=s.facts.snow_limit - s.snow))
    return [scribe.write("round", number=s.round), *said, phase_words(scribe, now)]


def phase_words(scribe: Scribe, now: Moment) -> str:
    if now.phase == ACTIONS and now.field != NO_FIELD:
        return scribe.write("phase-field", field=scribe.word(FIELD.words[now.field]))
    if now.phase == DOMINATION and now.region != NOWHERE:
        return scribe.write("phase-region", region=REGION.words[now.region])
    return scribe.write(f"phase-{PHASES[now.phase]}")


# --- places -----------------------------------------------------------------------------------------


def about(scribe: Scribe, seat: int | None, place: str) -> tuple[str, str | None]:
    """A sentence or two about a place such as ``region:B``, and the rule to look up. Unknown places have neither."""
    domain, _, word = place.partition(":")
    if domain == "track" and word in TRACK_RULES:
        return track(scribe, word), TRACK_RULES[word]
    known = ABOUT.get(domain)
    if known is None or word not in known[0].words:
        return "", None
    return known[1](scribe, known[0].find(word), seat)


Said = tuple[str, str | None]


def about_region(scribe: Scribe, region: int, seat: int | None) -> Said:
    s = scribe.s
    rule = "IG-2.8" if s.tiles[region] == CLOSED else "IG-12.25" if s.locked[region] else "IG-11.2"
    return reading.region_line(scribe, region), rule


def about_field(scribe: Scribe, field: int, seat: int | None) -> Said:
    word = FIELD.words[field]
    does = scribe.write(f"about-field-{word}", price=price(scribe.s))
    return f"{scribe.word(word)}. {does}", FIELD_RULES[field]


def about_character(scribe: Scribe, character: int, seat: int | None) -> Said:
    sits = scribe.s.seat_of[character]
    if sits == NOBODY:
        return scribe.word(CHARACTER.words[character]), GOAL_RULES[character]
    lines = reading.player(scribe, sits)
    return " ".join([*lines[:3], lines[-1]]), GOAL_RULES[character]


def about_resource(scribe: Scribe, resource: int, seat: int | None) -> Said:
    name = scribe.word(RESOURCE.words[resource])
    return scribe.write("about-resource", name=capital(name), count=scribe.s.bank[resource]), "IG-1.1"


def about_layer(scribe: Scribe, layer: int, seat: int | None) -> Said:
    if seat is None or seat >= scribe.s.facts.seats:
        return scribe.write("layer", layer=layer), "IG-7.15"
    return scribe.write("about-layer", layer=layer, count=scribe.s.layers(seat)[layer]), "IG-7.15"


def about_level(scribe: Scribe, level: int, seat: int | None) -> Said:
    if seat is None or scribe.s.character[seat] == NOBODY:
        return scribe.write("layer", layer=level + 1), "IG-1.4"
    return reading.sheet_row(scribe, seat, level + 1), "IG-7.6"


def about_improvement(scribe: Scribe, kind: int, seat: int | None) -> Said:
    word = IMPROVEMENT.words[kind]
    return scribe.write(f"about-improvement-{word}", count=scribe.s.improvements[kind]), IMPROVEMENT_RULES[kind]


def about_tile(scribe: Scribe, tile: int, seat: int | None) -> Said:
    return scribe.word(VUKO_TILE.words[tile]), TILE_RULES[tile]


def about_token(scribe: Scribe, token: int, seat: int | None) -> Said:
    return scribe.write("about-token"), "IG-14.14"


def track(scribe: Scribe, word: str) -> str:
    s = scribe.s
    if word == "snow":
        return scribe.write("about-snow", value=s.snow, limit=s.facts.snow_limit)
    if word == "score":
        return scribe.write("about-score", limit=s.facts.goals.points)
    if word == "garden":
        return scribe.write("about-garden", done=sum(s.garden), needed=s.facts.goals.dwellers)
    return scribe.write(f"about-{word}")


ABOUT: dict[str, tuple[Domain, Callable[[Scribe, int, int | None], Said]]] = {
    domain.name: (domain, messages)
    for domain, messages in (
        (REGION, about_region),
        (FIELD, about_field),
        (CHARACTER, about_character),
        (RESOURCE, about_resource),
        (LAYER, about_layer),
        (LEVEL, about_level),
        (IMPROVEMENT, about_improvement),
        (VUKO_TILE, about_tile),
        (ORDER_TOKEN, about_token),
    )
}
