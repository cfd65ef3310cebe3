"""Archives adjudicated again, and games played by the thousand: in one process, or by workers of Ray (extra `ray`).

    summary = readjudicate(["games.jsonl", "games.jsonl.gz", "games.parquet"], workers=8, output="differences.jsonl")
    print(summary)                      # games, phases, differences, bad lines, signature
    played = self_play(100_000, seed=1, workers=8)
    summarize(dataset.map_batches(adjudicate_batch).iter_rows())      # the same in a pipeline of ray.data

The signature is the same for any number of workers. A worker that dies loses nothing: its part is done again. A bad line is
reported, with its file and place, and skipped. On the command line: python3 -m entente.scale --help
"""

from ._archive import Part, parts_of
from ._replay import BadLine, Progress, Replayed, Summary, adjudicate_batch, readjudicate, summarize
from ._self_play import Player, SelfPlay, self_play

__all__ = ["BadLine", "Part", "Player", "Progress", "Replayed", "SelfPlay", "Summary", "adjudicate_batch", "parts_of", "readjudicate", "self_play",
           "summarize"]
