// Adjudicates every order set that the unknown units of a movement phase may have, and so finds what happens in some
// and in all of them. Exact if there are few sets.
//
// It tries equivalent sets only once:
//   - units that cannot touch each other under any orders form separate groups, which it tries one after the other;
//   - a support or convoy that matches no order is like a hold; so is a support if no unit contests its target;
//   - among moves by sea that no chain could carry, one stands for all moves that no known order names.
// Time: at most kMostOrderSets resolutions of the board per phase. Allocates; one thread.
#ifndef ENTENTE_ENGINE_ADVICE_ORDER_SET_TRIALS_H_
#define ENTENTE_ENGINE_ADVICE_ORDER_SET_TRIALS_H_

#include <optional>
#include <vector>

#include "advice/outlook.h"
#include "advice/possible_orders.h"
#include "board/legality.h"
#include "phase/quick_resolver.h"

namespace entente {

// The largest number of order sets that a search tries.
inline constexpr uint64_t kMostOrderSets = 65536;

class OrderSetTrials {
 public:
  explicit OrderSetTrials(const Map& map) : resolver_(map) {}

  // Tries all order sets of each group with few enough sets. `most`: the limit for all groups together.
  void Try(const Plan& plan, const PossibleOrders& possible, uint64_t most = kMostOrderSets);

  // Whether the group of the province was tried completely. The results of other groups are incomplete.
  bool IsExactIn(ProvinceIndex province) { return is_exact_[static_cast<size_t>(Root(province))]; }
  UnitOutlook OutlookOf(int unit) const;
  bool MayBeEmpty(ProvinceIndex province) const { return !always_held_.Test(province); }
  // The number of adjudicated order sets.
  uint64_t count() const { return count_; }

 private:
  // The results seen for a unit.
  struct Seen {
    bool succeeded = false, failed = false, stayed = false, was_lost = false;
    std::vector<LocationIndex> went_to;
  };
  static constexpr size_t kHolds = static_cast<size_t>(-1);
  // A unit of the group with unknown orders. `move` and `help` are the ones under trial; beyond the last: none.
  struct Member {
    int unit;
    std::vector<Order> moves;   // moves that are not equivalent
    std::vector<Order> helps;   // supports and convoys that match known or possible orders
    std::vector<Order> useful;  // those of `helps` that matter beside the moves under trial
    size_t move = 0;
    size_t help = 0;

    bool is_moving() const { return move < moves.size(); }
  };

  // ---- Groups ----
  void JoinTouched(int unit);
  int Root(int province);
  void Join(int a, int b) { parent_[static_cast<size_t>(Root(a))] = Root(b); }

  // ---- The order sets of a group ----
  uint64_t MoveSetsOf(int root);
  void TakeGroup(int root);
  bool TryGroup(int root);
  bool TryHelps();
  bool TryOne();
  void See(const MovementResult& result);
  Order OrderNow(int unit) const;
  bool IsUseful(Order help) const;

  // ---- Equivalent orders ----
  std::vector<Order> DifferentMoves(int unit) const;
  std::vector<Order> HelpsOf(int unit) const;
  bool IsSpokenOf(int unit, Order move) const;
  bool CouldArrive(int unit, Order move) const;

  const Plan* plan_ = nullptr;
  const PossibleOrders* possible_ = nullptr;
  std::optional<BoardView> board_;
  QuickResolver resolver_;
  std::vector<int> parent_;     // by province: groups as trees
  std::vector<bool> is_exact_;  // by the root of a group
  std::vector<Seen> seen_;      // by unit
  ProvinceSet always_held_{};
  uint64_t count_ = 0;
  uint64_t most_ = 0;
  // For the group under trial:
  std::vector<int> units_;
  std::vector<ProvinceIndex> provinces_;
  std::vector<Member> members_;
  std::vector<int> member_of_;    // by unit; -1: none
  std::vector<int> movers_into_;  // by province: number of movers under trial
  std::vector<Order> orders_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_ORDER_SET_TRIALS_H_
