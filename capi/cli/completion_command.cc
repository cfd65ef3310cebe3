// entente completion: prints completion scripts for shells, and the man page.
#include <string>
#include <utility>

#include "absl/algorithm/container.h"
#include "commands.h"
#include "completion.h"
#include "output.h"

namespace entente_cli {
namespace {

using Maker = std::string (*)(CommandList);

int RunCompletion(const Arguments& arguments) {
  static constexpr std::pair<absl::string_view, Maker> kMakers[] = {
      {"bash", BashCompletion}, {"zsh", ZshCompletion}, {"fish", FishCompletion}, {"man", ManPage}};
  Print(
      absl::c_find_if(kMakers, [&](const auto& maker) { return maker.first == arguments.verb(); })->second(kCommands));
  return kFine;
}

}  // namespace

const Command kCompletion{.name = "completion",
                          .summary = "print a completion script for bash, zsh or fish, or the man page",
                          .run = RunCompletion,
                          .forms = {{"bash"}, {"zsh"}, {"fish"}, {"man"}},
                          .about =
                              "An installed program has these files in place already. Otherwise, for one session:\n"
                              "  bash  source <(entente completion bash)\n"
                              "  zsh   source <(entente completion zsh)\n"
                              "  fish  entente completion fish | source\n"
                              "man prints the page for man(1): entente completion man | man -l -",
                          .notes = "Exit codes: 0 fine; 2 bad usage.",
                          .verbs = {{"bash", 0, 0, "no operand"},
                                    {"zsh", 0, 0, "no operand"},
                                    {"fish", 0, 0, "no operand"},
                                    {"man", 0, 0, "no operand"}}};

}  // namespace entente_cli
