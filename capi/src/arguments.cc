#include "arguments.h"

#include <algorithm>
#include <cstring>

#include "buffers.h"
#include "map/rules_fit.h"
#include "rules/rule_names.h"
#include "structs.h"

namespace entente::capi {

static_assert(sizeof(RuleOptions) <= ENTENTE_MAX_OPTIONS && sizeof(entente_rules) == 4 + ENTENTE_MAX_OPTIONS);

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
  return CheckSupported(options);
}

Outcome ReadRules(const entente_rules* rules, const entente_map& map, RuleOptions& options) {
  if (rules == nullptr) {
    options = map.rules;
    return map.rules_status;
  }
  entente_rules loaded;
  ENTENTE_RETURN_IF_BAD(Load(rules, loaded, "rules"));
  ENTENTE_RETURN_IF_BAD(OptionsFrom(loaded, options));
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

Outcome CheckPositionMemory(const void* position) {
  if (position == nullptr) return Invalid("position", "is NULL");
  return CheckAligned(static_cast<const uint64_t*>(position), "the position");
}

Outcome CheckPosition(const entente_map& map, const void* position) {
  ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
  return CheckPositionBlock(*map.map, position);
}

Outcome CheckShownPosition(const entente_map& map, const void* position) {
  ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
  return CheckPositionBlock(*map.map, position, BlockUse::kLook);
}

Outcome CheckPosition(const entente_scratch& scratch, const void* position) {
  ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
  const Map& map = *scratch.map->map;
  if (scratch.last_next != nullptr && std::memcmp(position, scratch.last_next, PositionSize(map)) == 0) return {};
  return CheckPositionBlock(map, position);
}

Outcome CheckPositionRoom(const Map& map, const void* position, size_t capacity) {
  ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
  if (capacity >= PositionSize(map)) return {};
  return TooSmall(capacity, PositionSize(map));
}

Outcome CopyPosition(const PositionView& from, void* position, size_t capacity) {
  ENTENTE_RETURN_IF_BAD(CheckPositionRoom(from.map(), position, capacity));
  std::memcpy(position, from.block(), from.size());
  return {};
}

Outcome ReadPhase(const Map& map, const char* name, size_t length, std::optional<Phase>& phase) {
  std::string_view text;
  ENTENTE_RETURN_IF_BAD(TextArgument(name, length, "phase", text));
  if (text.empty()) return {};
  const Result<Phase> found = map.ParsePhase(text);
  if (!found.ok()) return found.status();
  phase = *found;
  return {};
}

Outcome ReadUnit(const PositionView& position, const entente_unit* given, Unit& unit) {
  const Map& map = position.map();
  if (given->type > ENTENTE_FLEET) {
    return OutOfRange("unit.type", given->type, ENTENTE_FLEET, "is neither an army nor a fleet");
  }
  ENTENTE_RETURN_IF_BAD(CheckIndex("unit.power", given->power, map.power_count()));
  ENTENTE_RETURN_IF_BAD(CheckIndex("unit.location", given->location, map.location_count()));
  unit = {given->power, static_cast<UnitType>(given->type), given->location};
  if (!map.MayEverStand(unit.type, unit.location)) {
    return InvalidError(std::string(unit.type == UnitType::kArmy ? "an army" : "a fleet") + " cannot stand in " +
                        std::string(map.Id(unit.location)));
  }
  return {};
}

}  // namespace entente::capi
