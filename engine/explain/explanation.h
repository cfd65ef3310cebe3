// Holds why an order ended as it did: the facts, and the statements that say it in any language.
//
// Units are named by the province where they stood when the phase began, in a retreats phase by the one that they were
// dislodged from. Strengths are in the units of movement/strength.h; texts have them in the rulebook's. Values; one
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

// What a support or convoy came to, finer than its outcome.
enum class FinerWord : uint8_t {
  kNone,         // of other orders, and of those that are illegal or void
  kGiven,        // a support that counted
  kGivenInVain,  // a support that was not cut: the unit failed all the same, or the support does not count against its
                 // own power
  kCut,
  kAvailable,  // a convoy for a unit that goes by it
  kDisrupted,  // one that was broken, or stopped by the paradox rule
  kUnused,     // one for a unit that goes another way
};
// "given", "given_in_vain", ...; empty for kNone.
std::string_view WordOf(FinerWord word);

// ---- Strengths ----

enum class StrengthKind : uint8_t { kAttack, kDefend, kHold, kPrevent };
std::string_view WordOf(StrengthKind kind);

// Why a support is no part of a strength.
enum class NotCounted : uint8_t {
  kCounts,
  kCut,      // `by` cut it, or dislodged who gave it
  kOwnUnit,  // its power does not help to dislodge its own unit
};
std::string_view WordOf(NotCounted why);
struct SupportPart {
  ProvinceIndex supporter;
  NotCounted why;
  ProvinceIndex by = kNoProvince;
};

// Why there is no strength at all.
enum class NoStrength : uint8_t {
  kNone,     // there is
  kNoPath,   // the unit does not arrive
  kOwnUnit,  // its power does not dislodge its own unit
  kBeaten,   // it was dislodged from where it wanted to go, and keeps no unit out there
};
std::string_view WordOf(NoStrength why);

struct StrengthFacts {
  StrengthKind kind;
  ProvinceIndex unit;
  ProvinceIndex place;  // where it counts
  int total;
  int own;  // without supports
  NoStrength why_none = NoStrength::kNone;
  std::vector<SupportPart> supports = {};
};

// A move is successful if it is stronger than each it is compared with.
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

// A chain of units that were ordered to convoy, none of which could be left out.
struct RouteFacts {
  std::vector<ProvinceIndex> carriers;    // from the start on
  ProvinceIndex broken_at = kNoProvince;  // the first whose convoy fails; kNoProvince: the route holds
};
// The most routes of one explanation.
inline constexpr size_t kMostRoutes = 8;

// Decisions that depend on one another, one of which is of the order.
struct CoreFacts {
  DecisionGround ground;              // what settled it
  std::vector<ProvinceIndex> orders;  // ascending
};
// "circle", "only_solution", "paradox_rule".
std::string_view WordOf(DecisionGround ground);

// ---- Places ----

enum class ClosedWhy : uint8_t {
  kOpen,
  kOccupied,           // `by` stands there
  kContested,          // a standoff left it empty
  kAttackerOrigin,     // the attacker came from there
  kPassage,            // the way is not open
  kOriginOrContested,  // one of these: only the phase before tells which
  // Of builds.
  kNotACenter,  // it is no supply center
  kNotOwned,    // the power does not own it
  kNoHome,      // it is none of its homes
  kNoRight,     // what a build there would use up is used up
};
std::string_view WordOf(ClosedWhy why);
struct PlaceFacts {
  LocationIndex place;
  ClosedWhy why;
  ProvinceIndex by = kNoProvince;
};

// A unit among those that may have to be removed.
struct DistanceFacts {
  ProvinceIndex unit;
  int distance;                             // kFarAway: there is no way
  std::vector<LocationIndex> nearest = {};  // the centers that are so far, ascending
};
inline constexpr int kFarAway = 0xffff;

// ---- All of it ----

// What an order of another unit did to make an order fail.
enum class CulpritRole : uint8_t {
  kStopped,      // kept it out, held against it, or was stronger
  kHelped,       // supported who did
  kCutSupport,   // cut a support that it would have had
  kCut,          // cut the support that it is
  kDislodged,    // dislodged its unit
  kBrokeConvoy,  // dislodged a unit of its convoy
  kInParadox,    // is in the same paradox
  kOtherOrder,   // does not do what it was to be supported or convoyed in
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
  std::optional<PhaseEvent> event;  // if it is no order that is explained
  std::optional<SheetLine> line;    // what was handed in, if that is known
  Unit unit;                        // as it stood; of no power if there is none
  FinerWord word = FinerWord::kNone;
  std::vector<Comparison> comparisons;  // of a move: with what it met, then with its rivals; of others: attacks on them
  std::vector<AttackFacts> attacks;     // on a unit that gives a matching support
  std::optional<bool> by_sea;           // of a move
  std::vector<RouteFacts> routes;       // of a move by sea
  bool has_more_routes = false;
  std::optional<CoreFacts> core;
  std::vector<PlaceFacts> places;        // where a dislodged unit may go and where not; where a build is closed
  std::vector<DistanceFacts> distances;  // of removals that were not ordered, the farthest first
  std::vector<Culprit> culprits;
  std::vector<Statement> statements;  // in the sequence in which they are written

  void Say(MessageId message, std::vector<Argument> arguments = {}) {
    assert(AreArgumentsOf(message, arguments));
    statements.push_back({message, std::move(arguments)});
  }
  void SayRule(RuleAsked option, const RuleOptions& rules) {
    Say(MessageId::kByRule, {Argument::OfRule(option, rules)});
  }
  // Lists for arguments, which look at what is kept here.
  Argument Units(std::vector<Unit> units) { return Argument::OfUnits(unit_lists.emplace_back(std::move(units))); }
  Argument Places(std::vector<LocationIndex> list) {
    return Argument::OfPlaces(place_lists.emplace_back(std::move(list)));
  }

  std::list<std::vector<Unit>> unit_lists;
  std::list<std::vector<LocationIndex>> place_lists;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_EXPLANATION_H_
