// Chooses the orders of a phase of a playthrough: legal ones that meet, support and convoy each other, and some that are
// illegal, unreadable, missing or given twice. README.md describes the choice. One thread at a time.
#ifndef ENTENTE_DATC_TESTS_PLAYTHROUGHS_ORDER_CHOICE_H_
#define ENTENTE_DATC_TESTS_PLAYTHROUGHS_ORDER_CHOICE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "entente/entente.h"

namespace entente::playthroughs {

// Numbers from a seed: x = x * 6364136223846793005 + 1442695040888963407 modulo 2^64, of which the upper 31 bits count.
class Numbers {
 public:
  explicit Numbers(const std::string& seed);  // the FNV-1a hash of the text, 64 bits

  uint32_t Below(uint32_t limit);
  bool Percent(uint32_t percent) { return Below(100) < percent; }

 private:
  uint64_t state_;
};

// The lines of a power for the current phase.
struct PowerLines {
  entente_power power;
  std::vector<std::string> lines;
};

// The lines of all powers that hand in any, ascending by power; empty if the library reports an error.
std::vector<PowerLines> ChooseOrders(const entente_game* game, Numbers& numbers);

}  // namespace entente::playthroughs

#endif  // ENTENTE_DATC_TESTS_PLAYTHROUGHS_ORDER_CHOICE_H_
