"""The words of the pages: complete in both languages, with the same arguments, none missing and none left over."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.server.web import script_words
from tests.web.samples import WEB

SCRIPT = "\n".join(file.read_text("utf-8") for file in sorted((WEB / "static" / "script").glob("*.js")))
TEMPLATES = "\n".join(file.read_text("utf-8") for file in sorted((WEB / "templates").rglob("*.html")))
HANDLERS = "\n".join(file.read_text("utf-8") for file in sorted((WEB.parent / "server" / "web").glob("*.py")))
GIVEN = {*script_words.PLAIN, *script_words.WITH_GAPS}
# Built in a template from a fixed list: t("tab-" ~ tab) and the like.
BUILT = {
    "tab-", "theme-", "language-", "account-", "mail-", "tempo-", "sound-", "confirm-", "told-", "coaching-",
    "review-known-", "review-band-", "review-sum-", "puzzle-kind-",
}  # fmt: skip


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Each message with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((WEB / "text" / f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            visitor = Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def said_in_templates() -> set[str]:
    return GIVEN | set(re.findall(r"""\bt\(["']([a-z0-9-]+)["'][,)]""", TEMPLATES))


def said_by_handlers() -> set[str]:
    """Messages of the pages that the server puts into words; it has messages of its own besides."""
    return {id for id in re.findall(r"""\bsay\(["']([a-z0-9-]+)["'][,)]""", HANDLERS) if id in messages("en")}


def said_in_script() -> set[str]:
    return set(re.findall(r'"(js-[a-z-]+)"', SCRIPT))


def test_both_languages_have_the_same_messages() -> None:
    one, other = (messages(lang) for lang in LANGUAGES)
    assert one == other


def test_every_message_that_is_said_exists() -> None:
    assert said_in_templates() <= set(messages("en"))


def test_every_message_is_said() -> None:
    built = {id for id in messages("en") if any(id.startswith(prefix) for prefix in BUILT)}
    notices = {"saved"}
    assert set(messages("en")) - said_in_templates() - said_by_handlers() - built - notices == set()


def test_the_script_is_given_its_words() -> None:
    assert said_in_script() == GIVEN


def test_what_the_script_fills_in_is_what_the_message_has() -> None:
    wanted = messages("en")
    assert {id: set(gaps) for id, gaps in script_words.WITH_GAPS.items()} == {
        id: wanted[id] for id in script_words.WITH_GAPS
    }
    assert not [id for id in script_words.PLAIN if wanted[id]]


def test_a_message_of_the_script_has_no_plural() -> None:
    """The script fills in numbers as text, so a choice by number would always take the same branch."""
    for lang in LANGUAGES:
        for entry in FluentParser().parse((WEB / "text" / f"{lang}.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("js-"):
                assert entry.value is not None
                for element in entry.value.elements:
                    if isinstance(element, ast.Placeable):
                        assert not isinstance(element.expression, ast.SelectExpression), entry.id.name


def said(id: str, lang: str) -> str:
    """The text of a message without arguments."""
    texts = (WEB / "text" / f"{lang}.ftl").read_text("utf-8")
    (found,) = re.findall(rf"^{id} = (.*)$", texts, re.MULTILINE)
    return str(found)


def test_german_calls_one_thing_by_one_word() -> None:
    """The log is called as its tab is, and notices as people know them."""
    german = (WEB / "text" / "de.ftl").read_text("utf-8")
    assert "Benachrichtigungen" in said("arrange", "de")
    assert said("tab-log", "de") in said("js-more-news", "de")
    assert "Protokoll" not in german
