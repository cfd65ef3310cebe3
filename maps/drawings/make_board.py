#!/usr/bin/env python3
"""Makes a .board.json of a .arcs file and Natural Earth's land: `make_board.py ATLAS standard.arcs MAP.json -o OUT`.

ATLAS is `land-50m.json` of npm's world-atlas 2.0.2, MAP.json the output of `entente map show standard --format json`.
Needs shapely 2.2.0; the same version writes the same bytes. The build does not run this: what it makes is in git.
"""

import argparse
import json
import sys

import anchors
import shapely
from arcs_text import Arcs, Fault
from faces import QUARTER, cut, find_arcs, generalise, name_faces, read_land
from plane import Plane


def units(value):
    return int(round(value * QUARTER))


def deltas(chain):
    """x, y of the first point, then the steps."""
    flat = [*chain[0]]
    for (a, b), (c, d) in zip(chain, chain[1:]):
        flat += [c - a, d - b]
    return flat


class Board:
    def __init__(self, arcs, atlas, places):
        self.arcs, self.places = arcs, places
        self.plane = Plane(arcs)
        land = generalise(read_land(atlas, self.plane), arcs, self.plane)
        faces = cut(land, arcs, self.plane)
        names, kinds = name_faces(faces, land, arcs, self.plane)
        self.labels = list(zip(names, kinds))
        self.faces = faces
        self.chains, self.rings = find_arcs(faces, self.labels)
        self.sides = {}
        for (name, _), rings in self.rings.items():
            for ref in (ref for ring in rings for ref in ring):
                self.sides.setdefault(max(ref, ~ref), set()).add(name)

    def main_face(self, name):
        """The largest face of a province, in pixels: there its marks stand. Its kind, land or water, is the place's of `province`."""
        found = [(face, kind) for face, (owner, kind) in zip(self.faces, self.labels) if owner == name]
        if not found:
            raise Fault(f"{self.arcs.path}: no face is {name}'s")
        if self.places[name]["terrain"] != "WATER" and any(kind == "land" for _, kind in found):
            found = [each for each in found if each[1] == "land"]
        face, kind = max(found, key=lambda each: each[0].area)
        return shapely.transform(face, lambda points: points / QUARTER), kind

    def province(self, name):
        place = self.places[name]
        shape, face = self.main_face(name)
        kind = "shut" if face == "land" and place["terrain"] == "SHUT" else face
        made = {"kind": kind, "shape": self.rings[name, face]}
        if face == "land" and (name, "water") in self.rings:
            made["waters"] = self.rings[name, "water"]
        hints = {words[1]: self.plane.pixel(at[0]) for words, at in self.arcs.named_places("put", 2) if words[0] == name}
        here = anchors.Places(name, shape, hints)
        marks = here.choose("land" if place["terrain"] == "PORT" else kind)
        near = {words[0]: self.plane.pixel(at[0]) for words, at in self.arcs.named_places("coast") if words[0][:3] == name}
        coasts = self.coasts(name, near, here, marks) if near else {}
        fleets = [[value / QUARTER for value in coast["unit"]] for coast in coasts.values()]
        if kind != "shut":
            marks["dislodged"] = here.dislodged(marks["unit"], marks.get("center"), marks.get("short"), fleets)
        for mark in ("unit", "dislodged", "center", "short"):
            if mark in marks:
                made[mark] = [units(value) for value in marks[mark]]
        if coasts:
            made["coasts"] = coasts
        long = here.long(place["name"], marks, fleets)
        if long:
            made["long"] = [units(value) for value in long]
        return made

    def coasts(self, name, near, here, marks):
        """The arcs of every coast: of several coasts the one on whose waters the other side is, else the nearest."""
        refs, shared = {coast: [] for coast in near}, {}
        for ref in (ref for ring in self.rings[name, "land"] for ref in ring):
            other = next(iter(self.sides[max(ref, ~ref)] - {name}), None)
            if other not in self.places or (other, "land") in self.rings:
                continue
            line = shapely.LineString(self.chains[max(ref, ~ref)])
            may = [coast for coast in near if other in [_to(entry) for entry in self.places[coast]["abuts"]]]
            distance = lambda coast: line.interpolate(0.5, normalized=True).distance(
                shapely.Point(near[coast][0] * QUARTER, near[coast][1] * QUARTER))
            refs[min(may, key=distance)].append(ref)
            shared.setdefault(other, []).append(ref)
        for other, arcs in shared.items():  # where two coasts share the only arc at a sea, as at Gibraltar
            for coast in near:
                if len(arcs) == 1 and other in [_to(entry) for entry in self.places[coast]["abuts"]] and arcs[0] not in refs[coast]:
                    refs[coast].append(arcs[0])
        made, units_at = {}, {}
        for coast in sorted(refs):
            shore = shapely.MultiLineString([self.chains[max(ref, ~ref)] for ref in refs[coast]])
            shore = shapely.transform(shore, lambda points: points / QUARTER)
            shore = max(shapely.get_parts(shapely.line_merge(shore)), key=lambda part: part.length)
            units_at[coast] = here.at_coast(shore, marks, self._hint(coast))
        for coast, unit in units_at.items():
            others = [marks["unit"], *(place for other, place in units_at.items() if other != coast)]
            dislodged = here.dislodged(unit, marks["center"], marks["short"], others)
            made[coast] = {"arcs": refs[coast], "unit": [units(value) for value in unit],
                           "dislodged": [units(value) for value in dislodged]}
        return made

    def _hint(self, coast):
        found = [at[0] for words, at in self.arcs.named_places("put", 2) if words == [coast, "unit"]]
        return self.plane.pixel(found[-1]) if found else None

    def scenery(self):
        """Faces that are no province: land and water beyond the map, islands of no province."""
        return {kind: [ring for (name, face), rings in sorted(self.rings.items()) if name.startswith("-") and face == kind
                       for ring in rings] for kind in ("land", "water")}

    def pairs(self, keyword):
        return [[words[0], words[1], " ".join(words[2:])] for words in self.arcs.all(keyword)]

    def json(self, name):
        provinces, faults = {}, []
        for place in sorted(place for place in self.places if "/" not in place):
            try:
                provinces[place] = self.province(place)
            except Fault as fault:
                faults.append(str(fault))
        if faults:
            raise Fault("\n".join(faults))
        return {"format": "entente-board/1", "name": name, "maps": [word for words in self.arcs.all("map") for word in words],
                "size": [self.plane.width * QUARTER, self.plane.height * QUARTER], "pixel": QUARTER,
                "marks": {"unit": units(anchors.UNIT), "dislodged": units(anchors.DISLODGED), "center": units(anchors.CENTER), "short": [units(s) for s in anchors.SHORT],
                          "line": units(anchors.LINE), "letter": units(anchors.LETTER)},
                "links": self.pairs("link"), "rivers": self.pairs("river"),
                "provinces": provinces, "scenery": self.scenery(), "arcs": [deltas(chain) for chain in self.chains]}


def _to(entry):
    return entry["to"] if isinstance(entry, dict) else entry


def write(board):
    """JSON with a line for every province and every arc, so that a difference can be read."""
    dump = lambda value: json.dumps(value, separators=(",", ":"))
    lines = [f'"{key}":{dump(value)}' for key, value in board.items() if key not in ("provinces", "arcs")]
    lines.append('"provinces":{\n' + ",\n".join(f'"{key}":{dump(value)}' for key, value in board["provinces"].items()) + "}")
    lines.append('"arcs":[\n' + ",\n".join(dump(arc) for arc in board["arcs"]) + "]")
    return "{" + ",\n".join(lines) + "}\n"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("atlas")
    options.add_argument("arcs")
    options.add_argument("map")
    options.add_argument("-o", dest="out", required=True)
    given = options.parse_args()
    with open(given.map, encoding="utf-8") as file:
        shown = json.load(file)
    try:
        text = write(Board(Arcs(given.arcs), given.atlas, shown["places"]).json(shown["name"]))
    except Fault as fault:
        sys.exit(str(fault))
    with open(given.out, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


if __name__ == "__main__":
    main()
