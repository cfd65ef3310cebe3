// Keeps, for the units of a board, the rows of landings for which a unit needs each carrier (Convoys::FindNeeded).
// Finds a row when the caller first asks for it. Made once for a map; no allocation after that; one thread.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_NEEDED_ROWS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_NEEDED_ROWS_H_

#include <algorithm>
#include <vector>

#include "board/convoys.h"
#include "map/map.h"

namespace entente {

class NeededRows {
 public:
  explicit NeededRows(const Map& map)
      : words_(static_cast<size_t>(map.province_words())),
        first_(static_cast<size_t>(map.province_count())),
        rows_(kRowsOfAProvince * first_.size() * words_) {
    entries_.reserve(2 * first_.size());
  }

  // Forgets all rows. Call it for another board.
  void Forget() {
    std::fill(first_.begin(), first_.end(), uint16_t{0});
    entries_.clear();
    used_ = 0;
  }
  // Returns a province row. `any_way`: detours count.
  const Word* Of(const Convoys& convoys, const ConvoyedUnit& unit, ProvinceIndex carrier, bool any_way) {
    const int group = convoys.GroupOf(carrier);
    const Entry& entry = Find(convoys, unit, group, any_way);
    return rows_.data() + entry.first_word + (entry.are_alike ? 0 : size_t(convoys.NumberOf(carrier)) * words_);
  }

 private:
  static constexpr size_t kRowsOfAProvince = 10;
  struct Entry {
    int group;
    uint16_t next;  // next entry of the same unit; 0: none
    bool are_alike;
    size_t first_word;
  };

  const Entry& Find(const Convoys& convoys, const ConvoyedUnit& unit, int group, bool any_way) {
    for (uint16_t i = first_[unit.from()]; i != 0; i = entries_[i - 1].next) {
      if (entries_[i - 1].group == group) return entries_[i - 1];
    }
    const int count = convoys.NeededRows(group, any_way);
    const size_t words = static_cast<size_t>(count) * words_;
    if (used_ + words > rows_.size() || entries_.size() == entries_.capacity()) Forget();
    convoys.FindNeeded(unit, group, any_way, rows_.data() + used_);
    entries_.push_back({group, first_[unit.from()], count == 1, used_});
    first_[unit.from()] = static_cast<uint16_t>(entries_.size());
    used_ += words;
    return entries_.back();
  }

  size_t words_;
  std::vector<uint16_t> first_;  // by province of a unit: its first entry, numbered from 1
  std::vector<Entry> entries_;
  std::vector<Word> rows_;
  size_t used_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_NEEDED_ROWS_H_
