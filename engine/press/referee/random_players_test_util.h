// Plays a refereed game with random orders, turn by turn.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_RANDOM_PLAYERS_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_RANDOM_PLAYERS_TEST_UTIL_H_

#include <vector>

#include "game/random_orders.h"
#include "press/referee/referee_test_util.h"

namespace entente::press {

// Writes an order of the engine as clients do. A convoyed army takes the shortest route.
Message WriteOrder(const PositionView& position, const MapTokens& tokens, Order order);

class RandomPlayers {
 public:
  // The map outlives this object.
  RandomPlayers(const Map& map, uint64_t seed) : chooser_(map), random_(seed) {}

  // Every power hands in random legal orders, and the turn is played. The test fails if an order is not accepted.
  void PlayTurn(TestTable& table);
  // The SUB of each power that has orders to give; PlayTurn sends these.
  std::vector<std::pair<PowerIndex, Message>> ChooseTurn(const Game& game, const MapTokens& tokens);

 private:
  RandomOrders chooser_;
  Random random_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_RANDOM_PLAYERS_TEST_UTIL_H_
