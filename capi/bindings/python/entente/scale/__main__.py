"""python3 -m entente.scale readjudicate FILES.. [--workers N] [--rules R] [--output FILE]; python3 -m entente.scale play GAMES [--seed S]."""

import argparse
import sys
from typing import Union

from .. import EntenteError
from . import Progress, SelfPlay, readjudicate, self_play


def _told(state: Union[Progress, SelfPlay]) -> None:
    parts = f"{state.parts} of {state.of} parts, " if isinstance(state, Progress) else ""
    print(f"{parts}{state.games} games, {state.phases} phases, {state.seconds:.0f} s", file=sys.stderr)


def number(text: str) -> int:
    """A number from 0. argparse turns the error into a line about the argument."""
    value = int(text)
    if value < 0:
        raise argparse.ArgumentTypeError(f"expected a number from 0, not {text}")
    return value


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m entente.scale", description="Adjudicates archives again, and plays random games.")
    commands = parser.add_subparsers(dest="command", required=True)
    archive = commands.add_parser("readjudicate", help="exit code 1 if a game differs or a line is bad")
    archive.add_argument("files", nargs="+")
    archive.add_argument("--output", help="JSON lines: games that differ, bad lines")
    archive.add_argument("--column", default="game", help="of Parquet: the column with the game as JSON")
    play = commands.add_parser("play")
    play.add_argument("games", type=number)
    play.add_argument("--seed", type=int, default=0)
    for each in (archive, play):
        each.add_argument("--workers", type=number, default=0, help="Ray's workers; 0: this process")
        each.add_argument("--rules", default="")
        each.add_argument("--quiet", action="store_true", help="no progress")
    given = parser.parse_args()
    try:
        return _run(given)
    except (OSError, ValueError, ImportError, EntenteError) as error:
        parser.error(str(error))


def _run(given: argparse.Namespace) -> int:
    told = None if given.quiet else _told
    if given.command == "play":
        print(self_play(given.games, given.seed, given.workers, rules=given.rules, progress=told))
        return 0
    summary = readjudicate(given.files, given.workers, given.rules or None, given.output, told, given.column)
    for bad in summary.bad:
        print(f"{bad.path}: at {bad.at}: {bad.message}")
    print(summary)
    return 1 if summary.bad or summary.differing else 0


if __name__ == "__main__":
    sys.exit(main())
