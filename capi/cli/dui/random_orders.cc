#include "dui/random_orders.h"

#include <algorithm>
#include <cstdlib>

#include "handle.h"

namespace entente_cli::dui {
namespace {

std::string TextOf(const entente_map* map, entente_order order) {
  char text[ENTENTE_ORDER_TEXT_SIZE];
  size_t length = 0;
  return entente_order_write(map, order, text, sizeof text, &length, nullptr) == ENTENTE_OK ? std::string(text, length)
                                                                                            : "";
}

}  // namespace

std::vector<std::string> RandomOrders(const entente_map* map, const PositionMemory& position, uint32_t power,
                                      std::mt19937_64& random) {
  ScratchHandle scratch;
  entente_scratch_new(map, Out(scratch), nullptr);
  if (scratch == nullptr) return {};
  std::vector<entente_order> orders;
  std::vector<entente_order_group> groups;
  const uint32_t every_province = ENTENTE_NO_PROVINCE;
  Fill(orders, nullptr, entente_legal_orders, scratch.get(), position.data(), nullptr, power, every_province);
  Fill(groups, nullptr, entente_order_groups, map, orders.data(), orders.size());
  groups.erase(std::remove_if(groups.begin(), groups.end(),
                              [](const entente_order_group& group) { return group.province == ENTENTE_NO_PROVINCE; }),
               groups.end());
  auto phase = Sized<entente_position_info>();
  entente_position_describe(map, position.data(), &phase, nullptr);
  size_t wanted = groups.size(), waives = 0;
  if (phase.phase_type == ENTENTE_ADJUSTMENTS) {
    int32_t due = 0;
    entente_position_due(map, position.data(), nullptr, power, &due, nullptr);
    std::shuffle(groups.begin(), groups.end(), random);
    wanted = std::min(groups.size(), static_cast<size_t>(std::abs(due)));
    waives = due > 0 ? static_cast<size_t>(due) - wanted : 0;
  }
  std::vector<std::string> texts;
  for (size_t i = 0; i < wanted; ++i) {
    const size_t choice = std::uniform_int_distribution<size_t>(0, groups[i].count - 1)(random);
    texts.push_back(TextOf(map, orders[groups[i].first + choice]));
  }
  texts.insert(texts.end(), waives, "WAIVE");
  return texts;
}

}  // namespace entente_cli::dui
