"""Entente adjudicates the board game Diplomacy.

Game          a game: submit orders, process phases, undo, save; results with reasons and sentences
Position      who stands where; Adjudicator plays positions without a game, also many at once
Map, Rules    shipped maps and those of .map texts; every choice of DATC section 4 and every preset
Exchange, convert   phases and games as JSON and in other tools' forms
Order, Result, Event, OrderCheck   values; Reason, Illegality and the other enums say what they mean
EntenteError  what calls raise, with the place in the input

>>> from entente import Game
>>> game = Game()
>>> game.submit("FRANCE", ["A PAR - BUR", "A MAR S A PAR - BUR"])
>>> for result in game.process().of("FRANCE"):
...     print(result.text, result.reason, result.sentence())
A PAR - BUR none A PAR moves to BUR.
A MAR S A PAR - BUR none A MAR supports A PAR to BUR.
F BRE H none F BRE holds. F BRE was given no order.
"""

from ._adjudicator import Actions, Adjudication, Adjudicator, Choices
from ._declarations import (DrawPolicy, EndKind, EventKind, EventWhy, GameForm, Illegality, MapForm, OptionOrigin, OrderKind, OrderStep,
                            PhaseType, Reason, RenderForm, RenderPalette, RenderParts, RenderTheme, ScoreSystem, Status, SubmitMode, Terrain, UnitType, VoteKind, YearLimit)
from ._exchange import Converted, Document, Exchange, adjudicate_listing, convert, game_forms
from ._game import EndRules, Game, OrderCheck, Owed, PlayedPhase, Vote
from ._map import Location, Map, Power, Unit
from ._native import function as c_function
from ._order import Order
from ._position import Position, score_systems
from ._render import RenderOptions
from ._results import Event, Result
from ._rules import Option, Rules, Value, options
from ._texts import languages
from .errors import EntenteError, InternalError, InvalidArgument, LimitExceeded, NotFound, NotSupported, WrongPhase

__version__: str = c_function("entente_version")().decode()
"""The version of the library."""

__all__ = [
    "Actions", "Adjudication", "Adjudicator", "Choices", "Converted", "Document", "DrawPolicy", "EndKind", "EndRules", "EntenteError", "Event", "EventKind",
    "EventWhy", "Exchange", "Game", "GameForm", "Illegality", "InternalError", "InvalidArgument", "LimitExceeded", "Location", "Map",
    "MapForm", "NotFound", "NotSupported", "Option", "OptionOrigin", "Order", "OrderCheck", "OrderKind", "OrderStep", "Owed", "PhaseType",
    "PlayedPhase", "Position", "Power", "Reason", "RenderForm", "RenderOptions", "RenderPalette", "RenderParts", "RenderTheme", "Result", "Rules", "ScoreSystem", "Status", "SubmitMode", "Terrain", "Unit",
    "UnitType", "Value", "Vote", "VoteKind", "WrongPhase", "YearLimit", "adjudicate_listing", "c_function", "convert", "game_forms", "languages", "options", "score_systems",
]
