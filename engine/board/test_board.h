// For tests: a position of a shipped map made from unit texts, and orders read from text.
#ifndef ENTENTE_ENGINE_BOARD_TEST_BOARD_H_
#define ENTENTE_ENGINE_BOARD_TEST_BOARD_H_

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "board/legality.h"
#include "map_language/builtin.h"
#include "notation/notation.h"
#include "position/position.h"

namespace entente {

class TestBoard {
 public:
  explicit TestBoard(std::string_view map_name = "standard", std::string_view phase = "S1901M")
      : TestBoard(BuiltinMap(map_name).value(), phase) {}
  TestBoard(MapRef map, std::string_view phase) : map_(std::move(map)), position_(*map_) {
    position_.ref().SetPhase(map_->ParsePhase(phase).value());
  }

  const Map& map() const { return *map_; }
  PositionView view() const { return position_.view(); }
  PositionRef ref() { return position_.ref(); }

  LocationIndex At(std::string_view place) const { return map_->FindPlace(Map::PlaceKey(place)).value(); }
  PowerIndex Power(std::string_view name) const { return map_->FindPower(name).value(); }
  Unit UnitOf(std::string_view power, std::string_view text) const {
    bool dislodged = false;
    return ParseUnit(*map_, view().graph(), Power(power), text, &dislodged).value();
  }

  TestBoard& Units(std::string_view power, std::initializer_list<std::string_view> units) {
    for (std::string_view unit : units) ref().PlaceUnit(UnitOf(power, unit));
    return *this;
  }
  TestBoard& Owns(std::string_view power, std::initializer_list<std::string_view> centers) {
    for (std::string_view center : centers) ref().SetOwner(map_->CenterOf(At(center)), Power(power));
    return *this;
  }
  // Adds a dislodged unit and its possible retreats.
  TestBoard& Dislodged(std::string_view power, std::string_view unit,
                       std::initializer_list<std::string_view> retreats) {
    const Unit lost = UnitOf(power, unit);
    const auto neighbors = map_->RetreatPlaces(lost.type, lost.location);
    uint32_t* mask = ref().AddDislodged(lost);
    for (std::string_view retreat : retreats) {
      for (size_t i = 0; i < neighbors.size(); ++i) {
        if (neighbors[i] == At(retreat)) mask[i / 32] |= 1u << (i % 32);
      }
    }
    return *this;
  }

  Order Read(std::string_view power, std::string_view text) const {
    const auto parsed = ParseOrder(*map_, view().phase_type(), Power(power), text);
    EXPECT_TRUE(parsed.ok()) << text << ": " << parsed.status();
    return parsed.ok() ? parsed->order : Order();
  }
  // Empty for the order of a line that is none.
  std::string Text(Order order) const {
    return order.kind() == OrderKind::kNone ? std::string() : FormatOrder(*map_, order);
  }
  std::string Text(ProvinceIndex province) const {
    return province == kNoProvince ? "-" : std::string(map_->Id(province));
  }

 private:
  MapRef map_;
  Position position_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_TEST_BOARD_H_
