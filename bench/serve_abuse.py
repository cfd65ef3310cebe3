#!/usr/bin/env python3
"""Measures how long a client waits for answers of `entente serve` while hostile clients do what they can.

usage: serve_abuse.py PROGRAMS [SECONDS]    for instance build/release/bin; 4 seconds of each kind

Seven bots play, and an observer asks for the map again and again. Prints the turns a second and the observer's median, 99th
percentile and longest wait in milliseconds, in peace and under each kind of abuse, and under all at once. Exit code 1 if a
99th percentile is 50 ms or more.
"""
import multiprocessing
import os
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time

INITIAL = bytes.fromhex("000000040001DA10")
MOST = 50.0  # milliseconds


def message(tokens):
    return b"\x02\x00" + len(tokens).to_bytes(2, "big") + tokens


def words(*numbers):
    return b"".join(number.to_bytes(2, "big") for number in numbers)


MAP, MDF, NOW = (message(words(number)) for number in (0x4809, 0x480A, 0x480E))
OBS = message(words(0x480F))


def iam(power, passcode):
    return message(words(0x4807, 0x4000, 0x4100 + power, 0x4001, 0x4000, passcode, 0x4001))


def opened(port, octets=INITIAL):
    link = socket.create_connection(("127.0.0.1", port), timeout=5)
    link.sendall(octets)
    return link


# ---- Abuse: each runs until its process is ended ----


def connects(port):
    while True:
        opened(port, b"").close()


def garbage(port):
    while True:
        opened(port, INITIAL + os.urandom(20000)).close()


def guesses(port):
    while True:
        link = opened(port)
        for passcode in range(1, 200):
            link.sendall(iam(passcode % 7, passcode))
        link.close()


def idles(port):
    links = []
    while True:
        links.append(opened(port, INITIAL[: len(links) % 9]))
        if len(links) > 900:
            links = links[450:]
        time.sleep(0.001)


def floods(port):
    while True:
        link = opened(port)
        link.sendall(MDF * 5000)  # whose answers it does not read


ABUSE = [connects, garbage, guesses, idles, floods]


def attack(abuse, port):
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, 4096))
    while True:
        try:
            abuse(port)
        except OSError:
            time.sleep(0.001)


# ---- What a client notices ----


class Observer:
    def __init__(self, port):
        self.link, self.turns, self.rest = opened(port), 0, b""
        self.link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.link.sendall(OBS + message(bytes.fromhex("481C40004809") + b"\x40\x00" + b"".join(
            b"\x4b" + bytes([c]) for c in b"standard") + bytes.fromhex("40014001")))

    def wait_for(self, word):
        """Reads up to the answer MAP; counts NOWs, which are turns."""
        while True:
            while len(self.rest) >= 4 and len(self.rest) >= 4 + int.from_bytes(self.rest[2:4], "big"):
                end = 4 + int.from_bytes(self.rest[2:4], "big")
                first, self.rest = self.rest[4:6], self.rest[end:]
                self.turns += first == b"\x48\x0e"
                if first == word:
                    return
            octets = self.link.recv(65536)
            if not octets:
                raise SystemExit("the observer was dropped")
            self.rest += octets

    def measure(self, seconds):
        waits, end, turns = [], time.monotonic() + seconds, self.turns
        while time.monotonic() < end:
            begin = time.perf_counter()
            self.link.sendall(MAP)
            self.wait_for(b"\x48\x09")
            waits.append(1000 * (time.perf_counter() - begin))
            time.sleep(0.01)
        waits.sort()
        return (self.turns - turns) / seconds, statistics.median(waits), waits[len(waits) * 99 // 100], waits[-1]


# A game and those who attack it. A game that is played so fast ends after some ten seconds, so each has its own.
def measure(programs, kinds, seconds):
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [programs + "/entente", "serve", "--daide", "--port", "0", "--end-year", "8000", "--save", folder + "/saved"],
            stdout=subprocess.PIPE, text=True)
        port = int(re.search(r":(\d+)$", server.stdout.readline().strip()).group(1))
        bots = subprocess.Popen([programs + "/daide_bot", "--port", str(port), "--players", "7", "--hold"],
                                stdout=subprocess.DEVNULL)
        hostile = [multiprocessing.Process(target=attack, args=(kind, port), daemon=True) for kind in kinds]
        try:
            observer = Observer(port)
            for process in hostile:
                process.start()
            time.sleep(0.5)
            return observer.measure(seconds)
        finally:
            for process in [*hostile, bots, server]:
                if process.pid:
                    process.kill()


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-"):
        sys.exit(__doc__.strip())
    programs, seconds = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 4
    worst = 0
    for name, kinds in [("peace", []), *((kind.__name__, [kind]) for kind in ABUSE), ("all", ABUSE)]:
        turns, median, p99, longest = measure(programs, kinds, seconds)
        worst = max(worst, p99)
        print(f"{name:9} {turns:6.0f} turns/s   median {median:6.1f}   p99 {p99:6.1f}   longest {longest:6.1f} ms", flush=True)
    return 1 if worst >= MOST else 0


if __name__ == "__main__":
    sys.exit(main())
