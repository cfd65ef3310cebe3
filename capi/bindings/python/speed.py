#!/usr/bin/env python3
"""Measures batches from Python: phases, legal masks and encodings a second, by threads. Needs NumPy.

usage: speed.py [SECONDS]    for each figure, by default 2; ENTENTE_LIBRARY names the library

"a second" is of the clock; "of the processor" divides by the time that the threads had one: the figure of an idle machine.
"""

import sys
import threading
import time

import numpy as np

from entente import Actions, Adjudicator, Map, Position
from entente.encodings import Encoding, legal_masks, random_orders

COUNT = 1000  # positions of a block
MAP = Map()
START = np.tile(np.frombuffer(bytes(Position(MAP).memory), np.uint8), (COUNT, 1))


class Games:
    """A block of random games; those that end begin again."""

    def __init__(self, seed):
        self.judge, self.positions = Adjudicator(MAP), START.copy()
        self.states = np.arange(seed, seed + COUNT, dtype=np.uint64)
        self.orders, self.starts = np.empty(76 * COUNT, np.uint64), np.empty(COUNT + 1, np.uint64)
        self.statuses = np.empty(COUNT, np.int32)
        for _ in range(40):
            self.random_phases()

    def random_phases(self):
        random_orders(self.judge, self.positions, self.states, self.orders, self.starts)
        self.judge.adjudicate_batch(self.positions, self.orders, self.starts, statuses=self.statuses)
        self.positions[self.statuses != 0] = START[0]


def given_orders(games):
    """Adjudicates the same orders again; copying the positions back is part of it."""
    random_orders(games.judge, games.positions, games.states, games.orders, games.starts)
    work = games.positions.copy()

    def run():
        np.copyto(work, games.positions)
        games.judge.adjudicate_batch(work, games.orders, games.starts)

    return run


def masks_of(games):
    actions, masks = Actions(MAP), np.empty((COUNT, 19293), np.uint8)
    return lambda: legal_masks(games.judge, games.positions, actions, masks)


def boards_of(form, dtype):
    def make(games):
        encoding = Encoding("fair", MAP)
        boards = encoding.boards(games.positions, form, dtype=dtype)
        return lambda: encoding.boards(games.positions, form, boards)

    return make


def candidates_of(games):
    encoding = Encoding("fair", MAP)
    some = games.positions[:100].copy()
    candidates, places = encoding.candidates(games.judge, some)
    return lambda: encoding.candidates(games.judge, some, candidates, places)


def legal_of(games):
    encoding = Encoding("deepmind", MAP)
    return lambda: encoding.legal(games.judge, games.positions)


FIGURES = [("random phases", lambda games: games.random_phases, COUNT), ("phases of given orders", given_orders, COUNT),
           ("legal masks", masks_of, COUNT), ("DeepMind's legal lists", legal_of, COUNT),
           ("boards, DipNet's, uint8", boards_of("dipnet", "uint8"), COUNT), ("boards, FAIR's, float32", boards_of("fair", "float32"), COUNT),
           ("FAIR's candidates", candidates_of, 100)]


def measure(make, items, threads, seconds):
    runs = [make(Games(1 + 10000 * i)) for i in range(threads)]
    done, used = [0] * threads, [0.0] * threads

    def work(i):
        begin = time.thread_time()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            runs[i]()
            done[i] += items
        used[i] = time.thread_time() - begin

    workers = [threading.Thread(target=work, args=(i,)) for i in range(threads)]
    begin = time.monotonic()
    for each in workers:
        each.start()
    for each in workers:
        each.join()
    return sum(done) / (time.monotonic() - begin), sum(done) * threads / sum(used)


def main():
    if len(sys.argv) > 2 or sys.argv[1:2] and sys.argv[1].startswith("-"):
        sys.exit(__doc__.strip())
    seconds = float(sys.argv[1]) if len(sys.argv) == 2 else 2.0
    for name, make, items in FIGURES:
        for threads in (1, 2):
            clock, processor = measure(make, items, threads, seconds)
            print(f"{name:26} {threads} thread{'s' if threads > 1 else ' '} {clock:12,.0f} a second {processor:12,.0f} of the processor", flush=True)


if __name__ == "__main__":
    main()
