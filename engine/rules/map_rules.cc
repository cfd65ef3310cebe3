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

// The same for the rules that the names mean; names that mean none are left out.
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

// Whether a rule sets options, and every value that it sets acts.
bool SetsWhatActs(const MapRule& rule) {
  bool sets = false;
  for (const RuleOption& option : AllRuleOptions()) {
    for (const RuleValue& value : option.values) {
      if (!Lists(value.map_rules, rule)) continue;
      if (!value.acts) return false;
      sets = true;
    }
  }
  return sets;
}

bool IsAccepted(const MapRule& rule) {
  return rule.effect == MapRuleEffect::kNone || rule.effect == MapRuleEffect::kDraw ||
         rule.effect == MapRuleEffect::kStart || SetsWhatActs(rule);
}

struct ActiveRule {
  const MapRule* rule;
  size_t name;  // index of the name that switched it on
};

// The rules in force while the names are read, in the order in which they came on.
class ActiveRules {
 public:
  // A rule that was in force before: what it forces, denies and implies is settled.
  void Keep(const MapRule& rule) { kept_.push_back(&rule); }
  // Ends because a rule that a name switched on is not switched on again, and the rule list is finite.
  void SwitchOn(const MapRule& rule, size_t name) {
    if (IsSwitchedOn(rule.name)) return;
    ForEachRule(rule.denies, [&](const MapRule& denied) { SwitchOff(denied); });
    rules_.push_back({&rule, name});
    ForEachRule(rule.forces, [&](const MapRule& forced) { SwitchOn(forced, name); });
  }
  template <typename IsOff>
  void SwitchOnImplied(IsOff&& is_off) {
    std::vector<const MapRule*> asked;  // the list grows at its end and may lose rules anywhere
    const auto is_new = [&](const ActiveRule& active) {
      return std::find(asked.begin(), asked.end(), active.rule) == asked.end();
    };
    for (auto next = rules_.begin(); next != rules_.end(); next = std::find_if(rules_.begin(), rules_.end(), is_new)) {
      const ActiveRule active = *next;
      asked.push_back(active.rule);
      ForEachRule(active.rule->implies, [&](const MapRule& implied) {
        if (!is_off(implied) && !IsDenied(implied)) SwitchOn(implied, active.name);
      });
    }
  }
  const MapRule* ForcerOf(const MapRule& rule) const {
    for (const ActiveRule& active : rules_) {
      const bool forces = Lists(active.rule->forces, rule) || Lists(active.rule->implies, rule);
      if (active.rule != &rule && forces) return active.rule;
    }
    return nullptr;
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
  std::span<const ActiveRule> switched_on() const { return rules_; }

 private:
  void SwitchOff(const MapRule& rule) {
    std::erase(kept_, &rule);
    std::erase_if(rules_, [&](const ActiveRule& active) { return active.rule == &rule; });
  }
  bool IsSwitchedOn(std::string_view name) const {
    return std::any_of(rules_.begin(), rules_.end(),
                       [&](const ActiveRule& active) { return active.rule->name == name; });
  }
  bool IsDenied(const MapRule& rule) const {
    return std::any_of(rules_.begin(), rules_.end(),
                       [&](const ActiveRule& active) { return Lists(active.rule->denies, rule); });
  }

  std::vector<const MapRule*> kept_;
  std::vector<ActiveRule> rules_;
};

absl::Status UnknownRule(std::string_view name) {
  std::vector<std::string_view> candidates;
  for (const MapRule& rule : AllMapRules()) candidates.push_back(rule.name);
  std::string message = "unknown rule '" + Excerpt(name) + "'";
  std::string nearest;
  for (std::string_view word : NearestWords(UpperCase(name), candidates, 3)) {
    nearest += (nearest.empty() ? "; nearest: " : ", ") + std::string(word);
  }
  return NotFoundError(message + nearest);
}

absl::Status UnsupportedRule(const MapRule& rule, const MapRule* forcer) {
  std::string message = "rule " + std::string(rule.name);
  if (forcer != nullptr) message += " (switched on by " + std::string(forcer->name) + ")";
  return UnsupportedError(message + " is not supported yet");
}

// What a list of names comes to.
struct Expansion {
  ActiveRules active;
  std::vector<RefusedRule> refused;  // unknown names first
};

// `base` stands for the rules that set its values.
Expansion Expand(const RuleOptions& base, std::span<const std::string_view> names) {
  Expansion result;
  std::vector<ActiveRule> on;
  std::vector<const MapRule*> off;
  for (size_t i = 0; i < names.size(); ++i) {
    const bool negated = names[i].starts_with('!');
    const MapRule* rule = FindMapRule(names[i].substr(negated ? 1 : 0));
    if (rule == nullptr) {
      result.refused.push_back({i, UnknownRule(names[i])});
    } else if (negated) {
      off.push_back(rule);
    } else {
      on.push_back({rule, i});
    }
  }
  const auto is_off = [&](const MapRule& rule) { return std::find(off.begin(), off.end(), &rule) != off.end(); };
  for (const RuleOption& option : AllRuleOptions()) {
    ForEachRule(option.ValueIn(base).map_rules, [&](const MapRule& rule) {
      if (!is_off(rule)) result.active.Keep(rule);
    });
  }
  for (const ActiveRule& named : on) {
    if (!is_off(*named.rule)) result.active.SwitchOn(*named.rule, named.name);
  }
  result.active.SwitchOnImplied(is_off);
  for (const ActiveRule& active : result.active.switched_on()) {
    if (IsAccepted(*active.rule)) continue;
    result.refused.push_back({active.name, UnsupportedRule(*active.rule, result.active.ForcerOf(*active.rule))});
  }
  return result;
}

// The value of an option under the rules in force: of the values whose rules are all on the last, else `base` unless
// rules set that.
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

std::vector<RefusedRule> RefusedRules(std::span<const std::string_view> names) {
  std::vector<RefusedRule> refused = Expand(RuleOptions{}, names).refused;
  std::stable_sort(refused.begin(), refused.end(),
                   [](const RefusedRule& a, const RefusedRule& b) { return a.name < b.name; });
  const auto same = [](const RefusedRule& a, const RefusedRule& b) { return a.name == b.name; };
  refused.erase(std::unique(refused.begin(), refused.end(), same), refused.end());
  return refused;
}

bool IsInForce(std::string_view rule, std::span<const std::string_view> names) {
  return Expand(RuleOptions{}, names).active.IsOn(rule);
}

absl::StatusOr<RuleOptions> WithMapRules(std::span<const std::string_view> names, RuleOptions base) {
  const Expansion expansion = Expand(base, names);
  if (!expansion.refused.empty()) return expansion.refused.front().status;
  for (const RuleOption& option : AllRuleOptions()) {
    option.set(base, ValueUnder(expansion.active, option, option.get(base)));
  }
  return base;
}

}  // namespace entente
