#include "output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "arguments.h"

namespace entente_cli {

void Print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

bool Flush() {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return true;
  Complain(std::string("cannot write the output: ") + std::strerror(errno));
  return false;
}

}  // namespace entente_cli
