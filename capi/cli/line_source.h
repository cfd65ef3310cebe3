// Splits what a descriptor delivers into lines, for a loop that waits at several descriptors. One thread.
#ifndef ENTENTE_CAPI_CLI_LINE_SOURCE_H_
#define ENTENTE_CAPI_CLI_LINE_SOURCE_H_

#include <string>

#include "absl/strings/string_view.h"

namespace entente_cli {

inline constexpr size_t kMostOfALine = size_t{1} << 20;  // more than any message has

class LineSource {
 public:
  // Does not close `file`; -1: there is nothing to read.
  explicit LineSource(int file = -1) : file_(file) {}

  // The descriptor to wait at; -1 after its end.
  int file() const { return file_; }
  // Reads what has arrived, at most 16 KiB.
  void Read();
  // Takes the next whole line, without its line end; after the end of the input also the last one without. Of a line beyond
  // kMostOfALine it takes an empty one. The text is valid until the next call of Read.
  bool Next(absl::string_view& line);
  // Whether the line that was taken, or that is being read, is too long.
  bool is_too_long() const { return is_too_long_; }

 private:
  int file_;
  std::string buffer_;
  size_t start_ = 0, searched_ = 0;  // start_: of the next line; there is no line end between it and searched_
  bool is_too_long_ = false, was_taken_ = true;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_LINE_SOURCE_H_
