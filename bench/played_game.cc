#include "bench/played_game.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "game/random_orders.h"
#include "map_language/read_map_text.h"
#include "sheet/sheet_reader.h"

namespace entente::bench {
namespace {

// The standard map with a victory at forty centers, which no power reaches.
MapRef EndlessMap() {
  const auto include = [](std::string_view name, std::string_view) -> Result<std::string> {
    std::ifstream file(std::string(ENTENTE_MAPS "/").append(name), std::ios::binary);
    return std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  };
  return ReadMapText("USE standard.map\nVICTORY 40\n", "endless.map", include).map;
}

}  // namespace

std::unique_ptr<Game> PlayedGame(int phases) {
  const MapRef map = EndlessMap();
  auto game = std::make_unique<Game>(map, RuleOptions());
  const NormalForm names(*map);
  RandomOrders chooser(*map);
  Random random(1);
  while (game->phase_count() < phases && !game->is_over()) {
    SheetReader reader(names, game->rules(), game->position().phase_type());
    const std::span<const Order> orders = chooser.Choose(game->position(), game->rules(), random);
    std::vector<OrderSheet> sheets(static_cast<size_t>(map->power_count()));
    for (const Order order : orders) {
      reader.ReadLine(order.power(), FormatOrder(*map, order), sheets[order.power()]);
    }
    for (size_t p = 0; p < sheets.size(); ++p) {
      if (!game->Submit(static_cast<PowerIndex>(p), std::move(sheets[p])).ok()) std::abort();
    }
    if (!game->Process().ok()) std::abort();
  }
  return game;
}

}  // namespace entente::bench
