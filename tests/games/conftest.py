"""What the tests of all games share tells as much as they do when something is wrong."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.games.machine", "tests.games.pictures", "tests.games.saves")
