#include "bulk.h"

#include <cstdio>

#include "input.h"
#include "output.h"

namespace entente_cli {
namespace {

bool IsBlank(std::string_view line) { return line.find_first_not_of(" \t\r") == std::string_view::npos; }

class Bulk {
 public:
  Bulk(entente_exchange* exchange, ExchangeCall call) : exchange_(exchange), call_(call) {}

  void Take(std::string_view line) {
    const char* result = nullptr;
    size_t length = 0;
    if (call_(exchange_, line.data(), line.size(), &result, &length, &error_) != ENTENTE_OK) {
      Refuse(line, result, length);
    }
    Print({result, length});
    Print("\n");
  }

  void TakeTooLong() {
    error_ = Sized<entente_error>();
    error_.status = ENTENTE_ERR_LIMIT;
    std::snprintf(error_.message, sizeof error_.message, "the line is longer than 64 MiB");
    const char* result = nullptr;
    size_t length = 0;
    Refuse({}, result, length);
    Print({result, length});
    Print("\n");
  }

  bool had_errors() const { return had_errors_; }

 private:
  void Refuse(std::string_view line, const char*& result, size_t& length) {
    had_errors_ = true;
    if (entente_exchange_error_json(exchange_, line.data(), line.size(), &error_, &result, &length) == ENTENTE_OK)
      return;
    static constexpr std::string_view kBare = R"({"error":{"status":"out_of_memory","message":"out of memory"}})";
    result = kBare.data();
    length = kBare.size();
  }

  entente_exchange* exchange_;
  ExchangeCall call_;
  entente_error error_ = Sized<entente_error>();
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
  for (;;) {
    const LineReader::Line kind = lines.Next(line, [] { std::fflush(stdout); });
    if (kind == LineReader::Line::kEnd) break;
    if (kind == LineReader::Line::kTooLong) bulk.TakeTooLong();
    if (kind == LineReader::Line::kText && !IsBlank(line)) bulk.Take(line);
    if (std::ferror(stdout) != 0) break;
  }
  if (!input.ok()) {
    Complain(input.error());
    return kUnusable;
  }
  return bulk.had_errors() ? kDiffers : kFine;
}

}  // namespace entente_cli
