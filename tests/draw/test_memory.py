"""What is kept is given again, and only so much is kept."""

from __future__ import annotations

from functools import partial

from meadhall.draw.memory import Memory


def test_a_thing_is_made_once_for_each_key() -> None:
    made: list[str] = []
    memory: Memory[str] = Memory(2)

    def make(key: str) -> str:
        made.append(key)
        return key.upper()

    def ask(keys: str) -> str:
        return "".join(memory.get(key, partial(make, key)) for key in keys)

    assert ask("aab") == "AAB"
    assert made == ["a", "b"]
    # "a" was asked for last, so "b" goes when "c" comes.
    assert ask("aca") == "ACA"
    assert made == ["a", "b", "c"]
    assert ask("b") == "B"
    assert made == ["a", "b", "c", "b"]
    assert len(memory) == 2


def test_what_is_kept_by_hand_is_found() -> None:
    memory: Memory[str] = Memory(2)
    memory.keep("a", "A")
    assert memory.find("a") == memory.get("a", str) == "A"
    assert memory.find("b") is None
    memory.keep("b", "B")
    memory.keep("c", "C")
    assert [memory.find(key) for key in "abc"] == [None, "B", "C"]


def test_nothing_is_a_thing_that_can_be_kept() -> None:
    made: list[None] = []
    memory: Memory[None] = Memory(2)
    for _ in range(3):
        memory.get("a", lambda: made.append(None))
    assert made == [None]
