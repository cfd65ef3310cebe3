"""Numbers, structs and functions of the C interface, made by generate.py from its description. Do not edit."""

# fmt: off
from __future__ import annotations

import ctypes as _c
from typing import Any, Dict, List, Tuple

from ._numbers import Flags, Number


VERSION = "1.1.0"
SONAMES = ["libentente_press.so.1", "libentente.so.1"]
NO_POWER = 255
NO_PROVINCE = 4095
NO_LOCATION = 4095
NO_CENTER = 65535
ABI_VERSION = 1
ABI_OLDEST = 1
MAX_OPTIONS = 120
ORDER_TEXT_SIZE = 128
NOT_LISTED = 4294967295
NO_ACTION = 4294967295
ENCODINGS_ABI_VERSION = 0
ENCODINGS_ABI_OLDEST = 0
NO_ENTRY = -1
MOST_STEPS = 17
BOARD_PLACES = 81
PRESS_ABI_VERSION = 0
PRESS_ABI_OLDEST = 0
NO_TOKEN = 65535
MOST_TOKENS = 32767
LEVEL_OBSERVER = -1
LEVEL_FREE_TEXT = 8000
NEVER = -1


class Status(Number):
    """What a function returns."""

    OK = 0
    "it did what its comment says"
    INVALID_ARGUMENT = -1
    "NULL, out of range, malformed text: the message says which and where"
    NOT_FOUND = -2
    "unknown map, place, power, option or preset; an index past the end of a list"
    BUFFER_TOO_SMALL = -3
    "*length tells the size needed"
    OUT_OF_MEMORY = -4
    "of any function"
    NOT_SUPPORTED = -5
    "known, but not possible here: a rule on this map, a newer saved form"
    WRONG_PHASE = -6
    "the call does not fit the phase, or the game is over"
    LIMIT = -7
    "larger than the documented bounds (of a map text: INVALID_ARGUMENT)"
    ABI_MISMATCH = -8
    "the program was compiled with a header that the library does not serve"
    INTERNAL = -9
    "a bug in the library"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(0)


class WordList(Number):
    """Lists of words: one for each enum of this header."""

    STATUS = 0
    TEXT_FORM = 1
    TEXT_LANGUAGE = 2
    UNIT_TYPE = 3
    TERRAIN = 4
    PHASE_TYPE = 5
    MAP_FORM = 6
    OPTION_ORIGIN = 7
    END_KIND = 8
    SCORE_SYSTEM = 9
    ORDER_KIND = 10
    WRITTEN = 11
    ORDER_STEP = 12
    REASON = 13
    ILLEGALITY = 14
    EVENT_KIND = 15
    EVENT_WHY = 16
    UNKNOWN_ORDERS = 17
    DRAW_POLICY = 18
    VOTE_KIND = 19
    YEAR_LIMIT = 20
    SUBMIT_MODE = 21
    RESULT_PARTS = 22
    RENDER_FORM = 23
    RENDER_THEME = 24
    RENDER_PALETTE = 25
    RENDER_PARTS = 26
    GAME_FORM = 27
    PHASE_TEXTS = 28


class TextForm(Number):
    """Forms of an answer. A function that does not have a form refuses it with INVALID_ARGUMENT."""

    FOR_PEOPLE = 0
    "sentences or lines to read"
    JSON = 1
    "the folder docs/json has the schemas"
    GRAPH_DOT = 2
    "a graph for Graphviz; of explanations"
    GRAPH_JSON = 3
    "the same graph as JSON"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(1)


class TextLanguage(Number):
    """Languages of sentences. Their words are their codes: "en", "de". A library without one has no word for it."""

    EN = 0
    DE = 1

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(2)


class UnitType(Number):
    """Unit types."""

    ARMY = 0
    FLEET = 1

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(3)


class Terrain(Number):
    """Terrain."""

    WATER = 0
    LAND = 1
    COAST = 2
    PORT = 3
    SHUT = 4

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(4)


class PhaseType(Number):
    """Phase types."""

    MOVEMENT = 0
    RETREATS = 1
    ADJUSTMENTS = 2
    OTHER_PHASE = 3

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(5)


class MapForm(Number):
    """Forms of a map."""

    MAP = 0
    ".map text"
    JSON = 1
    "the complete JSON form; its schema is docs/json/map.schema.json"
    MDF = 2
    "DAIDE's MDF message: only powers, home centers and the graph"
    DOT = 3
    "Graphviz; written only"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(6)


class OptionOrigin(Number):
    """Who sets an option."""

    DATC = 0
    "an issue of DATC section 4"
    MAP = 1
    "RULE lines of maps"
    JUDGE = 2
    "neither: a habit of judges"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(7)


class EndKind(Number):
    """How a game ended."""

    NONE = 0
    "it goes on"
    SOLO = 1
    SHARED_VICTORY = 2
    DRAW = 3
    CONCESSION = 4
    NO_RESULT = 5
    "the game stopped without a result"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(8)


class ScoreSystem(Number):
    """How the scores of a game are counted. First, which powers are in the result: the winner of a solo, the winners of a
    shared victory, the members of a draw, the powers to whom the others conceded. In a game without a result, or one
    that goes on (scored as if it stopped now), every power that is left is in it: one with a unit, a supply center or a
    build to make on any home. Other powers score 0. A power that is alone in the result has won.
    """

    DRAW_SIZE = 0
    "1 in equal parts"
    SUM_OF_SQUARES = 1
    "100 shared by the squares of their centers; equally if no power has any"
    CENTER_SHARE = 2
    "1 shared by their centers; equally if no power has any"
    WIN_DRAW_LOSS = 3
    "1 to each winner, also shared or conceded; 1/2 for a part of a draw"
    DPP = 4
    "to each: the number of losers / the number of powers in the result"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(9)


class OrderKind(Number):
    """Order kinds."""

    HOLD = 1
    MOVE = 2
    SUPPORT_HOLD = 3
    SUPPORT_MOVE = 4
    CONVOY = 5
    RETREAT = 6
    DISBAND = 7
    "of a dislodged unit, or a removal in an adjustments phase"
    BUILD = 8
    WAIVE = 9

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(10)


class Written(Flags):
    """How an order was written: bits of entente_order_fields.written and entente_line.written. An order read from text has
    only the bits that the text alone shows (NO_SUCH_COAST, NATION, PATH, PERPETUAL). A line of a game has all of them,
    because the game knows the position. Rules on how an order was written (DATC 4.A.6, 4.B.5, 4.B.6, 4.C) use the bits
    of lines; for packed orders they use coasts and types only, because these hold no nationalities and paths.
    """

    WRONG_COAST = 1
    "of the ordered unit: not the one where it stands"
    NO_SUCH_COAST = 2
    "a coast that does not exist, or of an army"
    WRONG_TYPE = 4
    "a coast that does not exist, or a coast of an army"
    WRONG_NATION = 8
    "not the unit's"
    NATION = 16
    "the nationality of the supported or convoyed unit was written"
    PATH = 32
    "a convoy path was written"
    PERPETUAL = 64
    "it stands until it is replaced (rule perpetual_orders)"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(11)


class OrderStep(Number):
    """Steps of an order that is entered step by step. Kind, other and target are always asked for if the order has them,
    place and via only if there is more than one answer.
    """

    NONE = 0
    "the order is complete"
    KIND = 1
    "ENTENTE_HOLD, ENTENTE_MOVE, ..."
    OTHER = 2
    "province of the supported or convoyed unit"
    TARGET = 3
    "province where it goes"
    PLACE = 4
    "the location in it, a coast; of a build the location of the site"
    VIA = 5
    "1: by convoy, where an army may also walk"
    TYPE = 6
    "of a build: ENTENTE_ARMY or ENTENTE_FLEET"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(12)


class Reason(Number):
    """Why an order failed, or which other outcome a line has."""

    NONE = 0
    "it succeeded"
    ILLEGAL = 1
    VOID = 2
    BOUNCED = 3
    NO_CONVOY = 4
    DISRUPTED = 5
    CUT = 6
    DISLODGED = 7
    PARADOX = 8
    EXCESS = 9
    UNREADABLE = 10
    UNRESOLVED = 11
    "a convoy or convoyed move in a paradox that the rules leave open"
    REPLACED = 12
    "an order of a set that its power replaced, or of a unit that it handed over later"
    STATED = 13
    "no order, but a statement that counts: PROXY, SET CONTINUES"
    IGNORED = 14
    "a statement that does not count"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(13)


