// Searches for the board with the most expensive movement phase for its number of units: hill climbing from a random
// board, one unit or one order changed at a time.
//
//   find_worst_board UNITS SECONDS [SEED [MAP]]    prints the worst board as a JSON phase, and its progress to stderr
//
// A board counts as worse only if, measured in turns with the worst board so far, it takes longer by more than the
// noise of the clock. So two runs with one seed may find different boards. A development tool:
// bench/positions/worst.jsonl has its results.
#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <limits>

#include "bench/order_mix.h"
#include "bench/phase_line.h"
#include "map_language/builtin.h"
#include "phase/phase_step.h"

namespace entente::bench {
namespace {

constexpr MixRates kSeaborne{40, 30, 75};
constexpr int kRounds = 9;
constexpr int kPhasesPerRound = 24;
constexpr double kClearlyMore = 1.03;

struct Candidate {
  Position position;
  std::vector<Order> orders;  // at most one for each unit
};

Candidate CopyOf(const Candidate& from) {
  Candidate copy{Position(from.position.view()), from.orders};
  return copy;
}

double ThreadNs() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

class WorstBoard {
 public:
  WorstBoard(const MapRef& map, uint64_t seed)
      : map_(map),
        random_(seed),
        mix_(*map),
        lister_(*map),
        listed_(1 << 18),
        scratch_(*map),
        worst_{Position(*map), {}} {}

  // Climbs for `seconds` from a random board.
  void Search(int units, int seconds) {
    worst_ = AnyBoard(units);
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    for (int step = 1; std::chrono::steady_clock::now() < end; ++step) {
      Candidate candidate = Changed(worst_);
      if (!IsWorse(candidate)) continue;
      worst_ = std::move(candidate);
      std::cerr << "step " << step << ": " << static_cast<int>(worst_ns_ / worst_.position.view().unit_count())
                << " ns a unit\n";
    }
  }
  std::string Line() const {
    std::string line = PhaseLine(worst_.position, worst_.orders);
    if (map_->name() != "standard") line.insert(1, "\"map\":\"" + std::string(map_->name()) + "\",");
    return line;
  }

 private:
  void PlaceSomewhere(PositionRef position) {
    const Graph& graph = position.graph();
    for (int tries = 0; tries < 1000; ++tries) {
      const auto province = static_cast<ProvinceIndex>(random_.Below(static_cast<uint32_t>(map_->province_count())));
      if (graph.terrain(province) == Terrain::kShut || position.UnitAt(province).power != kNoPower) continue;
      const auto type = random_.Below(2) == 0 ? UnitType::kArmy : UnitType::kFleet;
      auto location = static_cast<LocationIndex>(province);
      for (int l = map_->province_count(); l < map_->location_count() && type == UnitType::kFleet; ++l) {
        const auto coast = static_cast<LocationIndex>(l);
        if (map_->ProvinceOf(coast) == province && graph.MayStand(type, coast)) location = coast;
      }
      if (!graph.MayStand(type, location)) continue;
      const auto power = static_cast<PowerIndex>(random_.Below(static_cast<uint32_t>(map_->power_count())));
      return position.PlaceUnit({power, type, location});
    }
  }
  void RemoveSomebody(Candidate& candidate) {
    const Unit unit = AnyUnit(candidate);
    candidate.position.ref().RemoveUnit(map_->ProvinceOf(unit.location));
    std::erase_if(candidate.orders, [&](Order order) { return order.source() == unit.location; });
  }

