"""What the test of the schemas asks the program and the library, and which schema each answer has."""

import json
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).parents[3]


def dumped(document):
    return json.dumps(document, separators=(",", ":"))


def saved_table(snapshot, powers):
    """The file of a server (engine/press/referee/saved_referee.h, records/server_file.h) around a snapshot: a game with
    press."""

    def number(value):
        low, value = value & 127, value >> 7
        return bytes([low]) if value == 0 else bytes([low | 128]) + number(value)

    def text(value):
        return number(len(value)) + value

    def checked(data):
        hashed = 0xCBF29CE484222325
        for byte in data:
            hashed = (hashed ^ byte) * 0x100000001B3 % 2**64
        return data + hashed.to_bytes(8, "little")

    state = text(b"game") + text(b"standard")
    state += b"\0" + b"".join(map(number, (10, 300, 0, 0, 0, 1 << 5)))  # dialect, level, limits, flags: ADM
    state += number(0) + b"\0" + number(powers)
    state += b"".join(number(100 + power) + text(b"bot") + text(b"1.0") + b"\0" for power in range(powers))
    state += number(3)
    press = number(0) + b"\1" + number(0b1100) + text(b"PRP ( DRW )")
    # Readers put the parts of the snapshot together again, with the number of phases as one byte between the first two:
    # so any byte of the snapshot may stand for that number.
    first, count, rest = snapshot[8:9], snapshot[9:10], snapshot[10:-8]
    content = text(first) + text(press) + count + text(b"") + text(state) + text(rest)
    saved = checked(b"REFEREE\x1a" + number(3) + len(content).to_bytes(8, "little"))
    return checked(saved + content)


def lines(documents):
    return "".join(dumped(each) + "\n" for each in documents)


def phase(name, units, orders=None, state=None, **members):
    made = {"name": name, "state": {"units": units, **(state or {})}}
    return {**made, **({} if orders is None else {"orders": orders}), **members}


# ---- Documents ----

