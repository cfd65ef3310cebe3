#include "bulk.h"

#include <cstdio>

#include "input.h"
#include "output.h"

namespace entente_cli {
namespace {

class Bulk {
 public:
  Bulk(entente_exchange* exchange, ExchangeCall call) : exchange_(exchange), call_(call) {}

  // A line and its number in the stream.
  void Take(std::string_view line, uint64_t number) {
    if (call_(exchange_, line.data(), line.size(), text_.out(), &error_) != ENTENTE_OK) return Refuse(line, number);
    Print(text_.view());
    Print("\n");
  }

  void TakeTooLong(uint64_t number) {
    error_ = Sized<entente_error>();
    error_.status = ENTENTE_ERR_LIMIT;
    std::snprintf(error_.message, sizeof error_.message, "the line is longer than 64 MiB");
    Refuse({}, number);
  }

  bool had_errors() const { return had_errors_; }

 private:
  // The library saw one line: its column is right, the line's number is known here.
  void Refuse(std::string_view line, uint64_t number) {
    had_errors_ = true;
    error_.line = static_cast<uint32_t>(number);
    if (entente_exchange_error_json(exchange_, line.data(), line.size(), &error_, text_.out()) == ENTENTE_OK) {
      Print(text_.view());
      Print("\n");
      return;
    }
    std::printf("{\"error\":{\"status\":\"out_of_memory\",\"message\":\"out of memory\",\"line\":%u}}\n",
                static_cast<unsigned>(error_.line));
  }

  entente_exchange* exchange_;
  ExchangeCall call_;
  entente_error error_ = Sized<entente_error>();
  Text text_;
  bool had_errors_ = false;
};

}  // namespace

int RunBulk(const Setting& setting, const std::string& file, ExchangeCall call) {
  ExchangeHandle exchange;
  if (!NewExchange(setting, exchange)) return kUnusable;
  Input input(file);
  LineReader lines(input);
  Bulk bulk(exchange.get(), call);
  std::string_view line;
  for (uint64_t number = 1;; ++number) {
    const LineReader::Line kind = lines.Next(line, [] { std::fflush(stdout); });
    if (kind == LineReader::Line::kEnd) break;
    if (kind == LineReader::Line::kTooLong) bulk.TakeTooLong(number);
    if (kind == LineReader::Line::kText && !IsBlank(line)) bulk.Take(line, number);
    if (std::ferror(stdout) != 0) break;
  }
  if (!input.ok()) {
    Complain(input.error());
    return kUnusable;
  }
  return bulk.had_errors() ? kDiffers : kFine;
}

}  // namespace entente_cli