  Candidate AnyBoard(int units) {
    Candidate candidate{Position(*map_), {}};
    candidate.position.ref().SetStart();
    while (candidate.position.view().unit_count() > 0) RemoveSomebody(candidate);
    for (int i = 0; i < units; ++i) PlaceSomewhere(candidate.position.ref());
    Mix(candidate, 100);
    return candidate;
  }
  // Gives `percent` of the units an order from a mix; the other units keep theirs.
  void Mix(Candidate& candidate, uint32_t percent) {
    for (const Order order : mix_.Choose(candidate.position, rules_, kSeaborne, random_)) {
      const bool is_new = std::none_of(candidate.orders.begin(), candidate.orders.end(),
                                       [&](Order given) { return given.source() == order.source(); });
      if (is_new || random_.Below(100) < percent) Replace(candidate, order);
    }
  }
  static void Replace(Candidate& candidate, Order order) {
    std::erase_if(candidate.orders, [&](Order given) { return given.source() == order.source(); });
    candidate.orders.push_back(order);
  }
  Unit AnyUnit(const Candidate& candidate) {
    const PositionView position = candidate.position;
    const auto chosen = static_cast<int>(random_.Below(static_cast<uint32_t>(position.unit_count())));
    int number = 0;
    Unit unit;
    position.ForEachUnit([&](const Unit& u) {
      if (number++ == chosen) unit = u;
    });
    return unit;
  }
  // Gives a random unit any legal order.
  void ChangeOrder(Candidate& candidate) {
    OrderSink sink(listed_);
    lister_.SetPosition(candidate.position, rules_);
    lister_.ListUnit(map_->ProvinceOf(AnyUnit(candidate).location), sink);
    const size_t count = std::min(sink.needed(), listed_.size());
    if (count > 0) Replace(candidate, listed_[random_.Below(static_cast<uint32_t>(count))]);
  }
  // Orders a random fleet to carry an army that other fleets carry.
  void JoinConvoy(Candidate& candidate) {
    const Order order = candidate.orders[random_.Below(static_cast<uint32_t>(candidate.orders.size()))];
    const Unit unit = AnyUnit(candidate);
    if (order.kind() != OrderKind::kConvoy || unit.type != UnitType::kFleet) return;
    Replace(candidate, Order::Convoy(unit, order.third(), order.target()));
  }
  Candidate Changed(const Candidate& from) {
    Candidate candidate = CopyOf(from);
    switch (random_.Below(12)) {
      case 0:
      case 1:
      case 2:
        RemoveSomebody(candidate);
        PlaceSomewhere(candidate.position.ref());
        if (random_.Below(2) == 0) Mix(candidate, 0);
        break;
      case 3:
        Mix(candidate, 10);
        break;
      case 4:
      case 5:
        for (int i = 0; i < 8; ++i) JoinConvoy(candidate);
        break;
      default:
        for (uint32_t i = 0; i <= random_.Below(3); ++i) ChangeOrder(candidate);
    }
    return candidate;
  }

  // Ns of a phase.
  double Time(const Candidate& candidate) {
    const double begin = ThreadNs();
    for (int i = 0; i < kPhasesPerRound; ++i) AdjudicatePhase(candidate.position, rules_, candidate.orders, scratch_);
    return (ThreadNs() - begin) / kPhasesPerRound;
  }
  // Whether a phase of it takes clearly longer than a phase of the best so far, in turns; one measurement rejects most
  // boards.
  bool IsWorse(const Candidate& candidate) {
    if (Time(candidate) < 0.95 * Time(worst_)) return false;
    double ns = std::numeric_limits<double>::max();
    worst_ns_ = ns;
    for (int round = 0; round < kRounds; ++round) {
      worst_ns_ = std::min(worst_ns_, Time(worst_));
      ns = std::min(ns, Time(candidate));
    }
    if (ns < kClearlyMore * worst_ns_) return false;
    worst_ns_ = ns;
    return true;
  }

  const MapRef map_;
  const RuleOptions rules_;
  Random random_;
  OrderMix mix_;
  LegalOrderLister lister_;
  std::vector<Order> listed_;
  PhaseScratch scratch_;
  Candidate worst_;
  double worst_ns_ = 0;
};

int Main(int argc, char** argv) {
  const int units = argc > 2 ? std::atoi(argv[1]) : 0, seconds = argc > 2 ? std::atoi(argv[2]) : 0;
  const Result<MapRef> map = BuiltinMap(argc > 4 ? argv[4] : "standard");
  if (argc > 5 || units < 1 || seconds < 1 || !map.ok() || units >= (*map)->province_count()) {
    std::cerr << "usage: find_worst_board UNITS SECONDS [SEED [MAP]]\n";
    return 2;
  }
  WorstBoard worst(*map, argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1);
  worst.Search(units, seconds);
  std::cout << worst.Line() << '\n';
  return 0;
}

}  // namespace
}  // namespace entente::bench

int main(int argc, char** argv) { return entente::bench::Main(argc, argv); }
