"""What must hold for a drawing: each function returns its faults as sentences. Needs nothing but Python."""

import math

MOST_TO_SHORE = 16  # pixels: from the middle of a fleet to its coast; its radius is 10
TOUCH = 14  # pixels: a dislodged unit's middle is at least so far from the unit's


def _to(entry):
    return entry["to"] if isinstance(entry, dict) else entry


def _province(place):
    return place[:3] if len(place) > 3 and place[3] == "/" else place


def pairs_of_map(places):
    """The pairs of provinces that list each other in the map, coasts joined."""
    found = set()
    for name, place in places.items():
        for entry in place.get("abuts", ()):
            a, b = _province(name), _province(_to(entry))
            if a != b:
                found.add((min(a, b), max(a, b)))
    return found


def arcs_of_pairs(board):
    """{(province, province): [arc, ...]} of the arcs between two provinces."""
    found = {}
    for number, sides in enumerate(board.sides()):
        owners = sorted({owner for owner, _ in sides if owner})
        if len(owners) == 2:
            found.setdefault(tuple(owners), []).append(number)
    return found


def adjacency(board, places):
    """Two provinces share an arc exactly where the map has them adjacent; `links` are the exceptions."""
    links = {(min(a, b), max(a, b)) for a, b, _ in board.data["links"]}
    drawn, listed = set(arcs_of_pairs(board)), pairs_of_map(places)
    for a, b in sorted(listed - drawn - links):
        yield f"{a} and {b} are adjacent and share no arc"
    for a, b in sorted(drawn - listed):
        yield f"{a} and {b} share an arc and are not adjacent"
    for a, b in sorted(links & drawn):
        yield f"{a} and {b} are a link and share an arc"
    for a, b in sorted(links - listed):
        yield f"{a} and {b} are a link and not adjacent"


def shores(board):
    """{location: {sea: [arc, ...]}}: the arcs of every place where a fleet may lie on land, by the water before it."""
    sides, found = board.sides(), {}
    for name, province in board.provinces.items():
        if province["kind"] == "water":
            continue
        own = [max(ref, ~ref) for part in ("shape", "waters") for ring in province.get(part, []) for ref in ring]
        if "coasts" in province:
            of = {coast: [max(ref, ~ref) for ref in entry["arcs"]] for coast, entry in province["coasts"].items()}
        else:
            of = {name: own}
        for location, arcs in of.items():
            seas = found.setdefault(location, {})
            for arc in arcs:
                for other, _ in sides[arc]:
                    if other and other != name and board.provinces[other]["kind"] == "water":
                        seas.setdefault(other, []).append(arc)
    return found


def coasts(board, places):
    """A coast has the seas that the map gives it, and fleets pass between two coasts where these meet at one sea."""
    found = shores(board)
    links = {(a, b) for one, other, _ in board.data["links"] for a, b in ((one, other), (other, one))}
    for location, seas in sorted(found.items()):
        listed = {_to(entry) for entry in places[location].get("abuts", ())}
        listed = {sea for sea in listed if board.provinces[_province(sea)]["kind"] == "water"}
        listed -= {b for a, b in links if a == _province(location)}
        if set(seas) != listed:
            yield f"{location} is drawn at {', '.join(sorted(seas))}, the map has {', '.join(sorted(listed))}"
    for name, province in board.provinces.items():
        if "coasts" in province:
            parts = {max(ref, ~ref) for entry in province["coasts"].values() for ref in entry["arcs"]}
            whole = {arc for seas in _shore_of(board, name) for arc in seas}
            if parts != whole:
                yield f"the coasts of {name} are not its shore"
    yield from _passages(board, places, found)


def _shore_of(board, name):
    sides = board.sides()
    for ring in board.provinces[name]["shape"]:
        yield [max(ref, ~ref) for ref in ring
               if any(other and board.provinces[other]["kind"] == "water" for other, _ in sides[max(ref, ~ref)])]


def _passages(board, places, found):
    ends = {location: {(sea, point) for sea, arcs in seas.items() for arc in arcs
                       for point in (board.arcs[arc][0], board.arcs[arc][-1])} for location, seas in found.items()}
    shared = {pair: {point for arc in arcs for point in (board.arcs[arc][0], board.arcs[arc][-1])}
              for pair, arcs in arcs_of_pairs(board).items()}
    links, rivers = ({(min(a, b), max(a, b)) for a, b, _ in board.data[name]} for name in ("links", "rivers"))
    for a in sorted(found):
        for b in sorted(found):
            pair = (_province(a), _province(b))
            if pair[0] >= pair[1] or pair in links:
                continue
            drawn = pair in rivers or any(point in shared.get(pair, ()) for _, point in ends[a] & ends[b])
            if drawn != _fleets_pass(places, a, b):
                yield f"fleets {'pass by the drawing' if drawn else 'pass by the map'} alone between {a} and {b}"