class Illegality(Number):
    """Why an order is illegal, or void by a rule."""

    NONE = 0
    "it is legal"
    MALFORMED = 1
    "bits that no text produces, such as a location out of range"
    WRONG_PHASE = 2
    "a kind of order that does not belong to this phase"
    UNIT_ABSENT = 3
    "no unit stands there"
    FOREIGN_UNIT = 4
    "the unit belongs to another power"
    OWN_PROVINCE = 5
    "a move to the unit's own province (6.A.5)"
    NOT_ADJACENT = 6
    "the unit cannot get there"
    CANNOT_STAND = 7
    "no unit of its type may be there (6.A.3, 6.A.4)"
    COAST_NEEDED = 8
    "several coasts could be meant (6.B.1)"
    COAST_UNREACHABLE = 9
    "the written coast cannot be reached (6.B.3)"
    NO_FLEETS = 10
    "no fleets on the board could carry the army (6.D.32), or no armies the fleet"
    FLEET_NOT_CONVOYED = 11
    "only armies can be convoyed (6.A.7)"
    SUPPORTS_ITSELF = 12
    "support of the unit's own province (6.A.8)"
    SUPPORT_UNREACHABLE = 13
    "the supporter could not go there itself (6.A.10)"
    SUPPORTED_ABSENT = 14
    "no unit stands at the place of the supported unit"
    SUPPORTED_CANNOT_MOVE = 15
    "the supported move is impossible (6.D.22 .. 6.D.31)"
    CARRIER_NOT_AT_SEA = 16
    "a convoy of an army by a unit that is no fleet at sea (6.F.1)"
    CONVOYED_ABSENT = 17
    "no unit that could be convoyed stands at the place of the convoyed unit"
    CARRIER_NOT_NEEDED = 18
    "no route needs this unit (6.F.12, 6.G.7, 6.G.19)"
    ORDERED_TWICE = 19
    "two different legal orders for one unit (4.D.3)"
    NOT_DISLODGED = 20
    "a retreat of a unit that was not dislodged"
    NO_RETREAT = 21
    "the unit may not retreat there"
    NOTHING_DUE = 22
    "the power has nothing to build, or nothing to remove"
    NO_BUILD_SITE = 23
    "not a place where the power may build"
    SITE_OCCUPIED = 24
    "a unit stands there (6.I.4)"
    BUILD_TYPE_NEEDED = 25
    "the order does not say whether to build an army or a fleet (4.C.3)"
    POWER_UNKNOWN = 26
    "the order does not name its power"
    SUPPORTER_CARRIES = 27
    "no fleet but the supporter could carry the supported army (6.D.31)"
    PASSAGE_CLOSED = 28
    "the passage is closed to the power, or until it owns certain centers"
    PASSAGE_WEAK = 29
    "a support over a passage of less than full strength"
    LEAGUE = 30
    "the league of the unit's power forbids it"
    IMMOBILE = 31
    "the units of dummies do not move (IMMOBILE_DUMMIES)"
    REPLACED = 32
    "a later set of orders of the power counts instead (4.D.1)"
    WRONG_UNIT_COAST = 33
    "the written coast of the ordered fleet is not where it stands (4.B.5)"
    NEEDLESS_COAST = 34
    "a coast that does not exist, or for an army (4.B.6)"
    TYPE_MISSING = 35
    "no type of the ordered, supported or convoyed unit (4.C.1)"
    TYPE_WRONG = 36
    "army for a fleet, or fleet for an army (4.C.2)"
    NATION_MISSING = 37
    "no nationality of a foreign unit that is supported or convoyed (4.C.5)"
    NATION_WRONG = 38
    "the unit belongs to another power (4.C.6)"
    ANOTHER_COUNTS = 39
    "another order of the power for the unit or build site counts (4.D.3, 4.D.5)"
    BUILT_TWICE = 40
    "several builds in one province (4.D.5)"
    NO_WAIVE = 41
    "builds may not be waived (4.D.7)"
    MOVES_IN_VAIN = 42
    "the unit supported to hold was ordered to make an impossible move (4.E.1)"
    IN_DISORDER = 43
    "the power of the unit supported to hold is in civil disorder (4.D.9)"
    PATH_MISSING = 44
    "a move by sea that names no path (4.A.6)"
    PATH_BROKEN = 45
    "no units on the board could carry it along the path (4.A.6)"
    SETS_UNORDERED = 46
    "the last of the power's sets of orders is unknown, so none counts (4.D.2)"
    COAST_REFUSED = 47
    "a support or convoy that names a coast of the destination (NO_CHECK)"
    HANDED_OVER = 48
    "the power handed the unit over later (4.E.5 b)"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(14)


class EventKind(Number):
    """Events: results without an order."""

    DISBANDED = 1
    "a dislodged unit was lost"
    REMOVED = 2
    "removed because its power has too many"
    WAIVED = 3
    "a build that was due was not used"
    SOLO = 4
    "a power won"
    CAUGHT = 5
    "the map has no place for the unit in the new phase: it may only hold"
    FREED = 6
    "a caught unit has a place again"
    ADAPTED = 7
    "the unit changed its type or coast with the map; `unit` is the new one"
    BUILT = 8
    "built for a power that ordered no builds (rule CD_BUILDS)"
    RETREATED = 9
    "for a power that ordered no retreats (rule CD_RETREATS); `unit` is where it went"
    SHARED_VICTORY = 10
    "a power won together with others; an event for each (rule SHARED_VICTORY)"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(15)


class EventWhy(Number):
    """Why an event happened."""

    NO_RETREAT = 1
    "it had no place to go"
    NO_ORDER = 2
    "no retreat was ordered for it"
    CIVIL_DISORDER = 3
    "removals were missing"
    NOT_ORDERED = 4
    "a build was due and possible, but not ordered"
    VICTORY = 5
    "it owns enough centers and strictly the most"
    ILLEGAL_ORDER = 6
    "only illegal orders were given for it"
    NO_RETREATS = 7
    "the map has no retreats phase here"
    MAP_CHANGED = 8
    "the map of the new phase differs"
    ENOUGH_CENTERS = 9
    "it owns enough centers; others may own more"
    LAST_UNIT = 10
    "it has the only unit on the board (rule LAST_MAN_STANDING)"
    TORN_ALLEGIANCE = 11
    "a vassal's unit on a center of a power outside its team (rule TORN_ALLEGIANCE)"
    RETREATS_FORBIDDEN = 12
    "dislodged units do not retreat (rule NO_RETREAT)"
    IMMOBILE = 13
    "the same for a dummy without a controller (rule IMMOBILE_DUMMIES)"
    ORDERED = 14
    "its order disbanded it"
    RETREAT_FAILED = 15
    "its retreat failed"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(16)


class PhaseTexts(Number):
    """Lists of texts about a phase. Each text is followed by a line end; a line end inside a text becomes a blank."""

    ORDERS = 0
    "for each result the order: as it was written, else in normal form"
    RESULTS = 1
    "for each result why it ended so: a sentence, and a second one if the order that was handed in had no unit type or a wrong one"
    EVENTS = 2
    "for each event its sentence"
    LOSSES = 3
    "for each loss its sentence"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(28)


class UnknownOrders(Number):
    """Whose orders are unknown. Their units may do anything, and their lines are ignored."""

    ABSENT = 0
    "powers that have something to order, handed in nothing and are not in `about`"
    LISTED = 1
    "the powers in `unknown`"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(17)


class DrawPolicy(Number):
    """How a draw is voted on."""

    JUDGE_DIAS = 0
    "yes or no to a draw of all survivors; a list counts as a yes"
    JUDGE_NODIAS = 1
    "a list of survivors, which approves a family of draws"
    NJUDGE = 2
    "as ENTENTE_DRAW_JUDGE_NODIAS, counted as the old judge's code does"
    DAIDE = 3
    "yes or no"
    DAIDE_PDA = 4
    "any number of lists, each for exactly that draw"
    DPP = 5
    "yes or no"
    DPP_PDA = 6
    "one list, for exactly that draw; a list of one power votes for its victory"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(18)


class VoteKind(Number):
    """Kinds of votes."""

    DRAW = 0
    "yes"
    NO_DRAW = 1
    "takes back the power's vote for a draw"
    LIST = 2
    "for a draw of some powers"
    CONCEDE = 3
    "concedes to the power with more supply centers than any other (dummies aside)"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(19)


class YearLimit(Number):
    """Ends beside the victory on the board, checked after each phase is processed; a new game has none. Dummies have no
    player and do not count as left. If several apply, the first one below decides.
    """

    DRAW = 0
    "a draw of those who are left"
    MOST_CENTERS = 1
    "the most centers win: one power a solo, several a shared victory"
    NO_RESULT = 2

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(20)


class SubmitMode(Number):
    """What happens to the orders that the power has handed in before."""

    REPLACE = 0
    "they are dropped"
    AMEND = 1
    "an order takes the place of the one that its unit or build site had; the rest stays"
    NEXT_SET = 2
    "they stay as an earlier set of orders. The rule order_sets (DATC 4.D.1) decides which sets count, by default the last. A set may be empty"
    DEFAULTS = 3
    "they stay; the new ones are default orders of the phase, if it hands in none"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(21)


class ResultParts(Flags):
    """Parts of a result that the exchange can leave out: bits."""

    AFTER = 1
    "'after' of an adjudicated phase"
    POWERS = 2
    "'powers' of legal orders"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(22)


class RenderForm(Number):
    """Forms of a drawing."""

    SVG = 0
    TEXT = 1
    "the board as text, in sequence: for screen readers"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(23)


class RenderTheme(Number):
    """The colors of what is no power's."""

    LIGHT = 0
    DARK = 1
    PRINT = 2
    HIGH_CONTRAST = 3

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(24)


