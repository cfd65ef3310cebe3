// A played case for the recognisers: every unit with its legal order, its outcome and its supporters.
//
// Matching supports are found from the orders only; whether there is a paradox comes from the oracle. Valid as long as
// the case it was made from.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_SCENE_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_SCENE_H_

#include <vector>

#include "datc_tests/properties/oracle_adapter.h"

namespace entente {

struct SceneUnit {
  Unit unit;
  ProvinceIndex at = kNoProvince;
  Order order;                     // its legal order, else a hold
  OrderOutcome outcome;            // of that order
  ProvinceIndex to = kNoProvince;  // of a move
  bool by_sea = false;             // a move that goes by convoy
  bool dislodged = false;

  bool IsMove() const { return order.kind() == OrderKind::kMove; }
  bool Succeeds() const { return outcome.reason == Reason::kNone; }
  bool Moved() const { return IsMove() && Succeeds(); }
  // Whether its attack takes place: over land, or by a complete convoy.
  bool Arrives() const {
    return IsMove() && outcome.reason != Reason::kNoConvoy && outcome.reason != Reason::kDisrupted;
  }
  bool Bounced() const { return Arrives() && !Succeeds(); }
};

class Scene {
 public:
  using Units = std::vector<const SceneUnit*>;

  // `answer`: the oracle's, or null if it was not asked.
  Scene(const BoardCase& board, const Played& played, const OracleAnswer* answer);

  const BoardCase& board() const { return board_; }
  const Played& played() const { return played_; }
  const Map& map() const { return *board_.map; }
  const Graph& graph() const { return graph_; }
  bool is(PhaseType type) const { return board_.position.view().phase_type() == type; }
  // Whether the oracle found several outcomes that differ by sea, or none.
  bool IsParadox() const;
  bool IsContradictory() const;

  const std::vector<SceneUnit>& units() const { return units_; }
  const SceneUnit* At(ProvinceIndex province) const;  // null if it is empty
  // Moves into a province that arrive as attacks.
  Units AttacksOn(ProvinceIndex province) const;
  // Whether the unit's move lost a head-to-head battle: it has no effect on the province that the winner came from.
  bool LostHeadToHead(const SceneUnit& unit) const;
  // Units that support or convoy this unit's order, with any result.
  Units SupportersOf(const SceneUnit& unit) const;
  Units ConvoyersOf(const SceneUnit& unit) const;
  // 1 + its successful supports, without those of `not_counted`.
  int Strength(const SceneUnit& unit, PowerIndex not_counted = kNoPower) const;
  // The strength with which a unit that did not leave holds its province.
  int HoldStrength(const SceneUnit& unit) const { return unit.IsMove() ? 1 : Strength(unit); }
  // The province that a matching support is given into.
  ProvinceIndex SupportedInto(const SceneUnit& supporter) const;
  // Rings of moves, each into the province of the next; each ring once, with three units or more.
  std::vector<Units> Rings() const;

 private:
  bool Helps(const SceneUnit& helper, const SceneUnit& unit) const;

  const BoardCase& board_;
  const Played& played_;
  const OracleAnswer* answer_;
  const Graph& graph_;
  std::vector<SceneUnit> units_;
};

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_SCENE_H_
