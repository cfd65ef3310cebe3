#include "datc_tests/exhaustive.h"

#include <algorithm>
#include <array>
#include <vector>

#include "datc_tests/engine_board.h"
#include "datc_tests/expected_outcome.h"
#include "datc_tests/oracle/equations.h"
#include "datc_tests/oracle/oracle.h"

namespace entente {
namespace {

bool Agree(const oracle::ExpectedOutcome& wanted, const EngineOutcome& got, size_t units) {
  for (size_t u = 0; u < units; ++u) {
    if (got.units[u].fate != wanted.units[u].fate || !wanted.units[u].MayName(got.units[u].cause)) return false;
  }
  return got.contested == wanted.contested;
}

// The expected result of a whole phase, by the oracle's decisions; compare PlayedPhase.
struct ExpectedPhase {
  std::array<oracle::ExpectedUnit, oracle::kMostUnits> units;
  std::array<uint32_t, oracle::kMostUnits> retreats{};
  std::array<int, oracle::kMostProvinces> after{};
};

bool Agree(const ExpectedPhase& wanted, const PlayedPhase& got, size_t units) {
  for (size_t u = 0; u < units; ++u) {
    if (got.units[u].fate != wanted.units[u].fate || !wanted.units[u].MayName(got.units[u].cause)) return false;
  }
  return got.retreats == wanted.retreats && got.after == wanted.after;
}

// Writes order sets on which the oracle and the engine disagree.
class Report {
 public:
  explicit Report(const SmallBoard& board) : board_(board) {}

  // "A a - b: oracle bounced by b or c, dislodged by c; engine moves to b", ..., "contested: oracle b; engine nothing".
  std::string Text(const std::vector<oracle::Order>& orders, const oracle::ExpectedOutcome& wanted,
                   const EngineOutcome& got) const {
    std::string text;
    for (size_t u = 0; u < orders.size(); ++u) {
      const oracle::ExpectedUnit& expected = wanted.units[u];
      const EngineUnit& told = got.units[u];
      const uint32_t cause = told.cause == oracle::kNoUnit ? 0 : uint32_t{1} << told.cause;
      text += OrderText(u, orders[u]) + ": oracle " + Fate(expected.fate, expected.causes) + "; engine " +
              Fate(told.fate, cause) + "\n";
    }
    return text + "contested: oracle " + Provinces(wanted.contested) + "; engine " + Provinces(got.contested) + "\n";
  }
  // "A a - s - b VIA: oracle ..., may go to c; engine ..., may go to nothing", ...
  std::string Text(const std::vector<WrittenOrder>& orders, const ExpectedPhase& wanted, const PlayedPhase& got) const {
    std::string text;
    for (size_t u = 0; u < orders.size(); ++u) {
      const EngineUnit& told = got.units[u];
      const uint32_t cause = told.cause == oracle::kNoUnit ? 0 : uint32_t{1} << told.cause;
      text += OrderText(u, orders[u].order, orders[u].path) + ": oracle " +
              Fate(wanted.units[u].fate, wanted.units[u].causes) + ", may go to " + Provinces(wanted.retreats[u]) +
              "; engine " + Fate(told.fate, cause) + ", may go to " + Provinces(got.retreats[u]) + "\n";
    }
    return text;
  }

