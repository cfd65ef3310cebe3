// Computes the scores of a game by each system of tournaments and contests: exact fractions, no rounding.
//
// Every system first finds the powers in the result, then the score of each; all other powers score 0.
//
//   solo            the winner alone
//   shared victory  the winners
//   draw            the powers in the draw; a draw of one power is its victory
//   concession      the powers to whom the others conceded
//   no result       all powers that are left (PowersLeft), as in a draw of them
//   still playing   the same, as if the game stopped now: the scores are provisional
//
// A power without a player is never left: a dummy of the map, or a power that the caller names. Centers are those owned
// in the position; they change hands only when an adjustments phase begins. No allocation; any threads.
#ifndef ENTENTE_ENGINE_GAME_SCORES_H_
#define ENTENTE_ENGINE_GAME_SCORES_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "position/position.h"

namespace entente {

enum class ScoreSystem : uint8_t {  // Stable numbers: they cross the ABI. Never reuse one.
  kDrawSize = 0,                    // 1, in equal parts
  kSumOfSquares = 1,                // 100, by the squares of their centers
  kCenterShare = 2,                 // 1, by their centers
  kWinDrawLoss = 3,                 // 1 for each winner, alone or with others; 1/2 for each part of a draw
  kDpp = 4,                         // to each in the result: the number of losers / the number in the result
};
inline constexpr int kScoreSystemCount = 5;

struct ScoreSystemInfo {
  std::string_view word;  // "draw-size"
  std::string_view text;  // how it counts, for lists
};
// By number.
std::span<const ScoreSystemInfo> ScoreSystems();
// By word.
std::optional<ScoreSystem> FindScoreSystem(std::string_view word);

// A fraction in lowest terms; the denominator is above 0, and 1 of a whole number.
struct Score {
  int64_t numerator = 0;
  int64_t denominator = 1;

  friend bool operator==(const Score&, const Score&) = default;
};
// "0", "1", "100/3".
std::string ScoreText(const Score& score);

struct GameScores {
  Score of[kMaxPowers];
  PowerSet in_result = 0;       // the powers in the result
  bool is_provisional = false;  // the game goes on
};

// Scores of a game that stands, or has ended, at `position`.
//   `unplayed`: powers without a player, beside the dummies of the map. They have not lost, and so do not count in kDpp.
//   Where those in the result own no center, kSumOfSquares and kCenterShare give them equal parts. In a position
//   without a power that is left and has a player, every score is 0.
//   Source: kDpp, the contests of the DPP protocol (losers 0, each winner losers / winners).
GameScores ScoresOf(const PositionView& position, ScoreSystem system, PowerSet unplayed = 0);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_SCORES_H_
