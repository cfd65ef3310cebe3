// Warnings about legal orders of a movement phase.
//   Source: DATC 4.A.3, 5.B; cases 6.D.10 to 6.D.14, 6.D.20, 6.D.21, 6.C.5, 6.G.1.
#include <algorithm>
#include <optional>

#include "advice/warnings.h"
#include "board/legality.h"
#include "explain/convoy_routes.h"
#include "position/control.h"

namespace entente {
namespace {

// Counts the ordered supports of a move, cut ones included, because supports of unknown units may change the result.
int SupportsOf(const Plan& plan, ProvinceIndex province) {
  const auto& supports = plan.explainer().movement().trace().supports;
  return static_cast<int>(std::count_if(supports.begin(), supports.end(),
                                        [&](const SupportTrace& one) { return one.supported == province; }));
}

// Whether a unit of another power goes to a province, or may go there if its order is unknown.
bool MayOthersGo(const Plan& plan, ProvinceIndex into, PowerIndex power) {
  const BoardView board(plan.before(), plan.rules());
  bool may = false;
  plan.before().ForEachUnit([&](const Unit& unit) {
    if (may || unit.power == power) return;
    const OrderResult* followed = plan.Followed(plan.map().ProvinceOf(unit.location));
    may = followed == nullptr
              ? CheckMovementOrder(board, Order::Move(unit, into)).legal()
              : followed->order.kind() == OrderKind::kMove && plan.map().ProvinceOf(followed->order.target()) == into;
  });
  return may;
}

// Finds the severity of a warning of a move that cannot enter a province. With support it is a hint: the move may keep others
// out, as the attacks on a beleaguered garrison do; the warning says so.
class FailingMove {
 public:
  FailingMove(const Plan& plan, ProvinceIndex from, ProvinceIndex into)
      : into_(into),
        may_keep_out_(SupportsOf(plan, from) > 0 && MayOthersGo(plan, into, plan.before().UnitAt(from).power)) {}
  Severity severity() const { return may_keep_out_ ? Severity::kHint : Severity::kMistake; }
  void Say(Warning& warning) const {
    if (may_keep_out_) warning.Say(MessageId::kMayKeepOthersOut, {Argument::OfPlace(into_)});
  }

 private:
  ProvinceIndex into_;
  bool may_keep_out_;
};

// Finds the warnings about one legal order of a plan.
class MoveAdvice {
 public:
  MoveAdvice(size_t i, WarningList& list)
      : i_(i),
        list_(list),
        plan_(list.plan()),
        map_(plan_.map()),
        result_(plan_.results()[i]),
        order_(result_.order),
        at_(map_.ProvinceOf(order_.source())) {}

  void Warn() {
    switch (order_.kind()) {
      case OrderKind::kMove:
        return WarnOfMove();
      case OrderKind::kSupportHold:
      case OrderKind::kSupportMove:
        return result_.outcome.reason == Reason::kVoid ? WarnOfMismatch() : WarnOfSupport();
      case OrderKind::kConvoy:
        if (result_.outcome.reason == Reason::kVoid) return WarnOfMismatch();
        return WarnOfConvoy();
      default:
        return;
    }
  }

 private:
  const PositionView& before() const { return plan_.before(); }
  const MovementFacts& facts() const { return plan_.explainer().movement(); }
  Argument UnitIn(ProvinceIndex province) const { return Argument::OfUnit(before().UnitAt(province)); }
  Argument Own() const { return UnitIn(at_); }
  const MoveTrace* TraceOf(ProvinceIndex province) const {
    for (const MoveTrace& move : facts().trace().moves) {
      if (move.province == province) return &move;
    }
    return nullptr;
  }
  bool IsOwn(ProvinceIndex province) const {
    return before().HasUnit(province) && before().UnitAt(province).power == before().UnitAt(at_).power;
  }

  // ---- Supports and convoys ----

  // Warns only if the other unit's order is known.
  void WarnOfMismatch() {
    const ProvinceIndex third = map_.ProvinceOf(order_.third());
    const OrderResult* followed = plan_.Followed(third);
    if (followed == nullptr) return WarnOfHelpAgainstOwn();
    Warning& warning = list_.AddOrder(WarningKind::kMatchesNothing, Severity::kMistake, i_);
    if (followed->order.kind() == OrderKind::kMove) {
      warning.Say(MessageId::kHelpsNobodyMoves, {UnitIn(third), Argument::OfPlace(followed->order.target())});
    } else {
      warning.Say(MessageId::kHelpsNobodyStays, {UnitIn(third)});
    }
    if (const std::optional<Order> meant = Meant(*followed); meant.has_value()) {
      warning.meant = *meant;
      warning.Say(MessageId::kMayBeMeant, {Argument::OfOrder(*meant)});
    }
  }

