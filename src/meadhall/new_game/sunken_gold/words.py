"""The words of the game: its domains and its fixed vocabulary of actions."""

from __future__ import annotations

from meadhall.kernel.action import Vocabulary
from meadhall.kernel.domain import Domain, numbers

REEF = Domain("reef", ["gull", "seal", "whale", "crab", "otter"])
"""From west to east."""
REEFS = len(REEF)
WORTH = numbers("worth", 1, 4)

VOCABULARY = Vocabulary("sunken-gold")
_verb = VOCABULARY.verb

# What players do.
do_sail = _verb("sail", REEF)
do_dive = _verb("dive")()
do_pass = _verb("pass", ends=True)()

# What fate answers.
do_chart = _verb("chart", REEF)
do_find = _verb("find", WORTH)
