"""A match at the terminal: whose turn it is, what is asked, what was answered, and what happened since."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from meadhall import bots
from meadhall.bots import custom
from meadhall.kernel.action import Action
from meadhall.kernel.errors import MeadhallError, NotationError
from meadhall.kernel.match import Match
from meadhall.kernel.message import shown_to
from meadhall.kernel.state import Decision
from meadhall.terminal.speech import Speech, capital, find_rule

ME = "me"
"""How a person's seat is written; every other seat has the name of a bot."""
FEW = 12
"""How many options are listed at once; more are summed up."""
RECENT = 10
INTERRUPTED = 130

Command = Callable[[str, Decision], bool]


class Leave(Exception):
    """The person at the keyboard leaves the table."""


def whole_number(text: str) -> int | None:
    """A number from 1 on, and of a length that a person would type."""
    return int(text) if text.isdecimal() and len(text) < 10 and int(text) else None


def matching(options: Iterable[Action], words: Sequence[str]) -> list[Action]:
    """The options whose words begin with the typed words; those with just as many words come before longer ones."""
    found = []
    for action in options:
        theirs = str(action).lower().split()
        if len(words) <= len(theirs) and all(
            full.startswith(typed) for full, typed in zip(theirs, words, strict=False)
        ):
            found.append(action)
    return [action for action in found if len(str(action).split()) == len(words)] or found


