// Packs an order into one 64-bit value. Orders in this form cross the C ABI, fill batches and index research tables.
//
// Bit layout (documented; part of the ABI):
//    0- 3  kind            OrderKind
//       4  unit type       0 army, 1 fleet (kBuild: the type to build)
//       5  type known      0: the text did not name the type (4.C.1); legality fills in the real one
//       6  via convoy      the move says "via convoy" (4.A.3)
//       7  third type      type of the supported or convoyed unit as written
//       8  third known     0: not named
//    9-15  as written      WrittenFlag bits, for rule options about the writing
//   16-23  power           the power that gives the order; 255 if not named
//   24-35  source          location of the ordered unit, or build site; kNoLocation for kWaive
//   36-47  target          destination of a move, retreat, supported move or convoy; kNoLocation if none
//   48-59  third           location of the supported or convoyed unit; kNoLocation if none
//   60-63  zero
// notation.h reads and writes orders as text. Other written details, such as a convoy path (4.A.6), are in the sheet
// line of the order (order_sheet.h). Any threads.
#ifndef ENTENTE_ENGINE_ORDER_ORDER_H_
#define ENTENTE_ENGINE_ORDER_ORDER_H_

#include <cstdint>

#include "base/ids.h"

namespace entente {

enum class OrderKind : uint8_t {  // Stable numbers: they cross the ABI.
  kNone = 0,
  kHold = 1,
  kMove = 2,
  kSupportHold = 3,
  kSupportMove = 4,
  kConvoy = 5,
  kRetreat = 6,
  kDisband = 7,  // of a dislodged unit, or a removal in an adjustments phase
  kBuild = 8,
  kWaive = 9,
};

// How an order was written, for rule options about the writing (DATC 4.A.6, 4.B and 4.C). Notation sets the flags that
// the text alone decides (no such coast, nationality, path, perpetual). WrittenFlagsOf (written_flags.h) finds all
// flags with the help of the position.
enum WrittenFlag : uint8_t {
  kWrittenWrongCoast = 1,   // the written coast of the ordered unit is not where it stands (4.B.5)
  kWrittenNoSuchCoast = 2,  // a coast that does not exist, or a coast for an army, was written and ignored (4.B.6)
  kWrittenWrongType = 4,    // the written unit type is not the unit's (4.C.2)
  kWrittenWrongNation = 8,  // a written nationality is not the unit's (4.C.6)
  kWrittenNation = 16,      // the nationality of the supported or convoyed unit was written (4.C.5)
  kWrittenPath = 32,        // a convoy path was written; the sheet line has it (4.A.6)
  kWrittenPerpetual = 64,   // the order stands until it is replaced (4.E.4)
};

class Order {
 public:
  constexpr Order()
      : bits_(Pack(kNoPower, 16) | Pack(kNoLocation, 24) | Pack(kNoLocation, 36) | Pack(kNoLocation, 48)) {}
  static constexpr Order FromBits(uint64_t bits) {
    Order order;
    order.bits_ = bits;
    return order;
  }
  constexpr uint64_t bits() const { return bits_; }

  static constexpr Order Hold(Unit unit) { return Of(OrderKind::kHold, unit); }
  static constexpr Order Move(Unit unit, LocationIndex target, bool via_convoy = false) {
    return Of(OrderKind::kMove, unit).WithTarget(target).WithViaConvoy(via_convoy);
  }
  static constexpr Order SupportHold(Unit unit, UnitType third_type, LocationIndex third) {
    return Of(OrderKind::kSupportHold, unit).WithThird(third).WithThirdType(third_type);
  }
  static constexpr Order SupportMove(Unit unit, UnitType third_type, LocationIndex third, LocationIndex target) {
    return Of(OrderKind::kSupportMove, unit).WithThird(third).WithThirdType(third_type).WithTarget(target);
  }
  static constexpr Order Convoy(Unit unit, LocationIndex third, LocationIndex target) {
    return Of(OrderKind::kConvoy, unit).WithThird(third).WithThirdType(OtherType(unit.type)).WithTarget(target);
  }
  static constexpr Order Retreat(Unit unit, LocationIndex target) {
    return Of(OrderKind::kRetreat, unit).WithTarget(target);
  }
  static constexpr Order Disband(Unit unit) { return Of(OrderKind::kDisband, unit); }
  static constexpr Order Build(Unit unit) { return Of(OrderKind::kBuild, unit); }
  static constexpr Order Waive(PowerIndex power) { return Order().WithKind(OrderKind::kWaive).WithPower(power); }

