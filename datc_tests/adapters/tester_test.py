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
        self.assertEqual(report["cases"]["6.A.2"]["verdicts"], {"entente 1.0.0 with faults": "timed_out"})
        self.assertIn("no answer within 2 seconds", html.read_text())
        self.assertIn("156 of 164", badge.read_text())

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

    def test_perft(self) -> None:
        done = entente("perft", "--engine", engine("entente_package.py"))
        self.assertEqual(done.returncode, 0)
        self.assertIn("standard S1901M: 238 orders; F ANK 9, A BER 11,", done.stdout)
        done = entente("perft", "--boards", "1", "--engine", engine("faulty_engine.py", "--one-order-less"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("A BER: 11 orders; the other engine: 10", done.stdout)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