BATTLE = phase(
    "S1901M",
    {"FRANCE": ["A BUR", "A MAR", "F BRE"], "GERMANY": ["A MUN", "A RUH"], "ENGLAND": ["F LON", "A WAL", "F ENG"]},
    {
        "FRANCE": ["A BUR H", "A MAR - GAS", "nonsense", "", None],
        "GERMANY": ["SET UNORDERED", "A MUN - BUR", "A RUH S A MUN - BUR"],
        "ENGLAND": [["F LON - NTH"], ["SET REPLACES", "F ENG C A WAL - BRE", "A WAL - BRE"]],
        "ITALY": None,
    },
    {"centers": {"FRANCE": ["PAR"], "UNOWNED": ["MAR"]}, "hoems": {}},
    id={"any": [1, None]},
    by_default=["FRANCE"],
    rules={"convoy_paradox": "all_hold", "preset": "2023"},
    map="standard",
)
RETREATS = phase(
    "F1901R",
    {"FRANCE": ["*A BUR", "A GAS"], "GERMANY": ["A BUR", "F KIE"]},
    {"FRANCE": ["A BUR R PAR"]},
    {"retreats": {"FRANCE": {"A BUR": ["PAR", "PIC"]}}, "homes": {}},
    rules=["NO_CHECK"],
    language="de",
    full_names=True,
)
BUILDS = phase(
    "W1901A",
    {"FRANCE": ["A GAS"], "GERMANY": ["A BUR", "A SIL", "F KIE"], "ITALY": []},
    {"FRANCE": ["A PAR B", "WAIVE"], "GERMANY": [], "ITALY": ["F NAP B"]},
    {"centers": {"FRANCE": ["PAR", "MAR", "BRE"], "GERMANY": ["KIE"], "ITALY": ["NAP"]}},
    rules="datc2",
)
OVER = phase("COMPLETED", {"FRANCE": ["A PAR"], "ITALY": ["A ROM"]}, end="draw", winners=["FRANCE", "ITALY"], ended_in="F1905R")
NAMED_INSIDE = {"state": {"name": "S1901M", "units": {"FRANCE": ["A PAR"]}}, "orders": None, "rules": None, "map": None}
PHASES = [BATTLE, RETREATS, BUILDS, NAMED_INSIDE, phase("S1901M", {"FRANCE": ["A PAR"]}, {"FRANCE": []}, id=3)]
RESULTS = (
    "table\tgame\tmap\tended_in\tend\tpower\tname\tversion\tcenters\tshare\teliminated_in"
    "\tdraw-size\tsum-of-squares\tcenter-share\twin-draw-loss\tdpp\n"
    "1\t1\tstandard\tF1905M\tdraw\tAUSTRIA\tbot 1\t1.0\t18\tdrew\t\t1/2\t50\t1/2\t1/2\t5/2\n"
    "1\t1\tstandard\tF1905M\tdraw\tENGLAND\tbot 2\t1.0\t0\teliminated\t1904\t0\t0\t0\t0\t0\n"
)
REFUSED = [
    {"name": "S1901M"},
    {"name": "S1901M", "state": {}},
    phase("S1901M", {"FRANCE": ["A XXX"]}, id=7),
    phase("S1901M", {"FRANCE": ["A PAR"]}, map="nowhere"),
    OVER,
    [],
]
SAVED_PARTS = {
    "id": "g",
    "map": "standard",
    "rules": {"civil_disorder": "home_distance"},
    "draw_vote": {"policy": "daide-pda", "votes": {"FRANCE": ["DRAW", ["FRANCE", "ITALY"]]}, "concessions": {}},
    "submissions": {"waiting": ["FRANCE"], "defaults": {"ITALY": ["A ROM H"]}, "allowed": {"ITALY": ["FRANCE"]}},
    "end_rules": {"last_survivor": True, "last_year": 1910, "year_limit": "draw", "stalemate_years": 3, "phase_limit": 40},
}
GAME = {
    **SAVED_PARTS,
    "phases": [
        phase("S1901M", {"FRANCE": ["A PAR"], "ITALY": ["A ROM"]}, {"FRANCE": [["A PAR - BUR"], ["A PAR - GAS"]]}, by_default=["ITALY"]),
        phase("F1901M", {"FRANCE": ["A GAS"], "ITALY": ["A ROM"]}, {"FRANCE": ["A GAS H", "nonsense"]}),
    ],
}
CONCEDED = {**GAME, "draw_vote": {"policy": "judge-dias", "votes": {}, "concessions": {"ITALY": "RUSSIA"}}}
DIFFERS = {
    "id": 5,
    "fases": 1,
    "language": None,
    "full_names": None,
    "phases": [
        phase("S1901M", {"FRANCE": ["A PAR"], "ITALY": ["A ROM"]}, {"FRANCE": ["A PAR - BUR"], "TURKEY": ["A CON H"]}),
        phase("F1901M", {"FRANCE": ["A GAS"], "ITALY": ["A ROM"]}, {"FRANCE": ["A GAS H"]}),
    ],
}
ENDED = {"phases": [phase("F1905R", {"FRANCE": ["A PAR"], "ITALY": ["A ROM"]}, {}), OVER]}

