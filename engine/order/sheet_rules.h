// From what was handed in to what is adjudicated: which lines of a sheet count. Whatever depends on how an order was
// *written* is settled here and nowhere else; what it means on the board is for legality.h and the phases.
//
//   issue                  what acts now                                        where
//   4.A.6 convoy path      has no meaning: it is kept, and orders go without    -
//   4.B.1-3, 4.B.4, 4.B.7  coasts that an order itself still shows              legality.h, adjustment/
//   4.B.5, 4.B.6           wrong and needless coasts are ignored                WrittenFlagsOf
//   4.C.1, 4.C.3, 4.C.4    types that an order itself still shows               legality.h, adjustment/
//   4.C.2, 4.C.5, 4.C.6    wrong types and nations are ignored                  WrittenFlagsOf
//   4.D.1                  c: the last set counts. A caller that takes what comes as a continuation adds it to the
//                          set before
//   4.D.2                  b: sets of an unknown sequence are merged: they are handed in as one set
//   4.D.3                  two orders for one unit are both void                the phases: packed orders know it, too
//   4.E.2-5                every line stands alone; no perpetual or proxy orders
//   NO_CHECK               a text with a word of two meanings is unreadable     sheet_reader.h
//
// A value that refuses an order for the way it was written is one more line in SheetRules::WhyNot. One thread at a
// time.
//   Source: DATC 4.A.6, 4.B, 4.C, 4.D.1 to 4.D.3, 4.E.
#ifndef ENTENTE_ENGINE_ORDER_SHEET_RULES_H_
#define ENTENTE_ENGINE_ORDER_SHEET_RULES_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "order/illegality.h"
#include "order/order_sheet.h"
#include "position/position.h"

namespace entente {

// How a line was written (WrittenFlag), looked at on the position that it was written for. Of a packed order its own
// flags count for what its other bits do not show.
uint8_t WrittenFlagsOf(const PositionView& position, const SheetLine& line);

class SheetRules {
 public:
  // Chooses among the lines of `sheet`, which must stay as it is while the choice is looked at.
  void Choose(const OrderSheet& sheet);

  // What counts, for adjudication, in the sequence of the lines.
  std::span<const Order> orders() const { return orders_; }
  // The line that order `i` came from.
  size_t LineOf(size_t i) const { return sheet_->is_packed() ? i : lines_[i]; }
  // Why a line does not count; kNone if it does, and if nobody can read it.
  Illegality WhyNot(size_t line) const;

 private:
  // Powers that no map has share an entry.
  uint32_t& LastSetOf(size_t line) { return last_set_[std::min<size_t>(sheet_->PowerOf(line), kMaxPowers)]; }
  uint32_t LastSetOf(size_t line) const { return last_set_[std::min<size_t>(sheet_->PowerOf(line), kMaxPowers)]; }

  const OrderSheet* sheet_ = nullptr;
  std::span<const Order> orders_;  // kept_; of a sheet of packed orders its own
  std::vector<Order> kept_;
  std::vector<uint32_t> lines_;                      // by index into kept_
  std::array<uint32_t, kMaxPowers + 1> last_set_{};  // by power
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_SHEET_RULES_H_
