// Players that order at random, turn by turn.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_RANDOM_PLAYERS_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_RANDOM_PLAYERS_TEST_UTIL_H_

#include <vector>

#include "game/random_orders.h"
#include "press/referee/referee_test_util.h"

namespace entente::press {

// An order of the engine for a position, as clients write it. Armies go by sea on the shortest of the routes.
Message WriteOrder(const PositionView& position, const MapTokens& tokens, Order order);

class RandomPlayers {
 public:
  // Both outlive this.
  RandomPlayers(const Map& map, uint64_t seed) : chooser_(map), random_(seed) {}

  // Every power hands in random legal orders; with them the turn is played. What does not stand is a failure.
  void PlayTurn(TestTable& table);
  // The SUB of each power that has something to order: what PlayTurn says.
  std::vector<std::pair<PowerIndex, Message>> ChooseTurn(const Game& game, const MapTokens& tokens);

 private:
  RandomOrders chooser_;
  Random random_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_RANDOM_PLAYERS_TEST_UTIL_H_
