// Lists the members of a position that only some maps have. `state` of JSON phases (state_extras.h) and the sixth
// field of position lines use their names. Any threads.
#ifndef ENTENTE_ENGINE_POSITION_EXTRA_MEMBERS_H_
#define ENTENTE_ENGINE_POSITION_EXTRA_MEMBERS_H_

#include <algorithm>
#include <string_view>

#include "position/position.h"

namespace entente {

enum class ExtraMemberKind : uint8_t { kCounts, kControllers, kHidden, kHomes };

struct ExtraMember {
  std::string_view name;
  ExtraMemberKind kind;
  MapTrait trait;  // of the maps that have it
  // For counts: how to read and write them in a position, and their largest value.
  int (PositionView::*get)(PowerIndex) const = nullptr;
  void (PositionRef::*set)(PowerIndex, int) = nullptr;
  int (*most)(const Map& map, PowerIndex power) = nullptr;
};

// Sorted by name.
inline constexpr ExtraMember kExtraMembers[] = {
    {"claims", ExtraMemberKind::kCounts, MapTrait::kHomesChange, &PositionView::ClaimsLeft, &PositionRef::SetClaimsLeft,
     [](const Map& map, PowerIndex power) { return map.Claims(power); }},
    {"control_turns", ExtraMemberKind::kCounts, MapTrait::kControl, &PositionView::ControlTurn,
     &PositionRef::SetControlTurn,
     [](const Map& map, PowerIndex power) { return std::max(1, static_cast<int>(map.Controllers(power).size())) - 1; }},
    {"controllers", ExtraMemberKind::kControllers, MapTrait::kVassals},
    {"guest_builds", ExtraMemberKind::kCounts, MapTrait::kTokens, &PositionView::GuestBuildsLeft,
     &PositionRef::SetGuestBuildsLeft, [](const Map& map, PowerIndex power) { return map.MostGuestBuilds(power); }},
    {"hidden_builds", ExtraMemberKind::kHidden, MapTrait::kHiddenBuilds},
    {"homes", ExtraMemberKind::kHomes, MapTrait::kHomesChange},
    {"seizing_builds", ExtraMemberKind::kCounts, MapTrait::kTokens, &PositionView::SeizingBuildsLeft,
     &PositionRef::SetSeizingBuildsLeft, [](const Map& map, PowerIndex power) { return map.SeizingBuilds(power); }},
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_EXTRA_MEMBERS_H_
