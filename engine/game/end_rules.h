// Ends games by rules that a host may ask for beside the victory on the board.
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

// How a game ends whose last year is over.
enum class YearLimitEnd : uint8_t {  // Stable numbers: they cross the ABI. Never reuse one.
  kDraw = 0,                         // a draw of those who are left
  kMostCenters = 1,                  // whoever owns the most centers wins: one a solo, several a shared victory
  kNoResult = 2,
};
inline constexpr int kYearLimitEndCount = 3;
// "draw", "most_centers", "no_result"; "" for other numbers.
std::string_view YearLimitWord(YearLimitEnd end);
std::optional<YearLimitEnd> FindYearLimitEnd(std::string_view word);

// All are off at first.
struct EndRules {
  // Who alone is left of the powers that somebody plays has won.
  bool last_survivor = false;
  // The last year that is played, as phase names have it, also where years run backwards or several at a time: the game
  // ends when the next phase lies in a year beyond.
  std::optional<int32_t> last_year;
  YearLimitEnd year_limit_end = YearLimitEnd::kDraw;
  // So many years in which no center changed its owner are a stalemate: a draw of those who are left. 0: never.
  int32_t stalemate_years = 0;

  bool any() const { return last_survivor || last_year.has_value() || stalemate_years > 0; }
  friend bool operator==(const EndRules&, const EndRules&) = default;
};

struct RuledEnd {
  GameEnd end;
  PowerSet winners;  // MayHaveWinners(end, winners)

  friend bool operator==(const RuledEnd&, const RuledEnd&) = default;
};

// Whether a game ends that went from `before` to `next`, the position of the next phase that needs orders. Nothing if
// it goes on, or has ended on the board already. Of several rules that apply the first in the sequence above decides.
//   `quiet_years`: years without a change up to `next` (game/quiet_years.h). It counts where a year ends.
//   A draw of one who is left is a solo, and of none it is no result.
std::optional<RuledEnd> EndByRules(const EndRules& rules, const PositionView& before, const PositionView& next,
                                   int quiet_years);

// Whether `year` lies beyond `last_year` as the years of the map run: they run backwards if a round of the flow takes
// away more than it adds.
bool IsBeyondYear(const Map& map, int32_t year, int32_t last_year);

// Counts the years in which no supply center changed its owner. One thread at a time.

// A year is quiet if every center has the owner at its end that it had all through it. It ends where the next phase
// that needs orders has another year; what changes hands on the way there, in an adjustments phase that is skipped,
// belongs to the year that ends.
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
