#include "game_forms/game_end_text.h"

#include <algorithm>

namespace entente {

std::string GameEndText(const PositionView& position) {
  std::string text(GameEndWord(position.end()));
  std::replace(text.begin(), text.end(), '_', ' ');
  std::string_view separator = " of ";
  const PowerSet winners = position.winners();
  ForEachBit(&winners, 1, [&](int power) {
    text.append(separator).append(position.map().PowerName(static_cast<PowerIndex>(power)));
    separator = ", ";
  });
  return text;
}

}  // namespace entente
