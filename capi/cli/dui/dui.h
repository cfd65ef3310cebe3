// The actions of `entente dui`: a referee, an example of a bot, a checker of bots. One thread.
#ifndef ENTENTE_CAPI_CLI_DUI_DUI_H_
#define ENTENTE_CAPI_CLI_DUI_DUI_H_

#include <map>
#include <string>

#include "entente/entente.h"

namespace entente_cli::dui {

struct DuiPlan {
  const entente_map* map = nullptr;
  const entente_rules* rules = nullptr;     // null: the map's default
  std::map<uint32_t, std::string> players;  // power -> command
  uint32_t move_time = 1000;                // milliseconds
  uint32_t phases = 100;
  bool as_json = false;  // prints the game in place of a line a phase
};

// Plays a game between bots. Returns the exit code.
int PlayDui(const DuiPlan& plan);

// A bot that plays random legal orders: reads DUI from the standard input.
int RunDuiBot(const entente_map* map, uint64_t seed);

// Checks what a bot answers. Prints a line for each check.
int CheckDuiBot(const entente_map* map, const std::string& command);

}  // namespace entente_cli::dui

#endif  // ENTENTE_CAPI_CLI_DUI_DUI_H_
