// DPjudge rule names ("BUILD_ANY"): what a map's RULE lines and a JSON array of rules say, turned into RuleOptions.
//
// Rules about press, deadlines, secrecy, money or administration are accepted and change nothing. BUILD_ANY,
// REMOTE_BUILDS and HOME_BUILDS set build_sites. Every other known rule is refused as not supported yet. Constant
// tables; any threads.
//   Source: FORMAT_NOTES section 13.
#ifndef ENTENTE_ENGINE_RULES_MAP_RULES_H_
#define ENTENTE_ENGINE_RULES_MAP_RULES_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "rules/rule_options.h"

namespace entente {

// What part of the adjudication a rule changes.
enum class MapRuleEffect : uint8_t {
  kNone = 0,  // none: press, deadlines, secrecy, money, administration
  kMovement = 1,
  kConvoy = 2,
  kRetreat = 3,
  kBuild = 4,
  kVictory = 5,
  kDefaultOrders = 6,  // what powers that send nothing do
  kStart = 7,
  kTerrain = 8,
  kOwnership = 9,
  kView = 10,  // what the powers see of the board
};

struct MapRule {
  std::string_view name;
  MapRuleEffect effect;
  // Blank-separated rule names:
  std::string_view forces;   // switched on with this rule
  std::string_view denies;   // switched off with it
  std::string_view implies;  // on unless switched off by name or denied
};

// All rules, sorted by name.
std::span<const MapRule> AllMapRules();

// The rule of that name, in any case and without "!"; names of old map files are known too. Null if there is none.
const MapRule* FindMapRule(std::string_view name);

// `base` with the named rules in force. Names add up, the later of two that deny each other wins; "!NAME" switches a
// rule off wherever it stands in the list, unless another active rule forces it.
//   Errors: not found for an unknown name, with the nearest ones; unsupported for a rule that is known and does not act
//   yet,
//           also when another rule switches it on. A build_sites value may come out that CheckSupported refuses.
absl::StatusOr<RuleOptions> WithMapRules(std::span<const std::string_view> names, RuleOptions base = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_RULES_MAP_RULES_H_
