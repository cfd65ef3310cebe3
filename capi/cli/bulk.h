// Bulk mode: one JSON phase per line in, one JSON object per line out, in the same sequence.
#ifndef ENTENTE_CAPI_CLI_BULK_H_
#define ENTENTE_CAPI_CLI_BULK_H_

#include <string>
#include <vector>

#include "line_answer.h"
#include "setting.h"

namespace entente_cli {

inline constexpr OptionSpec kJsonlOption{"--jsonl", false};
inline constexpr OptionSpec kThreadsOption{"--threads", true};
inline constexpr OptionSpec kProgressOption{"--progress", false};
inline constexpr OptionSpec kBriefOption{"--brief", false};

struct BulkPlan {
  ExchangeCall call;
  uint32_t brief_parts;  // ENTENTE_PART_*: what --brief leaves out
  bool is_brief = false;
  bool tells_progress = false;
  uint32_t threads = 1;
  std::string_view error_members = {};  // of an error object, before "error": members with their commas
};

// Reads the options. Complains and returns false if they cannot be used, or stand there without --jsonl.
bool ReadBulkPlan(const Command& command, const Arguments& arguments, BulkPlan& plan);

// Runs every line of the files ("-": the standard input) through the call. Blank lines are skipped; a line that fails
// gives an error object in its place, whose line is the line's number in the file. SIGINT and SIGTERM stop it after
// lines that are written whole. Returns the exit code.
int RunBulk(const Setting& setting, const std::vector<std::string>& files, const BulkPlan& plan);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_BULK_H_
