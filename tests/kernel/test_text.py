"""Messages are parsed one by one, as they are asked for; what is said is the same."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from meadhall.kernel.language import ENTRY
from meadhall.kernel.text import Texts

with as_file(files("meadhall")) as root:
    FILES = sorted(root.rglob("*.ftl"))

ODD = """# What stands here belongs to the next one.
greeting = Good day, { -house }
    .short = Hi
    .long = { other.attribute } from me
# and this to nobody

name-of_it2   =
    first line = no message
    { $n ->
[one] one thing
       *[other] { $n } things, { other.attribute }
}
-house = Hall of { -lord(case: "genitive") }
-lord = { $case ->
    [genitive] the king's
   *[other] the king
 }
other = Other
    .attribute = and { greeting.short }
greeting = Said twice
lost = { nowhere }
"""


def bundle(source: str) -> FluentBundle:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(source))
    return whole


@pytest.fixture
def odd(tmp_path: Path) -> Texts:
    for lang in ("en", "de"):
        (tmp_path / f"{lang}.ftl").write_text(ODD, "utf-8")
    return Texts([tmp_path])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(root)))
def test_the_beginnings_of_messages_are_found_as_the_parser_finds_them(path: Path) -> None:
    source = path.read_text("utf-8")
    parsed = [entry for entry in FluentParser().parse(source).body if isinstance(entry, (Message, Term))]
    assert ENTRY.findall(source) == [("-" if isinstance(one, Term) else "") + one.id.name for one in parsed]


@pytest.mark.parametrize(
    "id", ["greeting", "greeting.short", "greeting.long", "name-of_it2", "other", "other.attribute"]
)
def test_a_message_says_what_it_says_when_all_are_parsed_together(odd: Texts, id: str) -> None:
    whole = bundle(ODD)
    name, _, attribute = id.partition(".")
    message = whole.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    assert odd.say(id, "en", n=2) == whole.format_pattern(pattern, {"n": 2})[0]


def test_the_first_of_two_messages_counts(odd: Texts) -> None:
    assert odd.say("greeting") == "Good day, Hall of the king's"


def test_a_message_is_there_before_and_after_it_was_said(odd: Texts) -> None:
    assert odd.has("other", "de")
    assert odd.say("other", "de") == "Other"
    assert odd.has("other", "de")
    assert not odd.has("lord", "de")
    with pytest.raises(LookupError):
        odd.say("another", "de")


def test_a_message_that_refers_to_nothing_is_refused(odd: Texts) -> None:
    with pytest.raises(LookupError, match="the message lost cannot be said in en"):
        odd.say("lost")


def test_a_form_of_an_argument_is_said_by_a_message_of_its_own(tmp_path: Path) -> None:
    for lang in ("en", "de"):
        (tmp_path / f"{lang}.ftl").write_text(
            """came = { $who } kam { $zone-to }.
    .back = { $who } ging { $zone-from }.
form-to = { $head ->
    [Seezone] in die { $word }
   *[other] nach { $word }
}
form-from = aus { $word }
""",
            "utf-8",
        )
    texts = Texts([tmp_path])
    assert texts.say("came", "de", who="Er", zone="Solborg") == "Er kam nach Solborg."
    assert texts.say("came", "de", who="Er", zone="Seezone C7") == "Er kam in die Seezone C7."
    assert texts.say("came.back", "de", who="Er", zone="Seezone C7") == "Er ging aus Seezone C7."
    listed = {"zone": "Solborg, Aare", "zone-to": "nach Solborg, an die Aare"}
    assert texts.say("came", "de", who="Er", **listed) == "Er kam nach Solborg, an die Aare."
    assert texts.forms_in("came", "de") == {"zone-to", "zone-from"}
