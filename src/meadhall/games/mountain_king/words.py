"""The words of the game: its domains and its fixed vocabulary of actions.

Both sides of the board share one list of caverns: five a Domain, then the Lairs in pairs. A grid of ten by ten cells
holds every Ancestry: the starting card lies in its middle, and six cells in each direction are all one may use.
"""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.kernel.action import Action, Vocabulary
from meadhall.kernel.domain import Domain, numbers

CLAN = Domain("clan", ["moss", "ice", "moon", "granite", "hammer", "mud", "fire"])
CLANS = len(CLAN)
OUTSIDER = "outsider"

PER_DOMAIN = 5
PAIR = numbers("pair", 1, 7)
LAIRS = 2 * len(PAIR)
CAVERN = Domain(
    "cavern",
    [
        *(f"{clan}{n}" for clan in CLAN.words for n in range(1, PER_DOMAIN + 1)),
        *(f"lair-{pair}{end}" for pair in PAIR.words for end in "ab"),
    ],
)
CAVERNS = len(CAVERN)
FIRST_LAIR = CAVERNS - LAIRS

HALL = Domain("hall", [f"h{n}" for n in range(1, 10)])
PLANK_TILES = ("one", "two", "three", "four", "five", "six", "seven")
PLANK_TILE = Domain("plank", PLANK_TILES)

FACTION = Domain("faction", ["blue", "red", "black", "green", "amber"])

CHAMPION = Domain(
    "champion",
    [
        "firragh", "argren", "brunna", "skeld", "hrotha", "nyssa", "grumle", "ketil", "vargha", "dagrun", "tuva",
        "morgar",
        "imbolg", "laggrid", "waelwulf", "okkag", "crym", "siggdan", "haldis", "rurik", "thorga", "ulfgar", "yrsa",
        "bolvir", "sibba", "gunnhild", "jorunn", "harald", "edda", "ragna", "stigandr", "vidkun",
        "torvald", "asta", "grimhild", "eirik", "halla", "snorri", "brokk", "ylva", "osk", "dura", "frey", "hroar",
    ],
)  # fmt: skip
CHAMPIONS = len(CHAMPION)
(
    FIRRAGH, ARGREN, BRUNNA, SKELD, HROTHA, NYSSA, GRUMLE, KETIL, VARGHA, DAGRUN, TUVA, MORGAR,
    IMBOLG, LAGGRID, WAELWULF, OKKAG, CRYM, SIGGDAN, HALDIS, RURIK, THORGA, ULFGAR, YRSA, BOLVIR, SIBBA, GUNNHILD,
    JORUNN, HARALD, EDDA, RAGNA, STIGANDR, VIDKUN,
    TORVALD, ASTA, GRIMHILD, EIRIK, HALLA, SNORRI, BROKK, YLVA, OSK, DURA, FREY, HROAR,
) = range(CHAMPIONS)  # fmt: skip

CARD = Domain("card", [f"a{n:02}" for n in range(1, 73)])
WIDTH = 10
CELL = Domain("cell", [f"{'abcdefghij'[n % WIDTH]}{n // WIDTH + 1}" for n in range(WIDTH * WIDTH)])
"""Cells row by row; a card is named by its upper left cell."""
SYMBOL = Domain("symbol", [*CELL.words, *CHAMPION.words])
"""What a cube can cover: a cell of the Ancestry, or a Champion's symbol."""
FIRST_CHAMPION = len(CELL)

TYPE = Domain("type", ["advance", "bolster", "influence", "gnome"])
ADVANCE, BOLSTER, INFLUENCE, GNOME = range(4)

SPACE = Domain("space", ["honour", "bolster", "influence", "move"])
GAIN_HONOUR, BOLSTER_SPACE, INFLUENCE_SPACE, MOVE_TROLLS = range(4)

GATE = numbers("gate", 1, 7)
TOKEN = numbers("token", 1, 2)
STRENGTH = numbers("strength", 1, 3)
COUNT = numbers("count", 1, 25)
STEPS = numbers("steps", 1, 12)
VALUE = numbers("value", 0, 99)
REWARD = Domain("reward", ["vote", "honour"])
VOTE, HONOUR = range(2)

VOCABULARY = Vocabulary("mountain-king")
_verb = VOCABULARY.verb


def each(verb: tuple[Action, ...], arguments: Iterable[int]) -> list[Action]:
    """The actions of a verb with these arguments; of one with two, after ``verb[first]`` with these as the second."""
    return [verb[argument] for argument in arguments]


do_pass = _verb("pass", ends=True)()
do_done = _verb("done", finishes=True)()

# What fate answers: the shuffled things of the set-up, cards, strengths, and who falls.
do_hall = _verb("hall", VALUE)
do_plank = _verb("plank", PLANK_TILE)
do_draw = _verb("draw", CHAMPION)
do_gate = _verb("gate", CLAN)
do_break_in = _verb("break-in", CAVERN)
do_first = _verb("first", FACTION)
do_deal = _verb("deal", CARD)
do_strength = _verb("strength", STRENGTH)
do_doom = _verb("doom", FACTION)

# Set-up.
do_keep = _verb("keep", CHAMPION)
do_settle = _verb("settle", PAIR)
do_post = _verb("post", CAVERN)

# The Ancestry.
do_lay = _verb("lay", CARD, CELL, where=lambda card, cell: cell % WIDTH < WIDTH - 1 and cell // WIDTH < WIDTH - 1)
do_discard = _verb("discard", CARD)
do_cover = _verb("cover", SYMBOL)

# Turns.
do_weak = _verb("weak", TYPE, SYMBOL)
do_strong = _verb("strong", TYPE, SYMBOL)
do_add = _verb("add", SYMBOL)
do_desperation = _verb("desperation")()
do_supply = _verb("supply")()

# The actions.
do_advance = _verb("advance", CAVERN)
do_send = _verb("send", CAVERN, COUNT)
do_send_pawn = _verb("send", CHAMPION, key="send-pawn")
do_retreat = _verb("retreat", CAVERN, where=lambda cavern: cavern >= FIRST_LAIR)
do_bolster = _verb("bolster", CAVERN)
do_add_trolls = _verb("trolls", COUNT)
do_influence = _verb("influence", CHAMPION)
do_turn = _verb("turn", STEPS)
do_peek_gate = _verb("peek", GATE, key="peek-gate")
do_peek_gnome = _verb("peek", CAVERN, TOKEN, key="peek-gnome")
do_out = _verb("out", CAVERN)
do_shove = _verb("shove", FACTION, CAVERN)
do_shove_pawn = _verb("shove", CHAMPION, CAVERN, key="shove-pawn")
do_claw = _verb("claw", CHAMPION)

# Gnomes on their way.
do_swarm = _verb("swarm", CLAN)
do_invade = _verb("invade", CAVERN)
do_fall = _verb("fall")()
do_fall_pawn = _verb("fall", CHAMPION, key="fall-pawn")

# Champions.
do_reward = _verb("reward", REWARD)
do_vote = _verb("vote", CLAN)
do_pawn = _verb("pawn", CAVERN)
do_swap = _verb("swap", CHAMPION)
do_crown_hall = _verb("crown", HALL, key="crown-hall")
do_crown_cavern = _verb("crown", CAVERN, key="crown-cavern")
do_crown_clan = _verb("crown", CLAN, key="crown-clan")
do_reap = _verb("reap", CAVERN)
