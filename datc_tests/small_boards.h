// Small boards on which every order set is tried: as a board of the oracle and as a map of the engine, with the
// possible orders of each unit.
#ifndef ENTENTE_DATC_TESTS_SMALL_BOARDS_H_
#define ENTENTE_DATC_TESTS_SMALL_BOARDS_H_

#include <string>
#include <vector>

#include "datc_tests/oracle/board.h"

namespace entente {

// Provinces and units, without orders; unit i belongs to power i unless stated otherwise.
//   Province names are single letters; `units` like "Aa Fb Fs". Bounds: 8 units.
//   To add a board, add a function below and a line in exhaustive_test.cc with the counts that the oracle finds.
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
// Coasts a, b, adjacent for armies only; both touch inland i and sea s.
SmallBoard ShoreBoard(const std::string& units);

// The board as .map text: province letter x is place XXX, power i is PWRi. Each coast is one location.
std::string MapTextOf(const SmallBoard& board);
std::string PlaceId(const SmallBoard& board, int province);

// Every order of a unit on this board: hold; direct moves; moves by convoy where fleets at sea form a chain;
// support-holds and support-moves within its direct reach; for a fleet at sea, convoys of every army to each place that
// it could reach.
std::vector<oracle::Order> AllOrders(const SmallBoard& board, int unit);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_SMALL_BOARDS_H_
