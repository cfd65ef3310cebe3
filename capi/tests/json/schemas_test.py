#!/usr/bin/env python3
"""Holds the schemas of capi/docs/json against what the program and the library read and write.

usage: schemas_test.py DESCRIPTION LIBRARY PROGRAM
"""

import json
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import unittest

try:
    import validation
except ImportError:
    print("SKIPPED: the validator of JSON schemas was not found (package python3-jsonschema)")
    sys.exit(0)

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent.parent / "abi"))
import samples  # noqa: E402
import words  # noqa: E402
from entente_abi import Binding, Failure  # noqa: E402

ROOT = samples.ROOT
CORPUS = ROOT / "datc_tests" / "fuzz" / "corpus"
SMALL, LARGEST_SAMPLE = 100, 20000  # bytes of a document that is changed, and kept

# Words that no document here shows, each with the reason; there are no such members.
NEVER_SHOWN = {
    ("explanation", "only_solution"): "a paradox with one solution: engine/decisions/decision_solver.cc",
    ("explanation", "no_right"): "a build site whose right is used up: engine/explain/adjustment_explanation.cc",
    ("event", "stop"): "a server that is stopped: capi/tests/serve_test.cc",
    ("event", "from"): "a game that goes on: capi/tests/serve_test.cc",
    ("event", "returned"): "a player that comes back: capi/tests/serve_test.cc",
    ("event", "observer"): "the bots play: capi/tests/serve_test.cc",
    ("event", "won"): "a game to its end: capi/tests/serve_test.cc",
    ("event", "survived"): "the same",
    ("event", "eliminated"): "the same",
    ("explanation", "no_path"): "a move without a path is compared where it could have won: engine/explain/movement_facts.cc",
}
# Constraints that no change of a document here breaks, each with the reason.
NEVER_BROKEN = {
    ("event", "/properties/from", "type", None): "a game that goes on: capi/tests/serve_test.cc",
}

# Options that read or write JSON and are no run of their own: what they read.
READ_BY_OPTIONS = {"--map": "map", "--rules": "rules"}

# Schemas of inputs that are read one a line: by which commands together.
READ_BY_LINE = {
    "phase": [("adjudicate", "--jsonl")],
    "game": [("adjudicate", "--jsonl"), ("legal", "--jsonl")],  # which reads all phases, but no orders
    "ballot": [("vote", "--jsonl", "--mode", "daide-pda")],
    "message": [("press", "--jsonl")],
    "question": [(command, "--jsonl") for command in ("explain", "advise", "process")] + [("legal", "--jsonl", "--next", "")],
}


class Session:
    """Runs the program and calls the library; validates what goes in and comes out."""

    def __init__(self):
        self.schemas = validation.load()
        self.validation = validation.Validation(self.schemas)
        self.library = Binding(DESCRIPTION, LIBRARY)
        self.faults, self.kept = [], []  # kept: (size, schema, document, what it showed)
        self.ran = set()  # (command, option)
        self.called = set()  # functions
        self.looser = 0  # inputs that were refused though their schema has them
        self.folder = tempfile.TemporaryDirectory()

    def fault(self, text):
        if len(self.faults) < 400:
            self.faults.append(text)

    def look(self, schema, document, what):
        fault, shown = self.validation.check(schema, document)
        if fault is not None:
            self.fault(f"{what}: {fault}")
            return
        text = samples.dumped(document)
        if len(text) <= LARGEST_SAMPLE:
            self.kept.append((len(text), schema, document, shown))

    def run(self, *command, text="", fine=(0, 1)):
        self.ran.update((command[0], word) for word in command[1:] if word.startswith("-"))
        self.ran.add((command[0], ""))
        done = subprocess.run([PROGRAM, *command], input=text.encode(), capture_output=True, check=False)
        if done.returncode not in fine:
            self.fault(f"{' '.join(command)}: exit code {done.returncode}: {done.stderr.decode()[:300]}")
        return done.stdout.decode()

    def answers(self, schema, *command, text="", fine=(0, 1)):
        """Runs a command that prints documents, each from a line of its own on."""
        documents = list(documents_in(self.run(*command, text=text, fine=fine)))
        if not documents:
            self.fault(f"{' '.join(command)}: no output")
        for document in documents:
            self.look(schema, document, " ".join(command))
        return documents

    def exchange(self, reads, writes, documents, *command):
        """Lines in, as many lines out: what is accepted has its schema."""
        documents = list(documents)
        found = self.answers(writes, *command, text=samples.lines(documents))
        if len(found) != len(documents):
            self.fault(f"{' '.join(command)}: {len(found)} answers to {len(documents)} lines")
        for document, answer in zip(documents, found):
            self.accept(reads, document, "error" not in answer, " ".join(command))

    def accept(self, reads, document, is_accepted, what):
        schema = reads(document) if callable(reads) else reads
        if is_accepted:
            self.look(schema, document, f"{what} read")
        elif not self.validation.errors(schema, document):
            self.looser += 1

    def call(self, schema, function, *arguments):
        """A function of the library that gives a document."""
        self.called.add(function)
        given = getattr(self.library, function)(*arguments)
        text = next(each for each in (given if isinstance(given, tuple) else (given,)) if isinstance(each, str))
        document = json.loads(text)
        self.look(schema, document, function)
        return document

    def file(self, name, text):
        path = pathlib.Path(self.folder.name) / name
        path.write_text(text if isinstance(text, str) else samples.dumped(text), encoding="utf-8")
        return str(path)


