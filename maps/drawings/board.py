"""Reads a .board.json: arcs, rings and marks in units of the board. Needs nothing but Python."""

import json


def read_board(path):
    with open(path, encoding="utf-8") as file:
        return Board(json.load(file))


def decode(flat):
    """The points of an arc: the first as it is, every other as a step."""
    x = y = 0
    points = []
    for right, down in zip(flat[::2], flat[1::2]):
        x, y = x + right, y + down
        points.append((x, y))
    return points


class Board:
    def __init__(self, data):
        self.data = data
        self.provinces = data["provinces"]
        self.arcs = [decode(flat) for flat in data["arcs"]]
        self.pixel = data["pixel"]

    def arc(self, ref):
        return self.arcs[ref] if ref >= 0 else self.arcs[~ref][::-1]

    def ring(self, refs):
        """The points of a closed line, the first not repeated."""
        points = []
        for ref in refs:
            points += self.arc(ref)[:-1]
        return points

    def shapes(self):
        """(owner, kind, rings) of everything that fills the board; the owner of scenery is None."""
        for name, province in self.provinces.items():
            yield name, "water" if province["kind"] == "water" else "land", province["shape"]
            if "waters" in province:
                yield name, "water", province["waters"]
        for kind, rings in self.data["scenery"].items():
            yield None, kind, rings

    def sides(self):
        """For each arc the set of (owner, kind) on its two sides."""
        sides = [set() for _ in self.arcs]
        for owner, kind, rings in self.shapes():
            for ring in rings:
                for ref in ring:
                    sides[max(ref, ~ref)].add((owner, kind))
        return sides
