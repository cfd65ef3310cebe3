#include "game/quiet_years.h"

namespace entente {

QuietYears::QuietYears(const PositionView& start)
    : owners_(static_cast<size_t>(start.map().center_count())), year_(start.phase().year) {
  for (size_t c = 0; c < owners_.size(); ++c) owners_[c] = start.OwnerOf(static_cast<CenterIndex>(c));
}

void QuietYears::GoOn(const PositionView& next) {
  for (size_t c = 0; c < owners_.size(); ++c) {
    const PowerIndex owner = next.OwnerOf(static_cast<CenterIndex>(c));
    has_changed_ |= owner != owners_[c];
    owners_[c] = owner;
  }
  if (next.phase().year == year_) return;
  year_ = next.phase().year;
  count_ = has_changed_ ? 0 : count_ + 1;
  has_changed_ = false;
}

}  // namespace entente
