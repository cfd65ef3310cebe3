// The legal orders of positions as entries of a published list: lists of powers, and the arrays of candidates from which
// a policy chooses.
//
// Memory for one thread. It allocates only when a position has more orders than any before it.
#ifndef ENTENTE_ENGINE_ENCODINGS_CANDIDATES_H_
#define ENTENTE_ENGINE_ENCODINGS_CANDIDATES_H_

#include <span>
#include <vector>

#include "encodings/vocabulary.h"
#include "legal_orders/legal_orders.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

inline constexpr size_t kMostSteps = 17;  // orders of a power: one with 18 centers has won
inline constexpr size_t kPreviousEntries = 100;
inline constexpr int8_t kNoStep = -1, kAdjusted = -2;

class Candidates {
 public:
  // Lists the actions of a power, or of all (kNoPower), into listed(). None if the game is over.
  //   `lister`: has the position.
  void ListActions(const LegalOrderLister& lister, const PositionView& position, PowerIndex power,
                   const ActionTable& table);
  std::span<const uint32_t> listed() const { return listed_; }

  // Appends the entries of a power's legal orders to `entries`, ascending, each once. Of kFair in builds: every set of as
  // many builds as the power can make.
  void AppendLegal(const LegalOrderLister& lister, const PositionView& position, PowerIndex power,
                   const Vocabulary& list, std::vector<int32_t>& entries);

  // Writes [7 powers][17 steps][list.candidate_count()] entries, each row ascending, padded; and, unless `places` is
  // null, [7 powers][81 places] steps.
  //   Movement, retreats: a step for each unit (dislodged unit) of the power, by place (kDeepMind: by its own rows);
  //   `places` has the step at the province, else -1.
  //   Adjustments: kFair has sets of builds at step 0; every list of removals, and of builds of the others, stands at as
  //   many steps as there are; `places` has -2 at each open home of a power that builds, at each unit of one that
  //   removes.
  //   Returns false, with arrays that are not complete, if a power has more than 17 units, or a unit more candidates
  //   than a row has room.
  bool Fill(const LegalOrderLister& lister, const PositionView& position, const Vocabulary& list, int32_t* candidates,
            int8_t* places);

 private:
  struct Step {
    int row;  // where the unit comes in the sequence
    ProvinceIndex province;
    PowerIndex power;
  };

  bool FillUnits(const LegalOrderLister& lister, const PositionView& position, const Vocabulary& list,
                 int32_t* candidates, int8_t* places);
  bool FillAdjustments(const LegalOrderLister& lister, const PositionView& position, const Vocabulary& list,
                       int32_t* candidates, int8_t* places);
  void AppendSetsOfBuilds(const PositionView& position, PowerIndex power, int most, const Vocabulary& list,
                          std::vector<int32_t>& entries);

  std::vector<uint32_t> listed_;
  std::vector<int32_t> entries_;
  std::vector<Word> marks_;  // by entry
  std::vector<Step> steps_;
};

// Writes [2][100]: the entries of orders, and the places of the units, sorted by entry, then place; behind them 0.
// Leaves out orders without an entry, and the last ones of more than 100.
void FillPreviousEntries(const Map& map, const Vocabulary& list, std::span<const Order> orders, int64_t* entries);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ENCODINGS_CANDIDATES_H_
