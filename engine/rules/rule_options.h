// The rules a game is played by: one enum per disputable issue of DATC section 4, and where a map's RULE lines let its
// powers build. RuleOptions{} is the default, `datc3`: the choices that DATC 3.0 prefers.
//
// Every enum lists its default first. Numbers are stable: they cross the C ABI and are never reused. "Cases" are the
// DATC cases whose result differs from the default; a value that changes none is told apart by the unit tests of the
// code that reads it. Values that do not act yet are refused by CheckSupported (rule_names.h), so code may take every
// value it meets as its own. A plain value; any threads.
//   Source: DATC 3.0 chapter 4; the letters are those of its text.
#ifndef ENTENTE_ENGINE_RULES_RULE_OPTIONS_H_
#define ENTENTE_ENGINE_RULES_RULE_OPTIONS_H_

#include <cstdint>

namespace entente {

// ---- 4.A Convoys ----

// 4.A.1: an army has several convoy routes; when is its convoy broken?
enum class ConvoyRoutes : uint8_t {
  kAllBroken = 0,  // b: when every route is broken
  kAnyBroken = 1,  // a: when one route is; a route is a chain without a fleet that could be left out. Cases 6.F.9,
                   //    6.F.10, 6.F.11, 6.F.13, 6.F.20
  kAnyBrokenOwnFirst =
      2,  // as a, but foreign fleets do not count where a route of own fleets exists. Cases 6.F.9, 6.F.11
};

// 4.A.2: what settles a convoy paradox.
enum class ConvoyParadox : uint8_t {
  kSzykman = 0,  // f: the convoy orders of the paradox fail and nothing else does
  k1971 =
      1,  // a: a convoyed army does not cut a fleet's support of an attack on a fleet of its convoy. Cases 6.F.17; with
          //    4.A.1 a also 6.F.19; no answer to 6.F.18, 6.F.20, 6.F.22 to 6.F.24
  k1982 =
      2,  // b: a convoyed army cuts no support that a fleet gives into a water province with a convoying fleet. Cases
          //    6.F.17 to 6.F.21, 6.F.25
  k2000 =
      3,  // c: as a, for every supporter, but only of attacks on fleets the convoy cannot do without. Cases 6.F.17; no
          //    answer to 6.F.18, 6.F.22 to 6.F.24
  kAllHold = 4,  // d: every move of the paradox fails
  kDptg = 5,     // of two resolutions the one in which all convoys of the paradox are broken, else all moves of it fail
};

// 4.A.3: an army is ordered to a province that it can reach by land and by convoy; which way does it go?
enum class AdjacentConvoy : uint8_t {
  kOwnIntent =
      0,  // c: by convoy if the order says so or a fleet of its own power is (legally) ordered to convoy it, else by
          //    land; a convoy that was meant and is not there leaves it where it is
  kOwnIntentOrLand =
      1,          // c, but without an unbroken convoy the army marches. Cases 6.G.8, 6.G.20, 6.H.12; 6.G.11 undefined
  kSwapOnly = 2,  // a: by convoy only where it changes places with the unit at its destination and the convoy is not
                  //    broken. Cases 6.G.2, 6.G.7, 6.G.11, 6.G.19, 6.H.11
  kIntent = 3,    // b: the way that the orders of the army's power show; no swap through foreign fleets alone
  kViaOnly = 4,   // by convoy if and only if the order says so. Cases 6.G.1, 6.G.5, 6.G.6, 6.G.9, 6.G.11
  kOwnIntentOrLandIfNone = 5,  // c, but where nobody is ordered to convoy it the army marches. Case 6.G.8
};

// 4.A.4: does an army that attacks by convoy cut a support that is given against the province it started from?
enum class ConvoyedCut : uint8_t {
  kNotFromTarget = 0,  // a: no, the attack comes from the province where the army started
  kCuts = 1,           // b: yes, it comes from the sea. Case 6.G.13
};

// 4.A.5: may a unit retreat to the province its attacker came from, if the attacker came by convoy?
enum class ConvoyRetreat : uint8_t {
  kAllowed = 0,  // b
  kNever = 1,    // a. Cases 6.H.11, 6.H.12
};

// 4.A.6: a convoy path written in the army's order.
enum class ConvoyPath : uint8_t {
  kIgnored = 0,   // a: it has no meaning
  kAllowed = 1,   // b: the army uses only that path; without one, any
  kRequired = 2,  // c: a move by sea without a path is illegal
};

// 4.A.7: may a dislodged unit still bounce a third unit in the province that its attacker left?
enum class DislodgedBounce : uint8_t {
  kUnlessHeadToHead = 0,  // b: yes, unless it lost a head-to-head battle
  kNever = 1,             // a. Cases 6.G.10, 6.G.14, 6.G.15
};

// ---- 4.B Coasts ----

// 4.B.1: a fleet move without a coast, both coasts within reach.
enum class AmbiguousCoast : uint8_t {
  kFails = 0,  // the order is illegal: 6.B.1, 6.D.30. There is no other choice
};

// 4.B.2: a fleet move without a coast, one coast within reach.
enum class MissingCoast : uint8_t {
  kOnlyPossible = 0,  // a: to that coast
  kFails = 1,         // b: illegal. Case 6.B.2
};

// 4.B.3: a fleet move to a coast out of reach, another coast of the province within reach.
enum class WrongMoveCoast : uint8_t {
  kIllegal = 0,     // b
  kOtherCoast = 1,  // a: to the coast within reach. Cases 6.B.3, 6.D.29
};

// 4.B.4: the coast of the destination in a support order.
enum class SupportCoast : uint8_t {
  kMustMatch = 0,           // may be left out; if written, the supported move must name the same coast
  kRequired = 1,            // must be written. Cases 6.B.7, 6.B.15
  kRequiredForForeign = 2,  // must be written, except for a fleet of one's own (Calhamer). Case 6.B.15
  kIgnored = 3,             // a written coast has no meaning. Case 6.B.9
};

// 4.B.5: a wrong coast written for the ordered fleet itself.
enum class WrongUnitCoast : uint8_t {
  kIgnored = 0,  // b
  kIllegal = 1,  // a. Case 6.B.10
};

// 4.B.6: a coast that does not exist, or a coast for an army.
enum class NeedlessCoast : uint8_t {
  kIgnored = 0,  // b
  kIllegal = 1,  // a. Case 6.B.12
};

// 4.B.7: a fleet build without a coast where one is needed.
enum class BuildCoast : uint8_t {
  kFails = 0,  // the order is illegal: 6.B.14. There is no other choice
};

// ---- 4.C Unit type and nationality ----

// 4.C.1: an order that leaves out a unit type.
enum class MissingType : uint8_t {
  kAccepted = 0,        // b: 6.D.34, 6.F.25
  kIllegal = 1,         // a
  kUnlessComplete = 2,  // c: accepted unless the unit also has an order with the type
};

// 4.C.2: an order with a wrong unit type.
enum class WrongType : uint8_t {
  kAccepted = 0,       // b: the written type has no meaning
  kIllegal = 1,        // a
  kUnlessCorrect = 2,  // c: accepted unless the unit also has an order with the right type
};

// 4.C.3: a build order without a unit type.
enum class BuildType : uint8_t {
  kByPlaceOrCoast = 0,  // c: an army inland, a fleet if a coast is written, else illegal
  kByPlace = 1,         // b: an army inland, else illegal
  kFails = 2,           // a: illegal
};

// 4.C.4: a fleet build inland.
enum class InlandFleetBuild : uint8_t {
  kIllegal = 0,  // a
  kArmy = 1,     // b: an army is built. Case 6.I.2
};

// 4.C.5: the nationality of a foreign unit left out in a support or convoy order.
enum class MissingNation : uint8_t {
  kAccepted = 0,        // b: every such order of the cases
  kIllegal = 1,         // a
  kUnlessComplete = 2,  // c: accepted unless the unit also has an order with the nationality
};

// 4.C.6: a wrong nationality in a support or convoy order.
enum class WrongNation : uint8_t {
  kAccepted = 0,       // b: the written nationality has no meaning
  kIllegal = 1,        // a
  kUnlessCorrect = 2,  // c: accepted unless the unit also has an order with the right one
};

// ---- 4.D Too many or too few orders ----

// 4.D.1: a power sends several order sets, in a known sequence.
enum class OrderSets : uint8_t {
  kLastOrContinued = 0,       // c: the last set alone, unless it clearly builds on earlier ones
  kMerged = 1,                // a: a later order replaces the earlier one of the same unit
  kMergedUnlessReplaced = 2,  // b: as a, unless a replacement of the whole set is clearly meant
  kLast = 3,                  // d: the last set alone
};

// 4.D.2: several order sets, in an unknown sequence.
enum class UnorderedSets : uint8_t {
  kMerged = 0,   // b: units with different orders fall under 4.D.3
  kAllHold = 1,  // a: all units of the power hold
};

// 4.D.3: one unit has several legal orders in one set. (Illegal ones are dropped first.)
enum class DuplicateOrder : uint8_t {
  kAllVoid = 0,  // c: all are illegal and the unit holds
  kFirst = 1,    // a
  kLast = 2,     // b
};

// 4.D.4: more build orders than builds.
enum class TooManyBuilds : uint8_t {
  kFirst = 0,    // b: the first legal ones
  kAllVoid = 1,  // a. Case 6.I.1
  kLast = 2,     // c: the last legal ones. Case 6.I.1
};

// 4.D.5: two builds in one province.
enum class SameSiteBuilds : uint8_t {
  kFirst = 0,     // b
  kBothFail = 1,  // a. Case 6.I.7
  kLast = 2,      // c
};

// 4.D.6: more disband orders than removals due.
enum class TooManyRemovals : uint8_t {
  kFirst = 0,          // b: the first legal ones
  kCivilDisorder = 1,  // a: none counts, the rule of 4.D.8 chooses. Case 6.J.1
  kLast = 2,           // c: the last legal ones. Case 6.J.1
};

// 4.D.7: may a build be waived?
enum class Waive : uint8_t {
  kAllowed = 0,    // a
  kForbidden = 1,  // b
};

// 4.D.8: which unit goes when disband orders are missing. The farthest; among equals a fleet before an army, then the
// first by province name.
enum class CivilDisorder : uint8_t {
  kOwnedDistance =
      0,              // 2023: steps to the nearest centre the power owns now; armies and fleets alike over land and sea
  kHomeDistance = 1,  // usual practice before: steps to the nearest home centre; fleets go as fleets, armies over land
                      // and sea. Cases 6.J.6, 6.J.10, 6.J.11
};

// 4.D.9: hold support for a unit of a power in civil disorder.
enum class AbsentHoldSupport : uint8_t {
  kWorks = 0,  // b
  kFails = 1,  // a
};

// ---- 4.E Miscellaneous ----

// 4.E.1: illegal orders.
enum class ImpossibleOrders : uint8_t {
  kIgnored = 0,                 // the unit holds and can be supported where it stands
  kMovesRefuseHoldSupport = 1,  // an impossible move still refuses hold support. Cases 6.D.28, 6.D.29, 6.D.30, 6.D.32
};

// 4.E.2: may one order explain a badly written order of the same power?
enum class OrderContext : uint8_t {
  kAlone = 0,     // a: every order is read alone
  kTogether = 1,  // b
};

// 4.E.3: may a missing move be deduced from a support or convoy order?
enum class ImpliedMoves : uint8_t {
  kIgnored = 0,  // b
  kDeduced = 1,  // a
};

// 4.E.4: orders that stand until they are replaced.
enum class PerpetualOrders : uint8_t {
  kRefused = 0,   // b
  kAccepted = 1,  // a
};

// 4.E.5: one power's orders given by another.
enum class ProxyOrders : uint8_t {
  kRefused = 0,    // c
  kAnnounced = 1,  // a: as told to the judge beforehand
  kInOrders = 2,   // b: as told in an order set
};

// 4.E.6: a unit that should not be on the board.
enum class MisplacedUnits : uint8_t {
  kRemovedAtOnce = 0,  // there is no other choice
};

// ---- Set by the map's RULE lines ----

// Where a power builds. Source: maps/LANGUAGE.md (Homes; RULE).
enum class BuildSites : uint8_t {
  kHomes = 0,          // its own home centres that it owns
  kAnyOwned = 1,       // BUILD_ANY: every centre it owns
  kRemote = 2,         // REMOTE_BUILDS: every centre it owns, but nowhere unless it owns a home centre of its own
  kAnyHome = 3,        // HOME_BUILDS: centres it owns that are a home centre of any power
  kRemoteAnyHome = 4,  // both: as kAnyHome, but nowhere unless it owns a home centre of its own
};

// What becomes of a unit that stands where the map of a new phase has no place for it. Source: maps/LANGUAGE.md (IN and
// FROM).
enum class FrozenUnits : uint8_t {
  kDestroyed = 0,
  kHibernate = 1,  // HIBERNATE: in a SHUT province, and a fleet on LAND, it stays and may only hold
};
enum class UnitTypes : uint8_t {
  kFixed = 0,
  kAdapt = 1,  // UNITS_ADAPT: where the province became LAND or WATER, it becomes an army or a fleet
};

// Whether the units of dummies move. Source: maps/LANGUAGE.md (RULE).
enum class DummyMoves : uint8_t {
  kAllowed = 0,
  kForbidden =
      1,  // IMMOBILE_DUMMIES: they hold, support and convoy; of a dummy that nobody controls they do not retreat
};

// Who may dislodge, and cut the supports of, units of its own. Source: maps/LANGUAGE.md (RULE).
enum class FriendlyFire : uint8_t {
  kNobody = 0,
  kDummies = 1,  // DUMMY_FIRE
  kAll = 2,      // FRIENDLY_FIRE
};

// Whether dislodged units may retreat.
enum class Retreats : uint8_t {
  kAllowed = 0,
  kNever = 1,  // NO_RETREAT: they are lost
};

// Which fleets convoy besides those at sea and in ports.
enum class ConvoyingFleets : uint8_t {
  kAtSea = 0,
  kOnCoasts = 1,  // COASTAL_CONVOY: those on the coast too, as if every COAST were a PORT
};

// What a league forbids. Source: maps/LANGUAGE.md (LEAGUE).
enum class LeagueRules : uint8_t {
  kChecked = 0,
  kIgnored = 1,  // FICTIONAL_OK
};

// What counts towards victory. Source: maps/LANGUAGE.md (Phases and victory).
enum class VictoryCount : uint8_t {
  kCenters = 0,
  kEnemyHomes = 1,  // VICTORY_HOMES: home centres of other powers; the default threshold counts these too
};

// Whether what a map has for its powers beside centres and homes counts. Source: maps/LANGUAGE.md (Homes; RULE).
enum class MapFeature : uint8_t {
  kUsed = 0,
  kIgnored = 1,  // NO_FACTORIES, NO_PARTISANS, NO_RESERVES, NO_MILITIA: one option each
};

// Which builds are not told before the next movement results.
enum class HiddenBuilds : uint8_t {
  kMarked = 0,  // those on sites that the map marks
  kAll = 1,     // HIDE_BUILDS: every build. Only on maps whose RULE lines say so (position/rules_fit.h)
};

// What becomes of the builds of a power that orders neither a build nor a waive.
enum class MissingBuilds : uint8_t {
  kWaived = 0,
  kRandom = 1,  // CD_BUILDS: they are made at random; the seed is the position
};

// What becomes of the dislodged units of a power that gives none of them an order.
enum class MissingRetreats : uint8_t {
  kDisbanded = 0,
  kRandom = 1,  // CD_RETREATS: they retreat at random; the seed is the position
};

// Whether fleets may change places by way of two coasts of one province.
enum class CoastalCrawl : uint8_t {
  kForbidden = 0,  // it is a head-to-head battle: case 6.B.13
  kAllowed = 1,    // COASTAL_CRAWL
};

// Whether a power may order the units of others.
enum class ForeignOrders : uint8_t {
  kRefused = 0,
  kAccepted = 1,  // ORDER_ANY
};

// Whether order text may use words that mean one place in the second rank (`alias?`). Source: maps/LANGUAGE.md
// (Places).
enum class AmbiguousWords : uint8_t {
  kRead = 0,     // another meaning wins; else they mean that place
  kRefused = 1,  // NO_CHECK
};

// Who controls a dummy. Source: maps/LANGUAGE.md (Powers; RULE).
enum class Vassals : uint8_t {
  kByList = 0,   // whose turn it is on its CONTROL line
  kByHomes = 1,  // VASSAL_DUMMIES: it keeps its homes; who holds all of them, alone or with vassals, controls it
};

// Whose centres count for a victory.
enum class Teams : uint8_t {
  kNone = 0,
  kWithDummies = 1,  // TEAM_VICTORY: those of the dummies that a power controls too
};

// Whether a power wins that leads with enough centres but has no more than before. Source: maps/LANGUAGE.md (Phases and
// victory).
enum class VictoryGain : uint8_t {
  kNotNeeded = 0,
  kNeeded = 1,  // DPjudge: it must have more than at the last adjustments phase
};

// Whether armies convoy fleets over land, from one coast to another. A fleet in a province that an army can be beside
// may be convoyed so, to any coast of another; in all else it is a convoy.
enum class Portage : uint8_t {
  kForbidden = 0,
  kAllowed = 1,  // PORTAGE_CONVOY
};

// One choice per issue. Names and values as text: rule_names.h; named sets of choices: presets.h.
struct RuleOptions {
  ConvoyRoutes convoy_routes = ConvoyRoutes::kAllBroken;
  ConvoyParadox convoy_paradox = ConvoyParadox::kSzykman;
  AdjacentConvoy adjacent_convoy = AdjacentConvoy::kOwnIntent;
  ConvoyedCut convoyed_cut = ConvoyedCut::kNotFromTarget;
  ConvoyRetreat convoy_retreat = ConvoyRetreat::kAllowed;
  ConvoyPath convoy_path = ConvoyPath::kIgnored;
  DislodgedBounce dislodged_bounce = DislodgedBounce::kUnlessHeadToHead;
  AmbiguousCoast ambiguous_coast = AmbiguousCoast::kFails;
  MissingCoast missing_coast = MissingCoast::kOnlyPossible;
  WrongMoveCoast wrong_move_coast = WrongMoveCoast::kIllegal;
  SupportCoast support_coast = SupportCoast::kMustMatch;
  WrongUnitCoast wrong_unit_coast = WrongUnitCoast::kIgnored;
  NeedlessCoast needless_coast = NeedlessCoast::kIgnored;
  BuildCoast build_coast = BuildCoast::kFails;
  MissingType missing_type = MissingType::kAccepted;
  WrongType wrong_type = WrongType::kAccepted;
  BuildType build_type = BuildType::kByPlaceOrCoast;
  InlandFleetBuild inland_fleet_build = InlandFleetBuild::kIllegal;
  MissingNation missing_nation = MissingNation::kAccepted;
  WrongNation wrong_nation = WrongNation::kAccepted;
  OrderSets order_sets = OrderSets::kLastOrContinued;
  UnorderedSets unordered_sets = UnorderedSets::kMerged;
  DuplicateOrder duplicate_order = DuplicateOrder::kAllVoid;
  TooManyBuilds too_many_builds = TooManyBuilds::kFirst;
  SameSiteBuilds same_site_builds = SameSiteBuilds::kFirst;
  TooManyRemovals too_many_removals = TooManyRemovals::kFirst;
  Waive waive = Waive::kAllowed;
  CivilDisorder civil_disorder = CivilDisorder::kOwnedDistance;
  AbsentHoldSupport absent_hold_support = AbsentHoldSupport::kWorks;
  ImpossibleOrders impossible_orders = ImpossibleOrders::kIgnored;
  OrderContext order_context = OrderContext::kAlone;
  ImpliedMoves implied_moves = ImpliedMoves::kIgnored;
  PerpetualOrders perpetual_orders = PerpetualOrders::kRefused;
  ProxyOrders proxy_orders = ProxyOrders::kRefused;
  MisplacedUnits misplaced_units = MisplacedUnits::kRemovedAtOnce;
  BuildSites build_sites = BuildSites::kHomes;
  FrozenUnits frozen_units = FrozenUnits::kDestroyed;
  UnitTypes unit_types = UnitTypes::kFixed;
  DummyMoves dummy_moves = DummyMoves::kAllowed;
  FriendlyFire friendly_fire = FriendlyFire::kNobody;
  Retreats retreats = Retreats::kAllowed;
  ConvoyingFleets convoying_fleets = ConvoyingFleets::kAtSea;
  LeagueRules league_rules = LeagueRules::kChecked;
  VictoryCount victory_count = VictoryCount::kCenters;
  MapFeature factories = MapFeature::kUsed;
  MapFeature partisans = MapFeature::kUsed;
  MapFeature reserves = MapFeature::kUsed;
  MapFeature militia = MapFeature::kUsed;
  HiddenBuilds hidden_builds = HiddenBuilds::kMarked;
  MissingBuilds missing_builds = MissingBuilds::kWaived;
  CoastalCrawl coastal_crawl = CoastalCrawl::kForbidden;
  ForeignOrders foreign_orders = ForeignOrders::kRefused;
  AmbiguousWords ambiguous_words = AmbiguousWords::kRead;
  Vassals vassals = Vassals::kByList;
  Teams teams = Teams::kNone;
  MissingRetreats missing_retreats = MissingRetreats::kDisbanded;
  VictoryGain victory_gain = VictoryGain::kNotNeeded;
  Portage portage = Portage::kForbidden;

  friend bool operator==(const RuleOptions&, const RuleOptions&) = default;
};

static_assert(sizeof(RuleOptions) == 58, "one byte per option: rule_names.cc has a line for each");

}  // namespace entente

#endif  // ENTENTE_ENGINE_RULES_RULE_OPTIONS_H_
