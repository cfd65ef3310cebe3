/// The enums of the C interface, made by generate.py from its description. Do not edit.
#ifndef ENTENTE_ENTENTE_ENUMS_HPP_
#define ENTENTE_ENTENTE_ENUMS_HPP_

#include <entente/entente.h>

// clang-format off
namespace entente {

/// What a function returns.
enum class Status : int32_t {
  kOk = 0,  ///< it did what its comment says
  kInvalidArgument = -1,  ///< NULL, out of range, malformed text: the message says which and where
  kNotFound = -2,  ///< unknown map, place, power, option or preset; an index past the end of a list
  kBufferTooSmall = -3,  ///< *length tells the size needed
  kOutOfMemory = -4,  ///< of any function
  kNotSupported = -5,  ///< known, but not possible here: a rule on this map, a newer saved form
  kWrongPhase = -6,  ///< the call does not fit the phase, or the game is over
  kLimit = -7,  ///< larger than the documented bounds (of a map text: INVALID_ARGUMENT)
  kAbiMismatch = -8,  ///< the program was compiled with a header that the library does not serve
  kInternal = -9,  ///< a bug in the library
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(Status value) noexcept {
  const char* text = entente_word(0, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Lists of words: one for each enum of this header.
enum class WordList : uint32_t {
  kStatus = 0,
  kTextForm = 1,
  kTextLanguage = 2,
  kUnitType = 3,
  kTerrain = 4,
  kPhaseType = 5,
  kMapForm = 6,
  kOptionOrigin = 7,
  kEndKind = 8,
  kScoreSystem = 9,
  kOrderKind = 10,
  kWritten = 11,
  kOrderStep = 12,
  kReason = 13,
  kIllegality = 14,
  kEventKind = 15,
  kEventWhy = 16,
  kUnknownOrders = 17,
  kDrawPolicy = 18,
  kVoteKind = 19,
  kYearLimit = 20,
  kSubmitMode = 21,
  kResultParts = 22,
  kRenderForm = 23,
  kRenderTheme = 24,
  kRenderPalette = 25,
  kRenderParts = 26,
  kGameForm = 27,
  kPhaseTexts = 28,
};

/// Forms of an answer. A function that does not have a form refuses it with INVALID_ARGUMENT.
enum class TextForm : uint32_t {
  kForPeople = 0,  ///< sentences or lines to read
  kJson = 1,  ///< the folder docs/json has the schemas
  kGraphDot = 2,  ///< a graph for Graphviz; of explanations
  kGraphJson = 3,  ///< the same graph as JSON
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(TextForm value) noexcept {
  const char* text = entente_word(1, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Languages of sentences. Their words are their codes: "en", "de". A library without one has no word for it.
enum class TextLanguage : uint32_t {
  kEn = 0,
  kDe = 1,
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(TextLanguage value) noexcept {
  const char* text = entente_word(2, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Unit types.
enum class UnitType : uint32_t {
  kArmy = 0,
  kFleet = 1,
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(UnitType value) noexcept {
  const char* text = entente_word(3, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Terrain.
enum class Terrain : uint32_t {
  kWater = 0,
  kLand = 1,
  kCoast = 2,
  kPort = 3,
  kShut = 4,
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(Terrain value) noexcept {
  const char* text = entente_word(4, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Phase types.
enum class PhaseType : uint32_t {
  kMovement = 0,
  kRetreats = 1,
  kAdjustments = 2,
  kOtherPhase = 3,
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(PhaseType value) noexcept {
  const char* text = entente_word(5, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Forms of a map.
enum class MapForm : uint32_t {
  kMap = 0,  ///< .map text
  kJson = 1,  ///< the complete JSON form; its schema is docs/json/map.schema.json
  kMdf = 2,  ///< DAIDE's MDF message: only powers, home centers and the graph
  kDot = 3,  ///< Graphviz; written only
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(MapForm value) noexcept {
  const char* text = entente_word(6, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Who sets an option.
enum class OptionOrigin : uint32_t {
  kDatc = 0,  ///< an issue of DATC section 4
  kMap = 1,  ///< RULE lines of maps
  kJudge = 2,  ///< neither: a habit of judges
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(OptionOrigin value) noexcept {
  const char* text = entente_word(7, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// How a game ended.
enum class EndKind : uint32_t {
  kNone = 0,  ///< it goes on
  kSolo = 1,
  kSharedVictory = 2,
  kDraw = 3,
  kConcession = 4,
  kNoResult = 5,  ///< the game stopped without a result
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(EndKind value) noexcept {
  const char* text = entente_word(8, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// How the scores of a game are counted. First, which powers are in the result: the winner of a solo, the winners of a
/// shared victory, the members of a draw, the powers to whom the others conceded. In a game without a result, or one
/// that goes on (scored as if it stopped now), every power that is left is in it: one with a unit, a supply center or a
/// build to make on any home. Other powers score 0. A power that is alone in the result has won.
enum class ScoreSystem : uint32_t {
  kDrawSize = 0,  ///< 1 in equal parts
  kSumOfSquares = 1,  ///< 100 shared by the squares of their centers; equally if no power has any
  kCenterShare = 2,  ///< 1 shared by their centers; equally if no power has any
  kWinDrawLoss = 3,  ///< 1 to each winner, also shared or conceded; 1/2 for a part of a draw
  kDpp = 4,  ///< to each: the number of losers / the number of powers in the result
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(ScoreSystem value) noexcept {
  const char* text = entente_word(9, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Order kinds.
enum class OrderKind : uint32_t {
  kHold = 1,
  kMove = 2,
  kSupportHold = 3,
  kSupportMove = 4,
  kConvoy = 5,
  kRetreat = 6,
  kDisband = 7,  ///< of a dislodged unit, or a removal in an adjustments phase
  kBuild = 8,
  kWaive = 9,
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(OrderKind value) noexcept {
  const char* text = entente_word(10, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// How an order was written: bits of entente_order_fields.written and entente_line.written. An order read from text has
/// only the bits that the text alone shows (NO_SUCH_COAST, NATION, PATH, PERPETUAL). A line of a game has all of them,
/// because the game knows the position. Rules on how an order was written (DATC 4.A.6, 4.B.5, 4.B.6, 4.C) use the bits
/// of lines; for packed orders they use coasts and types only, because these hold no nationalities and paths.
enum class Written : uint32_t {
  kWrongCoast = 1,  ///< of the ordered unit: not the one where it stands
  kNoSuchCoast = 2,  ///< a coast that does not exist, or of an army
  kWrongType = 4,  ///< a coast that does not exist, or a coast of an army
  kWrongNation = 8,  ///< not the unit's
  kNation = 16,  ///< the nationality of the supported or convoyed unit was written
  kPath = 32,  ///< a convoy path was written
  kPerpetual = 64,  ///< it stands until it is replaced (rule perpetual_orders)
};
constexpr Written operator|(Written a, Written b) noexcept {
  return static_cast<Written>(static_cast<uint32_t>(a) | static_cast<uint32_t>(b));
}
constexpr bool has(Written set, Written flag) noexcept { return (static_cast<uint32_t>(set) & static_cast<uint32_t>(flag)) != 0; }
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(Written value) noexcept {
  const char* text = entente_word(11, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Steps of an order that is entered step by step. Kind, other and target are always asked for if the order has them,
/// place and via only if there is more than one answer.
enum class OrderStep : uint32_t {
  kNone = 0,  ///< the order is complete
  kKind = 1,  ///< ENTENTE_HOLD, ENTENTE_MOVE, ...
  kOther = 2,  ///< province of the supported or convoyed unit
  kTarget = 3,  ///< province where it goes
  kPlace = 4,  ///< the location in it, a coast; of a build the location of the site
  kVia = 5,  ///< 1: by convoy, where an army may also walk
  kType = 6,  ///< of a build: ENTENTE_ARMY or ENTENTE_FLEET
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(OrderStep value) noexcept {
  const char* text = entente_word(12, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Why an order failed, or which other outcome a line has.
enum class Reason : uint32_t {
  kNone = 0,  ///< it succeeded
  kIllegal = 1,
  kVoid = 2,
  kBounced = 3,
  kNoConvoy = 4,
  kDisrupted = 5,
  kCut = 6,
  kDislodged = 7,
  kParadox = 8,
  kExcess = 9,
  kUnreadable = 10,
  kUnresolved = 11,  ///< a convoy or convoyed move in a paradox that the rules leave open
  kReplaced = 12,  ///< an order of a set that its power replaced, or of a unit that it handed over later
  kStated = 13,  ///< no order, but a statement that counts: PROXY, SET CONTINUES
  kIgnored = 14,  ///< a statement that does not count
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(Reason value) noexcept {
  const char* text = entente_word(13, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Why an order is illegal, or void by a rule.
enum class Illegality : uint32_t {
  kNone = 0,  ///< it is legal
  kMalformed = 1,  ///< bits that no text produces, such as a location out of range
  kWrongPhase = 2,  ///< a kind of order that does not belong to this phase
  kUnitAbsent = 3,  ///< no unit stands there
  kForeignUnit = 4,  ///< the unit belongs to another power
  kOwnProvince = 5,  ///< a move to the unit's own province (6.A.5)
  kNotAdjacent = 6,  ///< the unit cannot get there
  kCannotStand = 7,  ///< no unit of its type may be there (6.A.3, 6.A.4)
  kCoastNeeded = 8,  ///< several coasts could be meant (6.B.1)
  kCoastUnreachable = 9,  ///< the written coast cannot be reached (6.B.3)
  kNoFleets = 10,  ///< no fleets on the board could carry the army (6.D.32), or no armies the fleet
  kFleetNotConvoyed = 11,  ///< only armies can be convoyed (6.A.7)
  kSupportsItself = 12,  ///< support of the unit's own province (6.A.8)
  kSupportUnreachable = 13,  ///< the supporter could not go there itself (6.A.10)
  kSupportedAbsent = 14,  ///< no unit stands at the place of the supported unit
  kSupportedCannotMove = 15,  ///< the supported move is impossible (6.D.22 .. 6.D.31)
  kCarrierNotAtSea = 16,  ///< a convoy of an army by a unit that is no fleet at sea (6.F.1)
  kConvoyedAbsent = 17,  ///< no unit that could be convoyed stands at the place of the convoyed unit
  kCarrierNotNeeded = 18,  ///< no route needs this unit (6.F.12, 6.G.7, 6.G.19)
  kOrderedTwice = 19,  ///< two different legal orders for one unit (4.D.3)
  kNotDislodged = 20,  ///< a retreat of a unit that was not dislodged
  kNoRetreat = 21,  ///< the unit may not retreat there
  kNothingDue = 22,  ///< the power has nothing to build, or nothing to remove
  kNoBuildSite = 23,  ///< not a place where the power may build
  kSiteOccupied = 24,  ///< a unit stands there (6.I.4)
  kBuildTypeNeeded = 25,  ///< the order does not say whether to build an army or a fleet (4.C.3)
  kPowerUnknown = 26,  ///< the order does not name its power
  kSupporterCarries = 27,  ///< no fleet but the supporter could carry the supported army (6.D.31)
  kPassageClosed = 28,  ///< the passage is closed to the power, or until it owns certain centers
  kPassageWeak = 29,  ///< a support over a passage of less than full strength
  kLeague = 30,  ///< the league of the unit's power forbids it
  kImmobile = 31,  ///< the units of dummies do not move (IMMOBILE_DUMMIES)
  kReplaced = 32,  ///< a later set of orders of the power counts instead (4.D.1)
  kWrongUnitCoast = 33,  ///< the written coast of the ordered fleet is not where it stands (4.B.5)
  kNeedlessCoast = 34,  ///< a coast that does not exist, or for an army (4.B.6)
  kTypeMissing = 35,  ///< no type of the ordered, supported or convoyed unit (4.C.1)
  kTypeWrong = 36,  ///< army for a fleet, or fleet for an army (4.C.2)
  kNationMissing = 37,  ///< no nationality of a foreign unit that is supported or convoyed (4.C.5)
  kNationWrong = 38,  ///< the unit belongs to another power (4.C.6)
  kAnotherCounts = 39,  ///< another order of the power for the unit or build site counts (4.D.3, 4.D.5)
  kBuiltTwice = 40,  ///< several builds in one province (4.D.5)
  kNoWaive = 41,  ///< builds may not be waived (4.D.7)
  kMovesInVain = 42,  ///< the unit supported to hold was ordered to make an impossible move (4.E.1)
  kInDisorder = 43,  ///< the power of the unit supported to hold is in civil disorder (4.D.9)
  kPathMissing = 44,  ///< a move by sea that names no path (4.A.6)
  kPathBroken = 45,  ///< no units on the board could carry it along the path (4.A.6)
  kSetsUnordered = 46,  ///< the last of the power's sets of orders is unknown, so none counts (4.D.2)
  kCoastRefused = 47,  ///< a support or convoy that names a coast of the destination (NO_CHECK)
  kHandedOver = 48,  ///< the power handed the unit over later (4.E.5 b)
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(Illegality value) noexcept {
  const char* text = entente_word(14, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Events: results without an order.
enum class EventKind : uint32_t {
  kDisbanded = 1,  ///< a dislodged unit was lost
  kRemoved = 2,  ///< removed because its power has too many
  kWaived = 3,  ///< a build that was due was not used
  kSolo = 4,  ///< a power won
  kCaught = 5,  ///< the map has no place for the unit in the new phase: it may only hold
  kFreed = 6,  ///< a caught unit has a place again
  kAdapted = 7,  ///< the unit changed its type or coast with the map; `unit` is the new one
  kBuilt = 8,  ///< built for a power that ordered no builds (rule CD_BUILDS)
  kRetreated = 9,  ///< for a power that ordered no retreats (rule CD_RETREATS); `unit` is where it went
  kSharedVictory = 10,  ///< a power won together with others; an event for each (rule SHARED_VICTORY)
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(EventKind value) noexcept {
  const char* text = entente_word(15, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Why an event happened.
enum class EventWhy : uint32_t {
  kNoRetreat = 1,  ///< it had no place to go
  kNoOrder = 2,  ///< no retreat was ordered for it
  kCivilDisorder = 3,  ///< removals were missing
  kNotOrdered = 4,  ///< a build was due and possible, but not ordered
  kVictory = 5,  ///< it owns enough centers and strictly the most
  kIllegalOrder = 6,  ///< only illegal orders were given for it
  kNoRetreats = 7,  ///< the map has no retreats phase here
  kMapChanged = 8,  ///< the map of the new phase differs
  kEnoughCenters = 9,  ///< it owns enough centers; others may own more
  kLastUnit = 10,  ///< it has the only unit on the board (rule LAST_MAN_STANDING)
  kTornAllegiance = 11,  ///< a vassal's unit on a center of a power outside its team (rule TORN_ALLEGIANCE)
  kRetreatsForbidden = 12,  ///< dislodged units do not retreat (rule NO_RETREAT)
  kImmobile = 13,  ///< the same for a dummy without a controller (rule IMMOBILE_DUMMIES)
  kOrdered = 14,  ///< its order disbanded it
  kRetreatFailed = 15,  ///< its retreat failed
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(EventWhy value) noexcept {
  const char* text = entente_word(16, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Lists of texts about a phase. Each text is followed by a line end; a line end inside a text becomes a blank.
enum class PhaseTexts : uint32_t {
  kOrders = 0,  ///< for each result the order: as it was written, else in normal form
  kResults = 1,  ///< for each result why it ended so: a sentence, and a second one if the order that was handed in had no unit type or a wrong one
  kEvents = 2,  ///< for each event its sentence
  kLosses = 3,  ///< for each loss its sentence
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(PhaseTexts value) noexcept {
  const char* text = entente_word(28, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Whose orders are unknown. Their units may do anything, and their lines are ignored.
enum class UnknownOrders : uint32_t {
  kAbsent = 0,  ///< powers that have something to order, handed in nothing and are not in `about`
  kListed = 1,  ///< the powers in `unknown`
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(UnknownOrders value) noexcept {
  const char* text = entente_word(17, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// How a draw is voted on.
enum class DrawPolicy : uint32_t {
  kJudgeDias = 0,  ///< yes or no to a draw of all survivors; a list counts as a yes
  kJudgeNodias = 1,  ///< a list of survivors, which approves a family of draws
  kNjudge = 2,  ///< as ENTENTE_DRAW_JUDGE_NODIAS, counted as the old judge's code does
  kDaide = 3,  ///< yes or no
  kDaidePda = 4,  ///< any number of lists, each for exactly that draw
  kDpp = 5,  ///< yes or no
  kDppPda = 6,  ///< one list, for exactly that draw; a list of one power votes for its victory
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(DrawPolicy value) noexcept {
  const char* text = entente_word(18, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Kinds of votes.
enum class VoteKind : uint32_t {
  kDraw = 0,  ///< yes
  kNoDraw = 1,  ///< takes back the power's vote for a draw
  kList = 2,  ///< for a draw of some powers
  kConcede = 3,  ///< concedes to the power with more supply centers than any other (dummies aside)
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(VoteKind value) noexcept {
  const char* text = entente_word(19, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Ends beside the victory on the board, checked after each phase is processed; a new game has none. Dummies have no
/// player and do not count as left. If several apply, the first one below decides.
enum class YearLimit : uint32_t {
  kDraw = 0,  ///< a draw of those who are left
  kMostCenters = 1,  ///< the most centers win: one power a solo, several a shared victory
  kNoResult = 2,
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(YearLimit value) noexcept {
  const char* text = entente_word(20, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// What happens to the orders that the power has handed in before.
enum class SubmitMode : uint32_t {
  kReplace = 0,  ///< they are dropped
  kAmend = 1,  ///< an order takes the place of the one that its unit or build site had; the rest stays
  kNextSet = 2,  ///< they stay as an earlier set of orders. The rule order_sets (DATC 4.D.1) decides which sets count, by default the last. A set may be empty
  kDefaults = 3,  ///< they stay; the new ones are default orders of the phase, if it hands in none
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(SubmitMode value) noexcept {
  const char* text = entente_word(21, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Parts of a result that the exchange can leave out: bits.
enum class ResultParts : uint32_t {
  kAfter = 1,  ///< "after" of an adjudicated phase
  kPowers = 2,  ///< "powers" of legal orders
};
constexpr ResultParts operator|(ResultParts a, ResultParts b) noexcept {
  return static_cast<ResultParts>(static_cast<uint32_t>(a) | static_cast<uint32_t>(b));
}
constexpr bool has(ResultParts set, ResultParts flag) noexcept { return (static_cast<uint32_t>(set) & static_cast<uint32_t>(flag)) != 0; }
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(ResultParts value) noexcept {
  const char* text = entente_word(22, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Forms of a drawing.
enum class RenderForm : uint32_t {
  kSvg = 0,
  kText = 1,  ///< the board as text, in sequence: for screen readers
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(RenderForm value) noexcept {
  const char* text = entente_word(23, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// The colors of what is no power's.
enum class RenderTheme : uint32_t {
  kLight = 0,
  kDark = 1,
  kPrint = 2,
  kHighContrast = 3,
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(RenderTheme value) noexcept {
  const char* text = entente_word(24, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Colors of powers: the usual ones; or colors and patterns for players to whom red and green, or blue and yellow, look
/// alike.
enum class RenderPalette : uint32_t {
  kUsual = 0,
  kRedGreen = 1,
  kBlueYellow = 2,
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(RenderPalette value) noexcept {
  const char* text = entente_word(25, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// Parts of a picture: bits.
enum class RenderParts : uint32_t {
  kOrders = 1,
  kResults = 2,  ///< without them orders are drawn as if all succeed
  kNames = 4,
  kCenters = 8,
  kLegend = 16,
};
constexpr RenderParts operator|(RenderParts a, RenderParts b) noexcept {
  return static_cast<RenderParts>(static_cast<uint32_t>(a) | static_cast<uint32_t>(b));
}
constexpr bool has(RenderParts set, RenderParts flag) noexcept { return (static_cast<uint32_t>(set) & static_cast<uint32_t>(flag)) != 0; }
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(RenderParts value) noexcept {
  const char* text = entente_word(26, static_cast<uint32_t>(value));
  return text ? text : "";
}

/// The forms in which games, phases and positions are exchanged. A build may lack some of them.
enum class GameForm : uint32_t {
  kJson = 0,  ///< Entente's JSON: a game or a phase
  kBinary = 1,  ///< Entente's binary saved game
  kDiplomacy = 2,  ///< the saved game of the `diplomacy` Python package
  kDipcc = 3,  ///< the game JSON of dipcc
  kWebdiplomacy = 4,  ///< the state from webDiplomacy's API: variants 1, 15, 23
  kDatc = 5,  ///< a case in the DATC form
  kJdip = 6,  ///< jDip's test-case text
  kJudge = 7,  ///< the judges' text listing
  kLine = 8,  ///< a position in one line
  kGuess = 255,  ///< guess the form from the text
};
/// The word of the library and of JSON; "" for a number that it does not know.
inline const char* word(GameForm value) noexcept {
  const char* text = entente_word(27, static_cast<uint32_t>(value));
  return text ? text : "";
}

}  // namespace entente
// clang-format on
#endif  // ENTENTE_ENTENTE_ENUMS_HPP_