def _fleets_pass(places, a, b):
    if places[a]["terrain"] != "COAST" or places[b]["terrain"] != "COAST":
        return False
    return any(_to(entry) == b and not (isinstance(entry, dict) and entry.get("for") == "armies") for entry in places[a]["abuts"])


# ---- Marks -------------------------------------------------------------------------------------------------------------------


def marks(board, places):
    """Every mark lies in its province with room, no two marks of a province cover each other, and names have room."""
    for name, province in sorted(board.provinces.items()):
        rings = [board.ring(ring) for ring in province["shape"]]
        for words, place, size in discs_and_boxes(board, province):
            if not _fits(rings, place, size):
                yield f"{name}: no room for the {words}"
        yield from _apart(board, name, province)
        if "long" in province:
            yield from _name_fits(board, name, places[name]["name"], province["long"])


def discs_and_boxes(board, province):
    """(words, place, radius or (width, height)) of every mark of a province."""
    sizes = board.data["marks"]
    for mark in ("unit", "dislodged", "center"):
        if mark in province:
            yield mark, province[mark], sizes[mark]
    yield "short name", province["short"], tuple(sizes["short"])
    if "long" in province:
        yield "long name", province["long"][:2], tuple(province["long"][2:])
    for coast, entry in province.get("coasts", {}).items():
        yield f"unit of {coast}", entry["unit"], sizes["unit"]
        yield f"dislodged unit of {coast}", entry["dislodged"], sizes["dislodged"]


def _apart(board, name, province):
    every = {words: (place, size) for words, place, size in discs_and_boxes(board, province)}
    units = [words for words in every if words.startswith("unit")]
    for unit in units:
        for other in ("center", "short name", "long name"):
            if other in every and _gap(every[unit], every[other]) <= 0:
                yield f"{name}: the {unit} covers the {other}"
        yield from _coasts_apart(board, name, unit, every)
        beside = every.get("dislodged" if unit == "unit" else unit.replace("unit", "dislodged unit", 1))
        if beside and math.dist(beside[0], every[unit][0]) < TOUCH * board.pixel:
            yield f"{name}: the dislodged unit hides the {unit}"
    for other in ("short name", "long name"):
        if "center" in every and other in every and _gap(every["center"], every[other]) <= 0:
            yield f"{name}: the center covers the {other}"


def _coasts_apart(board, name, unit, every):
    """A fleet lies at its coast, apart from units at the other coasts and inland, dislodged or not."""
    for other in every:
        kind = board.data["marks"]["dislodged" if other.startswith("dislodged") else "unit"]
        is_own = other.replace("dislodged unit", "unit") == unit or {unit, other} == {"unit", "dislodged"}
        if "unit" not in other and other != "dislodged" or is_own:
            continue
        if math.dist(every[unit][0], every[other][0]) < board.data["marks"]["unit"] + kind:
            yield f"{name}: the {unit} covers the {other}"
    coasts = board.provinces[name].get("coasts", {})
    for coast in coasts:
        if unit == f"unit of {coast}":
            far = {each: _to_shore(board, coasts[each]["arcs"], every[unit][0]) for each in coasts}
            if min(far.values()) < far[coast] or far[coast] > MOST_TO_SHORE * board.pixel:
                yield f"{name}: the {unit} is not at its coast"


def _to_shore(board, refs, place):
    return min((_distance(*place, a, b) for ref in refs for a, b in zip(board.arc(ref), board.arc(ref)[1:])), default=math.inf)


def _gap(a, b):
    """The distance between a disc and a disc or box."""
    (x, y), radius = a
    (u, v), size = b
    if isinstance(size, tuple):
        return math.hypot(max(abs(x - u) - size[0] / 2, 0), max(abs(y - v) - size[1] / 2, 0)) - radius
    return math.dist((x, y), (u, v)) - radius - size


def _name_fits(board, name, words, room):
    letter, line = board.data["marks"]["letter"], board.data["marks"]["line"]
    rows, longest = [], 0
    for word in words.split():
        if rows and (len(rows[-1]) + 1 + len(word)) * letter <= room[2]:
            rows[-1] += " " + word
        else:
            rows.append(word)
    longest = max(map(len, rows)) * letter
    if longest > room[2] or len(rows) * line > room[3]:
        yield f"{name}: '{words}' does not fit its box"


def labels(board):
    """No two names cover each other, neither all short ones nor the long ones where there are some."""
    short = tuple(board.data["marks"]["short"])
    for kind in ("short", "long"):
        boxes = []
        for name, province in sorted(board.provinces.items()):
            room = province.get(kind, province["short"])
            boxes.append((name, room[:2], tuple(room[2:]) or short))
        for at, (a, (x, y), (width, height)) in enumerate(boxes):
            for b, (u, v), (wide, high) in boxes[at + 1:]:
                if abs(x - u) * 2 < width + wide and abs(y - v) * 2 < height + high:
                    yield f"the {kind} names of {a} and {b} cover each other"


