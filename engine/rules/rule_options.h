// The rules a game is played by: one enum for each option of the table rules.def, and RuleOptions, one choice of each.
//
// The questions of the options and the meaning of the values stand in that table alone. Enumerators are numbered from 0,
// the default; numbers are stable, since they cross the C ABI. RuleOptions{} is the default, `datc3`: the choices that
// DATC 3.0 prefers. Named sets of choices: presets.h. A plain value; any threads.
#ifndef ENTENTE_ENGINE_RULES_RULE_OPTIONS_H_
#define ENTENTE_ENGINE_RULES_RULE_OPTIONS_H_

#include <cstdint>

namespace entente {

// clang-format off
// enum class ConvoyRoutes : uint8_t { kAllBroken, kAnyBroken, kAnyBrokenOwnFirst }; and so on.
#define RULE_OPTION(Enum, member, origin, issue, question) enum class Enum : uint8_t {
#define RULE_VALUE(enumerator, name, ...) enumerator,
#define RULE_END };
#include "rules/rules.def"
// clang-format on

// ConvoyRoutes convoy_routes = {}; and so on: one byte per option, in the sequence of the table.
struct RuleOptions {
#define RULE_OPTION(Enum, member, origin, issue, question) Enum member = {};
#include "rules/rules.def"

  friend bool operator==(const RuleOptions&, const RuleOptions&) = default;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_RULES_RULE_OPTIONS_H_
