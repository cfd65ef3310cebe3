"""Reads a .arcs file: the lines, places and wishes from which make_board.py draws a board. README.md describes it."""


class Fault(Exception):
    """What is wrong with a drawing's source, and where."""


class Arcs:
    """The statements of one file by keyword, each a list of words; places are (longitude, latitude)."""

    KEYWORDS = ("map", "projection", "frame", "atlas", "smooth", "widen", "shift", "point", "border", "line", "province",
                "island", "waters", "fill", "dig", "scenery", "coast", "put", "link")

    def __init__(self, path):
        self.path = path
        self.statements = {keyword: [] for keyword in self.KEYWORDS}
        self.points = {}
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                self._read(number, line.split("#")[0].split())

    def _read(self, number, words):
        if not words:
            return
        if words[0] not in self.statements:
            raise Fault(f"{self.path}:{number}: unknown keyword '{words[0]}', expected one of {', '.join(self.KEYWORDS)}")
        if words[0] == "point":
            self.points[words[1]] = self.place(words[2], number)
        self.statements[words[0]].append((number, words[1:]))

    def place(self, word, number=0):
        if word in self.points:
            return self.points[word]
        try:
            east, north = word.split(",")
            return float(east), float(north)
        except ValueError:
            raise Fault(f"{self.path}:{number}: '{word}' is neither a point nor longitude,latitude") from None

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
