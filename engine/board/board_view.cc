#include "board/board_view.h"

#include <bit>

namespace entente {
namespace {

// Whether some carrier but the one in `except` touches both ends.
bool IsOneEnough(const Word* carriers, const ConvoyLegs& legs, int words, ProvinceIndex except) {
  for (int w = 0; w < words; ++w) {
    Word both = carriers[w] & legs.boarding[w] & legs.landing[w];
    if (except != kNoProvince && w == except >> 6) both &= ~(Word{1} << (except & 63));
    if (both != 0) return true;
  }
  return false;
}

}  // namespace

BoardView::BoardView(const PositionView& position, const RuleOptions& rules)
    : position_(position),
      graph_(position_.stage().graph(rules)),
      rules_(rules),
      is_special_(IsSpecialBoard(position_, graph_, rules)) {
  FindCarriers(UnitType::kArmy);
  if (AreFleetsConvoyed()) FindCarriers(UnitType::kFleet);
}

void BoardView::FindCarriers(UnitType carried) {
  const Word* places = ConvoyGraph(carried).carriers();
  const Word* occupied = position_.occupied();
  const uint16_t* codes = position_.unit_codes();
  ProvinceSet& carriers = carriers_[static_cast<size_t>(carried)];
  bool any = false;
  for (int w = 0; w < graph_.province_words(); ++w) {
    Word found = 0;
    for (Word rest = places[w] & occupied[w]; rest != 0; rest &= rest - 1) {
      const int bit = std::countr_zero(rest);
      const bool carries = (codes[w * 64 + bit] & 1) != static_cast<int>(carried);
      found |= Word{carries} << bit;
    }
    carriers.words[w] = found;
    any |= found != 0;
  }
  any_carrier_[static_cast<size_t>(carried)] = any;
}

bool BoardView::FindOnRoute(UnitType carried, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const {
  const Graph& graph = ConvoyGraph(carried);
  KnownRoutes& known = known_routes_[static_cast<size_t>(carried)];
  if (!graph.has_conditions()) {
    return known.IsOnLongRoute(graph, carriers(carried), carrier, LegsBetween(graph, from, to));
  }
  ConvoyLegsMemory memory;
  return entente::IsOnRoute(graph, carriers(carried), carrier, Legs(carried, from, to, memory), &known);
}

bool BoardView::IsOnAnyWay(UnitType carried, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const {
  ConvoyLegsMemory memory;
  return entente::IsOnAnyWay(ConvoyGraph(carried), carriers(carried), carrier, Legs(carried, from, to, memory));
}

bool BoardView::CarriersReach(UnitType carried, ProvinceIndex from, ProvinceIndex to, ProvinceIndex except) const {
  const Graph& graph = ConvoyGraph(carried);
  const ProvinceSet& carriers = carriers_[static_cast<size_t>(carried)];
  ConvoyLegsMemory memory;
  const ConvoyLegs legs = Legs(carried, from, to, memory);
  if (IsOneEnough(carriers.words, legs, graph.province_words(), except)) return true;
  const bool all = except == kNoProvince || !carriers.Test(except);
  const CarrierGroups& groups = known_routes_[static_cast<size_t>(carried)].Groups(graph, carriers.words);
  if (!groups.Join(graph, carriers.words, legs, kNoProvince)) return false;
  if (!graph.LinksLeadBothWays()) {
    if (all) return CanConvoy(graph, carriers.words, legs);
  } else if (all || groups.Join(graph, carriers.words, legs, except)) {
    return true;
  } else if (groups.IsSmall(groups.GroupOf(except))) {
    return groups.JoinsWithout(graph, carriers.words, legs, except);
  }
  ProvinceSet others = CopyOf(carriers, graph.province_words());
  ClearBit(others.words, except);
  return CanConvoy(graph, others.words, legs);
}

}  // namespace entente