  // The order probably meant, if it is legal: the same help for the real order of the unit, otherwise for another unit
  // of the power that goes to the same place.
  std::optional<Order> Meant(const OrderResult& followed) const {
    const BoardView board(before(), plan_.rules());
    const auto legal = [&](Order order) -> std::optional<Order> {
      const CheckedOrder checked = CheckMovementOrder(board, order);
      return checked.legal() ? std::optional(checked.order) : std::nullopt;
    };
    if (followed.order.kind() == OrderKind::kMove || order_.kind() != OrderKind::kConvoy) {
      if (const auto same = legal(HelpFor(followed.order)); same.has_value()) return same;
    }
    if (order_.kind() == OrderKind::kSupportHold) return std::nullopt;
    for (const MoveTrace& move : facts().trace().moves) {
      const OrderResult* other = plan_.Followed(move.province);
      if (other == nullptr || move.province == at_ || move.into != map_.ProvinceOf(order_.target())) continue;
      if (!IsOwn(move.province)) continue;
      if (const auto help = legal(HelpFor(other->order)); help.has_value()) return help;
    }
    return std::nullopt;
  }

  // The support or convoy by this unit, of the same kind as its order, that matches another order.
  Order HelpFor(Order other) const {
    const Unit unit = before().UnitAt(at_);
    if (order_.kind() == OrderKind::kConvoy) {
      return Order::Convoy(unit, other.source(), other.target()).WithThirdType(other.unit_type());
    }
    if (other.kind() != OrderKind::kMove) return Order::SupportHold(unit, other.unit_type(), other.source());
    return Order::SupportMove(unit, other.unit_type(), other.source(), other.target());
  }

  // Warns of a support that an own unit cuts, where the rules allow that, or that is against an own unit which stays
  // at the destination.
  void WarnOfSupport() {
    for (const SupportAttack& attack : facts().trace().attacks) {
      if (attack.supporter != at_ || attack.effect != AttackEffect::kCuts || !IsOwn(attack.attacker)) continue;
      Warning& warning = list_.AddOrder(WarningKind::kCutByOwn, Severity::kMistake, i_);
      return warning.Say(MessageId::kCutByOwn, {Own(), UnitIn(attack.attacker)});
    }
    const auto& supports = facts().trace().supports;
    const bool is_spared = std::any_of(supports.begin(), supports.end(), [&](const SupportTrace& support) {
      return support.supporter == at_ && support.is_spared;
    });
    if (is_spared) WarnOfHelpAgainstOwn();
  }

  // Also where the order of the supported unit is unknown: the own unit stays for all orders of that unit.
  void WarnOfHelpAgainstOwn() {
    if (order_.kind() != OrderKind::kSupportMove || DislodgesOwn(map_, plan_.rules(), order_.power())) return;
    const ProvinceIndex into = map_.ProvinceOf(order_.target());
    const OrderResult* followed = plan_.Followed(into);
    if (!IsOwn(into) || followed == nullptr || followed->order.kind() == OrderKind::kMove) return;
    const ProvinceIndex third = map_.ProvinceOf(order_.third());
    const FailingMove helped(plan_, third, into);
    const bool keeps_out = IsOwn(third) && helped.severity() == Severity::kHint;
    Warning& warning =
        list_.AddOrder(WarningKind::kHelpsAgainstOwn, keeps_out ? Severity::kHint : Severity::kWarning, i_);
    warning.Say(MessageId::kNoHelpAgainstOwn, {Own(), UnitIn(into)});
    if (keeps_out) helped.Say(warning);
  }

  void WarnOfConvoy() {
    if (plan_.explainer().ExplainResult(i_).word != FinerWord::kUnused) return;
    Warning& warning = list_.AddOrder(WarningKind::kUnusedConvoy, Severity::kHint, i_);
    warning.Say(MessageId::kConvoyUnused, {UnitIn(map_.ProvinceOf(order_.third()))});
  }

  // ---- Moves ----

  void WarnOfMove() {
    if (result_.outcome.reason == Reason::kNoConvoy) return WarnOfChain();
    const MoveTrace* move = TraceOf(at_);
    if (move == nullptr) return;
    if (WarnOfOwnOccupant(*move)) return;
    WarnOfOwnRival(*move);
  }

