#include "progress.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "arguments.h"
#include "status_line.h"

namespace entente_cli {

namespace {

constexpr std::chrono::milliseconds kOnTerminal = std::chrono::seconds(1), kElsewhere = std::chrono::seconds(20);

std::chrono::milliseconds IntervalOf(Progress::Form form) {
  if (form == Progress::Form::kStatus) return kStatusInterval;
  return isatty(STDERR_FILENO) != 0 ? kOnTerminal : kElsewhere;
}

}  // namespace

Progress::Progress(const BulkCount& count, Form form)
    : count_(count), form_(form), thread_([this] { Run(IntervalOf(form_)); }) {}

Progress::~Progress() {
  {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
  }
  ended_.notify_all();
  thread_.join();
  if (form_ == Form::kLines) Tell();
  ClearStatus();
}

void Progress::Run(std::chrono::milliseconds interval) {
  std::unique_lock lock(mutex_);
  for (auto next = start_ + interval; !ended_.wait_until(lock, next, [this] { return has_ended_; }); next += interval) {
    Tell();
  }
}

void Progress::Tell() const { form_ == Form::kStatus ? ShowStatus(Line()) : Complain(Line()); }

// "1200 lines, 3 of them errors, 2 with notes, in 4.0 s: 300 a second".
std::string Progress::Line() const {
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  const uint64_t lines = count_.lines(), errors = count_.errors();
  char time[64];
  std::snprintf(time, sizeof time, " in %.1f s: %.0f a second", seconds,
                static_cast<double>(lines) / std::max(seconds, 1e-3));
  std::string text = std::to_string(lines) + (lines == 1 ? " line" : " lines");
  if (errors > 0) text += ", " + std::to_string(errors) + " of them errors,";
  if (const uint64_t noted = count_.noted(); noted > 0) {
    text += (errors > 0 ? " " : ", ") + std::to_string(noted) + " with notes,";
  }
  return text + time;
}

}  // namespace entente_cli
