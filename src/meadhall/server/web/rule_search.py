"""Searching the rules: whole words and their beginnings, words that mean the same, the best first, with marks."""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import Markup, escape

from meadhall.kernel.catalogue import Rule

WORD = re.compile(r"[\w'’-]+")

EMPTY = {
    "en": " a an and are at be by can do does for how i if in is it may me my of on or the to what when where which "
    "who why with you your ",
    "de": " als am an auf bei bin das dem den der des die ein eine einen es für geht ich im in ist kann man mein mit "
    "oder sich sind und von wann was wem wen wer wie wo zu zum zur ",
}
"""Words of a question that tell nothing about what is looked for."""

ALIKE = {
    "en": (
        ("win", "victor"), ("end of the game", "game ends", "ending"), ("tie", "draw"), ("fight", "battle", "combat"),
        ("buy", "purchase", "price", "cost"), ("die", "dice", "roll"), ("lose", "loss"), ("begin", "start", "set up"),
        ("boat", "ship"), ("land", "territor"), ("magic", "spell"), ("move", "movement"), ("point", "score"),
    ),
    "de": (
        ("gewinn", "sieg"), ("spielende", "ende des spiels"), ("gleichstand", "unentschieden"), ("kampf", "kämpf"),
        ("kauf", "preis", "kost"), ("würfel", "wurf"), ("verlier", "verlust"), ("beginn", "anfang", "aufbau"),
        ("boot", "schiff"), ("land", "gebiet"), ("magie", "zauber"), ("beweg", "zieh"), ("punkt", "wertung"),
    ),
}  # fmt: skip
"""Beginnings of words that are looked for together."""


def sought(query: str, lang: str) -> list[tuple[str, ...]]:
    """What a query asks for: for each of its words the beginnings of words that answer it."""
    words = [word for word in WORD.findall(query.casefold()) if f" {word} " not in EMPTY[lang]]
    return [alike(word, lang) for word in words or WORD.findall(query.casefold())]


def alike(word: str, lang: str) -> tuple[str, ...]:
    """The beginnings of words that mean what a word means; "winner" is among what begins with "win"."""
    groups = [group for group in ALIKE[lang] if any(word.startswith(one) for one in group)]
    return groups[0] if groups else (word,)


def pattern(beginnings: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, beginnings))})[\w'’-]*", re.IGNORECASE)


class Search:
    """What somebody looks for in the rules, in a language."""

    def __init__(self, query: str, lang: str) -> None:
        self.lang = lang
        self.wanted = [pattern(beginnings) for beginnings in sought(query, lang)]

    def rank(self, rule: Rule) -> float:
        """How well a rule fits: each word must be found, and in the title it counts most; 0 if it does not fit."""
        title, text = f"{rule.id} {rule.title(self.lang)}", rule.text(self.lang)
        total = 0.0
        for word in self.wanted:
            named, told = len(word.findall(title)), len(word.findall(text))
            if not named and not told:
                return 0.0
            total += 3.0 * bool(named) + told / (told + 1)
        return total

    def best(self, rules: Iterable[Rule]) -> list[Rule]:
        """The rules that fit, the best first; those that fit alike as the book has them."""
        ranked = [(self.rank(rule), rule) for rule in rules]
        return [rule for rank, rule in sorted(ranked, key=lambda found: -found[0]) if rank]

    def marked(self, text: str) -> Markup:
        """A text with what was found in it marked."""
        spans = sorted(match.span() for word in self.wanted for match in word.finditer(text))
        marked, at = Markup(), 0
        for start, end in spans:
            if start >= at:
                marked += escape(text[at:start]) + Markup("<mark>") + escape(text[start:end]) + Markup("</mark>")
                at = end
        return marked + escape(text[at:])
