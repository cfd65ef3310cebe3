"""What the document of the .map language states, a statement a number: the program does what statements.txt says of each.

usage: statements_test.py ENTENTE [NUMBER...]
"""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

LAST = 302
HERE = Path(__file__).parent


class Statement:
    def __init__(self, numbers, title):
        self.numbers, self.title = numbers, title
        self.base, self.lines, self.files, self.checks = "small", [], {}, []

    def name(self):
        return f"{' '.join(map(str, self.numbers))} {self.title}"


def read_statements(text):
    """The bases by name, the statements, and the reasons for which the others are not tested, by number."""
    bases, statements, untested = {}, [], {}
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if not line.strip() or word == "#":
            continue
        if word == "base" and rest.endswith(":"):
            target = bases[rest[:-1]] = []
        elif word == "untested":
            number, reason = rest.split(" ", 1)
            untested[int(number)] = reason
        elif word == "statement":
            numbers, title = re.fullmatch(r"([0-9 ]+) (.*)", rest).groups()
            statements.append(Statement([int(number) for number in numbers.split()], title))
            target = statements[-1].lines
        elif word == "+":
            target.append(rest)
        elif word == "base":
            statements[-1].base = rest
        elif word == "file":
            target = statements[-1].files[rest] = []
        else:
            statements[-1].checks.append((word, rest))
    return bases, statements, untested


def at(value, path):
    """The value at a path of keys and numbers ("powers.ALBION.homes"); None if there is none."""
    for key in path.split(".") if path else []:
        if isinstance(value, dict):
            value = value.get(key)
        elif isinstance(value, list):
            value = value[int(key)] if int(key) < len(value) else None
    return value


class Player:
    """Carries out the checks of one statement."""

    def __init__(self, program, folder, text):
        self.program, self.folder = program, folder
        self.map = str(Path(folder) / "test.map")
        Path(self.map).write_text(text, encoding="utf-8")
        self.phase, self.result, self.faults = None, None, []

    def run(self, *arguments, text=None):
        return subprocess.run([self.program, *arguments], input=text, capture_output=True, text=True, check=False,
                              cwd=self.folder).stdout

    def expect(self, what, wanted, found):
        if wanted != found:
            self.faults.append(f"{what}: expected {json.dumps(wanted)}, found {json.dumps(found)}")

    def found_codes(self):
        found = json.loads(self.run("map", "check", "--json", self.map))["diagnostics"]
        return sorted({("~" if d["severity"] == "warning" else "") + d["code"] for d in found})

    def codes(self, wanted):
        self.expect("codes", sorted(wanted.split()), self.found_codes())

    def lacks(self, code):
        self.expect(code, False, "~" + code in self.found_codes() or code in self.found_codes())

    def fine(self, _):
        self.codes("")

    def refused(self, _):
        self.expect("an error", True, any(not code.startswith("~") for code in self.found_codes()))

    def equation(self, what, text, document):
        path, _, wanted = text.partition(" = ")
        self.expect(f"{what} {path}", json.loads(wanted), at(json.loads(document or "null"), path))

    def show(self, rest):
        phase = []
        if rest.startswith("@"):
            phase, rest = ["--phase", rest[1:].split()[0]], rest.split(" ", 1)[1]
        self.equation("show", rest, self.run("map", "show", "--json", *phase, self.map))

    def form(self, rest):
        self.equation("form", rest, self.run("map", "show", "--format", "json", self.map))

    def play(self, rest):
        """`play W1901A {"units":..}`: begins a phase with that state."""
        name, _, state = rest.partition(" ")
        self.phase = {"name": name, "state": json.loads(state or "{}"), "orders": {}}
        self.phase["state"].setdefault("units", {})
        self.result = None

    def on(self, _):
        """Goes on with the next phase of the result."""
        following = self.played()["next"]
        self.phase, self.result = {"name": following["name"], "state": following["state"], "orders": {}}, None

    def order(self, rest):
        self.result = None
        power, _, text = rest.partition(" ")
        self.phase["orders"].setdefault(power, []).append(text)

    def played(self):
        if self.result is None:
            text = self.run("adjudicate", "--jsonl", "--map", self.map, text=json.dumps(self.phase) + "\n")
            self.result = json.loads(text or "{}")
        return self.result

    def gives(self, rest):
        """`gives A BRE succeeds`: what came of the order of that unit, or of the build there."""
        unit, wanted = rest.rsplit(" ", 1)
        for order in self.played().get("orders", []):
            if order["order"].startswith(unit) and "implied" not in order:
                found = order["reason"] or "succeeds"
                return self.expect(f"{unit} in {order['order']}", wanted, found)
        return self.expect(unit, wanted, self.played().get("error"))

    def then(self, rest):
        self.equation("then", rest, json.dumps(self.played()))

    def legal(self, rest):
        self.expect(f"legal {rest}", True, self.is_legal(rest))

    def never(self, rest):
        self.expect(f"legal {rest}", False, self.is_legal(rest))

    def is_legal(self, order):
        listed = json.loads(self.run("legal", "--jsonl", "--map", self.map, text=json.dumps(self.phase) + "\n"))
        return any(order in orders for orders in listed.get("orders", {}).values())


def main():
    program = str(Path(sys.argv[1]).resolve())
    wanted = {int(number) for number in sys.argv[2:]}
    bases, statements, untested = read_statements((HERE / "statements.txt").read_text(encoding="utf-8"))
    failed, held = 0, set()
    for statement in statements:
        if wanted and not wanted & set(statement.numbers):
            continue
        with tempfile.TemporaryDirectory() as folder:
            for name, lines in statement.files.items():
                (Path(folder) / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
            lines = bases[statement.base] + statement.lines
            player = Player(program, folder, "\n".join(lines) + "\n")
            for check, rest in statement.checks:
                getattr(player, check)(rest)
            if not statement.checks:
                player.faults.append("nothing is checked")
        held |= set() if player.faults else set(statement.numbers)
        failed += bool(player.faults)
        for fault in player.faults:
            print(f"statement {statement.name()}\n  {fault}")
    told = {number for statement in statements for number in statement.numbers} | set(untested)
    missing = [number for number in range(1, LAST + 1) if number not in told]
    if not wanted:
        print(f"{len(held)} of {LAST} statements hold, {len(untested)} cannot be tested, {failed} rows fail; without a row: {missing}")
    return 1 if failed or (missing and not wanted) else 0


if __name__ == "__main__":
    sys.exit(main())
