#include "sheet/written_flags.h"

namespace entente {
namespace {

// The flags that the other bits of an order do not show.
constexpr uint8_t kFromTheText =
    kWrittenNoSuchCoast | kWrittenWrongNation | kWrittenNation | kWrittenPath | kWrittenPerpetual;

bool IsCoast(const Map& map, LocationIndex location) {
  return location < map.location_count() && map.IsCoast(location);
}

// Finds the flags of one line in its position.
class Flags {
 public:
  Flags(const PositionView& position, const SheetLine& line) : position_(position), line_(line), order_(line.order) {}

  uint8_t Find() {
    flags_ = order_.written() & kFromTheText;
    if (!line_.path.empty()) flags_ |= kWrittenPath;
    if (line_.third_nation != kNoPower) flags_ |= kWrittenNation;
    LookAtOrdered();
    if (order_.has_third()) LookAtThird();
    return flags_;
  }

 private:
  void Flag(bool is_so, WrittenFlag flag) {
    if (is_so) flags_ |= flag;
  }
  bool IsCoastWritten(LocationIndex location) const { return IsCoast(position_.map(), location); }

  // A build has no unit on the board, so its written type and coast are right, and its owner is the ordering power.
  void LookAtOrdered() {
    const OrderKind kind = order_.kind();
    if (kind == OrderKind::kBuild || kind == OrderKind::kWaive) return LookAtNation(line_.unit_nation, line_.power);
    const Unit unit = UnitMeant(position_, order_.source());
    if (unit.power == kNoPower) return;
    LookAtNation(line_.unit_nation, unit.power);
    Flag(order_.type_known() && order_.unit_type() != unit.type, kWrittenWrongType);
    const bool is_army = unit.type == UnitType::kArmy;
    Flag(is_army && IsCoastWritten(order_.source()), kWrittenNoSuchCoast);
    Flag(!is_army && IsCoastWritten(order_.source()) && order_.source() != unit.location, kWrittenWrongCoast);
    if (!order_.has_third() && order_.has_target())
      Flag(is_army && IsCoastWritten(order_.target()), kWrittenNoSuchCoast);
  }

  // 4.B.5 is only about the ordered unit. The place of the other unit is clear without its coast.
  void LookAtThird() {
    const Unit unit = UnitMeant(position_, order_.third());
    if (unit.power == kNoPower) return;
    LookAtNation(line_.third_nation, unit.power);
    Flag(order_.third_type_known() && order_.third_type() != unit.type, kWrittenWrongType);
    const bool is_army = unit.type == UnitType::kArmy;
    Flag(is_army && IsCoastWritten(order_.third()), kWrittenNoSuchCoast);
    if (order_.has_target()) Flag(is_army && IsCoastWritten(order_.target()), kWrittenNoSuchCoast);
  }

  void LookAtNation(PowerIndex written, PowerIndex real) {
    Flag(written != kNoPower && written != real, kWrittenWrongNation);
  }

  const PositionView& position_;
  const SheetLine& line_;
  const Order order_;
  uint8_t flags_ = 0;
};

}  // namespace

Unit UnitMeant(const PositionView& position, LocationIndex location) {
  const Map& map = position.map();
  if (location >= map.location_count()) return {};
  const ProvinceIndex province = map.ProvinceOf(location);
  if (position.phase_type() != PhaseType::kRetreats) return position.UnitAt(province);
  const int index = position.FindDislodged(province);
  return index < 0 ? Unit{} : position.Dislodged(index).unit;
}

uint8_t WrittenFlagsOf(const PositionView& position, const SheetLine& line) {
  return line.is_readable() ? Flags(position, line).Find() : uint8_t{0};
}

}  // namespace entente
