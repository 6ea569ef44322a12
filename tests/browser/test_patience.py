"""The tests of the page wait for what they want to see: whoever looks only once, or for so long, fails by chance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HASTY = {
    r"\.is_(?:visible|hidden|enabled|checked)\(\)": "expect(...) waits; hall.shows sees what comes with its question",
    r"\bwait_for_timeout\(": "expect(...), reach, asked or agreed wait for what comes; the machine may be slow",
    r"data-setting=['\"]ask": "an only answer may have been played by then: arrive(ask=True)",
    r"\.reload\(\)[^\n]*\n\s+page\.evaluate\([^\n]*localStorage": "settings come before the table: arrive_at, wishes",
}
MAY = {
    # What a question shows is looked at once it is there.
    "hall.py": r"\.is_visible\(\)",
    # Where the test is the server, nothing comes by itself, and that nothing does can only be waited for.
    "test_page.py": r"\bwait_for_timeout\(",
    # A setting of the page itself is what is tested.
    "test_settings.py": r"data-setting=['\"]ask",
}
FILES = [path for path in sorted(Path(__file__).parent.glob("*.py")) if path != Path(__file__)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_nothing_is_looked_at_in_haste(path: Path) -> None:
    text = re.sub(MAY.get(path.name, "(?!)"), "", path.read_text("utf-8"))
    for hasty, instead in HASTY.items():
        assert not re.search(hasty, text), f"{path.name}: {instead}"
