"""Reads a .arcs file: the lines, places and wishes from which make_board.py draws a board. README.md describes it."""


import os


class Fault(Exception):
    """What is wrong with a drawing's source, and where."""


class Arcs:
    """The statements of one file by keyword, each a list of words; places are (longitude, latitude)."""

    KEYWORDS = ("map", "projection", "frame", "atlas", "smooth", "widen", "shift", "point", "border", "line", "province",
                "island", "waters", "fill", "dig", "scenery", "coast", "put", "link", "river")

    def __init__(self, path):
        self.path = path
        self.statements = {keyword: [] for keyword in self.KEYWORDS}
        self.points = {}
        self._read_file(path)

    def _read_file(self, path):
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                self._read(f"{path}:{number}", line.split("#")[0].split())

    def _read(self, number, words):
        if not words:
            return
        keyword, *rest = words
        if keyword == "use":
            return self._read_file(os.path.join(os.path.dirname(self.path), rest[0]))
        if keyword == "drop":
            return self._drop(number, *rest)
        if keyword not in self.statements:
            raise Fault(f"{number}: unknown keyword '{keyword}', expected one of {', '.join(self.KEYWORDS)}, use, drop")
        if keyword == "point":
            self.points[rest[0]] = self.place(rest[1], number)
        self.statements[keyword].append((number, rest))

    def _drop(self, number, keyword, *start):
        """Forgets the statements so far that begin with these words."""
        kept = [each for each in self.statements[keyword] if each[1][:len(start)] != list(start)]
        if len(kept) == len(self.statements[keyword]):
            raise Fault(f"{number}: no '{keyword}' begins with '{' '.join(start)}'")
        self.statements[keyword] = kept

    def place(self, word, number=""):
        if word in self.points:
            return self.points[word]
        try:
            east, north = word.split(",")
            return float(east), float(north)
        except ValueError:
            raise Fault(f"{number}: '{word}' is neither a point nor longitude,latitude") from None

    def all(self, keyword):
        return [words for _, words in self.statements[keyword]]

    def one(self, keyword, otherwise=None):
        found = self.all(keyword)
        if not found and otherwise is None:
            raise Fault(f"{self.path}: '{keyword}' is missing")
        return found[-1] if found else otherwise

    def named_places(self, keyword, names=1):
        """(names, places) of every statement that begins with so many names and goes on with places."""
        for number, words in self.statements[keyword]:
            yield words[:names], [self.place(word, number) for word in words[names:]]
