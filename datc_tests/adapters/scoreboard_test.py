#!/usr/bin/env python3
"""Holds the scoreboard to the stored verdicts of engines (scoreboard/): every difference is explained, no explanation is stale,
and SCOREBOARD.md has the same numbers. With --write it makes SCOREBOARD.md anew.

    scoreboard_test.py PROGRAM [--write]
"""

import html.parser
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
FOLDER = HERE / "scoreboard"
PAGE = HERE / "SCOREBOARD.md"
RUNS = [FOLDER / f"{name}.jsonl" for name in ("entente", "godip", "diplomacy_package", "diplomacy_crate", "radip")]
EXPLANATIONS = FOLDER / "explanations.json"
PROGRAM = ""
VERDICTS = ("agreed", "preference", "differs", "skipped", "errored", "timed_out")


def entente(*words: str) -> str:
    return subprocess.run([PROGRAM, "datc", *words], capture_output=True, text=True, timeout=120, check=True).stdout


def report(*words: str) -> dict:
    return json.loads(entente("report", "--json", "--explanations", str(EXPLANATIONS), *words, *map(str, RUNS)))


def verdicts(file: pathlib.Path) -> "tuple[dict, list[dict]]":
    head, *lines = [json.loads(line) for line in file.read_text().splitlines()]
    return head, lines


def needs_explanation(line: dict) -> bool:
    return line["verdict"] not in ("agreed", "skipped")


def name_of(head: dict) -> str:
    return " ".join(filter(None, (head["implementation"]["name"], head["implementation"].get("version"))))


# ---- The page ----


def row(cells: list) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def table(head: list, rows: list) -> "list[str]":
    return [row(head), "|---" * len(head) + "|", *map(row, rows), ""]


def engine_part(head: dict, lines: "list[dict]", told: dict) -> "list[str]":
    about, engine = head["implementation"], head["implementation"]["name"]
    notes = next(each for each in told["engines"] if each["name"] == engine)
    facts = ", ".join(filter(None, (about.get("language"), about.get("licence"), f"played on {head['date']}")))
    part = [f"## {name_of(head)}", "", f"{facts}. {notes.get('note', '')}".strip(), "", *(f"    {each}" for each in notes["run"]), ""]
    open_cases = {line["case"]: line for line in lines if needs_explanation(line)}
    rows = []
    for each in told["explanations"]:
        cases = [case for case in each["cases"] if case in open_cases or each.get("varies")]
        if each["engine"] != engine or not cases:
            continue
        why = each["text"] + (" Its answer varies from run to run." if each.get("varies") else "")
        shown = f" [{each['shown_by']}](scoreboard/shown.cases)" if "shown_by" in each else ""
        rows.append([" ".join(cases), each["kind"], each["rule"], why + shown])
    if rows:
        part += table(["cases", "kind", "rule", "why it differs"], rows)
    reasons = {}
    for line in lines:
        if line["verdict"] == "skipped":
            reasons.setdefault(line["details"][0], []).append(line["case"])
    for reason, cases in reasons.items():
        part += [f"Skipped, {reason}: {' '.join(cases)}.", ""]
    return part


def page() -> str:
    runs = [verdicts(file) for file in RUNS]
    told, counted = json.loads(EXPLANATIONS.read_text()), report()["engines"]
    text = [
        "# Scoreboard of engines",
        "",
        "    entente datc report --explanations datc_tests/adapters/scoreboard/explanations.json --html scoreboard.html \\",
        "        " + " ".join(f"datc_tests/adapters/scoreboard/{file.name}" for file in RUNS[:2]) + " ..",
        "",
        "The 164 cases of the DATC under the default rules, played by engines through [the protocol](PROTOCOL.md). The command makes the",
        "same as a page of HTML, which an installation has as `share/doc/entente/scoreboard.html`. `scoreboard_test.py PROGRAM --write` makes",
        "this page from the verdicts that are stored in `scoreboard/`; a test holds it to them.",
        "",
        "Of what is not agreed, *rule* is another choice of rules; *fault* breaks a rule; of *words* the board is right, but what the engine",
        "says of an order is not what the author of the cases says. A case counts once, as the first that holds of fault, rule and words.",
        "`scoreboard/shown.cases` has a small case for most.",
        "",
    ]
    rows = [
        [name_of(head), *(each["totals"][verdict] or "-" for verdict in VERDICTS), *(each["explained"][kind] or "-" for kind in ("rule", "fault", "words"))]
        for (head, _), each in zip(runs, counted)
    ]
    text += table(["engine", *(verdict.replace("_", " ") for verdict in VERDICTS), "by rule", "by fault", "in words"], rows)
    sections = list(counted[0]["sections"])
    rows = [[section, *(f"{each['sections'][section]['agreed']} of {sum(each['sections'][section].values())}" for each in counted)] for section in sections]
    text += table(["agreed in", *(name_of(head) for head, _ in runs)], rows)
    for head, lines in runs:
        text += engine_part(head, lines, told)
    return "\n".join(text).rstrip() + "\n"


# ---- The tests ----


