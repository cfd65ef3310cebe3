#include "press/table/board_messages.h"

#include <algorithm>
#include <tuple>

#include "press/table/order_tokens.h"

namespace entente::press {
namespace {

void AppendOwner(const PositionView& position, const MapTokens& tokens, PowerIndex power, MessageBuilder& out) {
  const Map& map = position.map();
  std::vector<Token> centers;
  for (int c = 0; c < map.center_count(); ++c) {
    if (position.OwnerOf(static_cast<CenterIndex>(c)) != power) continue;
    const Token token = tokens.Province(map.CenterProvince(static_cast<CenterIndex>(c)));
    if (token != kNoToken) centers.push_back(token);
  }
  if (centers.empty()) return;
  std::sort(centers.begin(), centers.end());
  out.Open().Add(power == kNoPower ? tokens::kUNO : tokens.Power(power)).Add(centers).Close();
}

}  // namespace

Message ScoMessage(const PositionView& position, const MapTokens& tokens) {
  MessageBuilder out(tokens::kSCO);
  for (const PowerIndex power : position.map().powers()) AppendOwner(position, tokens, power, out);
  AppendOwner(position, tokens, kNoPower, out);
  return out.Take();
}

void SortAsInNow(const Map& map, const MapTokens& tokens, std::vector<ListedUnit>& units) {
  const auto key = [&](const ListedUnit& listed) {
    return std::tuple(listed.unit.power, tokens.Province(map.ProvinceOf(listed.unit.location)), listed.dislodged);
  };
  std::sort(units.begin(), units.end(), [&](const ListedUnit& a, const ListedUnit& b) { return key(a) < key(b); });
}

void AppendListedUnit(const PositionView& position, const MapTokens& tokens, const ListedUnit& listed,
                      MessageBuilder& out) {
  const Map& map = position.map();
  out.Open();
  AppendUnit(map, tokens, listed.unit, out);
  if (listed.dislodged >= 0) {
    const DislodgedUnit dislodged = position.Dislodged(listed.dislodged);
    const std::span<const LocationIndex> places = map.RetreatPlaces(listed.unit.type, listed.unit.location);
    out.Add(tokens::kMRT).Open();
    for (size_t i = 0; i < places.size(); ++i) {
      if (MayRetreatTo(dislodged, static_cast<int>(i))) AppendLocation(map, tokens, places[i], out);
    }
    out.Close();
  }
  out.Close();
}

Message NowMessage(const PositionView& position, const MapTokens& tokens, const Turns& turns) {
  std::vector<ListedUnit> units;
  position.ForEachUnit([&](const Unit& unit) { units.push_back({unit}); });
  for (int i = 0; i < position.dislodged_count(); ++i) units.push_back({position.Dislodged(i).unit, i});
  SortAsInNow(position.map(), tokens, units);
  MessageBuilder out(tokens::kNOW);
  out.Open();
  AppendTurn(turns.Of(position.phase()), out);
  out.Close();
  for (const ListedUnit& listed : units) AppendListedUnit(position, tokens, listed, out);
  return out.Take();
}

}  // namespace entente::press
