// The engine's side of a small board: its map, its units, and what the engine makes of orders in the oracle's form.
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

// No unit of the board: never what the oracle expects.
inline constexpr int kStranger = oracle::kMostUnits;

struct EngineUnit {
  oracle::UnitFate fate;  // of a whole phase without dislodger_by_sea, which it does not tell
  int cause = oracle::kNoUnit;
};
// As oracle::ExpectedOutcome.
struct EngineOutcome {
  std::array<EngineUnit, oracle::kMostUnits> units;
  uint32_t contested = 0;
};

// An order of the oracle, and the provinces of the convoy path that is written in it.
struct WrittenOrder {
  oracle::Order order;
  std::vector<int> path;
};

// What a whole phase tells.
struct PlayedPhase {
  std::array<EngineUnit, oracle::kMostUnits> units;
  std::array<uint32_t, oracle::kMostUnits> retreats{};  // provinces, of each dislodged unit
  std::array<int, oracle::kMostProvinces> after{};      // per province 0, or 1 + 2 * power + (1 for a fleet)
};

class EngineBoard {
 public:
  EngineBoard(const SmallBoard& board, const RuleOptions& rules);

  EngineOutcome Resolve(const std::vector<oracle::Order>& orders);           // by the kernel
  EngineOutcome ResolveGenerally(const std::vector<oracle::Order>& orders);  // by decisions
  // What the kernel and the general resolver differ in on the orders resolved last.
  std::string DifferenceOfResolvers() { return two_resolvers_.Difference(position_, rules_, orders_); }
  // Whether the map and the units allow the order, with any written path.
  bool IsLegal(int u, const oracle::Order& order) const;
  // As texts that were handed in.
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