def _inside(rings, x, y):
    odd = False
    for ring in rings:
        for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1]):
            if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
                odd = not odd
    return odd


def _fits(rings, place, size):
    """Whether a disc or a box lies within the rings as a whole."""
    x, y = place
    if not _inside(rings, x, y):
        return False
    half = (size[0] / 2, size[1] / 2) if isinstance(size, tuple) else None
    for ring in rings:
        for a, b in zip(ring, ring[1:] + ring[:1]):
            if half and _crosses_box(a, b, x, y, *half) or not half and _distance(x, y, a, b) < size:
                return False
    return True


def _distance(x, y, a, b):
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    part = 0 if length == 0 else max(0, min(1, ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length))
    return math.dist((x, y), (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])))


def _crosses_box(a, b, x, y, half_width, half_height):
    """Liang and Barsky: whether the line from a to b has a place within the box."""
    low, high = 0.0, 1.0
    for start, end, middle, half in ((a[0], b[0], x, half_width), (a[1], b[1], y, half_height)):
        step = end - start
        if step == 0:
            if abs(start - middle) > half:
                return False
            continue
        first, last = sorted(((middle - half - start) / step, (middle + half - start) / step))
        low, high = max(low, first), min(high, last)
    return low <= high


# ---- Cover -------------------------------------------------------------------------------------------------------------------


def cover(board):
    """The shapes fill the board once: rings close, every arc has two sides (at the frame one), none cross, areas add up."""
    width, height = board.data["size"]
    used, area = {}, 0
    for owner, kind, rings in board.shapes():
        own = 0
        for ring in rings:
            for a, b in zip(ring, ring[1:] + ring[:1]):
                if board.arc(a)[-1] != board.arc(b)[0]:
                    yield f"a ring of {owner or kind} is open"
            own += _area(board.ring(ring))
            for ref in ring:
                used[ref] = used.get(ref, 0) + 1
        if rings and own <= 0:
            yield f"the {kind} of {owner or 'scenery'} is inside out"
        area += own
    for number, arc in enumerate(board.arcs):
        ways = [used.get(number, 0), used.get(~number, 0)]
        frame = _on_frame(arc, width, height)
        if max(ways) > 1 or sum(ways) != (1 if frame else 2):
            yield f"arc {number} is used {ways[0]} times forwards, {ways[1]} times backwards"
    if area != 2 * width * height:
        yield f"the shapes have {area / 2} square units, the frame has {width * height}"
    yield from _crossings(board)


def _area(ring):
    """Twice the area; positive for an outer ring, which goes clockwise as one sees it, negative for a hole."""
    return sum(a * d - b * c for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1]))


def _on_frame(arc, width, height):
    return all(any(a[axis] == b[axis] == edge for axis, edge in ((0, 0), (0, width), (1, 0), (1, height)))
               for a, b in zip(arc, arc[1:]))


def _crossings(board, cell=64):
    cells = {}
    for number, arc in enumerate(board.arcs):
        for part in zip(arc, arc[1:]):
            low_x, high_x = sorted((part[0][0] // cell, part[1][0] // cell))
            low_y, high_y = sorted((part[0][1] // cell, part[1][1] // cell))
            for column in range(low_x, high_x + 1):
                for row in range(low_y, high_y + 1):
                    cells.setdefault((column, row), []).append((number, part))
    told = set()
    for here in cells.values():
        for at, (one, (a, b)) in enumerate(here):
            for other, (c, d) in here[at + 1:]:
                if (one, other) not in told and _meet(a, b, c, d):
                    told.add((one, other))
                    yield f"arcs {one} and {other} cross near {a}"


def _meet(a, b, c, d):
    """Whether two lines have a place in common other than an end of both."""
    turn = lambda p, q, r: (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    one, two, three, four = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    if one * two < 0 and three * four < 0:
        return True
    between = lambda p, q, r: p != r != q and min(p[0], q[0]) <= r[0] <= max(p[0], q[0]) and min(p[1], q[1]) <= r[1] <= max(p[1], q[1])
    if one == 0 and between(a, b, c) or two == 0 and between(a, b, d):
        return True
    if three == 0 and between(c, d, a) or four == 0 and between(c, d, b):
        return True
    return {a, b} == {c, d}


def every(board, places):
    """The faults of all checks."""
    found = [f"{name} is in the map or in the drawing only" for name in sorted(set(map(_province, places)) ^ set(board.provinces))]
    found += cover(board)
    if not found:
        found += [*adjacency(board, places), *coasts(board, places), *marks(board, places), *labels(board)]
    return found
