"""Environments for learners.

Table          one game, order by order: whose turn, legal actions, points. It needs no other package
vector         many games in one array (NumPy): VectorEnvironment
pettingzoo     the AEC and the parallel interface of PettingZoo
openspiel      a game for OpenSpiel, outside its tree

The environments without press: a power knows the board and its own orders alone.
"""

from ._table import Options, Table

__all__ = ["Options", "Table"]
