// Makes the completion scripts of shells and the man page from the tables of the commands (options.h).
#ifndef ENTENTE_CAPI_CLI_COMPLETION_H_
#define ENTENTE_CAPI_CLI_COMPLETION_H_

#include <span>
#include <string>

#include "options.h"

namespace entente_cli {

using CommandList = std::span<const Command* const>;

// What may follow an option or a command: words, and the names of files or folders.
struct Completion {
  enum class Paths { kNone, kFiles, kFolders };
  std::vector<std::string> words;
  Paths paths = Paths::kNone;
};

Completion CompletionOf(const Option& option);            // of its value
Completion CompletionOfOperands(const Command& command);  // without its verbs

// The scripts. A shell of that kind reads one as a whole.
std::string BashCompletion(CommandList commands);
std::string ZshCompletion(CommandList commands);
std::string FishCompletion(CommandList commands);

// The page in section 1, as troff with the macros of man(7).
std::string ManPage(CommandList commands);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_COMPLETION_H_