  constexpr OrderKind kind() const { return static_cast<OrderKind>(bits_ & 15); }
  // Whether orders of this kind name a second unit (third()) or a destination (target()).
  constexpr bool has_third() const {
    return kind() == OrderKind::kSupportHold || kind() == OrderKind::kSupportMove || kind() == OrderKind::kConvoy;
  }
  constexpr bool has_target() const {
    return kind() == OrderKind::kMove || kind() == OrderKind::kRetreat || kind() == OrderKind::kSupportMove ||
           kind() == OrderKind::kConvoy;
  }
  constexpr UnitType unit_type() const { return static_cast<UnitType>((bits_ >> 4) & 1); }
  constexpr bool type_known() const { return (bits_ >> 5) & 1; }
  constexpr bool via_convoy() const { return (bits_ >> 6) & 1; }
  constexpr UnitType third_type() const { return static_cast<UnitType>((bits_ >> 7) & 1); }
  constexpr bool third_type_known() const { return (bits_ >> 8) & 1; }
  constexpr uint8_t written() const { return static_cast<uint8_t>((bits_ >> 9) & 0x7f); }
  constexpr PowerIndex power() const { return static_cast<PowerIndex>(bits_ >> 16); }
  constexpr LocationIndex source() const { return static_cast<LocationIndex>((bits_ >> 24) & 0xfff); }
  constexpr LocationIndex target() const { return static_cast<LocationIndex>((bits_ >> 36) & 0xfff); }
  constexpr LocationIndex third() const { return static_cast<LocationIndex>((bits_ >> 48) & 0xfff); }
  constexpr Unit unit() const { return {power(), unit_type(), source()}; }

  constexpr Order WithKind(OrderKind kind) const { return With(static_cast<uint64_t>(kind), 0, 15); }
  constexpr Order WithUnitType(UnitType type) const { return With(static_cast<uint64_t>(type) | 2, 4, 3); }
  constexpr Order WithUnknownType() const { return With(0, 4, 3); }
  constexpr Order WithViaConvoy(bool via) const { return With(via, 6, 1); }
  constexpr Order WithThirdType(UnitType type) const { return With(static_cast<uint64_t>(type) | 2, 7, 3); }
  constexpr Order WithUnknownThirdType() const { return With(0, 7, 3); }
  constexpr Order WithWritten(uint8_t flags) const { return With(flags, 9, 0x7f); }
  constexpr Order WithPower(PowerIndex power) const { return With(power, 16, 0xff); }
  constexpr Order WithSource(LocationIndex location) const { return With(location, 24, 0xfff); }
  constexpr Order WithTarget(LocationIndex location) const { return With(location, 36, 0xfff); }
  constexpr Order WithThird(LocationIndex location) const { return With(location, 48, 0xfff); }

  // Clears the fields that the kind does not use (a target, a third unit, "via convoy", the unit of a waive) and the
  // as-written flags, which sheet_rules.h evaluates before an order is adjudicated. So orders with the same meaning
  // have the same bits, also if a caller left values in the other fields.
  constexpr Order WithoutUnusedFields() const {
    const auto is_one_of = [this](auto... kinds) { return ((kind() == kinds) || ...); };
    using enum OrderKind;
    uint64_t clear = Pack(0xf, 60) | Pack(0x7f, 9), none = 0;
    if (!is_one_of(kMove, kSupportMove, kConvoy, kRetreat)) none |= Pack(kNoLocation, 36);
    if (!is_one_of(kSupportHold, kSupportMove, kConvoy)) {
      clear |= Pack(3, 7);
      none |= Pack(kNoLocation, 48);
    }
    if (!is_one_of(kMove)) clear |= Pack(1, 6);
    if (is_one_of(kWaive)) {
      clear |= Pack(3, 4);
      none |= Pack(kNoLocation, 24);
    }
    return FromBits((bits_ & ~clear) | none);  // kNoLocation has all bits of its field
  }

  friend constexpr bool operator==(Order, Order) = default;

 private:
  static constexpr uint64_t Pack(uint64_t value, int shift) { return value << shift; }
  static constexpr Order Of(OrderKind kind, Unit unit) {
    return Order().WithKind(kind).WithUnitType(unit.type).WithPower(unit.power).WithSource(unit.location);
  }
  constexpr Order With(uint64_t value, int shift, uint64_t mask) const {
    return FromBits((bits_ & ~(mask << shift)) | (value << shift));
  }

  uint64_t bits_;
};

static_assert(sizeof(Order) == 8);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_ORDER_H_
