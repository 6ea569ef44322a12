"""What puzzles ask and how their solutions are told."""

from __future__ import annotations

from meadhall.games.mountain_king.words import CAVERN, CLAN, HALL, TYPE
from meadhall.kernel.message import SEAT, Kind

# Questions.
ASK_CONTROLS = Kind("puzzle-controls", cavern=CAVERN)
ASK_DOMAIN = Kind("puzzle-domain", seat=SEAT, clan=CLAN)
ASK_HALL = Kind("puzzle-hall", hall=HALL, honour=None)
ASK_PLANK = Kind("puzzle-plank", seat=SEAT, clan=CLAN)
ASK_ELDERS = Kind("puzzle-elders", seat=SEAT)
ASK_WHEEL = Kind("puzzle-wheel")
ASK_BATTLE = Kind("puzzle-battle", seat=SEAT, trolls=None, cavern=CAVERN)
ASK_TROLL = Kind("puzzle-troll", seat=SEAT)
ASK_TURN = Kind("puzzle-turn", seat=SEAT)

ASK_COST = Kind("puzzle-cost", seat=SEAT, type=TYPE, power=None)

# Answers.
A_SEAT = Kind("answer-seat", seat=SEAT)
A_CAVERN = Kind("answer-cavern", cavern=CAVERN)
A_NUMBER = Kind("answer-number", number=None)
A_PERCENT = Kind("answer-percent", number=None)
A_NOBODY = Kind("answer-nobody")

# Solutions.
COUNTS = Kind("solve-counts", seat=SEAT, count=None)
GNOMES_THERE = Kind("solve-gnomes", cavern=CAVERN)
TIE = Kind("solve-tie", count=None)
CONTROLS = Kind("solve-controls", seat=SEAT, cavern=CAVERN)
HOLDS = Kind("solve-holds", seat=SEAT, count=None, clan=CLAN)
FIRST = Kind("solve-first", honour=None, more=None, count=None)
OVERRUN = Kind("solve-overrun", count=None)
NOTHING_HELD = Kind("solve-nothing-held")
MAKES = Kind("solve-makes", honour=None)
AROUND = Kind("solve-around", seat=SEAT, count=None)
GNOMES_AROUND = Kind("solve-gnomes-around", count=None)
SHARED = Kind("solve-shared", parties=None, honour=None)
HALL_LOST = Kind("solve-hall-lost")
VOTES = Kind("solve-votes", seat=SEAT, count=None)
EARLIER = Kind("solve-earlier")
PLACE = Kind("solve-place", seat=SEAT, place=None, honour=None)
NO_PLACE = Kind("solve-no-place", seat=SEAT)
ELDERS = Kind("solve-elders", seat=SEAT, count=None, honour=None)
DISTANCE = Kind("solve-distance", spaces=None)
UNSEEN = Kind("solve-unseen", ones=None, twos=None, threes=None)
TOKENS = Kind("solve-tokens", count=None)
ENOUGH = Kind("solve-enough", trolls=None, percent=None)
NUMBERED = Kind("solve-numbered")
TOO_FEW = Kind("solve-too-few", count=None, power=None)
ENOUGH_SYMBOLS = Kind("solve-enough-symbols", count=None, power=None)
NOW = Kind("solve-now", honour=None)
AFTER = Kind("solve-after", honour=None)
ALL_WAYS = Kind("solve-all-ways")
ON_THE_WAY = Kind("solve-on-the-way", honour=None)
DOMAIN_CHANGES = Kind("solve-domain-changes", clan=CLAN, before=None, after=None)