class RenderPalette(Number):
    """Colors of powers: the usual ones; or colors and patterns for players to whom red and green, or blue and yellow, look
    alike.
    """

    USUAL = 0
    RED_GREEN = 1
    BLUE_YELLOW = 2

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(25)


class RenderParts(Flags):
    """Parts of a picture: bits."""

    ORDERS = 1
    RESULTS = 2
    "without them orders are drawn as if all succeed"
    NAMES = 4
    CENTERS = 8
    LEGEND = 16

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(26)


class GameForm(Number):
    """The forms in which games, phases and positions are exchanged. A build may lack some of them."""

    JSON = 0
    "Entente's JSON: a game or a phase"
    BINARY = 1
    "Entente's binary saved game"
    DIPLOMACY = 2
    "the saved game of the `diplomacy` Python package"
    DIPCC = 3
    "the game JSON of dipcc"
    WEBDIPLOMACY = 4
    "the state from webDiplomacy's API: variants 1, 15, 23"
    DATC = 5
    "a case in the DATC form"
    JDIP = 6
    "jDip's test-case text"
    JUDGE = 7
    "the judges' text listing"
    LINE = 8
    "a position in one line"
    GUESS = 255
    "guess the form from the text"

    def word(self) -> str:
        """The word of the library and of JSON."""
        return self._word(27)


class EncodingKind(Number):
    """The published encodings."""

    DEEPMIND = 0
    "18,584 actions, numbers of 64 bits; the index is in the upper 16"
    MILA = 1
    "13,006 texts that DeepMind's package has beside its actions"
    FAIR = 2
    "13,426 texts of FAIR's dipcc, with sets of builds; Cicero's list too"
    DIPNET = 3
    "13,042 texts, of which the first 11 are no orders"


class BoardForm(Number):
    """Forms of boards."""

    DEEPMIND = 0
    "35 columns, rows in DeepMind's sequence"
    DIPNET = 1
    "35 columns: DipNet's, and FAIR's version 1"
    FAIR = 2
    "38 columns: FAIR's versions 2 and 3"


class Dialect(Number):
    """Editions of the syntax of DAIDE, and DPP. A message of DPP is a line of text. entente_message_read corrects its
    writing (words in lower case, blanks) and reads the lines of a long message (LNG, EOM) as one message. An unknown
    word or an integer out of range is a name (one token for its start, one for each character). entente_message_write
    gives the line to send. DPP has no levels.
    """

    DIALECT_0167 = 0
    DIALECT_0143 = 1
    "press has message numbers and may be bound to other messages (WRT); answers must be"
    DIALECT_DPP = 2
    "the Diplomacy Programming Project of 1994"
    DIALECT_0178 = 3
    "0.167 with the words of later drafts (CCL NAR UHY HPY ANG ULB UUB), FCT at level 10, orders in AND and ORR, coasts in DMZ"


class LanguageFlags(Flags):
    """Bits of `flags`."""

    FULL_DRAWS = 1
    "only draws of all survivors: DRW in press (of DPP, every DRW) has no list"
    FORWARD_FIRST = 2
    "'wire' in JSON, of DAIDE, has tokens of ENTENTE_TOKENS_FORWARD_FIRST"


class TokenTable(Number):
    """Tables of tokens. Two are in use; they differ in the numbers of FCT, FOR and FWD. Tokens in memory are always of the
    first.
    """

    USUAL = 0
    FORWARD_FIRST = 1
    "clients written in Java, and a server in Python"


class MessageKind(Number):
    """The sender of a message."""

    FROM_CLIENT = 0
    FROM_SERVER = 1
    PRESS = 2
    "the part inside SND and FRM"


class Verdict(Number):
    """What a check found."""

    ALLOWED = 0
    NOT_UNDERSTOOD = 1
    "answered with HUH"
    UNBALANCED = 2
    "its brackets do not balance: answered with PRN"
    NOT_ANSWERED = 3
    "a PRN or HUH of the wrong shape: dropped"


class SessionSide(Number):
    """Sides of a connection."""

    SERVER = 0
    CLIENT = 1


class SessionStage(Number):
    """Stages of a session."""

    OPENED = 0
    "before the IM (of a server), the RM (of a client)"
    READY = 1
    ENDED = 2


class SessionEnd(Number):
    """How a session ended."""

    GOES_ON = 0
    CLOSED = 1
    "entente_session_close"
    BY_PEER = 2
    "FM of the other side"
    PEER_ERROR = 3
    "EM of the other side: `code`"
    ERROR = 4
    "an error of the other side, which got `code`"
    IDLE = 5
    "nothing came for too long"
    TOO_FAST = 6
    "more came than the limits allow"
    NOT_READING = 7
    "pending octets were not taken; nothing more is to be written"


class RefereeFlags(Flags):
    """Bits of `flags`."""

    STOPS_FOR_ABSENT = 1
    "DSD: the clock stops while a client that owes orders is away"
    ANY_ORDERS = 2
    "AOA: orders that cannot succeed are accepted too"
    PARTIAL_DRAWS = 4
    "PDA"
    NO_RETREAT_PRESS = 8
    "NPR"
    NO_BUILD_PRESS = 16
    "NPB"
    NO_ADMIN = 32
    "ADM is refused"
    DRAWS_WITHOUT_ABSENT = 64
    "a draw does not wait for powers in civil disorder (CCD), who share it where it is one of all survivors"


class TableStage(Number):
    """Stages of a game of clients or programs."""

    FORMING = 0
    "seats are being taken"
    RESTORING = 1
    "a saved game waits for its players"
    RUNNING = 2
    FINISHED = 3


class ClientRole(Number):
    """What a client is."""

    NONE = 0
    "it has not said yet whether it plays or observes"
    PLAYER = 1
    OBSERVER = 2


class MasterFlags(Flags):
    """Bits of `flags`."""

    PARTIAL_DRAWS = 1
    "PDA: draws of some of the survivors, and victories by vote"
    NO_PRESS = 2
    "GBT"


class entente_error(_c.Structure):
    """What went wrong, where, and what was expected."""

    struct_size: int
    status: int
    has_place: int
    "1: the next four members are a place in the input; 0: they are 0"
    line: int
    "from 1"
    column: int
    "in characters (code points), from 1"
    offset: int
    "in bytes from the start of the input"
    length: int
    "of the offending token, in bytes; 0: a place between two bytes, or the end"
    reserved: int
    file: bytes
    "of a map text; empty if none"
    message: bytes
    "what is wrong, where, what was expected; always ends with a zero byte"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("status", _c.c_int32),
        ("has_place", _c.c_uint32),
        ("line", _c.c_uint32),
        ("column", _c.c_uint32),
        ("offset", _c.c_uint32),
        ("length", _c.c_uint32),
        ("reserved", _c.c_uint32),
        ("file", _c.c_char * 128),
        ("message", _c.c_char * 512),
    ]


class entente_text_options(_c.Structure):
    """How sentences for people are written: in every function that writes some. NULL, or 0 in every member: in English,
    with ids, in lines of any length. A member that a text has no use for has no effect: width and board on one sentence
    or on JSON. Languages that the library does not have, and widths out of range, are INVALID_ARGUMENT. Errors,
    and what entente_map_summary, entente_map_reader_diagnostics and the descriptions of rules, forms and scores say, are
    in English.
    """

    struct_size: int
    full_names: int
    "1: full names of the phase ('Army Paris'); 0: ids ('A PAR')"
    width: int
    "of texts of several lines: the most columns of a line, 20 to 1,048,576; 0: no limit"
    board: int
    "1: a report also lists each power's units and supply centers after the phase"
    language: int
    reserved: int
    "0"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("full_names", _c.c_uint32),
        ("width", _c.c_uint32),
        ("board", _c.c_uint32),
        ("language", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_builtin_info(_c.Structure):
    """A shipped map. Texts end with a zero byte."""

    struct_size: int
    reserved: int
    name: bytes
    "'standard', which entente_map_builtin takes"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("reserved", _c.c_uint32),
        ("name", _c.c_char * 32),
    ]


class entente_diagnostic_counts(_c.Structure):
    """How many errors and warnings a text has."""

    struct_size: int
    errors: int
    warnings: int
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("errors", _c.c_uint32),
        ("warnings", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_map_info(_c.Structure):
    """The parts of a map that are the same in all phases."""

    struct_size: int
    fingerprint: int
    "a number of the map's content; the same on every platform"
    province_count: int
    location_count: int
    "provinces and coasts; location p < province_count is province p without a coast"
    power_count: int
    center_count: int
    stage_count: int
    "maps that differ by phase (IN, FROM), including the base map"
    reserved: int
    begin_phase: bytes
    "'S1901M'"
    begin_text: bytes
    "'SPRING 1901 MOVEMENT'; of a longer name the beginning"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("fingerprint", _c.c_uint32),
        ("province_count", _c.c_uint32),
        ("location_count", _c.c_uint32),
        ("power_count", _c.c_uint32),
        ("center_count", _c.c_uint32),
        ("stage_count", _c.c_uint32),
        ("reserved", _c.c_uint32),
        ("begin_phase", _c.c_char * 32),
        ("begin_text", _c.c_char * 160),
    ]


