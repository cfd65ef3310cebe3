// Turns rule names ("BUILD_ANY"), as RULE lines of maps and JSON arrays of rules have them, into RuleOptions.
//
// The table rules.def lists the names that set each value of an option. If the rules of several values are in force,
// the last value counts. Rules about press, deadlines, secrecy, money or administration are accepted and change
// nothing. So are rules about draw votes: the caller chooses their policy. MOBILIZE and BLANK_BOARD act when a map is
// read.
//   Source: maps/LANGUAGE.md (Homes; RULE).
#ifndef ENTENTE_ENGINE_RULES_MAP_RULES_H_
#define ENTENTE_ENGINE_RULES_MAP_RULES_H_

#include <cstddef>
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
  kDraw = 10,  // none: how a draw is voted
  kFlow = 11,  // which phases are played
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

// A name that is none of a rule.
struct UnknownRule {
  size_t name;    // index in the list of names
  Status status;  // not found, with the nearest names
};

// Every name that WithMapRules would refuse, in ascending order. Empty: it accepts all.
std::vector<UnknownRule> UnknownRules(std::span<const std::string_view> names);

// Whether a rule, or one that it switches on or off, is about the adjudication or about draws.
bool ChangesPlay(const MapRule& rule);

// The same for a name, with "!" in front of it or not. False for an unknown name.
bool ActsInPlay(std::string_view name);

// Whether a list of names has a rule on, given as the table has it; names that are unknown do not matter.
bool IsInForce(std::string_view rule, std::span<const std::string_view> names);

// `base` with the named rules in force. They add to the rules that have set values of `base`; the later of two
// that deny each other wins; "!NAME" switches a rule off wherever it stands in the list, unless another active rule
// forces it.
//   Errors: not found for an unknown name, with the nearest ones.
Result<RuleOptions> WithMapRules(std::span<const std::string_view> names, RuleOptions base = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_RULES_MAP_RULES_H_
