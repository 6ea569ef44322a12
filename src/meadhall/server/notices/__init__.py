"""What the server says outside of its pages: in messages to people who are away, and to who looks after it."""

from __future__ import annotations

from importlib.resources import files

from meadhall.kernel.text import Texts

NOTICES = Texts([files("meadhall.server") / "notices"])
