#include "game/self_play.h"

#include <utility>

namespace entente {

SelfPlay::SelfPlay(const Map& map, const RuleOptions& rules, OrderTablesRef tables)
    : rules_(rules), chooser_(map, std::move(tables)), scratch_(map), position_(map) {
  Restart(0);
}

void SelfPlay::Restart(uint64_t seed) {
  position_.ref().SetStart();
  random_ = Random(seed);
  digest_ = Digest();
  orders_ = {};
  results_ = {};
  phase_count_ = 0;
}

void SelfPlay::Restart(uint64_t seed, const RuleOptions& rules) {
  rules_ = rules;
  Restart(seed);
}

bool SelfPlay::PlayPhase() {
  if (is_over()) return false;
  orders_ = chooser_.Choose(position_, rules_, random_);
  const PhaseResult result = AdjudicatePhase(position_, rules_, orders_, scratch_);
  results_ = result.given();
  position_.ref().CopyFrom(result.next);
  ++phase_count_;
  Sign();
  return true;
}

void SelfPlay::Sign() {
  for (const OrderResult& result : results_) {
    digest_.Add(result.order.bits());
    digest_.Add(uint64_t{static_cast<uint8_t>(result.outcome.reason)} << 40 |
                uint64_t{static_cast<uint8_t>(result.why)} << 32 | uint64_t{result.outcome.cause} << 16 |
                uint64_t{result.outcome.dislodged_by});
  }
  digest_.Add(position().Hash());
}

}  // namespace entente
