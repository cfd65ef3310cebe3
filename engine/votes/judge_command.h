// Reads the voting commands of mail judges: "SET DRAW AEF", "SET NODRAW", "SET DIAS", "SET NODIAS",
// "SET CONCEDE F". Any threads.
//   Source: the judge's help on draws.
#ifndef ENTENTE_ENGINE_VOTES_JUDGE_COMMAND_H_
#define ENTENTE_ENGINE_VOTES_JUDGE_COMMAND_H_

#include <string_view>
#include <vector>

#include "base/status.h"
#include "map/map.h"

namespace entente {

struct JudgeCommand {
  enum class Kind : uint8_t { kDraw, kNoDraw, kDias, kNoDias, kConcede };
  Kind kind = Kind::kDraw;
  // kDraw: the listed powers, with repetitions; empty without a list. kConcede: one power.
  std::vector<PowerIndex> powers;
};

// Reads a command, in any case; "SET" may be missing. Powers are named by any name of the map, with blanks or commas
// between them, or by their letters, which may stand together.
//   Errors: invalid argument at a Place: no such command; a word that names no power, or one power as a name and
//           another as a letter; too many or too few powers. Limit, for more than 4096 bytes.
Result<JudgeCommand> ReadJudgeCommand(const Map& map, std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_VOTES_JUDGE_COMMAND_H_
