// Small boards on which every order set is tried: as a board of the oracle and as a map of the engine, and the orders
// that each unit may be given.
#ifndef ENTENTE_DATC_TESTS_SMALL_BOARDS_H_
#define ENTENTE_DATC_TESTS_SMALL_BOARDS_H_

#include <string>
#include <vector>

#include "datc_tests/oracle/board.h"

namespace entente {

// Provinces and units, without orders; unit i belongs to power i unless said otherwise.
//   Province names are single letters; `units` like "Aa Fb Fs". Bounds: 8 units.
//   A new board is a function below and a line in exhaustive_test.cc; its counts are what the oracle finds.
struct SmallBoard {
  std::string name;
  std::vector<oracle::Province> provinces;
  std::vector<oracle::Unit> units;
};

// A complete graph, or a ring, of inland provinces with armies in the first `armies` of them.
SmallBoard CompleteBoard(int provinces, int armies);
SmallBoard RingBoard(int provinces, int armies);
// convoy-5: coasts a-b adjacent (fleets pass too), c apart; seas s-t adjacent; s touches a, b, c; t touches b, c.
// convoy-6: also a coast d, c-d adjacent (fleets pass), t touches d.
SmallBoard ConvoyBoard(int places, const std::string& units);
// Coasts a, b, adjacent for armies alone; both touch inland i and sea s.
SmallBoard ShoreBoard(const std::string& units);

// The board as .map text: province letter x is place XXX, power i is PWRi. Every coast is one location.
std::string MapTextOf(const SmallBoard& board);
std::string PlaceId(const SmallBoard& board, int province);

// Every order of a unit, given where the units stand: hold; direct moves; moves by convoy where the fleets at sea form
// a chain; support-holds and support-moves within its direct reach; for a fleet at sea convoys of every army to each
// place that it could be convoyed to.
std::vector<oracle::Order> AllOrders(const SmallBoard& board, int unit);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_SMALL_BOARDS_H_
