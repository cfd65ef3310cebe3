#include "order/phase_record.h"

namespace entente {

PhaseRecord::PhaseRecord(const Map& map)
    : province_count_(static_cast<size_t>(map.province_count())),
      results_(3 * province_count_),
      block_(PositionSize(map) / 8),
      after_(map, block_.data()) {
  events_.reserve(3 * province_count_ + static_cast<size_t>(map.power_count()) + 8);
}

std::span<OrderResult> PhaseRecord::Begin(size_t order_count) {
  if (results_.size() < order_count + province_count_) results_.resize(order_count + province_count_);
  result_count_ = order_count;
  events_.clear();
  return {results_.data(), order_count};
}

}  // namespace entente
