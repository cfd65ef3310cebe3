"""Tests of entente.scale. Those with workers need Ray, that of Parquet PyArrow; without them they are skipped.
ENTENTE_SCALE_GAMES games (60) are in the archive."""

import gzip
import importlib.util
import io
import json
import os
import pathlib
import signal
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from unittest import mock

from entente import Game
from entente.scale import __main__ as program
from entente.scale import Player, adjudicate_batch, parts_of, readjudicate, self_play, summarize

GAMES = int(os.environ.get("ENTENTE_SCALE_GAMES", "60"))
PHASES = 20


def has(*names):
    return all(importlib.util.find_spec(each) is not None for each in names)


class Archive(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.games = [Game.random(seed, max_phases=PHASES).save() for seed in range(GAMES)]
        cls.plain = cls.folder / "games.jsonl"
        cls.plain.write_text("\n".join(cls.games) + "\n", "utf-8")
        cls.size = cls.plain.stat().st_size
        cls.alone = readjudicate(cls.plain)

    def test_a_whole_archive(self):
        self.assertEqual((self.alone.games, self.alone.phases, self.alone.bad, self.alone.differing), (GAMES, GAMES * PHASES, [], []))

    def test_the_signature_is_that_of_the_games(self):
        told = []
        parts = readjudicate(self.plain, part_bytes=self.size // 7, progress=told.append)
        self.assertEqual((parts.signature, told[-1].parts, told[-1].of, told[-1].games), (self.alone.signature, 8, 8, GAMES))
        packed = self.folder / "games.jsonl.gz"
        packed.write_bytes(gzip.compress("\n".join(reversed(self.games)).encode()))
        self.assertEqual(readjudicate(packed).signature, self.alone.signature)
        half = self.folder / "half.jsonl"
        half.write_text("\n".join(self.games[: GAMES // 2]), "utf-8")
        self.assertNotEqual(readjudicate(half).signature, self.alone.signature)

    def test_every_cut_of_a_file_reads_each_line_once(self):
        small = self.folder / "small.jsonl"
        small.write_text(f"{self.games[0]}\n\n{self.games[1]}\n{self.games[2]}", "utf-8")
        whole = readjudicate(small)
        for length in {1 << 14, len(self.games[0]), len(self.games[0]) + 1, len(self.games[0]) + 2, 77777}:
            cut = readjudicate(small, part_bytes=length)
            self.assertEqual((cut.games, cut.signature), (3, whole.signature), length)

    def test_bad_lines_and_differences_are_told(self):
        wrong = json.loads(self.games[0])
        wrong["phases"][1]["state"]["units"]["FRANCE"] = ["A PAR", "A MAR", "F NTH"]
        mixed, output = self.folder / "mixed.jsonl", self.folder / "output.jsonl"
        mixed.write_bytes("\n".join([self.games[0], '{"phases": [{}', "nonsense", json.dumps(wrong)]).encode() + b"\n\xff\xfe\n")
        summary = readjudicate(mixed, output=output)
        self.assertEqual((summary.games, len(summary.differing)), (2, 1))
        self.assertEqual([each.at for each in summary.bad][0], len(self.games[0]) + 1)
        self.assertEqual(len(summary.bad), 3)
        written = [json.loads(line) for line in output.read_text("utf-8").splitlines()]
        self.assertEqual([sorted(each) for each in written], [["at", "error", "path"]] * 2 + [["at", "differences", "id", "path"], ["at", "error", "path"]])
        with redirect_stdout(io.StringIO()) as said, mock.patch("sys.argv", ["scale", "readjudicate", "--quiet", str(mixed)]):
            self.assertEqual(program.main(), 1)
        self.assertIn("2 games", said.getvalue())

    def test_a_broken_gzip_file_is_told(self):
        packed = gzip.compress("\n".join(self.games).encode())
        for content, games in ((packed[: len(packed) // 2], None), (b"not gzip", 0)):
            path = self.folder / "broken.jsonl.gz"
            path.write_bytes(content)
            summary = readjudicate([path, self.plain])
            self.assertEqual([each.message[:35] for each in summary.bad], ["the rest of the file cannot be read"])
            self.assertLess(summary.games, 2 * GAMES)
            self.assertGreaterEqual(summary.games, GAMES + (games is None))

    def test_wrong_numbers(self):
        for call, said in ((lambda: readjudicate(self.plain, workers=-1), "workers is -1"), (lambda: readjudicate(self.plain, part_bytes=0), "part_bytes is 0"),
                           (lambda: self_play(-1), "games is -1"), (lambda: self_play(1, workers=-2), "workers is -2")):
            with self.assertRaisesRegex(ValueError, said + ", expected a number from"):
                call()
        self.assertRaises(TypeError, readjudicate, self.plain, workers="2")
        self.assertRaises(TypeError, self_play, 1.5)

    def test_the_output_is_no_file_that_is_read(self):
        archive, link = self.folder / "both.jsonl", self.folder / "link.jsonl"
        archive.write_text(self.games[0] + "\n", "utf-8")
        link.symlink_to(archive)
        for output in (archive, str(link)):
            with self.assertRaisesRegex(ValueError, "is one of the files that are read"):
                readjudicate([self.plain, archive], output=output)
        with self.assertRaisesRegex(ValueError, "unknown rules preset"):
            readjudicate(self.plain, rules="1923", output=archive)
        self.assertEqual(archive.read_text("utf-8"), self.games[0] + "\n")

    def test_unknown_files(self):
        with self.assertRaisesRegex(ValueError, "games.txt: expected a name"):
            parts_of("games.txt")
        with self.assertRaises(OSError):
            readjudicate(self.folder / "absent.jsonl")

    def test_wrong_words_of_the_program(self):
        for words, said in [(["readjudicate", "/no/such.jsonl"], "No such file"), (["readjudicate", "games.txt"], "expected a name that ends in"),
                            (["play", "-1"], "expected a number from 0"), (["play", "1", "--rules", "zzz"], "unknown rules preset")]:
            with self.subTest(words), mock.patch("sys.argv", ["scale", *words]), redirect_stderr(io.StringIO()) as text:
                self.assertRaises(SystemExit, program.main)
                self.assertIn(said, text.getvalue())

    @unittest.skipUnless(has("pyarrow"), "PyArrow is not installed")
    def test_parquet(self):
        import pyarrow
        import pyarrow.parquet

        path = self.folder / "games.parquet"
        pyarrow.parquet.write_table(pyarrow.table({"id": list(range(GAMES)), "game": self.games}), path, row_group_size=13)
        summary = readjudicate(path)
        self.assertEqual((summary.games, summary.signature, len(parts_of(path))), (GAMES, self.alone.signature, -(-GAMES // 13)))
        with self.assertRaisesRegex(ValueError, "no column 'text': expected one of id, game"):
            readjudicate(path, column="text")
        path.write_bytes(b"no Parquet")
        with self.assertRaisesRegex(ValueError, "games.parquet: "):
            readjudicate(path)

    def test_batches(self):
        rows = adjudicate_batch({"game": [*self.games[:2], "no game", self.games[2].encode()], "path": ["a"] * 4})
        summary = summarize({name: values[i] for name, values in rows.items()} for i in (3, 1, 2, 0))
        three = self.folder / "three.jsonl"
        three.write_text("\n".join(self.games[:3]), "utf-8")
        self.assertEqual((summary.games, summary.signature), (3, readjudicate(three).signature))
        self.assertEqual([(each.path, each.at) for each in summary.bad], [("a", 2)])

    @unittest.skipUnless(has("ray", "pyarrow", "pandas"), "Ray, PyArrow or Pandas is not installed")
    def test_ray_data(self):
        import pyarrow
        import pyarrow.parquet

        from entente.scale._ray import ray_for

        ray_for(2)
        import ray.data

        path, mark = self.folder / "data.parquet", self.folder / "killed"

        def mortal(batch):
            """Kills its worker, once."""
            if not mark.exists():
                mark.write_text(str(os.getpid()))
                os.kill(os.getpid(), signal.SIGKILL)
            return adjudicate_batch(batch)

        pyarrow.parquet.write_table(pyarrow.table({"game": [*self.games, "no game"]}), path, row_group_size=10)
        ray.data.DataContext.get_current().enable_progress_bars = False
        summary = summarize(ray.data.read_parquet(str(path), include_paths=True).map_batches(mortal, batch_size=8).iter_rows())
        self.assertEqual((summary.games, summary.signature, len(summary.bad)), (GAMES, self.alone.signature, 1))
        self.assertEqual(pathlib.Path(summary.bad[0].path).name, "data.parquet")
        self.assertNotEqual(int(mark.read_text()), os.getpid())

    @unittest.skipUnless(has("ray"), "Ray is not installed")
    def test_a_killed_worker_loses_nothing(self):
        from entente.scale import _replay

        add, killed = _replay._add, []

        def kill_the_first(summary, row):
            if not killed:
                killed.append(int(row["worker"]))
                os.kill(killed[0], signal.SIGKILL)
            return add(summary, row)

        with mock.patch.object(_replay, "_add", kill_the_first):
            summary = readjudicate(self.plain, workers=2, part_bytes=self.size // 12)
        self.assertNotEqual(killed, [os.getpid()])
        self.assertEqual((summary.games, summary.phases, summary.signature), (GAMES, GAMES * PHASES, self.alone.signature))
        self.assertEqual(readjudicate(self.plain, workers=2).signature, self.alone.signature)


class SelfPlays(unittest.TestCase):
    def test_seeds(self):
        one = self_play(100, seed=5, max_phases=10)
        two, three = self_play(70, seed=5, max_phases=10), self_play(30, seed=75, max_phases=10)
        self.assertEqual((one.games, one.phases, one.signature), (100, 1000, (two.signature + three.signature) % (1 << 64)))

    def test_a_player_of_ones_own(self):
        class Later(Player):
            def game(self, seed):
                return super().game(seed + 5)

        self.assertEqual(self_play(10, max_phases=5, player=Later).signature, self_play(10, seed=5, max_phases=5).signature)

        class Short(Player):
            def play(self, first, count):
                return count, 2 * count, first, {}

        played = self_play(100, seed=5, player=Short)
        self.assertEqual((played.games, played.phases, played.signature), (100, 200, 5 + 69))

    @unittest.skipUnless(has("ray"), "Ray is not installed")
    def test_actors(self):
        alone = self_play(300, max_phases=10)
        for workers in (3, 2, 1):  # more than Ray has begun with for the tests above: it is begun anew
            pool = self_play(300, max_phases=10, workers=workers)
            self.assertEqual((pool.games, pool.phases, pool.signature, pool.victories), (300, 3000, alone.signature, alone.victories), workers)

    @unittest.skipUnless(has("ray"), "Ray is not installed")
    def test_a_killed_actor_loses_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            killed = pathlib.Path(folder, "killed")

            class Mortal(Player):
                def play(self, first, count):
                    if first >= 128 and not killed.exists():
                        killed.write_text(str(os.getpid()))
                        os.kill(os.getpid(), signal.SIGKILL)
                    return super().play(first, count)

            pool = self_play(300, max_phases=10, workers=2, player=Mortal)
            self.assertNotEqual(int(killed.read_text()), os.getpid())
        self.assertEqual((pool.games, pool.signature), (300, self_play(300, max_phases=10).signature))


if __name__ == "__main__":
    unittest.main()
