// Serves a game of DPP over lines of the standard input and output: the game master's side, for a host that starts the
// programs and passes their lines. A line has the power in front: "ENG SUB ((FLT LON) MTO NTH)" comes from the program of
// England, "ENG THK .." goes to it. Lines of the host begin with REF, DPP's word for the game master.
#ifndef ENTENTE_CAPI_CLI_SERVE_DPP_LINES_H_
#define ENTENTE_CAPI_CLI_SERVE_DPP_LINES_H_

#include <cstdint>
#include <string>

#include "setting.h"

namespace entente_cli {

struct DppPlan {
  Setting setting;
  uint32_t flags = 0;         // ENTENTE_MASTER_*
  uint32_t programs = 0;      // between which the powers are dealt; 0: one for each power
  uint32_t longest_line = 0;  // that the programs read; 0: any
  uint64_t seed = 0;
  std::string save, load, record;  // files; "": none
};

// Runs the game to its end or that of the input; returns the exit code.
int RunDpp(const DppPlan& plan);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_DPP_LINES_H_
