#include "datc_tests/properties/properties.h"

#include <algorithm>
#include <tuple>

#include "datc_tests/properties/weak_map.h"
#include "map_language/builtin.h"
#include "notation/notation.h"

namespace entente {
namespace {

constexpr uint64_t kRelabelledMaps = 24;

}  // namespace

Workbench::Workbench(std::string standard_text) : standard_text_(std::move(standard_text)) {
  for (const std::string_view name : BuiltinMapNames()) maps_.push_back(BuiltinMap(name).value());
  for (const MapRef& map : maps_) scratches_.push_back(std::make_unique<PhaseScratch>(*map));
}

const MapRef& Workbench::AnyMap(Random& random) const {
  return Chance(75, random) ? maps_.front() : Pick(maps_, random);
}

const MapRef& Workbench::WeakMap(Random& random) {
  constexpr uint64_t kMaps = 24;
  for (uint64_t seed = weak_maps_.size(); seed < kMaps; ++seed) {
    weak_maps_.push_back(MakeWeakMap(seed));
    weak_scratches_.push_back(std::make_unique<PhaseScratch>(*weak_maps_.back()));
  }
  return Pick(weak_maps_, random);
}

PhaseScratch& Workbench::ScratchOf(const Map& map) {
  for (size_t i = 0; i < maps_.size(); ++i) {
    if (maps_[i].get() == &map) return *scratches_[i];
  }
  for (size_t i = 0; i < relabelled_.size(); ++i) {
    if (relabelled_[i].map.get() == &map) return *relabelled_scratches_[i];
  }
  for (size_t i = 0; i < weak_maps_.size(); ++i) {
    if (weak_maps_[i].get() == &map) return *weak_scratches_[i];
  }
  return *scratches_.front();
}

const RelabelledMap& Workbench::Relabelled(uint64_t number) {
  while (relabelled_.size() <= number % kRelabelledMaps) {
    Random random(relabelled_.size());
    relabelled_.push_back(Relabel(*standard(), standard_text_, random));
    const MapRef& map = relabelled_.back().map;
    relabelled_scratches_.push_back(map ? std::make_unique<PhaseScratch>(*map) : nullptr);
  }
  return relabelled_[number % kRelabelledMaps];
}

std::vector<Property> AllProperties() {
  std::vector<Property> all;
  for (const auto part :
       {SymmetryProperties(), ExchangeProperties(), ConservationProperties(), AgreementProperties()}) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

PropertyCount TryProperty(const Property& property, Workbench& bench, long cases, uint64_t seed) {
  PropertyCount count;
  Random seeds(seed);
  while (count.cases < cases && count.boards < 2 * cases) {
    const long number = count.boards++;
    const uint64_t case_seed = seeds.Next(), check_seed = seeds.Next();
    Random random(case_seed);
    const BoardCase board = property.make(bench, random);
    const Finding finding = property.check(bench, board, check_seed);
    if (!finding) continue;
    ++count.cases;
    if (finding->empty() || count.failures++ != 0) continue;
    const auto fails = [&](const BoardCase& candidate) {
      return !property.check(bench, candidate, check_seed).value_or("").empty();
    };
    const BoardCase smallest = Smallest(board, fails);
    count.first_failure = std::string(property.name) + ", case " + std::to_string(number) + " of seed " +
                          std::to_string(seed) + "\n" + *property.check(bench, smallest, check_seed) +
                          Show(smallest, bench.Judge(smallest));
  }
  return count;
}

bool IsEventful(const BoardCase& board, const Played& played) {
  const bool adjustments = board.position.view().phase_type() == PhaseType::kAdjustments;
  const auto failed = [&](const OrderResult& result) {
    return result.why == Illegality::kNone && result.outcome.reason != Reason::kNone;
  };
  const auto chosen = [&](const PhaseEvent& event) {
    return adjustments && event.kind == EventKind::kRemoved && played.after.view().UnitCountOf(event.power) > 0;
  };
  return std::any_of(played.results.begin(), played.results.end(), failed) ||
         std::any_of(played.events.begin(), played.events.end(), chosen);
}

Finding FindingOf(bool tells, std::string wrong) {
  return tells || !wrong.empty() ? Finding(std::move(wrong)) : Finding();
}

std::string SamePosition(const char* what, const PositionView& wanted, const PositionView& got) {
  if (wanted == got) return "";
  BoardCase first(std::shared_ptr<const Map>(&wanted.map(), [](const Map*) {})), second = first;
  first.position = Position(wanted);
  second.position = Position(got);
  return std::string(what) + " differs: wanted " + Show(first) + " got " + Show(second);
}

std::string SameResult(const Map& map, const OrderResult& wanted, const OrderResult& got, Cause cause) {
  const bool same_cause = cause == Cause::kSame
                              ? wanted.outcome.cause == got.outcome.cause
                              : (wanted.outcome.cause == kNoProvince) == (got.outcome.cause == kNoProvince);
  if (wanted.order == got.order && wanted.why == got.why && wanted.outcome.reason == got.outcome.reason &&
      wanted.outcome.dislodged_by == got.outcome.dislodged_by && same_cause) {
    return "";
  }
  const auto tell = [&](const OrderResult& result) {
    const auto place = [&](ProvinceIndex p) { return p == kNoProvince ? "-" : std::string(map.Id(p)); };
    return FormatOrder(map, result.order) + " why " + std::to_string(static_cast<int>(result.why)) + " reason " +
           std::to_string(static_cast<int>(result.outcome.reason)) + " cause " + place(result.outcome.cause) +
           " dislodged by " + place(result.outcome.dislodged_by);
  };
  return "result differs: wanted " + tell(wanted) + ", got " + tell(got) + "\n";
}

std::string SameEvents(const Map& map, std::vector<PhaseEvent> wanted, std::vector<PhaseEvent> got) {
  const auto key = [](const PhaseEvent& e) {
    return std::tuple(e.kind, e.why, e.power, e.unit.power, e.unit.type, e.unit.location);
  };
  const auto by_key = [&](const PhaseEvent& a, const PhaseEvent& b) { return key(a) < key(b); };
  std::sort(wanted.begin(), wanted.end(), by_key);
  std::sort(got.begin(), got.end(), by_key);
  const bool same = std::equal(wanted.begin(), wanted.end(), got.begin(), got.end(),
                               [&](const PhaseEvent& a, const PhaseEvent& b) { return key(a) == key(b); });
  if (same) return "";
  std::string text = "events differ: wanted";
  for (const PhaseEvent& event : wanted) text += " " + ShowUnit(map, event.unit) + ";";
  text += " got";
  for (const PhaseEvent& event : got) text += " " + ShowUnit(map, event.unit) + ";";
  return text + "\n";
}

}  // namespace entente
