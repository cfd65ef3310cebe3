#include "explain/rule_told.h"

#include "rules/rule_names.h"

namespace entente {
namespace {

const RuleOption& OptionOf(RuleAsked option) { return AllRuleOptions()[static_cast<size_t>(option)]; }

// 4.B.1 if the fleet could mean several coasts, otherwise 4.B.2.
RuleAsked RuleOfMissingCoast(const PositionView& before, Order order) {
  if (order.kind() == OrderKind::kBuild) return RuleAsked::kBuildCoast;
  if (order.kind() != OrderKind::kMove) return RuleAsked::kSupportCoast;
  const Map& map = before.map();
  const ProvinceIndex province = map.ProvinceOf(order.target());
  int within_reach = 0;
  for (const LocationIndex coast : map.CoastsOf(province)) {
    within_reach += before.graph().IsMove(UnitType::kFleet, order.source(), coast) ? 1 : 0;
  }
  return within_reach == 1 ? RuleAsked::kMissingCoast : RuleAsked::kAmbiguousCoast;
}

bool IsInlandFleet(const PositionView& before, Order order) {
  return order.kind() == OrderKind::kBuild && order.unit_type() == UnitType::kFleet &&
         before.graph().terrain(before.map().ProvinceOf(order.source())) == Terrain::kLand;
}

// Illegalities that always depend on one option.
struct DecidedBy {
  Illegality why;
  RuleAsked rule;
};
constexpr DecidedBy kDecidedBy[] = {
    {Illegality::kBuiltTwice, RuleAsked::kSameSiteBuilds},
    {Illegality::kBuildTypeNeeded, RuleAsked::kBuildType},
    {Illegality::kLeague, RuleAsked::kLeagueRules},
    {Illegality::kImmobile, RuleAsked::kDummyMoves},
    {Illegality::kWrongUnitCoast, RuleAsked::kWrongUnitCoast},
    {Illegality::kNeedlessCoast, RuleAsked::kNeedlessCoast},
    {Illegality::kTypeMissing, RuleAsked::kMissingType},
    {Illegality::kTypeWrong, RuleAsked::kWrongType},
    {Illegality::kNationMissing, RuleAsked::kMissingNation},
    {Illegality::kNationWrong, RuleAsked::kWrongNation},
    {Illegality::kNoWaive, RuleAsked::kWaive},
    {Illegality::kMovesInVain, RuleAsked::kImpossibleOrders},
    {Illegality::kInDisorder, RuleAsked::kAbsentHoldSupport},
    {Illegality::kPathMissing, RuleAsked::kConvoyPath},
    {Illegality::kPathBroken, RuleAsked::kConvoyPath},
    {Illegality::kSetsUnordered, RuleAsked::kUnorderedSets},
    {Illegality::kCoastRefused, RuleAsked::kSecondCoasts},
};

std::optional<RuleAsked> AlwaysRuleOf(Illegality why) {
  for (const DecidedBy& decided : kDecidedBy) {
    if (decided.why == why) return decided.rule;
  }
  return std::nullopt;
}

}  // namespace

uint8_t ValueOf(RuleAsked option, const RuleOptions& rules) { return OptionOf(option).get(rules); }

std::string RuleText(RuleAsked option, uint8_t value) {
  const RuleOption& asked = OptionOf(option);
  const RuleValue& chosen = asked.values[value];
  std::string text = std::string(asked.name) + "=" + std::string(chosen.name);
  if (asked.origin == RuleOrigin::kDatc) text.append(", DATC ").append(asked.issue);
  if (!chosen.letter.empty()) text.append(" ").append(chosen.letter);
  if (!chosen.map_rules.empty()) text.append(", RULE ").append(chosen.map_rules);
  return text;
}

std::optional<RuleAsked> RuleOfIllegality(const PositionView& before, const RuleOptions& rules,
                                          const OrderResult& result) {
  const Order order = result.order;
  switch (result.why) {
    case Illegality::kCoastNeeded:
      return RuleOfMissingCoast(before, order);
    case Illegality::kCoastUnreachable:
      if (order.kind() == OrderKind::kMove) return RuleAsked::kWrongMoveCoast;
      return std::nullopt;
    case Illegality::kCannotStand:
      if (IsInlandFleet(before, order)) return RuleAsked::kInlandFleetBuild;
      return std::nullopt;
    case Illegality::kOrderedTwice:
    case Illegality::kAnotherCounts:
      return order.kind() == OrderKind::kBuild ? RuleAsked::kSameSiteBuilds : RuleAsked::kDuplicateOrder;
    case Illegality::kReplaced:
      return RuleAsked::kOrderSets;
    case Illegality::kHandedOver:
      return rules.foreign_orders == ForeignOrders::kByProxy ? RuleAsked::kForeignOrders : RuleAsked::kProxyOrders;
    default:
      return AlwaysRuleOf(result.why);
  }
}

std::optional<RuleAsked> RuleOfEvent(const RuleOptions& rules, const PhaseEvent& event) {
  switch (event.why) {
    case EventWhy::kTornAllegiance:
      return RuleAsked::kTornAllegiance;
    case EventWhy::kMapChanged:
      if (event.kind == EventKind::kFreed) return std::nullopt;
      if (event.kind != EventKind::kAdapted) return RuleAsked::kFrozenUnits;
      if (rules.unit_types == UnitTypes::kAdapt) return RuleAsked::kUnitTypes;
      return std::nullopt;  // a fleet moved to another coast
    case EventWhy::kLastUnit:
      return RuleAsked::kVictoryBy;
    default:
      break;
  }
  switch (event.kind) {
    case EventKind::kBuilt:
      return RuleAsked::kMissingBuilds;
    case EventKind::kRetreated:
      return RuleAsked::kMissingRetreats;
    case EventKind::kSharedVictory:
      return RuleAsked::kSharedVictory;
    default:
      return std::nullopt;
  }
}

}  // namespace entente
