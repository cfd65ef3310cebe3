#include "movement/movement_resolver.h"

#include "movement/by_unit_count.h"
#include "movement/decision_solver.h"
#include "movement/movement_report.h"
#include "movement/trace_writer.h"

namespace entente {

// The resolver for boards of up to 64 * kWords units.
template <int kWords>
class BoardResolver : private MovementReport<kWords> {
 public:
  using Bits = FixedBits<kWords>;

  MovementResult Resolve(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                         DecisionTrace* trace, std::span<const WrittenPath> paths) {
    if (trace != nullptr) *trace = {};
    orders_.Build(position, rules, orders);
    orders_.failed_hold = rules.failed_moves == FailedMoves::kWeak ? kAlone - 2 : kAlone;
    choices_.Choose(position, rules, paths, orders_);
    movers_into_.Build(orders_);
    solver_.Solve(orders_, movers_into_, choices_, rules.convoy_paradox, trace);
    if (trace != nullptr) TraceWriter<kWords>(orders_, choices_, solver_, *trace).Write();
    TakePaths();
    TakeMoves();
    const MovementResult result = this->WriteReport(movers_into_, [this](UnitIndex m, UnitIndex s) {
      return solver_.equations().Cuts(m, s) == Decision::kSucceeds;
    });
    ReportParadoxRule();
    ReportBrokenConvoys();
    return result;
  }

 private:
  using Report = MovementReport<kWords>;
  using Report::arriving_;
  using Report::beaten_;
  using Report::broken_;
  using Report::contests_;
  using Report::cut_;
  using Report::disrupted_;
  using Report::orders_;
  using Report::outcomes_;
  using Report::stopped_;
  using Report::unconvoyed_;

  void TakePaths() {
    const DecisionState<kWords>& state = solver_.state();
    // An army with two ways has now taken one of them, and its best whole route.
    orders_.SetConvoyed(orders_.convoyed | (choices_.either() & state.arrives), state.does);
    arriving_ = state.arrives | choices_.either();
    cut_ = orders_.supports.AndNot(state.does);
    stopped_ = solver_.stopped();
    broken_ = {};
    orders_.convoys.AndNot(state.does | stopped_).ForEach([&](int c) {
      bool dislodged = false;
      movers_into_.ForEach(orders_.province[c], [&](UnitIndex m) { dislodged |= state.does.Test(m); });
      broken_.SetIf(c, !dislodged);
    });
    unconvoyed_ = disrupted_ = {};
    orders_.movers.AndNot(arriving_).ForEach([&](int m) {
      const bool complete = orders_.ChainExists(static_cast<UnitIndex>(m), orders_.convoyers[m]);
      (complete ? disrupted_ : unconvoyed_).Set(m);
    });
  }

  // Reports moves that the paradox rule made fail, and paradoxes that it leaves open.
  void ReportParadoxRule() {
    solver_.held().ForEach([&](int m) {
      OrderOutcome& outcome = outcomes_[m].outcome;
      if (outcome.reason != Reason::kNone) outcome = {Reason::kParadox, kNoProvince, outcome.dislodged_by};
    });
    solver_.unresolved().ForEach([&](int u) {
      OrderOutcome& outcome = outcomes_[u].outcome;
      if (outcome.reason == Reason::kParadox || outcome.reason == Reason::kDisrupted) {
        outcome.reason = Reason::kUnresolved;
      }
    });
  }

  // Names the strongest attack of another power as the cause of a broken convoy.
  void ReportBrokenConvoys() {
    broken_.ForEach([&](int c) {
      int strongest = 0;
      solver_.equations().ForEachForeignAttacker(static_cast<UnitIndex>(c), [&](UnitIndex k) {
        const int strength = solver_.equations().AttackStrengthOf(k, true);
        if (strength <= strongest) return;
        strongest = strength;
        outcomes_[c].outcome.cause = orders_.province[k];
      });
    });
  }

  // Enters the moves into the contests. A unit that keeps no other out is no rival.
  void TakeMoves() {
    beaten_ = {};
    std::fill_n(contests_, orders_.map->province_count(), Contest{});
    const Bits winners = orders_.movers & solver_.state().does;
    winners.ForEach([&](int m) {
      const UnitIndex opponent = orders_.HeadToHeadOpponent(static_cast<UnitIndex>(m));
      if (opponent != kNoUnit) beaten_.Set(opponent);
      contests_[orders_.into[m]].winner = static_cast<UnitIndex>(m);
    });
    arriving_.ForEach([&](int m) {
      const auto mover = static_cast<UnitIndex>(m);
      Contest& contest = contests_[orders_.into[m]];
      contest.Enter(mover, static_cast<uint16_t>(solver_.equations().PreventStrengthOf(mover, true)));
    });
  }

  MoversInto<kWords> movers_into_;
  ConvoyChoices<kWords> choices_;
  DecisionSolver<kWords> solver_;
};

struct MovementScratch::Resolvers : ByUnitCount<BoardResolver> {
  using ByUnitCount::ByUnitCount;
};

MovementScratch::MovementScratch(const Map& map, int least_units)
    : resolvers_(std::make_unique<Resolvers>(map, least_units)) {}
MovementScratch::~MovementScratch() = default;
MovementScratch::MovementScratch(MovementScratch&&) noexcept = default;
MovementScratch& MovementScratch::operator=(MovementScratch&&) noexcept = default;

MovementResult ResolveMovement(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                               MovementScratch& scratch, DecisionTrace* trace, std::span<const WrittenPath> paths) {
  return scratch.resolvers_->For(
      position.unit_count(), [&](auto& resolver) { return resolver.Resolve(position, rules, orders, trace, paths); });
}

RuleOptions WithWaysAsWritten(const RuleOptions& rules) {
  RuleOptions written = rules;
  if (rules.convoy_path == ConvoyPath::kRequired) written.adjacent_convoy = AdjacentConvoy::kViaOnly;
  return written;
}

}  // namespace entente
