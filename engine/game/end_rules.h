// Ends games by rules that a host may choose beside the victory on the board.
//
// They are checked after every phase. A power without a player (a dummy) neither wins by them nor keeps
// others from winning (game/powers_left.h). No allocation; any threads.
#ifndef ENTENTE_ENGINE_GAME_END_RULES_H_
#define ENTENTE_ENGINE_GAME_END_RULES_H_

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "position/position.h"

namespace entente {

// How a game ends when its last year is over.
enum class YearLimitEnd : uint8_t {  // Stable numbers: they cross the ABI. Never reuse one.
  kDraw = 0,                         // a draw of those who are left
  kMostCenters = 1,                  // the power with the most centers wins: one power a solo, several a shared victory
  kNoResult = 2,
};
inline constexpr int kYearLimitEndCount = 3;
// "draw", "most_centers", "no_result"; "" for other numbers.
std::string_view YearLimitWord(YearLimitEnd end);
std::optional<YearLimitEnd> FindYearLimitEnd(std::string_view word);

// At first all rules are off.
struct EndRules {
  // The last power that is left and has a player wins.
  bool last_survivor = false;
  // The last year that is played, as phase names write it. The game ends when the next phase is in a year beyond it,
  // also on maps whose years run backwards or in steps.
  std::optional<int32_t> last_year;
  YearLimitEnd year_limit_end = YearLimitEnd::kDraw;
  // After this many years without a center changing its owner the game is a draw of those who are left. 0: never.
  int32_t stalemate_years = 0;
  // After this many phases the game is a draw of those who are left. 0: never.
  int32_t phase_limit = 0;

  bool any() const { return last_survivor || last_year.has_value() || stalemate_years > 0 || phase_limit > 0; }
  friend bool operator==(const EndRules&, const EndRules&) = default;
};

struct RuledEnd {
  GameEnd end;
  PowerSet winners;  // MayHaveWinners(end, winners)

  friend bool operator==(const RuledEnd&, const RuledEnd&) = default;
};

// Checks whether a game ends on the way from `before` to `next`, the position of the next phase that needs orders.
// Nothing if it goes on, or has already ended on the board. If several rules apply, the first in the sequence of
// EndRules decides.
//   `quiet_years`: years without a change up to `next` (QuietYears). The rule is checked at the end of a year.
//   `phases`: phases played up to `next`.
//   A draw of one power is a solo, and of no power no result.
std::optional<RuledEnd> EndByRules(const EndRules& rules, const PositionView& before, const PositionView& next,
                                   int quiet_years, int64_t phases);

// Whether `year` is beyond `last_year` on the map. Years run backwards if a round of the flow subtracts more than it
// adds.
bool IsBeyondYear(const Map& map, int32_t year, int32_t last_year);

// Counts the years in which no supply center changed its owner. One thread at a time.

// A year is quiet if every center has one owner from its start to its end. It ends when the next phase that needs
// orders is in another year. Changes in adjustments phases that are skipped before that phase belong to the ending
// year.
class QuietYears {
 public:
  // Of a game that begins at `start`.
  explicit QuietYears(const PositionView& start);

  // A phase was processed and led to `next`, a position of the same map.
  void GoOn(const PositionView& next);
  // Quiet years that ended one after the other, up to the last one that ended; 0 as soon as a center changes hands.
  int count() const { return has_changed_ ? 0 : count_; }

 private:
  std::vector<PowerIndex> owners_;  // by center
  int32_t year_;
  int count_ = 0;
  bool has_changed_ = false;  // in the year that is played
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_END_RULES_H_
