"""What the game says of itself: the peoples, the Realms, and a thumbnail with three of them at war."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from meadhall.draw import pieces
from meadhall.draw.markup import shift
from meadhall.games.dragon_lords.board import figures
from meadhall.games.dragon_lords.board.scribe import letter
from meadhall.games.dragon_lords.words import BARBARIANS, DWARVES, ELVES, ORCS, PEOPLE
from meadhall.kernel.introduction import Crop, Introduction, Kin, Overview, People
from meadhall.kernel.text import Texts

_HERE = files("meadhall.games.dragon_lords")
TEXTS = Texts([files("meadhall.kernel") / "text", *(_HERE / "text" / room for room in (".", "introduction"))])

HARD = {ELVES: 3, DWARVES: 2, ORCS: 1, BARBARIANS: 4}
RULES = {ELVES: "DL-15.9", DWARVES: "DL-15.7", ORCS: "DL-15.4", BARBARIANS: "DL-15.5"}
"""The rule of what each people does better."""


class DragonLordsIntroduction(Introduction):
    def overview(self, game: Any, lang: str) -> Overview:
        kingdoms = game.options["kingdoms"].default
        return super().overview(game, lang)._replace(end=TEXTS.say("game-end", lang, kingdoms=kingdoms))

    def peoples(self, game: Any, lang: str) -> tuple[Kin, ...]:
        return (
            kin("people", tuple(people_card(game, people, lang) for people in range(len(PEOPLE))), lang),
            kin("realm", tuple(realm_card(game, realm, lang) for realm in game.components.realms), lang),
        )


def kin(key: str, peoples: tuple[People, ...], lang: str) -> Kin:
    return Kin(key, TEXTS.say(f"peoples-{key}", lang), TEXTS.say(f"peoples-{key}-words", lang), peoples)


def people_card(game: Any, people: int, lang: str) -> People:
    word, parts = PEOPLE.words[people], game.components
    numbers = {
        ELVES: {"sneak": parts.gifts.sneak_units},
        DWARVES: {"gold": parts.gifts.mine_gold, "usual": parts.income.gold_territory},
        ORCS: {"units": parts.gifts.bulk_units, "price": parts.gifts.bulk_gold},
        BARBARIANS: {
            "attack": parts.peoples["barbarians"].attack,
            "others": parts.peoples["elves"].attack,
            "price": parts.peoples["barbarians"].price,
            "zones": parts.peoples["barbarians"].zones,
        },
    }
    of = letter(people)
    drawn = shift(pieces.cube(of, 24), 16, 19) + shift(figures.ship(of, 1.0), 50, 20)
    return People(
        place=f"people:{word}",
        name=TEXTS.word(word, lang),
        who=TEXTS.say(f"who-{word}", lang),
        plays=TEXTS.say(f"plays-{word}", lang, **numbers[people]),
        difficulty=HARD[people],
        picture=figures.icon(shift(drawn, -34, -18), 68, 36),
        rule=RULES[people],
    )


def realm_card(game: Any, realm: str, lang: str) -> People:
    """A Realm by its Kingdom, which is what a people claims."""
    parts = game.components
    lands = {name: land for name, land in parts.territories.items() if land.realm == realm}
    kingdom = next(name for name, land in lands.items() if land.kind == "kingdom")
    site = next(near for land in lands.values() for near in land.borders if near not in lands)
    villages = [land.village for land in parts.territories.values() if land.village]
    village = next(land.village for land in lands.values() if land.village)
    alone = villages.count(village) == 1
    kind = parts.territories[site].kind
    sign = figures.sign("mine" if kind == "mine" else "teleportal", 1.3, "" if kind == "mine" else "magic")
    return People(
        place=f"territory:{kingdom}",
        name=TEXTS.word(realm, lang),
        who=TEXTS.say(
            "who-realm",
            lang,
            kingdom=TEXTS.word(kingdom, lang),
            continent=parts.realms[realm].continent,
            mountains=sum(land.mountainous for land in lands.values()),
            territories=len(lands),
        ),
        plays=TEXTS.say("plays-realm", lang, kind=kind, site=TEXTS.word(site, lang), alone="yes" if alone else "no"),
        difficulty=2 if alone else 3,
        picture=figures.icon(shift(figures.CROWN, -14, 0, 1.5) + shift(sign, 16, 0), 60, 36),
        rule="DL-2.5",
    )


INTRODUCTION = DragonLordsIntroduction(minutes=150, difficulty=4, crop=Crop("map", (853, 152), zoom=1.1))
