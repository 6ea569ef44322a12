"""The words of the game: its domains and its fixed vocabulary of actions."""

from __future__ import annotations

from meadhall.kernel.action import Vocabulary
from meadhall.kernel.domain import Domain, numbers

REGION = Domain("region", "ABCDEFGH")
REGIONS = len(REGION)

CHARACTER = Domain("character", ["fjollsfinn", "van-dyken", "freihoff", "callo"])
FJOLLSFINN, VAN_DYKEN, FREIHOFF, CALLO = range(4)
CRAB = 1
DRAKKAR, MUSICIAN, ENLIGHTENED, FAUN = 2, 2, 2, 2
HARRASIM, NIGHTMARE = 3, 3
"""The levels of the units that the rules name."""

RESOURCE = Domain("resource", ["population", "gold", "m-factor"])
POPULATION, GOLD, M_FACTOR = range(3)

FIELD = Domain("field", ["gorge", "influence", "move", "mountain", "raven", "making"])
GORGE, INFLUENCE, MOVE, MOUNTAIN, RAVEN, MAKING = range(6)

PIECE = Domain("piece", ["marker", "unit1", "unit2", "unit3"])
MARKER = 0

IMPROVEMENT = Domain("improvement", ["attack", "shield", "speed", "dominate"])
ATTACK, SHIELD, SPEED, DOMINATE = range(4)

VUKO_TILE = Domain("tile", ["fire-people", "whisperers", "nightwalkers", "bears"])
FIRE_PEOPLE, WHISPERERS, NIGHTWALKERS, BEARS = range(4)
SIDE = Domain("side", ["plain", "arrow"])

ABILITY = Domain("ability", ["torment", "piper", "tower", "reserve"])
TORMENT, PIPER, TOWER, RESERVE = range(4)

TARGET = Domain("target", ["marker", "unit1", "unit2", "unit3", "fresh1", "fresh2", "fresh3"])
LOOT = Domain("loot", ["population", "gold", "m0", "m1", "m2", "m3"])
RAVEN_GIFT = Domain("gift", ["token", "reputation"])
LEVEL = numbers("level", 1, 3)
LAYER = numbers("layer", 0, 3)
SPOT = numbers("spot", 1, 4)
STEPS = numbers("steps", 1, 2)
UNITS = numbers("units", 1, 3)
COUNT = numbers("count", 0, 20)
ORDER_TOKEN = numbers("token", 1, 5)
RED_NUMBER = numbers("number", 1, 8)
DIE = numbers("die", 1, 6)
STAGE = numbers("stage", 1, 4)

VOCABULARY = Vocabulary("ice-garden")
_verb = VOCABULARY.verb

do_pass = _verb("pass", ends=True)()
do_done = _verb("done", finishes=True)()

# Set-up. Fate deals characters, stacks the markers, finds the reserves and turns the tiles up.
do_play = _verb("play", CHARACTER)
do_oppose = _verb("oppose", CHARACTER)
do_deal = _verb("deal", CHARACTER)
do_stack = _verb("stack", CHARACTER)
do_vuko_tile = _verb("vuko-tile", VUKO_TILE, SIDE)
do_no_tile = _verb("no-tile")()
do_tile = _verb("tile", REGION)
do_thorn = _verb("thorn", REGION)
do_reserve = _verb("reserve", REGION)
do_number = _verb("number", RED_NUMBER)
do_start = _verb("start", REGION)

# The round.
do_settle = _verb("settle", REGION)
do_advance = _verb("advance", STEPS)
do_order = _verb("order", ORDER_TOKEN, FIELD, where=lambda token, field: field != GORGE)
do_plan = _verb("plan", FIELD)

# The action fields.
do_gain = _verb("gain", RESOURCE)
do_trade = _verb("trade", RESOURCE, RESOURCE, RESOURCE, where=lambda a, b, c: c not in (a, b), unordered=2)
do_influence = _verb("influence", REGION)
do_influence_two = _verb("influence", REGION, REGION, key="influence-two", unordered=2)
do_move = _verb("move", PIECE, REGION, REGION, where=lambda piece, a, b: a != b)
do_mountain = _verb("mountain", REGION, REGION, where=lambda a, b: a != b)
do_carry = _verb("carry", COUNT, PIECE, where=lambda count, piece: piece == MARKER or count <= 3)
do_raven = _verb("raven", RAVEN_GIFT)
do_shift = _verb("shift")()
do_lift = _verb("lift", LAYER, LAYER, where=lambda a, b: a != b)
do_improve = _verb("improve", LEVEL, IMPROVEMENT, SPOT)
do_summon = _verb("summon", UNITS, LEVEL)
do_appear = _verb("appear", REGION)

# Activation and Vuko.
do_spy = _verb("spy", IMPROVEMENT)
do_spy_two = _verb("spy", IMPROVEMENT, IMPROVEMENT, key="spy-two", where=lambda a, b: a != b, unordered=2)
do_cross = _verb("cross", REGION, REGION, where=lambda a, b: a != b)
do_attack = _verb("attack")()
do_strike = _verb("strike", REGION, CHARACTER, TARGET)
do_strike_neutral = _verb("strike", REGION, key="strike-neutral")
do_lose = _verb("lose", LEVEL)

# Domination.
do_use = _verb("use", ABILITY)
do_recruit = _verb("recruit", CHARACTER)
do_recruit_held = _verb("recruit-held", CHARACTER)
do_pillage = _verb("pillage", CHARACTER, LOOT)
do_enchant = _verb("enchant", CHARACTER)
do_enchant_held = _verb("enchant-held", CHARACTER)
do_take = _verb("take", RESOURCE)
do_evict = _verb("evict", REGION)

do_roll = _verb("roll", DIE)
