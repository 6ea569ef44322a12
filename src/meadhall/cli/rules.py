"""``meadhall rules``: read the rule catalogue of a game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from meadhall.cli.arguments import load_game, one_or_more, say, wrong
from meadhall.coverage import carried, tests_folder
from meadhall.kernel.errors import MeadhallError
from meadhall.terminal.reports import rule_lines
from meadhall.terminal.speech import Speech, find_rule


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?", help="only this rule")
    parser.add_argument("--edition", help="only the rules of this edition")
    parser.add_argument("--chapter", type=one_or_more, metavar="N", help="only the rules of this chapter")
    parser.add_argument("--untested", action="store_true", help="only list the ids that no test carries")


def run(args: Namespace) -> int:
    game = load_game(args)
    speech = Speech(args.lang, game)
    if args.id is not None:
        rule = find_rule(game.catalogue, args.id)
        if rule is None:
            raise wrong(args, "ID", speech.no_rule(args.id))
        say(speech.rule(rule))
        return 0
    rules = list(game.catalogue.values())
    editions = sorted({edition for rule in rules for edition in rule.editions})
    if args.edition is not None and args.edition not in editions:
        raise wrong(args, "--edition", f"{args.edition!r} is none of {', '.join(editions)}")
    if args.chapter is not None and args.chapter not in {rule.chapter for rule in rules}:
        raise wrong(args, "--chapter", f"the last chapter is {rules[-1].chapter}, not {args.chapter}")
    rules = [rule for rule in rules if args.edition in (None, *rule.editions) and args.chapter in (None, rule.chapter)]
    if args.untested:
        return run_untested(args, speech, [rule.id for rule in rules])
    say(rule_lines(speech, rules) if rules else [speech.say("no-rules")])
    return 0


def run_untested(args: Namespace, speech: Speech, ids: list[str]) -> int:
    tests = tests_folder()
    if tests is None:
        raise wrong(args, "--untested", speech.say("no-checkout"))
    try:
        tested = carried(tests)
    except MeadhallError as error:
        raise wrong(args, "--untested", error) from None
    untested = [id for id in ids if id not in tested]
    say(untested)
    return 1 if untested else 0
