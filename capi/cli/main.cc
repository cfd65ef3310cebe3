// The program `entente`: picks the command.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <new>
#include <string>
#include <vector>

#include "commands.h"
#include "entente/entente.h"
#include "output.h"

namespace entente_cli {
namespace {

struct Entry {
  const Command& command;
  int (*run)(Words);
  const char* summary;
};

const Entry kCommands[] = {
    {kAdjudicate, Adjudicate, "adjudicate a phase, a game, or JSON lines"},
    {kReplay, Replay, "re-adjudicate recorded games, report every difference"},
    {kHistory, History, "show the phases of a game at a glance, and what changed"},
    {kLegal, Legal, "list the legal orders of every unit"},
    {kExplain, Explain, "tell why orders ended as they did"},
    {kAdvise, Advise, "warn of what is odd about orders before the deadline"},
    {kMap, MapCommand, "list, check or show maps"},
    {kPlay, Play, "play games of random legal orders"},
    {kConvert, Convert, "turn games of one form into another"},
    {kRules, Rules, "list presets, rulebooks and options of the rules"},
    {kVote, Vote, "count draw votes, by any of seven ways"},
    {kScore, Score, "score games, by five systems"},
#ifdef ENTENTE_HAS_PRESS
    {kPress, Press, "check messages of DAIDE, one a line"},
#endif
#ifdef ENTENTE_HAS_SERVER
    {kServe, Serve, "serve games to clients of DAIDE"},
#endif
    {kDatc, Datc, "play cases in the form of the DATC: to report mistakes"},
};

constexpr std::string_view kUsage = "usage: entente COMMAND [OPTION]... [FILE]...\n";

std::string CommandLines() {
  std::string lines = "Commands:\n";
  for (const Entry& entry : kCommands) {
    std::string line = "  " + std::string(entry.command.name);
    line.resize(14, ' ');
    lines += line + entry.summary + "\n";
  }
  return lines;
}

int PrintHelp() {
  Print(std::string(kUsage) + "\nAdjudicates the board game Diplomacy.\n\n" + CommandLines() +
        "\nOptions, anywhere on the line:\n"
        "  --help      this text; entente COMMAND --help tells about a command\n"
        "  --version   the version\n"
        "  --          ends the options: what follows are FILEs\n"
        "\n"
        "An option's value follows it or a =: --map standard, --map=standard. The FILE -\n"
        "is the standard input. A FILE that cannot be read does not stop the others.\n"
        "Exit codes: 0 fine; 1 something differs, an error line, a map with errors; 2 bad\n"
        "usage or unreadable input.\n");
  return kFine;
}

int NoCommand() {
  Complain("which command?");
  std::fprintf(stderr, "%s\n%s\nentente COMMAND --help tells about a command, entente --help more.\n", kUsage.data(),
               CommandLines().c_str());
  return kUnusable;
}

const Entry* Find(std::string_view word) {
  const Entry* entry = std::find_if(std::begin(kCommands), std::end(kCommands),
                                    [&](const Entry& known) { return known.command.name == word; });
  return entry == std::end(kCommands) ? nullptr : entry;
}

// What to do about a word that is no command and stands in the place of one; "" if nothing comes to mind.
std::string AdviceFor(Words words) {
  const std::string_view word = words.front();
  const bool is_option = word.starts_with("-");
  for (const std::string_view later : words) {
    const Entry* entry = is_option ? Find(later) : nullptr;
    if (entry != nullptr) return "; options of " + std::string(later) + " stand after it";
  }
  std::vector<std::string_view> known;
  if (is_option) known = {"--help", "--version"};
  for (const Entry& entry : kCommands) {
    if (!is_option) known.push_back(entry.command.name);
  }
  const std::string_view nearest = NearestWord(word, known);
  return nearest.empty() ? "" : "; did you mean " + std::string(nearest) + "?";
}

int UnknownWord(Words words) {
  const std::string_view word = words.front();
  Complain((word.starts_with("-") ? "unknown option '" : "unknown command '") + std::string(word) + "'" +
           AdviceFor(words));
  std::fprintf(stderr, "%s(entente --help lists the commands)\n", kUsage.data());
  return kUnusable;
}

int Run(Words words) {
  if (words.empty()) return NoCommand();
  if (HasWord(words, "--version")) {
    Print(std::string("entente ") + entente_version() + "\n");
    return kFine;
  }
  if (const Entry* entry = Find(words.front())) return entry->run(words.subspan(1));
  const bool is_help = std::string_view(words.front()) == "help";
  if (!is_help && !HasWord(words, "--help") && !HasWord(words, "-h")) return UnknownWord(words);
  for (const std::string_view word : words) {
    if (const Entry* entry = Find(word)) {
      Print(entry->command.usage);
      return kFine;
    }
  }
  return PrintHelp();
}

// A stream that is closed stays unusable: else a file that is opened later would take its place.
void KeepClosedStreamsClosed() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) != -1) continue;
    [[maybe_unused]] const int opened = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace
}  // namespace entente_cli

int main(int argc, char** argv) {
  using namespace entente_cli;  // NOLINT: the program's own
  KeepClosedStreamsClosed();
  if (entente_abi_check(ENTENTE_ABI_VERSION) != ENTENTE_OK) {
    Complain("the library is of another version than the program");
    return kUnusable;
  }
  try {
    const int code = Run({argv + (argc > 0 ? 1 : 0), static_cast<size_t>(argc > 0 ? argc - 1 : 0)});
    return FinishOutput(code);
  } catch (const std::bad_alloc&) {
    Complain("out of memory");
    return kUnusable;
  }
}
