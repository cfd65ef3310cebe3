#include "interrupt.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>

namespace entente_cli {
namespace {

std::atomic<int> caught_signal{0};
std::array<int, 2> wake{-1, -1};  // a pipe: a poll for input and it cannot miss a signal

static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void HearSignal(int signal) {
  const int saved = errno;
  caught_signal = signal;
  [[maybe_unused]] const ssize_t written = write(wake[1], "", 1);
  errno = saved;
}

void Catch(int signal) {
  struct sigaction old = {}, ours = {};
  if (sigaction(signal, nullptr, &old) == 0 && old.sa_handler == SIG_IGN) return;
  ours.sa_handler = HearSignal;
  ours.sa_flags = SA_RESTART | SA_RESETHAND;
  sigaction(signal, &ours, nullptr);
}

}  // namespace

void CatchStopSignals() {
  if (pipe2(wake.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;  // then they end the program as ever
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
const char* StopSignalName() { return StopSignal() == SIGINT ? "SIGINT" : "SIGTERM"; }
int StopExitCode() { return 128 + StopSignal(); }

}  // namespace entente_cli
