// Keeps what the powers have handed in for the phase that is to be played: their orders, default orders that stand in
// for orders they have not given, and who wants the phase to wait. One thread at a time.
//
// Every change takes place whole or, if it throws (out of memory), not at all.
#ifndef ENTENTE_ENGINE_GAME_SUBMISSIONS_H_
#define ENTENTE_ENGINE_GAME_SUBMISSIONS_H_

#include <cstdint>
#include <vector>

#include "base/ids.h"
#include "map/map.h"
#include "position/game_end.h"
#include "sheet/order_sheet.h"

namespace entente {

// What becomes of what a power had handed in before. Stable numbers: they cross the ABI.
enum class SubmitMode : uint8_t {
  kReplace = 0,   // it is gone
  kAmend = 1,     // an order takes the place of the one that its unit or build site had, if any; the rest stays
  kNextSet = 2,   // it stays as an earlier set of orders (4.D.1 tells what counts); nothing at all is a set, too
  kDefaults = 3,  // it stays: these are default orders, played if the power hands in nothing
};
inline constexpr int kSubmitModeCount = 4;

class Submissions {
 public:
  explicit Submissions(const Map& map) : sheets_(static_cast<size_t>(map.power_count())) {}

  const OrderSheet& Of(PowerIndex power) const { return sheets_[power]; }
  // Null if there are none.
  const OrderSheet* DefaultsOf(PowerIndex power) const {
    return defaults_.empty() || defaults_[power].empty() ? nullptr : &defaults_[power];
  }
  // What is played: the orders, or else the default orders.
  const OrderSheet& PlayedOf(PowerIndex power) const { return UsesDefaults(power) ? defaults_[power] : sheets_[power]; }
  bool UsesDefaults(PowerIndex power) const { return sheets_[power].empty() && DefaultsOf(power) != nullptr; }
  PowerSet waiting() const { return waiting_; }

  // `sheet`: lines of the power alone.
  void Submit(const Map& map, PowerIndex power, SubmitMode mode, OrderSheet sheet);
  // Takes the orders for a unit or build site back, of the last set. False if there are none.
  bool Cancel(const Map& map, PowerIndex power, ProvinceIndex province);
  // Takes everything back that the power has handed in; its default orders and its wish to wait stay.
  void Clear(PowerIndex power) { sheets_[power].Clear(); }
  void SetWaiting(PowerIndex power, bool waits) {
    waiting_ = waits ? waiting_ | SetOf(power) : waiting_ & ~SetOf(power);
  }
  // A new phase.
  void ClearAll();

 private:
  std::vector<OrderSheet> sheets_;    // by power
  std::vector<OrderSheet> defaults_;  // by power; none at all if no power has any
  PowerSet waiting_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_SUBMISSIONS_H_
