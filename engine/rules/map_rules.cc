#include "rules/map_rules.h"

#include <algorithm>
#include <string>

#include "base/text.h"

namespace entente {
namespace {

// Names that old map files use. Source: FORMAT_NOTES section 13.
struct OldName {
  std::string_view old_name;
  std::string_view name;
};
constexpr OldName kOldNames[] = {{"FLEX_SETUP", "BLANK_BOARD"}, {"NO_PARTIAL", "PUBLIC_PRESS"}};

struct SiteRule {
  std::string_view name;
  BuildSites sites;
};
constexpr SiteRule kSiteRules[] = {{"BUILD_ANY", BuildSites::kAnyOwned},
                                   {"REMOTE_BUILDS", BuildSites::kRemote},
                                   {"HOME_BUILDS", BuildSites::kAnyHome}};

const SiteRule* SiteRuleOf(const MapRule& rule) {
  const auto* found = std::find_if(std::begin(kSiteRules), std::end(kSiteRules),
                                   [&](const SiteRule& site) { return site.name == rule.name; });
  return found == std::end(kSiteRules) ? nullptr : found;
}

// Calls visit(rule) for every known rule in a blank-separated list.
template <typename Visit>
void ForEachRule(std::string_view list, Visit&& visit) {
  while (!list.empty()) {
    const size_t end = std::min(list.find(' '), list.size());
    if (const MapRule* rule = FindMapRule(list.substr(0, end))) visit(*rule);
    list.remove_prefix(std::min(end + 1, list.size()));
  }
}

bool Lists(std::string_view list, const MapRule& wanted) {
  bool found = false;
  ForEachRule(list, [&](const MapRule& rule) { found = found || &rule == &wanted; });
  return found;
}

// The rules in force while the names are read, in the order in which they came on.
class ActiveRules {
 public:
  // Ends because a rule that is on is not switched on again, and the rule list is finite.
  void SwitchOn(const MapRule& rule) {
    if (IsOn(rule)) return;
    ForEachRule(rule.denies, [&](const MapRule& denied) { SwitchOff(denied); });
    rules_.push_back(&rule);
    ForEachRule(rule.forces, [&](const MapRule& forced) { SwitchOn(forced); });
  }
  void SwitchOff(const MapRule& rule) { std::erase(rules_, &rule); }
  template <typename IsOff>
  void SwitchOnImplied(IsOff&& is_off) {
    for (size_t i = 0; i < rules_.size(); ++i) {  // the list may grow behind i
      ForEachRule(rules_[i]->implies, [&](const MapRule& implied) {
        if (!is_off(implied) && !IsDenied(implied)) SwitchOn(implied);
      });
    }
  }
  const MapRule* ForcerOf(const MapRule& rule) const {
    for (const MapRule* active : rules_) {
      if (active != &rule && (Lists(active->forces, rule) || Lists(active->implies, rule))) return active;
    }
    return nullptr;
  }
  std::span<const MapRule* const> rules() const { return rules_; }

 private:
  bool IsOn(const MapRule& rule) const { return std::find(rules_.begin(), rules_.end(), &rule) != rules_.end(); }
  bool IsDenied(const MapRule& rule) const {
    return std::any_of(rules_.begin(), rules_.end(),
                       [&](const MapRule* active) { return Lists(active->denies, rule); });
  }

  std::vector<const MapRule*> rules_;
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

absl::Status RefusedRule(const MapRule& rule, const MapRule* forcer) {
  std::string message = "rule " + std::string(rule.name);
  if (forcer != nullptr) message += " (switched on by " + std::string(forcer->name) + ")";
  return UnsupportedError(message + " is not supported yet");
}

absl::Status ApplyActive(const ActiveRules& active, RuleOptions& options) {
  options.build_sites = BuildSites::kHomes;
  const MapRule* earlier = nullptr;
  for (const MapRule* rule : active.rules()) {
    const SiteRule* site = SiteRuleOf(*rule);
    if (site == nullptr) {
      if (rule->effect != MapRuleEffect::kNone) return RefusedRule(*rule, active.ForcerOf(*rule));
      continue;
    }
    if (earlier != nullptr) {
      return UnsupportedError("rules " + std::string(earlier->name) + " and " + std::string(rule->name) +
                              " together are not supported yet");
    }
    options.build_sites = site->sites;
    earlier = rule;
  }
  return absl::OkStatus();
}

// The rules that `names` lists, with or without "!".
struct NamedRules {
  std::vector<const MapRule*> on;
  std::vector<const MapRule*> off;

  bool IsOff(const MapRule& rule) const { return std::find(off.begin(), off.end(), &rule) != off.end(); }
};

absl::StatusOr<NamedRules> ReadNames(std::span<const std::string_view> names) {
  NamedRules named;
  for (std::string_view name : names) {
    const bool off = name.starts_with('!');
    const MapRule* rule = FindMapRule(name.substr(off ? 1 : 0));
    if (rule == nullptr) return UnknownRule(name);
    (off ? named.off : named.on).push_back(rule);
  }
  return named;
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

absl::StatusOr<RuleOptions> WithMapRules(std::span<const std::string_view> names, RuleOptions base) {
  absl::StatusOr<NamedRules> named = ReadNames(names);
  if (!named.ok()) return named.status();
  for (const SiteRule& site : kSiteRules) {
    if (base.build_sites == site.sites) named->on.insert(named->on.begin(), FindMapRule(site.name));
  }
  ActiveRules active;
  for (const MapRule* rule : named->on) {
    if (!named->IsOff(*rule)) active.SwitchOn(*rule);
  }
  active.SwitchOnImplied([&](const MapRule& rule) { return named->IsOff(rule); });
  const absl::Status applied = ApplyActive(active, base);
  if (!applied.ok()) return applied;
  return base;
}

}  // namespace entente
