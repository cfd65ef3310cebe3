// Answers the requests of `entente serve --http`: paths, bodies and statuses, without the network. A request is answered from
// what it holds; nothing is kept but counters. Any threads.
#ifndef ENTENTE_CAPI_CLI_HTTP_SERVICE_H_
#define ENTENTE_CAPI_CLI_HTTP_SERVICE_H_

#include <array>
#include <atomic>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "setting.h"

namespace entente_cli::http {

struct HttpRequest {
  absl::string_view path;                    // "/v1/adjudicate"
  absl::string_view body;                    // JSON
  std::map<std::string, std::string> query;  // "phase" -> "S1901M"
};

struct HttpAnswer {
  int status = 200;
  std::string type = "application/json";
  std::string body;
};

class HttpService {
 public:
  // `setting`: map and rules of bodies that name none.
  explicit HttpService(const Setting& setting) : setting_(setting) {}

  // The paths that answer POST, and those that answer GET.
  static const std::vector<std::string>& PostPaths();
  static const std::vector<std::string>& GetPaths();

  HttpAnswer Post(const HttpRequest& request);
  HttpAnswer Get(absl::string_view path);

  // An answer that is an error: {"error":{"status":"..","message":".."}}.
  static HttpAnswer Error(int status, absl::string_view word, absl::string_view message);

  // Counts an answer for /metrics.
  void Count(absl::string_view path, int status, double seconds);

 private:
  ExchangeHandle TakeExchange();
  void GiveBack(ExchangeHandle exchange);
  std::string Metrics();

  const Setting& setting_;
  std::mutex mutex_;
  std::vector<ExchangeHandle> idle_;  // one for each request that ran at the same time
  std::map<std::pair<std::string, int>, uint64_t> counts_;
  static constexpr std::array kBounds = {0.0001, 0.001, 0.01, 0.1, 1.0};  // seconds
  std::array<uint64_t, kBounds.size() + 1> buckets_ = {};
  double seconds_ = 0;
};

}  // namespace entente_cli::http

#endif  // ENTENTE_CAPI_CLI_HTTP_SERVICE_H_
