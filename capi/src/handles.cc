#include "handles.h"

#include <memory>
#include <utility>

#include "exchange/map_json.h"
#include "rules/map_rules.h"
#include "rules/rule_names.h"

namespace entente::capi {

MapTexts::MapTexts(const Map& map) {
  const Phase begin = map.begin();
  Add(map.name());
  Add(std::string(map.Season(begin)) + " " + std::to_string(begin.year) + " " + std::string(map.TypeName(begin)));
  Add(map.PhaseName(begin));
  for (int l = 0; l < map.location_count(); ++l) {
    Add(map.Id(static_cast<LocationIndex>(l)));
    Add(map.LongName(static_cast<LocationIndex>(l)));
  }
  powers_ = starts_.size();
  for (int p = 0; p < map.power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    Add(map.PowerId(power));
    Add(map.PowerName(power));
    Add(map.OwnWord(power));
  }
}

void MapTexts::Add(std::string_view text) {
  starts_.push_back(static_cast<uint32_t>(text_.size()));
  text_ += text;
  text_ += '\0';
}

namespace {

absl::StatusOr<RuleOptions> RulesOfMap(const Map& map) {
  absl::StatusOr<RuleOptions> rules = WithMapRules(map.RuleNames());
  if (!rules.ok()) return rules;
  if (absl::Status supported = CheckSupported(*rules); !supported.ok()) return supported;
  return rules;
}

}  // namespace
}  // namespace entente::capi

entente_map::entente_map(entente::MapRef ref)
    : map(std::move(ref)),
      texts(*map),
      army_edges(static_cast<uint32_t>(entente::CountEdges(*map).army)),
      fleet_edges(static_cast<uint32_t>(entente::CountEdges(*map).fleet)) {
  const absl::StatusOr<entente::RuleOptions> own = entente::capi::RulesOfMap(*map);
  rules_status = own.status();
  if (own.ok()) rules = *own;
}

entente::capi::MapReference entente::capi::NewMapReference(MapRef map) {
  struct Release {
    void operator()(entente_map* handle) const { entente_map_free(handle); }
  };
  const std::unique_ptr<entente_map, Release> made(new entente_map(std::move(map)));
  return MapReference(made.get());
}

entente_scratch::entente_scratch(const entente_map* handle)
    : map(handle), phase(*handle->map), lister(*handle->map), options(handle->rules) {}
