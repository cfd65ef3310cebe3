#include "movement/decision_solver.h"

namespace entente {

template <int kWords>
void DecisionSolver<kWords>::Solve(const OrderGraph<kWords>& orders, const MoversInto<kWords>& moves,
                                   const ConvoyChoices<kWords>& choices, ConvoyParadox rule, DecisionTrace* trace) {
  orders_ = &orders;
  choices_ = &choices;
  rule_ = rule;
  trace_ = trace;
  ground_ = DecisionGround::kKnown;
  core_number_ = -1;
  cores_seen_ = 0;
  equations_.Prepare(orders, moves, choices, state_);
  Start();
  DecideInOnePass();
  const DecisionSet<kWords> everything{orders.movers | orders.supports | orders.convoys,
                                       orders.convoyed | choices.either()};
  Propagate(everything, 0);
  while (state_.open().Any() || state_.open_paths().Any()) {
    cores_.Find(equations_, state_);
    for (int i = 0; i < cores_.count(); ++i) SettleCore(cores_.Core(i));
    Propagate(everything, 0);
  }
}

// Makes the decisions that depend on no other: a move by land has a path (5.B.2), and a support or convoy of a unit
// that is not attacked succeeds (5.B.7, 5.B.8).
template <int kWords>
void DecisionSolver<kWords>::Start() {
  stopped_ = held_ = unresolved_ = {};
  const Bits by_sea = orders_->convoyed | choices_->either();
  state_ = {orders_->movers | orders_->supports | orders_->convoys, {}, orders_->movers, {}};
  state_.arrives = orders_->movers.AndNot(by_sea);
  listed_ = {orders_->movers, by_sea};  // the first pass looks at all of them
  list_length_ = 0;
  (orders_->supports | orders_->convoys).ForEach([&](int u) {
    const bool attacked = equations_.IsAttacked(orders_->province[u]);
    (attacked ? listed_.orders : state_.does).Set(u);
    if (!attacked) TraceOrder(static_cast<UnitIndex>(u), true);
  });
}

// Looks at each decision once, in a sequence in which most decisions depend on earlier ones: paths, supports, moves
// after the unit at their destination, convoys. A decision that is still open then is on the list if a later decision
// can affect it.
template <int kWords>
void DecisionSolver<kWords>::DecideInOnePass() {
  const Bits given = listed_.orders.AndNot(orders_->movers);
  listed_.paths.ForEach([&](int m) { LookAtPath(static_cast<UnitIndex>(m)); });
  (given & orders_->supports).ForEach([&](int s) { LookAtOrder(static_cast<UnitIndex>(s)); });
  unvisited_ = orders_->movers;
  orders_->movers.ForEach([&](int m) { DecideChain(static_cast<UnitIndex>(m)); });
  (given & orders_->convoys).ForEach([&](int c) { LookAtOrder(static_cast<UnitIndex>(c)); });
}

// Follows the chain of units that a move waits for (it needs its destination vacated, 6.C.1 to 6.C.3) and decides the
// last unit first.
template <int kWords>
void DecisionSolver<kWords>::DecideChain(UnitIndex start) {
  int length = 0;
  for (UnitIndex m = start; m != kNoUnit && unvisited_.Test(m); m = orders_->unit_at[orders_->into[m]]) {
    unvisited_.Clear(m);
    chain_[length++] = m;
  }
  while (length > 0) LookAtOrder(chain_[--length]);
}

template <int kWords>
void DecisionSolver<kWords>::LookAtOrder(UnitIndex u) {
  listed_.orders.Clear(u);
  if (state_.IsOpen(u)) DecideOrder(u, equations_.Order(u));
}

template <int kWords>
void DecisionSolver<kWords>::LookAtPath(UnitIndex m) {
  listed_.paths.Clear(m);
  if (state_.IsPathOpen(m)) DecidePath(m, equations_.Path(m));
}

// Works off the list down to `first`, for decisions in `scope`, including those that new decisions add.
template <int kWords>
void DecisionSolver<kWords>::Propagate(const DecisionSet<kWords>& scope, int first) {
  while (list_length_ > first) {
    const int node = list_[--list_length_];
    const auto u = static_cast<UnitIndex>(node % kPaths);
    if (node < kPaths ? scope.orders.Test(u) : scope.paths.Test(u)) {
      node < kPaths ? LookAtOrder(u) : LookAtPath(u);
    } else {
      (node < kPaths ? listed_.orders : listed_.paths).Clear(u);
    }
  }
}

template <int kWords>
void DecisionSolver<kWords>::DecideOrder(UnitIndex u, Decision decision) {
  if (decision == Decision::kOpen) return;
  const bool succeeds = decision == Decision::kSucceeds;
  state_.DecideOrder(u, succeeds);
  ListAfterOrder(u);
  TraceOrder(u, succeeds);
}

template <int kWords>
void DecisionSolver<kWords>::DecidePath(UnitIndex m, Decision decision) {
  if (decision == Decision::kOpen) return;
  state_.DecidePath(m, decision == Decision::kSucceeds);
  ListAfterPath(m);
  Trace(DecisionKind::kPath, m, decision == Decision::kSucceeds);
}

// Lists the decisions that may follow from the order of `u`, now decided.
template <int kWords>
void DecisionSolver<kWords>::ListAfterOrder(UnitIndex u) {
  if (orders_->kind[u] == OrderKind::kConvoy) {
    ListPath(orders_->subject[u]);
    if (equations_.DoRoutesDiffer(orders_->subject[u])) ListAfterPath(orders_->subject[u]);
    return;
  }
  const UnitIndex there = orders_->unit_at[orders_->into[u]];
  if (orders_->IsMover(u)) {
    ListAttackers(orders_->province[u]);     // units that follow it, and rivals of the unit it meets
    if (there != kNoUnit) ListOrder(there);  // the support or convoy of the unit it attacks
    if (choices_->dislodged_keep_nobody_out()) ListAttackers(orders_->into[u]);
    return;
  }
  ListAttackers(orders_->into[u]);
  if (there != kNoUnit) ListOrder(there);  // the opponent of the supported unit
}

template <int kWords>
void DecisionSolver<kWords>::ListAfterPath(UnitIndex m) {
  ListAttackers(orders_->into[m]);
  const UnitIndex there = orders_->unit_at[orders_->into[m]];
  if (there != kNoUnit) ListOrder(there);
  if (choices_->either().Test(m)) ListAttackers(orders_->province[m]);  // its head-to-head battles
}

// ---- Cores ----

template <int kWords>
void DecisionSolver<kWords>::SettleCore(const DecisionSet<kWords>& core) {
  core_number_ = cores_seen_++;
  if (!(core.orders & orders_->convoys).Any()) {
    SettleCircle(core);
  } else if (const Solutions solutions = FindSolutions(core); solutions.IsOnly()) {
    Adopt(core, solutions.first, DecisionGround::kOnlySolution);
  } else {
    SettleParadox(core, solutions);
  }
  if (trace_ != nullptr) TraceCore(core);
  ground_ = DecisionGround::kKnown;
  core_number_ = -1;
}

// A core of moves alone is a circular movement: all moves succeed. Over weak passages supports may depend on one
// another in a circle, too: they succeed, and the rest of the core follows. Under 4.A.7 a moves can depend on one
// another in other ways: the only solution of the equations counts; without an only solution all moves fail.
template <int kWords>
void DecisionSolver<kWords>::SettleCircle(const DecisionSet<kWords>& core) {
  ground_ = DecisionGround::kCircle;
  const Bits supports = core.orders & orders_->supports;
  if (supports.Any()) return DecideAll(supports, Decision::kSucceeds);
  if (!choices_->any() || CanAllSucceed(core.orders)) return DecideAll(core.orders, Decision::kSucceeds);
  const Solutions solutions = FindSolutions(core);
  if (solutions.IsOnly()) return Adopt(core, solutions.first, DecisionGround::kOnlySolution);
  DecideAll(core.orders, Decision::kFails);
}

template <int kWords>
bool DecisionSolver<kWords>::CanAllSucceed(const Bits& orders) {
  const DecisionState<kWords> before = state_;
  state_.does |= orders;
  bool all = true;
  orders.ForEach([&](int u) { all &= equations_.Order(static_cast<UnitIndex>(u)) == Decision::kSucceeds; });
  state_ = before;
  return all;
}

// 4.A.2. The rules a to c have already acted: a paradox that they leave is open and reported as such. On the board it
// ends as under f.
template <int kWords>
void DecisionSolver<kWords>::SettleParadox(const DecisionSet<kWords>& core, const Solutions& solutions) {
  ground_ = DecisionGround::kParadoxRule;
  switch (rule_) {
    case ConvoyParadox::kSzykman:
      return StopConvoys(core);
    case ConvoyParadox::k1971:
    case ConvoyParadox::k1982:
    case ConvoyParadox::k2000:
      unresolved_ |= (core.orders & orders_->convoys) | core.paths;
      return StopConvoys(core);
    case ConvoyParadox::kAllHold:
      return HoldMoves(core);
    case ConvoyParadox::kDptg:
      if (solutions.count != 2 || solutions.gave_up || solutions.broken_count != 1) return HoldMoves(core);
      return Adopt(core, solutions.broken, DecisionGround::kParadoxRule);
  }
}

// 4.A.2 f, the Szykman rule: the convoys of the paradox fail. The rest of the core follows: the army does not arrive
// and cuts nothing, and the attack on the fleet is decided like any other. Cases 6.F.14 to 6.F.18, 6.F.22 to 6.F.24.
template <int kWords>
void DecisionSolver<kWords>::StopConvoys(const DecisionSet<kWords>& core) {
  const Bits convoys = core.orders & orders_->convoys;
  stopped_ |= convoys;
  DecideAll(convoys, Decision::kFails);
}

// 4.A.2 d, "all hold": the moves of the paradox fail, and the armies convoyed in it do not arrive.
template <int kWords>
void DecisionSolver<kWords>::HoldMoves(const DecisionSet<kWords>& core) {
  const Bits moves = core.orders & orders_->movers;
  held_ |= moves | core.paths;
  core.paths.ForEach([&](int m) { DecidePath(static_cast<UnitIndex>(m), Decision::kFails); });
  DecideAll(moves, Decision::kFails);
}

template <int kWords>
void DecisionSolver<kWords>::DecideAll(const Bits& orders, Decision decision) {
  orders.ForEach([&](int u) { DecideOrder(static_cast<UnitIndex>(u), decision); });
}

template <int kWords>
void DecisionSolver<kWords>::Adopt(const DecisionSet<kWords>& core, const DecisionState<kWords>& solution,
                                   DecisionGround ground) {
  ground_ = ground;
  core.paths.ForEach([&](int m) {
    DecidePath(static_cast<UnitIndex>(m), solution.arrives.Test(m) ? Decision::kSucceeds : Decision::kFails);
  });
  DecideAll(core.orders & solution.does, Decision::kSucceeds);
  DecideAll(core.orders.AndNot(solution.does), Decision::kFails);
}

// Guesses that an order of the core succeeds, then that it fails, and propagates each guess. Guesses again if
// decisions stay open. Keeps the states that satisfy the equations of the guessed orders.
template <int kWords>
typename DecisionSolver<kWords>::Solutions DecisionSolver<kWords>::FindSolutions(const DecisionSet<kWords>& core) {
  Solutions found;
  Guess guesses[kMostGuesses];
  int depth = 0, tries = 0;
  const DecisionState<kWords> before = state_;
  const DecisionSet<kWords> listed = listed_;
  const int list_length = list_length_;
  DecisionTrace* const trace = trace_;
  trace_ = nullptr;
  listed_ = {};
  while (true) {
    Propagate(core, list_length);
    const bool is_open = (core.orders & state_.open()).Any() || (core.paths & state_.open_paths()).Any();
    if (is_open && (depth == kMostGuesses || ++tries > kMostTries)) {
      found.gave_up = true;
      break;
    }
    if (is_open) {
      guesses[depth++] = {state_, ToGuess(core), true};
    } else {
      if (Satisfied(guesses, depth)) {
        if (found.count++ == 0) found.first = state_;
        const bool broken = !(core.orders & orders_->convoys & state_.does).Any();
        if (broken && found.broken_count++ == 0) found.broken = state_;
      }
      while (depth > 0 && !guesses[depth - 1].succeeds) --depth;
      if (depth == 0 || found.count == kMostSolutions) break;
      state_ = guesses[depth - 1].before;
      guesses[depth - 1].succeeds = false;
    }
    const Guess& guess = guesses[depth - 1];
    DecideOrder(guess.unit, guess.succeeds ? Decision::kSucceeds : Decision::kFails);
  }
  state_ = before;
  listed_ = listed;
  trace_ = trace;
  return found;
}

template <int kWords>
bool DecisionSolver<kWords>::Satisfied(const Guess* guesses, int count) const {
  for (int i = 0; i < count; ++i) {
    const Decision wanted = guesses[i].succeeds ? Decision::kSucceeds : Decision::kFails;
    if (equations_.Order(guesses[i].unit) != wanted) return false;
  }
  return true;
}

// Guesses an open convoy first, because most decisions depend on convoys.
template <int kWords>
UnitIndex DecisionSolver<kWords>::ToGuess(const DecisionSet<kWords>& core) const {
  const Bits open = core.orders & state_.open(), convoys = open & orders_->convoys;
  return static_cast<UnitIndex>(convoys.Any() ? convoys.First() : open.First());
}

template <int kWords>
void DecisionSolver<kWords>::Trace(DecisionKind kind, UnitIndex u, bool succeeds) {
  if (trace_ != nullptr) trace_->steps.push_back({kind, ground_, succeeds, orders_->province[u], core_number_});
}

template <int kWords>
void DecisionSolver<kWords>::TraceOrder(UnitIndex u, bool succeeds) {
  if (trace_ == nullptr) return;
  const bool convoys = orders_->kind[u] == OrderKind::kConvoy;
  const DecisionKind kind = convoys ? DecisionKind::kConvoy : DecisionKind::kSupport;
  Trace(orders_->IsMover(u) ? DecisionKind::kMove : kind, u, succeeds);
}

template <int kWords>
void DecisionSolver<kWords>::TraceCore(const DecisionSet<kWords>& core) {
  CoreTrace& told = trace_->cores.emplace_back();
  told.ground = ground_;
  core.orders.ForEach([&](int u) { told.orders.push_back(orders_->province[u]); });
  core.paths.ForEach([&](int m) { told.paths.push_back(orders_->province[m]); });
}

ENTENTE_EACH_WIDTH(template class DecisionSolver);

}  // namespace entente