class Reader(html.parser.HTMLParser):
    """Notes what a page refers to, and that every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open, self.links, self.ids, self.tags, self.text = [], [], [], [], []

    def handle_starttag(self, tag: str, attrs: list) -> None:
        self.tags.append((tag, dict(attrs)))
        self.links += [(tag, name, value) for name, value in attrs if name in ("href", "src", "action", "xlink:href")]
        self.ids += [value for name, value in attrs if name == "id"]
        if tag not in ("meta", "rect", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


class Scoreboard(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.told = json.loads(EXPLANATIONS.read_text())
        cls.runs = {head["implementation"]["name"]: (head, lines) for head, lines in map(verdicts, RUNS)}

    def test_every_difference_is_explained(self) -> None:
        explained = {(each["engine"], case) for each in self.told["explanations"] for case in each["cases"]}
        for engine, (_, lines) in self.runs.items():
            for line in filter(needs_explanation, lines):
                with self.subTest(engine, case=line["case"]):
                    self.assertIn((engine, line["case"]), explained)
        for each in report()["engines"]:
            self.assertEqual(each["explained"]["unexplained"], 0)

    def test_no_explanation_is_stale(self) -> None:
        for each in self.told["explanations"]:
            self.assertIn(each["engine"], self.runs)
            lines = {line["case"]: line for line in self.runs[each["engine"]][1]}
            for case in each["cases"]:
                with self.subTest(each["engine"], case=case):
                    self.assertIn(case, lines)
                    self.assertTrue(each.get("varies") or needs_explanation(lines[case]))

    def test_words_are_no_excuse_for_a_board(self) -> None:
        """A difference of the board has an explanation that is more than words."""
        for engine, (_, lines) in self.runs.items():
            for line in filter(needs_explanation, lines):
                if any("the board after" in detail or "the dislodged units" in detail for detail in line["details"]):
                    kinds = {each["kind"] for each in self.told["explanations"] if each["engine"] == engine and line["case"] in each["cases"]}
                    self.assertTrue(kinds & {"rule", "fault"}, (engine, line["case"]))

    def test_what_shows_a_cause_exists(self) -> None:
        known = [json.loads(line)["case"] for line in entente("list", "--json", str(FOLDER / "shown.cases")).splitlines()]
        named = {each["shown_by"] for each in self.told["explanations"] if "shown_by" in each}
        self.assertLessEqual(named, set(known))
        self.assertIn("all pass", entente(str(FOLDER / "shown.cases")))

    def test_the_page_is_that_of_the_verdicts(self) -> None:
        self.assertEqual(PAGE.read_text(), page(), "make it anew: scoreboard_test.py PROGRAM --write")

    def test_our_own_verdicts_are_those_of_a_run(self) -> None:
        _, stored = verdicts(RUNS[0])
        self.assertEqual({line["verdict"] for line in stored}, {"agreed"})
        listed = [json.loads(line)["case"] for line in entente("list", "--json").splitlines()]
        for file in RUNS:
            self.assertEqual([line["case"] for line in verdicts(file)[1]], listed, file)

    def test_reports_say_what_is_not_explained(self) -> None:
        some = json.loads(EXPLANATIONS.read_text())
        some["explanations"] = [each for each in some["explanations"] if "6.G.8" not in each["cases"]]
        with tempfile.TemporaryDirectory() as folder:
            file, made = pathlib.Path(folder) / "some.json", pathlib.Path(folder) / "some.html"
            file.write_text(json.dumps(some))
            said = entente("report", "--explanations", str(file), "--html", str(made), str(RUNS[1]))
            self.assertIn("1 not explained", said)
            self.assertIn("as under adjacent_convoy=own_intent_or_land\n  not explained yet\n", said)
            self.assertEqual(made.read_text().count("not explained yet"), 1)
            for text, fault in [
                ("[]", 'expected an object with "engines"'),
                ('{"engines":[]}', 'expected "explanations", an array'),
                ('{"engines":[{}],"explanations":[]}', '"engines", number 1: expected "name"'),
                ('{"engines":[],"explanations":[{"engine":"x","cases":["1"],"kind":"odd","text":"y"}]}', '"kind" is "odd": expected rule, fault, words'),
            ]:
                file.write_text(text)
                done = subprocess.run([PROGRAM, "datc", "report", "--explanations", str(file), str(RUNS[1])], capture_output=True, text=True, check=False)
                self.assertEqual(done.returncode, 2)
                self.assertIn(fault, done.stderr)

    def test_the_page_of_html(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            made = pathlib.Path(folder) / "scoreboard.html"
            report("--html", str(made))
            reader = Reader()
            reader.feed(made.read_text())
        self.assertEqual(reader.open, [])
        for tag, name, value in reader.links:  # nothing is loaded; links lead out of the page or to a part of it
            self.assertEqual((tag, name), ("a", "href"))
            self.assertTrue(value.startswith("https://") or value[1:] in reader.ids, value)
        tags = [tag for tag, _ in reader.tags]
        self.assertNotIn("script", tags)
        self.assertEqual(tags.count("table"), tags.count("caption"))
        self.assertTrue(all("scope" in attributes for tag, attributes in reader.tags if tag == "th"))
        text = " ".join(" ".join(reader.text).split())
        for engine, (head, lines) in self.runs.items():
            for said in (head["date"], f"{sum(line['verdict'] == 'agreed' for line in lines)} of 164"):
                self.assertIn(said, text, engine)
        for each in self.told["explanations"]:
            lines = self.runs[each["engine"]][1]
            if any(needs_explanation(line) and line["case"] in each["cases"] for line in lines):
                self.assertTrue(each["text"] in text, each["text"])
        for each in self.told["engines"]:
            for command in each["run"]:
                self.assertTrue(command in text, command)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    if "--write" in sys.argv:
        PAGE.write_text(page())
    else:
        unittest.main()