def documents_in(text):
    decoder, at = json.JSONDecoder(), 0
    while at < len(text):
        document, end = decoder.raw_decode(text, at)
        if text[end] != "\n":
            raise ValueError(f"no line end behind {text[at:end][:80]}")
        yield document
        at = end + 1


def phase_or_game(document):
    return "game" if isinstance(document, dict) and "phases" in document else "phase"


# ---- The runs ----


def cases(session):
    """The cases of the DATC as phases and games."""
    found = []
    for file in sorted((ROOT / "datc_tests" / "cases").glob("*.cases")):
        for case in re.split(r"\n(?=case )", file.read_text(encoding="utf-8"))[1:]:
            try:
                form = session.library.ENTENTE_GAME_FORM_DATC
                made = session.library.entente_convert(case, form, session.library.ENTENTE_GAME_FORM_JSON, None, None, None)
            except Failure:
                continue
            found.append(json.loads(made[0]))
    return found


def corpus(folder):
    found = []
    for file in sorted((CORPUS / folder).iterdir()):
        try:
            document = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            continue
        if isinstance(document, dict):
            found.append(document)
    return found


def random_games(session):
    found = []
    for name, seed, phases, *rules in samples.PLAYED:
        options = [word for rule in rules for word in ("--rules", rule)]
        found += session.answers(
            "saved-game", "play", "--json", "--map", session.map_named(name), "--seed", str(seed), "--phases", str(phases), *options
        )
    return found


def run_all(session):
    maps = {name: session.file(f"{name}.map", "USE standard\n" + more) for name, more in samples.RARE_MAPS.items()}
    session.map_named = lambda name: maps.get(name, name)
    games = random_games(session)
    datc = cases(session)
    phases = samples.PHASES + corpus("phase_json") + samples.REFUSED
    run_exchange(session, phases + datc + games[:4] + corpus("game_json") + [samples.GAME, samples.DIFFERS])
    for name, documents in samples.ON_RARE_MAPS.items():
        session.exchange(phase_or_game, "result", documents, "adjudicate", "--jsonl", "--map", maps[name])
        session.exchange(phase_or_game, "legal", documents, "legal", "--jsonl", "--map", maps[name])
        file = session.file(f"on_{name}.json", samples.lines(documents))
        session.answers("explanation", "explain", "--json", "--map", maps[name], file, fine=(0, 1, 2))
    run_reports(session, datc, games)
    run_games(session, games, maps)
    run_lines(session, games)
    run_godip(session, games, datc)
    run_votes_and_messages(session)
    run_maps(session, maps)
    run_rules(session)
    run_library(session)
    run_server(session)
    run_verdicts(session)


def run_exchange(session, documents):
    session.exchange(phase_or_game, "result", documents, "adjudicate", "--jsonl")
    session.exchange(phase_or_game, "result", samples.PHASES, "adjudicate", "--jsonl", "--brief", "--rules", "2023")
    session.exchange(phase_or_game, "result", samples.UNDER_RULES, "adjudicate", "--jsonl")
    session.exchange(phase_or_game, "legal", documents, "legal", "--jsonl")
    session.exchange(phase_or_game, "legal", samples.PHASES, "legal", "--jsonl", "--brief")


