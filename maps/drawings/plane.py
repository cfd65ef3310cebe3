"""From longitude and latitude to pixels: Lambert's conic, and the smooth warp that widens cramped regions."""

import math


class Plane:
    """`pixel` is smooth and keeps neighbours: every widening grows lengths around one place and fades with distance."""

    def __init__(self, arcs):
        meridian, low, high = (math.radians(float(word)) for word in arcs.one("projection"))
        self.meridian = meridian
        tangent = lambda latitude: math.tan(math.pi / 4 + latitude / 2)
        if low == high:
            self.cone = math.sin(low)
        else:
            self.cone = math.log(math.cos(low) / math.cos(high)) / math.log(tangent(high) / tangent(low))
        self.radius = math.cos(low) * tangent(low) ** self.cone / self.cone * 6371.0
        middle, width, height, kilometres = arcs.one("frame")
        self.width, self.height, self.scale = int(width), int(height), float(kilometres)
        self.origin = (0.0, 0.0)
        x, y = self._conic(arcs.place(middle))
        self.origin = (x - self.width / 2, y - self.height / 2)
        self.moves = []
        for place, percent, reach in arcs.all("widen"):
            self.moves.append((self._conic(arcs.place(place)), float(percent) / 100, 0.0, 0.0, float(reach)))
        for place, right, down, reach in arcs.all("shift"):
            self.moves.append((self._conic(arcs.place(place)), 0.0, float(right), float(down), float(reach)))

    def _conic(self, place):
        latitude = math.radians(max(-80.0, min(89.9, place[1])))
        distance = self.radius / math.tan(math.pi / 4 + latitude / 2) ** self.cone
        turn = math.radians(place[0]) - self.meridian
        turn = self.cone * (turn - 2 * math.pi * round(turn / (2 * math.pi)))
        return (distance * math.sin(turn) / self.scale - self.origin[0], distance * math.cos(turn) / self.scale - self.origin[1])

    def pixel(self, place):
        x, y = self._conic(place)
        right = down = 0.0
        for (cx, cy), grow, move_x, move_y, reach in self.moves:
            fade = math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * reach * reach))
            right += fade * (grow * (x - cx) + move_x)
            down += fade * (grow * (y - cy) + move_y)
        return x + right, y + down

    def curve(self, places):
        """A smooth curve through the places (Catmull and Rom), in pixels, with a point every few pixels."""
        points = [self.pixel(place) for place in places]
        ends = [points[0], *points, points[-1]]
        curve = [points[0]]
        for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
            steps = max(2, int(math.dist(b, c) / 2))
            curve += [_between(a, b, c, d, step / steps) for step in range(1, steps + 1)]
        return curve


def _between(a, b, c, d, t):
    """The place at part t of the way from b to c; a and d lie before and behind them."""
    return tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
                 for p, q, r, s in zip(a, b, c, d))
