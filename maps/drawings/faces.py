"""Cuts the frame into faces along coasts, borders and sea lines, names them, and finds the arcs between them."""

import json

import shapely
from arcs_text import Fault
from shapely.geometry import LineString, Point, Polygon, box

QUARTER = 4  # the grid of the drawing: units per pixel


def read_land(path, plane):
    """The polygons of land of a TopoJSON file, in pixels, as far as they lie in the frame."""
    with open(path, encoding="utf-8") as file:
        topology = json.load(file)
    scale, move = topology["transform"]["scale"], topology["transform"]["translate"]
    lines = []
    for arc in topology["arcs"]:
        x = y = 0
        lines.append([])
        for right, up in arc:
            x, y = x + right, y + up
            lines[-1].append((x * scale[0] + move[0], y * scale[1] + move[1]))
    frame = box(0, 0, plane.width, plane.height).buffer(20)
    found = []
    for geometry in topology["objects"]["land"]["geometries"]:
        polygons = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        for polygon in polygons:
            rings = [_ring(ring, lines) for ring in polygon]
            if max(place[1] for place in rings[0]) < -10:
                continue
            rings = [[plane.pixel(place) for place in ring] for ring in rings]
            shape = shapely.make_valid(Polygon(rings[0], rings[1:])).intersection(frame)
            found += [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]
    return shapely.union_all(found)


def _ring(refs, lines):
    places = []
    for ref in refs:
        line = lines[ref] if ref >= 0 else lines[~ref][::-1]
        places += line[1:] if places else line
    return places


def smoothing(arcs):
    """Half the width of inlets and of tongues that go, and how far a simplified line may be from the true one, about; in pixels."""
    return [float(word) for word in (*arcs.one("smooth"), "1.0")[:3]]


def generalise(land, arcs, plane):
    """Keeps the mainland and the islands that the file names, closes narrow inlets and removes narrow tongues."""
    close, open_, _ = smoothing(arcs)
    for _, places in arcs.named_places("fill", 0):
        land = land.union(Polygon([plane.pixel(place) for place in places]))
    land = _named_parts(land, arcs, plane)
    land = land.buffer(close, quad_segs=4).buffer(-close - open_, quad_segs=4).buffer(open_, quad_segs=4)
    for (width,), places in arcs.named_places("dig"):
        land = land.difference(LineString(plane.curve(places)).buffer(float(width) / 2, quad_segs=4))
    return shapely.union_all([Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > 120])
                              for part in shapely.get_parts(_named_parts(land, arcs, plane))])


def _named_parts(land, arcs, plane):
    wanted = [Point(plane.pixel(place)) for keyword, skip in (("island", 1), ("province", 1), ("scenery", 1))
              for _, places in arcs.named_places(keyword, skip) for place in places]
    return shapely.union_all([part for part in shapely.get_parts(land) if any(part.distance(point) < 3 for point in wanted)])


def cut(land, arcs, plane):
    """The faces of the frame, as polygons on the grid that share their edges."""
    frame = box(0, 0, plane.width, plane.height)
    lines = [land.boundary, frame.boundary]
    lines += [LineString(plane.curve(places)).intersection(land) for _, places in arcs.named_places("border", 2)]
    lines += [LineString(plane.curve(places)).difference(land) for _, places in arcs.named_places("line", 2)]
    big = shapely.transform(shapely.GeometryCollection([shapely.intersection(line, frame) for line in lines]),
                            lambda points: points * QUARTER)
    noded = shapely.union_all(list(shapely.get_parts(shapely.extract_unique_points(big))) and list(big.geoms), grid_size=1.0)
    faces = list(shapely.get_parts(shapely.polygonize(list(shapely.get_parts(noded)))))
    faces = [face for face in faces if face.area > 0]
    return list(shapely.coverage_simplify(faces, smoothing(arcs)[2] * QUARTER, simplify_boundary=True))


