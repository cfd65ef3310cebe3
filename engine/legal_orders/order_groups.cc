#include "legal_orders/order_groups.h"

#include <algorithm>

#include "order/legality.h"

namespace entente {

OrderGroups::OrderGroups(const Map& map)
    : map_(&map),
      words_(map.location_words()),
      convoys_(map),
      occupied_(static_cast<size_t>(words_)),
      armies_(static_cast<size_t>(words_)),
      fleets_(static_cast<size_t>(words_)),
      third_(static_cast<size_t>(map.province_count())),
      goals_(static_cast<size_t>(map.province_count()) * static_cast<size_t>(words_)) {
  RuleOptions coastal;
  coastal.convoying_fleets = ConvoyingFleets::kOnCoasts;
  for (int i = 0; i < map.stage_count(); ++i) {
    const MapStage& stage = map.stage(i);
    stages_.push_back(
        {ReachTables(map, stage.graph()), ShoreTables(map, stage.graph()), ShoreTables(map, stage.graph(coastal))});
  }
}

bool OrderGroups::Set(const PositionView& position, const RuleOptions& rules) {
  const Graph& graph = position.stage().graph(rules);
  if (position.phase_type() != PhaseType::kMovement || rules.portage == Portage::kAllowed) return false;
  if (IsSpecialBoard(position, graph, rules)) return false;
  stage_ = &stages_[map_->StageIndexAt(position.phase())];
  const bool on_coasts = rules.convoying_fleets == ConvoyingFleets::kOnCoasts;
  const ShoreTables& shores = on_coasts ? stage_->coastal_shores : stage_->shores;
  if (!shores.links_are_mutual()) return false;
  words_ == 2 ? SetRows<2>(position) : SetRows<0>(position);
  convoys_.Set(graph, shores, armies_.data(), fleets_.data(), rules.convoy_back == ConvoyBack::kAllowed);
  ForEachBit(convoys_.passengers(), words_, [&](int p) {
    const Word* const destinations = convoys_.Destinations(static_cast<ProvinceIndex>(p));
    Word* const goals = goals_.data() + p * words_;
    for (int w = 0; w < words_; ++w) goals[w] |= destinations[w];
  });
  return true;
}

template <int kWords>
void OrderGroups::SetRows(const PositionView& position) {
  const int words = Words<kWords>();
  std::copy_n(position.occupied(), map_->province_words(), occupied_.data());
  std::fill_n(fleets_.data(), words, Word{0});
  position.ForEachUnit([&](const Unit& unit) {
    const ProvinceIndex at = map_->ProvinceOf(unit.location);
    const Word fleet = static_cast<Word>(unit.type);
    fleets_[at >> 6] |= fleet << (at & 63);
    third_[at] = Order::FromBits(0).WithThird(unit.location).WithThirdType(unit.type).bits();
    const Word* const moves = stage_->reach.Moves(unit.type, unit.location);
    for (int w = 0; w < words; ++w) goals_[static_cast<size_t>(at * words + w)] = moves[w];
  });
  for (size_t w = 0; w < static_cast<size_t>(words); ++w) armies_[w] = occupied_[w] & ~fleets_[w];
}

}  // namespace entente
