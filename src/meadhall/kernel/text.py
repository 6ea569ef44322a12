"""Words on screen: Fluent messages, English and German, looked up by id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Protocol

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.message import SEAT, Message

if TYPE_CHECKING:
    from meadhall.kernel.action import Action
    from meadhall.kernel.domain import Domain
    from meadhall.kernel.language import Language


class Namer(Protocol):
    """Who knows what seats and things are called, such as a state."""

    def seat_word(self, seat: int) -> str: ...

    def thing_of(self, owner: str, domain: Domain, number: int, lang: str) -> str: ...


PLAIN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"})


class Texts:
    """The messages of the kernel and of a game together, in every language."""

    def __init__(self, folders: Iterable[Traversable]) -> None:
        self._folders = tuple(folders)
        self._languages: dict[str, Language] = {}

    def _language(self, lang: str) -> Language:
        found = self._languages.get(lang)
        if found is None:
            if lang not in LANGUAGES:
                raise KeyError(lang)
            # Only here: whoever says nothing, such as a simulation, does without what is slow to load.
            from meadhall.kernel.language import Language

            found = self._languages[lang] = Language(lang, [folder / f"{lang}.ftl" for folder in self._folders])
        return found

    def has(self, id: str, lang: str) -> bool:
        return self._language(lang).has_message(id)

    def has_attribute(self, id: str, attribute: str, lang: str) -> bool:
        return self.has(id, lang) and attribute in self._language(lang).get_message(id).attributes

    def say(self, id: str, lang: str = "en", /, **args: str | int) -> str:
        """A message, or with ``id.attribute`` an attribute of one.

        Where it speaks of ``$zone-in``, the message ``form-in`` says the argument ``zone`` as a place where something
        is: German needs "in der Seezone C7" beside "in Solborg".
        """
        return _said(self, id, lang, tuple(args.items()))

    def _say(self, id: str, lang: str, args: dict[str, str | int]) -> str:
        bundle = self._language(lang)
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        for variable in bundle.inflected.get(name, ()):
            argument, _, form = variable.rpartition("-")
            # What is listed comes with its forms.
            if variable not in args:
                args[variable] = self.form(form, str(args[argument]), lang)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"the message {id} has no text in {lang}")
        said, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"the message {id} cannot be said in {lang}: {errors[0]}")
        return str(said)

    def forms_in(self, id: str, lang: str) -> set[str]:
        """The variables of a message that stand for a form of an argument, such as ``zone-in``."""
        bundle = self._language(lang)
        bundle.get_message(id)
        return bundle.inflected.get(id, set())

    def form(self, form: str, word: str, lang: str = "en") -> str:
        """A word as it stands in a sentence. Its kind can be told by its first two parts, ``head`` and ``second``;
        Fluent wants them without umlauts. ``last`` is the last part, such as a letter in brackets."""
        head, second, *_ = f"{word.translate(PLAIN)} ".split(" ")
        return self.say(f"form-{form}", lang, word=word, head=head, second=second, last=word.rpartition(" ")[2])

    def word(self, word: str, lang: str = "en", domain: str = "") -> str:
        """A word of a domain as people read it: its own message if it has one, else the word itself.

        The same word may mean something else in another domain: ``word-piece-gungnir`` is asked for before
        ``word-gungnir``.
        """
        return _word(self, word, lang, domain)

    def _word(self, word: str, lang: str, domain: str) -> str:
        for id in (f"word-{domain}-{word}", f"word-{word}"):
            if self.has(id, lang):
                return self.say(id, lang)
        return word

    def message(self, message: Message, seats: Namer, lang: str = "en") -> str:
        """A prompt or an event in words; seats and things are called what the state calls them."""
        args: dict[str, str | int] = {"alike": alike(message.kind.domains, message.args)}
        owner = ""
        for name, domain, arg in zip(message.kind.names, message.kind.domains, message.args, strict=True):
            if domain is None:
                args[name] = arg
            elif domain is SEAT:
                owner = seats.seat_word(arg)
                args[name] = self.word(owner, lang)
            else:
                args[name] = seats.thing_of(owner, domain, arg, lang)
        return capitalised(self.say(message.key, lang, **args))

    def action(self, action: Action, lang: str = "en", asked: str = "") -> str:
        """What an option means, in words. Its message may have an attribute for one question: then it is said so."""
        return self._of_verb("do", action, lang, asked, {})

    def deed(self, action: Action, who: str, lang: str = "en", asked: str = "") -> str:
        """What somebody did without any event telling of it: a sentence if the verb has one, else the option."""
        if self.has(f"did-{action.verb.key}", lang):
            return self._of_verb("did", action, lang, asked, {"seat": who})
        return f"{capitalised(who)}: {self.action(action, lang, asked)}"

    def _of_verb(self, kind: str, action: Action, lang: str, asked: str, args: dict[str, str | int]) -> str:
        for (name, word), domain in zip(action.words.items(), action.verb.domains, strict=True):
            args[name] = int(word) if word.isdecimal() else self.word(word, lang, domain.name)
        args["alike"] = alike(action.verb.domains, action.args)
        id = f"{kind}-{action.verb.key}"
        special = asked in self._language(lang).get_message(id).attributes
        return capitalised(self.say(f"{id}.{asked}" if special else id, lang, **args))


@lru_cache(maxsize=16_384)
def _said(texts: Texts, id: str, lang: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """The same few things are said again and again, and putting one into words takes long."""
    return texts._say(id, lang, dict(args))


@lru_cache(maxsize=8192)
def _word(texts: Texts, word: str, lang: str, domain: str) -> str:
    return texts._word(word, lang, domain)


def alike(domains: Sequence[Domain | None], args: Sequence[int]) -> str:
    """Whether the first two things that are named are the same: "yes" or "no"."""
    return "yes" if len(args) > 1 and domains[0] is domains[1] and args[0] == args[1] else "no"


def capitalised(said: str) -> str:
    return said[:1].upper() + said[1:]
