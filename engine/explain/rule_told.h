// Names options of the rules in explanations: "convoy_paradox=1982, DATC 4.A.2 b". The texts come from the table of
// rules (rules/rules.def). Any threads.
#ifndef ENTENTE_ENGINE_EXPLAIN_RULE_TOLD_H_
#define ENTENTE_ENGINE_EXPLAIN_RULE_TOLD_H_

#include <cstdint>
#include <optional>
#include <string>

#include "order/outcome.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// An option by its place in the table.
enum class RuleAsked : uint8_t {
#define RULE_OPTION(Enum, member, origin, issue, question) k##Enum,
#include "rules/rules.def"
};

// The number of the option's value.
uint8_t ValueOf(RuleAsked option, const RuleOptions& rules);

// Option and value, with the source of the choice: "retreats=never, RULE NO_RETREAT".
//   Shapes: `value` is a value of the option.
std::string RuleText(RuleAsked option, uint8_t value);

// The option that makes an order illegal or void, if an option decides that.
//   Shapes: `result` belongs to `before` under `rules`.
std::optional<RuleAsked> RuleOfIllegality(const PositionView& before, const RuleOptions& rules,
                                          const OrderResult& result);

// The option that makes an event happen, if an option decides that.
std::optional<RuleAsked> RuleOfEvent(const RuleOptions& rules, const PhaseEvent& event);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_RULE_TOLD_H_
