#include "explain/end_phrase.h"

#include <bit>

namespace entente {
namespace {

// As "Austria, England and France".
std::string NamesOf(const PositionView& position) {
  std::string text;
  int left = std::popcount(position.winners());
  const PowerSet winners = position.winners();
  ForEachBit(&winners, 1, [&](int power) {
    if (!text.empty()) text += left == 1 ? " and " : ", ";
    text += position.stage().PowerName(static_cast<PowerIndex>(power));
    --left;
  });
  return text;
}

}  // namespace

std::string EndPhrase(const PositionView& position) {
  switch (position.end()) {
    case GameEnd::kPlaying:
      break;
    case GameEnd::kSolo:
      return NamesOf(position) + " wins";
    case GameEnd::kSharedVictory:
      return NamesOf(position) + " win together";
    case GameEnd::kDraw:
      return (std::has_single_bit(position.winners()) ? "it is a draw for " : "it is a draw between ") +
             NamesOf(position);
    case GameEnd::kConcession:
      return "it is conceded to " + NamesOf(position);
    case GameEnd::kNoResult:
      return "it has no result";
  }
  return "it goes on";
}

}  // namespace entente
