#include "position/game_end.h"

#include <bit>

namespace entente {
namespace {

struct EndFacts {
  std::string_view word;
  int least, most;  // winners
  std::string_view expected;
};

constexpr EndFacts kFacts[kGameEndCount] = {
    {"", 0, 0, "no winner"},
    {"solo", 1, 1, "exactly one winner"},
    {"shared_victory", 2, kMaxPowers, "at least two winners"},
    {"draw", 1, kMaxPowers, "at least one winner"},  // one power, if all others were voted out of the draw
    {"concession", 1, kMaxPowers, "at least one winner"},
    {"no_result", 0, 0, "no winner"},
};

constexpr EndFacts kUnknown = {"", 1, 0, ""};

const EndFacts& FactsOf(GameEnd end) {
  const auto number = static_cast<size_t>(end);
  return number < kGameEndCount ? kFacts[number] : kUnknown;
}

}  // namespace

std::string_view GameEndWord(GameEnd end) { return FactsOf(end).word; }

std::optional<GameEnd> FindGameEnd(std::string_view word) {
  for (int number = 1; number < kGameEndCount; ++number) {
    if (kFacts[number].word == word) return static_cast<GameEnd>(number);
  }
  return std::nullopt;
}

bool MayHaveWinners(GameEnd end, PowerSet winners) {
  const int count = std::popcount(winners);
  return count >= FactsOf(end).least && count <= FactsOf(end).most;
}

std::string_view WinnersExpected(GameEnd end) { return FactsOf(end).expected; }

}  // namespace entente
