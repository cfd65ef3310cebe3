#include "map/ready_texts.h"

#include <algorithm>

#include "json/json_plain.h"
#include "map/map.h"

namespace entente {

ReadyTexts::ReadyTexts(const Map& map) : first_power_(2 * static_cast<size_t>(map.location_count())) {
  const auto each_name = [&](const auto& visit) {
    for (int i = 0; i < map.location_count(); ++i) {
      const auto location = static_cast<LocationIndex>(i);
      visit(2 * size_t{location}, "A ", map.Id(location));
      visit(2 * size_t{location} + 1, "F ", map.Id(location));
    }
    for (const PowerIndex p : map.powers()) {
      visit(first_power_ + static_cast<size_t>(p), "", map.PowerId(p));
    }
  };
  each_name([&](size_t, std::string_view front, std::string_view name) {
    longest_ = std::max(longest_, front.size() + name.size());
  });
  stride_ = (longest_ + kBlock - 1) / kBlock * kBlock;
  sizes_.resize(first_power_ + static_cast<size_t>(map.power_count()));
  texts_.resize(sizes_.size() * stride_ + kBlock);  // the blocks of a text after "A " reach past its slot
  each_name([&](size_t slot, std::string_view front, std::string_view name) { Put(slot, front, name); });
}

void ReadyTexts::Put(size_t slot, std::string_view front, std::string_view name) {
  char* const to = texts_.data() + slot * stride_;
  std::copy(name.begin(), name.end(), std::copy(front.begin(), front.end(), to));
  sizes_[slot] = static_cast<uint32_t>(front.size() + name.size());
  are_plain_ &= std::all_of(name.begin(), name.end(), IsPlainJsonByte);
}

}  // namespace entente
