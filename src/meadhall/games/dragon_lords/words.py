"""The words of the game: its domains and its fixed vocabulary of actions.

Territories stand Realm by Realm, seven each with the Kingdom first, then the mines and teleportals from west to east,
then the islands. A sea zone is named by its column, from a in the west, and its row, from 1 at the top.
"""

from __future__ import annotations

from meadhall.kernel.action import Vocabulary
from meadhall.kernel.domain import Domain, numbers
from meadhall.kernel.verb import Verb

PEOPLE = Domain("people", ["elves", "dwarves", "orcs", "barbarians"])
PEOPLES = len(PEOPLE)
ELVES, DWARVES, ORCS, BARBARIANS = range(PEOPLES)

CONTINENT = Domain("continent", ["west", "centre", "east"])

REALM = Domain("realm", ["hrafnmark", "jarnland", "hrimgard", "solmark", "vindland", "eldmark"])
REALMS = len(REALM)
PER_REALM = 7

TERRITORY = Domain(
    "territory",
    [
        "hrafnborg", "kaldskard", "skeidvik", "brimland", "myrkfell", "selvik", "ulfheath",
        "jarnborg", "askvik", "stenbru", "hvalvik", "grafjord", "furuskog", "tindmark",
        "isborg", "frostgate", "ternvik", "granheim", "vakthold", "snowtind", "laxvik",
        "solborg", "brandport", "sotfell", "ravnvik", "glodheim", "sildvik", "eikdal",
        "vindborg", "skyfell", "bjarkwood", "ornmark", "torskvik", "perlubru", "knarvik",
        "eldborg", "rodskard", "humarvik", "drakeheath", "lyngdal", "krabbavik", "askbru",
        "gullgruva", "vestgate", "midgate", "silfrgruva", "austgate", "rubingruva",
        "hlesey", "samsey", "vestrey", "austrey",
    ],
)  # fmt: skip
TERRITORIES = len(TERRITORY)
FIRST_GOLD = REALMS * PER_REALM
KINGDOM = Domain("kingdom", TERRITORY.words[:FIRST_GOLD:PER_REALM])
"""One a Realm, in the order of the Realms."""
ISLAND = Domain("island", TERRITORY.words[-4:])
FIRST_ISLAND = TERRITORIES - len(ISLAND)

SEA_ROWS = 12
COLUMNS = "abcdefghijklmnopq"
_LAND = {
    "b": (2, 3, 4, 7, 10, 11), "c": (1, 2, 3, 4, 9, 10, 11, 12), "d": (3, 4, 10, 11, 12),
    "f": (2, 7), "g": (6, 7), "h": (2, 3, 4, 6, 7, 8, 10, 11), "i": (1, 2, 3, 4, 6, 7, 9, 10, 11, 12),
    "j": (3, 4, 6, 7, 8, 10, 11, 12), "k": (6, 7), "l": (7, 12), "n": (2, 3, 4, 10, 11),
    "o": (1, 2, 3, 4, 9, 10, 11, 12), "p": (3, 4, 7, 10, 11, 12),
}  # fmt: skip
SEA = Domain(
    "sea",
    [f"{column}{row}" for column in COLUMNS for row in range(1, SEA_ROWS + 1) if row not in _LAND.get(column, ())],
)
SEAS = len(SEA)

SPACE = Domain(
    "space",
    [
        "village-north", "trail-1", "den-east", "trail-2", "oracle-east",
        "village-east", "trail-3", "shrine-east", "trail-4", "trail-5",
        "village-south", "trail-6", "den-west", "trail-7", "oracle-west",
        "village-west", "trail-8", "shrine-west", "trail-9", "trail-10",
        "trail-11", "trail-12", "trail-13", "trail-14", "lair-east", "lair-west", "vigrond-gate",
    ],
)  # fmt: skip
"""The Wastelands: the ring clockwise from the north, then the roads to its middle."""
SPACES = len(SPACE)
VILLAGE = Domain("village", [word for word in SPACE.words if word.startswith("village")])

ZONE = Domain("zone", [*TERRITORY.words, *SEA.words, *SPACE.words])
"""Every place where a unit can be."""
FIRST_SEA = TERRITORIES
FIRST_SPACE = TERRITORIES + SEAS

PHASE = Domain("phase", ["purchase", "naval", "quest", "combat", "transfer", "income", "reinforcement"])
PURCHASE, NAVAL, QUESTING, COMBAT, TRANSFER, INCOME, REINFORCEMENT = range(len(PHASE))

