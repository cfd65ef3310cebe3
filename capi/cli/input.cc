#include "input.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "interrupt.h"
#include "system.h"

namespace entente_cli {
namespace {

constexpr size_t kChunk = size_t{1} << 18;

}  // namespace

Input::Input(const std::string& name) : name_(name == "-" ? "(stdin)" : name.empty() ? "''" : name) {
  file_ = name == "-" ? STDIN_FILENO : OpenFile(name, O_RDONLY);
  if (file_ < 0) Fail();
}

Input::~Input() {
  if (file_ > STDIN_FILENO) close(file_);
}

void Input::Fail() {
  is_missing_ = errno == ENOENT;
  why_ = std::strerror(errno);
}

size_t Input::Read(char* bytes, size_t capacity) {
  if (!ok() || !WaitForInput(file_)) return 0;
  for (;;) {
    const ssize_t count = read(file_, bytes, capacity);
    if (count >= 0) return static_cast<size_t>(count);
    if (errno != EINTR) {
      Fail();
      return 0;
    }
  }
}

bool ReadWhole(const std::string& name, std::string& bytes) {
  Input input(name);
  bytes.clear();
  size_t length = 0;
  do {
    bytes.resize(std::max(bytes.size(), length + kChunk));
    const size_t count = input.Read(bytes.data() + length, bytes.size() - length);
    if (count == 0) break;
    length += count;
    if (length == bytes.size()) bytes.resize(2 * length);
  } while (length <= kMostBytes);
  bytes.resize(length);
  if (StopSignal() != 0) return false;
  if (input.ok() && length <= kMostBytes) return true;
  Complain(input.ok() ? absl::StrCat(input.name(), ": is larger than 64 MiB") : input.error());
  return false;
}

std::vector<std::string> FilesOf(const Arguments& arguments, absl::string_view what) {
  if (!arguments.operands().empty()) return arguments.operands();
  if (isatty(STDIN_FILENO) != 0) {
    Complain(absl::StrCat("reading ", what, " from the standard input;\n  end it with ", kEndOfInput,
                          ", give up with Ctrl-C"));
  }
  return {"-"};
}

absl::string_view WithoutLineEnd(absl::string_view line) {
  return absl::StripSuffix(absl::StripSuffix(line, "\n"), "\r");
}

bool IsBlank(absl::string_view line) { return line.find_first_not_of(" \t\r\n") == absl::string_view::npos; }

bool IsUtf16(absl::string_view text) {
  if (absl::StartsWith(text, "\xff\xfe") || absl::StartsWith(text, "\xfe\xff")) return true;
  if (text.size() < 4) return false;
  const auto has_zero = [&](size_t i) { return text[i] == '\0'; };
  return has_zero(0) != has_zero(1) && has_zero(0) == has_zero(2) && has_zero(1) == has_zero(3);
}

LineReader::Line LineReader::Cut(absl::string_view& text, size_t end, bool too_long) {
  text = absl::string_view(buffer_).substr(start_, end - start_);
  start_ = searched_ = end;
  return too_long || WithoutLineEnd(text).size() > kMostBytes ? Line::kTooLong : Line::kText;
}

// Drops the bytes read so far of a too long line. Returns their number.
size_t LineReader::Skip() {
  const size_t length = buffer_.size() - start_;
  buffer_.clear();
  start_ = searched_ = 0;
  return length;
}

void LineReader::Fill() {
  if (start_ > 0) {
    buffer_.erase(0, start_);
    searched_ -= start_;
    start_ = 0;
  }
  const size_t length = buffer_.size();
  buffer_.resize(length + chunk_);
  const size_t count = input_.Read(buffer_.data() + length, chunk_);
  buffer_.resize(length + count);
  if (count == chunk_) chunk_ = std::min(2 * chunk_, kChunk);
  if (count == 0) ended_ = true;
}

}  // namespace entente_cli
