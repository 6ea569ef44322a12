"""Searching the rules: words with their families, words that mean the same, the best first, with marks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from markupsafe import Markup, escape

from meadhall.kernel.catalogue import Rule, Words
from meadhall.kernel.rulebook import Rulebook

WORD = re.compile(r"[\w'’-]+")
NUMBER = re.compile(r"[a-z]+-\d+\.\d+")
"""The number of a rule."""

EMPTY = {
    "en": " a about all am an and any are at be been being but by can could do does doing for from game games get gets "
    "go had happen happens has have how i if in into is it its many may me much must my not of on one or should so "
    "than that the their them then there they this to was we what when where which who whom why will with would you "
    "your ",
    "de": " aber alle als am an auf aus bei beim bekomme bekommt bin bis brauche braucht darf das dass dem den denn "
    "der des die dies doch dürfen ein eine einen einer eines es für gegen gehe geht habe haben hat hier ich ihr im in "
    "ins ist jeder kann können man mein meine mit muss müssen nach nicht noch nur oder passiert sein sich sie sind so "
    "soll spiel tun um und viel viele vom von vor wann warum was welche welcher wem wen wenn wer werden wie wieviel "
    "wird wo wohin wozu zu zum zur über ",
}
"""Words of a question that tell nothing about what is looked for."""

ALIKE = {
    "en": (
        ("win", "won", "victory", "victor"),
        ("tie", "equal"),
        ("end", "over", "finish"),
        ("fight", "battle", "combat", "attack"),
        ("buy", "bought", "purchase", "price", "cost", "pay", "paid"),
        ("die", "dice", "roll"),
        ("lose", "lost", "loss"),
        ("begin", "start", "first"),
        ("set-up", "setup"),
        ("boat", "ship"),
        ("land", "territory"),
        ("magic", "spell"),
        ("point", "score"),
        ("king", "crown"),
        ("kill", "fall", "fallen", "beaten", "remove"),
        ("money", "gold"),
    ),
    "de": (
        ("gewinn", "gewonnen", "sieg"),
        ("gleichstand", "unentschieden", "gleich"),
        ("end", "spielende", "vorbei", "schluss"),
        ("kampf", "kämpf", "schlacht", "gefecht", "angriff", "angreif"),
        ("kauf", "preis", "kost", "zahl", "bezahl"),
        ("würfel", "wurf"),
        ("verlier", "verlor", "verlust"),
        ("beginn", "anfang", "fang", "fäng"),
        ("boot", "schiff"),
        ("land", "gebiet"),
        ("magie", "zauber"),
        ("beweg", "zieh"),
        ("punkt", "wertung"),
        ("könig", "krone"),
        ("sterb", "stirb", "fäll", "fall", "geschlagen", "getötet"),
        ("geld", "gold"),
    ),
}
"""Words that are looked for together; in German their stems."""

PHRASES = {"set up": "set-up"}
"""Words that are one."""
GOAL = {"en": "win", "de": "gewinnen"}
ENDING = {"en": "end", "de": "ende"}
"""Whoever looks for these asks what the overview answers."""
ANSWER = 20.0
"""How much more a rule counts that the overview names as its answer."""
SELDOM = 1.0
"""How much less a rule counts that not every table plays by."""
SHORTEST = 3
"""No stem is shorter."""
FAMILY = "(?:e|s|es|ed|d|ing|ings|er|ers|y|ies|ied|ement|ements|ion|ions|al)?"
"""How an English word may go on from its stem."""
SUFFIXES = {
    "en": ("ings", "ing", "ers", "er", "ies", "ied", "ed", "es", "y", "s", "e"),
    "de": ("enden", "ungen", "ung", "ern", "est", "en", "er", "em", "es", "et", "st", "e", "n", "s", "t"),
}
INSIDE = 5
"""A German stem of so many letters is found inside of longer words too: Siegpunkte, Endwertung."""


def sought(query: str, lang: str) -> list[tuple[str, ...]]:
    """What a query asks for: for each of its words the stems that answer it, its own first."""
    query = query.lower()
    for phrase, word in PHRASES.items():
        query = query.replace(phrase, word)
    asked = WORD.findall(query)
    words = [word for word in asked if f" {word} " not in EMPTY[lang]]
    return list(dict.fromkeys(alike(word, lang) for word in words or asked))


def alike(word: str, lang: str) -> tuple[str, ...]:
    """The stem of a word, and those of words that mean the same."""
    root = stem(word, lang)
    for group in ALIKE[lang]:
        roots = [stem(one, lang) for one in group] if lang == "en" else group
        if root in roots:
            return (root, *(one for one in roots if one != root))
    return (root,)


def stem(word: str, lang: str) -> str:
    """What the words of a family have in common, roughly: "winner" and "winning" have "win"."""
    word = word.removesuffix("'s").removesuffix("’s")
    for suffix in SUFFIXES[lang]:
        root = word.removesuffix(suffix)
        if root != word and len(root) >= SHORTEST:
            twin = lang == "en" and len(root) > SHORTEST and root[-1] == root[-2] and root[-1] not in "ls"
            return root[:-1] if twin else root
    return word


def pattern(root: str, lang: str) -> str:
    """The words of a family."""
    if NUMBER.fullmatch(root):
        return rf"\b{re.escape(root)}\b"
    if lang == "en":
        return rf"\b{re.escape(root)}{re.escape(root[-1])}?{FAMILY}\b"
    before = r"\w*" if len(root) >= INSIDE else ""
    return rf"\b{before}{re.escape(root)}\w*"


class Wanted:
    """One word that is looked for: as it was written, and in other words."""

    def __init__(self, roots: tuple[str, ...], lang: str) -> None:
        self.own = re.compile(pattern(roots[0], lang), re.IGNORECASE)
        self.any = re.compile("|".join(pattern(root, lang) for root in roots), re.IGNORECASE)

    def weight(self, text: str) -> float:
        """How well a text answers: the word itself counts more than one that means the same."""
        return 1.0 if self.own.search(text) else 0.7 if self.any.search(text) else 0.0

    def rank(self, rule: Rule, chapter: str, lang: str) -> float:
        """How well a rule answers. In the title it counts most, and at its beginning a little more."""
        title, text = rule.title(lang), rule.text(lang)
        told = len(self.any.findall(text))
        named = self.own.fullmatch(rule.id.lower()) is not None or self.own.match(title) is not None
        return (
            3.0 * self.weight(f"{rule.id} {title}")
            + self.weight(text) * (0.5 + told / (told + 1))
            + self.weight(chapter)
            + named
        )


class Search:
    """What somebody looks for in the rules, in a language."""

    def __init__(
        self, query: str, lang: str, chapters: Mapping[int, Words] | None = None, book: Rulebook | None = None
    ) -> None:
        self.lang = lang
        self.chapters = chapters or {}
        self.wanted = [Wanted(words, lang) for words in sought(query, lang)]
        self.asks_for_goal, self.asks_for_ending = (self._asks(word[lang]) for word in (GOAL, ENDING))
        self.answers: tuple[str, ...] = ()
        if book is not None:
            self.answers += book.overview.goal_rules if self.asks_for_goal else ()
            self.answers += book.overview.ending_rules if self.asks_for_ending else ()

    def _asks(self, word: str) -> bool:
        """Whether this is all that is looked for."""
        return len(self.wanted) == 1 and bool(self.wanted[0].any.fullmatch(word))

    def rank(self, rule: Rule) -> float:
        """How well a rule fits: each word must be found, and in the title it counts most; 0 if it does not fit."""
        if rule.id in self.answers:
            return ANSWER - self.answers.index(rule.id)
        chapter = self.chapters[rule.chapter](self.lang) if self.chapters else ""
        ranks = [word.rank(rule, chapter, self.lang) for word in self.wanted]
        if not all(ranks):
            return 0.0
        return sum(ranks) - (SELDOM if rule.mode else 0)

    def best(self, rules: Iterable[Rule]) -> list[Rule]:
        """The rules that fit, the best first; those that fit alike as the book has them."""
        ranked = [(self.rank(rule), rule) for rule in rules]
        return [rule for rank, rule in sorted(ranked, key=lambda found: -found[0]) if rank]

    def marked(self, text: str) -> Markup:
        """A text with what was found in it marked."""
        spans = sorted(match.span() for word in self.wanted for match in word.any.finditer(text))
        marked, at = Markup(), 0
        for start, end in spans:
            if start >= at:
                marked += escape(text[at:start]) + Markup("<mark>") + escape(text[start:end]) + Markup("</mark>")
                at = end
        return marked + escape(text[at:])
