#include "reports/report_board.h"

#include <algorithm>
#include <vector>

#include "base/columns.h"
#include "explain/message_writer.h"

namespace entente {
namespace {

std::string Joined(std::vector<std::string>& items) {
  std::sort(items.begin(), items.end());
  std::string list;
  for (const std::string& item : items) list.append(list.empty() ? "" : ", ").append(item);
  return list;
}

std::string UnitsOf(const PositionView& position, const Names& names, PowerIndex power) {
  std::vector<std::string> standing, dislodged;
  position.ForEachUnit([&](const Unit& unit) {
    if (unit.power == power) standing.push_back(names.Unit(unit.type, unit.location));
  });
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const Unit unit = position.Dislodged(i).unit;
    if (unit.power == power) dislodged.push_back("*" + names.Unit(unit.type, unit.location));
  }
  const std::string here = Joined(standing), gone = Joined(dislodged);
  return here.empty() || gone.empty() ? here + gone : here + ", " + gone;
}

// The centers of a power that count in this phase. kNoPower: the centers without an owner.
std::string CentersOf(const PositionView& position, const Names& names, PowerIndex power) {
  const Map& map = position.map();
  std::vector<std::string> centers;
  for (int c = 0; c < map.center_count(); ++c) {
    const auto center = static_cast<CenterIndex>(c);
    const ProvinceIndex province = map.CenterProvince(center);
    if (position.OwnerOf(center) != power || !TestBit(position.stage().centers(), province)) continue;
    centers.emplace_back(names.Place(province));
  }
  return Joined(centers);
}

std::string PlacesOf(const Map& map, const Names& names, const DislodgedUnit& dislodged) {
  std::vector<std::string> places;
  int bit = 0;
  for (const LocationIndex to : map.RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
    if (MayRetreatTo(dislodged, bit++)) places.emplace_back(names.Place(to));
  }
  return Joined(places);
}

}  // namespace

void AppendBoard(const PositionView& position, const Names& names, int width, std::string& out) {
  const int powers = position.map().power_count();
  const std::string_view unowned = MessageText(names.voice().language, MessageId::kUnowned);
  const auto name_of = [&](int p) {
    return p == powers ? unowned : position.stage().PowerName(static_cast<PowerIndex>(p));
  };
  int name_width = 0;
  for (int p = 0; p <= powers; ++p) name_width = std::max(name_width, ColumnCount(name_of(p)));
  const int indent = 2 + name_width + 2;
  for (int p = 0; p <= powers; ++p) {
    const PowerIndex power = p == powers ? kNoPower : static_cast<PowerIndex>(p);
    const std::string units = power == kNoPower ? "" : UnitsOf(position, names, power);
    const std::string centers = CentersOf(position, names, power);
    std::string head = "  ";
    AppendPadded(name_of(p), name_width + 2, head);
    if (!units.empty()) {
      AppendWrapped(head + units, width, indent, out);
      head.assign(static_cast<size_t>(indent), ' ');
    }
    if (centers.empty()) continue;
    AppendWrapped(head + Written(position.map(), position.stage(), names.voice(), MessageId::kCentersOf,
                                 {Argument::OfText(centers)}),
                  width, indent, out);
  }
}

void AppendRetreatOptions(const PositionView& position, const Names& names, int width, std::string& out) {
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const DislodgedUnit dislodged = position.Dislodged(i);
    const Argument unit = Argument::OfUnit(dislodged.unit), power = Argument::OfPower(dislodged.unit.power);
    const std::string places = PlacesOf(position.map(), names, dislodged);
    std::string line = "  ";
    MessageWriter writer(position.map(), position.stage(), names.voice(), line);
    places.empty() ? writer.Write(MessageId::kHasNoRetreat, {unit, power})
                   : writer.Write(MessageId::kMayRetreat, {unit, power, Argument::OfText(places)});
    AppendWrapped(line, width, 4, out);
  }
}

}  // namespace entente
