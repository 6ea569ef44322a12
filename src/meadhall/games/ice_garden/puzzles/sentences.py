"""What puzzles ask and how their solutions are told."""

from __future__ import annotations

from meadhall.games.ice_garden.words import REGION
from meadhall.kernel.message import SEAT, Kind

# Questions.
ASK_DOMINATES = Kind("puzzle-dominates", region=REGION)
ASK_VUKO_WHOM = Kind("puzzle-vuko-whom")
ASK_VUKO_WHERE = Kind("puzzle-vuko-where")
ASK_POINTS = Kind("puzzle-points", seat=SEAT, region=REGION)
ASK_GORGE = Kind("puzzle-gorge")
ASK_SNOW = Kind("puzzle-snow", seat=SEAT)
ASK_MARKER = Kind("puzzle-marker", seat=SEAT)
ASK_MARCH = Kind("puzzle-march", seat=SEAT)
ASK_TURN = Kind("puzzle-turn", seat=SEAT)
ASK_VUKO_WHEN = Kind("puzzle-vuko-when", seat=SEAT)
ASK_COST = Kind("puzzle-cost", seat=SEAT, count=None, level=None)
ASK_UNVISITED = Kind("puzzle-unvisited", seat=SEAT)

# Answers.
A_SEAT = Kind("answer-seat", seat=SEAT)
A_REGION = Kind("answer-region", region=REGION)
A_NUMBER = Kind("answer-number", number=None)
A_NOBODY = Kind("answer-nobody")

# Solutions.
COUNTS = Kind("solve-counts", seat=SEAT, markers=None, units=None, total=None)
HELD = Kind("solve-held", seat=SEAT, count=None)
NEUTRALS = Kind("solve-neutrals", count=None)
NEXT_DOOR = Kind("solve-next-door", seat=SEAT, count=None)
STANDING = Kind("solve-standing", seat=SEAT)
DOMINATES = Kind("solve-dominates", seat=SEAT, region=REGION)
NOBODY_DOMINATES = Kind("solve-nobody-dominates", region=REGION)
WORST = Kind("solve-worst", seat=SEAT, reputation=None)
ON_TOP = Kind("solve-on-top", seat=SEAT)
ALL_SAFE = Kind("solve-all-safe")
STRONGEST = Kind("solve-strongest", seat=SEAT, region=REGION, total=None)
STANDS_THERE = Kind("solve-stands-there", region=REGION)
LOWEST_NUMBER = Kind("solve-lowest-number", region=REGION, number=None)
STAYS = Kind("solve-stays", region=REGION)
RANKED = Kind("solve-ranked", seat=SEAT, place=None, region=REGION)
NOT_RANKED = Kind("solve-not-ranked", seat=SEAT, region=REGION)
PAYS = Kind("solve-pays", place=None, points=None)
IN_GORGE = Kind("solve-in-gorge", seat=SEAT, count=None)
GORGE_TIE = Kind("solve-gorge-tie", seat=SEAT)
SNOW_TRIGGER = Kind("solve-snow-trigger", seat=SEAT)
SNOW_COUNTS = Kind("solve-snow-counts", seat=SEAT, reputation=None, tokens=None, total=None)
SNOW_WINS = Kind("solve-snow-wins", seat=SEAT)
NOW = Kind("solve-now", points=None)
AFTER = Kind("solve-after", points=None)
TWO_STEPS = Kind("solve-two-steps", steps=None)
STANDS_AT = Kind("solve-stands-at", reputation=None)
FROM_SAFE = Kind("solve-from-safe", reputation=None)
WORST_OTHER = Kind("solve-worst-other", reputation=None)
ON_TOP_THERE = Kind("solve-on-top-there", reputation=None)
SPARE = Kind("solve-spare", steps=None)
SUMMON_COSTS = Kind("solve-summon-costs", count=None, level=None, price=None)
CRABS_COST = Kind("solve-crabs-cost", price=None)
FALLS_TO = Kind("solve-falls-to", reputation=None)
STRENGTH_COSTS = Kind("solve-strength-costs", strength=None, reputation=None)
CHANGES = Kind("solve-changes", region=REGION, before=None, after=None)
