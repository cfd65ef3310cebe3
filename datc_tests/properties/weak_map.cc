#include "datc_tests/properties/weak_map.h"

#include <string>
#include <vector>

#include "base/random.h"
#include "map_language/read_map_text.h"

namespace entente {

MapRef MakeWeakMap(uint64_t seed) {
  const std::vector<std::string> coasts = {"AAA", "BBB", "CCC", "DDD", "EEE", "FFF"}, seas = {"XXX", "YYY", "ZZZ"};
  Random random(seed + 1);
  const auto entry = [&](const std::string& place) {
    constexpr std::string_view kMarks[] = {" ", " ", " ~", " *"};
    return std::string(kMarks[random.Below(4)]) + place;
  };
  const auto touches = [](size_t sea, size_t coast) { return (coast + 6 - 2 * sea) % 6 < 4; };
  std::string text = "RED AAA\nBLUE BBB\nGREEN CCC\nDUMMY\n";
  for (size_t c = 0; c < coasts.size(); ++c) {
    text += coasts[c] + coasts[c] + " = " + coasts[c] + "\nCOAST " + coasts[c] + " ABUTS";
    for (size_t other = 0; other < coasts.size(); ++other) text += other == c ? "" : entry(coasts[other]);
    for (size_t s = 0; s < seas.size(); ++s) text += touches(s, c) ? entry(seas[s]) : "";
    text += "\n";
  }
  for (size_t s = 0; s < seas.size(); ++s) {
    text += seas[s] + seas[s] + " = " + seas[s] + "\nWATER " + seas[s] + " ABUTS";
    for (size_t c = 0; c < coasts.size(); ++c) text += touches(s, c) ? entry(coasts[c]) : "";
    for (size_t other = 0; other < seas.size(); ++other) text += other == s ? "" : entry(seas[other]);
    text += "\n";
  }
  return ReadMapText(text, "weak" + std::to_string(seed) + ".map", nullptr).map;
}

}  // namespace entente
