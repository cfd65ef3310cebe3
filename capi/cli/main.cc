// The program `entente`: picks the command.
#include <cstdio>
#include <iterator>
#include <string>

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
    {kLegal, Legal, "list the legal orders of every unit"},
    {kMap, MapCommand, "list, check or show maps"},
    {kPlay, Play, "play games of random legal orders"},
};

constexpr Command kProgram{"", "usage: entente COMMAND [OPTION]... [FILE]..."};

void PrintHelp() {
  Print("usage: entente COMMAND [OPTION]... [FILE]...\n\nAdjudicates the board game Diplomacy.\n\nCommands:\n");
  for (const Entry& entry : kCommands) {
    std::string line = "  " + std::string(entry.command.name);
    line.resize(14, ' ');
    Print(line + entry.summary + "\n");
  }
  Print(
      "\nOptions:\n  --help      this text; entente COMMAND --help tells about a command\n  --version   the version\n"
      "\nExit codes: 0 fine; 1 something differs, an error line, a map with errors;\n"
      "2 bad usage or unreadable input.\n");
}

int UnknownCommand(std::string_view word) {
  std::string_view names[std::size(kCommands)];
  for (size_t i = 0; i < std::size(kCommands); ++i) names[i] = kCommands[i].command.name;
  const std::string_view nearest = NearestWord(word, names);
  std::string message = "unknown command '" + std::string(word) + "'";
  if (!nearest.empty()) message += "; did you mean " + std::string(nearest) + "?";
  Complain(message);
  std::fprintf(stderr, "%s\n(entente --help lists the commands)\n", kProgram.usage.data());
  return kUnusable;
}

int Run(Words words) {
  if (words.empty()) {
    Complain("no command");
    std::fprintf(stderr, "%s\n(entente --help lists the commands)\n", kProgram.usage.data());
    return kUnusable;
  }
  const std::string_view word = words.front();
  if (word == "--help" || word == "-h" || word == "help") {
    PrintHelp();
    return kFine;
  }
  if (word == "--version") {
    Print(std::string("entente ") + entente_version() + "\n");
    return kFine;
  }
  for (const Entry& entry : kCommands) {
    if (entry.command.name == word) return entry.run(words.subspan(1));
  }
  return UnknownCommand(word);
}

}  // namespace
}  // namespace entente_cli

int main(int argc, char** argv) {
  using namespace entente_cli;  // NOLINT: the program's own
  if (entente_abi_check(ENTENTE_ABI_VERSION) != ENTENTE_OK) {
    Complain("the library is of another version than the program");
    return kUnusable;
  }
  try {
    const int code = Run({argv + (argc > 0 ? 1 : 0), static_cast<size_t>(argc > 0 ? argc - 1 : 0)});
    return Flush() ? code : kUnusable;
  } catch (const std::bad_alloc&) {
    Complain("out of memory");
    return kUnusable;
  }
}
