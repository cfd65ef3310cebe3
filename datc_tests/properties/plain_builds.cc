#include "datc_tests/properties/plain_builds.h"

#include <algorithm>
#include <optional>

#include "adjustment/site_groups.h"

namespace entente {
namespace {

// BUILD_ANY: every owned center; otherwise owned homes.
bool IsSite(const BoardCase& board, ProvinceIndex province, PowerIndex power) {
  const Map& map = *board.map;
  const PositionView position = board.position;
  if (!map.IsCenter(province) || position.OwnerOf(map.CenterOf(province)) != power) return false;
  return board.rules.build_sites == BuildSites::kAnyOwned || TestBit(position.Homes(power), province);
}

// Carries out the builds and waives of one power.
class PlainBuilder {
 public:
  PlainBuilder(const BoardCase& board, PowerIndex power) : board_(board), before_(board.position), power_(power) {
    left_ = std::max(0, before_.CenterCountOf(power) - before_.UnitCountOf(power));
  }

  Reason Carry(Order order) {
    std::optional<Unit> unit;
    if (order.kind() == OrderKind::kBuild) {
      unit = UnitOf(order);
      if (!unit) return Reason::kIllegal;
    }
    if (left_ == 0) return Reason::kExcess;
    --left_;
    if (unit) built_.push_back(*unit);
    return Reason::kNone;
  }

  const std::vector<Unit>& built() const { return built_; }

 private:
  bool IsVacantSite(ProvinceIndex province) const {
    const auto here = [&](const Unit& unit) { return before_.map().ProvinceOf(unit.location) == province; };
    return IsSite(board_, province, power_) && !before_.HasUnit(province) &&
           std::none_of(built_.begin(), built_.end(), here);
  }

  // The unit that the order builds; nothing if it is illegal.
  std::optional<Unit> UnitOf(Order order) const {
    const Map& map = before_.map();
    const Graph& graph = before_.graph();
    if (order.source() >= map.location_count()) return std::nullopt;
    const ProvinceIndex province = map.ProvinceOf(order.source());
    if (!IsVacantSite(province)) return std::nullopt;
    UnitType type = order.unit_type();
    if (!order.type_known()) {
      const bool inland = graph.terrain(province) == Terrain::kLand;
      if (!inland && !map.IsCoast(order.source())) return std::nullopt;
      type = inland ? UnitType::kArmy : UnitType::kFleet;
    }
    const Unit unit{power_, type, type == UnitType::kArmy ? province : order.source()};
    return graph.MayStand(unit.type, unit.location) ? std::optional(unit) : std::nullopt;
  }

  const BoardCase& board_;
  const PositionView before_;
  const PowerIndex power_;
  int left_ = 0;
  std::vector<Unit> built_;
};

}  // namespace

bool HasPlainBuilds(const BoardCase& board) {
  const PositionView position = board.position;
  const MapStage& stage = position.stage();
  bool extra = HasSpecialSites(position);
  for (const PowerIndex power : position.map().powers()) {
    extra |= stage.Reserves(power) > 0 || stage.Militia(power) > 0;
  }
  return !extra;
}

std::string BuildDifference(const BoardCase& board, const Played& played) {
  const PositionView before = board.position, after = played.after;
  std::string text;
  std::vector<Unit> built;
  for (const PowerIndex p : board.map->powers()) {
    PlainBuilder builder(board, p);
    for (size_t i = 0; i < board.orders.size(); ++i) {
      const Order order = board.orders[i];
      const bool builds = order.kind() == OrderKind::kBuild || order.kind() == OrderKind::kWaive;
      if (!builds || order.power() != p) continue;
      if (played.results[i].outcome.reason != builder.Carry(order)) text += "another reason of a build\n";
    }
    built.insert(built.end(), builder.built().begin(), builder.built().end());
  }
  for (const Unit& unit : built) {
    if (after.UnitAt(board.map->ProvinceOf(unit.location)) != unit)
      text += ShowUnit(*board.map, unit) + " is not built\n";
  }
  size_t fresh = 0;
  after.ForEachUnit([&](const Unit& unit) { fresh += !before.HasUnit(board.map->ProvinceOf(unit.location)); });
  return fresh == built.size() ? text : text + "another number of new units\n";
}

}  // namespace entente
