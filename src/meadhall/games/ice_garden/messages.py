"""What the game says: the prompts of its decisions and the events of its log."""

from __future__ import annotations

from meadhall.games.ice_garden.words import (
    CHARACTER,
    FIELD,
    IMPROVEMENT,
    LEVEL,
    PIECE,
    REGION,
    RESOURCE,
    SIDE,
    STAGE,
    VUKO_TILE,
)
from meadhall.kernel.message import SEAT, Kind

# Prompts.
ASK_CHARACTER = Kind("ask-character")
ASK_OPPONENT = Kind("ask-opponent")
ASK_VUKO_TILE = Kind("ask-vuko-tile", stage=STAGE)
ASK_TILE = Kind("ask-tile", left=None)
ASK_THORN = Kind("ask-thorn")
ASK_START = Kind("ask-start", which=None)
ASK_SETTLE = Kind("ask-settle", left=None)
ASK_ADVANCE = Kind("ask-advance", stage=None, ship=None)
ASK_ORDER = Kind("ask-order", left=None)
ASK_PLAN = Kind("ask-plan", left=None)
ASK_GORGE = Kind("ask-gorge")
ASK_INFLUENCE = Kind("ask-influence", population=None)
ASK_MOVE = Kind("ask-move", gold=None)
ASK_MOUNTAIN = Kind("ask-mountain", price=None)
ASK_CARRY = Kind("ask-carry", piece=PIECE, origin=REGION, goal=REGION)
ASK_RAVEN = Kind("ask-raven")
ASK_MAKING = Kind("ask-making", snow=None, limit=None)
ASK_SHIFT = Kind("ask-shift", left=None)
ASK_APPEAR = Kind("ask-appear", level=LEVEL, left=None)
ASK_SPY = Kind("ask-spy")
ASK_CROSS = Kind("ask-cross", origin=REGION, goal=REGION)
ASK_SPEED = Kind("ask-speed")
ASK_ATTACK = Kind("ask-attack")
ASK_STRIKE = Kind("ask-strike")
ASK_LOSE = Kind("ask-lose", region=REGION)
ASK_USE = Kind("ask-use", region=REGION)
ASK_RECRUIT = Kind("ask-recruit", region=REGION)
ASK_PILLAGE = Kind("ask-pillage", region=REGION)
ASK_ENCHANT = Kind("ask-enchant", region=REGION)
ASK_TAKE = Kind("ask-take", region=REGION)
ASK_EVICT = Kind("ask-evict", region=REGION, left=None)

# Events of the set-up.
PLAYS = Kind("plays", number=None, character=CHARACTER)
STACKED = Kind("stacked", seat=SEAT, place=None)
VUKO_TILE_LAID = Kind("vuko-tile-laid", tile=VUKO_TILE, side=SIDE, stage=STAGE)
NO_VUKO_TILE = Kind("no-vuko-tile", stage=STAGE)
TILE_LAID = Kind("tile-laid", seat=SEAT, region=REGION)
THORN_PLACED = Kind("thorn-placed", seat=SEAT, region=REGION)
RESERVE_FOUND = Kind("reserve-found", region=REGION)
TILE_TURNED = Kind("tile-turned", region=REGION, number=None)
NEUTRALS = Kind("neutrals", count=None)
MARKER_PLACED = Kind("marker-placed", seat=SEAT, region=REGION)

