"""A template and the struct of its page fit together: no name without a field, and no field without a use."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from jinja2 import meta, nodes

from meadhall.server.web import templates
from meadhall.server.web.rows import SeatRow
from meadhall.server.web.templates import Common, Context, ErrorPage, Wrong, names_of
from tests.web.samples import PAGES, WEB

KINDS = sorted({type(page) for page, _ in PAGES}, key=lambda kind: kind.template)
COMMON = set(Common.__struct_fields__)
FOLDER = WEB / "templates"
PAGES_ONLY = "meadhall.server.web."
ENTRY = {file.name for file in FOLDER.glob("*.html")} - {"base.html"}


def tree(name: str) -> nodes.Template:
    return templates.templates().parse((FOLDER / name).read_text("utf-8"))


def around(name: str) -> Iterator[str]:
    """A template with all that it extends, includes and imports."""
    yield name
    for other in meta.find_referenced_templates(tree(name)):
        assert other is not None
        yield from around(other)


def own_names(name: str) -> set[str]:
    """What a template itself gives to its blocks and to what it includes: imports, macros and what it sets."""
    found = set()
    for node in tree(name).body:
        match node:
            case nodes.Import(target=target) | nodes.Macro(name=target):
                found.add(target)
            case nodes.Assign(target=nodes.Name(name=target)) | nodes.AssignBlock(target=nodes.Name(name=target)):
                found.add(target)
    return found


def asked_for(name: str, given: frozenset[str] = frozenset()) -> set[str]:
    """The names that a template takes from its context, as do those that it extends, includes and imports."""
    page = tree(name)
    for parent in page.find_all(nodes.Extends):
        given |= own_names(str(parent.template.value))  # type: ignore[attr-defined]
    given |= own_names(name)
    wanted = meta.find_undeclared_variables(page) - given
    for other in meta.find_referenced_templates(page):
        assert other is not None
        wanted |= asked_for(other, given)
    return wanted


def read_attributes() -> set[str]:
    """Everything that a template reads of anything."""
    trees = [tree(str(file.relative_to(FOLDER))) for file in FOLDER.rglob("*.html")]
    return {node.attr for one in trees for node in one.find_all(nodes.Getattr)}


def structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a struct is made of, as far as they are made for pages."""
    for hint in get_type_hints(kind).values():
        yield from within(hint)


def within(hint: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint.__module__.startswith(PAGES_ONLY):
        yield hint
        yield from structs(hint)
    for inner in get_args(hint):
        yield from within(inner)


ROWS = sorted(
    {
        row
        for kind in (Common, *KINDS)
        for row in structs(kind)
        # The live messages tell seats too, and an answer has a status besides its page.
        if row not in (SeatRow, Wrong)
    },
    key=lambda row: row.__name__,
)


def test_every_page_has_its_template() -> None:
    assert {kind.template for kind in KINDS} == ENTRY
    assert len(KINDS) == len(ENTRY)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_name_of_a_template_is_a_field_of_its_page(kind: type[Context]) -> None:
    assert asked_for(kind.template) - COMMON <= set(names_of(kind))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_field_of_a_page_is_used(kind: type[Context]) -> None:
    assert not set(names_of(kind)) & COMMON, "the same name twice"
    inside = inspect.getsource(kind)
    left = set(names_of(kind)) - asked_for(kind.template)
    assert not {name for name in left if f"self.{name}" not in inside}


def test_everything_that_all_pages_are_given_is_used() -> None:
    assert {name for kind in KINDS for name in asked_for(kind.template)} >= COMMON


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.__name__)
def test_every_field_of_a_row_is_read(row: type[msgspec.Struct]) -> None:
    inside = inspect.getsource(row)
    left = set(row.__struct_fields__) - read_attributes()
    assert not {name for name in left if f"self.{name}" not in inside}


def test_a_missing_and_a_superfluous_field_are_found() -> None:
    class Lean(Context, frozen=True, kw_only=True):
        template = "error.html"
        text: str
        more: str

    assert asked_for("error.html") - COMMON - set(names_of(Lean)) == {"status", "rule"}
    assert set(names_of(Lean)) - asked_for("error.html") == {"more"}
    assert set(names_of(ErrorPage)) == {"status", "text", "rule"}


def test_templates_are_reached() -> None:
    """None is left over."""
    found = {name for entry in ENTRY for name in around(entry)}
    assert found == {str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*.html")}
