"""The words of the game: its domains.

Territories stand Realm by Realm, seven each with the Kingdom first, then the mines and teleportals from west to east,
then the islands. A sea zone is named by its column, from a in the west, and its row, from 1 at the top.
"""

from __future__ import annotations

from meadhall.kernel.domain import Domain, numbers

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
MANA = numbers("mana", 0, 5)
