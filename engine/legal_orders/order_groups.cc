#include "legal_orders/order_groups.h"

#include <algorithm>
#include <utility>

#include "order/legality.h"

namespace entente {

OrderGroups::OrderGroups(const Map& map, OrderTablesRef tables)
    : map_(&map),
      words_(map.location_words()),
      tables_(std::move(tables)),
      position_(map, nullptr),
      convoys_(map),
      units_(static_cast<size_t>(map.province_count())),
      occupied_(static_cast<size_t>(words_)),
      armies_(static_cast<size_t>(words_)),
      fleets_(static_cast<size_t>(words_)),
      third_(static_cast<size_t>(map.province_count())),
      goals_(static_cast<size_t>(map.province_count()) * static_cast<size_t>(words_)),
      goal_counts_(words_) {}

bool OrderGroups::Set(const PositionView& position, const RuleOptions& rules) {
  const Graph& graph = position.stage().graph(rules);
  if (position.phase_type() != PhaseType::kMovement || rules.portage == Portage::kAllowed) return false;
  if (IsSpecialBoard(position, graph, rules)) return false;
  stage_ = &tables_->stages[map_->StageIndexAt(position.phase())];
  const bool on_coasts = rules.convoying_fleets == ConvoyingFleets::kOnCoasts;
  const ShoreTables& shores = on_coasts ? stage_->coastal_shores : stage_->shores;
  if (!shores.links_are_mutual()) return false;
  ready_ = stage_->ready.are_made() ? &stage_->ready : nullptr;
  position_ = position;
  goals_are_counted_ = false;
  codes_ = position.unit_codes();
  words_ == 2 ? SetRows<2>(position) : SetRows<0>(position);
  convoys_.Set(graph, shores, armies_.data(), fleets_.data(), rules.convoy_back == ConvoyBack::kAllowed);
  ForEachBit(convoys_.passengers(), words_, [&](int p) {
    const auto at = static_cast<ProvinceIndex>(p);
    const Word* const moves = stage_->reach.Moves(UnitType::kArmy, at);
    const Word* const destinations = convoys_.Destinations(at);
    Word* const goals = goals_.data() + size_t{at} * size_t(words_);
    for (int w = 0; w < words_; ++w) goals[w] = moves[w] | destinations[w];
    third_[at] = ThirdOf(UnitType::kArmy, at);
  });
  return true;
}

size_t OrderGroups::CountMoves(const Unit& unit) const {
  const ProvinceIndex at = map_->ProvinceOf(unit.location);
  const size_t direct = ready_ != nullptr
                            ? ready_->Own(ready_->places().Of(unit.type, unit.location)).count - 1  // without the hold
                            : static_cast<size_t>(CountBits(stage_->reach.Moves(unit.type, unit.location), words_));
  if (!TestBit(convoys_.passengers(), at)) return direct;
  return direct + static_cast<size_t>(CountBits(convoys_.Destinations(at), words_));
}

template <int kWords>
void OrderGroups::SetRows(const PositionView& position) {
  std::copy_n(position.occupied(), map_->province_words(), occupied_.data());
  if (ready_ != nullptr) return SetReadyUnits<kWords>();
  const int words = Words<kWords>();
  std::fill_n(fleets_.data(), words, Word{0});
  size_t count = 0;
  ForEachBit(position.occupied(), map_->province_words(), [&](int p) {
    const Unit unit = position.UnitAt(static_cast<ProvinceIndex>(p));
    const PlacedUnit& placed = units_[count++] = Place(unit, static_cast<ProvinceIndex>(p));
    fleets_[size_t(p) >> 6] |= Word{unit.type == UnitType::kFleet} << (p & 63);
    third_[placed.at] = ThirdOf(unit.type, unit.location);
    const Word* const moves = stage_->reach.Moves(unit.type, unit.location);
    for (int w = 0; w < words; ++w) goals_[static_cast<size_t>(placed.at * words + w)] = moves[w];
  });
  unit_count_ = static_cast<int>(count);
  for (size_t w = 0; w < static_cast<size_t>(words); ++w) armies_[w] = occupied_[w] & ~fleets_[w];
}

template <int kWords>
void OrderGroups::SetReadyUnits() {
  const UnitPlaces& places = ready_->places();
  PlacedUnit* end = units_.data();
  for (size_t w = 0; w < static_cast<size_t>(Words<kWords>()); ++w) {
    Word fleets = 0;
    for (Word rest = occupied_[w]; rest != 0; rest &= rest - 1) {
      const auto at = static_cast<ProvinceIndex>(w * 64 + static_cast<size_t>(std::countr_zero(rest)));
      const uint16_t code = codes_[at], place = places.OfCode(at, static_cast<uint8_t>(code));
      fleets |= (rest & -rest) & -Word{code & 1u};
      Unit unit = places.At(place);
      unit.power = static_cast<PowerIndex>((code >> 8) - 1);
      *end++ = {unit, at, place};
    }
    fleets_[w] = fleets;
    armies_[w] = occupied_[w] & ~fleets;
  }
  unit_count_ = static_cast<int>(end - units_.data());
}

}  // namespace entente
