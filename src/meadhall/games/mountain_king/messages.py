"""What the game says: the prompts of its decisions and the events of its log."""

from __future__ import annotations

from meadhall.games.mountain_king.words import CARD, CAVERN, CELL, CHAMPION, CLAN, HALL, PAIR, SPACE, SYMBOL, TYPE
from meadhall.kernel.message import SEAT, Kind

# Prompts of the set-up and of building.
ASK_KEEP = Kind("ask-keep")
ASK_LAIRS = Kind("ask-lairs")
ASK_POST = Kind("ask-post", lair=CAVERN)
ASK_PAWN = Kind("ask-pawn", champion=CHAMPION)
ASK_LAY = Kind("ask-lay", number=None, cards=None)
ASK_WILDS = Kind("ask-wilds", supplies=None)
ASK_SECOND_WILD = Kind("ask-second-wild", supplies=None)

# Prompts of turns and actions.
ASK_ACTION = Kind("ask-action", supplies=None)
ASK_WEAK = Kind("ask-weak")
ASK_CLUSTER = Kind("ask-cluster", type=TYPE)
ASK_TARGET: tuple[Kind, ...] = (
    Kind("ask-advance", power=None),
    Kind("ask-bolster", power=None),
    Kind("ask-influence", power=None),
    Kind("ask-turn", power=None),
)
"""By type of action."""
ASK_MUSTER = Kind("ask-muster", cavern=CAVERN, left=None)
ASK_FOLLOW = Kind("ask-follow", cavern=CAVERN, left=None)
ASK_RETREAT = Kind("ask-retreat", cavern=CAVERN)
ASK_TROLLS = Kind("ask-trolls", cavern=CAVERN, power=None)
ASK_BRING_OVER = Kind("ask-bring-over", cavern=CAVERN, left=None)
ASK_GO_FURTHER = Kind("ask-go-further")
ASK_PEEK_GATE = Kind("ask-peek-gate")
ASK_PEEK_GNOME = Kind("ask-peek-gnome")
ASK_PEEK_MORE = Kind("ask-peek-more")
ASK_OUT = Kind("ask-out", count=None)
ASK_SHOVE = Kind("ask-shove", cavern=CAVERN, left=None)
ASK_CLAIM = Kind("ask-claim", cavern=CAVERN)
ASK_QUICK_STEP = Kind("ask-quick-step")

# Prompts of invasions and awards.
ASK_SWARM = Kind("ask-swarm", gnomes=None)
ASK_HOLD_BACK = Kind("ask-hold-back", clan=CLAN, gnomes=None)
ASK_DIRECT = Kind("ask-direct", clan=CLAN)
ASK_VOLUNTEER = Kind("ask-volunteer", cavern=CAVERN)
ASK_FALLEN = Kind("ask-fallen", cavern=CAVERN)
ASK_CARRY_HOME = Kind("ask-carry-home", champion=CHAMPION)
ASK_REWARD = Kind("ask-reward", champion=CHAMPION, honour=None)
ASK_VOTE = Kind("ask-vote", count=None)
ASK_SWAP = Kind("ask-swap", champion=CHAMPION)
ASK_TILE = Kind("ask-tile", champion=CHAMPION)
ASK_REAP = Kind("ask-reap")

# Events of the set-up.
HALL_DEALT = Kind("hall-dealt", hall=HALL, honour=None)
PLANK_DEALT = Kind("plank-dealt", clan=CLAN, first=None, second=None, third=None)
CHAMPION_SHOWN = Kind("champion-shown", champion=CHAMPION)
SWARM = Kind("swarm", clan=CLAN)
GATES_LAID = Kind("gates-laid", count=None)
CHAMPION_OFFERED = Kind("champion-offered", seat=SEAT, champion=CHAMPION)
CHAMPION_OFFERED_HIDDEN = Kind("champion-offered-hidden", seat=SEAT)
CHAMPION_CHOSEN = Kind("champion-chosen", seat=SEAT, champion=CHAMPION)
CHOSEN_HIDDEN = Kind("chosen-hidden", seat=SEAT)
CHAMPION_KEPT = Kind("champion-kept", seat=SEAT, champion=CHAMPION)
START_PLAYER = Kind("start-player", seat=SEAT)
SETTLED = Kind("settled", seat=SEAT, pair=PAIR)
POSTED = Kind("posted", seat=SEAT, cavern=CAVERN)
PAWN_PLACED = Kind("pawn-placed", seat=SEAT, champion=CHAMPION, cavern=CAVERN)

# Events of building.
WAVE = Kind("wave", heading=True, number=None)
CARD_DEALT = Kind("card-dealt", seat=SEAT, card=CARD)
CARD_CHOSEN = Kind("card-chosen", seat=SEAT)
CARD_LAID = Kind("card-laid", seat=SEAT, card=CARD, cell=CELL)
CARD_UNPLACED = Kind("card-unplaced", seat=SEAT, card=CARD)
CARD_PASSED = Kind("card-passed", seat=SEAT, card=CARD)
HANDS_PASSED = Kind("hands-passed")
LAST_DISCARDED = Kind("last-discarded")
SUPPLIES = Kind("supplies", seat=SEAT, count=None)
WILDS_COVERED = Kind("wilds-covered", seat=SEAT, count=None)
DESPERATION = Kind("desperation", seat=SEAT, count=None)

