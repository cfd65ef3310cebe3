#include "phase/void_supports.h"

namespace entente {
namespace {

// Whether the result belongs to a move that its unit cannot make.
bool IsImpossibleMove(const OrderResult& result) {
  switch (result.why) {
    case Illegality::kNone:
    case Illegality::kMalformed:
    case Illegality::kUnitAbsent:
    case Illegality::kForeignUnit:
    case Illegality::kOrderedTwice:
    case Illegality::kAnotherCounts:
      return false;
    default:
      return result.order.kind() == OrderKind::kMove;
  }
}

ProvinceSet ImpossibleMovers(const Map& map, std::span<const OrderResult> results) {
  ProvinceSet moving{};
  for (const OrderResult& result : results) {
    if (IsImpossibleMove(result)) SetBit(moving.words, map.ProvinceOf(result.order.source()));
  }
  return moving;
}

// Powers that have units and handed in nothing.
PowerSet PowersInDisorder(const PositionView& position, const PhaseOrders& given) {
  PowerSet present = given.present, all = 0;
  for (const Order order : given.orders) {
    if (order.power() < position.map().power_count()) present |= SetOf(order.power());
  }
  position.ForEachUnit([&](const Unit& unit) { all |= SetOf(unit.power); });
  return all & ~present;
}

// Whether the supported fleet can reach several coasts of the target province and the support names none of them. If
// it can reach only one, the order is clear (6.B.8). A fleet that armies could carry there reaches every coast but its
// own.
bool IsCoastUnclear(const BoardView& board, Order support) {
  const Map& map = board.map();
  const LocationIndex to = support.target();
  if (support.third_type() != UnitType::kFleet || map.IsCoast(to) || map.CoastCount(to) < 2) return false;
  const bool is_carried =
      board.AreFleetsConvoyed() &&
      board.CanBeCarried(UnitType::kFleet, map.ProvinceOf(support.third()), to, map.ProvinceOf(support.source()));
  int count = 0;
  for (const LocationIndex coast : map.CoastsOf(to)) {
    const bool sails = board.graph().IsMove(UnitType::kFleet, support.third(), coast);
    const bool goes = is_carried && coast != support.third() && board.graph().MayStand(UnitType::kFleet, coast);
    count += sails || goes ? 1 : 0;
  }
  return count > 1;
}

}  // namespace

void VoidSupports::Replace(const BoardView& board, const PhaseOrders& given, std::span<const OrderResult> results,
                           UnitOrders& orders) {
  const RuleOptions& rules = board.rules();
  const bool moves_refuse = rules.impossible_orders == ImpossibleOrders::kMovesRefuseHoldSupport;
  const bool absent_fail = rules.absent_hold_support == AbsentHoldSupport::kFails;
  const bool coasts =
      rules.support_coast == SupportCoast::kRequired || rules.support_coast == SupportCoast::kRequiredForForeign;
  any_ = moves_refuse || absent_fail || coasts;
  if (!any_) return;
  void_ = {};
  moving_ = moves_refuse ? ImpossibleMovers(board.map(), results) : ProvinceSet{};
  disordered_ = absent_fail ? PowersInDisorder(board.position(), given) : 0;
  for (const Order order : orders.orders()) {
    const Illegality why = WhyVoid(board, order, orders);
    if (why == Illegality::kNone) continue;
    const ProvinceIndex at = board.map().ProvinceOf(order.source());
    SetBit(void_.words, at);
    why_[at] = why;
    orders.Replace(Order::Hold(order.unit()));
  }
}

Illegality VoidSupports::WhyVoid(const BoardView& board, Order support, const UnitOrders& orders) const {
  if (support.kind() != OrderKind::kSupportHold && support.kind() != OrderKind::kSupportMove) return Illegality::kNone;
  const ProvinceIndex third = board.map().ProvinceOf(support.third());
  const PowerIndex power = board.position().UnitAt(third).power;
  if (support.kind() == OrderKind::kSupportMove) {
    const SupportCoast rule = board.rules().support_coast;
    const bool asks =
        rule == SupportCoast::kRequired || (rule == SupportCoast::kRequiredForForeign && power != support.power());
    return asks && IsCoastUnclear(board, support) ? Illegality::kCoastNeeded : Illegality::kNone;
  }
  // The older practice: a unit with an impossible move and no other order gets no hold support.
  if (moving_.Test(third) && orders.IndexFor(third) == UnitOrders::kNone) return Illegality::kMovesInVain;
  return (disordered_ >> power & 1) != 0 ? Illegality::kInDisorder : Illegality::kNone;
}

void VoidSupports::Record(const Map& map, std::span<OrderResult> results) const {
  if (!any_) return;
  for (OrderResult& result : results) {
    if (result.why != Illegality::kNone) continue;
    const ProvinceIndex at = map.ProvinceOf(result.order.source());
    if (!void_.Test(at)) continue;
    result.outcome.reason = Reason::kVoid;
    result.outcome.cause = map.ProvinceOf(result.order.third());
    result.why = why_[at];
  }
}

}  // namespace entente
