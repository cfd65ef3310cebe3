"""Finds where the marks of a province stand: unit, dislodged unit, supply center, short and long name."""

import math

import shapely
from arcs_text import Fault

# Sizes in pixels at the board's width: radii of the discs, width and height of boxes, the free edge around all.
UNIT, DISLODGED, CENTER, SHORT, LINE, LETTER, EDGE = 10.0, 8.0, 4.5, (27.0, 11.0), 11.5, 5.25, 1.0
TOUCH = 15.0  # a dislodged unit's middle is at least so far from the unit's
APART = 19.0  # where there is room

LABELS = [(0, 18), (0, -18), (26, 0), (-26, 0), (25, 9), (-25, 9), (25, -9), (-25, -9), (14, 18), (-14, 18),
          (14, -18), (-14, -18), (22, 13), (-22, 13), (22, -13), (-22, -13), (7, 18), (-7, 18), (7, -18), (-7, -18)]
CENTERS = [(round(17 * math.cos(turn * math.pi / 12), 1), round(17 * math.sin(turn * math.pi / 12), 1)) for turn in
           (22, 2, 14, 10, 0, 12, 20, 4, 16, 8, 18, 6, 21, 3, 15, 9, 1, 13, 23, 11, 19, 5, 17, 7)]


def box_at(x, y, width, height, edge=0.0):
    return shapely.box(x - width / 2 - edge, y - height / 2 - edge, x + width / 2 + edge, y + height / 2 + edge)


def lines_of(name, width):
    """The name in lines no longer than the width, broken at blanks; None where a word is too long."""
    lines = []
    for word in name.split():
        if len(word) * LETTER > width:
            return None
        if lines and (len(lines[-1]) + 1 + len(word)) * LETTER <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines


