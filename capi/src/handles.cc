#include "handles.h"

#include <memory>
#include <utility>

#include "map/rules_fit.h"

namespace entente::capi {

MapTexts::MapTexts(const Map& map) {
  const Phase begin = map.begin();
  Add(map.name());
  Add(std::string(map.Season(begin)) + " " + std::to_string(begin.year) + " " + std::string(map.TypeName(begin)));
  Add(map.PhaseName(begin));
  Add(map.graphics());
  for (int l = 0; l < map.location_count(); ++l) {
    Add(map.Id(static_cast<LocationIndex>(l)));
    Add(map.LongName(static_cast<LocationIndex>(l)));
  }
  AddPowers(map);
  AddRotations(map);
  const std::vector<std::string_view> lists[kWordLists] = {map.RuleNames(), map.Flags(), map.NotifyAddresses()};
  for (size_t list = 0; list < kWordLists; ++list) {
    words_[list] = starts_.size();
    for (const std::string_view word : lists[list]) Add(word);
    words_[list + 1] = starts_.size();
  }
}

void MapTexts::AddPowers(const Map& map) {
  powers_ = starts_.size();
  for (int p = 0; p < map.power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    Add(map.PowerId(power));
    Add(map.PowerName(power));
    Add(map.OwnWord(power));
    Add(map.Flag(power));
    Add(map.stage(0).League(power));
  }
  for (int p = 0; p < map.power_count(); ++p) {
    controllers_.push_back(starts_.size());
    for (const ControllerRecord& controller : map.Controllers(static_cast<PowerIndex>(p))) {
      Add(map.ControllerName(controller));
    }
  }
}

void MapTexts::AddRotations(const Map& map) {
  const std::vector<std::string_view> types = map.RotationTypes();
  rotations_ = starts_.size();
  for (const RotationRecord& rotation : map.rotations()) {
    std::string list;
    for (size_t i = 0; i < rotation.type_count; ++i) {
      list += (i == 0 ? "" : ",") + std::string(types[rotation.first_type + i]);
    }
    Add(list);
  }
}

void MapTexts::Add(std::string_view text) {
  starts_.push_back(static_cast<uint32_t>(text_.size()));
  text_ += text;
  text_ += '\0';
}

}  // namespace entente::capi

entente_map::entente_map(entente::MapRef ref)
    : map(std::move(ref)), texts(*map), names(*map), counts(entente::CountStage(*map)) {
  const absl::StatusOr<entente::RuleOptions> own = entente::DefaultRules(*map);
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
