#!/usr/bin/env python3
"""Tests `entente dui`: the referee, the example of a bot, the checker, and positions as DFEN.

    dui_test.py PROGRAM
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = ""

# A bot that holds, orders what it may not, and tells France so.
ODD_BOT = """
import sys
for line in sys.stdin:
    words = line.split()
    if words[0] == "dui":
        print("id name odd\\nid author a test\\nprotocol_version 1\\nduiok", flush=True)
    elif words[0] == "isready":
        print("readyok", flush=True)
    elif words[0] == "position":
        print(line.strip(), file=open(sys.argv[1], "a"))
    elif words[0] == "press":
        print(line.strip(), file=open(sys.argv[1], "a"))
    elif words[0] == "go":
        print("press_out france PRP hello from here\\nbestorders A par - lon ; A mar H", flush=True)
    elif words[0] == "quit":
        break
"""

OPENING = ("1901sm/Tfank,Gaber,Ffbre,Aabud,Tacon,Efedi,Gfkie,Eflon,Ealvp,Famar,Ramos,Gamun,Ifnap,Fapar,Iarom,Rfsev,Tasmy,Rfstp.sc,Aftri,"
           "Iaven,Aavie,Rawar/Tank,Nbel,Gber,Fbre,Abud,Nbul,Tcon,Nden,Eedi,Ngre,Nhol,Gkie,Elon,Elvp,Fmar,Rmos,Gmun,Inap,Nnwy,Fpar,"
           "Npor,Irom,Nrum,Nser,Rsev,Tsmy,Nspa,Rstp,Nswe,Atri,Ntun,Iven,Avie,Rwar/-")


def entente(*arguments: str, text: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, timeout=120, check=False)


class DuiTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "odd.py").write_text(ODD_BOT)
        self.press = self.folder / "press.txt"
        self.odd = f"{sys.executable} {self.folder / 'odd.py'} {self.press}"
        self.bot = f"{PROGRAM} dui bot"

    def test_the_example_passes_its_check(self) -> None:
        done = entente("dui", "check", self.bot)
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("13 passed, 0 failed", done.stdout)

    def test_faults_of_a_bot(self) -> None:
        done = entente("dui", "check", self.odd)
        self.assertEqual(done.returncode, 1)
        self.assertIn("FAIL  orders every unit of the opening: 'A par - lon': ", done.stdout)
        self.assertIn("FAIL  answers stop with bestorders", entente("dui", "check", "sed -u s/dui/duiok/").stdout)

    def test_a_game_of_bots(self) -> None:
        done = entente("dui", "play", "--player", f"*={self.bot}", "--phases", "30", "--json")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        game = self.folder / "game.json"
        game.write_text(done.stdout)
        self.assertIn("30 compared", entente("replay", str(game)).stdout)
        self.assertTrue(all(json.loads(done.stdout)["phases"][0]["orders"].values()), "each power has orders")

    def test_illegal_orders_and_press(self) -> None:
        done = entente("dui", "play", "--player", f"FRANCE={self.odd}", "--player", f"ENGLAND={self.odd}", "--phases", "2")
        self.assertEqual(done.returncode, 1)
        self.assertIn("S1901M: FRANCE: 'A par - lon': ", done.stderr)
        self.assertIn("S1901M: ENGLAND: 'A mar H': ", done.stderr)
        self.assertIn("2 phases, 6 illegal orders", done.stdout)
        self.assertIn("press england PRP hello from here", self.press.read_text())

    def test_the_attacker_of_a_dislodged_unit_is_named(self) -> None:
        moves = self.folder / "moves.py"
        moves.write_text(ODD_BOT.replace("A par - lon ; A mar H", "A mun - bur"))
        late = self.folder / "late.py"  # it has no orders in the first phase, in which Germany takes Burgundy
        late.write_text(ODD_BOT.replace("A par - lon ; A mar H", "A par - bur ; A mar S A par - bur")
                        .replace("for line", "turns = 0\nfor line")
                        .replace('elif words[0] == "go":', 'elif words[0] == "go" and (turns := turns + 1) == 1:\n        '
                                 'print("bestorders", flush=True)\n    elif words[0] == "go":'))
        germany = f"{sys.executable} {moves} {self.press}"
        entente("dui", "play", "--player", f"FRANCE={sys.executable} {late} {self.press}", "--player", f"GERMANY={germany}", "--phases", "3")
        self.assertIn("/Gabur<par\n", self.press.read_text())

    def test_a_bot_that_ends(self) -> None:
        done = entente("dui", "play", "--player", "FRANCE=printf 'duiok\\n'", "--phases", "1")
        self.assertIn("FRANCE: the program ended without an answer; its units hold from now on", done.stderr)

    def test_a_game_without_bots(self) -> None:
        done = entente("dui", "play")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("play needs --player POWER=COMMAND", done.stderr)

    def test_positions(self) -> None:
        self.assertEqual(entente("dui", "dfen", "{}").stdout, "")
        done = entente("dui", "dfen", OPENING)
        self.assertEqual(entente("dui", "dfen", done.stdout.strip()).stdout.strip(), OPENING)
        retreat = "1901fr/Gagas,Gapar/Fbre,Gber/Fapar<bur"
        self.assertEqual(json.loads(entente("dui", "dfen", retreat).stdout)["state"]["retreats"], {"FRANCE": {"A PAR": ["BRE", "PIC"]}})
        for text, fault in {
            "1901sm/Aavie/-": "a DFEN has 4 parts",
            "1901xm/-/-/-": "'1901xm' is no phase",
            "1901sm/Xavie/-/-": "'Xavie': no power has the letter X",
            "1901sm/Aaxxx/-/-": "'Aaxxx': ",
            "1901sm/Aqvie/-/-": "'Aqvie' is no unit",
            "1901sm/Aavie,Aavie/-/-": "'Aavie': ",
        }.items():
            with self.subTest(text):
                done = entente("dui", "dfen", text)
                self.assertEqual(done.returncode, 2)
                self.assertIn(fault, done.stderr)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