POWERS = ["AUSTRIA", "FRANCE", "ITALY"]
BALLOTS = [
    {"id": 1, "language": "de", "full_names": False, "survivors": POWERS, "votes": {"AUSTRIA": ["FRANCE"], "FRANCE": "NODRAW", "ITALY": "draw"}},
    {"survivors": POWERS, "votes": {power: "DRAW" for power in POWERS}},
    {"survivors": POWERS, "votes": {power: [["FRANCE", "ITALY"], "DRAW"] for power in POWERS}},
    {"survivors": POWERS, "votes": {"TURKEY": "DRAW"}},
    {"survivors": ["ITALY"], "vots": 1, "votes": {}},
    {"id": [2], "survivors": POWERS, "steps": [{"by": power, "cast": "DRAW"} for power in POWERS] + [{"by": "ITALY", "cast": "NODRAW"}]},
    {
        "survivors": POWERS,
        "steps": [
            {"by": "ITALY", "cast": ["ITALY", "FRANCE"]},
            {"by": "ITALY", "cancel": ["ITALY", "FRANCE"]},
            {"processed": True, "survivors": ["FRANCE", "ITALY"]},
            {"processed": True},
            {"by": "TURKEY", "cast": "DRAW"},
        ],
    },
    {"survivors": ["ITALY"], "steps": [{"by": "ITALY", "cast": "DRAW"}]},
    {"survivors": POWERS},
    {"votes": {}},
]
MESSAGES = [
    {"id": 1, "text": "SND (ENG) (PRP (PCE (ENG FRA)))"},
    {"txt": "", "text": "SND (ENG) (PRP (PCE (ENG FRA)))"},
    {"txt": "", "text": "SUB ((ENG FLT LON) MTO BUR BUR)"},
    {"text": "NME ('x' ('1')"},
    {"text": "HUH (ERR ERR)"},
    {"id": None, "text": "ZZZZ"},
    {"wire": "48174000"},
    {"wire": "4"},
    {"text": 1},
    {},
]
TRANSLATED = [
    {"id": 1, "text": "SUB ((ENG FLT LON) MTO NTH)", "power": "ENG"},
    {"id": 2, "text": "SLP (5)", "txt": 0},
    {"text": "SUB ((ENG FLT LON) MTO NTH)", "power": "ENG", "txt": 0},
    {"text": "PRP (PCE (ENG FRA))", "power": "ENG", "receivers": ["FRA"]},
    {"text": "ORD (SPR 1901) ((ENG FLT LON) MTO NTH) (SUC)"},
    {"id": 3, "text": "THX ((ENG FLT LON) MTO NTH) (MBV)", "power": "ENG", "txt": 0},
    {"id": 4, "text": "LVL (10)", "txt": 0},
    {"id": 5, "text": "TME (30)", "txt": 0},
    {"id": 6, "text": "CCD (ENG)", "txt": 0},
]

# ---- Maps ----

# The standard map with more lines.
RARE_MAPS = {
    "dummies": "FRANCE &SC ~PAR\nOWNS PAR SC! SC! SC?\nTURKEY\nDUMMY\nCONTROL AUSTRIA Arthur\n",
    "hiding": "NEWHOMES 1903 1905\nRULE HIDE_BUILDS\nFRANCE &SC\n",
    "adapting": "RULE UNITS_ADAPT\nRULE HIDE_BUILDS\nIN SPRING: WATER PAR\nIN FALL: AMEND STP\nIN WINTER: LAND BLA\n",
    "passing": "AMEND BUR ABUTS -PAR PAR(MOS)\nAMEND MAR ABUTS -BUR ~BUR\n",
    "renaming": "FROM F1903M\nENGLAND -> Britain (British)\nLON -> Londinium = LND\n",
}
ON_RARE_MAPS = {
    "dummies": [
        phase("W1901A", {"FRANCE": ["A GAS"], "TURKEY": []}, {"FRANCE": ["A PAR B", "A MUN B"]},
              {"centers": {"FRANCE": ["PAR", "MAR", "BRE", "MUN"]}, "homes": {"FRANCE": ["PAR", "MAR"]}, "claims": {"FRANCE": 1},
               "seizing_builds": {"FRANCE": 2}, "guest_builds": {"FRANCE": 1}, "control_turns": {"TURKEY": 1}, "controllers": {}}),
        phase("S1902M", {"FRANCE": ["A GAS"], "TURKEY": ["A CON"]}, {}, {"homes": {"FRANCE": ["BRE"]}, "seizing_builds": {}}),
    ],
    "hiding": [
        phase("W1901A", {"FRANCE": ["A GAS"]}, {"FRANCE": ["A PAR B"]}, {"centers": {"FRANCE": ["PAR", "MAR"]}}),
        phase("S1902M", {"FRANCE": ["A GAS", "A PAR"]}, {"FRANCE": ["A PAR - BUR"]}, {"hidden_builds": ["A PAR"]}),
        phase("F1902M", {"FRANCE": ["A GAS", "A BUR"]}, {}),
    ],
    "passing": [
        phase("S1901M", {"FRANCE": ["A BUR"], "GERMANY": ["A MUN", "A RUH"]}, {"GERMANY": ["A MUN - BUR", "A RUH S A MUN - BUR"]}),
    ],
    "adapting": [
        phase("W1901A", {"FRANCE": ["A GAS"], "RUSSIA": ["F STP/SC"]}, {"FRANCE": ["A PAR B"]},
              {"centers": {"FRANCE": ["PAR", "MAR"], "RUSSIA": ["STP"]}}),
    ],
}

