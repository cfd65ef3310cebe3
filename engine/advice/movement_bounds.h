// Finds bounds on the results of a movement phase when some orders are unknown: the decisions of DATC 5.B, each
// between the best and the worst that any orders of the unknown units allow.
//
// As in movement/, everything starts open and is narrowed until nothing changes. For example, a move fails if it
// cannot succeed even with every possible support and every hindrance at its weakest. All that these bounds narrow,
// the resolver narrows, too, under any unknown orders, before it comes to cycles and paradoxes. So the bounds hold
// under every rule for cycles and paradoxes; their results stay open.
// Termination: each pass narrows something, and the number of things to narrow is limited. Time: a pass looks at every
// pair of moves into one province, with their supports. Allocates; one thread.
//   Source: DATC 5.B, 5.E (partial information).
#ifndef ENTENTE_ENGINE_ADVICE_MOVEMENT_BOUNDS_H_
#define ENTENTE_ENGINE_ADVICE_MOVEMENT_BOUNDS_H_

#include <array>
#include <optional>
#include <vector>

#include "advice/outlook.h"
#include "advice/possible_orders.h"
#include "board/legality.h"

namespace entente {

class MovementBounds {
 public:
  void Find(const Plan& plan, const PossibleOrders& possible);

  UnitOutlook OutlookOf(int unit) const;
  // Whether the province may be empty after the phase.
  bool MayBeEmpty(ProvinceIndex province) const;

 private:
  enum class Way : uint8_t { kLand, kSea, kEither };
  // A move that a unit is, or may be, ordered to make.
  struct Going {
    int unit;
    ProvinceIndex into;
    bool is_known;
    Way way;
    bool may_arrive = true;
    bool arrives = false;  // only for known moves, like `succeeds`
    bool may_succeed = true;
    bool succeeds = false;
  };
  // A support that is, or may be, ordered: of the move of `subject` into `into`, or of its hold there.
  struct Help {
    int subject;
    ProvinceIndex into;
    int helper;
    bool is_known;
    bool may_count = true;
    // Only for known supports of known units: whether it surely counts, and whether only unknown units could cut it.
    bool counts = false;
    bool is_free = false;
  };
  // A known convoy.
  struct Convoy {
    int fleet, army;
    ProvinceIndex into;
    bool may_hold = true;
    bool holds = false;
  };
  // A strength to compare: that of a unit alone, plus the supports of `subject`.
  struct Strength {
    int own;
    int subject = PossibleOrders::kNoUnit;  // kNoUnit: no supports
    ProvinceIndex into = kNoProvince;
    PowerIndex without = kNoPower;  // its own supports do not count: against a unit of this power
    bool is_moving = true;          // the subject moves, so it cuts nothing elsewhere
  };
  // The behavior of the unit at the destination of a move, seen from that move.
  enum class Occupied : uint8_t { kGone, kStays, kBattle };

  // ---- Known and possible orders ----
  void AddGoings(int unit);
  void AddGoing(int unit, ProvinceIndex into, Way way);
  void AddHelps(int unit);
  Way KnownWay(int unit) const;
  bool HasLandWay(const Unit& unit, ProvinceIndex into) const;
  bool MayCarry(int unit) const;
  bool IsSpared(PowerIndex defender, int unit) const;

  // ---- Decisions ----
  bool Narrow();
  bool NarrowHelp(Help& help);
  bool NarrowConvoy(Convoy& convoy);
  bool NarrowGoing(Going& going);
  bool HasPath(const Going& going, bool surely) const;
  bool IsSurelyCut(int helper, ProvinceIndex into) const;
  bool MayThreaten(const Going& attacker, int helper, ProvinceIndex into) const;
  // The least difference by which `one` is stronger than `other`.
  int LeastMargin(const Strength& one, const Strength& other) const;
  template <typename Visit>
  void ForEachHelp(const Strength& strength, const Visit& visit) const;
  // The least strength of a unit alone, over any passage.
  int Weakest() const;
  PowerIndex DefenderOf(const Going& going, Occupied occupied) const;
  // The strength that a move meets, at its least or at its most.
  Strength Against(const Going& going, Occupied occupied, bool least) const;
  bool KeepsOut(const Going& rival) const;
  // The ways in which the destination of the move may be occupied, as bits of Occupied.
  unsigned WaysOccupied(const Going& going) const;
  bool MayWin(const Going& going, Occupied occupied) const;
  bool Wins(const Going& going) const;
  bool MayLeave(int unit) const;
  bool Leaves(int unit) const;
  bool MayBeDislodged(int unit) const;
  bool IsDislodged(int unit) const;
  void AddOrderOutlook(int unit, UnitOutlook& outlook) const;

  template <typename Visit>
  void ForEachGoingOf(int unit, const Visit& visit) const {
    for (size_t i = first_going_[static_cast<size_t>(unit)]; i < first_going_[static_cast<size_t>(unit) + 1]; ++i) {
      visit(goings_[i]);
    }
  }
  template <typename Visit>
  void ForEachInto(ProvinceIndex province, const Visit& visit) const {
    for (const size_t i : into_[province]) visit(goings_[i]);
  }

  const Plan* plan_ = nullptr;
  const PossibleOrders* possible_ = nullptr;
  std::optional<BoardView> board_;
  std::vector<Going> goings_;        // by unit
  std::vector<size_t> first_going_;  // by unit: its first Going; one more for the end
  std::array<std::vector<size_t>, kMaxProvinces> into_;
  std::vector<Help> helps_;  // ascending by subject, then by province
  std::vector<Convoy> convoys_;
  bool narrows_ = true;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_MOVEMENT_BOUNDS_H_
