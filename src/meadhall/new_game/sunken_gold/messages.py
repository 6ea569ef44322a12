"""What is asked and what is told. The words are the messages of the same ids in ``text``."""

from __future__ import annotations

from meadhall.kernel.message import SEAT, Kind
from meadhall.new_game.sunken_gold.words import REEF, WORTH

ASK_SAIL = Kind("ask-sail")
ASK_DIVE = Kind("ask-dive", reef=REEF)

ROUND = Kind("round", heading=True, number=None)
CHART = Kind("chart", reef=REEF)
CHART_DEALT = Kind("chart-dealt", seat=SEAT)
SAILED = Kind("sailed", seat=SEAT, reef=REEF)
STAYED_DRY = Kind("stayed-dry", seat=SEAT)
FOUND = Kind("found", seat=SEAT, worth=WORTH, reef=REEF)
CHART_SHOWN = Kind("chart-shown", seat=SEAT, reef=REEF, bonus=None)
