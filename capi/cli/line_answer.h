// Answers the lines of bulk mode, a batch at a time.
#ifndef ENTENTE_CAPI_CLI_LINE_ANSWER_H_
#define ENTENTE_CAPI_CLI_LINE_ANSWER_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "handle.h"

namespace entente_cli {

// A call of the exchange on one JSON text.
using ExchangeCall =
    std::function<entente_status(entente_exchange*, const char*, size_t, entente_text**, entente_error*)>;

// Lines that are answered together, and the answers.
class Batch {
 public:
  void Add(absl::string_view line, uint64_t number);
  void AddTooLong(uint64_t number);
  // The file whose lines follow, for error objects; "" if it is the only one.
  void UseFile(const std::string& file) { file_ = file; }

  bool is_full() const { return lines_.size() >= kMostLines || text_.size() >= kMostText; }
  bool is_empty() const { return lines_.empty(); }
  size_t line_count() const { return lines_.size(); }
  size_t bytes() const { return text_.size(); }
  uint64_t error_count() const { return error_count_; }
  uint64_t noted_count() const { return noted_count_; }  // answers with notes
  const std::string& answers() const { return answers_; }
  // Empties it, and keeps memory of usual size.
  void Clear();

 private:
  friend class LineAnswerer;
  static constexpr size_t kMostLines = 32;
  static constexpr size_t kMostText = size_t{1} << 18;

  struct Line {
    size_t begin, end;  // in text_
    uint64_t number;
    bool is_too_long;
  };

  std::string file_;
  std::string text_;
  std::vector<Line> lines_;
  std::string answers_;  // a line each
  uint64_t error_count_ = 0, noted_count_ = 0;
};

// One thread at a time.
class LineAnswerer {
 public:
  // `error_members` stand before "error" in an error object, each with a comma behind it.
  LineAnswerer(ExchangeHandle exchange, ExchangeCall call, absl::string_view error_members)
      : exchange_(std::move(exchange)), call_(std::move(call)), error_members_(error_members) {}

  // Fills in the answers, an error object for a line that fails.
  void Answer(Batch& batch);

 private:
  void Refuse(absl::string_view line, uint64_t number, Batch& batch);

  ExchangeHandle exchange_;
  ExchangeCall call_;
  absl::string_view error_members_;
  entente_error error_ = Sized<entente_error>();
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_LINE_ANSWER_H_
