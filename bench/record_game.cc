// Records a game on the standard map in which OrderMix gives the orders: the sample game of quickstart.sh.
//
//   record_game FILE [SEED [PHASES]]    writes the JSON game
//
// A development tool, written like a C caller: the game lies behind the public header.
#include <entente/entente.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "bench/order_mix.h"
#include "game/random_orders.h"
#include "map_language/builtin.h"

namespace entente::bench {
namespace {

class Recorder {
 public:
  Recorder(const Map& map, uint64_t seed)
      : map_(map), random_(seed), mix_(map), chooser_(map), block_(PositionSize(map) / 8) {}

  // Plays up to `phases` phases; the game as JSON, or nothing if a call failed.
  std::string Record(int phases) {
    entente_map* map = nullptr;
    entente_game* game = nullptr;
    std::string text;
    if (entente_map_builtin("standard", 8, &map, nullptr) == ENTENTE_OK &&
        entente_game_new(map, nullptr, nullptr, &game, nullptr) == ENTENTE_OK) {
      while (phases-- > 0 && PlayPhase(game)) continue;
      text = Saved(game);
    }
    entente_game_free(game);
    entente_map_free(map);
    return text;
  }

 private:
  bool PlayPhase(entente_game* game) {
    const uint32_t now = entente_game_phase_count(game);
    if (entente_game_position(game, now, block_.data(), 8 * block_.size(), nullptr) != ENTENTE_OK) return false;
    const PositionView position(map_, block_.data());
    const std::span<const Order> orders = position.phase_type() == PhaseType::kMovement
                                              ? mix_.Choose(position, rules_, MixRates(), random_)
                                              : chooser_.Choose(position, rules_, random_);
    for (const PowerIndex p : map_.powers()) {
      std::vector<entente_order> own;
      for (const Order order : orders) {
        if (order.power() == p) own.push_back(order.bits());
      }
      if (entente_game_submit(game, static_cast<uint32_t>(p), own.data(), own.size(), nullptr, nullptr) != ENTENTE_OK)
        return false;
    }
    return entente_game_process(game, nullptr) == ENTENTE_OK;
  }

  static std::string Saved(const entente_game* game) {
    entente_text* json = nullptr;
    if (entente_game_save(game, &json, nullptr) != ENTENTE_OK) return {};
    std::string text(static_cast<const char*>(entente_text_data(json)), entente_text_length(json));
    entente_text_free(json);
    return text;
  }

  const Map& map_;
  const RuleOptions rules_;
  Random random_;
  OrderMix mix_;
  RandomOrders chooser_;
  std::vector<uint64_t> block_;
};

int Main(int argc, char** argv) {
  if (argc < 2 || argc > 4) {
    std::cerr << "usage: record_game FILE [SEED [PHASES]]\n";
    return 2;
  }
  const Result<MapRef> map = BuiltinMap("standard");
  if (!map.ok()) return 1;
  Recorder recorder(**map, argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1901);
  const std::string text = recorder.Record(argc > 3 ? std::atoi(argv[3]) : 40);
  std::ofstream file(argv[1], std::ios::binary);
  file << text << '\n';
  return !text.empty() && file.flush() ? 0 : 1;
}

}  // namespace
}  // namespace entente::bench

int main(int argc, char** argv) { return entente::bench::Main(argc, argv); }
