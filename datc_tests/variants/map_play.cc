#include "datc_tests/variants/map_play.h"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "notation/notation.h"
#include "phase_json/position_json.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

using Results = std::span<const OrderResult>;

// ---- Orders

std::string CheckOrder(const PositionView& position, const OrderResult& result) {
  const Map& map = position.map();
  const std::string text = FormatOrder(map, result.order);
  if (result.why != Illegality::kNone) return "illegal: " + text + "\n";
  if (result.outcome.reason == Reason::kExcess) return "too many: " + text + "\n";
  const auto read = ParseOrder(map, position.phase_type(), result.order.power(), text);
  if (!read.ok()) return text + ": " + std::string(read.status().message()) + "\n";
  return read->order == result.order ? "" : text + " is read as " + FormatOrder(map, read->order) + "\n";
}

// ---- Units

using Census = std::map<std::pair<PowerIndex, UnitType>, int>;

void Count(Census& census, const Unit& unit, int by) { census[{unit.power, unit.type}] += by; }

Census CensusOf(const PositionView& position) {
  Census census;
  position.ForEachUnit([&](const Unit& unit) { Count(census, unit, 1); });
  for (int i = 0; i < position.dislodged_count(); ++i) Count(census, position.Dislodged(i).unit, 1);
  return census;
}

// The units at the next phase are those before, plus units that orders added, minus units that orders and events
// removed.
std::string CheckConserved(const PositionView& before, Results results, const PhaseResult& phase) {
  Census census = CensusOf(before);
  for (const OrderResult& result : results) {
    const bool succeeds = result.outcome.reason == Reason::kNone;
    const OrderKind kind = result.order.kind();
    if (kind == OrderKind::kBuild && succeeds) Count(census, result.order.unit(), 1);
    if (kind == OrderKind::kDisband && succeeds) Count(census, result.order.unit(), -1);
    if (kind == OrderKind::kRetreat && !succeeds) Count(census, result.order.unit(), -1);
  }
  for (const PhaseEvent& event : phase.events) {
    if (event.kind == EventKind::kDisbanded || event.kind == EventKind::kRemoved) Count(census, event.unit, -1);
    if (event.kind == EventKind::kBuilt) Count(census, event.unit, 1);
  }
  std::erase_if(census, [](const auto& entry) { return entry.second == 0; });
  return census == CensusOf(phase.next) ? "" : "units are lost or come from nowhere\n";
}

// After movement every unit that was not dislodged is where its order took it, with no other unit.
std::string CheckOneUnitAProvince(Results results, const PositionView& after) {
  const Map& map = after.map();
  std::set<ProvinceIndex> taken;
  for (const OrderResult& result : results) {
    if (result.outcome.dislodged_by != kNoProvince) continue;
    const bool moves = result.order.kind() == OrderKind::kMove && result.outcome.reason == Reason::kNone;
    const ProvinceIndex at = map.ProvinceOf(moves ? result.order.target() : result.order.source());
    if (!taken.insert(at).second) return "two units in " + std::string(map.Id(at)) + "\n";
    if (!after.HasUnit(at)) return "no unit in " + std::string(map.Id(at)) + "\n";
  }
  return static_cast<int>(taken.size()) == after.unit_count() ? "" : "another number of units after movement\n";
}

// ---- Centers

// The adjustments that the flow reaches after the phase `from`, up to and including `to`.
std::optional<Phase> AdjustmentsEntered(const Map& map, Phase from, const Phase& to) {
  while (!(from == to)) {
    from = map.NextPhase(from);
    if (map.TypeOf(from) == PhaseType::kAdjustments) return from;
  }
  return std::nullopt;
}

// A phase itself gives a center only to a power that builds there with a seizing build (SC!).
std::string CheckSeized(const PositionView& before, const PositionView& after) {
  const Map& map = after.map();
  for (int c = 0; c < map.center_count(); ++c) {
    const auto center = static_cast<CenterIndex>(c);
    const PowerIndex owner = after.OwnerOf(center);
    if (owner == before.OwnerOf(center)) continue;
    const ProvinceIndex province = map.CenterProvince(center);
    const bool built = !before.HasUnit(province) && after.UnitAt(province).power == owner;
    if (!built || after.SeizingBuildsLeft(owner) >= before.SeizingBuildsLeft(owner)) {
      return "the owner of " + std::string(map.Id(province)) + " changed in the phase\n";
    }
  }
  return "";
}

std::string CheckCenters(const PositionView& before, const PositionView& next) {
  const Map& map = next.map();
  const std::optional<Phase> entered = AdjustmentsEntered(map, before.phase(), next.phase());
  for (int c = 0; c < map.center_count(); ++c) {
    const auto center = static_cast<CenterIndex>(c);
    const Unit unit = next.UnitAt(map.CenterProvince(center));
    const bool counts = entered.has_value() && TestBit(map.StageAt(*entered).centers(), map.CenterProvince(center));
    const PowerIndex due = counts && unit.power != kNoPower ? unit.power : before.OwnerOf(center);
    if (next.OwnerOf(center) != due)
      return "the wrong owner of " + std::string(map.Id(map.CenterProvince(center))) + "\n";
  }
  return "";
}

// A solo needs the map's threshold and strictly the most centers.
std::string CheckSolo(const PositionView& next) {
  if (next.end() != GameEnd::kSolo) return "";
  const int won = next.CenterCountOf(next.winner());
  if (won < next.map().StageAt(next.phase()).VictoryCenters(next.phase().game_year))
    return "a solo below the threshold\n";
  for (const PowerIndex power : next.map().powers()) {
    if (power != next.winner() && next.CenterCountOf(power) >= won) return "a solo without the most centers\n";
  }
  return "";
}

// ---- Positions

std::string CheckSound(const PositionView& position, BlockUse use) {
  const Status sound = CheckPositionBlock(position.map(), position.block(), use);
  return sound.ok() ? "" : std::string(sound.message()) + "\n";
}

std::string CheckJson(const PositionView& position, const RuleOptions& rules) {
  const auto read = PositionFromJson(position.map(), PositionToJson(position, rules));
  if (!read.ok()) return std::string(read.status().message()) + "\n";
  return read->view() == position ? "" : "the next position is another one when read from JSON\n";
}

}  // namespace

MapPlay::MapPlay(const Map& map, uint64_t seed)
    : map_(&map),
      rules_(WithMapRules(map.RuleNames()).value()),
      random_(seed),
      chooser_(map),
      scratch_(map),
      position_(map) {
  position_.ref().SetStart();
}

std::string MapPlay::PlayPhase() {
  const std::span<const Order> orders = chooser_.Choose(position_, rules_, random_);
  const PhaseResult phase = AdjudicatePhase(position_, rules_, orders, scratch_);
  std::string wrong;
  for (const OrderResult& result : phase.given()) wrong += CheckOrder(position_, result);
  if (position().phase_type() == PhaseType::kMovement) wrong += CheckOneUnitAProvince(phase.results, phase.after);
  wrong +=
      CheckConserved(position_, phase.given(), phase) + CheckSeized(position_, phase.after) + CheckSolo(phase.next);
  wrong += CheckCenters(phase.after, phase.next);
  wrong += CheckSound(phase.after, BlockUse::kLook) + CheckSound(phase.next, BlockUse::kPlay) +
           CheckJson(phase.next, rules_);
  if (!wrong.empty()) wrong = map_->PhaseName(position().phase()) + ":\n" + wrong;
  position_.ref().CopyFrom(phase.next);
  return wrong;
}

}  // namespace entente
