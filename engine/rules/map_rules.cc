#include "rules/map_rules.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "base/text.h"

namespace entente {
namespace {

// Names that old map files use. Source: maps/LANGUAGE.md (RULE).
struct OldName {
  std::string_view old_name;
  std::string_view name;
};
constexpr OldName kOldNames[] = {{"FLEX_SETUP", "BLANK_BOARD"}, {"NO_PARTIAL", "PUBLIC_PRESS"}};

// The rules that set build_sites. BUILD_ANY and the other two deny each other.
constexpr std::string_view kBuildAny = "BUILD_ANY";
constexpr std::string_view kRemoteBuilds = "REMOTE_BUILDS";
constexpr std::string_view kHomeBuilds = "HOME_BUILDS";

bool IsSiteRule(const MapRule& rule) {
  return rule.name == kBuildAny || rule.name == kRemoteBuilds || rule.name == kHomeBuilds;
}

// The rule names that say the same as `sites`.
std::vector<std::string_view> NamesOf(BuildSites sites) {
  switch (sites) {
    case BuildSites::kHomes:
      return {};
    case BuildSites::kAnyOwned:
      return {kBuildAny};
    case BuildSites::kRemote:
      return {kRemoteBuilds};
    case BuildSites::kAnyHome:
      return {kHomeBuilds};
    case BuildSites::kRemoteAnyHome:
      return {kRemoteBuilds, kHomeBuilds};
  }
  return {};
}

// A rule that sets one option to one value. Of two that set the same, the later in this table wins.
struct SettingRule {
  std::string_view name;
  void (*set)(RuleOptions&, bool on);
};
template <auto kMember, auto kValue>
constexpr SettingRule Sets(std::string_view name) {
  return {name, [](RuleOptions& options, bool on) {
            if (on) {
              options.*kMember = kValue;
            } else if (options.*kMember == kValue) {
              options.*kMember = {};
            }
          }};
}
constexpr SettingRule kSettingRules[] = {
    Sets<&RuleOptions::frozen_units, FrozenUnits::kHibernate>("HIBERNATE"),
    Sets<&RuleOptions::unit_types, UnitTypes::kAdapt>("UNITS_ADAPT"),
    Sets<&RuleOptions::dummy_moves, DummyMoves::kForbidden>("IMMOBILE_DUMMIES"),
    Sets<&RuleOptions::friendly_fire, FriendlyFire::kDummies>("DUMMY_FIRE"),
    Sets<&RuleOptions::friendly_fire, FriendlyFire::kAll>("FRIENDLY_FIRE"),
    Sets<&RuleOptions::retreats, Retreats::kNever>("NO_RETREAT"),
    Sets<&RuleOptions::league_rules, LeagueRules::kIgnored>("FICTIONAL_OK"),
    Sets<&RuleOptions::convoying_fleets, ConvoyingFleets::kOnCoasts>("COASTAL_CONVOY"),
    Sets<&RuleOptions::victory_count, VictoryCount::kEnemyHomes>("VICTORY_HOMES"),
    Sets<&RuleOptions::coastal_crawl, CoastalCrawl::kAllowed>("COASTAL_CRAWL"),
    Sets<&RuleOptions::foreign_orders, ForeignOrders::kAccepted>("ORDER_ANY"),
    Sets<&RuleOptions::ambiguous_words, AmbiguousWords::kRefused>("NO_CHECK"),
    Sets<&RuleOptions::vassals, Vassals::kByHomes>("VASSAL_DUMMIES"),
    Sets<&RuleOptions::teams, Teams::kWithDummies>("TEAM_VICTORY"),
    Sets<&RuleOptions::factories, MapFeature::kIgnored>("NO_FACTORIES"),
    Sets<&RuleOptions::partisans, MapFeature::kIgnored>("NO_PARTISANS"),
    Sets<&RuleOptions::reserves, MapFeature::kIgnored>("NO_RESERVES"),
    Sets<&RuleOptions::militia, MapFeature::kIgnored>("NO_MILITIA"),
    Sets<&RuleOptions::hidden_builds, HiddenBuilds::kAll>("HIDE_BUILDS"),
    Sets<&RuleOptions::missing_builds, MissingBuilds::kRandom>("CD_BUILDS"),
    Sets<&RuleOptions::missing_retreats, MissingRetreats::kRandom>("CD_RETREATS"),
    Sets<&RuleOptions::portage, Portage::kAllowed>("PORTAGE_CONVOY"),
};

bool IsSetting(const MapRule& rule) {
  return std::any_of(std::begin(kSettingRules), std::end(kSettingRules),
                     [&](const SettingRule& setting) { return setting.name == rule.name; });
}

bool IsAccepted(const MapRule& rule) {
  return rule.effect == MapRuleEffect::kNone || rule.effect == MapRuleEffect::kDraw ||
         rule.effect == MapRuleEffect::kStart || IsSiteRule(rule) || IsSetting(rule);
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

struct ActiveRule {
  const MapRule* rule;
  size_t name;  // index of the name that switched it on
};

// The rules in force while the names are read, in the order in which they came on.
class ActiveRules {
 public:
  // Ends because a rule that is on is not switched on again, and the rule list is finite.
  void SwitchOn(const MapRule& rule, size_t name) {
    if (IsOn(rule)) return;
    ForEachRule(rule.denies, [&](const MapRule& denied) { SwitchOff(denied); });
    rules_.push_back({&rule, name});
    ForEachRule(rule.forces, [&](const MapRule& forced) { SwitchOn(forced, name); });
  }
  template <typename IsOff>
  void SwitchOnImplied(IsOff&& is_off) {
    for (size_t i = 0; i < rules_.size(); ++i) {  // the list may grow behind i
      const ActiveRule active = rules_[i];
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
    return std::any_of(rules_.begin(), rules_.end(),
                       [&](const ActiveRule& active) { return active.rule->name == name; });
  }
  std::span<const ActiveRule> rules() const { return rules_; }

 private:
  void SwitchOff(const MapRule& rule) {
    std::erase_if(rules_, [&](const ActiveRule& active) { return active.rule == &rule; });
  }
  bool IsOn(const MapRule& rule) const { return IsOn(rule.name); }
  bool IsDenied(const MapRule& rule) const {
    return std::any_of(rules_.begin(), rules_.end(),
                       [&](const ActiveRule& active) { return Lists(active.rule->denies, rule); });
  }

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

BuildSites SitesOf(const ActiveRules& active) {
  if (active.IsOn(kBuildAny)) return BuildSites::kAnyOwned;
  if (active.IsOn(kRemoteBuilds)) {
    return active.IsOn(kHomeBuilds) ? BuildSites::kRemoteAnyHome : BuildSites::kRemote;
  }
  return active.IsOn(kHomeBuilds) ? BuildSites::kAnyHome : BuildSites::kHomes;
}

// What a list of names comes to.
struct Expansion {
  ActiveRules active;
  std::vector<const MapRule*> off;   // named with "!"
  std::vector<RefusedRule> refused;  // unknown names first
};

// `before` are known names that stand before the list.
Expansion Expand(std::span<const std::string_view> before, std::span<const std::string_view> names) {
  Expansion result;
  std::vector<ActiveRule> on;
  std::vector<const MapRule*> off;
  for (std::string_view name : before) on.push_back({FindMapRule(name), kNoName});
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
  for (const ActiveRule& named : on) {
    if (!is_off(*named.rule)) result.active.SwitchOn(*named.rule, named.name);
  }
  result.active.SwitchOnImplied(is_off);
  result.off = off;
  for (const ActiveRule& active : result.active.rules()) {
    if (IsAccepted(*active.rule)) continue;
    result.refused.push_back({active.name, UnsupportedRule(*active.rule, result.active.ForcerOf(*active.rule))});
  }
  return result;
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
  std::vector<RefusedRule> refused = Expand({}, names).refused;
  std::stable_sort(refused.begin(), refused.end(),
                   [](const RefusedRule& a, const RefusedRule& b) { return a.name < b.name; });
  const auto same = [](const RefusedRule& a, const RefusedRule& b) { return a.name == b.name; };
  refused.erase(std::unique(refused.begin(), refused.end(), same), refused.end());
  return refused;
}

bool IsInForce(std::string_view rule, std::span<const std::string_view> names) {
  return Expand({}, names).active.IsOn(rule);
}

absl::StatusOr<RuleOptions> WithMapRules(std::span<const std::string_view> names, RuleOptions base) {
  const std::vector<std::string_view> before = NamesOf(base.build_sites);
  const Expansion expansion = Expand(before, names);
  if (!expansion.refused.empty()) return expansion.refused.front().status;
  base.build_sites = SitesOf(expansion.active);
  for (const SettingRule& setting : kSettingRules) {
    const bool on = expansion.active.IsOn(setting.name);
    const bool off =
        std::find(expansion.off.begin(), expansion.off.end(), FindMapRule(setting.name)) != expansion.off.end();
    if (on || off) setting.set(base, on);
  }
  return base;
}

}  // namespace entente
