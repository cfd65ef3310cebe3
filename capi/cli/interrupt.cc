#include "interrupt.h"

#include <signal.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdint>

#include "absl/strings/str_cat.h"
#include "output.h"
#include "system.h"

namespace entente_cli {
namespace {

std::atomic<int> caught_signal{0};
std::atomic<int64_t> caught_at{0};

static_assert(std::atomic<int>::is_always_lock_free && std::atomic<int64_t>::is_always_lock_free);

// timeout(1) sends its signal to the program and then to its group. Two signals within this time count as one.
constexpr int64_t kOneStop = 500;  // milliseconds

int64_t Milliseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

extern "C" void CatchSignal(int number) {
  const int saved = errno;
  if (caught_signal == 0) {
    caught_at = Milliseconds();
    caught_signal = number;
    WakeWaits();
  } else if (Milliseconds() - caught_at >= kOneStop) {
    signal(number, SIG_DFL);
    raise(number);  // ends the program when this function returns
  }
  errno = saved;
}

}  // namespace

void CatchStopSignals() { CatchSignals(CatchSignal); }

int StopSignal() { return caught_signal; }
int StopFd() { return WakeFd(); }
int StopExitCode() { return 128 + StopSignal(); }

int ReportStop(const char* what_is_done, uint64_t count) {
  const char* const name = StopSignal() == SIGINT ? "SIGINT" : "SIGTERM";
  Refuse(absl::StrCat("stopped by ", name, "; ", what_is_done, ": ", count));
  return StopExitCode();
}

}  // namespace entente_cli