def run_reports(session, datc, games):
    played = session.file("played.jsonl", samples.lines(datc + samples.PHASES[:3] + games[:1]))
    session.answers("explanation", "explain", "--json", played, fine=(2,))  # a case has no orders
    session.answers("graph", "explain", "--graph", "json", played, fine=(2,))
    session.answers("advice", "advise", "--json", played, fine=(2,))
    few = session.file("few.jsonl", samples.lines(datc[::4] + samples.PHASES[:3]))
    for options in (["--rules", "2023"], ["--rules", "1971"], ["--language", "de"]):
        session.answers("explanation", "explain", "--json", *options, few)
    session.answers("advice", "advise", "--json", "--outlook", few)
    for documents, options in samples.ADVISED:
        session.answers("advice", "advise", "--json", *options, session.file("advised.jsonl", samples.lines(documents)))
    session.answers("explanation", "explain", "--json", str(ROOT / "maps" / "games" / "1900.json"))
    shielded = (ROOT / "bench" / "positions" / "convoy.jsonl").read_text(encoding="utf-8").split("\n")[0]
    session.answers("explanation", "explain", "--json", "--rules", "1982", session.file("shielded.json", shielded))
    places = json.loads(session.run("map", "show", "--json", "modern"))["locations"]
    seas = [place for place, about in places.items() if about["type"] == "WATER"]
    session.answers("explanation", "explain", "--json", session.file("routes.json", samples.many_routes(seas)))


def run_games(session, games, maps):
    recorded = json.loads((ROOT / "capi" / "cli" / "samples" / "game.json").read_text(encoding="utf-8"))
    odd = [samples.GAME, samples.DIFFERS, samples.ENDED, samples.CONCEDED]
    refused = [{**samples.DIFFERS, "map": "nowhere"}]
    file = session.file("games.jsonl", samples.lines(games[:5] + odd + refused))
    session.answers("replay", "replay", "--json", file, session.file("one.json", games[0]), fine=(2,))
    endings = samples.ENDINGS
    session.answers("scores", "score", "--json", session.file("scored.jsonl", samples.lines(games[:2] + endings)), fine=(0,))
    session.answers("standings", "score", "--standings", "--json", session.file("results", samples.RESULTS), fine=(0,))
    shown = session.file("shown.jsonl", samples.lines(games[:3] + odd + endings))
    session.answers("history", "history", "--json", shown, fine=(0,))
    for game in odd + endings:
        session.look("game", game, "history read")
    for name, documents in samples.ON_RARE_MAPS.items():
        game = {"map": name, "phases": documents}
        session.answers("history", "history", "--json", "--map", maps[name], session.file("rare.json", game), fine=(0,))
    for game in [games[0], recorded, *odd, *endings, *samples.END_RULES, *samples.CONVERTED]:
        source = session.file("game.json", game)
        for form, schema in samples.WRITTEN_FORMS.items():
            session.answers(schema, "convert", "--to", form, source, fine=(0,))
    for game in [*samples.WEB_GAMES, samples.WEB_RETREATS]:
        session.answers("webdiplomacy", "convert", "--to", "webdiplomacy", session.file("game.json", game), fine=(0,))


def run_lines(session, games):
    """What --jsonl of commands that read games reads and answers."""
    documents = samples.PHASES[:3] + games[:1] + [samples.GAME, samples.RETREATS, samples.BUILDS, samples.OVER]
    questions = [*samples.QUESTIONS, *({"id": number, "game": document} for number, document in enumerate(documents))]
    commands = [("explain",), ("advise",), ("advise", "--outlook"), ("legal", "--next", "A PAR"), ("score",), ("history",), ("owed",), ("process",)]
    commands += [("convert", "--to", form) for form in [*samples.WRITTEN_FORMS, "datc", "judge"]]
    for command in commands:
        session.exchange("question", "answer", questions, *command, "--jsonl")
        session.answers("answer", *command, "--jsonl", text=samples.lines(documents))
    session.answers("owed", "owed", "--json", session.file("owed.json", samples.RETREATS), fine=(0,))
    session.answers("answer", "process", session.file("start.json", games[0]), fine=(0, 2))