 private:
  std::string OrderText(size_t u, const oracle::Order& order, const std::vector<int>& path = {}) const {
    static constexpr std::array kWords = {"H", "-", "S", "S", "C"};
    std::string text = std::string(board_.units[u].fleet ? "F " : "A ") + UnitText(static_cast<int>(u)) + " " +
                       kWords[static_cast<size_t>(order.kind)];
    if (order.subject >= 0) text += " " + UnitText(order.subject) + " -";
    for (const int sea : path) text += " " + board_.provinces[sea].name + " -";
    if (order.to >= 0) text += " " + board_.provinces[order.to].name;
    if (order.by_sea) text += " VIA";
    return text;
  }
  std::string Fate(const oracle::UnitFate& fate, uint32_t causes) const {
    static constexpr std::array kWords = {"succeeds", "void",      "bounced", "no_convoy",  "disrupted",
                                          "cut",      "dislodged", "paradox", "unresolved", "another reason"};
    std::string text = kWords[static_cast<size_t>(fate.failure)];
    const char* joint = " by ";
    for (int u = 0; u <= kStranger; ++u) {
      if ((causes >> u & 1) == 0) continue;
      text += joint + UnitText(u);
      joint = " or ";
    }
    if (fate.moved_to != oracle::kNowhere) text += ", moves to " + board_.provinces[fate.moved_to].name;
    if (fate.dislodger != oracle::kNoUnit) text += ", dislodged by " + UnitText(fate.dislodger);
    return text + (fate.dislodger_by_sea ? " by sea" : "");
  }
  std::string UnitText(int u) const {
    return u == kStranger ? "no unit there" : board_.provinces[board_.units[u].at].name;
  }
  std::string Provinces(uint32_t set) const {
    std::string text;
    for (size_t p = 0; p < board_.provinces.size(); ++p) {
      if ((set >> p & 1) != 0) text += (text.empty() ? "" : " ") + board_.provinces[p].name;
    }
    return text.empty() ? "nothing" : text;
  }

