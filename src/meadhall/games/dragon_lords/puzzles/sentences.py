"""What puzzles ask and how their solutions are told."""

from __future__ import annotations

from meadhall.games.dragon_lords.words import PEOPLE, TERRITORY
from meadhall.kernel.message import SEAT, Kind

# Questions.
ASK_INCOME = Kind("puzzle-income", people=PEOPLE)
ASK_UNITS = Kind("puzzle-units", people=PEOPLE, gold=None)
ASK_PRICE = Kind("puzzle-price", people=PEOPLE, count=None)
ASK_MUSTER = Kind("puzzle-muster", people=PEOPLE, goal=TERRITORY)
ASK_ODDS = Kind("puzzle-odds", people=PEOPLE, units=None, goal=TERRITORY, strength=None, foes=None, defence=None)
ASK_TARGET = Kind("puzzle-target", people=PEOPLE)
ASK_LAST_ROUND = Kind("puzzle-last-round")
ASK_LACKS = Kind("puzzle-lacks", people=PEOPLE, goal=None)
ASK_HOLD = Kind("puzzle-hold", people=PEOPLE, land=TERRITORY, rival=PEOPLE, percent=None)

# Answers.
A_SEAT = Kind("answer-seat", seat=SEAT)
A_NUMBER = Kind("answer-number", number=None)
A_PERCENT = Kind("answer-percent", number=None)

# Solutions.
PAYS_KINGDOMS = Kind("solve-kingdoms", count=None, gold=None)
PAYS_GOLD_LANDS = Kind("solve-gold-lands", count=None, gold=None)
PAYS_MINES = Kind("solve-mines", count=None, gold=None)
PAYS_LANDS = Kind("solve-lands", count=None, gold=None)
RING = Kind("solve-ring", gold=None)
NO_KINGDOM = Kind("solve-no-kingdom", people=PEOPLE)
MAKES = Kind("solve-makes", gold=None)
UNIT_PRICE = Kind("solve-unit-price", people=PEOPLE, gold=None)
IN_FOURS = Kind("solve-in-fours", units=None, gold=None)
BUYS = Kind("solve-buys", gold=None, count=None)
COSTS = Kind("solve-costs", count=None, gold=None)
SENDS = Kind("solve-sends", origin=TERRITORY, units=None, count=None)
PARTED = Kind("solve-parted", origin=TERRITORY)
TOGETHER = Kind("solve-together", count=None)
STRENGTH = Kind("solve-strength", units=None, strength=None, foes=None, defence=None)
WALLS = Kind("solve-walls")
CHANCE = Kind("solve-chance", percent=None)
ATTACK = Kind("solve-attack", goal=TERRITORY, units=None, foes=None, percent=None)
WEALTH = Kind("solve-wealth", seat=SEAT, kingdoms=None, lands=None, gold=None)
FIRST = Kind("solve-first", seat=SEAT)
HOLDS = Kind("solve-holds", people=PEOPLE, count=None)
COME_AGAINST = Kind("solve-come-against", units=None, strength=None, defence=None)
FALLS = Kind("solve-falls", units=None, percent=None)
LIVING = Kind("solve-living")