def run_godip(session, games, datc):
    """The shape of godip: what is written is read again, and so are its next phases alone."""
    documents = [*samples.PHASES, samples.SOLO, samples.ENDINGS[-1], *datc[::3], *games[:2]]
    session.exchange(phase_or_game, "godip-answer", documents, "legal", "--jsonl", "--shape", "godip")
    session.exchange(phase_or_game, "godip-answer", documents, "adjudicate", "--jsonl", "--shape", "godip")
    answers = documents_in(session.run("adjudicate", "--jsonl", "--shape", "godip", text=samples.lines(documents)))
    phases = [phase for answer in answers for phase in answer.get("phases", [answer]) if "Season" in phase]
    phases += [phase["Next"] for phase in phases] + [samples.GODIP_RETREATS, samples.GODIP_BOUNCE]
    session.exchange("godip", "godip-answer", phases, "adjudicate", "--jsonl", "--shape", "godip")


def run_votes_and_messages(session):
    for mode in session.schemas["words"]["$defs"]["draw_policy"]["enum"]:
        session.exchange("ballot", "draw", samples.BALLOTS, "vote", "--jsonl", "--mode", mode)
    session.exchange("message", "message-check", samples.MESSAGES, "press", "--jsonl", "--level", "30")
    session.exchange("message", "message-check", samples.TRANSLATED, "press", "--jsonl", "--to", "dpp", "--from", "client")
    session.exchange("message", "message-check", samples.TRANSLATED, "press", "--jsonl", "--to", "dpp", "--from", "server")
    session.exchange("message", "message-check", samples.TRANSLATED, "press", "--jsonl", "--to", "dpp", "--press")


def run_maps(session, maps):
    names = session.answers("map-names", "map", "list", "--json")[0]
    files = [*maps.values(), session.file("full.json", (CORPUS / "map_json" / "special").read_text(encoding="utf-8"))]
    for name in [*names, *files]:
        session.answers("map-summary", "map", "show", "--json", name, fine=(0,))
        written = json.loads(session.run("map", "show", "--format", "json", name, fine=(0,)))
        session.look("map", written, f"map show --format json {name}")
        phase = ["--phase", "S1904M"] if name in names[:3] else []
        session.answers("map-summary", "map", "show", "--json", *phase, name)
    session.answers("map-summary", "map", "show", "--json", "--phase", "F1903M", maps["renaming"])
    session.look("map", samples.MAP, "a map")
    session.answers("map-check", "map", "check", "--json", session.file("two.json", samples.MAP), fine=(0,))
    faulty = str(ROOT / "capi" / "tests" / "samples" / "islands.map")
    including = session.file("including.map", f"USE other.map\n")
    session.file("other.map", "BEGINN\n")
    session.answers("map-check", "map", "check", "--json", *files, faulty, including, "./none.map", fine=(2,))
    session.answers("map-check", "map", "show", "--json", faulty)


def run_rules(session):
    presets = session.answers("rulebook", "rules", "--json")[0]["presets"]
    session.answers("rulebook", "rules", "--json", "--options")
    session.answers("rulebook", "rules", "--json", "--options", "waive")
    for preset in presets:
        rulebook = session.answers("rulebook", "rules", "--json", preset["name"])[0]
        session.look("rules", preset["name"], "a preset")
        again = session.answers("rulebook", "rules", "--json", "@" + session.file("rules.json", rulebook["rules"]))[0]
        session.look("rules", rulebook["rules"], "rules of a rulebook")
        if again != rulebook:
            session.fault(f"--rules reads {preset['name']} otherwise than it is printed")
    for value in samples.RULES:
        session.answers("rulebook", "rules", "--json", samples.dumped(value))
        session.look("rules", value, "rules")


def rare_map(library, name):
    return library.entente_map_read(library.ENTENTE_MAP_FORM_MAP, "USE standard\n" + samples.RARE_MAPS[name], name + ".map")


def phase_of_table(library):
    """The first phase of a game, as entente_game_save writes it."""
    game = library.entente_game_new(library.entente_map_builtin("standard"), None, None)
    return json.loads(library.entente_game_save(game))["phases"][0]