COUNTER = Domain("counter", ["king", "wizard-1", "wizard-2", "wizard-3", "decoy-1", "decoy-2"])
"""What lies hidden under a unit of its people."""
COUNTERS = len(COUNTER)
KING, WIZARD_1, WIZARD_2, WIZARD_3, DECOY_1, DECOY_2 = range(COUNTERS)
WIZARDS = WIZARD_3 - WIZARD_1 + 1
COMMANDER = Domain("commander", [*COUNTER.words[:DECOY_1], "dragonlord"])
DRAGONLORD = len(COMMANDER) - 1

SPELL = Domain(
    "spell",
    [
        "heal", "teleport", "haste",
        "arrows-of-skadi", "lightning-bolt", "fireball", "cone-of-cold",
        "fjorgyn-awaken", "scorn-of-freyja", "jotunheim", "wrath-of-aegir",
        "poison", "whirlwind", "vor-clarity", "alchemist", "hreidmar-forge", "utgard-brood",
    ],
)  # fmt: skip
SPELLS = len(SPELL)
(
    HEAL, TELEPORT, HASTE,
    ARROWS_OF_SKADI, LIGHTNING_BOLT, FIREBALL, CONE_OF_COLD,
    FJORGYN_AWAKEN, SCORN_OF_FREYJA, JOTUNHEIM, WRATH_OF_AEGIR,
    POISON, WHIRLWIND, VOR_CLARITY, ALCHEMIST, HREIDMAR_FORGE, UTGARD_BROOD,
) = range(SPELLS)  # fmt: skip
PER_BOOK = 6

SCROLL = Domain(
    "scroll",
    [
        "berserk", "black-death", "breath-of-aegir", "dispel-magic", "einherjar", "eyes-of-vor", "infernal", "tempest",
        "long-boat", "muspelheim", "nifleheim", "odronir", "portal-collapse", "reflect", "summon-sirens",
        "summon-kraken",
    ],
)  # fmt: skip
SCROLLS = len(SCROLL)
(
    BERSERK, BLACK_DEATH, BREATH_OF_AEGIR, DISPEL_MAGIC, EINHERJAR, EYES_OF_VOR, INFERNAL, TEMPEST,
    LONG_BOAT, MUSPELHEIM, NIFLEHEIM, ODRONIR, PORTAL_COLLAPSE, REFLECT, SUMMON_SIRENS,
    SUMMON_KRAKEN,
) = range(SCROLLS)  # fmt: skip

TREASURE = Domain(
    "treasure",
    [
        "nidhogg-shield", "dark-crystal", "gungnir", "svalinn", "helm-of-dread", "thunder-hammer", "tyrfing",
        "brisingamen", "valkyrie-cloak", "skidbladnir", "raven-banner", "megingjord", "gleipnir", "flask-of-mimir",
        "rune-staff", "draupnir", "andvari-hoard", "gjallarhorn",
    ],
)  # fmt: skip
TREASURES = len(TREASURE)
(
    NIDHOGG_SHIELD, DARK_CRYSTAL, GUNGNIR, SVALINN, HELM_OF_DREAD, THUNDER_HAMMER, TYRFING,
    BRISINGAMEN, VALKYRIE_CLOAK, SKIDBLADNIR, RAVEN_BANNER, MEGINGJORD, GLEIPNIR, FLASK_OF_MIMIR,
    RUNE_STAFF, DRAUPNIR, ANDVARI_HOARD, GJALLARHORN,
) = range(TREASURES)  # fmt: skip

COMPANION = Domain(
    "companion",
    [
        "agnar", "fangluk", "aurvandila", "odenin", "mortizen", "thyra", "halvard", "brokk", "groa", "eyvind", "ragna",
        "skuld", "finn", "grendl", "pilgrim", "ivar", "hilda", "kari",
    ],
)  # fmt: skip
COMPANIONS = len(COMPANION)
(
    AGNAR, FANGLUK, AURVANDILA, ODENIN, MORTIZEN, THYRA, HALVARD, BROKK, GROA, EYVIND, RAGNA,
    SKULD, FINN, GRENDL, PILGRIM, IVAR, HILDA, KARI,
) = range(COMPANIONS)  # fmt: skip

PROPHECY = Domain(
    "prophecy",
    [
        "mortizen-unmasked", "thief-in-the-night", "witch-bargain", "troll-hunger", "coward-shout", "false-song",
        "oathkeeper", "broken-chains", "sleeping-jailer", "rainbow-road", "favour-of-the-norns", "dragon-sleeps",
        "orb-song", "buried-hoard", "long-stride", "rune-lore", "mead-of-poetry", "fog-of-niflheim",
    ],
)  # fmt: skip
PROPHECIES = len(PROPHECY)
(
    MORTIZEN_UNMASKED, THIEF_IN_THE_NIGHT, WITCH_BARGAIN, TROLL_HUNGER, COWARD_SHOUT, FALSE_SONG,
    OATHKEEPER, BROKEN_CHAINS, SLEEPING_JAILER, RAINBOW_ROAD, FAVOUR_OF_THE_NORNS, DRAGON_SLEEPS,
    ORB_SONG, BURIED_HOARD, LONG_STRIDE, RUNE_LORE, MEAD_OF_POETRY, FOG_OF_NIFLHEIM,
) = range(PROPHECIES)  # fmt: skip