class Places:
    """The marks of one province, in pixels."""

    def __init__(self, name, shape, hints):
        self.name, self.shape, self.hints = name, shape, hints
        self.edge = shape.boundary
        shapely.prepare(shape)
        shapely.prepare(self.edge)
        self.pole = shapely.maximum_inscribed_circle(shape, 1.0).coords[0]
        self.pole = hints.get("unit", self.pole)

    def room(self, x, y):
        point = shapely.Point(x, y)
        return self.edge.distance(point) if self.shape.contains(point) else -1.0

    def grid(self, step, reach):
        found = []
        for row in range(-reach, reach + 1):
            for column in range(-reach, reach + 1):
                found.append((self.pole[0] + column * step, self.pole[1] + row * step))
        inside = shapely.contains_xy(self.shape, [x for x, _ in found], [y for _, y in found])
        return [place for place, yes in zip(found, inside) if yes]

    def choose(self, kind):
        """Unit, short name and, on land, center; only the name of a province where no unit may be."""
        if kind == "shut":
            return {"short": self.hints.get("short", self.pole)}
        best = None
        for step, reach in ((2.0, 8), (2.5, 18), (1.25, 45)):
            for place in [self.hints["unit"]] if "unit" in self.hints else self.grid(step, reach):
                room = self.room(*place)
                if room >= UNIT + EDGE:
                    around = self._around(place, room, kind == "land")
                    best = min(filter(None, (best, around)), key=lambda found: found[0], default=None)
            if best:
                return best[1]
        raise Fault(f"no room in {self.name} for a unit, a center and a name: widen it, or say `put`")

    def _around(self, unit, room, centered):
        """(cost, marks) of the best name and, if wanted, center around this place of the unit."""
        far = math.dist(unit, self.pole)
        base = far * 0.12 - min(room, 16.0) * 0.25
        best = None
        for rank, (right, down) in enumerate(LABELS):
            label = (unit[0] + right, unit[1] + down)
            if "short" in self.hints:
                label = self.hints["short"]
            box = box_at(*label, *SHORT, EDGE)
            if best and base + rank * 0.3 > best[0] or not self.shape.contains(box):
                continue
            slack = min(self.edge.distance(box), 4.0)
            if not centered:
                cost = base + rank * 0.3 - slack * 0.4
                if best is None or cost < best[0]:
                    best = (cost, {"unit": unit, "short": label})
                continue
            for order, (across, below) in enumerate(CENTERS):
                center = self.hints.get("center", (unit[0] + across, unit[1] + below))
                gap = min(self.room(*center) - CENTER - EDGE, 4.0)
                if gap < 0 or box.distance(shapely.Point(center)) < CENTER + EDGE:
                    continue
                cost = base + rank * 0.3 + order * 0.08 - slack * 0.4 - gap * 0.4
                if best is None or cost < best[0]:
                    best = (cost, {"unit": unit, "short": label, "center": center})
        return best

    def dislodged(self, unit, center=None, short=None, others=()):
        """Beside the unit, where it hides least of it, of the center, of the name and of units at the other coasts."""
        name = short and box_at(*short, *SHORT)
        best = None
        for far in (TOUCH, 16, 17, 18, APART, 21, 23, 26, 30, 35, 40):
            for turn in range(24):
                angle = math.radians(turn * 15 - 45)
                place = (unit[0] + far * math.cos(angle), unit[1] + far * math.sin(angle))
                gap = self.room(*place) - DISLODGED - 0.5
                if gap < 0:
                    continue
                hides = 0 if center is None else max(0.0, DISLODGED + CENTER - math.dist(place, center))
                covers = 0 if name is None else max(0.0, DISLODGED - name.distance(shapely.Point(place)))
                hides += sum(max(0.0, DISLODGED + UNIT - math.dist(place, other)) for other in others)
                cost = max(0.0, APART - far) * 2 + max(0.0, far - APART) * 0.3 + turn * 0.02 + hides * 4 + covers - min(gap, 2)
                if best is None or cost < best[0]:
                    best = (cost, place)
        if best is None:
            raise Fault(f"no room in {self.name} for a dislodged unit")
        return best[1]

    def long(self, name, marks, fleets):
        """(x, y, width, height) of the box for the long name, clear of units and center; None where it does not fit."""
        taken = [shapely.Point(marks[mark]).buffer(size + EDGE) for mark, size in (("unit", UNIT), ("center", CENTER)) if mark in marks]
        taken += [shapely.Point(fleet).buffer(UNIT + EDGE) for fleet in fleets]
        free = self.shape.difference(shapely.union_all(taken))
        shapely.prepare(free)
        best = None
        widths = sorted({len(" ".join(name.split()[a:b])) for a in range(9) for b in range(a + 1, 9) if name.split()[a:b]})
        for letters in widths:
            lines = lines_of(name, letters * LETTER + 0.01)
            if lines is None or max(map(len, lines)) != letters:
                continue
            size = (letters * LETTER + 1.0, len(lines) * LINE)
            wish = self.hints.get("long", self._wish(marks, size))
            for place in [wish] if "long" in self.hints else [wish] + self.grid(3.0, 28):
                cost = math.dist(place, wish) + 6 * len(lines)
                if (best is None or cost < best[0]) and free.contains(box_at(*place, *size, EDGE)):
                    best = (cost, (*place, *size))
        return best and best[1]

    def _wish(self, marks, size):
        """On the side of the unit where the short name is."""
        if "unit" not in marks:
            return marks["short"]
        right, down = marks["short"][0] - marks["unit"][0], marks["short"][1] - marks["unit"][1]
        if abs(down) >= 13:
            return marks["short"][0], marks["unit"][1] + math.copysign(UNIT + EDGE * 2 + size[1] / 2, down)
        return marks["unit"][0] + math.copysign(UNIT + EDGE * 2 + size[0] / 2, right), marks["short"][1]

    def at_coast(self, shore, marks, hint=None):
        """For a fleet: as near to the shore as there is room, clear of name and center."""
        taken = [(box_at(*marks["short"], *SHORT), 0.0), (shapely.Point(marks["center"]), CENTER)]
        middle = hint or shore.interpolate(0.5, normalized=True).coords[0]
        best = None
        low_x, low_y, high_x, high_y = self.shape.bounds
        for column in range(int((high_x - low_x) / 2)):
            for row in range(int((high_y - low_y) / 2)):
                place = shapely.Point(low_x + 2 * column, low_y + 2 * row)
                if not self.shape.contains(place) or self.edge.distance(place) < UNIT + EDGE:
                    continue
                if any(mark.distance(place) < UNIT + EDGE + size for mark, size in taken):
                    continue
                cost = place.distance(shore) + 0.35 * place.distance(shapely.Point(middle))
                if best is None or cost < best[0]:
                    best = (cost, (place.x, place.y))
        if best is None:
            raise Fault(f"no room in {self.name} for a fleet at a coast")
        return best[1]
