#!/usr/bin/env python3
"""Compares pictures of boards with those in git (pictures/*.png), or draws these anew.

    pictures.py build/release/bin/entente             # compares; needs rsvg-convert (Debian: librsvg2-bin)
    pictures.py build/release/bin/entente --write

The distance of two pictures is that of their colors as one sees them, in CIE Lab, of blocks of 8 by 8 pixels: other fonts or
another version of rsvg-convert change edges, not blocks. Exit code 77: there is no rsvg-convert."""

import argparse
import collections
import concurrent.futures
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

HERE = pathlib.Path(__file__).resolve().parent
GAME = str(HERE.parent.parent / "capi" / "cli" / "samples" / "game.json")
WIDTH = "600"
PICTURES = {
    "opening": ["--map", "standard"],
    "midgame": ["--phase", "F1905M", GAME],
    "retreats": ["--phase", "F1905R", GAME],
    "dark": ["--phase", "F1903M", "--theme", "dark", GAME],
    "red_green": ["--phase", "S1906M", "--palette", "red_green", GAME],
    "ancmed": ["--map", "ancmed", "--labels", "long"],
    "canton": ["--map", "canton"],
}
BLOCK = 8
COLORS = 128
MOST_MEAN, MOST_BLOCKS = 1.0, 0.01  # the mean distance; the part of blocks that are further apart than FAR
FAR = 12.0
SIGNATURE = b"\x89PNG\r\n\x1a\n"
KINDS = {0: 1, 2: 3, 3: 1, 6: 4}  # bytes of a pixel, by kind of color


def read_png(data):
    """Width and the rows of (red, green, blue); 8 bits, not interlaced."""
    at, packed, palette = len(SIGNATURE), b"", None
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            if depth != 8 or interlaced or color not in KINDS:
                raise ValueError("expected 8 bits a channel, not interlaced")
        elif kind == b"PLTE":
            palette = [tuple(body[i:i + 3]) for i in range(0, size, 3)]
        elif kind == b"IDAT":
            packed += body
        at += size + 12
    step, raw, rows = KINDS[color], zlib.decompress(packed), []
    length = width * step
    before = bytearray(length)
    for y in range(height):
        start = y * (length + 1)
        before = unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + length]), before, step)
        if palette:
            rows.append([palette[value] for value in before])
        elif step == 1:
            rows.append([(value,) * 3 for value in before])
        else:
            rows.append(list(zip(before[0::step], before[1::step], before[2::step])))
    return width, rows


def unfiltered(kind, row, above, step):
    for i in range(len(row) if kind else 0):
        left, up = row[i - step] if i >= step else 0, above[i]
        corner = above[i - step] if i >= step else 0
        if kind == 4:
            guess = left + up - corner
            best = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
        else:
            best = (0, left, up, (left + up) // 2)[kind]
        row[i] = (row[i] + best) & 255
    return row


def write_png(rows):
    """With the most frequent colors; others become the nearest of these."""
    counts = collections.Counter(color for row in rows for color in row)
    palette = [color for color, _ in counts.most_common(COLORS)]
    near = {color: min(range(len(palette)), key=lambda i: sum((a - b) ** 2 for a, b in zip(palette[i], color)))
            for color in counts}
    raw = b"".join(b"\0" + bytes(near[color] for color in row) for row in rows)

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    return (SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)) +
            chunk(b"PLTE", bytes(value for color in palette for value in color)) +
            chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


LINEAR = [(v / 255 / 12.92) if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in range(256)]


def blocks(rows):
    """The colors of blocks, in CIE Lab."""
    found = []
    for y in range(0, len(rows) - BLOCK + 1, BLOCK):
        for x in range(0, len(rows[0]) - BLOCK + 1, BLOCK):
            pixels = [pixel for row in rows[y:y + BLOCK] for pixel in row[x:x + BLOCK]]
            red, green, blue = (sum(LINEAR[pixel[channel]] for pixel in pixels) / BLOCK ** 2 for channel in range(3))
            xyz = ((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505, 0.2126 * red + 0.7152 * green + 0.0722 * blue,
                   (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
            fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
            found.append((116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)))
    return found


def fault_of(rows, reference):
    """What differs; empty if one sees no difference."""
    if (len(rows), len(rows[0])) != (len(reference), len(reference[0])):
        return f"{len(rows[0])} by {len(rows)} pixels, expected {len(reference[0])} by {len(reference)}"
    far = [sum((a - b) ** 2 for a, b in zip(*pair)) ** 0.5 for pair in zip(blocks(rows), blocks(reference))]
    mean, many = sum(far) / len(far), sum(one > FAR for one in far) / len(far)
    if mean > MOST_MEAN or many > MOST_BLOCKS:
        return f"mean distance {mean:.2f} (at most {MOST_MEAN}), {many:.1%} of the blocks differ (at most {MOST_BLOCKS:.0%})"
    return ""


def drawn(program, words):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "board.png"
        subprocess.run([program, "render", "--size", WIDTH, "-o", str(file), *words], check=True)
        return read_png(file.read_bytes())[1]


def finds_planted_faults(rows):
    """Whether a unit that is not there, and another color of a province, are found."""
    spot = [list(row) for row in rows]
    for row in spot[200:260]:
        row[200:260] = [(255, 0, 0)] * 60
    tinted = [[(red, green, blue // 2) for red, green, blue in row] for row in rows]
    return bool(fault_of(spot, rows)) and bool(fault_of(tinted, rows)) and not fault_of(rows, rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if shutil.which("rsvg-convert") is None:
        print("skipped: there is no rsvg-convert (Debian: librsvg2-bin)")
        return 77
    faults = 0
    with concurrent.futures.ThreadPoolExecutor() as pool:
        pictures = list(pool.map(lambda words: drawn(given.program, words), PICTURES.values()))
    for name, rows in zip(PICTURES, pictures):
        file = HERE / "pictures" / (name + ".png")
        if given.write:
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(write_png(rows))
        fault = fault_of(rows, read_png(file.read_bytes())[1])
        if not fault and name == "opening" and not finds_planted_faults(rows):
            fault = "a planted fault is not found"
        faults += bool(fault)
        print(f"{name}: {fault or 'as in git'}")
    print(f"{len(PICTURES) - faults} passed, {faults} failed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
