// Serves a game of DPP over lines: the game master's side. It starts programs (--player) and talks to them over their
// standard input and output; the other powers are for a host, which passes their lines over the standard input and output of
// this process. There a line has the power in front: "ENG SUB ((FLT LON) MTO NTH)" comes from the program of England,
// "ENG THK .." goes to it. Lines of the host begin with REF, DPP's word for the game master.
#ifndef ENTENTE_CAPI_CLI_SERVE_DPP_LINES_H_
#define ENTENTE_CAPI_CLI_SERVE_DPP_LINES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "setting.h"

namespace entente_cli {

// The command that plays a power.
struct DppPlayer {
  std::string power, command;
};

struct DppPlan {
  Setting setting;
  std::vector<DppPlayer> players;
  uint32_t movement_limit = 0, retreat_limit = 0, build_limit = 0;  // seconds of a turn; 0: no limit
  uint32_t most_seconds = 0;                                        // the game is stopped after this time; 0: never
  uint32_t flags = 0;                                               // ENTENTE_MASTER_*
  uint32_t programs = 0;      // between which the powers are dealt; 0: one for each power
  uint32_t longest_line = 0;  // that the programs read; 0: any
  uint64_t seed = 0;
  std::string save, load, record, log;  // files; "": none
};

// Runs the game to its end or that of the input; returns the exit code.
int RunDpp(const DppPlan& plan);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_DPP_LINES_H_
