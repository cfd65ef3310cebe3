#include "order/sheet_rules.h"

namespace entente {
namespace {

// What an order's own flags tell and its other bits do not.
constexpr uint8_t kFromTheText = kWrittenNoSuchCoast | kWrittenWrongNation | kWrittenNation | kWrittenPath;

// The unit that an order of the phase speaks of when it names this place; power kNoPower if there is none.
Unit UnitMeant(const PositionView& position, LocationIndex location) {
  const Map& map = position.map();
  if (location >= map.location_count()) return {};
  const ProvinceIndex province = map.ProvinceOf(location);
  if (position.phase_type() != PhaseType::kRetreats) return position.UnitAt(province);
  const int index = position.FindDislodged(province);
  return index < 0 ? Unit{} : position.Dislodged(index).unit;
}

bool IsCoast(const Map& map, LocationIndex location) {
  return location < map.location_count() && map.IsCoast(location);
}

bool HasThird(OrderKind kind) {
  return kind == OrderKind::kSupportHold || kind == OrderKind::kSupportMove || kind == OrderKind::kConvoy;
}
bool HasTarget(OrderKind kind) {
  return kind == OrderKind::kMove || kind == OrderKind::kRetreat || kind == OrderKind::kSupportMove ||
         kind == OrderKind::kConvoy;
}

// One line against its position.
class Flags {
 public:
  Flags(const PositionView& position, const SheetLine& line) : position_(position), line_(line), order_(line.order) {}

  uint8_t Find() {
    flags_ = order_.written() & kFromTheText;
    if (!line_.path.empty()) flags_ |= kWrittenPath;
    if (line_.third_nation != kNoPower) flags_ |= kWrittenNation;
    LookAtOrdered();
    if (HasThird(order_.kind())) LookAtThird();
    return flags_;
  }

 private:
  void Flag(bool is_so, WrittenFlag flag) {
    if (is_so) flags_ |= flag;
  }
  bool IsCoastWritten(LocationIndex location) const { return IsCoast(position_.map(), location); }

  // A unit to be built is its power's own, and of the type and on the coast that are written.
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
    if (!HasThird(kind) && HasTarget(kind)) Flag(is_army && IsCoastWritten(order_.target()), kWrittenNoSuchCoast);
  }

  // 4.B.5 is about the ordered unit alone; where the other one stands is clear without its coast.
  void LookAtThird() {
    const Unit unit = UnitMeant(position_, order_.third());
    if (unit.power == kNoPower) return;
    LookAtNation(line_.third_nation, unit.power);
    Flag(order_.third_type_known() && order_.third_type() != unit.type, kWrittenWrongType);
    const bool is_army = unit.type == UnitType::kArmy;
    Flag(is_army && IsCoastWritten(order_.third()), kWrittenNoSuchCoast);
    if (HasTarget(order_.kind())) Flag(is_army && IsCoastWritten(order_.target()), kWrittenNoSuchCoast);
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

uint8_t WrittenFlagsOf(const PositionView& position, const SheetLine& line) {
  return line.is_readable ? Flags(position, line).Find() : uint8_t{0};
}

void SheetRules::Choose(const OrderSheet& sheet) {
  sheet_ = &sheet;
  orders_ = sheet.orders();
  kept_.clear();
  lines_.clear();
  if (sheet.is_packed()) return;
  last_set_.fill(0);
  for (size_t i = 0; i < sheet.size(); ++i) {
    uint32_t& last = LastSetOf(i);
    last = std::max(last, sheet.SetOf(i) + (sheet.IsBeforeEmptySet(i) ? 1 : 0));
  }
  for (size_t i = 0; i < sheet.size(); ++i) {
    if (!sheet.IsReadable(i) || WhyNot(i) != Illegality::kNone) continue;
    kept_.push_back(orders_[i]);
    lines_.push_back(static_cast<uint32_t>(i));
  }
  orders_ = kept_;
}

Illegality SheetRules::WhyNot(size_t line) const {
  if (sheet_->is_packed() || !sheet_->IsReadable(line)) return Illegality::kNone;
  if (sheet_->SetOf(line) != LastSetOf(line)) return Illegality::kReplaced;  // 4.D.1 c
  return Illegality::kNone;
}

}  // namespace entente
