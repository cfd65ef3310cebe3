#!/usr/bin/env python3
"""Draws a .board.json with every mark, to look at: `preview.py standard.board.json > board.svg`, then `rsvg-convert`.

`--long` draws long names, `--boxes` the boxes of names, `--dislodged` the dislodged units, too. It is no renderer.
"""

import argparse
import sys
from html import escape

from board import read_board

COLORS = {"land": "#f2e8cf", "water": "#cfe1ec", "shut": "#b9b2a3", "scenery": "#ddd5c3"}


def path(board, rings):
    return "".join("M" + " ".join(f"{x},{y}" for x, y in board.ring(ring)) + "Z" for ring in rings)


def shapes(board):
    for name, province in board.provinces.items():
        yield f'<path d="{path(board, province["shape"])}" fill="{COLORS[province["kind"]]}" fill-rule="evenodd"/>'
        if "waters" in province:
            yield f'<path d="{path(board, province["waters"])}" fill="#dbe4e2" fill-rule="evenodd"/>'
    for kind, rings in board.data["scenery"].items():
        fill = COLORS["scenery"] if kind == "land" else COLORS["water"]
        yield f'<path d="{path(board, rings)}" fill="{fill}" fill-rule="evenodd"/>'


def lines(board):
    styles = {("land", "water"): ("#51677a", 1.3, ""), ("land",): ("#7d6f58", 1.0, ""), ("water",): ("#8fb0c6", 1.0, ' stroke-dasharray="16 10"')}
    for arc, sides in zip(board.arcs, board.sides()):
        if len(sides) == 1:
            continue
        color, width, more = styles[tuple(sorted({kind for _, kind in sides}))]
        points = " ".join(f"{x},{y}" for x, y in arc)
        yield (f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="{width * board.pixel}" '
               f'stroke-linejoin="round"{more}/>')


def marks(board, names, given):
    sizes, pixel = board.data["marks"], board.pixel
    for code, province in board.provinces.items():
        if given.dislodged and "dislodged" in province:
            yield disc(province["dislodged"], sizes["dislodged"], "#e9a8a8")
        if "unit" in province:
            yield disc(province["unit"], sizes["unit"], "#a9c4a0" if province["kind"] == "land" else "#b7cfe0")
        for coast in province.get("coasts", {}).values():
            if given.dislodged:
                yield disc(coast["dislodged"], sizes["dislodged"], "#f3c9c9")
            yield disc(coast["unit"], sizes["unit"], "#c7dfee")
        if "center" in province:
            yield disc(province["center"], sizes["center"], "#333")
        if given.boxes:
            yield rect(*province["short"], *sizes["short"])
        if given.long and "long" in province:
            yield from long_name(board, names.get(code, code), province["long"], given)
        else:
            yield text(code, *province["short"], 11.5 * pixel, "600")


def long_name(board, name, room, given):
    x, y, width, height = room
    rows = []
    for word in name.split():
        if rows and (len(rows[-1]) + 1 + len(word)) * board.data["marks"]["letter"] <= width:
            rows[-1] += " " + word
        else:
            rows.append(word)
    line = board.data["marks"]["line"]
    if given.boxes:
        yield rect(*room)
    for number, row in enumerate(rows):
        yield text(row, x, y + (number - (len(rows) - 1) / 2) * line, 9 * board.pixel, "400")


def disc(place, radius, fill):
    return f'<circle cx="{place[0]}" cy="{place[1]}" r="{radius}" fill="{fill}" stroke="#444" stroke-width="2"/>'


def rect(x, y, width, height):
    return (f'<rect x="{x - width / 2}" y="{y - height / 2}" width="{width}" height="{height}" fill="none" stroke="#c33" '
            'stroke-width="2"/>')


def text(words, x, y, size, weight):
    return (f'<text x="{x}" y="{y + size * 0.36:.0f}" font-size="{size:.0f}" font-weight="{weight}" text-anchor="middle" '
            f'font-family="sans-serif" fill="#333">{escape(words)}</text>')


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("board")
    options.add_argument("--map", help="the output of `entente map show NAME --format json`, for long names")
    for flag in ("long", "boxes", "dislodged"):
        options.add_argument(f"--{flag}", action="store_true")
    given = options.parse_args()
    board = read_board(given.board)
    names = {}
    if given.map:
        import json
        with open(given.map, encoding="utf-8") as file:
            names = {code: place["name"] for code, place in json.load(file)["places"].items()}
    width, height = board.data["size"]
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width // board.pixel}">')
    for part in (*shapes(board), *lines(board), *marks(board, names, given)):
        print(part)
    print("</svg>")


if __name__ == "__main__":
    sys.exit(main())
