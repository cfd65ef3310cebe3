// The program `entente`: runs the command named by the first word.
#include <array>
#include <cstdio>
#include <new>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "commands.h"
#include "entente/entente.h"
#include "help.h"
#include "nearest_word.h"
#include "output.h"
#include "system.h"

namespace entente_cli {
namespace {

constexpr char kUsage[] = "usage: entente COMMAND [OPTION]... [FILE]...\n";

std::string CommandLines() {
  std::string lines = "Commands:\n";
  for (const Command* command : kCommands)
    absl::StrAppendFormat(&lines, "  %-12s%s\n", command->name, command->summary);
  return lines;
}

int PrintHelp() {
  Print(absl::StrCat(kUsage, "\nAdjudicates the board game Diplomacy.\n\n", CommandLines(),
                     "\nOptions, anywhere on the line:\n"
                     "  --help      this text; entente COMMAND --help describes a command\n"
                     "  --version   the version\n"
                     "  --          ends the options: what follows are FILEs\n"
                     "\n"
                     "An option's value follows it or a =: --map standard, --map=standard. The FILE -\n"
                     "is the standard input. A FILE that cannot be read does not stop the others.\n"
                     "Exit codes: 0 fine; 1 something differs, an error line, a map with errors; 2 bad\n"
                     "usage or unreadable input.\n"));
  return kFine;
}

int NoCommand() {
  Complain("which command?");
  absl::FPrintF(stderr, "%s\n%s\nentente COMMAND --help describes a command, entente --help all options.\n", kUsage,
                CommandLines());
  return kUnusable;
}

const Command* FindCommand(absl::string_view word) {
  const auto found = absl::c_find_if(kCommands, [&](const Command* known) { return known->name == word; });
  return found == kCommands.end() ? nullptr : *found;
}

// Advice for a word that stands in the summaries of commands ("orders", "order"); "" for other words.
std::string CommandsAbout(absl::string_view word) {
  std::vector<absl::string_view> about;
  for (const Command* command : kCommands) {
    const std::vector<absl::string_view> words = absl::StrSplit(command->summary, absl::ByAnyChar(" ,:"));
    constexpr size_t kLongWord = 4;
    const auto is_word = [&](absl::string_view one) { return one == word || one == absl::StrCat(word, "s"); };
    if (word.size() >= kLongWord && absl::c_any_of(words, is_word)) about.push_back(command->name);
  }
  return about.empty() ? "" : absl::StrCat("; about ", word, ": ", absl::StrJoin(about, ", "));
}

// Advice about a first word that is not a command; "" if there is no advice.
std::string AdviceFor(Words words) {
  const absl::string_view word = words.front();
  if (!absl::StartsWith(word, "-")) {
    std::vector<std::string> names;
    for (const Command* command : kCommands) names.emplace_back(command->name);
    const std::string nearest = DidYouMean(word, names);
    return nearest.empty() ? CommandsAbout(word) : nearest;
  }
  for (const absl::string_view later : words) {
    if (FindCommand(later) != nullptr) return absl::StrCat("; options of ", later, " stand after it");
  }
  return DidYouMean(word, std::array<std::string, 2>{"--help", "--version"});
}

// Commands that a build may leave out.
constexpr std::array<absl::string_view, 4> kParts = {"board", "press", "render", "serve"};

int UnknownWord(Words words) {
  const absl::string_view word = words.front();
  if (absl::c_linear_search(kParts, word)) {
    Complain(absl::StrCat("this build of the program has no ", word, ": it was built without that part"));
    return kUnusable;
  }
  Complain(
      absl::StrCat("unknown ", absl::StartsWith(word, "-") ? "option" : "command", " '", word, "'", AdviceFor(words)));
  absl::FPrintF(stderr, "%s(entente --help lists the commands)\n", kUsage);
  return kUnusable;
}

int PrintHelpOf(const Command& command) {
  Print(HelpOf(command));
  return kFine;
}

int RunCommand(const Command& command, Words words) {
  if (words.empty() && command.run_alone != nullptr) return command.run_alone();
  const Arguments arguments(command, words);
  if (arguments.wants_help()) return PrintHelpOf(command);
  return arguments.ok() ? command.run(arguments) : kUnusable;
}

int Run(Words words) {
  if (words.empty()) return NoCommand();
  if (HasWord(words, "--version")) {
    Print(absl::StrCat("entente ", entente_version(), "\n"));
    return kFine;
  }
  if (const Command* command = FindCommand(words.front())) return RunCommand(*command, words.subspan(1));
  const bool is_help = absl::string_view(words.front()) == "help";
  if (!is_help && !HasWord(words, "--help") && !HasWord(words, "-h")) return UnknownWord(words);
  for (const absl::string_view word : words) {
    if (const Command* command = FindCommand(word)) return PrintHelpOf(*command);
  }
  return PrintHelp();
}

}  // namespace
}  // namespace entente_cli

int main(int argc, char** argv) {
  using namespace entente_cli;  // NOLINT: the program's own
  PrepareStreams();
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
