#!/usr/bin/env python3
"""The proof of the Python package: the commands of capi/bindings/PROOF.md."""

import json
import os
import pathlib
import platform
import resource
import sys
import threading
import time

import entente
from entente import EntenteError, Game, Map, Position, Rules


def complain(text):
    print(text, file=sys.stderr)
    return False


def done(word, good, count):
    print(f"{word} {good} of {count}")
    return 0 if good == count and count > 0 else 1


def version():
    print(f"version python {platform.python_version()} library {entente.__version__}")
    return 0


# The DATC cases.

def phase_passes(name, case_map, rules, phase):
    position = Position.from_line(phase["position"], case_map)
    game = Game(case_map, rules, position)
    of_power = {}
    for order in phase["orders"]:
        of_power.setdefault(order["power"], []).append(order["text"])
    for power, lines in of_power.items():
        game.submit(power, lines)
    played = game.process()
    good = True
    for order, result in zip(phase["orders"], played):
        wanted = (order["reason"] or str(result.reason), order["dislodged_by"])
        if (result.power, result.text) != (order["power"], order["text"]) or wanted != (str(result.reason), result.dislodged_by):
            good = complain(f"{name}: {order}: {result}, dislodged by {result.dislodged_by}")
    after = played.after
    if sorted(f"{unit.power} {unit}" for unit in after.units) != sorted(phase["units"]):
        good = complain(f"{name}: units {after.units}")
    dislodged = {f"{unit.power} {unit}": sorted(after.retreats(unit.location)) for unit in after.dislodged}
    if dislodged != {each["unit"]: sorted(each["retreats"]) for each in phase["dislodged"]} and position.phase_name[-1] == "M":
        good = complain(f"{name}: dislodged {dislodged}")
    if game.position.line != phase["next"]:
        good = complain(f"{name}: next {game.position.line}")
    return good


def datc(file):
    cases = [json.loads(line) for line in pathlib.Path(file).read_text("utf-8").splitlines()]
    good = 0
    for case in cases:
        case_map = Map(case["map"])
        rules, name = Rules(case["rules"], case_map), f"{case['case']} {case['rules']}"
        good += all([phase_passes(name, case_map, rules, phase) for phase in case["phases"]])
    return done("datc", good, len(cases))


# The playthroughs.

def read_orders(text):
    """The map, the rules, and for each phase the orders of each power."""
    game_map = rules = None
    phases = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "map":
            game_map = rest
        elif word == "rules":
            rules = rest
        elif word == "phase":
            phases.append({})
        elif word == "order":
            power, _, order = rest.partition(" ")
            phases[-1].setdefault(power, []).append(order.rpartition(" : ")[0])
    return game_map, rules, phases


def phase_lines(game):
    position = game.position
    yield (f"phase {game.phase_name} hash {position.hash:016x} units {len(position.units)} "
           f"dislodged {len(position.dislodged)}")
    counts = (f"{units}/{centers}/{len(game.legal_orders(power=power))}"
              for power, (units, _, centers) in position.counts.items())
    yield " ".join(["counts", *counts])


def result_line(result):
    words = ["implied" if result.implied else "order", result.power, result.text, ":", str(result.reason)]
    if result.illegality:
        words += ["illegality", result.illegality.word()]
    if result.cause:
        words += ["cause", result.cause]
    if result.dislodged_by:
        words += ["dislodged", result.dislodged_by]
    if result.hidden:
        words.append("hidden")
    if result.order is not None and str(result.order) != result.text:
        words += ["as", str(result.order)]
    return " ".join(words)


def played_lines(played):
    yield from map(result_line, played)
    for event in played.events:
        yield " ".join(["event", event.kind.word(), event.why.word(), event.power, *([str(event.unit)] if event.unit else [])])
    if len(played):
        language = "de" if played.number % 2 else "en"
        result = played[played.number % len(played)]
        yield f"says {language} {result.sentence(language, played.number // 2 % 2 == 1)}"


def end_lines(game):
    yield " ".join(["end", game.end.word(), *game.winners])
    yield f"position {game.position.line}"
    for number, system in enumerate(entente.score_systems()):
        scores = game.position.scores(number).values()
        yield " ".join(["scores", system, *(f"{score.numerator}/{score.denominator}" for score in scores)])
    yield f"game {game.hash():016x}"


def replayed(text):
    name, rules, phases = read_orders(text)
    game_map = Map(name)
    game = Game(game_map, Rules(rules, game_map))
    lines = ["playthrough 1", f"map {name}", f"rules {rules}", f"fingerprint {game_map.fingerprint}"]
    for phase in phases:
        lines += phase_lines(game)
        for power, orders in phase.items():
            game.submit(power, orders)
        lines += played_lines(game.process())
    return "\n".join([*lines, *end_lines(game), ""])


def playthroughs(folder):
    return sorted(pathlib.Path(folder).glob("*.txt"))


