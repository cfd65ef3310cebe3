#include "files.h"

#include <unistd.h>

namespace entente_cli {

std::vector<std::string> FilesOf(const Arguments& arguments, std::string_view what) {
  if (!arguments.operands().empty()) return arguments.operands();
  if (isatty(STDIN_FILENO) != 0) {
    Complain("reading " + std::string(what) + " from the standard input;\n  end it with Ctrl-D, give up with Ctrl-C");
  }
  return {"-"};
}

}  // namespace entente_cli