def name_faces(faces, land, arcs, plane):
    """(province, "land" or "water") of every face; a small face without a name goes to the neighbour with the longest edge."""
    big = shapely.transform(land, lambda points: points * QUARTER).buffer(1)
    kinds = ["land" if big.contains(face.representative_point()) else "water" for face in faces]
    names = [None] * len(faces)
    for keyword, kind in (("province", None), ("island", "land"), ("waters", "water"), ("scenery", None)):
        for (name,), places in arcs.named_places(keyword):
            name = f"-{name}" if keyword == "scenery" else name
            for place in places:
                x, y = plane.pixel(place)
                point = Point(x * QUARTER, y * QUARTER)
                near = min(range(len(faces)), key=lambda at: (faces[at].distance(point), at))
                if faces[near].distance(point) > 12 * QUARTER or kind and kinds[near] != kind:
                    raise Fault(f"{arcs.path}: no face of {kind or 'any kind'} at the place of '{name}' ({place})")
                if names[near] not in (None, name):
                    raise Fault(f"{arcs.path}: '{names[near]}' and '{name}' lie in one face: a line between them is missing")
                names[near] = name
    return _name_rest(faces, kinds, names, arcs), kinds


def _name_rest(faces, kinds, names, arcs):
    while None in names:
        best = None
        for at, face in enumerate(faces):
            if names[at] is not None:
                continue
            for other, name in enumerate(names):
                if name is None or kinds[other] != kinds[at]:
                    continue
                length = face.intersection(faces[other]).length
                if best is None or length > best[0]:
                    best = (length, at, name)
        if best is None or best[0] == 0:
            for at, name in enumerate(names):
                if name is None and faces[at].area < 12 * QUARTER * QUARTER:
                    names[at] = f"-{kinds[at]}"  # a crumb that the frame cuts off
            if None not in names:
                break
            rest = [(faces[at].representative_point().coords[0], faces[at].area) for at, name in enumerate(names) if name is None]
            raise Fault(f"{arcs.path}: faces without a name, in grid units: {rest}")
        names[best[1]] = best[2]
    return names


def find_arcs(faces, labels):
    """Arcs between labels, and the rings of arcs of every label: {label: [[ref, ...], ...]}, ~n is arc n backwards."""
    left = {}
    for face, label in zip(faces, labels):
        face = shapely.orient_polygons(face) if hasattr(shapely, "orient_polygons") else shapely.geometry.polygon.orient(face)
        for ring in (face.exterior, *face.interiors):
            points = [(int(round(x)), int(round(y))) for x, y in ring.coords]
            for a, b in zip(points, points[1:]):
                left[a, b] = label
    edges = {(a, b): label for (a, b), label in left.items() if left.get((b, a)) != label}
    ways = {}
    for a, b in edges:
        ways.setdefault(a, set()).add(b)
        ways.setdefault(b, set()).add(a)
    pair = lambda a, b: frozenset((left.get((a, b)), left.get((b, a))))
    nodes = {at for at, others in ways.items() if len(others) != 2 or len({pair(at, other) for other in others}) != 1}
    chains = _chains(ways, nodes)
    rings = {}
    for label in sorted(set(labels)):
        rings[label] = _rings([(n, chain) for n, chain in enumerate(chains)], label, left)
    return chains, rings


def _chains(ways, nodes):
    used, chains = set(), []
    starts = sorted(nodes) + sorted(set(ways) - nodes)
    for start in starts:
        for second in sorted(ways[start]):
            if (start, second) in used:
                continue
            chain = [start, second]
            while chain[-1] not in nodes and chain[-1] != start:
                chain.append(next(at for at in sorted(ways[chain[-1]]) if at != chain[-2]))
            used.update(zip(chain, chain[1:]))
            used.update(zip(chain[1:], chain))
            chains.append(chain)
    return chains


def _rings(chains, label, left):
    """The rings whose left side is the label; where rings touch in a point, each is closed as soon as it can be."""
    parts = []
    for number, chain in chains:
        if left.get((chain[0], chain[1])) == label:
            parts.append((number, chain[0], chain[-1]))
        if left.get((chain[1], chain[0])) == label:
            parts.append((~number, chain[-1], chain[0]))
    rings = []
    while parts:
        ring = [parts.pop(0)]
        while ring[-1][2] != ring[0][1]:
            following = next(part for part in parts if part[1] == ring[-1][2])
            parts.remove(following)
            ring.append(following)
        rings.append([part[0] for part in ring])
    return rings