def play(folder):
    good = 0
    for path in playthroughs(folder):
        text = path.read_bytes().decode()
        ours = replayed(text)
        if ours == text:
            good += 1
            continue
        differing = [f"{a!r} is {b!r}" for a, b in zip(text.splitlines(), ours.splitlines()) if a != b]
        complain(f"{path.name}: {(differing or ['another number of lines'])[0]}")
    return done("play", good, len(playthroughs(folder)))


# Errors, memory, threads.

def finished_game():
    game = Game()
    game.stop("draw", ["FRANCE", "ITALY"])
    return game


def errors():
    calls = {
        "an unknown map": (lambda: Map("standart"), entente.NotFound, "nearest: standard", False),
        "bad JSON": (lambda: Game.load('{"phases":\n [}'), entente.InvalidArgument, "", True),
        "an unknown rule": (lambda: Rules("2023,waiv=allowed"), entente.InvalidArgument, "nearest: waive", True),
        "a game that is over": (lambda: finished_game().process(), entente.WrongPhase, "", False),
    }
    good = 0
    for name, (call, kind, words, has_place) in calls.items():
        try:
            call()
            complain(f"{name}: no error")
        except EntenteError as error:
            fits = isinstance(error, kind) and words in error.message and error.message != ""
            good += fits and (error.line is not None) == has_place or complain(f"{name}: {error!r}")
    return done("errors", good, len(calls))


def memory_kb():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 1024


def memory(count=100_000):
    game_map, text = Map(), Game().save()
    for i in range(count):
        game, position = Game(game_map), Position(game_map)
        game.submit("FRANCE", "A PAR - BUR")
        if i % 100 == 0:
            Game.load(text).fork().view("FRANCE").save()
        if i == count // 10:
            start = memory_kb()
        del game, position
    grown = memory_kb() - start
    print(f"memory {count} grown {grown}")
    return 0 if grown < 8192 else 1


def side_by_side(*calls):
    """What the calls return, each in a thread of its own; an exception is what it returns."""
    results = [None] * len(calls)

    def run(i):
        try:
            results[i] = calls[i]()
        except Exception as error:  # what it returns
            results[i] = error

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def play_some(game, phases=40):
    for _ in range(phases):
        for power in game.map.powers:
            legal = game.legal_orders(power=power)
            game.submit(power, legal[:: max(1, len(legal) // 5)])
        if game.is_over:
            break
        game.process()
    return game.hash() if phases == 40 else None


def threads():
    alone = play_some(Game())
    if side_by_side(lambda: play_some(Game()), lambda: play_some(Game())) != [alone, alone]:
        return 0 if complain("two games in two threads are not as one") else 1
    shared = Game()
    ended = side_by_side(*[lambda: play_some(shared, 20)] * 2)
    if any(isinstance(each, Exception) and not isinstance(each, EntenteError) for each in ended):
        return 0 if complain(f"one game in two threads: {ended}") else 1
    print("threads 2")
    return 0


# The round of saves.

def save(folder):
    target, count = pathlib.Path(folder), 0
    for path in playthroughs(os.environ["ENTENTE_GAMES"]):
        name, rules, phases = read_orders(path.read_text("utf-8"))
        if len(phases) < 10:
            continue
        game_map = Map(name)
        game = Game(game_map, Rules(rules, game_map))
        for phase in phases[:10]:
            for power, orders in phase.items():
                game.submit(power, orders)
            game.process()
        write_game(target / path.stem, game)
        (target / f"{path.stem}.hash").write_text(f"{game.hash():016x}\n", "ascii")
        count += 1
    print(f"save {count}")
    return 0 if count else 1


def write_game(path, game):
    path.with_name(path.name + ".json").write_text(game.save(), "utf-8")
    path.with_name(path.name + ".bin").write_bytes(game.save_bytes())


def load(folder):
    good, paths = 0, sorted(pathlib.Path(folder).glob("*.hash"))
    for path in paths:
        name = path.with_suffix("")
        text, data = name.with_name(name.name + ".json"), name.with_name(name.name + ".bin")
        games = [Game.load(text.read_text("utf-8")), Game.load(data.read_bytes())]
        if all(f"{game.hash():016x}" == path.read_text("ascii").strip() for game in games):
            good += 1
        else:
            complain(f"{name.name}: another hash")
        text.write_text(games[0].save(), "utf-8")
        data.write_bytes(games[1].save_bytes())
    return done("load", good, len(paths))


def speed(seconds=1.0):
    game = Game()
    legal = {power: [str(game.legal_orders(unit.location)[0]) for unit in game.position.units if unit.power == power]
             for power in game.map.powers}
    phases, start = 0, time.perf_counter()
    while time.perf_counter() < start + seconds:
        fresh = game.fork()
        for power, orders in legal.items():
            fresh.submit(power, orders)
        for _ in fresh.process():
            phases += 0
        phases += 1
    rate = phases / (time.perf_counter() - start)
    calls, start = 100_000, time.perf_counter()
    for _ in range(calls):
        game.phase_count
    overhead = (time.perf_counter() - start) / calls * 1e9
    print(f"speed {rate:.0f} {overhead:.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(globals()[sys.argv[1]](*sys.argv[2:]))
