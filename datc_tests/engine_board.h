// A small board for the engine: its map, its units, and the engine's outcomes for orders in the oracle's form.
#ifndef ENTENTE_DATC_TESTS_ENGINE_BOARD_H_
#define ENTENTE_DATC_TESTS_ENGINE_BOARD_H_

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "datc_tests/expected_outcome.h"
#include "datc_tests/oracle/board.h"
#include "datc_tests/resolvers/two_resolvers.h"
#include "datc_tests/small_boards.h"
#include "movement/movement_resolver.h"
#include "phase/quick_resolver.h"
#include "phase/sheet_phase.h"
#include "position/position.h"

namespace entente {

// A unit that is not on the board. The oracle never expects it.
inline constexpr int kStranger = oracle::kMostUnits;

struct EngineUnit {
  oracle::UnitFate fate;  // a whole phase does not give dislodger_by_sea
  int cause = oracle::kNoUnit;
};
// The same as oracle::ExpectedOutcome.
struct EngineOutcome {
  std::array<EngineUnit, oracle::kMostUnits> units;
  uint32_t contested = 0;
};

// An order of the oracle, and the provinces of its written convoy path.
struct WrittenOrder {
  oracle::Order order;
  std::vector<int> path;
};

// The result of a whole phase.
struct PlayedPhase {
  std::array<EngineUnit, oracle::kMostUnits> units;
  std::array<uint32_t, oracle::kMostUnits> retreats{};  // provinces, of each dislodged unit
  std::array<int, oracle::kMostProvinces> after{};      // per province 0, or 1 + 2 * power + (1 for a fleet)
};

class EngineBoard {
 public:
  EngineBoard(const SmallBoard& board, const RuleOptions& rules);

  EngineOutcome Resolve(const std::vector<oracle::Order>& orders);           // with the kernel
  EngineOutcome ResolveGenerally(const std::vector<oracle::Order>& orders);  // with the general resolver
  // The differences between the kernel and the general resolver on the orders resolved last.
  std::string DifferenceOfResolvers() { return two_resolvers_.Difference(position_, rules_, orders_); }
  // Whether the map and the units allow the order, with any written path.
  bool IsLegal(int u, const oracle::Order& order) const;
  // Hands in the orders as texts and plays the phase.
  PlayedPhase Play(const std::vector<WrittenOrder>& orders);

 private:
  void TakeOrders(const std::vector<oracle::Order>& orders);
  EngineOutcome Translate(const MovementResult& result) const;
  EngineUnit Translate(const UnitOutcome& unit) const;
  EngineUnit Translate(const OrderResult& result) const;
  void NameByProvince();
  ProvinceIndex ProvinceOf(int p) const { return map_->ProvinceOf(place_[p]); }
  int UnitFrom(ProvinceIndex province) const {
    return province == kNoProvince ? oracle::kNoUnit : unit_from_[province];
  }
  Unit UnitOf(int u) const;
  Order OrderOf(int u, const oracle::Order& order) const;

  const SmallBoard& board_;
  const MapRef map_;
  const RuleOptions rules_;
  Position position_;
  QuickResolver resolver_;
  MovementScratch general_;
  TwoResolvers two_resolvers_;
  SheetPhase phase_;
  OrderSheet sheet_;
  std::vector<LocationIndex> place_;  // by number on the oracle's board
  std::vector<int> number_of_;        // by location
  std::vector<int> unit_from_;        // by province
  std::vector<Order> orders_;
};

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_ENGINE_BOARD_H_
