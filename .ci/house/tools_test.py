#!/usr/bin/env python3
"""The tools of the night read their tables: what is accepted by function, and which tests are asked about a folder."""
import os
import pathlib
import re
import subprocess
import sys
import unittest

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
for tools in ("night", "mutants"):
    sys.path.append(os.path.join(ROOT, "datc_tests", tools))

from faults import Mutant  # noqa: E402
from functions import function_of, read_rows, unknown_names  # noqa: E402
from killers import KILLERS  # noqa: E402
from report import Explanations  # noqa: E402

SOURCE = """namespace entente {
constexpr int kMost = 3;
class Board {
 public:
  explicit Board(int n) : n_{n}, m_(n) {
    Clear();
  }
  template <typename T>
  bool IsSet(T t,
             int u) const {
    return t < n_ && [&] { return u > 0; }();
  }
 private:
  int n_ = 0;
};
std::vector<int> Board::Rows(
    int first) {
  if (first > 0) {
    return {first, 2};
  }
  return {};
}
}  // namespace entente
"""
TABLE = """
| file | functions | most | reason |
|---|---|---|---|
| `a.cc` | `Rows`, `IsSet` | 2 | Room. |
| `a.cc` | `-` | 1 | Room. |
"""


class Functions(unittest.TestCase):
    def test_lines_belong_to_functions(self):
        names = {2: "-", 5: "Board", 6: "Board", 9: "IsSet", 10: "IsSet", 11: "IsSet", 14: "Board", 16: "Rows", 17: "Rows",
                 19: "Rows", 21: "Rows"}
        self.assertEqual({line: function_of(SOURCE, line) for line in names}, names)

    def test_rows_are_read(self):
        self.assertEqual(read_rows(TABLE), [("a.cc", ("Rows", "IsSet"), 2), ("a.cc", ("-",), 1)])

    def test_a_row_of_something_that_is_not_there_is_found(self):
        rows = [("a.cc", ("Rows", "Columns"), 1)]
        self.assertEqual(list(unknown_names(rows, lambda file: SOURCE)), ["a.cc has no function Columns"])

    def test_survivors_are_accepted_up_to_a_number(self):
        explained = Explanations(TABLE)
        mutants = [Mutant("comparison", "a.cc", 0, "<", "<=", line) for line in (10, 11, 19, 2, 6)]
        explained.row = lambda m: explained.row_of.get((m.file, function_of(SOURCE, m.line)))
        self.assertEqual(explained.accepted(mutants), {mutants[0], mutants[1], mutants[3]})


class Killers(unittest.TestCase):
    def test_every_folder_has_some(self):
        engine = os.path.join(ROOT, "engine")
        folders = {f"engine/{name}" for name in os.listdir(engine)
                   if os.path.exists(os.path.join(engine, name, "CMakeLists.txt"))}
        self.assertEqual(folders - set(KILLERS) - {"engine/press", "engine/votes"}, set())


WORDS = re.compile(r"sys\.argv|from description")


class Usage(unittest.TestCase):
    FOLDERS = ("bench", "capi/abi", "capi/abi/generators", "capi/tests/json", "datc_tests/night", ".ci/house")

    def test_scripts_say_how_they_are_used(self):
        scripts = [path for folder in self.FOLDERS for path in pathlib.Path(ROOT, folder).glob("*.py")
                   if "_test" not in path.name and {"sys.argv", "from description"} & set(WORDS.findall(path.read_text("utf-8")))]
        self.assertGreater(len(scripts), 10)
        for path in scripts:
            ways = [["--help"]] if path.name == "typescript.py" else [["--help"], []]  # it needs no arguments
            for arguments in ways:
                said = subprocess.run([sys.executable, path, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                      stderr=subprocess.STDOUT, text=True).stdout
                self.assertNotIn("Traceback", said, path)
                if path.name != "description.py":  # a part of its neighbors
                    self.assertIn("usage: ", said, path)


if __name__ == "__main__":
    unittest.main()