# Events of turns and actions.
TURN = Kind("turn", seat=SEAT, left=None)
NOTHING_TO_COVER = Kind("nothing-to-cover", seat=SEAT)
BATTLE_OVER = Kind("battle-over")
COVERED = Kind("covered", seat=SEAT, type=TYPE, symbol=SYMBOL)
DESPERATION_SPENT = Kind("desperation-spent", seat=SEAT, power=None)
SUPPLY_SPENT = Kind("supply-spent", seat=SEAT, power=None)
CLAW = Kind("claw-covered", seat=SEAT, champion=CHAMPION)
IDLE = Kind("idle", seat=SEAT, type=TYPE)
ADVANCING = Kind("advancing", seat=SEAT, cavern=CAVERN, power=None)
MOVED = Kind("moved", seat=SEAT, count=None, origin=CAVERN, goal=CAVERN)
PAWN_MOVED = Kind("pawn-moved", seat=SEAT, champion=CHAMPION, origin=CAVERN, goal=CAVERN)
GNOME_REVEALED = Kind("gnome-revealed", cavern=CAVERN, strength=None)
BATTLE = Kind("battle", seat=SEAT, cavern=CAVERN, trolls=None, gnomes=None)
REPELLED = Kind("repelled", seat=SEAT, cavern=CAVERN)
RETREATED = Kind("retreated", seat=SEAT, cavern=CAVERN)
ENTRENCHED = Kind("entrenched", cavern=CAVERN)
NO_GNOMES = Kind("no-gnomes")
SEIZED = Kind("seized", seat=SEAT, cavern=CAVERN)
VOTES = Kind("votes", seat=SEAT, clan=CLAN, count=None, total=None)
HONOUR = Kind("honour", seat=SEAT, amount=None)
BOLSTERED = Kind("bolstered", seat=SEAT, count=None, cavern=CAVERN)
INFLUENCED = Kind("influenced", seat=SEAT, champion=CHAMPION, amount=None, total=None)
WHEEL = Kind("wheel", spaces=None, space=None)
SPACE_USED = Kind("space-used", seat=SEAT, space=SPACE, x=None)
BOOSTED = Kind("boosted", seat=SEAT, boost=None)
GATE_PEEKED = Kind("gate-peeked", seat=SEAT, number=None, clan=CLAN)
GATE_PEEKED_HIDDEN = Kind("gate-peeked-hidden", seat=SEAT, number=None)
GNOME_PEEKED = Kind("gnome-peeked", seat=SEAT, cavern=CAVERN, strength=None)
GNOME_PEEKED_HIDDEN = Kind("gnome-peeked-hidden", seat=SEAT, cavern=CAVERN)
SHOVED = Kind("shoved", seat=SEAT, victim=SEAT, origin=CAVERN, goal=CAVERN)
PAWN_SHOVED = Kind("pawn-shoved", seat=SEAT, champion=CHAMPION, origin=CAVERN, goal=CAVERN)

# Events of invasions.
BREACH = Kind("breach", seat=SEAT, gnomes=None)
INVASION = Kind("invasion", clan=CLAN, gnomes=None)
GNOME_COMES = Kind("gnome-comes", cavern=CAVERN)
GNOME_BEATEN = Kind("gnome-beaten", cavern=CAVERN)
NO_TARGET = Kind("no-target")
FALLEN = Kind("fallen", seat=SEAT, cavern=CAVERN)
PAWN_FALLEN = Kind("pawn-fallen", seat=SEAT, champion=CHAMPION, cavern=CAVERN)
CARRIED_HOME = Kind("carried-home", seat=SEAT, champion=CHAMPION, cavern=CAVERN)

# Events of awards and scoring.
CHAMPION_WON = Kind("champion-won", seat=SEAT, champion=CHAMPION)
CHAMPION_LEAVES = Kind("champion-leaves", champion=CHAMPION)
PAWN_GONE = Kind("pawn-gone", seat=SEAT, champion=CHAMPION)
TILE_ON_HALL = Kind("tile-on-hall", seat=SEAT, champion=CHAMPION, hall=HALL)
TILE_ON_CAVERN = Kind("tile-on-cavern", seat=SEAT, champion=CHAMPION, cavern=CAVERN)
TILE_ON_CLAN = Kind("tile-on-clan", seat=SEAT, champion=CHAMPION, clan=CLAN)
REAPED = Kind("reaped", seat=SEAT, cavern=CAVERN)
SCORING = Kind("scoring", heading=True, wave=None)
CHAMPION_SCORES = Kind("champion-scores", seat=SEAT, champion=CHAMPION, honour=None)
DOMAIN = Kind("domain-scores", seat=SEAT, clan=CLAN, honour=None)
HALL_WON = Kind("hall-won", seat=SEAT, hall=HALL, honour=None)
HALL_LOST = Kind("hall-lost", hall=HALL)
HALL_NOBODY = Kind("hall-nobody", hall=HALL)
ELDERS = Kind("elders", seat=SEAT, count=None, honour=None)
PLANK_SCORES = Kind("plank-scores", seat=SEAT, clan=CLAN, place=None, honour=None)
WINS = Kind("wins", seat=SEAT)