  const SmallBoard& board_;
};

// Every partition of the units among powers except the finest, as the power of each unit (restricted growth strings).
void Partitions(size_t units, std::vector<int>& powers, int used, std::vector<std::vector<int>>& all) {
  if (powers.size() == units) {
    if (used < static_cast<int>(units)) all.push_back(powers);
    return;
  }
  for (int power = 0; power <= used; ++power) {
    powers.push_back(power);
    Partitions(units, powers, power == used ? used + 1 : used, all);
    powers.pop_back();
  }
}

}  // namespace

namespace {

// Calls visit(orders) for every way to choose an order of each unit.
template <typename AnOrder, typename Visit>
void ForEachChoice(const std::vector<std::vector<AnOrder>>& choices, Visit visit) {
  std::vector<size_t> choice(choices.size(), 0);
  std::vector<AnOrder> orders(choices.size());
  for (bool more = true; more;) {
    for (size_t u = 0; u < choice.size(); ++u) orders[u] = choices[u][choice[u]];
    visit(orders);
    more = false;
    for (size_t u = 0; u < choice.size() && !more; ++u) {
      more = ++choice[u] < choices[u].size();
      if (!more) choice[u] = 0;
    }
  }
}

// Calls visit(orders) for every order set on the board.
template <typename Visit>
void ForEachOrderSet(const SmallBoard& small, Visit visit) {
  std::vector<std::vector<oracle::Order>> choices;
  for (size_t u = 0; u < small.units.size(); ++u) choices.push_back(AllOrders(small, static_cast<int>(u)));
  ForEachChoice(choices, visit);
}

// The rules that the equations depend on.
oracle::Rules OracleRules(const RuleOptions& rules) {
  using oracle::ParadoxRule;
  static constexpr ParadoxRule kRules[] = {ParadoxRule::kF, ParadoxRule::kA, ParadoxRule::kB,
                                           ParadoxRule::kC, ParadoxRule::kD, ParadoxRule::kDptg};
  return {rules.convoy_routes != ConvoyRoutes::kAllBroken, rules.convoy_routes == ConvoyRoutes::kAnyBrokenOwnFirst,
          kRules[static_cast<size_t>(rules.convoy_paradox)], rules.convoyed_cut == ConvoyedCut::kCuts,
          rules.dislodged_bounce == DislodgedBounce::kNever};
}

// 4.A.3: chooses how an army moves to a province that it can also reach by land. `by_sea` is true if its order says
// "via convoy".
void ChooseWays(oracle::Board& board, AdjacentConvoy rule) {
  const std::vector<oracle::Order> written = board.orders;
  for (size_t m = 0; m < board.units.size(); ++m) {
    const oracle::Order& move = written[m];
    const std::vector<int>& by_army = board.provinces[board.units[m].at].by_army;
    const bool by_land = std::find(by_army.begin(), by_army.end(), move.to) != by_army.end();
    if (move.kind != oracle::Kind::kMove || board.units[m].fleet || !by_land || !move.path.empty()) continue;
    bool own = false, swaps = false, meets_breaker = false;  // ... a support of an attack on a fleet that convoys it
    for (size_t k = 0; k < board.units.size(); ++k) {
      const oracle::Order& other = written[k];
      const bool convoys =
          other.kind == oracle::Kind::kConvoy && other.subject == static_cast<int>(m) && other.to == move.to;
      own = own || (convoys && board.units[k].power == board.units[m].power);
      swaps =
          swaps || (other.kind == oracle::Kind::kMove && other.to == board.units[m].at && board.units[k].at == move.to);
    }
    const bool via = move.by_sea, meant = via || own;
    for (size_t k = 0; k < board.units.size(); ++k) {
      const oracle::Order& other = written[k];
      if (board.units[k].at != move.to || other.kind != oracle::Kind::kSupportMove) continue;
      const int fleet = board.UnitAt(other.to);
      meets_breaker = fleet >= 0 && written[fleet].kind == oracle::Kind::kConvoy &&
                      written[fleet].subject == static_cast<int>(m) && written[fleet].to == move.to &&
                      written[other.subject].kind == oracle::Kind::kMove && written[other.subject].to == other.to;
    }
    oracle::Order& order = board.orders[m];
    order.by_sea = true;  // until it is known whether all that are ordered to convoy it form a chain
    order.or_by_land = false;
    const bool complete =
        oracle::Equations(board).Path(static_cast<int>(m), oracle::Assignment(board.units.size(), true));
    order.by_sea = via;
    order.or_by_land = rule == AdjacentConvoy::kOwnIntentOrLand || rule == AdjacentConvoy::kSwapOnly ||
                       (rule == AdjacentConvoy::kOwnIntentOrLandUnlessVia && !via && !meets_breaker);
    switch (rule) {
      case AdjacentConvoy::kOwnIntent:
      case AdjacentConvoy::kOwnIntentOrLand:
        order.by_sea = meant;
        break;
      case AdjacentConvoy::kOwnIntentOrLandIfNone:
      case AdjacentConvoy::kOwnIntentOrLandUnlessVia:
        order.by_sea = meant && complete;
        break;
      case AdjacentConvoy::kSwapOnly:
        order.by_sea = swaps;
        break;
      case AdjacentConvoy::kIntent:
        order.by_sea = own;
        break;
      case AdjacentConvoy::kViaOnly:
        break;
    }
  }
}

// Adds `more` to `sum`.
void Add(const Trial& more, Trial& sum) {
  sum.counts.unique += more.counts.unique;
  sum.counts.circular += more.counts.circular;
  sum.counts.several_by_sea += more.counts.several_by_sea;
  sum.counts.none += more.counts.none;
  sum.differences += more.differences;
  if (sum.first_difference.empty()) sum.first_difference = more.first_difference;
}

}  // namespace

Trial TryAllOrderSets(const SmallBoard& small) {
  Trial trial;
  RuleOptions rules;
  rules.adjacent_convoy = AdjacentConvoy::kViaOnly;
  EngineBoard engine(small, rules);
  oracle::Board board{small.provinces, small.units, {}};
  long counts[4] = {};
  ForEachOrderSet(small, [&](const std::vector<oracle::Order>& orders) {
    board.orders = orders;
    const oracle::Verdict verdict = oracle::Adjudicate(board);
    ++counts[static_cast<int>(verdict.solutions)];
    const oracle::ExpectedOutcome wanted = oracle::ExpectedFrom(board, verdict.success);
    const EngineOutcome got = engine.Resolve(orders);
    std::string difference = engine.DifferenceOfResolvers();
    if (Agree(wanted, got, orders.size()) && difference.empty()) return;
    if (trial.differences++ == 0) trial.first_difference = Report(small).Text(orders, wanted, got) + difference;
  });
  trial.counts = {counts[0], counts[1], counts[2], counts[3]};
  return trial;
}

Trial TryAllOrderSetsUnder(const SmallBoard& small, const RuleOptions& rules) {
  Trial trial;
  EngineBoard engine(small, rules);
  oracle::Board board{small.provinces, small.units, {}, OracleRules(rules)};
  ForEachOrderSet(small, [&](const std::vector<oracle::Order>& orders) {
    board.orders = orders;
    ChooseWays(board, rules.adjacent_convoy);
    const oracle::CoreVerdict verdict = oracle::AdjudicateUnder(board);
    ++(verdict.is_unique ? trial.counts.unique : trial.counts.none);
    const oracle::ExpectedOutcome wanted = oracle::ExpectedFrom(verdict);
    const EngineOutcome got = engine.ResolveGenerally(orders);
    if (Agree(wanted, got, orders.size()) || trial.differences++ != 0) return;
    trial.first_difference = Report(small).Text(orders, wanted, got);
  });
  return trial;
}

namespace {

bool Touches(const SmallBoard& board, int sea, int place) {
  const std::vector<int>& reach = board.provinces[sea].by_fleet;
  return std::find(reach.begin(), reach.end(), place) != reach.end();
}

// Adds the continuations of `path` to `to` over fleets at sea, without repeating a fleet.
void AddPaths(const SmallBoard& board, int to, const std::vector<int>& path, std::vector<std::vector<int>>& paths) {
  if (path.size() > 1 && Touches(board, path.back(), to)) paths.emplace_back(path.begin() + 1, path.end());
  for (const oracle::Unit& unit : board.units) {
    const bool is_next = unit.fleet && board.provinces[unit.at].sea && Touches(board, unit.at, path.back()) &&
                         std::find(path.begin(), path.end(), unit.at) == path.end();
    if (!is_next) continue;
    std::vector<int> longer = path;
    longer.push_back(unit.at);
    AddPaths(board, to, longer, paths);
  }
}

// Every order of a unit; moves by sea without a path and with each.
std::vector<WrittenOrder> AllWrittenOrders(const SmallBoard& board, int unit) {
  std::vector<WrittenOrder> written;
  for (const oracle::Order& order : AllOrders(board, unit)) {
    written.push_back({order, {}});
    if (!order.by_sea) continue;
    std::vector<std::vector<int>> paths;
    AddPaths(board, order.to, {board.units[unit].at}, paths);
    for (std::vector<int>& path : paths) written.push_back({order, std::move(path)});
  }
  return written;
}

// 4.A.6. `is_illegal`: units whose order the rule makes illegal; they hold.
void TakeWritten(const std::vector<WrittenOrder>& written, ConvoyPath rule, oracle::Board& board,
                 std::vector<bool>& is_illegal) {
  for (size_t u = 0; u < written.size(); ++u) {
    oracle::Order& order = board.orders[u] = written[u].order;
    if (rule != ConvoyPath::kIgnored) order.path = written[u].path;
    is_illegal[u] = rule == ConvoyPath::kRequired && order.by_sea && order.path.empty();
    if (is_illegal[u]) order = {};
  }
}

// The retreats of a dislodged unit: 4.A.5.
uint32_t RetreatsOf(const ExpectedPhase& phase, uint32_t contested, const oracle::Board& board, size_t u,
                    ConvoyRetreat rule) {
  const oracle::UnitFate& fate = phase.units[u].fate;
  const oracle::Province& from = board.provinces[board.units[u].at];
  uint32_t open = 0;
  for (const int to : board.units[u].fleet ? from.by_fleet : from.by_army) {
    const bool is_origin = to == board.units[fate.dislodger].at;
    const bool is_closed = is_origin && !(fate.dislodger_by_sea && rule == ConvoyRetreat::kAllowed);
    if (phase.after[to] == 0 && (contested >> to & 1) == 0 && !is_closed) open |= uint32_t{1} << to;
  }
  return open;
}

ExpectedPhase PhaseFrom(const oracle::CoreVerdict& verdict, const std::vector<bool>& is_illegal, ConvoyRetreat rule) {
  const oracle::ExpectedOutcome outcome = oracle::ExpectedFrom(verdict);
  const oracle::Board& board = verdict.board;
  ExpectedPhase phase{outcome.units, {}, {}};
  for (size_t u = 0; u < board.units.size(); ++u) {
    const oracle::UnitFate& fate = phase.units[u].fate;
    if (fate.dislodger != oracle::kNoUnit) continue;
    const int at = fate.moved_to == oracle::kNowhere ? board.units[u].at : fate.moved_to;
    phase.after[at] = 1 + 2 * board.units[u].power + (board.units[u].fleet ? 1 : 0);
  }
  for (size_t u = 0; u < board.units.size(); ++u) {
    oracle::UnitFate& fate = phase.units[u].fate;
    if (fate.dislodger != oracle::kNoUnit) phase.retreats[u] = RetreatsOf(phase, outcome.contested, board, u, rule);
    fate.dislodger_by_sea = false;
    if (!is_illegal[u]) continue;
    fate.failure = oracle::Failure::kOther;
    phase.units[u].causes = 0;
  }
  return phase;
}

}  // namespace

Trial TryAllPhasesUnder(const SmallBoard& small, const RuleOptions& rules) {
  Trial trial;
  EngineBoard engine(small, rules);
  const bool required = rules.convoy_path == ConvoyPath::kRequired;
  oracle::Board board{small.provinces, small.units, std::vector<oracle::Order>(small.units.size()), OracleRules(rules)};
  std::vector<bool> is_illegal(small.units.size());
  std::vector<std::vector<WrittenOrder>> choices;
  for (int u = 0; u < static_cast<int>(small.units.size()); ++u) {
    choices.push_back(AllWrittenOrders(small, u));
    // A fleet cannot support an army that only this fleet could carry.
    std::erase_if(choices.back(), [&](const WrittenOrder& written) { return !engine.IsLegal(u, written.order); });
  }
  ForEachChoice(choices, [&](const std::vector<WrittenOrder>& orders) {
    TakeWritten(orders, rules.convoy_path, board, is_illegal);
    ChooseWays(board, required ? AdjacentConvoy::kViaOnly : rules.adjacent_convoy);
    const oracle::CoreVerdict verdict = oracle::AdjudicateUnder(board);
    ++(verdict.is_unique ? trial.counts.unique : trial.counts.none);
    const ExpectedPhase wanted = PhaseFrom(verdict, is_illegal, rules.convoy_retreat);
    const PlayedPhase got = engine.Play(orders);
    if (Agree(wanted, got, orders.size()) || trial.differences++ != 0) return;
    trial.first_difference = Report(small).Text(orders, wanted, got);
  });
  return trial;
}

namespace {

// The sum of try_sets(board) over all partitions.
template <typename Try>
Trial TryPartitions(SmallBoard board, Try try_sets) {
  std::vector<std::vector<int>> partitions;
  std::vector<int> powers;
  Partitions(board.units.size(), powers, 0, partitions);
  Trial sum;
  for (const std::vector<int>& partition : partitions) {
    for (size_t u = 0; u < board.units.size(); ++u) board.units[u].power = partition[u];
    Add(try_sets(board), sum);
  }
  return sum;
}

}  // namespace

Trial TryFewerPowers(const SmallBoard& board) { return TryPartitions(board, TryAllOrderSets); }

Trial TryFewerPowersUnder(const SmallBoard& board, const RuleOptions& rules) {
  return TryPartitions(board, [&](const SmallBoard& b) { return TryAllOrderSetsUnder(b, rules); });
}

Trial TryPhasesOfFewerPowersUnder(const SmallBoard& board, const RuleOptions& rules) {
  return TryPartitions(board, [&](const SmallBoard& b) { return TryAllPhasesUnder(b, rules); });
}

}  // namespace entente