class TerminalTable:
    def __init__(self, match: Match[Any], seats: Sequence[str], speech: Speech, ask_always: bool = False) -> None:
        self.match = match
        self.speech = speech
        self.ask_always = ask_always
        self.people = [seat for seat, level in enumerate(seats) if level == ME]
        self.bots = {seat: load_bot(match, seat, word) for seat, word in enumerate(seats) if word != ME}
        match.notes["seats"] = ",".join(seats)
        self.heard: dict[int | None, int] = dict.fromkeys([*self.people, None], 0)
        """How much of the journal each person has been told; None is an onlooker, for a table of bots."""
        self.alone: set[int] = set()
        """The entries of the journal that were the only option."""
        self.listener: int | None = self.people[0] if len(self.people) == 1 else None
        self.file: Path | None = None
        readings = match.game.reading
        self.commands: dict[str, Command] = {
            **{topic: self.reading(read) for topic, read in readings.items()},
            "options": self.do_options,
            "log": self.do_log,
            "why": self.do_why,
            "rule": self.do_rule,
            "undo": self.do_undo,
            "save": self.do_save,
            "help": self.do_help,
            "quit": self.do_quit,
        }
        self.spoken = {speech.command(name): name for name in self.commands} | {n: n for n in self.commands}

    def say(self, id: str, **args: str | int) -> None:
        print(self.speech.say(id, **args))

    def tell(self, id: str, seat: int, **args: str | int) -> None:
        """Say something that begins with a player's name."""
        print(capital(self.speech.say(id, seat=self.speech.seat(self.match.state, seat), **args)))

    # --- the game -------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the end, or until the person leaves; the answer is the program's exit code."""
        try:
            self.welcome()
            while not self.match.state.over:
                self.turn()
            self.finish()
        except Leave:
            self.say("goodbye")
        except EOFError:
            print()
            self.say("input-ended")
        except KeyboardInterrupt:
            print()
            self.say("interrupted")
            return INTERRUPTED
        return 0

    def welcome(self) -> None:
        journal = self.match.journal
        self.say("welcome", title=self.match.game.title, seed=str(self.match.seed))
        if self.people:
            self.say("help-hint", help=self.speech.say("command-help"))
        if any(entry.by >= 0 for entry in journal):
            self.say("goes-on", count=len(journal))
            for line in self.log(self.listener)[-RECENT:]:
                print(line)
            self.heard = dict.fromkeys(self.heard, len(journal))
        for seat in self.bots:
            self.tell("bot", seat, level=self.match.notes["seats"].split(",")[seat])

    def turn(self) -> None:
        """One decision of whoever is asked."""
        decision = self.match.state.decisions[0]
        seat = decision.seat
        if seat in self.bots:
            self.match.play(self.bots[seat].choose(self.match.state.view(seat), decision), seat)
            if not self.people:
                self.news(None)
        elif decision.empty:
            self.match.play(decision.options[0], seat)
        elif len(decision.options) == 1 and not self.ask_always:
            self.alone.add(len(self.match.journal))
            self.match.play(decision.options[0], seat)
        else:
            self.ask(decision)

    def ask(self, decision: Decision) -> None:
        seat = decision.seat
        if self.listener != seat:
            print()
            self.say("hand-over", seat=self.speech.seat(self.match.state, seat))
            self.listener = seat
        self.news(seat)
        print()
        self.question(decision)
        self.offer(decision)
        prompt = capital(self.speech.say("answer", seat=self.speech.seat(self.match.state, seat)))
        while not self.answer(input(prompt).strip(), decision):
            pass

    def question(self, decision: Decision) -> None:
        self.tell("question", decision.seat, question=self.speech.message(decision.prompt, self.match.state))

    def news(self, viewer: int | None) -> None:
        """Tell all that happened since this listener was last told."""
        journal = self.match.journal
        for n in range(self.heard[viewer], len(journal)):
            entry = journal[n]
            if n in self.alone and entry.by == viewer:
                self.say("only-option", action=self.speech.action(entry.action, entry.asked))
            for event in shown_to(entry.events, viewer):
                print(self.speech.message(event, self.match.state))
        self.heard[viewer] = len(journal)

    def finish(self) -> None:
        state = self.match.state
        self.news(self.listener)
        print()
        for line in self.speech.result(state, state.result):
            print(line)
        if self.people:
            while (path := input(self.speech.say("save-result")).strip()) and not self.save(path):
                pass

    # --- options and answers --------------------------------------------------------------------

    def offer(self, decision: Decision) -> None:
        """List a few options one by one; sum up many by their first word."""
        options = decision.options
        if len(options) <= FEW:
            self.read_options(decision, options)
            return
        groups: dict[str, list[Action]] = {}
        for action in options:
            groups.setdefault(action.verb.name, []).append(action)
        for name, group in groups.items():
            if len(group) == 1:
                self.read_options(decision, group)
            else:
                self.say("group", verb=name, count=len(group))

    def read_options(self, decision: Decision, options: Iterable[Action]) -> None:
        """Each option keeps its number however few of them are read."""
        view, listed = self.match.state.view(decision.seat), list(options)
        for action, words in zip(listed, self.speech.options(view, listed, decision.prompt.key), strict=True):
            self.say("option", number=decision.options.index(action) + 1, action=words)

    def answer(self, line: str, decision: Decision) -> bool:
        """Understand one line. True when the position has changed, so that the question is settled."""
        words = line.lower().split()
        if not words:
            self.say("empty", help=self.speech.say("command-help"))
            return False
        if line.isdecimal():
            return self.by_number(line, decision)
        exact = next((action for action in decision.options if str(action).lower() == " ".join(words)), None)
        if exact is not None:
            return self.choose(exact, decision)
        if words[0] in self.spoken:
            rest = line.split(maxsplit=1)[1:]
            return self.commands[self.spoken[words[0]]](rest[0] if rest else "", decision)
        found = matching(decision.options, words)
        if len(found) == 1:
            return self.choose(found[0], decision)
        if found:
            self.read_options(decision, found)
            self.say("which", count=len(found))
        else:
            self.refuse(line, decision)
        return False

    def by_number(self, typed: str, decision: Decision) -> bool:
        number = whole_number(typed)
        if number is not None and number <= len(decision.options):
            return self.choose(decision.options[number - 1], decision)
        self.say("no-number", number=typed, count=len(decision.options))
        return False

    def choose(self, action: Action, decision: Decision) -> bool:
        self.match.play(action, decision.seat)
        self.say("chosen", action=self.speech.action(action, decision.prompt.key))
        self.news(decision.seat)
        return True

    def refuse(self, line: str, decision: Decision) -> None:
        """Say why a line is no answer: the rule against it, how the word is written, or what looks like it."""
        action = self.read_action(line)
        if action is not None:
            self.explain(action, decision)
            return
        known = [str(action) for action in decision.options] + list(self.spoken)
        near = difflib.get_close_matches(line.lower(), {word.lower(): word for word in known}, 1)
        self.say("not-understood", text=line, help=self.speech.say("command-help"))
        if near:
            self.say("did-you-mean", text=near[0])
        else:
            self.shapes(line)

    def read_action(self, text: str) -> Action | None:
        """Any action of the game, legal or not; the beginnings of its words are enough if they fit one only."""
        vocabulary = self.match.game.vocabulary
        try:
            return vocabulary.parse(text)
        except NotationError:
            found = matching(vocabulary.actions, text.lower().split())
            return found[0] if len(found) == 1 else None

    def shapes(self, text: str) -> bool:
        """If the first word is one of the game's, say how it goes on."""
        first = text.lower().split()[:1]
        verbs = [verb for verb in self.match.game.vocabulary.verbs.values() if [verb.name] == first]
        for verb in verbs:
            self.say("shape", shape=" ".join([verb.name, *(domain.name.upper() for domain in verb.domains)]))
        for domain in {domain.name: domain for verb in verbs for domain in verb.domains}.values():
            self.say("domain", name=domain.name.upper(), words=self.speech.join(domain.words))
        return bool(verbs)

    def explain(self, action: Action, decision: Decision) -> None:
        rule = self.match.state.why_not(action, decision.seat)
        if rule is None:
            self.say("allowed", action=self.speech.action(action, decision.prompt.key))
            return
        self.say("not-allowed", action=self.speech.action(action, decision.prompt.key))
        print(f"{rule.id} {rule.title(self.speech.lang)}: {rule.text(self.speech.lang)}")

    # --- commands -------------------------------------------------------------------------------

    def reading(self, read: Callable[..., list[str]]) -> Command:
        """A command that reads out what the game has to say about the table."""

        def command(rest: str, decision: Decision) -> bool:
            for line in read(self.match.state.view(decision.seat), self.speech.lang, rest):
                print(line)
            self.question(decision)
            return False

        return command

    def do_options(self, rest: str, decision: Decision) -> bool:
        found = matching(decision.options, rest.lower().split()) if rest else decision.options
        if found:
            self.question(decision)
            self.read_options(decision, found)
        else:
            self.say("no-options", text=rest)
        return False

    def log(self, viewer: int | None) -> list[str]:
        return [self.speech.message(event, self.match.state) for event in self.match.log(viewer)]

    def do_log(self, rest: str, decision: Decision) -> bool:
        count = whole_number(rest) if rest else RECENT
        if count is None:
            self.say("log-number", text=rest)
            return False
        for line in self.log(decision.seat)[-count:] or [self.speech.say("log-empty")]:
            print(line)
        self.question(decision)
        return False

    def do_why(self, rest: str, decision: Decision) -> bool:
        action = self.read_action(rest) if rest else None
        if action is not None:
            self.explain(action, decision)
            return False
        if not self.shapes(rest):
            verbs = self.match.game.vocabulary.verbs.values()
            self.say("why-what", verbs=self.speech.join(sorted({verb.name for verb in verbs})))
        return False

    def do_rule(self, rest: str, decision: Decision) -> bool:
        rule = find_rule(self.match.game.catalogue, rest or decision.rule)
        for line in [self.speech.no_rule(rest)] if rule is None else self.speech.rule(rule):
            print(line)
        return False

    def do_undo(self, rest: str, decision: Decision) -> bool:
        """Take back the last real choice, together with what was the only option after it."""
        match = self.match
        undone: list[Action] = []
        while match.can_undo:
            undone.append(match.undo())
            again = next(other for other in match.state.decisions if other.seat == decision.seat)
            if len(again.options) > 1 or (self.ask_always and not again.empty):
                self.alone = {n for n in self.alone if n < len(match.journal)}
                self.heard = {viewer: min(told, len(match.journal)) for viewer, told in self.heard.items()}
                self.say("undone", action=self.speech.action(undone[-1], again.prompt.key))
                return True
        for action in reversed(undone):
            match.play(action, decision.seat)
        self.say("no-undo")
        return False

    def do_save(self, rest: str, decision: Decision) -> bool:
        if rest:
            self.save(rest)
        else:
            self.say("save-where", save=self.speech.say("command-save"))
        return False

    def save(self, name: str) -> bool:
        try:
            path = Path(name).expanduser()
            if path.exists() and path != self.file:
                reply = input(self.speech.say("replace", file=name)).strip().lower()
                if reply not in self.speech.say("yes").split():
                    self.say("not-saved")
                    return False
            self.match.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            problem = error.strerror if isinstance(error, OSError) else None
            self.say("cannot-save", file=name, problem=problem or str(error))
            return False
        self.file = path
        self.say("saved", file=name)
        return True

    def do_help(self, rest: str, decision: Decision) -> bool:
        self.say("help-answer")
        for name in self.commands:
            self.say("help-command", command=self.speech.command(name), help=self.speech.command_help(name))
        self.question(decision)
        return False

    def do_quit(self, rest: str, decision: Decision) -> bool:
        while reply := input(self.speech.say("save-first")).strip():
            if reply == "0":
                self.question(decision)
                return False
            if self.save(reply):
                break
        raise Leave


def load_bot(match: Match[Any], seat: int, word: str) -> bots.Bot:
    """The bot that a word such as ``adept`` or ``adept:raider`` stands for, with dice of its own."""
    name, style = custom.split(word)
    dice = Random(f"{match.seed}/{len(match.journal)}/{seat}").getrandbits(48)
    return custom.load(name, match.game.slug, dice, style)


def read_seats(text: str, players: int | None) -> list[str]:
    """Seats as they are typed, ``me,adept,master:raider,...``; raises an error that says what is wrong."""
    seats = [ME if word.strip().lower() == ME else word.strip() for word in text.split(",")]
    for word in seats:
        name, _ = custom.split(word)
        if word != ME and name not in bots.LEVELS and not custom.is_custom(name):
            levels = ", ".join(bots.LEVELS)
            raise MeadhallError(f"{word!r} is neither {ME} nor a bot; there are {levels}, or your own as module:Class")
    if players is not None and len(seats) != players:
        raise MeadhallError(f"{len(seats)} are named for {players} players")
    return seats