class entente_stage_counts(_c.Structure):
    """Counts of the map in force in a phase."""

    struct_size: int
    provinces: int
    locations: int
    army_edges: int
    "undirected, between provinces, with any power and center conditions"
    fleet_edges: int
    "between locations"
    powers: int
    centers: int
    units: int
    "at the start"
    victory: int
    "centers for a solo victory in the first game-year, or in the year of the phase"
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("provinces", _c.c_uint32),
        ("locations", _c.c_uint32),
        ("army_edges", _c.c_uint32),
        ("fleet_edges", _c.c_uint32),
        ("powers", _c.c_uint32),
        ("centers", _c.c_uint32),
        ("units", _c.c_uint32),
        ("victory", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_location_info(_c.Structure):
    """A location of the base map."""

    struct_size: int
    province: int
    center: int
    "index of the supply center, or ENTENTE_NO_CENTER; the same for a province and its coasts"
    terrain: int
    takes_army: int
    "an army may stand here"
    takes_fleet: int
    "a fleet may stand here"
    coast_count: int
    "of the province"
    first_coast: int
    "location of its first coast, or ENTENTE_NO_LOCATION; the others follow"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("province", _c.c_uint32),
        ("center", _c.c_uint32),
        ("terrain", _c.c_uint32),
        ("takes_army", _c.c_uint32),
        ("takes_fleet", _c.c_uint32),
        ("coast_count", _c.c_uint32),
        ("first_coast", _c.c_uint32),
    ]


class entente_power_info(_c.Structure):
    """A power of the base map."""

    struct_size: int
    home_count: int
    friends: int
    "bit per power: members of the leagues that its LEAGUE line lists, its own included"
    letter: int
    "code point of its letter; 0 if it has none"
    is_dummy: int
    "1: a dummy; `dummies` of the summary lists who may control it"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("home_count", _c.c_uint32),
        ("friends", _c.c_uint64),
        ("letter", _c.c_uint32),
        ("is_dummy", _c.c_uint32),
    ]


class entente_rules(_c.Structure):
    """One value for each rule option: the disputable issues of DATC section 4, the options that RULE lines of maps set, and
    habits of judges ("victory_gain", "empty_retreats"). Plain memory; fill it with entente_rules_init. Where a function
    takes `const entente_rules*`, NULL means the default with the RULE lines of the map; a rule that needs another map is
    NOT_SUPPORTED.
      An exchange and entente_convert read inputs that may say something about rules. That changes the rules given:
    options of the input set their options, RULE names their rules (those about press or deadlines: none), and a preset
    is a whole rulebook. A note tells which options of the input win. With `replaces` the given rules count alone, and
    the note tells which options they replace. All other functions ignore `replaces`; those that write rules set it to
    0.
    """

    struct_size: int
    value: Any
    "by option index; unused ones zero"
    replaces: int
    "0; 1: what an input says about rules does not count"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("value", _c.c_uint8 * 120),
        ("replaces", _c.c_uint32),
    ]


class entente_preset_info(_c.Structure):
    """A preset: a rulebook, or the practice of a known judge. Texts end with a zero byte."""

    struct_size: int
    reserved: int
    name: bytes
    "'1971', which entente_rules_read reads"
    text: bytes
    "'rulebooks of 1971 and 1976'"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("reserved", _c.c_uint32),
        ("name", _c.c_char * 32),
        ("text", _c.c_char * 96),
    ]


class entente_option_info(_c.Structure):
    """An option. Texts end with a zero byte."""

    struct_size: int
    value_count: int
    origin: int
    reserved: int
    name: bytes
    "'civil_disorder'"
    issue: bytes
    "'4.D.8', or '' for an option that is no issue of DATC section 4"
    question: bytes
    "the question that every value answers"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("value_count", _c.c_uint32),
        ("origin", _c.c_uint32),
        ("reserved", _c.c_uint32),
        ("name", _c.c_char * 64),
        ("issue", _c.c_char * 16),
        ("question", _c.c_char * 160),
    ]


class entente_value_info(_c.Structure):
    """A value of an option. Texts end with a zero byte."""

    struct_size: int
    letter: bytes
    "of DATC 3.0; '' if it has none"
    name: bytes
    "'home_distance'"
    text: bytes
    "the effect of the value"
    cases: bytes
    "DATC cases it changes or leaves without an answer: '6.J.3 6.J.6'"
    no_answer: bytes
    "the subset of `cases` that it leaves without an answer"
    map_rules: bytes
    "names of RULE lines that set it when all are in force"
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("letter", _c.c_char * 8),
        ("name", _c.c_char * 64),
        ("text", _c.c_char * 256),
        ("cases", _c.c_char * 160),
        ("no_answer", _c.c_char * 96),
        ("map_rules", _c.c_char * 64),
        ("reserved", _c.c_uint32),
    ]


class entente_unit(_c.Structure):
    """A unit on the board. Never grows."""

    location: int
    power: int
    unit_type: int
    _fields_ = [
        ("location", _c.c_uint16),
        ("power", _c.c_uint8),
        ("unit_type", _c.c_uint8),
    ]


class entente_position_info(_c.Structure):
    """Phase, numbers of units and end of a position."""

    struct_size: int
    year: int
    phase_type: int
    unit_count: int
    "without the dislodged units"
    dislodged_count: int
    end_kind: int
    winners: int
    "bit per power: for whom the game ended"
    phase_name: bytes
    "'S1901M'; 'COMPLETED' if the game is over"
    place_in_flow: int
    "of the phase: the later of two phases of a year has the higher number"
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("year", _c.c_int32),
        ("phase_type", _c.c_uint32),
        ("unit_count", _c.c_uint32),
        ("dislodged_count", _c.c_uint32),
        ("end_kind", _c.c_uint32),
        ("winners", _c.c_uint64),
        ("phase_name", _c.c_char * 32),
        ("place_in_flow", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_power_counts(_c.Structure):
    """What a power has on the board. Never grows."""

    units: int
    "without the dislodged ones"
    dislodged: int
    "dislodged units"
    centers: int
    "supply centers that it owns and that count in the phase"
    reserved: int
    _fields_ = [
        ("units", _c.c_uint16),
        ("dislodged", _c.c_uint16),
        ("centers", _c.c_uint16),
        ("reserved", _c.c_uint16),
    ]


class entente_power_state(_c.Structure):
    """Counters that only some maps have; a position keeps them for every power. On other maps they are zero."""

    struct_size: int
    claims: int
    "owned centers that it may still turn into homes by building there (&SC)"
    seizing_builds: int
    "builds left on any of its vacant homes, which it then owns (SC!)"
    guest_builds: int
    "the same, but without owning the home; they lapse after the next adjustments (SC?)"
    control_turn: int
    "Of a dummy: index of the controller whose turn it is, of its `controllers` in the map's summary."
    controller: int
    "on maps with VASSAL_DUMMIES, of a dummy: the power that controls it, plus 1; 0: none"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("claims", _c.c_uint32),
        ("seizing_builds", _c.c_uint32),
        ("guest_builds", _c.c_uint32),
        ("control_turn", _c.c_uint32),
        ("controller", _c.c_uint32),
    ]


class entente_score_system_info(_c.Structure):
    """A scoring system."""

    struct_size: int
    reserved: int
    name: bytes
    "'draw-size'"
    text: bytes
    "how it counts"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("reserved", _c.c_uint32),
        ("name", _c.c_char * 32),
        ("text", _c.c_char * 128),
    ]


class entente_score(_c.Structure):
    """A fraction in lowest terms; the denominator is above 0."""

    numerator: int
    denominator: int
    _fields_ = [
        ("numerator", _c.c_int64),
        ("denominator", _c.c_int64),
    ]


class entente_order_fields(_c.Structure):
    """The parts of an order."""

    struct_size: int
    kind: int
    power: int
    "who gives it; ENTENTE_NO_POWER: not said"
    unit_type: int
    "kind BUILD: the type to build"
    unit_type_known: int
    "0: the text did not say"
    third_type: int
    "of the supported or convoyed unit"
    third_type_known: int
    via_convoy: int
    written: int
    "how the text wrote it; zero is fine"
    source: int
    "where the ordered unit stands, or the build site"
    target: int
    "destination of a move, retreat, supported move or convoy, or ENTENTE_NO_LOCATION"
    third: int
    "where the supported or convoyed unit stands, or ENTENTE_NO_LOCATION"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("kind", _c.c_uint32),
        ("power", _c.c_uint32),
        ("unit_type", _c.c_uint32),
        ("unit_type_known", _c.c_uint32),
        ("third_type", _c.c_uint32),
        ("third_type_known", _c.c_uint32),
        ("via_convoy", _c.c_uint32),
        ("written", _c.c_uint32),
        ("source", _c.c_uint32),
        ("target", _c.c_uint32),
        ("third", _c.c_uint32),
    ]