# ---- Games ----

# Map, seed, phases, rules.
PLAYED = [
    ("standard", 1, 14),
    ("standard", 2, 8, "civil_disorder=home_distance"),
    ("pure", 3, 30),
    ("fleet_rome", 4, 8, "2023"),
    ("dummies", 5, 16),
    ("hiding", 6, 14),
    ("adapting", 7, 12),
    ("renaming", 8, 8),
    ("crowded", 9, 4),
]


def ended(**ending):
    return {"phases": [phase("F1905R", {"FRANCE": ["A PAR"], "ITALY": ["A ROM"]}, {}), {**OVER, **ending}]}


ENDINGS = [
    ended(),
    ended(end="solo", winners=["FRANCE"], winner="FRANCE"),
    ended(end="shared_victory"),
    ended(end="concession", winners=["ITALY"]),
    ended(end="no_result", winners=[], ended_in=None),
    {"phases": [{"name": "COMPLETED", "state": {**OVER["state"], "end": "draw", "winners": ["ITALY"], "ended_in": "F1905R"}}]},
    {"phases": [{"name": "COMPLETED", "state": {**OVER["state"], "winner": "ITALY"}}]},
    {"phases": [{"name": "COMPLETED", "state": {**OVER["state"], "note": "Victory by: FRA, ITA"}}]},
    {"phases": [phase("S1901M", {"FRANCE": ["A PAR"]}, {"FRANCE": ["A PAR H"]}, ordrs={})]},
]
END_RULES = [
    {**GAME, "end_rules": {"last_year": 1910, "year_limit": limit}} for limit in ("draw", "most_centers", "no_result")
]
# Games in the forms of other tools that need a map or rules, and one with a disbanded unit and a broken convoy.
BROKEN_CONVOY = phase(
    "S1901M",
    {"FRANCE": ["A BRE", "F ENG"], "ENGLAND": ["F LON", "F NTH"], "GERMANY": ["A KIE"]},
    {"FRANCE": ["A BRE - WAL VIA", "F ENG C A BRE - WAL"], "ENGLAND": ["F LON - ENG", "F NTH S F LON - ENG"]},
)
AFTER_IT = phase(
    "S1901R",
    {"FRANCE": ["A BRE", "*F ENG"], "ENGLAND": ["F ENG", "F NTH"], "GERMANY": ["A KIE"]},
    {"FRANCE": ["F ENG D"]},
    {"retreats": {"FRANCE": {"F ENG": ["BEL", "IRI", "LON", "MAO", "PIC", "WAL"]}}},
)
WITHOUT_IT = phase("F1901M", {"FRANCE": ["A BRE"], "ENGLAND": ["F ENG", "F NTH"], "GERMANY": ["A KIE"]})
CONVERTED = [{"phases": [BROKEN_CONVOY, AFTER_IT, WITHOUT_IT]}, {**GAME, "rules": ["BUILD_ANY"], "language": "de", "full_names": True}]
# Games on the other maps of webDiplomacy.
WEB_GAMES = [
    {"map": "france_austria", "phases": [phase("S1901M", {"FRANCE": ["A PAR"]}, {"FRANCE": ["A PAR - BUR"]})]},
    {"map": "germany_italy", "phases": [phase("S1901M", {"ITALY": ["A ROM"]}, {"ITALY": ["A ROM - VEN"]})]},
]
# By form its schema; `convert` writes the other forms as text or bytes.
WRITTEN_FORMS = {"json": "saved-game", "diplomacy": "diplomacy", "dipcc": "dipcc", "webdiplomacy": "webdiplomacy"}

