// Holds the reasons why an order ended as it did: the facts, and the statements that express them in any language.
//
// Units are named by their province at the start of the phase; in a retreats phase by the province from which they
// were dislodged. Strengths are in the units of movement/strength.h; texts use those of the rulebook. Values; one
// thread at a time.
//   Source: DATC 5.B for strengths and paths.
#ifndef ENTENTE_ENGINE_EXPLAIN_EXPLANATION_H_
#define ENTENTE_ENGINE_EXPLAIN_EXPLANATION_H_

#include <cassert>
#include <cstdint>
#include <list>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "explain/message_writer.h"
#include "movement/decision_trace.h"
#include "order/outcome.h"
#include "sheet/order_sheet.h"

namespace entente {

// The result of a support or convoy, in more detail than its outcome.
enum class FinerWord : uint8_t {
  kNone,         // other orders, and illegal or void ones
  kGiven,        // a support that counted
  kGivenInVain,  // an uncut support, but its unit failed all the same, or the support does not count against its
                 // own power
  kCut,
  kAvailable,  // a convoy whose unit uses it
  kDisrupted,  // a convoy that was broken, or stopped by the paradox rule
  kUnused,     // a convoy whose unit goes another way
};
// "given", "given_in_vain", ...; empty for kNone.
std::string_view WordOf(FinerWord word);

// ---- Strengths ----

enum class StrengthKind : uint8_t { kAttack, kDefend, kHold, kPrevent };
std::string_view WordOf(StrengthKind kind);

// The reason why a support is not part of a strength.
enum class NotCounted : uint8_t {
  kCounts,
  kCut,      // `by` cut it, or dislodged the supporter
  kOwnUnit,  // its power does not help to dislodge its own unit
};
std::string_view WordOf(NotCounted why);
struct SupportPart {
  ProvinceIndex supporter;
  NotCounted why;
  ProvinceIndex by = kNoProvince;
};

// The reason why a unit has no strength at all.
enum class NoStrength : uint8_t {
  kNone,     // it has a strength
  kNoPath,   // the unit does not arrive
  kOwnUnit,  // its power does not dislodge its own unit
  kBeaten,   // it was dislodged from its destination, and keeps no unit out there
};
std::string_view WordOf(NoStrength why);

struct StrengthFacts {
  StrengthKind kind;
  ProvinceIndex unit;
  ProvinceIndex place;  // the place where it counts
  int total;
  int own;  // without supports
  NoStrength why_none = NoStrength::kNone;
  std::vector<SupportPart> supports = {};
};

// A move succeeds if it is stronger than each strength in its comparisons.
struct Comparison {
  StrengthFacts attack;
  StrengthFacts against;
  bool wins() const { return attack.total > against.total; }
};

// ---- Supports and convoys ----

// An attack on a unit that gives a support.
enum class AttackOn : uint8_t { kCuts, kDislodges, kNoPath, kOwnPower, kFromTarget, kShielded, kTooWeak };
std::string_view WordOf(AttackOn effect);
struct AttackFacts {
  ProvinceIndex attacker;
  AttackOn effect;
};

// A chain of units ordered to convoy, from which no unit can be left out.
struct RouteFacts {
  std::vector<ProvinceIndex> carriers;    // the first one boarded first
  ProvinceIndex broken_at = kNoProvince;  // the first carrier whose convoy fails; kNoProvince: the route holds
};
// The largest number of routes in one explanation.
inline constexpr size_t kMostRoutes = 8;

// Decisions that depend on one another, including one about the order.
struct CoreFacts {
  DecisionGround ground;              // the ground on which they were settled
  std::vector<ProvinceIndex> orders;  // ascending
};
// "circle", "only_solution", "paradox_rule".
std::string_view WordOf(DecisionGround ground);

// ---- Places ----

enum class ClosedWhy : uint8_t {
  kOpen,
  kOccupied,           // `by` is there
  kContested,          // a standoff left it empty
  kAttackerOrigin,     // the attacker came from there
  kPassage,            // the passage is not open
  kOriginOrContested,  // one of these two; only the phase before shows which
  // Of builds:
  kNotACenter,  // the province is not a supply center
  kNotOwned,    // the power does not own it
  kNoHome,      // it is not a home of the power
  kNoRight,     // the claims, tokens or open homes for a build there are used up
};
std::string_view WordOf(ClosedWhy why);
struct PlaceFacts {
  LocationIndex place;
  ClosedWhy why;
  ProvinceIndex by = kNoProvince;
};

// A unit that may have to be removed.
struct DistanceFacts {
  ProvinceIndex unit;
  int distance;                             // kFarAway: no center is reachable
  std::vector<LocationIndex> nearest = {};  // the centers at that distance, ascending
};
inline constexpr int kFarAway = 0xffff;

// ---- The whole explanation ----

// The part of another unit's order in the failure of an order.
enum class CulpritRole : uint8_t {
  kStopped,      // kept it out, held against it, or was stronger
  kHelped,       // supported a unit that stopped it
  kCutSupport,   // cut a support for it
  kCut,          // the order is a support, and it cut that support
  kDislodged,    // dislodged its unit
  kBrokeConvoy,  // dislodged a unit of its convoy
  kInParadox,    // is in the same paradox
  kOtherOrder,   // is not the order that the support or convoy names
  kSameRetreat,  // was ordered to retreat to the same place
};
std::string_view WordOf(CulpritRole role);
struct Culprit {
  ProvinceIndex unit;
  CulpritRole role;
};

struct Statement {
  MessageId message;
  std::vector<Argument> arguments;
};

struct Explanation {
  Explanation() = default;
  Explanation(Explanation&&) = default;
  Explanation& operator=(Explanation&&) = default;

  OrderResult result;
  std::optional<PhaseEvent> event;  // set if an event is explained, not an order
  std::optional<SheetLine> line;    // the line handed in, if known
  Unit unit;                        // at the start of the phase; of no power if there is none
  FinerWord word = FinerWord::kNone;
  // Of a move: with the unit it met, then with its rivals; of other orders: attacks on the unit.
  std::vector<Comparison> comparisons;
  std::vector<AttackFacts> attacks;  // on a unit that gives a matching support
  std::optional<bool> by_sea;        // of a move
  std::vector<RouteFacts> routes;    // of a move by sea
  bool has_more_routes = false;
  std::optional<CoreFacts> core;
  std::vector<PlaceFacts> places;        // retreats, open and closed; for a build its closed place
  std::vector<DistanceFacts> distances;  // of removals without an order, the farthest unit first
  std::vector<Culprit> culprits;
  std::vector<Statement> statements;  // in the sequence of the text

  void Say(MessageId message, std::vector<Argument> arguments = {}) {
    assert(AreArgumentsOf(message, arguments));
    statements.push_back({message, std::move(arguments)});
  }
  void SayRule(RuleAsked option, const RuleOptions& rules) {
    Say(MessageId::kByRule, {Argument::OfRule(option, rules)});
  }
  // Makes lists for arguments. The explanation keeps the lists, which the arguments only view.
  Argument Units(std::vector<Unit> units) { return Argument::OfUnits(unit_lists.emplace_back(std::move(units))); }
  Argument Places(std::vector<LocationIndex> list) {
    return Argument::OfPlaces(place_lists.emplace_back(std::move(list)));
  }

  std::list<std::vector<Unit>> unit_lists;
  std::list<std::vector<LocationIndex>> place_lists;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_EXPLANATION_H_