class entente_order_group(_c.Structure):
    """Orders of one unit, of one build site, or the WAIVE of one power: a run in a list."""

    first: int
    "index of its first order in the list"
    count: int
    "how many"
    province: int
    "of the unit or site; ENTENTE_NO_PROVINCE: WAIVE"
    power: int
    reserved: int
    _fields_ = [
        ("first", _c.c_uint32),
        ("count", _c.c_uint32),
        ("province", _c.c_uint16),
        ("power", _c.c_uint8),
        ("reserved", _c.c_uint8),
    ]


class entente_order_number(_c.Structure):
    """The number of an order among the legal orders of its province. Never grows."""

    number: int
    "index in the list of the province"
    province: int
    "as entente_legal_orders takes it"
    reserved: int
    "0"
    _fields_ = [
        ("number", _c.c_uint32),
        ("province", _c.c_uint16),
        ("reserved", _c.c_uint16),
    ]


class entente_order_result(_c.Structure):
    """The result of an order."""

    order: int
    "normalised: real type and coast filled in"
    cause: int
    "province (before the phase) of the unit that made the order fail, or ENTENTE_NO_PROVINCE"
    dislodged_by: int
    "province of the unit that dislodged the ordered unit, or ENTENTE_NO_PROVINCE"
    reason: int
    "ENTENTE_REASON_NONE: it succeeded"
    illegality: int
    "why the order is illegal, or void by a rule"
    implied: int
    "1: not given, but implied for a unit without a legal order"
    hidden: int
    "1: a build that the other powers do not see before the next movement results"
    _fields_ = [
        ("order", _c.c_uint64),
        ("cause", _c.c_uint16),
        ("dislodged_by", _c.c_uint16),
        ("reason", _c.c_uint8),
        ("illegality", _c.c_uint8),
        ("implied", _c.c_uint8),
        ("hidden", _c.c_uint8),
    ]


class entente_event(_c.Structure):
    """An event. Never grows."""

    kind: int
    why: int
    power: int
    reserved: int
    unit: entente_unit
    "location ENTENTE_NO_LOCATION if the event is not about a unit"
    _fields_ = [
        ("kind", _c.c_uint8),
        ("why", _c.c_uint8),
        ("power", _c.c_uint8),
        ("reserved", _c.c_uint8),
        ("unit", entente_unit),
    ]


class entente_phase_summary(_c.Structure):
    """Counts and end of an adjudicated phase."""

    struct_size: int
    result_count: int
    "one for each order, then the implied ones"
    event_count: int
    end_kind: int
    "whether the phase ended the game, and how"
    winners: int
    "bit per power: the winners of that end"
    by_default: int
    "of a phase of a game: the powers that played their default orders; else 0"
    serial: int
    "Of a phase of a game, else 0: a number that is another one when the phase was undone and other orders were played since, in it or before it. So a caller sees whether results that it keeps are still those of the game."
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("result_count", _c.c_uint32),
        ("event_count", _c.c_uint32),
        ("end_kind", _c.c_uint32),
        ("winners", _c.c_uint64),
        ("by_default", _c.c_uint64),
        ("serial", _c.c_uint64),
    ]


class entente_advise_options(_c.Structure):
    """What the advice is about. NULL, or 0 in every member: all orders that were handed in."""

    struct_size: int
    which_unknown: int
    unknown: int
    "a bit per power; 0 with ENTENTE_UNKNOWN_ABSENT"
    about: int
    "bit per power: whose orders and units the advice is about; 0: all"
    outlook: int
    "1: also the certain and possible results under any orders of unknown powers"
    reserved: int
    "0"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("which_unknown", _c.c_uint32),
        ("unknown", _c.c_uint64),
        ("about", _c.c_uint64),
        ("outlook", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_order_check(_c.Structure):
    """What one order is worth by itself."""

    struct_size: int
    is_legal: int
    reason: int
    "ENTENTE_REASON_NONE if it is legal; else _ILLEGAL, _UNREADABLE, or of a statement _STATED or _IGNORED"
    illegality: int
    "of an illegal order"
    written: int
    fault_offset: int
    "of an unreadable text: where in it the unreadable part starts"
    fault_length: int
    "in bytes"
    reserved: int
    order: int
    "of kind 0 if the text is no order"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("is_legal", _c.c_uint32),
        ("reason", _c.c_uint32),
        ("illegality", _c.c_uint32),
        ("written", _c.c_uint32),
        ("fault_offset", _c.c_uint32),
        ("fault_length", _c.c_uint32),
        ("reserved", _c.c_uint32),
        ("order", _c.c_uint64),
    ]


class entente_game_info(_c.Structure):
    """A game and its current phase."""

    struct_size: int
    year: int
    "of the current phase"
    phase_type: int
    end_kind: int
    "ENTENTE_END_NONE: the game goes on"
    winners: int
    "of the end"
    waiting: int
    "powers that want the phase to wait"
    phase_count: int
    "phases played; also the number of the current phase"
    undone_count: int
    "phases that can be redone"
    draw_policy: int
    line_count: int
    "lines handed in for the current phase"
    phase_name: bytes
    "'S1901M'; 'COMPLETED' if the game is over"
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("year", _c.c_int32),
        ("phase_type", _c.c_uint32),
        ("end_kind", _c.c_uint32),
        ("winners", _c.c_uint64),
        ("waiting", _c.c_uint64),
        ("phase_count", _c.c_uint32),
        ("undone_count", _c.c_uint32),
        ("draw_policy", _c.c_uint32),
        ("line_count", _c.c_uint32),
        ("phase_name", _c.c_char * 32),
        ("reserved", _c.c_uint64),
    ]


class entente_vote(_c.Structure):
    """A vote. Never grows."""

    powers: int
    "LIST: the draw; CONCEDE: the power conceded to; else 0"
    power: int
    "who votes"
    kind: int
    list_ignored: int
    "Of a vote that is given: 1: the yes came as a list, which counts as a plain yes; not saved."
    reserved: Any
    _fields_ = [
        ("powers", _c.c_uint64),
        ("power", _c.c_uint8),
        ("kind", _c.c_uint8),
        ("list_ignored", _c.c_uint8),
        ("reserved", _c.c_uint8 * 5),
    ]


