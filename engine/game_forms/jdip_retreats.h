// Finds the retreats of the dislodged units in jDip's test cases, from the orders and results of the phase before. Has
// working memory for one map. One thread at a time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JDIP_RETREATS_H_
#define ENTENTE_ENGINE_GAME_FORMS_JDIP_RETREATS_H_

#include <string_view>
#include <vector>

#include "game_forms/flat_sheet.h"

namespace entente {

// An order of the phase before, and whether it succeeded.
struct JdipResult {
  bool succeeds = false;
  PowerIndex power = kNoPower;
  std::string_view text;
};

class JdipRetreats {
 public:
  JdipRetreats(const Map& map, const RuleOptions& rules) : map_(map), judge_(map, rules), before_(map) {}

  // Opens the retreats of all dislodged units of a retreats phase. Adjudicates the orders of the phase before: if that
  // dislodges the unit too, its retreats are those of our result. If not, derives them from the moves alone. Returns the
  // units of the second kind.
  std::vector<Unit> Fill(PositionRef position, const std::vector<JdipResult>& results);

 private:
  void Rebuild(const PositionView& position, const std::vector<JdipResult>& results);
  void FillFromMoves(PositionRef position, int index, const std::vector<JdipResult>& results);

  const Map& map_;
  FlatJudge judge_;
  Position before_;
  std::vector<FlatLine> lines_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JDIP_RETREATS_H_