def run_library(session):
    library = session.library
    board = library.entente_map_builtin("standard")
    start, other = library.position(board), library.position(board)
    library.entente_position_start(board, start)
    session.call("position", "entente_position_to_json", board, start)
    library.entente_position_from_json(board, samples.dumped(samples.OVER), other)
    session.call("position", "entente_position_to_json", board, other)
    session.call("changes", "entente_position_difference", board, start, other, library.ENTENTE_TEXT_JSON, None)
    session.call("changes", "entente_position_difference", board, other, start, library.ENTENTE_TEXT_JSON, None)
    for name, documents in samples.CHANGING:
        board_of = board if name is None else rare_map(library, name)
        positions = [library.position(board_of) for _ in documents]
        for position, document in zip(positions, documents):
            library.entente_position_from_json(board_of, samples.dumped(document), position)
        for before, after in zip(positions, positions[1:]):
            session.call("changes", "entente_position_difference", board_of, before, after, library.ENTENTE_TEXT_JSON, None)
    for document in (samples.RETREATS, samples.BUILDS, samples.OVER, samples.GAME, samples.CONCEDED):
        game = library.entente_game_load(samples.dumped(document), None)
        session.call("owed", "entente_game_owed_json", game)
        session.call("saved-game", "entente_game_save", game)
    table = {"map": "standard", "rules": {"preset": "daide"}, "draw_vote": {"policy": "daide", "votes": {}, "concessions": {}}}
    table["phases"] = [phase_of_table(library)]
    snapshot = subprocess.run(
        [PROGRAM, "convert", "--from", "json", "--to", "binary"], input=samples.dumped(table).encode(), capture_output=True, check=True
    ).stdout
    referee = library.entente_referee_load(samples.saved_table(snapshot, 7), None)
    session.call("saved-game", "entente_referee_record", referee)
    session.call("owed", "entente_game_owed_json", library.entente_game_new(rare_map(library, "dummies"), None, None))
    played = library.entente_game_load(samples.dumped(samples.RETREATS), None)
    by_default = library.entente_submission(by=library.ENTENTE_NO_POWER, mode=library.ENTENTE_SUBMIT_DEFAULTS)
    france = library.entente_map_find_power(board, "FRANCE")
    library.entente_game_cancel_order(played, france, library.ENTENTE_NO_PROVINCE, library.ENTENTE_NO_POWER)
    library.entente_game_submit_text(played, france, "A BUR D", by_default)
    library.entente_game_process(played)
    session.call("result", "entente_game_phase_json", played, 0, None)
    session.call("map-summary", "entente_map_summary", board, "S1904M", library.ENTENTE_TEXT_JSON)
    exchange = library.entente_exchange_new(None, None)
    text = samples.dumped(samples.BATTLE)
    document = library.entente_document_read(text)
    game = library.entente_document_read(samples.dumped(samples.GAME))
    session.call("phase", "entente_document_phase", game, 0)
    session.call("result", "entente_exchange_adjudicate", exchange, text, None)
    session.call("result", "entente_exchange_adjudicate_phase", exchange, document, 0, None)
    session.call("legal", "entente_exchange_legal", exchange, text, None)
    session.call("legal", "entente_exchange_legal_phase", exchange, document, 0, None)
    session.call("draw", "entente_exchange_count_votes", exchange, library.ENTENTE_DRAW_JUDGE_DIAS, samples.dumped(samples.BALLOTS[0]), None)
    replayed = library.entente_document_read(samples.dumped(samples.DIFFERS))
    session.call("replay", "entente_exchange_replay", exchange, replayed, library.ENTENTE_TEXT_JSON, None)


def run_server(session):
    """A game of the example bots, whose events the server writes."""
    events = session.file("events", "")
    server = subprocess.Popen(
        [PROGRAM, "serve", "--daide", "--port", "0", "--stay", "0", "--turns", "2", "--stop-after", "60", "--events", events],
        stdout=subprocess.PIPE,
    )
    port = server.stdout.readline().decode().strip().rsplit(":", 1)[1]
    socket.create_connection(("127.0.0.1", int(port))).close()
    bot = pathlib.Path(PROGRAM).with_name("daide_bot")
    subprocess.run([bot, "--port", port, "--players", "7", "--limit", "60"], stdout=subprocess.DEVNULL, check=False)
    server.communicate()
    session.ran.add(("serve", "--events"))
    for line in pathlib.Path(events).read_text(encoding="utf-8").splitlines():
        session.look("event", json.loads(line), "serve --events")


