// Says how a game ended, and how many winners such an end has. Any threads.
#ifndef ENTENTE_ENGINE_POSITION_GAME_END_H_
#define ENTENTE_ENGINE_POSITION_GAME_END_H_

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/ids.h"

namespace entente {

enum class GameEnd : uint8_t {  // Stable numbers: they cross the ABI. Never reuse one.
  kPlaying = 0,
  kSolo = 1,           // one power reached the victory threshold
  kSharedVictory = 2,  // several powers won together
  kDraw = 3,           // agreed upon; the winners are its participants
  kConcession = 4,     // the other powers conceded to the winners
  kNoResult = 5,       // stopped, or recorded without its result
};
inline constexpr int kGameEndCount = 6;

// A set of powers: bit p stands for power p.
using PowerSet = uint64_t;
static_assert(kMaxPowers <= 64);

constexpr PowerSet SetOf(PowerIndex power) { return PowerSet{1} << power; }

// "solo", "shared_victory", "draw", "concession", "no_result"; "" for kPlaying and unknown numbers.
std::string_view GameEndWord(GameEnd end);
std::optional<GameEnd> FindGameEnd(std::string_view word);

// Whether an end may have these winners: one in a solo, two or more in a shared victory, one or more in a draw or a
// concession, none otherwise. False for unknown numbers.
bool MayHaveWinners(GameEnd end, PowerSet winners);
// The same in words: "exactly one winner", "at least two winners", ...
std::string_view WinnersExpected(GameEnd end);

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_GAME_END_H_
