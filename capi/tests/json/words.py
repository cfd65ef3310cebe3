#!/usr/bin/env python3
"""Makes words.schema.json: the words of the engine that the other schemas refer to.

usage: words.py DESCRIPTION LIBRARY FILE    writes FILE
"""

import itertools
import json
import pathlib
import sys

if len(sys.argv) != 4:
    sys.exit(__doc__.strip())
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent.parent / "abi"))
from entente_abi import Binding, Failure  # noqa: E402

MOST_NUMBERS = 256  # that a list of words has


def names(library, enum):
    """The words of an enum."""
    found = (library.entente_word(getattr(library, f"ENTENTE_WORDS_{enum}"), number) for number in range(MOST_NUMBERS))
    return [name for name in found if name is not None]


def described(describe):
    """The names of what a function describes by number."""
    found = []
    for number in itertools.count():
        try:
            found.append(describe(number).name)
        except Failure:
            return found


def options(library):
    """The options of the rules by name, each with its values."""
    found = {}
    for number in itertools.count():
        try:
            info = library.entente_option_describe(number)
        except Failure:
            return found
        values = [library.entente_option_value_describe(number, v).name for v in range(info.value_count)]
        found[info.name] = {"enum": values, "description": info.question}


def words(library):
    statuses = [library.entente_word(library.ENTENTE_WORDS_STATUS, -number) for number in range(MOST_NUMBERS)]
    rules = options(library)
    reasons = names(library, "REASON")
    others = reasons.index("replaced")  # the first that is no failure
    return {
        "outcome_kind": (["succeeds", "fails", *reasons[others:]], "What came of a line."),
        "reason": (reasons[1:others], "Why an order failed."),
        "illegality": (names(library, "ILLEGALITY")[1:], "Why an order is illegal or void by a rule, or what counts in its place."),
        "event_kind": (names(library, "EVENT_KIND"), "What happened without an order."),
        "event_why": (names(library, "EVENT_WHY"), "Why it happened."),
        "end_kind": (names(library, "END_KIND")[1:], "How a game ended."),
        "status": ([word for word in dict.fromkeys(statuses) if word not in ("ok", None)], "The kind of an error."),
        "draw_policy": (names(library, "DRAW_POLICY"), "How draw votes count."),
        "score_system": (described(library.entente_score_system_describe), "A scoring system."),
        "shipped_map": (described(library.entente_map_builtin_describe), "A map that comes with the program."),
        "preset": (described(library.entente_preset_describe), "A rulebook, or the practice of a judge."),
        "option": (list(rules), "An option of the rules."),
    }, rules


def schema(library):
    enums, rules = words(library)
    parts = {name: {"enum": list(values), "description": about} for name, (values, about) in enums.items()}
    parts["options"] = {"type": "object", "description": "Options of the rules.", "properties": rules}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "words.schema.json",
        "$comment": "Prose: ../json.md#schemas",
        "title": "Words of the engine",
        "description": "Made by capi/tests/json/words.py from the library.",
        "$defs": parts,
    }


def as_text(library):
    """The schema with a line for each word list and each option."""
    made = schema(library)
    parts = made.pop("$defs")
    rules = parts.pop("options")
    lists = [f"    {json.dumps(name)}: {json.dumps(part)}," for name, part in parts.items()]
    lines = [f"        {json.dumps(name)}: {json.dumps(rule)}" for name, rule in rules["properties"].items()]
    head = json.dumps(made, indent=2).removesuffix("\n}")
    about = f'"type": "object",\n      "description": {json.dumps(rules["description"])},'
    options_text = '    "options": {\n      ' + about + '\n      "properties": {\n' + ",\n".join(lines) + "\n      }\n    }"
    return head + ',\n  "$defs": {\n' + "\n".join(lists) + "\n" + options_text + "\n  }\n}\n"


if __name__ == "__main__":
    pathlib.Path(sys.argv[3]).write_text(as_text(Binding(sys.argv[1], sys.argv[2])), encoding="utf-8")