class entente_end_rules(_c.Structure):
    """Ends of a game beside the victory on the board."""

    struct_size: int
    last_survivor: int
    "1: the last power that is left wins"
    has_last_year: int
    "1: last_year counts"
    last_year: int
    "the game ends when the next phase is in a year beyond it"
    year_limit: int
    "how it then ends"
    stalemate_years: int
    "years without a center changing hands that make a draw; 0: never; at most 2^31 - 1"
    phase_limit: int
    "played phases that make one; 0: never; at most 2^31 - 1"
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("last_survivor", _c.c_uint32),
        ("has_last_year", _c.c_uint32),
        ("last_year", _c.c_int32),
        ("year_limit", _c.c_uint32),
        ("stalemate_years", _c.c_uint32),
        ("phase_limit", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_submission(_c.Structure):
    """How orders are handed in. NULL: they replace the earlier ones, and the host hands them in."""

    struct_size: int
    by: int
    "The power that hands them in: the power itself, one that controls it (a dummy) or one that the host allowed (entente_game_allow); ENTENTE_NO_POWER: no check, for orders of the host."
    mode: int
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("by", _c.c_uint32),
        ("mode", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_owed(_c.Structure):
    """What a power still has to order in the current phase."""

    struct_size: int
    unit_count: int
    "units without a legal order; in a retreats phase dislodged units that have a place to go"
    build_count: int
    "builds that are due and possible, neither ordered nor waived"
    removal_count: int
    "removals that are due and not ordered"
    by: int
    "the power that can order them; ENTENTE_NO_POWER for a dummy without a controller on the map"
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("unit_count", _c.c_uint32),
        ("build_count", _c.c_uint32),
        ("removal_count", _c.c_uint32),
        ("by", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_line(_c.Structure):
    """A line that was submitted: an order or an unreadable text. Lines are sorted by power; each power's lines keep their
    sequence.
    """

    struct_size: int
    power: int
    "who submitted it"
    order_set: int
    "0: in the first set of orders of its power; the rule order_sets decides which sets count"
    is_written: int
    "1: it came as text; 0: as a packed order"
    is_readable: int
    "0: no order: entente_game_line_fault says why"
    unit_nation: int
    "nationality written for the ordered unit, or ENTENTE_NO_POWER"
    third_nation: int
    "for the supported or convoyed unit"
    written: int
    "with the position of the phase known"
    fault_offset: int
    "in the text, start of the unreadable part"
    fault_length: int
    "in bytes"
    order: int
    "as submitted; of kind 0 if unreadable"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("power", _c.c_uint32),
        ("order_set", _c.c_uint32),
        ("is_written", _c.c_uint32),
        ("is_readable", _c.c_uint32),
        ("unit_nation", _c.c_uint32),
        ("third_nation", _c.c_uint32),
        ("written", _c.c_uint32),
        ("fault_offset", _c.c_uint32),
        ("fault_length", _c.c_uint32),
        ("order", _c.c_uint64),
    ]


class entente_replay_summary(_c.Structure):
    """Counts of a replay."""

    struct_size: int
    phase_count: int
    "compared + skipped"
    compared: int
    "phases that were adjudicated and compared"
    difference_count: int
    remark_count: int
    "remarks that are no differences"
    note_count: int
    "notes about parts of the input that are not read (entente_exchange_notes)"
    skipped_last: int
    "the record has nothing after the phase"
    skipped_empty: int
    "retreats phases in which no unit has a place to go"
    skipped_over: int
    "the game is over"
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("phase_count", _c.c_uint32),
        ("compared", _c.c_uint32),
        ("difference_count", _c.c_uint32),
        ("remark_count", _c.c_uint32),
        ("note_count", _c.c_uint32),
        ("skipped_last", _c.c_uint32),
        ("skipped_empty", _c.c_uint32),
        ("skipped_over", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_render_options(_c.Structure):
    """How a board is drawn; 0 in every member is the usual form."""

    struct_size: int
    form: int
    theme: int
    palette: int
    hidden: int
    "the parts to leave out"
    full_names: int
    "1: full names of the phase ('Army Paris'; labels where there is room); 0: ids ('A PAR')"
    width: int
    "of SVG in pixels, of text in columns, at least 20; 0: its own, no limit"
    language: int
    outlook: int
    "Bit per power: draws what their orders do surely and what they may do, however the others are ordered, instead of results; 0: results."
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("form", _c.c_uint32),
        ("theme", _c.c_uint32),
        ("palette", _c.c_uint32),
        ("hidden", _c.c_uint32),
        ("full_names", _c.c_uint32),
        ("width", _c.c_uint32),
        ("language", _c.c_uint32),
        ("outlook", _c.c_uint64),
    ]


class entente_game_form_info(_c.Structure):
    """A form. Texts end with a zero byte."""

    struct_size: int
    form: int
    name: bytes
    "'webdiplomacy'"
    text: bytes
    "'state that webDiplomacy's API gives'"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("form", _c.c_uint32),
        ("name", _c.c_char * 24),
        ("text", _c.c_char * 96),
    ]


class entente_play_summary(_c.Structure):
    """How a game of random orders went."""

    struct_size: int
    phase_count: int
    signature: int
    "digest of every order, outcome and position; for a seed the same on every platform"
    winners: int
    "bit per power: the winners, if the game ended within the limit"
    end_kind: int
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("phase_count", _c.c_uint32),
        ("signature", _c.c_uint64),
        ("winners", _c.c_uint64),
        ("end_kind", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_encoding_info(_c.Structure):
    """Shapes of an encoding's arrays."""

    struct_size: int
    kind: int
    entry_count: int
    "of the list: indices are below it"
    word_count: int
    "of the words of which entries are made: 220 of DipNet, else 0"
    candidate_count: int
    "of a row of candidates"
    candidate_padding: int
    "behind the candidates of a row"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("kind", _c.c_uint32),
        ("entry_count", _c.c_uint32),
        ("word_count", _c.c_uint32),
        ("candidate_count", _c.c_uint32),
        ("candidate_padding", _c.c_int32),
    ]


class entente_token_name(_c.Structure):
    """The token of a power or province of the map, as a representation message lists it."""

    struct_size: int
    token: int
    word: bytes
    "three letters or digits and a zero byte"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("token", _c.c_uint32),
        ("word", _c.c_char * 8),
    ]


class entente_message_verdict(_c.Structure):
    """What a check found out about a message."""

    struct_size: int
    verdict: int
    level: int
    "of an allowed message: the least level that allows it"
    err_at: int
    "if not understood: index of the token before which ERR stands, or * of DPP"
    dialect: int
    "dialect of the language that checked it: ENTENTE_DIALECT_*"
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("verdict", _c.c_uint32),
        ("level", _c.c_int32),
        ("err_at", _c.c_uint32),
        ("dialect", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_session_limits(_c.Structure):
    """Limits for the other side. 0: no limit, except message_octets, which is at least 2 and at most 65534. The defaults
    follow each member.
    """

    struct_size: int
    initial_seconds: int
    "for a client to send its IM: 30"
    frame_seconds: int
    "for a frame that has begun to arrive to be complete: 30"
    idle_seconds: int
    "after the IM, for something to arrive: 0"
    message_octets: int
    "of one message: 16384"
    messages_per_second: int
    "on average, ten seconds' worth at once: 100"
    octets_per_second: int
    "the same: 65536"
    pending_octets: int
    "to be written and not yet taken: 1048576"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("initial_seconds", _c.c_uint32),
        ("frame_seconds", _c.c_uint32),
        ("idle_seconds", _c.c_uint32),
        ("message_octets", _c.c_uint32),
        ("messages_per_second", _c.c_uint32),
        ("octets_per_second", _c.c_uint32),
        ("pending_octets", _c.c_uint32),
    ]


