// Keeps the orders that the powers have handed in for the phase to be played, default orders for powers that hand in
// none, and the powers that want the phase to wait. One thread at a time.
//
// A change that throws (out of memory) has no effect.
#ifndef ENTENTE_ENGINE_GAME_SUBMISSIONS_H_
#define ENTENTE_ENGINE_GAME_SUBMISSIONS_H_

#include <cstdint>
#include <vector>

#include "base/ids.h"
#include "map/map.h"
#include "position/game_end.h"
#include "sheet/order_sheet.h"

namespace entente {

// What happens to the orders that a power has handed in before. Stable numbers: they cross the ABI.
enum class SubmitMode : uint8_t {
  kReplace = 0,   // they are dropped
  kAmend = 1,     // an order replaces the one that its unit or build site had, if any; the rest stays
  kNextSet = 2,   // they stay as an earlier set of orders (4.D.1 says which sets count); a set may be empty
  kDefaults = 3,  // they stay; the new ones are default orders, played if the power hands in nothing
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
  // The orders that are played: the power's orders, or else its default orders.
  const OrderSheet& PlayedOf(PowerIndex power) const { return UsesDefaults(power) ? defaults_[power] : sheets_[power]; }
  bool UsesDefaults(PowerIndex power) const { return sheets_[power].empty() && DefaultsOf(power) != nullptr; }
  PowerSet waiting() const { return waiting_; }

  // `sheet`: lines of this power only.
  void Submit(const Map& map, PowerIndex power, SubmitMode mode, OrderSheet sheet);
  // Takes back the last set's orders for a unit or build site. False if there are none.
  bool Cancel(const Map& map, PowerIndex power, ProvinceIndex province);
  // Takes back all orders of the power; its default orders and its wish to wait stay.
  void Clear(PowerIndex power) { sheets_[power].Clear(); }
  void SetWaiting(PowerIndex power, bool waits) {
    waiting_ = waits ? waiting_ | SetOf(power) : waiting_ & ~SetOf(power);
  }
  // Drops the orders and default orders of all other powers; their wishes to wait stay.
  void KeepOnly(PowerSet powers);
  // Starts a new phase.
  void ClearAll();

 private:
  std::vector<OrderSheet> sheets_;    // by power
  std::vector<OrderSheet> defaults_;  // by power; none at all if no power has any
  PowerSet waiting_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_SUBMISSIONS_H_