# Lines that ask something.
QUESTIONS = [
    {"id": 1, "text": "FRANCE\nA PAR - BUR\nGERMANY\nA BUR H", "order": "A PAR"},
    {"id": 2, "game": BATTLE, "phase": BATTLE["name"], "unknown": "GERMANY", "outlook": True},
    {"id": 6, "text": "FRANCE\nA PAR - BUR", "power": "FRANCE"},
    {"id": 7, "text": "FRANCE\nA PAR - BUR", "next": "A PAX"},
    {"id": 8, "game": BATTLE, "phase": BATTLE["name"], "next": "A BUR"},
    {"id": 3, "game": phase("S1901M", {"FRANCE": ["A PAR"]}, {}), "orders": {"FRANCE": ["A PAR - BUR"], "ITALY": None}},
    {"id": 4, "game": phase("S1901M", {"FRANCE": ["A PAR", "A MAR", "F BRE"]}, {"FRANCE": []}), "orders": "A PAR - BUR; A MAR H"},
    {"id": 5, "text": "case 1 A case\n\nphase movement\nunits France A PAR\norder France A PAR - BUR : succeeds\n"},
    {"text": "what"},
    {"game": 7},
]

# A last phase of retreats with a standoff.
WEB_RETREATS = {
    "phases": [
        phase(
            "F1901M",
            {"FRANCE": ["A BUR", "A BRE"], "GERMANY": ["A MUN", "A RUH"], "ITALY": ["A MAR"]},
            {"FRANCE": ["A BRE - GAS"], "GERMANY": ["A MUN - BUR", "A RUH S A MUN - BUR"], "ITALY": ["A MAR - GAS"]},
        ),
        phase("F1901R", {"FRANCE": ["*A BUR", "A BRE"], "GERMANY": ["A BUR", "A RUH"], "ITALY": ["A MAR"]}, {},
              {"retreats": {"FRANCE": {"A BUR": ["BEL", "PAR", "PIC"]}}}),
    ]
}

# A fall that ends the game.
SOLO = phase(
    "F1905M",
    {"FRANCE": ["A MUN"]},
    {"FRANCE": []},
    {"centers": {"FRANCE": "BRE MAR PAR SPA POR BEL HOL DEN KIE BER LON EDI LVP ROM NAP VEN TUN MUN".split()}},
)
# A phase of retreats in the shape of godip, which does not say from where the attacker came, nor where a standoff was.
GODIP_RETREATS = {
    "Season": "Fall", "Year": 1901, "Type": "Retreat",
    "Units": {"bur": {"Type": "Army", "Nation": "Germany"}}, "Dislodgeds": {"bur": {"Type": "Army", "Nation": "France"}},
    "SupplyCenters": {"par": "France", "mun": "Germany"}, "Orders": {"France": {"bur": ["Move", "par"]}},
}
GODIP_BOUNCE = {"Season": "Fall", "Year": 1901, "Type": "Retreat", "SupplyCenters": {}, "Bounces": {"gas": {"bre": True}}}

# Phases and options of `entente advise`.
OWN_CUT = phase(
    "S1901M", {"FRANCE": ["A PAR", "A BUR", "A MAR"]}, {"FRANCE": ["A PAR - BUR", "A BUR S A MAR"]}, rules={"friendly_fire": "all"}
)
REMARK = phase("S1901M", {"FRANCE": ["A PAR"]}, {"FRANCE": ["A PAR - BUR (if Germany agrees)"]})
ADVISED = [
    ([OWN_CUT, REMARK], []),
    ([{**BATTLE, "rules": {"convoy_path": "required"}}], ["--outlook"]),
    ([BATTLE], ["--unknown", "none", "--power", "FRANCE", "--language", "de"]),
]


def many_routes(seas):
    """A convoy of more routes than are listed, on the map `modern`."""
    order = "A IZM - LAP"
    orders = [f"{order} VIA"] + [f"F {sea} C {order}" for sea in seas]
    return phase("S1995M", {"FRANCE": ["A IZM"] + [f"F {sea}" for sea in seas]}, {"FRANCE": orders}, map="modern")