def run_verdicts(session):
    """What is saved of a run of an engine, and what is reported of it."""
    if "--engine" not in session.run("datc", "--help"):
        return  # a program that tests no engines
    cases, saved = session.file("verdicts.cases", samples.VERDICT_CASES), session.file("verdicts.jsonl", "")
    engine = f"{sys.executable} {session.file('engine.py', samples.VERDICT_ENGINE)}"
    session.run("datc", "run", "--timeout", "2", "--engine", engine, "--save", saved, cases)
    lines = [json.loads(line) for line in pathlib.Path(saved).read_text(encoding="utf-8").splitlines()]
    for line in lines:
        session.look("verdict", line, "datc run --save")
    found = {line["verdict"] for line in lines[1:]}
    if found != set(session.schemas["verdict"]["$defs"]["word"]["enum"]):
        session.fault(f"datc run --save: verdicts {found}")
    session.look("verdict-explanations", samples.VERDICT_EXPLANATIONS, "datc report --explanations")
    session.answers("scoreboard", "datc", "report", "--json", saved)
    session.answers("scoreboard", "datc", "report", "--json", "--explanations", session.file("why.json", samples.VERDICT_EXPLANATIONS), saved)
    stored = ROOT / "datc_tests" / "adapters" / "scoreboard"
    session.look("verdict-explanations", json.loads((stored / "explanations.json").read_text(encoding="utf-8")), "the stored explanations")
    for file in sorted(stored.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            session.look("verdict", json.loads(line), file.name)


# ---- What commands and functions there are ----


def options_with_json(text):
    """The options that a --help mentions JSON at."""
    entries = re.split(r"\n(?=  -)", text)[1:]
    named = [(re.match(r"\s+(?:-\w, )?(-+[\w-]+)", entry).group(1), entry.split("\n\n")[0]) for entry in entries]
    return [option for option, entry in named if "json" in entry.lower()]


def commands_with_json(help_of):
    """(command, option) of all that read or write JSON."""
    listed = help_of([]).split("Commands:")[1].split("Options")[0]
    commands = re.findall(r"^  ([a-z]+) ", listed, re.MULTILINE)
    return [(command, option) for command in commands for option in options_with_json(help_of([command]))]


# What no run here has: why not.
RUN_ELSEWHERE = {
    ("serve", "--record"): "capi/tests/serve_test.cc; written by entente_referee_record",
    ("serve", "--status-port"): "capi/tests/serve_test.cc; written as by score --standings",
    ("datc", "--rules"): "rules are read as by all other commands",
    ("serve", "--http"): "capi/tests/http_test.py; written as by the commands of the same names",
    ("dui", "--json"): "capi/tests/dui_test.py; the game is as save writes it",
}

# Functions whose texts are no JSON.
GIVE_TEXT = """
entente_adjudicate_listing entente_game_orders_text entente_referee_save_all entente_game_save_binary entente_exchange_report
entente_session_take entente_master_save entente_referee_save entente_master_take entente_exchange_notes
entente_rules_write entente_game_texts entente_scratch_texts entente_encoding_list
entente_master_save_new entente_referee_save_new
entente_referee_take entente_orders_write entente_game_check_order entente_position_render entente_exchange_render
""".split()

# Functions whose JSON the program prints: by which command.
CALLED_BY_PROGRAM = {
    "entente_map_write": ("map", "--format"),
    "entente_map_reader_diagnostics": ("map", "--json"),
    "entente_exchange_explain": ("explain", "--json"),
    "entente_scratch_explain": ("explain", "--json"),
    "entente_game_explain": ("explain", "--json"),
    "entente_exchange_advise": ("advise", "--json"),
    "entente_game_advise": ("advise", "--json"),
    "entente_exchange_error_json": ("adjudicate", "--jsonl"),
    "entente_convert": ("convert", "--to"),
    "entente_message_check_json": ("press", "--jsonl"),
    "entente_message_translate_json": ("press", "--to"),
}


def broken_constraints(session):
    """What changes of the kept documents break, until all is broken."""
    validation_of, schemas = session.validation, session.schemas
    left = {(part, keyword, what): (name, path, keyword, what) for name, path, keyword, what, part in validation.constraints(schemas)}
    around = {name: validation.references(schemas, name) for name in schemas}
    seen, tried, refused_inputs = set(), set(), []
    for size, name, document, shown in sorted(session.kept, key=lambda kept: kept[0]):
        fresh = {(name, *each) for each in shown} - seen
        if (not fresh and size > SMALL) or not any(place[0] in around[name] for place in left.values()):
            continue
        seen |= fresh
        for mutant in validation.mutants(name, document, tried):
            errors = validation_of.errors(name, mutant)
            for broken in validation.refusals(errors):
                left.pop(broken, None)
            if errors and name in READ_BY_LINE:
                refused_inputs.append((name, samples.dumped(mutant)))
    return left.values(), refused_inputs


class SchemasTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.session = Session()
        run_all(cls.session)

    def program(self, *command, text=""):
        return subprocess.run([PROGRAM, *command], input=text, capture_output=True, text=True, check=False).stdout

    def test_documents_are_as_their_schemas_say(self):
        self.assertEqual(self.session.faults, [])

    def test_every_schema_is_used(self):
        self.assertEqual(set(self.session.schemas) - self.session.validation.used - {"common", "words", "refusal"}, set())

    def test_every_member_and_word_is_shown(self):
        shown = self.session.validation.shown
        entries = [entry for entry in validation.members_and_words(self.session.schemas) if entry[0] != "words"]
        absent = {(name, member): path for name, path, member, part in entries if (part, member) not in shown}
        self.assertEqual({entry: path for entry, path in absent.items() if entry not in NEVER_SHOWN}, {})
        self.assertEqual(set(NEVER_SHOWN) - set(absent), set(), "it is shown: take it off the list")

    def test_every_constraint_refuses_something(self):
        left, refused = broken_constraints(self.session)
        self.assertEqual([each for each in left if each not in NEVER_BROKEN], [])
        for name, commands in READ_BY_LINE.items():
            accepted = [text for schema, text in refused if schema == name]
            for command in commands:
                answers = self.program(*command, text="\n".join(accepted)).splitlines()
                self.assertEqual(len(answers), len(accepted))
                accepted = [text for text, answer in zip(accepted, answers) if '"error":{' not in answer]
            self.assertEqual(accepted[:5], [], f"{name}: the schema refuses what the program reads")

    def test_every_command_that_reads_or_writes_json_is_run(self):
        listed = commands_with_json(lambda command: self.program(*command, "--help"))
        self.assertGreater(len(listed), 25)
        known = {each for each in listed if each[1] in READ_BY_OPTIONS or each in RUN_ELSEWHERE}
        self.assertEqual(set(listed) - known - self.session.ran, set())
        self.assertEqual(options_with_json("usage\n\n  --new      prints\n             JSON\n  --old      prints\n"), ["--new"])

    def test_every_form_in_json_is_written(self):
        source = self.session.file("game.json", samples.GAME)
        forms = re.findall(r"^  (\S+)", self.program("convert"), re.MULTILINE)
        for form in forms:
            done = subprocess.run([PROGRAM, "convert", "--to", form, source], capture_output=True, check=False)
            self.assertEqual(done.stdout.startswith(b"{"), form in samples.WRITTEN_FORMS, form)

    def test_every_function_that_gives_json_is_called(self):
        described = json.loads(pathlib.Path(DESCRIPTION).read_text(encoding="utf-8"))
        giving = {f["name"] for f in described["functions"] if any(p["type"] == "entente_text**" for p in f["parameters"])}
        called = self.session.called | {name for name, run in CALLED_BY_PROGRAM.items() if run in self.session.ran}
        self.assertEqual(giving - called - set(GIVE_TEXT), set())

    def test_words_are_those_of_the_engine(self):
        made = words.as_text(self.session.library)
        written = (validation.FOLDER / "words.schema.json").read_text(encoding="utf-8")
        self.assertEqual(made, written, "capi/tests/json/words.py makes it again")


if __name__ == "__main__":
    DESCRIPTION, LIBRARY, PROGRAM = sys.argv[1:4]
    unittest.main(argv=sys.argv[:1])
