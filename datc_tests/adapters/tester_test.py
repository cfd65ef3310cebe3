#!/usr/bin/env python3
"""Tests the tester of engines: a right engine agrees, and each planted fault is reported as what it is.

    tester_test.py PROGRAM
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = ""


def engine(file: str, *arguments: str) -> str:
    return " ".join([sys.executable, str(HERE / file), *arguments])


def entente(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([PROGRAM, "datc", *arguments], capture_output=True, text=True, timeout=300, check=False)


class Cases(unittest.TestCase):
    def run_saved(self, *arguments: str) -> "tuple[subprocess.CompletedProcess[str], list[dict], pathlib.Path]":
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        file = pathlib.Path(folder.name) / "run.jsonl"
        done = entente("run", "--save", str(file), *arguments)
        return done, [json.loads(line) for line in file.read_text().splitlines()], file

    def own_cases(self, *ids: str) -> str:
        """A file of some cases of the DATC."""
        file = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory())) / "some.cases"
        text = (HERE.parent / "cases" / "6.A.cases").read_text()
        file.write_text("".join("case " + case for case in text.split("\ncase ")[1:] if case.split()[0] in ids))
        return str(file)

    def test_the_package_agrees_with_all(self) -> None:
        done, lines, _ = self.run_saved("--engine", engine("entente_package.py"))
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("164 of 164 cases agreed", done.stdout)
        self.assertEqual({line["verdict"] for line in lines[1:]}, {"agreed"})

    def test_other_rules_are_preferences(self) -> None:
        done, lines, _ = self.run_saved("--engine", engine("faulty_engine.py", "--all-hold"))
        self.assertEqual(done.returncode, 0, done.stdout)
        preferences = {line["case"]: line["rules"] for line in lines[1:] if line["verdict"] == "preference"}
        self.assertIn("6.F.14", preferences)
        self.assertEqual(preferences["6.F.14"], "convoy_paradox=all_hold")

    def test_faults_are_reported_as_such(self) -> None:
        done, lines, _ = self.run_saved("--timeout", "2", "--engine", engine("faulty_engine.py"))
        self.assertEqual(done.returncode, 1)
        verdicts = {line["case"]: line for line in lines[1:]}
        expected = {
            "6.A.1": ("errored", "the program ended without an answer"),
            "6.A.2": ("timed_out", "no answer within 2 seconds"),
            "6.A.3": ("errored", "the answer is no JSON object: Segmentation fault"),
            "6.A.4": ("skipped", "no such rule"),
            "6.A.5": ("errored", "ValueError: cannot do that"),
            "6.A.6": ("differs", "6.A.cases:45: the board after: expected England F LON; got none"),
            "6.A.7": ("agreed", None),
            "6.D.2": ("differs", "the dislodged units: expected Italy A VEN to APU PIE ROM TUS; got Italy A VEN to APU PIE TUS"),
            "6.D.3": ("differs", "Austria F Adriatic Sea Supports A Trieste - Venice: expected fails cut; got succeeds"),
        }
        for case, (verdict, detail) in expected.items():
            with self.subTest(case):
                self.assertEqual(verdicts[case]["verdict"], verdict)
                said = verdicts[case].get("details", [""])[0]
                self.assertTrue(said.endswith(detail) if detail else said == "", said)
        self.assertEqual(verdicts["6.A.4"]["link"], "https://example.org/issues/7")
        self.assertEqual(sum(line["verdict"] == "agreed" for line in lines[1:]), 156)

    def test_reports(self) -> None:
        _, _, file = self.run_saved("--timeout", "2", "--engine", engine("faulty_engine.py"))
        html, badge = file.with_suffix(".html"), file.with_suffix(".svg")
        done = entente("report", str(file), "--json", "--html", str(html), "--badge", str(badge))
        report = json.loads(done.stdout)
        self.assertEqual(report["engines"][0]["totals"]["agreed"], 156)
        self.assertEqual(report["engines"][0]["sections"]["6.A"]["timed_out"], 1)
        self.assertEqual(list(report["cases"]["6.A.2"]["verdicts"].values()), ["timed_out"])
        self.assertIn("no answer within 2 seconds", html.read_text())
        self.assertIn("156 of 164", badge.read_text())

    def test_nesting_that_is_too_deep(self) -> None:
        done, lines, _ = self.run_saved("--engine", engine("faulty_engine.py", "--deep"), self.own_cases("6.A.1", "6.A.2"))
        self.assertEqual([line["verdict"] for line in lines[1:]], ["errored", "agreed"], done.stderr)
        self.assertEqual(lines[1]["details"], ["the answer is nested deeper than 64"])
        for words, said in [
            (["smoke"], "  the answer is nested deeper than 64\n"),
            (["differ", "--boards", "1"], "errored: the answer is nested deeper than 64\n"),
            (["perft", "--boards", "1"], "errored: the answer is nested deeper than 64\n"),
        ]:
            with self.subTest(words[0]):
                done = entente(*words, "--engine", engine("faulty_engine.py", "--deep"))
                self.assertEqual(done.returncode, 1, done.stderr)
                self.assertIn(said, done.stdout)

    def test_strange_texts_are_shown_escaped(self) -> None:
        done, lines, file = self.run_saved("--verbose", "--engine", engine("faulty_engine.py", "--strange-texts"))
        self.assertEqual(done.returncode, 1, done.stderr)
        shown = r"a\u001b[2Jb\u0000c\u000dd\u000ae\u007ff\u009bg"
        report = entente("report", str(file)).stdout
        for text in (done.stdout, report):
            self.assertIn(f"{shown} {shown}: 159 of 164 cases agreed", text)
        self.assertEqual(done.stdout.count(shown), 6)
        for text in (done.stdout, report, entente("smoke", "--engine", engine("faulty_engine.py", "--strange-texts")).stdout):
            self.assertEqual([c for c in text if not c.isprintable() and c != "\n"], [])
        strange = lines[1]["details"][0]
        self.assertEqual((strange, lines[1]["link"]), ("a\x1b[2Jb\0c\rd\ne\x7ff\x9bg", strange))
        self.assertIn('"errored":"\ufffd\ufffd"}', lines[3]["details"][0])
        self.assertTrue(lines[5]["details"][0].endswith("xx\ufffd.."), lines[5])
        for start in ("{\"version\":1,\"implementation\":{\"name\":\"x\",\"version\":2}}", "{\"errored\":\"\\u001b\"}"):
            done = entente("smoke", "--engine", f"read x; echo '{{\"seq\":1,{start[1:]}'")
            self.assertEqual(done.returncode, 2)
            self.assertIn("\\u001b" if "errored" in start else 'start: in "implementation": expected "version" to be a text', done.stderr)
            self.assertNotIn("\x1b", done.stderr)

    def test_wrong_members_are_errors(self) -> None:
        _, lines, _ = self.run_saved("--engine", engine("faulty_engine.py", "--wrong-members"))
        for line, said in zip(lines[1:], [
            '"orders" has 0 of England: expected 1, one for each order of the request',
            '"orders" has 2 of England: expected 1, one for each order of the request',
            '"orders" has 0 of Germany: expected 1, one for each order of the request',
            'in "orders": expected "reason" to be a text',
            'expected "skipped" to be a text',
            'expected "link" to be a text',
            'expected "errored" to be a text',
            'in "orders": expected "outcome" to be a text',
        ]):
            with self.subTest(line["case"]):
                self.assertEqual((line["verdict"], line["details"]), ("errored", ["the answer cannot be read: " + said]))
        self.assertEqual({line["verdict"] for line in lines[9:]}, {"agreed"})

    def test_null_counts_as_absent(self) -> None:
        done, lines, _ = self.run_saved("--engine", engine("faulty_engine.py", "--null-members"))
        self.assertEqual({line["verdict"] for line in lines[1:]}, {"agreed"}, done.stdout)

    def test_every_request_has_a_number(self) -> None:
        requests = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory())) / "requests.jsonl"
        done = entente("smoke", "--engine", f"tee {requests} | " + engine("entente_package.py"))
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        said = [(line["cmd"], line["seq"]) for line in map(json.loads, requests.read_text().splitlines())]
        self.assertEqual([number for _, number in said], list(range(1, len(said) + 1)))
        self.assertEqual(said[-1][0], "stop")

    def test_explanations_that_do_not_fit(self) -> None:
        _, _, saved = self.run_saved("--timeout", "2", "--engine", engine("faulty_engine.py"))
        file = saved.with_suffix(".json")

        def report(text: str) -> "subprocess.CompletedProcess[str]":
            file.write_text(text)
            return entente("report", "--explanations", str(file), str(saved))

        right = {"engine": "entente", "cases": ["6.A.1"], "kind": "fault", "text": "It ends."}
        for change, said in [
            ({"engine": "entent"}, 'no run and none of "engines" is named "entent"; did you mean entente?'),
            ({"cases": ["6.A.1", "6.Z.1"]}, "entente did not play 6.Z.1"),
            ({"cases": ["6.A.1", "6.A.7"]}, "entente agrees in or skips 6.A.7: nothing to explain"),
            ({"cases": ["6.A.7"], "varies": True}, None),
            ({}, None),
        ]:
            with self.subTest(str(change)):
                done = report(json.dumps({"engines": [], "explanations": [right, {**right, **change}]}))
                self.assertEqual(done.returncode, 0)
                self.assertEqual(done.stderr, f'note: {file}: "explanations", number 2: {said}\n' if said else "")
        for change, said in [
            ({"shownby": "X"}, 'unknown member "shownby": expected engine, cases, kind, rule, text, shown_by, varies'),
            ({"varies": 1}, 'expected "varies" to be true or false'),
            ({"cases": ["6.A.1", 2]}, 'expected "cases" to be an array of texts'),
            ({"rule": 4}, 'expected "rule" to be a text'),
        ]:
            with self.subTest(str(change)):
                done = report(json.dumps({"engines": [], "explanations": [right, {**right, **change}]}))
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertIn(f'{file}: "explanations", number 2: {said}\n', done.stderr)
        for text, said in [
            ('{"engines": [{"name": "x", "runs": []}], "explanations": []}', '"engines", number 1: unknown member "runs"'),
            ('{"engines": [], "explanations": [], "notes": ""}', 'unknown member "notes": expected note, engines, explanations'),
            ('{"engines": [],\n "explanations" []}', "line 2, column 17: "),
            ("[" * 80000 + "]" * 80000, "nested deeper than 64"),
        ]:
            with self.subTest(text[:60]):
                done = report(text)
                self.assertEqual(done.returncode, 2)
                self.assertIn(f"{file}: {said}", done.stderr)

    def test_noise_has_few_errors(self) -> None:
        noise = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory())) / "noise"
        noise.write_text("noise and more noise\n" * 50000)
        for words in (["list"], ["run", "--engine", "true"], []):
            with self.subTest(str(words)):
                done = entente(*words, str(noise))
                self.assertEqual((done.returncode, len(done.stderr.splitlines())), (2, 21))
                self.assertIn(": 49980 more lines like these", done.stderr)

    def test_an_engine_that_does_not_start(self) -> None:
        done = entente("run", "--engine", "no-such-program-anywhere")
        self.assertEqual(done.returncode, 2)
        self.assertIn("does not start: start: the program ended without an answer", done.stderr)

    def test_wrong_use(self) -> None:
        case = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory())) / "own.cases"
        case.write_text("case 1 x\nmap ancmed\nphase movement\nunits Rome A ROM\norder Rome A ROM H : succeeds\nafter Rome A ROM\n")
        for words, said in [
            (["run"], "run needs --engine COMMAND"),
            (["perft", "--against", "true"], "--against goes with --engine"),
            (["run", "--engine", "true", "--save", "/no/such/folder/x"], "/no/such/folder/x: cannot be written"),
            (["run", "--engine", "true", str(case)], "own.cases:2:1: the case is played on ancmed: give --map ancmed"),
            (["report", str(case)], "own.cases: line 1: expected an object"),
        ]:
            with self.subTest(" ".join(words)):
                done = entente(*words)
                self.assertEqual(done.returncode, 2)
                self.assertIn(said, done.stderr)


class Boards(unittest.TestCase):
    def test_no_difference_from_itself(self) -> None:
        done = entente("differ", "--boards", "20", "--engine", engine("entente_package.py"))
        self.assertEqual((done.returncode, done.stdout), (0, "20 boards: 0 different, 0 skipped\n"))

    def test_orders_in_parts_are_those_in_words(self) -> None:
        done = entente("differ", "--boards", "20", "--engine", engine("faulty_engine.py", "--reads-parts"))
        self.assertEqual((done.returncode, done.stdout), (0, "20 boards: 0 different, 0 skipped\n"))

    def test_a_lie_is_made_small(self) -> None:
        done = entente("differ", "--boards", "40", "--engine", engine("faulty_engine.py", "--no-support-to-hold"))
        self.assertEqual(done.returncode, 1)
        smallest = json.loads(done.stdout.splitlines()[1])
        orders = [order for orders in smallest["orders"].values() for order in orders]
        self.assertEqual(len(orders), 1, done.stdout)
        self.assertEqual(orders[0].split()[2], "S")

    def test_a_board_without_orders_is_made_small(self) -> None:
        done = entente("differ", "--boards", "24", "--engine", engine("faulty_engine.py", "--needs-orders"))
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn('"state":{"units":{}},"orders":{}', done.stdout)
        self.assertIn("  errored: ValueError: no orders\n", done.stdout)

    def test_perft(self) -> None:
        done = entente("perft", "--engine", engine("entente_package.py"))
        self.assertEqual(done.returncode, 0)
        self.assertIn("standard S1901M: 238 orders; F ANK 9, A BER 11,", done.stdout)
        done = entente("perft", "--boards", "1", "--engine", engine("faulty_engine.py", "--one-order-less"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("A BER: 11 orders; the other engine: 10", done.stdout)
        done = entente("perft", "--boards", "1", "--engine", engine("faulty_engine.py", "--wrong-counts"))
        self.assertEqual(done.returncode, 1)
        self.assertIn('  expected "orders.A BER" to be an array or a number of orders\n', done.stdout)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