QUEST = Domain(
    "quest",
    [
        "rainbow-gate", "howling-cave", "forsaken-mine", "web-hung-wood", "barrow", "singing-tarn", "mortizen-toll",
        "wounded-wyrm", "frozen-mere", "hermit-hearth", "drowned-marsh", "giants-causeway", "ruined-smithy", "caravan",
        "valkyrie-trial", "wolf-moon", "fires-of-surt", "hel-doorway", "lost-library", "yggdrasil-root",
    ],
)  # fmt: skip
QUESTS = len(QUEST)
(
    RAINBOW_GATE, HOWLING_CAVE, FORSAKEN_MINE, WEB_HUNG_WOOD, BARROW, SINGING_TARN, MORTIZEN_TOLL,
    WOUNDED_WYRM, FROZEN_MERE, HERMIT_HEARTH, DROWNED_MARSH, GIANTS_CAUSEWAY, RUINED_SMITHY, CARAVAN,
    VALKYRIE_TRIAL, WOLF_MOON, FIRES_OF_SURT, HEL_DOORWAY, LOST_LIBRARY, YGGDRASIL_ROOT,
) = range(QUESTS)  # fmt: skip

CRYSTAL = Domain("crystal", ["blessed", "ignored", "cursed"])
"""The faces of the crystal die: yellow, blue and red."""
BLESSED, IGNORED, CURSED = range(3)

TOOL = Domain("tool", ["pickaxe", "torch", "potion", "elixir", "talisman", "dragon-orb"])
TOOLS = len(TOOL)
PICKAXE, TORCH, POTION, ELIXIR, TALISMAN, DRAGON_ORB = range(TOOLS)

MONSTER = Domain(
    "monster",
    [
        "berserk-orc", "giant-rat", "cave-troll", "wisp", "earth-elemental", "spider", "skeleton", "mummy", "siren",
        "rider", "dragon", "ice-elemental", "zombie", "frost-giant", "iron-golem", "bandit", "wolf", "werewolf",
        "fire-elemental", "fire-lord", "draugr", "harpy", "wyrmling",
    ],
)  # fmt: skip

FACE = numbers("face", 1, 12)
PIP = numbers("pip", 1, 6)
HANDFUL = 6
"""Six-sided dice that are thrown together."""
MANA = numbers("mana", 0, 5)

SHIP = numbers("ship", 1, 8)
SHIPS = len(SHIP)
FIRST_SHIP = len(ZONE)
PARTY = FIRST_SHIP + SHIPS
CAPTIVE = PARTY + 1
PLACE = Domain("place", [*ZONE.words, *(f"ship-{n}" for n in SHIP.words), "party", "captive"])
PLACES = len(PLACE)
"""Where a piece can be: in a zone, aboard a ship, in its people's quest party, or captured with one."""
GATE = FIRST_SPACE + SPACE.find("vigrond-gate")
"""The teleportal of the Wastelands, as a zone."""

DRAGONLORDS = 4
PIECE = Domain(
    "piece",
    [*COUNTER.words, "dragonlord", *(f"dragonlord-{n}" for n in range(2, DRAGONLORDS + 1)), *TREASURE.words],
)
"""A unit that is not like the others: with a counter, a DragonLord, or with a treasure, after which it is named."""
PIECES = len(PIECE)
FIRST_DRAGONLORD = COUNTERS
FIRST_BEARER = FIRST_DRAGONLORD + DRAGONLORDS

COUNT = numbers("count", 1, 60)
AMOUNT = numbers("amount", 1, 99)
BID = numbers("bid", 0, 99)
WAY = Domain(
    "way",
    [
        "gain-mana", "gain-gold", "gain-units", "gain-spells", "gain-scrolls", "gain-treasures", "gain-prophecies",
        "gain-companions", "gain-tools", "pay-mana", "pay-gold", "pay-units", "pay-tools", "fight", "dare", "decline",
        "see-the-way", "see-scrolls",
    ],
)  # fmt: skip
"""What a quest card, or a spell, lets a player choose between."""
ORDER = Domain("order", ["ask", "kingdom", "never"])
"""What to do with questions in the turns of others: ask always, only for one's Kingdoms, or never."""
ASK_ALWAYS, ASK_FOR_KINGDOMS, ASK_NEVER = range(3)
BEARER = Domain("bearer", ["party", *KINGDOM.words])
"""Where a plain unit can be given a treasure."""

VOCABULARY = Vocabulary("dragon-lords")
_verb = VOCABULARY.verb

