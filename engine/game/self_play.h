// Plays games of random legal orders from a seed, and computes the signature by which two builds are compared.
//
// The signature is a digest of every order, outcome and position; it is the same on every platform and compiler. A
// phase allocates nothing beyond the allocations of RandomOrders. One thread per object.
#ifndef ENTENTE_ENGINE_GAME_SELF_PLAY_H_
#define ENTENTE_ENGINE_GAME_SELF_PLAY_H_

#include <span>

#include "base/digest.h"
#include "base/random.h"
#include "game/random_orders.h"
#include "phase/phase_step.h"

namespace entente {

class SelfPlay {
 public:
  // `map` outlives the object; `tables`: as LegalOrderLister takes them. Starts with seed 0.
  SelfPlay(const Map& map, const RuleOptions& rules, OrderTablesRef tables = nullptr);

  // A new game at the map's start; under the rules of the one before unless others are given.
  void Restart(uint64_t seed);
  void Restart(uint64_t seed, const RuleOptions& rules);
  // Chooses orders for the current phase, adjudicates it and goes on to the next. False, without effect, if the game is
  // over.
  bool PlayPhase();

  PositionView position() const { return position_.view(); }
  bool is_over() const { return position().is_over(); }
  uint32_t phase_count() const { return phase_count_; }   // played since Restart
  uint64_t signature() const { return digest_.value(); }  // of everything since Restart
  // Orders of the last phase and what became of them.
  std::span<const Order> orders() const { return orders_; }
  std::span<const OrderResult> results() const { return results_; }

 private:
  void Sign();

  RuleOptions rules_;
  RandomOrders chooser_;
  PhaseScratch scratch_;
  Position position_;
  Random random_{0};
  Digest digest_;
  std::span<const Order> orders_;
  std::span<const OrderResult> results_;  // in scratch_
  uint32_t phase_count_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_SELF_PLAY_H_