class entente_session_info(_c.Structure):
    """The state of a session."""

    struct_size: int
    stage: int
    end_kind: int
    code: int
    "the number of DAIDE's error message, 0x01 to 0x0e"
    pending_octets: int
    "octets that entente_session_take would give"
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("stage", _c.c_uint32),
        ("end_kind", _c.c_uint32),
        ("code", _c.c_uint32),
        ("pending_octets", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_referee_options(_c.Structure):
    """The options that HLO lists, and others: the last two bits, the ends and the round. All zero: a game without press and
    limits.
    """

    struct_size: int
    level: int
    "LVL: 0 to 8000"
    movement_limit: int
    "MTL, RTL, BTL: seconds of a turn; 0: no limit"
    retreat_limit: int
    build_limit: int
    press_limit: int
    "PTL: seconds before the end of a movement turn; 0: none"
    flags: int
    has_last_year: int
    "1: last_year counts"
    last_year: int
    stalemate_years: int
    "0: never"
    turn_limit: int
    "0: none"
    round: int
    "0: powers are dealt at random. Else the round of a rotation: clients, sorted by name, get the powers in their sequence, moved on by one in each round. Over as many rounds as there are powers each client plays each power."
    dialect: int
    "The edition of DAIDE's syntax that all clients of the game speak, but not DPP. In 0.143 press has numbers and references, SCO and NOW are refused before the game begins, and clients that have not said who they are get the messages to all, except for the board."
    reserved: int
    "0"
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("level", _c.c_uint32),
        ("movement_limit", _c.c_uint32),
        ("retreat_limit", _c.c_uint32),
        ("build_limit", _c.c_uint32),
        ("press_limit", _c.c_uint32),
        ("flags", _c.c_uint32),
        ("has_last_year", _c.c_uint32),
        ("last_year", _c.c_int32),
        ("stalemate_years", _c.c_uint32),
        ("turn_limit", _c.c_uint32),
        ("round", _c.c_uint32),
        ("dialect", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_seat_info(_c.Structure):
    """What SMR says of a power: who played it last, its centers, and when it was eliminated."""

    struct_size: int
    is_present: int
    "1: a client plays it now"
    centers: int
    is_eliminated: int
    "1: eliminated_in counts"
    eliminated_in: int
    "a year"
    reserved: int
    name: bytes
    "UTF-8, cut off at its end if it is longer; '': no client yet"
    version: bytes
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("is_present", _c.c_uint32),
        ("centers", _c.c_uint32),
        ("is_eliminated", _c.c_uint32),
        ("eliminated_in", _c.c_int32),
        ("reserved", _c.c_uint32),
        ("name", _c.c_char * 256),
        ("version", _c.c_char * 256),
    ]


class entente_client_info(_c.Structure):
    """What a client is."""

    struct_size: int
    role: int
    power: int
    "of a player, once the game has begun; ENTENTE_NO_POWER"
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("role", _c.c_uint32),
        ("power", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


class entente_program_info(_c.Structure):
    """The state of a program."""

    struct_size: int
    is_asleep: int
    "it has said SLP and sent no line since"
    empty_lines: int
    "empty lines it has sent, which were ignored"
    reserved: int
    _fields_ = [
        ("struct_size", _c.c_uint32),
        ("is_asleep", _c.c_uint32),
        ("empty_lines", _c.c_uint32),
        ("reserved", _c.c_uint32),
    ]


# Of each function what it returns and what it takes.
FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "entente_abi_check": (_c.c_int32, [_c.c_uint32]),
    "entente_has": (_c.c_uint32, [_c.c_char_p, _c.c_size_t]),
    "entente_version": (_c.c_char_p, []),
    "entente_version_number": (_c.c_uint32, []),
    "entente_word": (_c.c_char_p, [_c.c_uint32, _c.c_uint32]),
    "entente_find_word": (_c.c_int32, [_c.c_uint32, _c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_uint32), _c.POINTER(entente_error)]),
    "entente_text_data": (_c.c_void_p, [_c.c_void_p]),
    "entente_text_length": (_c.c_size_t, [_c.c_void_p]),
    "entente_text_free": (None, [_c.c_void_p]),
    "entente_map_builtin_describe": (_c.c_int32, [_c.c_uint32, _c.POINTER(entente_builtin_info), _c.POINTER(entente_error)]),
    "entente_map_builtin": (_c.c_int32, [_c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_map_retain": (_c.c_void_p, [_c.c_void_p]),
    "entente_map_free": (None, [_c.c_void_p]),
    "entente_map_read": (_c.c_int32, [_c.c_uint32, _c.c_char_p, _c.c_size_t, _c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_map_write": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_map_summary": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_uint32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_map_reader_new": (_c.c_int32, [_c.c_uint32, _c.c_char_p, _c.c_size_t, _c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_map_reader_free": (None, [_c.c_void_p]),
    "entente_map_reader_wants": (_c.c_char_p, [_c.c_void_p]),
    "entente_map_reader_wanted_by": (_c.c_char_p, [_c.c_void_p]),
    "entente_map_reader_give": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_map_reader_refuse": (_c.c_int32, [_c.c_void_p, _c.c_int32, _c.POINTER(entente_error)]),
    "entente_map_reader_finish": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_map_reader_diagnostics": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.POINTER(entente_diagnostic_counts), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_map_describe": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_map_info), _c.POINTER(entente_error)]),
    "entente_map_name": (_c.c_char_p, [_c.c_void_p]),
    "entente_map_count": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_stage_counts), _c.POINTER(entente_error)]),
    "entente_map_location": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_location_info), _c.POINTER(entente_error)]),
    "entente_map_location_id": (_c.c_char_p, [_c.c_void_p, _c.c_uint32]),
    "entente_map_location_name": (_c.c_char_p, [_c.c_void_p, _c.c_uint32]),
    "entente_map_find_location": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_uint32), _c.POINTER(entente_error)]),
    "entente_map_neighbors": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_uint32, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_map_power": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_power_info), _c.POINTER(entente_error)]),
    "entente_map_power_id": (_c.c_char_p, [_c.c_void_p, _c.c_uint32]),
    "entente_map_power_name": (_c.c_char_p, [_c.c_void_p, _c.c_uint32]),
    "entente_map_find_power": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_uint32), _c.POINTER(entente_error)]),
    "entente_map_homes": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_map_centers": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_rules_init": (_c.c_int32, [_c.POINTER(entente_rules), _c.c_void_p, _c.POINTER(entente_error)]),
    "entente_preset_describe": (_c.c_int32, [_c.c_uint32, _c.POINTER(entente_preset_info), _c.POINTER(entente_error)]),
    "entente_rules_set": (_c.c_int32, [_c.POINTER(entente_rules), _c.c_char_p, _c.c_size_t, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_rules_get": (_c.c_int32, [_c.POINTER(entente_rules), _c.c_char_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_rules_write": (_c.c_int32, [_c.POINTER(entente_rules), _c.POINTER(entente_rules), _c.c_uint32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_rules_read": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_rules), _c.POINTER(entente_error)]),
    "entente_option_describe": (_c.c_int32, [_c.c_uint32, _c.POINTER(entente_option_info), _c.POINTER(entente_error)]),
    "entente_option_value_describe": (_c.c_int32, [_c.c_uint32, _c.c_uint32, _c.POINTER(entente_value_info), _c.POINTER(entente_error)]),
    "entente_position_size": (_c.c_size_t, [_c.c_void_p]),
    "entente_position_start": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_position_clear": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_position_check": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_error)]),
    "entente_position_place": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_unit), _c.POINTER(entente_error)]),
    "entente_position_remove": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.POINTER(entente_error)]),
    "entente_position_dislodge": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_unit), _c.c_void_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_position_set_owner": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.c_uint32, _c.POINTER(entente_error)]),
    "entente_position_set_phase": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_position_describe": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_position_info), _c.POINTER(entente_error)]),
    "entente_position_set_end": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.c_uint64, _c.POINTER(entente_error)]),
    "entente_position_end_phrase": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_text_options), _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_position_units": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_position_dislodged": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_position_retreats": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_position_owners": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_position_counts": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_position_due": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_rules), _c.c_uint32, _c.POINTER(_c.c_int32), _c.POINTER(entente_error)]),
    "entente_position_power_state": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.POINTER(entente_power_state), _c.POINTER(entente_error)]),
    "entente_position_homes": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_position_to_json": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_position_from_json": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_position_write_line": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_position_read_line": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_position_hash": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(_c.c_uint64), _c.POINTER(entente_error)]),
    "entente_position_difference": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_score_system_describe": (_c.c_int32, [_c.c_uint32, _c.POINTER(entente_score_system_info), _c.POINTER(entente_error)]),
    "entente_position_scores": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.c_uint64, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_order_pack": (_c.c_int32, [_c.POINTER(entente_order_fields), _c.POINTER(_c.c_uint64), _c.POINTER(entente_error)]),
    "entente_order_unpack": (_c.c_int32, [_c.c_uint64, _c.POINTER(entente_order_fields), _c.POINTER(entente_error)]),
    "entente_order_read": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_rules), _c.c_uint32, _c.c_uint32, _c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_uint64), _c.POINTER(entente_error)]),
    "entente_order_write": (_c.c_int32, [_c.c_void_p, _c.c_uint64, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_orders_write": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_scratch_new": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_scratch_free": (None, [_c.c_void_p]),
    "entente_legal_orders": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_rules), _c.c_uint32, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_order_groups": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_legal_order_counts": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_rules), _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_legal_orders_numbered": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_rules), _c.c_void_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_legal_order_numbers": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_rules), _c.c_void_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_order_choices": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_rules), _c.c_uint32, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_uint32), _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(_c.c_uint64), _c.POINTER(entente_error)]),
    "entente_actions_new": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_rules), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_actions_free": (None, [_c.c_void_p]),
    "entente_actions_count": (_c.c_uint32, [_c.c_void_p]),
    "entente_actions_hash": (_c.c_uint64, [_c.c_void_p]),
    "entente_actions_of_orders": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_actions_to_orders": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_legal_actions": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_rules), _c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_adjudicate": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_rules), _c.c_void_p, _c.c_size_t, _c.POINTER(entente_phase_summary), _c.POINTER(entente_error)]),
    "entente_scratch_results": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_scratch_events": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_scratch_losses": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_scratch_after": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_scratch_next": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_scratch_texts": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_adjudicate_batch": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_rules), _c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.c_void_p, _c.POINTER(entente_error)]),
    "entente_scratch_explain": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_new": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_rules), _c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_free": (None, [_c.c_void_p]),
    "entente_game_fork": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_view": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_phase_count": (_c.c_uint32, [_c.c_void_p]),
    "entente_game_map": (_c.c_void_p, [_c.c_void_p]),
    "entente_game_rules": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_rules), _c.POINTER(entente_error)]),
    "entente_game_position": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_game_find_phase": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_uint32), _c.POINTER(entente_error)]),
    "entente_game_legal_orders": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_game_check_order": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_text_options), _c.POINTER(entente_order_check), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_set_draw_policy": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_error)]),
    "entente_game_describe": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_game_info), _c.POINTER(entente_error)]),
    "entente_game_vote": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_vote), _c.POINTER(entente_error)]),
    "entente_game_cancel_vote": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_vote), _c.POINTER(entente_error)]),
    "entente_game_votes": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_game_vote_command": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_game_end": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint64, _c.POINTER(entente_error)]),
    "entente_game_set_end_rules": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_end_rules), _c.POINTER(entente_error)]),
    "entente_game_end_rules": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_end_rules), _c.POINTER(entente_error)]),
    "entente_game_resume": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_error)]),
    "entente_game_submit": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_submission), _c.POINTER(entente_error)]),
    "entente_game_submit_text": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_submission), _c.POINTER(entente_error)]),
    "entente_game_cancel_order": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.c_uint32, _c.POINTER(entente_error)]),
    "entente_game_set_waiting": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.POINTER(entente_error)]),
    "entente_game_allow": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.c_uint32, _c.POINTER(entente_error)]),
    "entente_game_may_order": (_c.c_uint32, [_c.c_void_p, _c.c_uint32, _c.c_uint32]),
    "entente_game_owed": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_owed), _c.POINTER(entente_error)]),
    "entente_game_owed_units": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_game_owed_json": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_process": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_error)]),
    "entente_game_undo": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_error)]),
    "entente_game_redo": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_error)]),
    "entente_game_go_to": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_error)]),
    "entente_game_orders": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_game_orders_text": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.c_uint32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_line_count": (_c.c_uint32, [_c.c_void_p, _c.c_uint32]),
    "entente_game_line": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.POINTER(entente_line), _c.POINTER(entente_error)]),
    "entente_game_line_text": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_game_line_fault": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.POINTER(entente_text_options), _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_game_line_path": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_game_summary": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_phase_summary), _c.POINTER(entente_error)]),
    "entente_game_results": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_game_events": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_game_losses": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_game_phase_json": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_after": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_game_texts": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_explain": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_char_p, _c.c_size_t, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_advise": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_advise_options), _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_hash": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(_c.c_uint64), _c.POINTER(entente_error)]),
    "entente_game_save": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_save_binary": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_load": (_c.c_int32, [_c.c_char_p, _c.c_size_t, _c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_document_read": (_c.c_int32, [_c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_document_free": (None, [_c.c_void_p]),
    "entente_document_is_game": (_c.c_uint32, [_c.c_void_p]),
    "entente_document_phase_count": (_c.c_uint32, [_c.c_void_p]),
    "entente_document_phase_name": (_c.c_char_p, [_c.c_void_p, _c.c_uint32]),
    "entente_document_find_phase": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_uint32), _c.POINTER(entente_error)]),
    "entente_document_has_orders": (_c.c_uint32, [_c.c_void_p, _c.c_uint32]),
    "entente_document_phase": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_new": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_rules), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_free": (None, [_c.c_void_p]),
    "entente_exchange_leave_out": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_error)]),
    "entente_exchange_adjudicate": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_legal": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_count_votes": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_error_json": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_error), _c.POINTER(_c.c_void_p)]),
    "entente_exchange_adjudicate_phase": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_legal_phase": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_report": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_explain": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.c_char_p, _c.c_size_t, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_advise": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.POINTER(entente_advise_options), _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_read": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_rules), _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_exchange_check": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_text_options), _c.POINTER(entente_error)]),
    "entente_exchange_replay": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.POINTER(entente_text_options), _c.POINTER(entente_replay_summary), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_notes": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_position_render": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.POINTER(entente_render_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_exchange_render": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_uint32, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_render_options), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_game_form_describe": (_c.c_int32, [_c.c_uint32, _c.POINTER(entente_game_form_info), _c.POINTER(entente_error)]),
    "entente_game_form_guess": (_c.c_int32, [_c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_uint32), _c.POINTER(entente_error)]),
    "entente_convert": (_c.c_int32, [_c.c_char_p, _c.c_size_t, _c.c_uint32, _c.c_uint32, _c.c_void_p, _c.POINTER(entente_rules), _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_adjudicate_listing": (_c.c_int32, [_c.c_char_p, _c.c_size_t, _c.c_void_p, _c.POINTER(entente_rules), _c.POINTER(entente_text_options), _c.POINTER(_c.c_void_p), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_play": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_rules), _c.c_uint64, _c.c_uint32, _c.POINTER(entente_play_summary), _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_encodings_abi_check": (_c.c_int32, [_c.c_uint32]),
    "entente_random_orders": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_rules), _c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_legal_masks": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_rules), _c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_encoding_new": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_encoding_free": (None, [_c.c_void_p]),
    "entente_encoding_describe": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_encoding_info), _c.POINTER(entente_error)]),
    "entente_encoding_list": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_encoding_tokens": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_encoding_of_orders": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_encoding_to_orders": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_encoding_legal": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_rules), _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_encoding_candidates": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_rules), _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_encoding_boards": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_encoding_previous_board": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_encoding_previous_entries": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_void_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_press_abi_check": (_c.c_int32, [_c.c_uint32]),
    "entente_language_new": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_language_free": (None, [_c.c_void_p]),
    "entente_language_name": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_token_name), _c.POINTER(entente_error)]),
    "entente_language_power": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(_c.c_uint16), _c.POINTER(entente_error)]),
    "entente_language_find_power": (_c.c_int32, [_c.c_void_p, _c.c_uint16, _c.POINTER(_c.c_uint32), _c.POINTER(entente_error)]),
    "entente_language_location": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(_c.c_uint16), _c.POINTER(_c.c_uint16), _c.POINTER(entente_error)]),
    "entente_language_find_location": (_c.c_int32, [_c.c_void_p, _c.c_uint16, _c.c_uint16, _c.POINTER(_c.c_uint32), _c.POINTER(entente_error)]),
    "entente_message_read": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_message_write": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_message_encode": (_c.c_int32, [_c.c_void_p, _c.c_size_t, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_message_decode": (_c.c_int32, [_c.c_char_p, _c.c_size_t, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_message_check": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.c_uint32, _c.c_int32, _c.POINTER(entente_message_verdict), _c.POINTER(entente_error)]),
    "entente_message_reply": (_c.c_int32, [_c.c_void_p, _c.c_size_t, _c.POINTER(entente_message_verdict), _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_message_pass_on": (_c.c_int32, [_c.c_void_p, _c.c_size_t, _c.c_int32, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_message_check_json": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_uint32, _c.c_int32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_message_translate_json": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_uint32, _c.c_int32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_session_limits_init": (_c.c_int32, [_c.POINTER(entente_session_limits), _c.POINTER(entente_error)]),
    "entente_session_new": (_c.c_int32, [_c.c_uint32, _c.c_void_p, _c.POINTER(entente_session_limits), _c.c_uint32, _c.c_int64, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_session_free": (None, [_c.c_void_p]),
    "entente_session_receive": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_int64, _c.POINTER(entente_error)]),
    "entente_session_advance": (_c.c_int32, [_c.c_void_p, _c.c_int64, _c.POINTER(entente_error)]),
    "entente_session_next_due": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_int64), _c.POINTER(entente_error)]),
    "entente_session_send": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_session_close": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_error)]),
    "entente_session_next": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_session_take": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_session_describe": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_session_info), _c.POINTER(entente_error)]),
    "entente_session_name": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_token_name), _c.POINTER(entente_error)]),
    "entente_referee_new": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_rules), _c.POINTER(entente_referee_options), _c.c_char_p, _c.c_size_t, _c.c_uint64, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_referee_reserve": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_referee_load": (_c.c_int32, [_c.c_char_p, _c.c_size_t, _c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_referee_free": (None, [_c.c_void_p]),
    "entente_referee_connect": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_int64, _c.POINTER(_c.c_uint32), _c.POINTER(entente_error)]),
    "entente_referee_receive": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_void_p, _c.c_size_t, _c.c_int64, _c.POINTER(entente_error)]),
    "entente_referee_disconnect": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_int64, _c.POINTER(entente_error)]),
    "entente_referee_advance": (_c.c_int32, [_c.c_void_p, _c.c_int64, _c.POINTER(entente_error)]),
    "entente_referee_next_due": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_int64), _c.POINTER(entente_error)]),
    "entente_referee_go_on": (_c.c_int32, [_c.c_void_p, _c.c_int64, _c.POINTER(entente_error)]),
    "entente_referee_close": (_c.c_int32, [_c.c_void_p, _c.c_int64, _c.POINTER(entente_error)]),
    "entente_referee_next": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_uint32), _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_referee_save": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_referee_save_new": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_uint32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_referee_save_all": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_int64, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_referee_record": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_referee_stage": (_c.c_uint32, [_c.c_void_p]),
    "entente_referee_name": (_c.c_char_p, [_c.c_void_p]),
    "entente_referee_seat": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_seat_info), _c.POINTER(entente_error)]),
    "entente_referee_map": (_c.c_void_p, [_c.c_void_p]),
    "entente_referee_game": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_referee_client": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_client_info), _c.POINTER(entente_error)]),
    "entente_master_new": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_rules), _c.c_uint32, _c.c_uint64, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_master_load": (_c.c_int32, [_c.c_char_p, _c.c_size_t, _c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_master_free": (None, [_c.c_void_p]),
    "entente_master_join": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.POINTER(_c.c_uint32), _c.POINTER(entente_error)]),
    "entente_master_return": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_uint32, _c.POINTER(entente_error)]),
    "entente_master_begin": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_error)]),
    "entente_master_receive": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_master_receive_late": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.c_char_p, _c.c_size_t, _c.POINTER(entente_error)]),
    "entente_master_leave": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_error)]),
    "entente_master_warn": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_error)]),
    "entente_master_play_deadline": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_error)]),
    "entente_master_save": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_master_save_new": (_c.c_int32, [_c.c_void_p, _c.c_char_p, _c.c_size_t, _c.c_uint32, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_master_close": (_c.c_int32, [_c.c_void_p, _c.POINTER(entente_error)]),
    "entente_master_next": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_uint32), _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_master_next_record": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_uint32), _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
    "entente_master_stage": (_c.c_uint32, [_c.c_void_p]),
    "entente_master_map": (_c.c_void_p, [_c.c_void_p]),
    "entente_master_game": (_c.c_int32, [_c.c_void_p, _c.POINTER(_c.c_void_p), _c.POINTER(entente_error)]),
    "entente_master_program": (_c.c_int32, [_c.c_void_p, _c.c_uint32, _c.POINTER(entente_program_info), _c.POINTER(entente_error)]),
    "entente_master_scores": (_c.c_int32, [_c.c_void_p, _c.c_void_p, _c.c_size_t, _c.POINTER(_c.c_size_t), _c.POINTER(entente_error)]),
}


# Of each handle the function that frees it.
FREE: Dict[str, str] = {
    "entente_text": "entente_text_free",
    "entente_map": "entente_map_free",
    "entente_map_reader": "entente_map_reader_free",
    "entente_scratch": "entente_scratch_free",
    "entente_actions": "entente_actions_free",
    "entente_game": "entente_game_free",
    "entente_document": "entente_document_free",
    "entente_exchange": "entente_exchange_free",
    "entente_encoding": "entente_encoding_free",
    "entente_language": "entente_language_free",
    "entente_session": "entente_session_free",
    "entente_referee": "entente_referee_free",
    "entente_master": "entente_master_free",
}