do_pass = _verb("pass", ends=True)()
do_done = _verb("done", finishes=True)()

# What fate answers: peoples, dice, and cards.
do_people = _verb("people", PEOPLE)
do_roll = _verb("roll", FACE)
do_rolls: tuple[Verb[object], ...] = (
    do_roll,
    *(_verb("roll", *[PIP] * dice, key=f"roll-{dice}", unordered=dice) for dice in range(2, HANDFUL + 1)),
)
"""For one six-sided die, two, and so on."""
do_crystal = _verb("crystal", CRYSTAL)
do_draw_scroll = _verb("draw", SCROLL, key="draw-scroll")
do_draw_treasure = _verb("draw", TREASURE, key="draw-treasure")
do_draw_companion = _verb("draw", COMPANION, key="draw-companion")
do_draw_prophecy = _verb("draw", PROPHECY, key="draw-prophecy")
do_draw_quest = _verb("draw", QUEST, key="draw-quest")

# Set-up.
do_claim = _verb("claim", TERRITORY)
do_post = _verb("post", TERRITORY)
do_dock = _verb("dock", TERRITORY)
do_hide = _verb("hide", TERRITORY)
do_bid = _verb("bid", BID)

# Moving: from where, to where, how many, and which of the marked units.
do_from = _verb("from", TERRITORY)
do_to = _verb("to", ZONE)
do_send = _verb("send", COUNT)
do_bring = _verb("bring", PIECE)

# Purchase, income and reinforcements.
do_order = _verb("order", ORDER)
do_buy = _verb("buy", COUNT)
do_buy_ship = _verb("buy-ship")()
do_pay = _verb("pay", KINGDOM)
do_deposit = _verb("deposit", KINGDOM, AMOUNT)
do_place = _verb("place", TERRITORY, COUNT)
do_redeem = _verb("redeem")()

# The sea.
do_embark = _verb("embark", SHIP)
do_sail = _verb("sail", SEA)
do_load = _verb("load", TERRITORY)
do_load_party = _verb("load", VILLAGE, key="load-party")
do_land = _verb("land", TERRITORY)
do_land_party = _verb("land", VILLAGE, key="land-party")

# War.
do_attack = _verb("attack", TERRITORY)
do_fight = _verb("fight", ZONE)
do_march = _verb("march", TERRITORY)
do_transfer = _verb("transfer", PLACE)
do_sneak = _verb("sneak", TERRITORY)
do_bind = _verb("bind", PIECE)
do_again = _verb("again")()
do_retreat = _verb("retreat", ZONE)
do_reveal = _verb("reveal", PIECE)
do_lose = _verb("lose", PIECE)
do_lose_companion = _verb("lose", COMPANION, key="lose-companion")
do_lose_units = _verb("lose-units")()

# Magic.
do_cast = _verb("cast", SCROLL)
do_spell = _verb("spell", COUNTER, SPELL, where=lambda counter, spell: WIZARD_1 <= counter <= WIZARD_3)
do_strike = _verb("strike", TERRITORY)
do_strike_ship = _verb("strike", SHIP, key="strike-ship")
do_collapse = _verb("collapse", ZONE, where=lambda zone: zone == GATE or FIRST_GOLD <= zone < FIRST_ISLAND)
do_teach = _verb("teach", COUNTER, where=lambda counter: WIZARD_1 <= counter <= WIZARD_3)
do_teleport = _verb("teleport", PIECE)
do_escape = _verb("escape", PIECE)
do_use = _verb("use", TREASURE)
do_use_tool = _verb("use", TOOL, key="use-tool")

# The Wastelands.
do_set_out = _verb("set-out", SPACE)
do_wander = _verb("wander")()
do_leave = _verb("leave", TERRITORY)
do_prophesy = _verb("prophesy", PROPHECY)
do_against = _verb("against", PEOPLE)
do_shoot = _verb("shoot", COMPANION)
do_charm = _verb("charm")()
do_keep = _verb("keep")()
do_reroll = _verb("reroll")()
do_buy_tool = _verb("buy", TOOL, key="buy-tool")
do_store = _verb("store", TOOL)
do_fetch = _verb("fetch", TOOL)
do_pick = _verb("pick", TOOL)
do_drop = _verb("drop", TOOL)
do_learn = _verb("learn")()
do_dismiss = _verb("dismiss", COMPANION)
do_choose = _verb("choose", WAY)
do_give = _verb("give", PIECE)
do_bestow = _verb("bestow", BEARER)
do_exalt = _verb("exalt", PIECE)
do_exalt_unit = _verb("exalt-unit")()
do_take_up = _verb("take-up")()
do_crown = _verb("crown", KINGDOM)
do_plea = _verb("plea")()

# Leaving the game.
do_depart = _verb("depart")()
