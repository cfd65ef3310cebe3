// Fills byte rows from a position and its packed orders: numbers the units, enters orders one by one, and separates
// plainly legal orders from those that need the full check.
//
// Made once for a map; no allocation after that; one thread per object.
#ifndef ENTENTE_ENGINE_FAST_BYTE_ROW_READER_H_
#define ENTENTE_ENGINE_FAST_BYTE_ROW_READER_H_

#include <span>

#include "fast/byte_board.h"
#include "fast/byte_reading.h"
#include "map/map.h"
#include "order/order.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

class ByteRowReader {
 public:
  // `reading`: the reading functions of the kernel.
  ByteRowReader(const Map& map, const ByteReading& reading);

  // Fits: whether the byte kernel knows boards of the map. Knows: whether it knows the rules.
  static bool Fits(const Map& map);
  static bool Knows(const RuleOptions& rules);

  // Numbers the units of a board; they have no orders yet. The board must have at most kMostByteUnits units.
  void Begin(const PositionView& position, ByteBoard& board);
  // The units and places that an order names, as in the rows; kNowhere and kNoUnit for missing ones.
  struct Named {
    uint8_t at, unit;       // the ordered unit
    uint8_t target, goal;   // the target as the order states it, and its province
    uint8_t from, subject;  // the supported or convoyed unit
  };
  Named Look(Order order, const ByteBoard& board) const {
    const uint64_t bits = order.bits();
    const uint8_t at = ways_.province_of[LowByte(bits >> 24)], target = LowByte(bits >> 36);
    const uint8_t from = ways_.province_of[LowByte(bits >> 48)];
    return {at, board.unit_at[at], target, ways_.province_of[target], from, board.unit_at[from]};
  }

  // Enters a legal, normalised order.
  void Enter(Order order, const Named& named, ByteBoard& board) const {
    const uint8_t u = named.unit;
    const int moves = order.kind() == OrderKind::kMove ? 1 : 0;
    board.head[u] = LowByte(order.bits());
    board.target[u] = named.target;
    board.goal[u] = named.goal;
    // moves ? goal : at, without a branch.
    board.into[u] = static_cast<uint8_t>(named.at ^ ((named.at ^ named.goal) & -moves));
    board.subject[u] = named.subject;
    board.by_land &= ~(Word{1} << u);
  }
  // Enters all orders at once. kPlain takes any orders, and read() says which are plain; kNone takes legal orders. The
  // caller then enters units without an order and orders that are not plain. Returns false and enters nothing if the
  // processor or the map does not allow it, there are too many orders, or two are for one unit.
  bool ReadAtOnce(std::span<const Order> orders, ByteChecks checks, ByteBoard& board);
  const ByteOrders& read() const { return orders_; }

  // Lets units without orders hold. `ordered`: the other units.
  void LetHold(Word ordered, ByteBoard& board) const;

  // Whether an order is legal and normalised as it stands, by bit tests alone: a hold, a move without convoy, a
  // support of a unit that stays or moves without convoy. Fields that its kind does not use must be empty. If it is
  // false, call CheckMovementOrder.
  //   Shapes: maps of one stage; boards that are not special (IsSpecialBoard); support_coast is not kIgnored.
  bool IsPlainlyLegal(Order order, const Named& named, const ByteBoard& board) const;

  // The unit in the province of a source location; kNoUnit if there is none.
  int UnitAt(LocationIndex location, const ByteBoard& board) const {
    return location < 256 ? board.unit_at[ways_.province_of[location]] : ByteBoard::kNoUnit;
  }
  static Order HoldOf(int unit, const ByteBoard& board);

 private:
  static uint8_t LowByte(uint64_t bits) { return static_cast<uint8_t>(bits); }

  bool ReadsAtOnce() const { return reading_.read != nullptr && ways_.has_few_coasts(); }

  uint8_t first_coast_[ByteBoard::kProvinces];
  ByteWays ways_;
  ByteReading reading_;
  ByteOrders orders_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_ROW_READER_H_
