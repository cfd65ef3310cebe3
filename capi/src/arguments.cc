#include "arguments.h"

#include <algorithm>
#include <cstring>

#include "map/rules_fit.h"
#include "rules/rule_names.h"

namespace entente::capi {

static_assert(sizeof(RuleOptions) <= ENTENTE_MAX_OPTIONS && sizeof(entente_rules) == 4 + ENTENTE_MAX_OPTIONS + 4);

Outcome OptionsFrom(const entente_rules& rules, RuleOptions& options) {
  const std::span<const RuleOption> all = AllRuleOptions();
  for (size_t i = 0; i < all.size(); ++i) {
    if (rules.value[i] >= all[i].values.size()) {
      return InvalidError("rules: option " + std::string(all[i].name) + " has no value " +
                          std::to_string(rules.value[i]) + ": expected 0 to " +
                          std::to_string(all[i].values.size() - 1));
    }
    all[i].set(options, rules.value[i]);
  }
  for (size_t i = all.size(); i < ENTENTE_MAX_OPTIONS; ++i) {
    if (rules.value[i] == 0) continue;
    return InvalidError("rules: value[" + std::to_string(i) + "] is " + std::to_string(rules.value[i]) +
                        ": expected 0, for this library has " + std::to_string(all.size()) + " options");
  }
  if (rules.replaces > 1) return OutOfRange("rules: replaces", rules.replaces, 1, "is neither 0 nor 1", "");
  return CheckRuleValues(options);
}

Outcome ReadRules(const entente_rules* rules, const entente_map& map, RuleOptions& options) {
  if (rules == nullptr) {
    options = map.rules;
    return map.rules_status;
  }
  StructIn loaded(rules, "rules");
  ENTENTE_RETURN_IF_BAD(loaded.Check());
  ENTENTE_RETURN_IF_BAD(OptionsFrom(loaded.value(), options));
  return CheckRulesFit(*map.map, options);
}

Outcome ReadRules(const entente_rules* rules, entente_scratch& scratch) {
  if (rules != nullptr && rules->struct_size == sizeof(entente_rules) &&
      std::memcmp(rules, &scratch.checked_rules, sizeof(entente_rules)) == 0) {
    return {};
  }
  scratch.checked_rules = entente_rules{};
  ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch.map, scratch.options));
  if (rules != nullptr && rules->struct_size == sizeof(entente_rules)) scratch.checked_rules = *rules;
  return {};
}

entente_rules RulesOf(const RuleOptions& options) {
  entente_rules rules{};
  rules.struct_size = sizeof rules;
  const std::span<const RuleOption> all = AllRuleOptions();
  for (size_t i = 0; i < all.size(); ++i) rules.value[i] = all[i].get(options);
  return rules;
}

Outcome RulesOrNone::Check() {
  if (rules == nullptr) return {};
  StructIn loaded(rules, name);
  ENTENTE_RETURN_IF_BAD(loaded.Check());
  replaces = loaded.value().replaces != 0;
  return OptionsFrom(loaded.value(), options.emplace());
}

Outcome CheckPositionMemory(const void* position, const char* name) {
  if (position == nullptr) return Invalid(name, "is NULL");
  return CheckAligned(static_cast<const uint64_t*>(position), "the position");
}

Outcome ShownPosition::Check() const {
  ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position, name));
  return CheckPositionBlock(*map->map, position, BlockUse::kLook);
}

Outcome PositionIn::Check() const {
  ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
  return CheckPositionBlock(*map->map, position);
}

Outcome CheckPosition(const entente_scratch& scratch, const void* position) {
  ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
  const Map& map = *scratch.map->map;
  if (scratch.last_next != nullptr && std::memcmp(position, scratch.last_next, PositionSize(map)) == 0) return {};
  return CheckPositionBlock(map, position);
}

Outcome PositionOut::Check() const {
  ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
  if (capacity >= PositionSize(*of)) return {};
  return TooSmall(capacity, PositionSize(*of));
}

Outcome PhaseIn::Check() {
  ENTENTE_RETURN_IF_BAD(name.Check());
  if (name.value().empty()) return {};
  ENTENTE_ASSIGN(const Phase found, of->ParsePhase(name.value()));
  phase = found;
  return {};
}

Outcome ReadUnit(const Map& map, const entente_unit& given, Unit& unit) {
  if (given.unit_type > ENTENTE_FLEET) {
    return OutOfRange("unit.unit_type", given.unit_type, ENTENTE_FLEET, "is neither an army nor a fleet");
  }
  ENTENTE_RETURN_IF_BAD(CheckIndex("unit.power", given.power, map.power_count()));
  ENTENTE_RETURN_IF_BAD(CheckIndex("unit.location", given.location, map.location_count()));
  unit = {given.power, static_cast<UnitType>(given.unit_type), given.location};
  if (!map.MayEverStand(unit.type, unit.location)) {
    return InvalidError(std::string(unit.type == UnitType::kArmy ? "an army" : "a fleet") + " cannot stand in " +
                        std::string(map.Id(unit.location)));
  }
  return {};
}

}  // namespace entente::capi
