// The texts of a map's units, places and powers, made once with the map. Writers copy them in blocks of sixteen bytes.
// Immutable; any threads.
#ifndef ENTENTE_ENGINE_MAP_READY_TEXTS_H_
#define ENTENTE_ENGINE_MAP_READY_TEXTS_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/ids.h"

namespace entente {

class Map;

class ReadyTexts {
 public:
  // From the beginning of each text below, memory can be read in whole blocks of this many bytes up to its end.
  static constexpr size_t kBlock = 16;

  ReadyTexts() = default;
  explicit ReadyTexts(const Map& map);

  // "A PAR", "F STP/SC"
  std::string_view Unit(UnitType type, LocationIndex location) const {
    return TextAt(2 * size_t{location} + static_cast<size_t>(type));
  }
  // "PAR"
  std::string_view Place(LocationIndex location) const { return Unit(UnitType::kArmy, location).substr(2); }
  // "FRANCE"
  std::string_view Power(PowerIndex power) const { return TextAt(first_power_ + power); }

  size_t longest() const { return longest_; }  // of the longest text, in bytes
  // Whether no text has a byte that JSON strings escape.
  bool are_plain() const { return are_plain_; }

 private:
  std::string_view TextAt(size_t slot) const { return {texts_.data() + slot * stride_, sizes_[slot]}; }
  void Put(size_t slot, std::string_view front, std::string_view name);

  std::string texts_;  // each text has a slot
  std::vector<uint32_t> sizes_;
  size_t stride_ = 0;
  size_t first_power_ = 0;  // slot of the first power
  size_t longest_ = 0;
  bool are_plain_ = true;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_READY_TEXTS_H_
