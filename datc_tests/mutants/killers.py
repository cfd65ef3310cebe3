"""Which tests are to notice a fault in a folder: first its own unit tests, then those of others, the quickest first."""

# (program, arguments). Cross tests, by what they look at.
GAMES = [("variants_test", ["--gtest_filter=-*RecordedGame*"])]
LATER = [("whole_phase_test", [])]
TEXTS = [("interfaces_test", [])]
JUDGED = [("phase_test", []), ("datc_test", [])]
DOCUMENTS = [("records_test", []), ("capi_test", [])]
# Last: its signatures say that something differs, not what is right.
SIGNATURES = [("determinism_test", ["--gtest_filter=DeterminismTest.*"])]

# The resolver is held against the oracle besides, and its kernels of all levels against one another and the general resolver.
MOVEMENT = [
    ("two_resolvers_test", []),
    ("resolvers_on_boards_test", []),
    ("exhaustive_test", ["--gtest_filter=*K3*:*K4With4*:*Convoy5ArmyAFleetsBST"]),
    ("datc_test", []),
    ("phase_test", []),
    ("growth_test", []),
    ("exhaustive_test", ["--gtest_filter=*K5*:*Ring*:*Convoy5ArmiesABC*:*Convoy5ArmiesACF*"]),
    ("exhaustive_test", ["--gtest_filter=*Convoy5ArmyAFleetsBCST"]),
    ("exhaustive_test", ["--gtest_filter=*Convoy6*"]),
    ("situations_test", []),
    ("properties_test", ["--gtest_filter=*MovementIsWhatTheOracleSays*"]),
    ("properties_test", ["--gtest_filter=*MovementOverWeakPassages*"]),
    ("properties_test", ["--gtest_filter=*TheSequenceOfMovementOrders*"]),
    ("properties_test", ["--gtest_filter=*PowersRenamed*"]),
] + SIGNATURES

# The general resolver is held against the kernel, and under other rules against the oracle; rules of maps in whole phases.
DECISIONS = [
    ("two_resolvers_test", []),
    ("datc_test", []),
    ("phase_test", []),
    ("exhaustive_test", ["--gtest_filter=*ExhaustiveUnder*:*ExhaustivePhases*"]),
    ("exhaustive_test", ["--gtest_filter=*K3*:*K4With4*:*Convoy5ArmyAFleetsBST"]),
    ("explanations_test", []),
]

ORDERS = [("movement_test", [])] + JUDGED + DOCUMENTS + LATER + TEXTS + GAMES + SIGNATURES

# folder -> (its own unit tests, the others)
KILLERS = {
    "engine/base": (["base_test"], [("map_language_test", []), ("notation_test", [])] + JUDGED + DOCUMENTS),
    "engine/messages": (["explain_test"], [("sheet_test", []), ("explanations_test", [])] + DOCUMENTS),
    "engine/rules": (["rules_test"], [("map_language_test", [])] + JUDGED + DOCUMENTS),
    "engine/json": (["json_test"], DOCUMENTS),
    "engine/map": (["name_key_test", "map_language_test"], [("board_test", []), ("notation_test", [])] + JUDGED + DOCUMENTS + GAMES),
    "engine/map_language": (["map_language_test"], [("map_forms_test", [])] + JUDGED + DOCUMENTS + GAMES),
    "engine/map_forms": (["map_forms_test"], [("capi_test", [])]),
    "engine/position": (["position_test"], JUDGED + [("game_test", [])] + DOCUMENTS + LATER + GAMES),
    "engine/order": (["order_test"], [("board_test", [])] + ORDERS),
    "engine/notation": (["notation_test"], [("sheet_test", [])] + ORDERS),
    "engine/board": (["board_test"], [("legal_orders_test", [])] + ORDERS),
    "engine/sheet": (["sheet_test"], ORDERS),
    "engine/movement": (["retreat_options_test", "movement_test"], MOVEMENT),
    "engine/fast": (["fast_test", "movement_test"], MOVEMENT),
    "engine/decisions": (["movement_test"], DECISIONS),
    "engine/retreat": (["retreat_test"], JUDGED + DOCUMENTS + LATER + GAMES + SIGNATURES),
    "engine/adjustment": (["adjustment_test"], JUDGED + DOCUMENTS + LATER + GAMES + SIGNATURES),
    "engine/phase": (["phase_test"], [("datc_test", []), ("game_test", [])] + DOCUMENTS + LATER + GAMES + SIGNATURES),
    "engine/legal_orders": (["legal_orders_test"], [("game_test", [])] + DOCUMENTS + GAMES + SIGNATURES),
    "engine/explain": (["explain_test"], [("explanations_test", []), ("told_boards_test", [])] + DOCUMENTS),
    "engine/advice": (["advice_test"], [("outlook_check_test", []), ("capi_test", [])]),
    "engine/game": (["game_test"], DOCUMENTS + TEXTS + GAMES),
    "engine/lines": (["lines_test"], DOCUMENTS),
    "engine/phase_json": (["phase_json_test", "records_test"], [("capi_test", [])] + TEXTS + GAMES),
    "engine/reports": (["reports_test"], DOCUMENTS),
    "engine/encodings": (["encodings_test"], [("capi_test", [])]),
    "engine/drawing": (["drawing_test"], [("capi_test", [])]),
    "engine/records": (["records_test"], [("capi_test", [])] + TEXTS + GAMES),
    "engine/game_forms": (["game_forms_test"], [("capi_test", [])]),
    "capi/src": (["capi_test", "memory_test"], [("datc_test", [])] + TEXTS + SIGNATURES),
}


def killers_of(folder, unit_tests_alone=False):
    own, others = KILLERS[folder]
    return [(program, []) for program in own] + ([] if unit_tests_alone else others)
