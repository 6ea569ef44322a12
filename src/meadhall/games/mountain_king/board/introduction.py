"""What the game says of itself: starting Champions, those of the Waves, the Clans; and the mountain as a thumbnail."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from meadhall.draw.markup import shift
from meadhall.games.mountain_king.board import figures
from meadhall.games.mountain_king.facts import DECKS, STARTERS
from meadhall.games.mountain_king.words import CHAMPION, CLAN, CLANS, OUTSIDER
from meadhall.kernel.introduction import Crop, Introduction, Kin, Overview, People
from meadhall.kernel.text import Texts

_HERE = files("meadhall.games.mountain_king")
TEXTS = Texts([files("meadhall.kernel") / "text", *(_HERE / "text" / room for room in (".", "introduction"))])

HARD = {
    **dict.fromkeys(("firragh", "grumle", "thorga", "haldis", "snorri", "harald", "edda", "dura"), 1),
    **dict.fromkeys(("skeld", "hrotha", "nyssa", "ketil", "dagrun", "morgar", "waelwulf", "ragna", "hroar"), 2),
    **dict.fromkeys(("laggrid", "crym", "ulfgar", "siggdan", "jorunn", "vidkun", "eirik", "halla", "grimhild"), 4),
}
"""How hard a Champion is to use well; all others 3."""


class MountainKingIntroduction(Introduction):
    asks = frozenset({"ask-keep"})

    def overview(self, game: Any, lang: str) -> Overview:
        return super().overview(game, lang)._replace(end=TEXTS.say("game-end", lang))

    def peoples(self, game: Any, lang: str) -> tuple[Kin, ...]:
        decks = [part.deck for part in game.components.champions.values()]
        cards = [champion_card(game, champion, lang) for champion in range(len(decks))]
        starters = tuple(card for card, deck in zip(cards, decks, strict=True) if deck == DECKS[STARTERS])
        others = tuple(card for card in cards if card not in starters)
        clans = tuple(clan_card(game, clan, lang) for clan in range(CLANS))
        return kin("starter", starters, lang), kin("clan", clans, lang), kin("champion", others, lang)


def kin(key: str, peoples: tuple[People, ...], lang: str) -> Kin:
    return Kin(key, TEXTS.say(f"peoples-{key}", lang), TEXTS.say(f"peoples-{key}-words", lang), peoples)


def champion_card(game: Any, champion: int, lang: str) -> People:
    word = CHAMPION.words[champion]
    part, rule = game.components.champions[word], f"MK-15.{champion + 1}"
    clan = OUTSIDER if part.clan == OUTSIDER else TEXTS.word(part.clan, lang)
    trait = figures.trait(part.letter, part.claws, 0, part.symbols, part.ability)
    shield = figures.shield(CLANS if part.clan == OUTSIDER else CLAN.find(part.clan), 13)
    return People(
        place=f"champion:{word}",
        name=TEXTS.word(word, lang),
        who=TEXTS.say("who-champion", lang, clan=clan, votes=part.votes),
        plays=game.catalogue[rule].text(lang),
        difficulty=HARD.get(word, 3),
        picture=figures.icon(shift(shield, 15, 18) + shift(trait, 46, 18), "0 0 64 36", 64, 36),
        rule=rule,
    )


def clan_card(game: Any, clan: int, lang: str) -> People:
    """On the side of the board for four and five; on the other one neighbours and Gates are the same."""
    gates = sum(cave.gate for name, cave in game.components.front.caverns.items() if name[:-1] == CLAN.words[clan])
    first, second = (TEXTS.word(CLAN.words[(clan + step) % CLANS], lang) for step in (-1, 1))
    return People(
        place=f"clan:{CLAN.words[clan]}",
        name=TEXTS.say("name-clan", lang, clan=TEXTS.word(CLAN.words[clan], lang)),
        who=TEXTS.say("who-clan", lang, first=first, second=second, gates=gates),
        plays=TEXTS.say("plays-clan-one" if gates == 1 else "plays-clan-more", lang),
        difficulty=2 if gates == 1 else 3,
        picture=figures.icon(shift(figures.shield(clan, 15), 18, 18), "0 0 36 36", 36, 36),
    )


INTRODUCTION = MountainKingIntroduction(minutes=120, difficulty=4, crop=Crop("board", (536, 308), zoom=1.15))
