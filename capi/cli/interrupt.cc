#include "interrupt.h"

#include <fcntl.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdint>

#include "absl/strings/str_cat.h"
#include "output.h"

namespace entente_cli {
namespace {

std::atomic<int> caught_signal{0};
std::atomic<int64_t> caught_at{0};
std::array<int, 2> wake{-1, -1};  // a pipe, so that a poll for input and for the pipe misses no signal

static_assert(std::atomic<int>::is_always_lock_free && std::atomic<int64_t>::is_always_lock_free);

// timeout(1) sends its signal to the program and then to its group. Two signals within this time count as one.
constexpr int64_t kOneStop = 500;  // milliseconds

int64_t Milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1000000;
}

extern "C" void CatchSignal(int number) {
  const int saved = errno;
  if (caught_signal == 0) {
    caught_at = Milliseconds();
    caught_signal = number;
    [[maybe_unused]] const ssize_t written = write(wake[1], "", 1);
  } else if (Milliseconds() - caught_at >= kOneStop) {
    signal(number, SIG_DFL);
    raise(number);  // ends the program when this function returns
  }
  errno = saved;
}

void Catch(int signal) {
  struct sigaction old = {}, ours = {};
  if (sigaction(signal, nullptr, &old) == 0 && old.sa_handler == SIG_IGN) return;
  ours.sa_handler = CatchSignal;
  ours.sa_flags = SA_RESTART;
  for (const int other : {SIGINT, SIGTERM}) sigaddset(&ours.sa_mask, other);
  sigaction(signal, &ours, nullptr);
}

}  // namespace

void CatchStopSignals() {
  if (pipe2(wake.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;  // the signals keep their default: they end the program
  Catch(SIGINT);
  Catch(SIGTERM);
}

DeafThreads::DeafThreads() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, &before_);
}
DeafThreads::~DeafThreads() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

int StopSignal() { return caught_signal; }
int StopFd() { return wake[0]; }
int StopExitCode() { return 128 + StopSignal(); }

int ReportStop(const char* what_is_done, uint64_t count) {
  const char* const name = StopSignal() == SIGINT ? "SIGINT" : "SIGTERM";
  Refuse(absl::StrCat("stopped by ", name, "; ", what_is_done, ": ", count));
  return StopExitCode();
}

}  // namespace entente_cli
