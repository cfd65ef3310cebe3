#!/usr/bin/env python3
"""Measures archives and environments beside their peers in one run: phases a second.

usage: compare.py [GAMES [SECONDS]]    games of the archive, by default 2000; for each figure of a batch, by default 5

The archive has random games of 60 phases. One process and two local workers of Ray adjudicate it again (the workers a first time before
the clock runs, so their start is left out); the package `diplomacy` plays its orders, as many games as take some ten seconds. "of the
processor" divides by the time that the threads had one: the figure of an idle machine. What is not installed is left out. Needs NumPy;
ENTENTE_LIBRARY names the library.
"""

import contextlib
import importlib.util
import io
import json
import pathlib
import sys
import tempfile
import time

import numpy as np
from speed import Games, given_orders, measure

from entente import Game
from entente.environments import Options
from entente.environments.vector import VectorEnvironment
from entente.scale import readjudicate

PHASES = 60
RULES = "diplomacy,support_coast=must_match"  # under which the package plays the same games
PEER_SECONDS = 10


def told(name, phases, clock, processor=None):
    used = f"{phases / processor:12,.0f} of the processor" if processor else ""
    print(f"{name:58} {phases / clock:12,.0f} a second {used}", flush=True)


def timed(work):
    """The phases of a piece of work, and the seconds of the clock and of this process's processor."""
    clock, processor = time.monotonic(), time.process_time()
    phases = work()
    return phases, time.monotonic() - clock, time.process_time() - processor


def archive_figures(path):
    alone = []
    told("archive, one process", *timed(lambda: alone.append(readjudicate(path)) or alone[0].phases))
    if importlib.util.find_spec("ray") is None:
        return print("archive, two workers: Ray is not installed")
    for _ in range(2):
        phases, clock, _ = timed(lambda: alone.append(readjudicate(path, workers=2)) or alone[-1].phases)
    told("archive, two local workers of Ray", phases, clock)
    assert len({each.signature for each in alone}) == 1


def peer_figure(path):
    if importlib.util.find_spec("diplomacy") is None:
        return print("archive, the package diplomacy: it is not installed")
    import diplomacy

    diplomacy.Game().process()  # loads its map
    with open(path, encoding="utf-8") as lines:
        told("archive, one process of the package diplomacy", *timed(lambda: peer_phases(diplomacy, lines)))


def peer_phases(package, lines):
    """Plays the recorded orders. A game that the package plays otherwise ends there."""
    phases, end = 0, time.monotonic() + PEER_SECONDS
    for line in lines:
        game = package.Game()
        for phase in json.loads(line)["phases"]:
            if game.get_current_phase() != phase["name"]:
                break
            for power, orders in phase["orders"].items():
                game.set_orders(power, orders or [])
            with contextlib.redirect_stdout(io.StringIO()):
                game.process()
            phases += 1
        if time.monotonic() > end:
            break
    return phases


def environment_figures(threads, seconds):
    games = VectorEnvironment(8192, Options(max_phases=200), threads=threads)

    def play():
        phases, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            phases += int((~games.step(*games.random_orders()).skipped).sum())
        return phases

    play()  # into the middle of the games
    phases, clock, processor = timed(play)
    told(f"environments, random orders, {threads} thread{'s' * (threads > 1)}", phases, clock, processor / threads)
    games.close()


def given_figures(threads, seconds):
    games = VectorEnvironment(2048, Options(max_phases=200), threads=threads)
    for _ in range(40):
        games.step(*games.random_orders())
    orders, starts = games.random_orders()
    orders, before = orders.copy(), games.positions.copy()

    def play():
        phases, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            np.copyto(games.positions, before)
            games.phases[:] = 0
            phases += int((~games.step(orders, starts).skipped).sum())
        return phases

    phases, clock, processor = timed(play)
    told(f"environments, given orders, {threads} thread{'s' * (threads > 1)}", phases, clock, processor / threads)
    games.close()


def main():
    if len(sys.argv) > 3 or any(not each.isdigit() for each in sys.argv[1:]):
        sys.exit(__doc__.strip())
    count, seconds = [int(each) for each in sys.argv[1:]] + [2000, 5][len(sys.argv) - 1:]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "games.jsonl")
        with open(path, "w", encoding="utf-8") as file:
            for seed in range(count):
                file.write(Game.random(seed, rules=RULES, max_phases=PHASES).save() + "\n")
        print(f"{count} games of {PHASES} phases, {path.stat().st_size / 1e6:.0f} MB", flush=True)
        archive_figures(path)
        peer_figure(path)
    for threads in (1, 2):
        environment_figures(threads, seconds)
        given_figures(threads, seconds)
        clock, processor = measure(given_orders, 1000, threads, seconds)
        told(f"batches of given orders, {threads} thread{'s' * (threads > 1)}", clock, 1, clock / processor)


if __name__ == "__main__":
    main()
