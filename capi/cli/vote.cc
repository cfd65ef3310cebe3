// entente vote: ballots of draw votes, one a line.
#include <optional>
#include <string>
#include <vector>

#include "bulk.h"
#include "commands.h"
#include "files.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {

const Command kVote{"vote",
                    "usage: entente vote --mode MODE --jsonl [--threads N] [--progress] [--map M]\n"
                    "                    [FILE|-]...\n"
                    "\n"
                    "Counts draw votes: one JSON ballot or script a line in, one result a line out.\n"
                    "\n"
                    "  {\"id\":1,\"survivors\":[\"AUSTRIA\",\"FRANCE\"],\n"
                    "   \"votes\":{\"AUSTRIA\":[\"FRANCE\"],\"FRANCE\":\"NODRAW\"}}\n"
                    "  gives {\"id\":1,\"draw\":[\"FRANCE\"]}, or \"draw\":null\n"
                    "\n"
                    "  {\"survivors\":[..],\"steps\":[{\"by\":\"FRANCE\",\"cast\":\"DRAW\"},\n"
                    "   {\"by\":\"ITALY\",\"cancel\":[\"ITALY\",\"FRANCE\"]},{\"processed\":true}]}\n"
                    "  gives {\"replies\":[\"accepted\",\"refused\",null],\"draw\":[..],\"step\":0}\n"
                    "\n"
                    "A vote is \"DRAW\", \"NODRAW\" or a list of powers; with daide-pda also a list of\n"
                    "these. The votes of a ballot count together, those of a script one by one: step\n"
                    "is the one that decided. A cancelled DRAW or NODRAW takes back a yes, and the\n"
                    "list where a power has but one; a cancelled list takes back that list. Powers\n"
                    "go by any name or letter of the map. A ballot names refused voters in refused;\n"
                    "notes tells why a vote is refused, and that a single survivor has nobody to\n"
                    "draw with.\n"
                    "\n"
                    "  --mode MODE   judge-dias    yes or no to a draw of all survivors; a list is a\n"
                    "                              yes, with a note\n"
                    "                judge-nodias  a list, which approves a family of draws\n"
                    "                njudge        as the code of the old judge counts that\n"
                    "                daide, dpp    yes or no\n"
                    "                daide-pda     any number of lists, each exactly that draw\n"
                    "                dpp-pda       one list; of one power a victory of it\n"
                    "  --jsonl       must be given; blank lines are skipped, and a line that cannot\n"
                    "                be read gives an error object\n"
                    "  --threads N   count lines on N threads; the output is the same\n"
                    "  --progress    how many lines are done and how fast, on the error stream\n"
                    "  --map M       a shipped map, or a file (with a / or ending in .map, .json or\n"
                    "                .mdf)\n"
                    "\n"
                    "Exit codes: 0 fine; 1 there were error lines; 2 bad usage or unreadable input.\n"};

namespace {

constexpr OptionSpec kModeOption{"--mode", true};

std::vector<std::string_view> Modes() {
  std::vector<std::string_view> modes;
  for (uint32_t i = 0; const char* name = entente_draw_policy_name(i); ++i) modes.push_back(name);
  return modes;
}

// Complains if there is none, or none of that name.
std::optional<uint32_t> ReadMode(const Arguments& arguments) {
  const std::vector<std::string_view> modes = Modes();
  const std::optional<std::string> mode = arguments.Value(kModeOption.name);
  std::string expected;
  for (uint32_t i = 0; i < modes.size(); ++i) {
    if (mode.has_value() && modes[i] == *mode) return i;
    expected += (i == 0 ? "" : ", ") + std::string(modes[i]);
  }
  std::string message =
      mode.has_value() ? "--mode " + *mode + ": expected one of " + expected : "no --mode: expected one of " + expected;
  const std::string_view nearest = mode.has_value() ? NearestWord(*mode, modes) : std::string_view();
  if (!nearest.empty()) message += "; did you mean " + std::string(nearest) + "?";
  BadUsage(kVote, message);
  return std::nullopt;
}

}  // namespace

int Vote(Words words) {
  const Arguments arguments(kVote, words, {kModeOption, kMapOption, kJsonlOption, kThreadsOption, kProgressOption});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kVote.usage);
    return kFine;
  }
  const std::optional<uint32_t> mode = ReadMode(arguments);
  if (!mode.has_value()) return kUnusable;
  if (!arguments.Has("--jsonl")) return BadUsage(kVote, "no --jsonl: ballots are read one a line");
  const auto count = [policy = *mode](entente_exchange* exchange, const char* json, size_t length,
                                      entente_text** result, entente_error* error) {
    return entente_exchange_count_votes(exchange, policy, json, length, result, error);
  };
  BulkPlan plan{count, 0};
  Setting setting;
  if (!ReadBulkPlan(kVote, arguments, plan) || !ReadSetting(arguments, setting)) return kUnusable;
  return RunBulk(setting, FilesOf(arguments, "JSON ballots, one a line,"), plan);
}

}  // namespace entente_cli
