// Reads files and the standard input, whole or line by line.
#ifndef ENTENTE_CAPI_CLI_INPUT_H_
#define ENTENTE_CAPI_CLI_INPUT_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "arguments.h"

namespace entente_cli {

inline constexpr size_t kMostBytes = size_t{64} << 20;  // of a file read whole, or of a line
inline constexpr size_t kMostSkipped = 2 * kMostBytes;  // of a too long line, while looking for its end

// An open file; "-" is the standard input.
class Input {
 public:
  explicit Input(const std::string& name);
  ~Input();
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  bool ok() const { return why_.empty(); }
  std::string error() const { return name_ + ": " + why_; }  // "no/such/file: No such file or directory"
  const std::string& why() const { return why_; }            // "No such file or directory"
  bool is_missing() const { return is_missing_; }            // the file does not exist
  const std::string& name() const { return name_; }          // in messages: "(stdin)" for "-", "''" for none

  // Reads at most `capacity` bytes; waits for the first byte. Returns 0 at the end, after an error, and after a stop signal
  // (interrupt.h).
  size_t Read(char* bytes, size_t capacity);

 private:
  void Fail();

  std::string name_;
  std::string why_;
  bool is_missing_ = false;
  int file_ = -1;
};

// The operands of the command line, or "-" (the standard input) if there are none. If that is a terminal, prints that the
// program reads `what` ("a phase or a game") from it and how to end the input.
std::vector<std::string> FilesOf(const Arguments& arguments, absl::string_view what);

// Reads a whole file. Complains and returns false if it cannot be read or is longer than kMostBytes; also false, as a part may
// be missing, after a stop signal.
bool ReadWhole(const std::string& name, std::string& bytes);

// The line without its LF or CR LF.
absl::string_view WithoutLineEnd(absl::string_view line);

// Whether a line is empty or blank.
bool IsBlank(absl::string_view line);

// Whether a text begins like one in UTF-16, with a byte order mark or without.
bool IsUtf16(absl::string_view text);
inline constexpr absl::string_view kNotUtf16 = "the text is in UTF-16: expected UTF-8";

// Reads the lines of an input as they stand, with their line ends. A line longer than kMostBytes is kTooLong and its text is cut short.
// A line that does not end within kMostSkipped is kEndless and is the last one.
class LineReader {
 public:
  enum class Line { kText, kTooLong, kEndless, kEnd };

  explicit LineReader(Input& input) : input_(input) {}

  // Reads the next line; `text` is valid until the next call. Calls `idle` before each read of the input.
  template <typename Idle>
  Line Next(absl::string_view& text, const Idle& idle) {
    size_t skipped = 0;
    for (;;) {
      const size_t end = buffer_.find('\n', searched_);
      if (end != std::string::npos) return Cut(text, end + 1, skipped > 0);
      searched_ = buffer_.size();
      if (searched_ - start_ > kMostBytes) skipped += Skip();
      if (skipped >= kMostSkipped) ended_ = true;
      if (skipped >= kMostSkipped) return Line::kEndless;
      if (ended_) return start_ < buffer_.size() || skipped > 0 ? Cut(text, buffer_.size(), skipped > 0) : Line::kEnd;
      idle();
      Fill();
    }
  }

 private:
  Line Cut(absl::string_view& text, size_t end, bool too_long);
  size_t Skip();
  void Fill();

  Input& input_;
  std::string buffer_;
  size_t chunk_ = size_t{1} << 14;  // bytes read at once; grows while reads fill it
  size_t start_ = 0;                // of the next line
  size_t searched_ = 0;             // there is no line end before this offset
  bool ended_ = false;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_INPUT_H_
