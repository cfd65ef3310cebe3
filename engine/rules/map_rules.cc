#include "rules/map_rules.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "base/text.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

// Names that old map files use. Source: maps/LANGUAGE.md (RULE).
struct OldName {
  std::string_view old_name;
  std::string_view name;
};
constexpr OldName kOldNames[] = {{"FLEX_SETUP", "BLANK_BOARD"}, {"NO_PARTIAL", "PUBLIC_PRESS"}};

// Calls visit(name) for every name in a blank-separated list.
template <typename Visit>
void ForEachName(std::string_view list, Visit&& visit) {
  while (!list.empty()) {
    const size_t end = std::min(list.find(' '), list.size());
    visit(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
}

// Calls visit(rule) for the rule of every name in such a list; skips names of no rule.
template <typename Visit>
void ForEachRule(std::string_view list, Visit&& visit) {
  ForEachName(list, [&](std::string_view name) {
    if (const MapRule* rule = FindMapRule(name)) visit(*rule);
  });
}

bool Lists(std::string_view list, const MapRule& wanted) {
  bool found = false;
  ForEachName(list, [&](std::string_view name) { found = found || name == wanted.name; });
  return found;
}

// The rules in force while the names are read, in the sequence in which they were switched on.
class ActiveRules {
 public:
  // Adds a rule that was in force before. The rules it forces, denies and implies are not looked at again.
  void Keep(const MapRule& rule) { kept_.push_back(&rule); }
  // Terminates: no rule is switched on twice, and the rule list is finite.
  void SwitchOn(const MapRule& rule) {
    if (IsSwitchedOn(rule.name)) return;
    ForEachRule(rule.denies, [&](const MapRule& denied) { SwitchOff(denied); });
    rules_.push_back(&rule);
    ForEachRule(rule.forces, [&](const MapRule& forced) { SwitchOn(forced); });
  }
  template <typename IsOff>
  void SwitchOnImplied(IsOff&& is_off) {
    std::vector<const MapRule*> asked;  // the list grows at its end and may lose rules anywhere
    const auto is_new = [&](const MapRule* active) {
      return std::find(asked.begin(), asked.end(), active) == asked.end();
    };
    for (auto next = rules_.begin(); next != rules_.end(); next = std::find_if(rules_.begin(), rules_.end(), is_new)) {
      asked.push_back(*next);
      ForEachRule(asked.back()->implies, [&](const MapRule& implied) {
        if (!is_off(implied) && !IsDenied(implied)) SwitchOn(implied);
      });
    }
  }
  bool IsOn(std::string_view name) const {
    return IsSwitchedOn(name) ||
           std::any_of(kept_.begin(), kept_.end(), [&](const MapRule* rule) { return rule->name == name; });
  }
  // Whether every rule of a list that is not empty is on.
  bool AreOn(std::string_view list) const {
    bool all = !list.empty();
    ForEachName(list, [&](std::string_view name) { all = all && IsOn(name); });
    return all;
  }
  std::span<const MapRule* const> switched_on() const { return rules_; }

 private:
  void SwitchOff(const MapRule& rule) {
    std::erase(kept_, &rule);
    std::erase(rules_, &rule);
  }
  bool IsSwitchedOn(std::string_view name) const {
    return std::any_of(rules_.begin(), rules_.end(), [&](const MapRule* active) { return active->name == name; });
  }
  bool IsDenied(const MapRule& rule) const {
    return std::any_of(rules_.begin(), rules_.end(),
                       [&](const MapRule* active) { return Lists(active->denies, rule); });
  }

  std::vector<const MapRule*> kept_;
  std::vector<const MapRule*> rules_;  // in the order in which they came on
};

Status UnknownRuleError(std::string_view name) {
  std::vector<std::string_view> candidates;
  for (const MapRule& rule : AllMapRules()) candidates.push_back(rule.name);
  std::string message = "unknown rule '" + Excerpt(name) + "'";
  std::string nearest;
  for (std::string_view word : NearestWords(UpperCase(name), candidates, 3)) {
    nearest += (nearest.empty() ? "; nearest: " : ", ") + std::string(word);
  }
  return NotFoundError(message + nearest);
}

// The result of a list of names.
struct Expansion {
  ActiveRules active;
  std::vector<UnknownRule> unknown;
};

// `base` adds the rules that set its values.
Expansion Expand(const RuleOptions& base, std::span<const std::string_view> names) {
  Expansion result;
  std::vector<const MapRule*> on, off;
  for (size_t i = 0; i < names.size(); ++i) {
    const bool negated = names[i].starts_with('!');
    const MapRule* rule = FindMapRule(names[i].substr(negated ? 1 : 0));
    if (rule == nullptr) {
      result.unknown.push_back({i, UnknownRuleError(names[i])});
    } else if (negated) {
      off.push_back(rule);
    } else {
      on.push_back(rule);
    }
  }
  const auto is_off = [&](const MapRule& rule) { return std::find(off.begin(), off.end(), &rule) != off.end(); };
  for (const RuleOption& option : AllRuleOptions()) {
    ForEachRule(option.ValueIn(base).map_rules, [&](const MapRule& rule) {
      if (!is_off(rule)) result.active.Keep(rule);
    });
  }
  for (const MapRule* named : on) {
    if (!is_off(*named)) result.active.SwitchOn(*named);
  }
  result.active.SwitchOnImplied(is_off);
  return result;
}

// The value of an option under the rules in force: the last value whose rules are all on. If there is none: `base`, or
// the default if `base` is a value that rules set.
uint8_t ValueUnder(const ActiveRules& active, const RuleOption& option, uint8_t base) {
  uint8_t value = option.values[base].map_rules.empty() ? base : 0;
  for (size_t i = 0; i < option.values.size(); ++i) {
    if (active.AreOn(option.values[i].map_rules)) value = static_cast<uint8_t>(i);
  }
  return value;
}

}  // namespace

const MapRule* FindMapRule(std::string_view name) {
  std::string key = UpperCase(name);
  for (const OldName& old : kOldNames) {
    if (old.old_name == key) key = old.name;
  }
  const std::span<const MapRule> rules = AllMapRules();
  const auto found = std::lower_bound(rules.begin(), rules.end(), key,
                                      [](const MapRule& rule, std::string_view wanted) { return rule.name < wanted; });
  return found != rules.end() && found->name == key ? &*found : nullptr;
}

std::vector<UnknownRule> UnknownRules(std::span<const std::string_view> names) {
  return Expand(RuleOptions{}, names).unknown;
}

bool IsInForce(std::string_view rule, std::span<const std::string_view> names) {
  return Expand(RuleOptions{}, names).active.IsOn(rule);
}

bool ChangesPlay(const MapRule& rule) {
  const auto acts = [](const MapRule& each) { return each.effect != MapRuleEffect::kNone; };
  const std::string_view names[] = {rule.name};
  const Expansion expansion = Expand(RuleOptions{}, names);
  bool changes = false;
  for (const MapRule* active : expansion.active.switched_on()) {
    changes = changes || acts(*active);
    ForEachRule(active->denies, [&](const MapRule& denied) { changes = changes || acts(denied); });
  }
  return changes;
}

bool ActsInPlay(std::string_view name) {
  const MapRule* rule = FindMapRule(name.starts_with('!') ? name.substr(1) : name);
  return rule != nullptr && ChangesPlay(*rule);
}

Result<RuleOptions> WithMapRules(std::span<const std::string_view> names, RuleOptions base) {
  const Expansion expansion = Expand(base, names);
  if (!expansion.unknown.empty()) return expansion.unknown.front().status;
  for (const RuleOption& option : AllRuleOptions()) {
    option.set(base, ValueUnder(expansion.active, option, option.get(base)));
  }
  return base;
}

}  // namespace entente
