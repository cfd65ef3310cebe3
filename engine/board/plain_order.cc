#include "board/plain_order.h"

namespace entente {
namespace {

constexpr uint64_t kAnyTarget = uint64_t{kNoLocation} << 36,
                   kAnyThird = uint64_t{kNoLocation} << 48;  // no such place, too
constexpr uint64_t kAnyThirdType = 1 << 7, kAnyWay = 1 << 6;
constexpr uint64_t kUnitFields = 15 | 1 << 4 | 0xff << 16 | uint64_t{kNoLocation} << 24;  // and the kind

// What the order names beyond its kind and its unit, the fields in `any` aside; with nothing else it has these bits.
constexpr uint64_t kNothingElse = 1 << 5 | kAnyTarget | kAnyThird;
constexpr uint64_t kOnlyThird = kNothingElse | 1 << 8 | kAnyThirdType;
bool Names(Order order, uint64_t any, uint64_t bits) { return ((order.bits() & ~kUnitFields) | any) == bits; }

Plainly LegalIf(bool condition) { return condition ? Plainly::kLegal : Plainly::kUnknown; }

bool IsByLand(const BoardView& board, UnitType type, LocationIndex from, LocationIndex to) {
  const bool is_place = to < (type == UnitType::kArmy ? board.map().province_count() : board.map().location_count());
  return is_place && to != from && board.graph().IsMove(type, from, to);
}

bool IsMove(const BoardView& board, Order order) {
  const LocationIndex from = order.source(), to = order.target();
  if (Names(order, kAnyTarget, kNothingElse) && IsByLand(board, order.unit_type(), from, to)) return true;
  const bool sails = order.unit_type() == UnitType::kArmy && Names(order, kAnyTarget | kAnyWay, kNothingElse | kAnyWay);
  return sails && to < board.map().province_count() && to != from &&
         board.CouldConvoy(UnitType::kArmy, from, to, kNoProvince);  // it lands where armies may stand
}

// Whether the army that the order supports could be convoyed to its target, and that without the supporter, which could go
// there itself. Nobody supports itself so: where it could go itself it goes by land.
bool IsSupportOfConvoy(const BoardView& board, Order order) {
  const LocationIndex from = order.third(), to = order.target();
  return order.third_type() == UnitType::kArmy && to < board.map().province_count() && to != from &&
         TestBit(board.graph().Reach(order.unit_type(), order.source()), to) &&
         board.CouldConvoy(UnitType::kArmy, from, to, board.map().ProvinceOf(order.source()));
}

// The code of a unit without its power.
uint16_t FormOf(uint16_t code) { return code & 0xff; }

bool IsSupport(const BoardView& board, Order order) {
  const Map& map = board.map();
  const bool holds = order.kind() == OrderKind::kSupportHold;
  if (!Names(order, (holds ? 0 : kAnyTarget) | kAnyThird | kAnyThirdType, kOnlyThird)) return false;
  const LocationIndex third = order.third();
  if (third >= map.location_count()) return false;
  const ProvinceIndex at = map.ProvinceOf(order.source()), from = map.ProvinceOf(third);
  const uint16_t code = board.position().unit_codes()[from];
  const UnitType type = order.third_type();
  if (code == 0 || FormOf(code) != FormOf(UnitCode(map, {kNoPower, type, third}))) return false;
  if (!holds && !IsByLand(board, type, third, order.target())) return IsSupportOfConvoy(board, order);
  if (!holds && map.IsCoast(order.target()) && board.rules().support_coast == SupportCoast::kIgnored) return false;
  const ProvinceIndex to = holds ? from : map.ProvinceOf(order.target());
  return from != at && to != at && TestBit(board.graph().Reach(order.unit_type(), order.source()), to);
}

// Of an army that is there, by a fleet at sea.
Plainly LookAtConvoy(const BoardView& board, Order order) {
  const Map& map = board.map();
  const LocationIndex from = order.third(), to = order.target();  // provinces, if it is plain
  if (!Names(order, kAnyTarget | kAnyThird | kAnyThirdType, kOnlyThird)) return Plainly::kUnknown;
  if (from >= map.province_count() || to >= map.province_count() || from == to) return Plainly::kUnknown;
  if (order.unit_type() != UnitType::kFleet || order.third_type() != UnitType::kArmy) return Plainly::kUnknown;
  const uint16_t code = board.position().unit_codes()[from];
  const bool stands = code != 0 && FormOf(code) == static_cast<uint16_t>(UnitType::kArmy);
  const ProvinceIndex at = map.ProvinceOf(order.source());
  if (!stands || board.rules().convoy_back != ConvoyBack::kForbidden || !board.graph().IsCarrierProvince(at)) {
    return Plainly::kUnknown;
  }
  return board.IsOnRoute(UnitType::kArmy, at, from, to) ? Plainly::kLegal : Plainly::kNotNeeded;
}

}  // namespace

Plainly LookAtPlainOrder(const BoardView& board, Order order) {
  const Map& map = board.map();
  if (board.is_special() || order.source() >= map.location_count()) return Plainly::kUnknown;
  const uint16_t code = board.position().unit_codes()[map.ProvinceOf(order.source())];
  if (code == 0 || code != UnitCode(map, order.unit())) return Plainly::kUnknown;
  switch (order.kind()) {
    case OrderKind::kHold:
      return LegalIf(Names(order, 0, kNothingElse));
    case OrderKind::kMove:
      return LegalIf(IsMove(board, order));
    case OrderKind::kSupportHold:
    case OrderKind::kSupportMove:
      return LegalIf(IsSupport(board, order));
    case OrderKind::kConvoy:
      return LookAtConvoy(board, order);
    default:
      return Plainly::kUnknown;
  }
}

}  // namespace entente
