// A warning about the orders so far: the order, how serious the warning is, and the statements that express it.
// Values; one thread at a time.
#ifndef ENTENTE_ENGINE_ADVICE_WARNING_H_
#define ENTENTE_ENGINE_ADVICE_WARNING_H_

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "explain/explanation.h"

namespace entente {

enum class Severity : uint8_t {
  kHint,     // may well be meant
  kWarning,  // seldom meant
  kMistake,  // has no effect, or not the effect it names
};
// "hint", "warning", "mistake".
std::string_view WordOf(Severity severity);

enum class WarningKind : uint8_t {
  kUnreadable,       // the line is unreadable
  kIllegal,          // the order is illegal, or void by a rule
  kNotCounted,       // another order or set of orders of the power counts; or a statement that does not count
  kNoOrder,          // a unit without a legal order
  kMatchesNothing,   // a support or convoy that matches no order
  kUnusedConvoy,     // a convoy for a unit that goes another way
  kNoConvoy,         // a move without a complete chain of convoys
  kOwnStandoff,      // own units that keep each other out
  kOwnSwap,          // own units that try to swap provinces
  kOwnUnitStays,     // a move to a province where an own unit stays
  kHelpsAgainstOwn,  // a support against an own unit
  kCutByOwn,         // a support that an own unit cuts
  kRetreatClash,     // two retreats to one province
  kTooMany,          // builds or removals beyond those due
  kTooFew,           // builds or removals that are not ordered
  kWaive,            // a build is waived
  kCannotSucceed,    // a move that fails under any orders of the others
  kInVain,           // a support of such a move
  kRemark,           // words behind an order that have no effect
};
// "unreadable", "illegal", ...
std::string_view WordOf(WarningKind kind);

inline constexpr size_t kNoLine = static_cast<size_t>(-1);

struct Warning {
  WarningKind kind;
  Severity severity;
  PowerIndex power;
  size_t line = kNoLine;  // line of the sheet handed in; kNoLine: about a missing order
  // The order as it would end if the units of unknown powers held, with the statements of the warning. For a missing
  // order it has the unit; for a power's builds or removals neither.
  Explanation told;
  Order meant;  // the order that may be meant; of kind kNone if none is likely

  void Say(MessageId message, std::vector<Argument> arguments = {}) { told.Say(message, std::move(arguments)); }
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_WARNING_H_