  bool WarnOfOwnOccupant(const MoveTrace& move) {
    const OrderResult* followed = plan_.Followed(move.into);
    if (followed == nullptr || !move.meets_own) return false;
    if (followed->order.kind() != OrderKind::kMove) {
      const FailingMove failing(plan_, at_, move.into);
      Warning& warning = list_.AddOrder(WarningKind::kOwnUnitStays, failing.severity(), i_);
      warning.Say(MessageId::kOwnUnitStays, {Own(), Argument::OfPlace(move.into), UnitIn(move.into)});
      failing.Say(warning);
      return true;
    }
    if (move.opponent == kNoProvince) return false;
    Warning& warning = list_.AddOrder(WarningKind::kOwnSwap, Severity::kMistake, i_);
    const bool could_be_convoyed = CouldBeConvoyed(at_, move.into) || CouldBeConvoyed(move.into, at_);
    warning.Say(could_be_convoyed ? MessageId::kCannotSwapByLand : MessageId::kCannotSwap, {Own(), UnitIn(move.into)});
    return true;
  }

  // Whether units on the board could convoy the unit in a province to another one.
  bool CouldBeConvoyed(ProvinceIndex from, ProvinceIndex to) const {
    const BoardView board(before(), plan_.rules());
    const UnitType type = before().UnitAt(from).type;
    return !FindRoutes(board.ConvoyGraph(type), Carriers(type, true), from, to, 1).routes.empty();
  }

  // Names the strongest own unit that is ordered to the same place. Each of equally strong moves has the warning.
  void WarnOfOwnRival(const MoveTrace& move) {
    int most = SupportsOf(plan_, at_);
    ProvinceIndex strongest = kNoProvince;
    for (const MoveTrace& rival : facts().trace().moves) {
      if (rival.into != move.into || rival.province == at_ || !rival.has_path || !IsOwn(rival.province)) continue;
      const int supports = SupportsOf(plan_, rival.province);
      if (supports < most || (supports == most && strongest != kNoProvince)) continue;
      most = supports;
      strongest = rival.province;
    }
    if (strongest == kNoProvince) return;
    Warning& warning = list_.AddOrder(WarningKind::kOwnStandoff, Severity::kWarning, i_);
    warning.Say(most == SupportsOf(plan_, at_) ? MessageId::kKeepEachOtherOut : MessageId::kKeptOutByOwn,
                {Own(), UnitIn(strongest), Argument::OfPlace(move.into)});
  }

  // ---- Missing convoys ----

  // Names a possible chain of units with unknown orders and units that are ordered to convoy the move; if there is
  // none, a chain of any units.
  void WarnOfChain() {
    const std::vector<ProvinceIndex> unsure = Carriers(order_.unit_type(), false),
                                     any = Carriers(order_.unit_type(), true);
    const RouteList possible = RoutesOver(unsure);
    const bool hangs = !possible.routes.empty();
    const RouteList chains = hangs ? possible : RoutesOver(any);
    std::vector<Unit> missing;
    for (size_t i = 0; !chains.routes.empty() && i < chains.routes.front().size(); ++i) {
      const ProvinceIndex carrier = chains.routes.front()[i];
      if (!IsOrderedToConvoy(carrier)) missing.push_back(before().UnitAt(carrier));
    }
    Warning& warning = list_.AddOrder(WarningKind::kNoConvoy, hangs ? Severity::kHint : Severity::kMistake, i_);
    const Argument place = Argument::OfPlace(map_.ProvinceOf(order_.target()));
    if (missing.empty()) return warning.Say(MessageId::kNeedsSomeConvoy, {Own(), place});
    const Argument units = warning.told.Units(std::move(missing));
    const bool is_one_of_several = chains.routes.size() > 1;
    warning.Say(is_one_of_several ? MessageId::kNeedsAConvoy : MessageId::kNeedsConvoy, {Own(), place, units});
    if (hangs) warning.Say(MessageId::kOrdersUnknown, {units});
  }

  // Up to two routes.
  RouteList RoutesOver(const std::vector<ProvinceIndex>& carriers) const {
    const BoardView board(before(), plan_.rules());
    return FindRoutes(board.ConvoyGraph(order_.unit_type()), carriers, at_, map_.ProvinceOf(order_.target()), 2);
  }

