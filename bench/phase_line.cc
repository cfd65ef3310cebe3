#include "bench/phase_line.h"

#include <vector>

#include "notation/notation.h"

namespace entente::bench {
namespace {

// {"FRANCE":["A PAR",..],..}: texts by power, without empty powers.
std::string ByPower(const Map& map, const std::vector<std::vector<std::string>>& texts) {
  std::string out = "{";
  for (size_t p = 0; p < texts.size(); ++p) {
    if (texts[p].empty()) continue;
    out += out.size() > 1 ? ",\"" : "\"";
    out += map.PowerId(static_cast<PowerIndex>(p));
    out += "\":[";
    for (size_t i = 0; i < texts[p].size(); ++i) {
      if (i > 0) out += ',';
      out.append(1, '"').append(texts[p][i]).append(1, '"');
    }
    out += ']';
  }
  return out + "}";
}

}  // namespace

std::string PhaseLine(const PositionView& position, std::span<const Order> orders) {
  const Map& map = position.map();
  std::vector<std::vector<std::string>> units(static_cast<size_t>(map.power_count()));
  std::vector<std::vector<std::string>> centers = units;
  std::vector<std::vector<std::string>> texts = units;
  position.ForEachUnit(
      [&](const Unit& unit) { units[unit.power].push_back(FormatUnit(map, unit.type, unit.location)); });
  for (int c = 0; c < map.center_count(); ++c) {
    const PowerIndex owner = position.OwnerOf(static_cast<CenterIndex>(c));
    if (owner != kNoPower) centers[owner].emplace_back(map.Id(map.CenterProvince(static_cast<CenterIndex>(c))));
  }
  for (const Order order : orders) texts[order.power()].push_back(FormatOrder(map, order));
  return "{\"name\":\"" + map.PhaseName(position.phase()) + "\",\"state\":{\"units\":" + ByPower(map, units) +
         ",\"centers\":" + ByPower(map, centers) + "},\"orders\":" + ByPower(map, texts) + "}";
}

}  // namespace entente::bench