# Positions of which each differs from the next.
CHANGING = [
    (None, [
        phase("F1901R", {"FRANCE": ["*A BUR"], "GERMANY": ["A BUR"]}, state={"retreats": {"FRANCE": {"A BUR": places}}})
        for places in (["PAR", "PIC"], ["PAR"])
    ] + [phase("F1901R", {"FRANCE": ["A BUR"]})]),
    ("dummies", [
        phase("S1902M", {}, state={"claims": {"FRANCE": n}, "seizing_builds": {"FRANCE": n}, "guest_builds": {"FRANCE": n}})
        for n in (1, 0)
    ]),
]

# Phases under rules that few have, for what happens under them.
UNDER_RULES = [
    phase("S1901M", {"FRANCE": ["A PAR", "A MAR"]}, {"FRANCE": ["A MAR S A PAR - BUR"]}, rules={"implied_moves": "deduced"}),
]
RULES = ["2023", {"waive": "forbidden"}, {"preset": "1971", "waive": "forbidden"}, ["NO_CHECK"], []]

# A map in JSON with what is usual written out.
MAP = {
    "format": "entente-map/1",
    "name": "two",
    "graphics": "standard",
    "powers": {
        "ONE": {"name": "One", "homes": ["AAA"], "units": ["A AAA"], "league": {"name": "BOTH", "behavior": "none"}},
        "TWO": {"homes": ["CCC"], "league": {"name": "BOTH"}},
    },
    "places": {
        "AAA": {"name": "Aye", "terrain": "LAND", "abuts": [{"to": "CCC", "for": "both", "strength": "full"}]},
        "CCC": {"name": "Cee", "terrain": "LAND", "abuts": ["AAA"]},
    },
}

# Cases and an engine for `datc run`, one case for each verdict.
VERDICT_CASES = """
case V.1 agreed
phase movement
units France A PAR
order France A PAR - BUR : succeeds
after France A BUR

case V.2 preference
issues 4.B.2
phase movement
units France F GAS
order France F GAS - SPA : succeeds
after France F SPA/NC
under missing_coast=fails
phase movement
order France F GAS - SPA : fails illegal
after France F GAS

case V.3 differs
phase movement
units France A PAR
order France A PAR - BUR : succeeds
after France A BUR
""" + "".join(
    f"\ncase V.{number} {title}\nphase movement\nunits France A PAR\norder France A PAR H : succeeds\nafter France A PAR\n"
    for number, title in ((4, "skipped"), (5, "errored"), (6, "timed out"))
)
VERDICT_ENGINE = """
import json, sys, time
ABOUT = {"name": "scripted", "version": "1", "language": "Python", "licence": "MIT", "homepage": "https://example.org", "notations": ["parts"]}
RUNS = {
    "V.1": {"orders": [{"power": "FRANCE", "outcome": "succeeds"}], "after": {"units": {"FRANCE": ["A BUR"]}}},
    "V.2": {"orders": [{"power": "FRANCE", "outcome": "fails", "reason": "illegal"}], "after": {"units": {"FRANCE": ["F GAS"]}}},
    "V.3": {"orders": [{"power": "FRANCE", "outcome": "fails", "reason": "bounced"}], "after": {"units": {"FRANCE": ["A PAR"]}}},
    "V.4": {"skipped": "no holds", "link": "https://example.org/4"},
    "V.5": {"errored": "a fault"},
}
for line in sys.stdin:
    request = json.loads(line)
    answer = {"implementation": ABOUT, "version": 1} if request["cmd"] == "start" else RUNS.get(request.get("case"), {})
    if request.get("case") == "V.6":
        time.sleep(60)
    print(json.dumps({"seq": request["seq"], **answer}), flush=True)
"""
VERDICT_EXPLANATIONS = {
    "note": "Of a test.",
    "engines": [{"name": "scripted", "adapter": "none", "run": ["true"], "note": "It knows six cases."}],
    "explanations": [
        {"engine": "scripted", "cases": ["V.2"], "kind": "rule", "rule": "DATC 4.B.2", "text": "It needs a coast.", "shown_by": "V.2"},
        {"engine": "scripted", "cases": ["V.3"], "kind": "fault", "text": "Its armies do not move.", "varies": True},
        {"engine": "scripted", "cases": ["V.5"], "kind": "words", "text": "It says no more."},
    ],
}
