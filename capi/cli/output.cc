#include "output.h"

#include <signal.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "arguments.h"

namespace entente_cli {
namespace {

std::atomic<int> first_error{0};  // errno of the first write that failed

void Fail() {
  int none = 0;
  first_error.compare_exchange_strong(none, errno != 0 ? errno : EIO);
}

}  // namespace

void Print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) Fail();
}

void FlushNow() {
  if (std::fflush(stdout) != 0) Fail();
}

bool TakesOutput() { return first_error == 0; }

int FinishOutput(int code) {
  FlushNow();
  if (TakesOutput()) return code;
  if (first_error == EPIPE) return 128 + SIGPIPE;
  Complain(std::string("cannot write the output: ") + std::strerror(first_error));
  return kUnusable;
}

}  // namespace entente_cli