# Events of the round.
ROUND = Kind("round", heading=True, number=None)
CAUGHT_UP = Kind("caught-up", seat=SEAT, amount=None)
ADVANCED = Kind("advanced", seat=SEAT, stage=None, ship=None)
TURN = Kind("turn", seat=SEAT, place=None, actions=None)
RED_SHIP = Kind("red-ship", heading=True, scorings=None)
ORDER_LAID = Kind("order-laid", seat=SEAT, token=None, field=FIELD)
PLANNED = Kind("planned", seat=SEAT, field=FIELD, slot=None)
PLANNED_GORGE = Kind("planned-gorge", seat=SEAT, field=FIELD)
FIELD_TURN = Kind("field-turn", seat=SEAT, field=FIELD)
LET_GO = Kind("let-go", seat=SEAT, field=FIELD)
GAINED = Kind("gained", seat=SEAT, resource=RESOURCE, amount=None)
PAID = Kind("paid", seat=SEAT, resource=RESOURCE, amount=None)
MOVED = Kind("moved", seat=SEAT, piece=PIECE, count=None, origin=REGION, goal=REGION)
TOKEN_DISCARDED = Kind("token-discarded", seat=SEAT)
REPUTATION = Kind("reputation", seat=SEAT, value=None)
SNOW = Kind("snow", value=None, limit=None)
SHIFTED = Kind("shifted", seat=SEAT, origin=None, goal=None)
IMPROVED = Kind("improved", seat=SEAT, level=LEVEL, improvement=IMPROVEMENT)
SUMMONED = Kind("summoned", seat=SEAT, level=LEVEL, region=REGION)

# Events of Activation and of Vuko.
SPIED = Kind("spied", seat=SEAT, improvement=IMPROVEMENT)
ATTACKED = Kind("attacked", seat=SEAT)
STRUCK_MARKER = Kind("struck-marker", seat=SEAT, victim=SEAT, region=REGION)
STRUCK_NEUTRAL = Kind("struck-neutral", seat=SEAT, region=REGION)
STRUCK_UNIT = Kind("struck-unit", seat=SEAT, victim=SEAT, level=LEVEL, region=REGION)
BEATEN = Kind("beaten", seat=SEAT, victim=SEAT, level=LEVEL, region=REGION)
REMOVED = Kind("removed", victim=SEAT, level=LEVEL, region=REGION)
SCORED = Kind("scored", seat=SEAT, points=None)
VUKO_WAITS = Kind("vuko-waits")
VUKO_GOES = Kind("vuko-goes", region=REGION, seat=SEAT)
VUKO_STAYS = Kind("vuko-stays", region=REGION, seat=SEAT)
VUKO_FINDS_NOBODY = Kind("vuko-finds-nobody", seat=SEAT)
TOKEN_RECEIVED = Kind("token-received", seat=SEAT)
VUKO_KILLS = Kind("vuko-kills", seat=SEAT, level=LEVEL, region=REGION)
HELD = Kind("held", seat=SEAT, count=None, region=REGION)
FOLLOWING = Kind("following", count=None, region=REGION)
NIGHTWALKERS_TOOK = Kind("nightwalkers-took", seat=SEAT, count=None, region=REGION)

# Events of domination, goals and the end.
DOMINATES = Kind("dominates", seat=SEAT, region=REGION)
ABSORBED = Kind("absorbed", seat=SEAT, count=None)
RECRUITED = Kind("recruited", seat=SEAT, victim=SEAT, region=REGION)
PILLAGED = Kind("pillaged", seat=SEAT, victim=SEAT, resource=RESOURCE)
TORMENTED = Kind("tormented", seat=SEAT, region=REGION)
ENCHANTED = Kind("enchanted", seat=SEAT, victim=SEAT, region=REGION)
TOWER_BUILT = Kind("tower-built", seat=SEAT, region=REGION)
RESERVE_CARRIED = Kind("reserve-carried", seat=SEAT, region=REGION, count=None)
RESERVE_MOVED = Kind("reserve-moved", origin=REGION, goal=REGION)
RESERVES_TURNED = Kind("reserves-turned", count=None)
LOCKED = Kind("locked", region=REGION)
EVICTED = Kind("evicted", seat=SEAT, origin=REGION, goal=REGION)
GOAL_REACHED = Kind("goal-reached", seat=SEAT)
GORGE_BONUS = Kind("gorge-bonus", seat=SEAT, points=None)
DEAD_SNOW = Kind("dead-snow")
FINAL_REPUTATION = Kind("final-reputation", seat=SEAT, value=None)
WINS = Kind("wins", seat=SEAT)

# Events of the solo game.
ROLLED = Kind("rolled", number=None)
ROAMED = Kind("roamed", level=LEVEL, goal=REGION)
LOST = Kind("lost", seat=SEAT, resource=RESOURCE)
