#include "progress.h"

#include <unistd.h>

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "arguments.h"
#include "output.h"
#include "status_line.h"

namespace entente_cli {
namespace {

std::chrono::milliseconds IntervalOf(Progress::Form form) {
  if (form == Progress::Form::kStatus) return kStatusInterval;
  return std::chrono::seconds(isatty(STDERR_FILENO) != 0 ? 1 : 20);
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
  if (form_ == Form::kLines) Report();
  ClearStatus();
}

void Progress::Run(std::chrono::milliseconds interval) {
  std::unique_lock lock(mutex_);
  for (auto next = start_ + interval; !ended_.wait_until(lock, next, [this] { return has_ended_; }); next += interval) {
    Report();
  }
}

void Progress::Report() const { form_ == Form::kStatus ? ShowStatus(Line()) : Complain(Line()); }

// "1200 lines, 3 of them errors, 2 with notes, in 4.0 s: 300 a second".
std::string Progress::Line() const {
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  const uint64_t lines = count_.lines, errors = count_.errors, noted = count_.noted;
  std::string text = Counted(lines, "line");
  if (errors > 0) absl::StrAppend(&text, ", ", errors, " of them errors,");
  if (noted > 0) absl::StrAppend(&text, errors > 0 ? " " : ", ", noted, " with notes,");
  return absl::StrFormat("%s in %.1f s: %.0f a second", text, seconds,
                         static_cast<double>(lines) / std::max(seconds, 1e-3));
}

}  // namespace entente_cli
