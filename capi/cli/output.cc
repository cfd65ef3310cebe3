#include "output.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/types/span.h"
#include "arguments.h"
#include "status_line.h"
#include "system.h"

namespace entente_cli {
namespace {

std::atomic<int> first_error{0};  // errno of the first write that failed

void KeepWriteError() {
  int none = 0;
  first_error.compare_exchange_strong(none, errno != 0 ? errno : EIO);
}

bool BeginsCharacter(char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }

// The offset of the blank at which to break a line so that its front fits into `room` columns; the line's size if the whole
// line fits or has no blank.
size_t EndOfRow(absl::string_view line, size_t room) {
  size_t columns = 0, blank = 0;
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == ' ' && i > 0 && (columns <= room || blank == 0)) blank = i;
    columns += BeginsCharacter(line[i]);
    if (columns > room && blank > 0) return blank;
  }
  return line.size();
}

}  // namespace

uint32_t TerminalWidth() { return TerminalWidth(STDOUT_FILENO); }

uint32_t TerminalWidth(int stream) {
  if (isatty(stream) == 0) return 0;
  uint64_t columns = TerminalColumns(stream);
  const char* variable = std::getenv("COLUMNS");
  if (columns == 0 && variable != nullptr) columns = ReadNumber(variable, kMostWidth).value_or(0);
  return columns == 0 ? 0 : std::max(kLeastWidth, static_cast<uint32_t>(columns));
}

size_t ColumnsOf(absl::string_view text) {
  return static_cast<size_t>(std::count_if(text.begin(), text.end(), BeginsCharacter));
}

std::string Broken(absl::string_view line, size_t width, size_t indent) {
  std::string broken;
  for (size_t room = width; room > 0; room = width - indent) {
    const size_t end = EndOfRow(line, room);
    absl::StrAppend(&broken, line.substr(0, end));
    line.remove_prefix(std::min(line.size(), end + 1));
    if (line.empty()) break;
    absl::StrAppend(&broken, "\n", std::string(indent, ' '));
  }
  return absl::StrCat(broken, line);
}

std::string Counted(uint64_t count, absl::string_view noun) {
  return absl::StrCat(count, " ", noun, count == 1 ? "" : "s");
}

std::string ListOfNames(const std::vector<std::string>& names) {
  if (names.size() < 2) return absl::StrJoin(names, "");
  const auto front = absl::MakeSpan(names).first(names.size() - 1);
  return absl::StrCat(absl::StrJoin(front, ", "), " and ", names.back());
}

std::string TimeNow() {
  using namespace std::chrono;  // NOLINT: its calendar
  const auto now = floor<milliseconds>(system_clock::now());
  const auto midnight = floor<days>(now);
  const year_month_day date(midnight);
  const hh_mm_ss time(now - midnight);
  return absl::StrFormat("%d-%02d-%02dT%02d:%02d:%02d.%03dZ", static_cast<int>(date.year()),
                         static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), time.hours().count(),
                         time.minutes().count(), time.seconds().count(), time.subseconds().count());
}

void Print(absl::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) KeepWriteError();
}

void PrintLine(absl::string_view line) { PrintLine(line, TerminalWidth()); }

constexpr size_t kHanging = 4;

void PrintLine(absl::string_view line, uint32_t width) { Print(absl::StrCat(Broken(line, width, kHanging), "\n")); }

void FlushNow() {
  if (std::fflush(stdout) != 0) KeepWriteError();
}

bool Refuse(absl::string_view message) {
  FlushNow();
  Complain(message);
  return false;
}

void PrintError(absl::string_view line) {
  ClearStatus();
  absl::FPrintF(stderr, "%s\n", Broken(line, TerminalWidth(STDERR_FILENO), kHanging));
}

void PrintNote(absl::string_view note) {
  FlushNow();
  PrintError(absl::StrCat("note: ", note));
}

bool TakesOutput() { return first_error == 0; }

int FinishOutput(int code) {
  FlushNow();
  if (TakesOutput()) return code;
  if (first_error == EPIPE) return kClosedPipeExitCode;
  Complain(absl::StrCat("cannot write the output: ", std::strerror(first_error)));
  return kUnusable;
}

}  // namespace entente_cli
