#include "rules/presets.h"

#include <string>

#include "base/text.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

// Issues that a source leaves open stay as in datc3. Source of the rulebooks' choices: DATC 3.0 chapter 4. Where the
// DATC calls an older rulebook ambiguous (4.A.5), the preset takes the rulebook's letter. For 4.D.8 before 2023 it
// takes the usual practice, because the printed rules cannot be applied literally.
constexpr RuleOptions BeforeRules2023() {
  RuleOptions rules;
  rules.convoy_retreat = ConvoyRetreat::kNever;
  rules.dislodged_bounce = DislodgedBounce::kNever;
  rules.civil_disorder = CivilDisorder::kHomeDistance;
  return rules;
}

constexpr RuleOptions Rules1971() {
  RuleOptions rules = BeforeRules2023();
  rules.convoy_routes = ConvoyRoutes::kAnyBroken;
  rules.convoy_paradox = ConvoyParadox::k1971;
  rules.adjacent_convoy = AdjacentConvoy::kSwapOnly;
  return rules;
}

constexpr RuleOptions Rules1982() {
  RuleOptions rules = BeforeRules2023();
  rules.convoy_paradox = ConvoyParadox::k1982;
  rules.adjacent_convoy = AdjacentConvoy::kIntent;
  return rules;
}

constexpr RuleOptions Rules2000() {
  RuleOptions rules = BeforeRules2023();
  rules.convoy_paradox = ConvoyParadox::k2000;
  return rules;
}

// Differs from the preferred set only in 4.A.2 and 4.A.7.
constexpr RuleOptions Rules2023() {
  RuleOptions rules;
  rules.convoy_paradox = ConvoyParadox::k2000;
  rules.dislodged_bounce = DislodgedBounce::kNever;
  return rules;
}

// Diplomacy Players' Technical Guide, 1998.
constexpr RuleOptions Dptg() {
  RuleOptions rules;
  rules.convoy_routes = ConvoyRoutes::kAnyBrokenOwnFirst;
  rules.convoy_paradox = ConvoyParadox::kDptg;
  rules.adjacent_convoy = AdjacentConvoy::kViaOnly;
  rules.convoyed_cut = ConvoyedCut::kCuts;
  rules.support_coast = SupportCoast::kIgnored;
  rules.civil_disorder = CivilDisorder::kHomeDistance;
  rules.impossible_orders = ImpossibleOrders::kMovesRefuseHoldSupport;
  return rules;
}

// As the DPjudge plays: a support takes the coast of the move it supports (6.B.9). Units are removed
// at random, units outside centers first. If no power owns a center, each gets its homes.
constexpr RuleOptions DpJudge() {
  RuleOptions rules;
  rules.victory_gain = VictoryGain::kNeeded;
  rules.no_owners = NoOwners::kHomes;
  rules.adjacent_convoy = AdjacentConvoy::kOwnIntentOrLandIfNone;
  rules.support_coast = SupportCoast::kIgnored;
  rules.civil_disorder = CivilDisorder::kByCenter;
  return rules;
}

// The Python package `diplomacy`, which descends from the DPjudge; as version 1.1.2 plays.
constexpr RuleOptions DiplomacyPackage() {
  RuleOptions rules = DpJudge();
  rules.civil_disorder = CivilDisorder::kHomeDistance;
  rules.adjacent_convoy = AdjacentConvoy::kOwnIntentOrLandUnlessVia;
  return rules;
}

// Players choose orders from menus: "via convoy" is a separate choice, and a support names no coast.
constexpr RuleOptions WebDiplomacy() {
  RuleOptions rules;
  rules.adjacent_convoy = AdjacentConvoy::kViaOnly;
  rules.support_coast = SupportCoast::kIgnored;
  rules.civil_disorder = CivilDisorder::kHomeDistance;
  return rules;
}

// Orders are tokens: a move by convoy is an order of its own (CTO) that names its path, units are named with their
// exact type and coast, a support names no coast, and a later order replaces the earlier one of the same unit. A
// retreats phase is held for every dislodged unit.
constexpr RuleOptions Daide() {
  RuleOptions rules;
  rules.adjacent_convoy = AdjacentConvoy::kViaOnly;
  rules.convoy_path = ConvoyPath::kRequired;
  rules.missing_coast = MissingCoast::kFails;
  rules.support_coast = SupportCoast::kIgnored;
  rules.wrong_unit_coast = WrongUnitCoast::kIllegal;
  rules.needless_coast = NeedlessCoast::kIllegal;
  rules.missing_type = MissingType::kIllegal;
  rules.wrong_type = WrongType::kIllegal;
  rules.build_type = BuildType::kFails;
  rules.missing_nation = MissingNation::kIllegal;
  rules.wrong_nation = WrongNation::kIllegal;
  rules.order_sets = OrderSets::kMerged;
  rules.duplicate_order = DuplicateOrder::kLast;
  rules.empty_retreats = EmptyRetreats::kHeld;
  rules.civil_disorder = CivilDisorder::kHomeDistance;
  return rules;
}

// Version 3.0 of the DATC changed the preference of 6.G.8 and 6.G.11, and the removals of 6.J.3 to 6.J.11.
constexpr RuleOptions Datc2() {
  RuleOptions rules;
  rules.adjacent_convoy = AdjacentConvoy::kOwnIntentOrLand;
  rules.civil_disorder = CivilDisorder::kHomeDistance;
  return rules;
}

constexpr RulePreset kPresets[] = {
    {"datc3", "what DATC 3.0 prefers (the default)", RuleOptions{}},
    {"datc2", "what DATC 2.x preferred", Datc2()},
    {"1971", "rulebooks of 1971 and 1976", Rules1971()},
    {"1982", "rulebooks of 1982 and 1992", Rules1982()},
    {"2000", "rulebooks of 2000 and 2008", Rules2000()},
    {"2023", "rulebook of 2023, to the letter", Rules2023()},
    {"dptg", "Diplomacy Players' Technical Guide (1998)", Dptg()},
    {"dpjudge", "DPjudge", DpJudge()},
    {"diplomacy", "the Python package diplomacy, a descendant of the DPjudge", DiplomacyPackage()},
    {"webdiplomacy", "webDiplomacy", WebDiplomacy()},
    {"daide", "DAIDE servers", Daide()},
};

// "'civil_disorder' is an option: expected civil_disorder=alphabetical or ..".
Status NoValueError(std::string_view name, const RuleOption& option) {
  std::string message = "'" + Excerpt(name) + "' is an option, not a preset: expected ";
  message.append(option.name).append("=");
  for (size_t i = 0; i < option.values.size(); ++i) message.append(i == 0 ? "" : "|").append(option.values[i].name);
  return NotFoundError(message);
}

}  // namespace

std::span<const RulePreset> AllRulePresets() { return kPresets; }

Result<RuleOptions> FindRulePreset(std::string_view name) {
  const std::string key = UpperCase(name);
  std::string known;
  std::vector<std::string_view> names;
  for (const RulePreset& preset : kPresets) {
    if (UpperCase(preset.name) == key) return preset.options;
    known += (known.empty() ? "" : ", ") + std::string(preset.name);
    names.push_back(preset.name);
  }
  if (const auto option = FindRuleOption(name); option.ok()) return NoValueError(name, **option);
  const std::vector<std::string_view> near = NearestWords(name, names, 1);
  const std::string meant = near.empty() ? "" : "; did you mean " + std::string(near.front()) + "?";
  return NotFoundError("unknown rules preset '" + Excerpt(name) + "'; expected: " + known + meant);
}

}  // namespace entente