  // The units that could convoy units of a type, ascending. `all`: also units whose known orders differ.
  std::vector<ProvinceIndex> Carriers(UnitType carried, bool all) const {
    const BoardView board(before(), plan_.rules());
    std::vector<ProvinceIndex> carriers;
    ForEachBit(board.carriers(carried), map_.province_words(), [&](int p) {
      const auto province = static_cast<ProvinceIndex>(p);
      if (all || !plan_.HasKnownUnit(province) || IsOrderedToConvoy(province)) carriers.push_back(province);
    });
    return carriers;
  }

  bool IsOrderedToConvoy(ProvinceIndex carrier) const {
    const auto& convoys = facts().trace().convoys;
    return std::any_of(convoys.begin(), convoys.end(),
                       [&](const ConvoyTrace& one) { return one.fleet == carrier && one.army == at_; });
  }

  const size_t i_;
  WarningList& list_;
  const Plan& plan_;
  const Map& map_;
  const OrderResult& result_;
  const Order order_;
  const ProvinceIndex at_;
};

}  // namespace

void WarnOfMovement(size_t i, WarningList& list) { MoveAdvice(i, list).Warn(); }

namespace {

class HopelessOrders {
 public:
  HopelessOrders(const Plan& alone, const Outlook& outlook)
      : plan_(alone), outlook_(outlook), map_(alone.map()), list_(alone) {}

  std::vector<Warning> Find() {
    for (size_t i = 0; i < plan_.given_count(); ++i) {
      const OrderResult& result = plan_.results()[i];
      if (result.why != Illegality::kNone || IsNoOrder(result.outcome.reason)) continue;
      if (result.order.kind() == OrderKind::kMove) WarnOfMove(i, result.order);
      if (result.order.kind() == OrderKind::kSupportMove) WarnOfSupport(i, result.order);
    }
    return list_.Take();
  }

 private:
  // Whether the unit in the province follows a move that fails.
  bool IsHopeless(ProvinceIndex province) const {
    const auto at = std::find_if(outlook_.units.begin(), outlook_.units.end(), [&](const UnitOutlook& unit) {
      return map_.ProvinceOf(unit.unit.location) == province;
    });
    return at != outlook_.units.end() && at->is_known && at->order.kind() == OrderKind::kMove && !at->may_succeed;
  }
  Argument UnitIn(ProvinceIndex province) const { return Argument::OfUnit(plan_.before().UnitAt(province)); }

  void WarnOfMove(size_t i, Order order) {
    const ProvinceIndex from = map_.ProvinceOf(order.source()), into = map_.ProvinceOf(order.target());
    if (!IsHopeless(from)) return;
    const FailingMove failing(plan_, from, into);
    Warning& warning = list_.AddOrder(WarningKind::kCannotSucceed, failing.severity(), i);
    SayWhy(i, order, warning);
    failing.Say(warning);
  }

  void SayWhy(size_t i, Order order, Warning& warning) const {
    const ProvinceIndex from = map_.ProvinceOf(order.source()), into = map_.ProvinceOf(order.target());
    if (plan_.HasKnownUnit(into)) {
      return warning.Say(MessageId::kCannotGetIn, {UnitIn(from), Argument::OfPlace(into), UnitIn(into)});
    }
    warning.Say(MessageId::kCannotSucceed, {Argument::OfOrder(order)});
    const ProvinceIndex cause = plan_.results()[i].outcome.cause;
    if (cause == kNoProvince || !plan_.HasKnownUnit(cause)) return;
    warning.Say(MessageId::kOwnUnitKeepsOut, {UnitIn(from), Argument::OfPlace(into), UnitIn(cause)});
  }

  // The supported move fails, but may still keep others out.
  void WarnOfSupport(size_t i, Order order) {
    const ProvinceIndex third = map_.ProvinceOf(order.third());
    const OrderResult* followed = plan_.Followed(third);
    const bool matches = followed != nullptr && followed->order.kind() == OrderKind::kMove &&
                         map_.ProvinceOf(followed->order.target()) == map_.ProvinceOf(order.target());
    if (!matches || !IsHopeless(third)) return;
    list_.AddOrder(WarningKind::kInVain, Severity::kHint, i).Say(MessageId::kInVainFailed, {UnitIn(third)});
  }

  const Plan& plan_;
  const Outlook& outlook_;
  const Map& map_;
  WarningList list_;
};

}  // namespace

std::vector<Warning> FindHopeless(const Plan& alone, const Outlook& outlook) {
  return HopelessOrders(alone, outlook).Find();
}

}  // namespace entente
