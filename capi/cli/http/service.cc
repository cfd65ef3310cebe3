#include "http/service.h"

#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "http/openapi.h"
#include "json_text.h"
#include "word_lists.h"

namespace entente_cli::http {
namespace {

// A call in progress: what it needs, and where its text goes.
struct Call {
  entente_exchange* exchange;
  const HttpRequest& request;
  Text& text;
  entente_error& error;

  const char* body() const { return request.body.data(); }
  size_t size() const { return request.body.size(); }
  std::string Query(const char* name) const {
    const auto found = request.query.find(name);
    return found == request.query.end() ? "" : found->second;
  }
};

using Answerer = entente_status (*)(Call&);

entente_status Adjudicate(Call& call) {
  return entente_exchange_adjudicate(call.exchange, call.body(), call.size(), nullptr, call.text.out(), &call.error);
}
entente_status Legal(Call& call) {
  return entente_exchange_legal(call.exchange, call.body(), call.size(), nullptr, call.text.out(), &call.error);
}

// Reads the body and finds the phase that ?phase= names; without it the first.
template <typename Use>
entente_status OfPhase(Call& call, const Use& use) {
  DocumentHandle document;
  const entente_status read = entente_document_read(call.body(), call.size(), Out(document), &call.error);
  if (read != ENTENTE_OK) return read;
  uint32_t phase = 0;
  const std::string name = call.Query("phase");
  if (!name.empty()) {
    const entente_status found =
        entente_document_find_phase(document.get(), name.data(), name.size(), &phase, &call.error);
    if (found != ENTENTE_OK) return found;
  }
  return use(document.get(), phase);
}

entente_status Explain(Call& call) {
  const std::string order = call.Query("order");
  return OfPhase(call, [&](const entente_document* document, uint32_t phase) {
    return entente_exchange_explain(call.exchange, document, phase, order.data(), order.size(), ENTENTE_TEXT_JSON,
                                    nullptr, call.text.out(), &call.error);
  });
}
entente_status Advise(Call& call) {
  return OfPhase(call, [&](const entente_document* document, uint32_t phase) {
    return entente_exchange_advise(call.exchange, document, phase, nullptr, ENTENTE_TEXT_JSON, nullptr, call.text.out(),
                                   &call.error);
  });
}
entente_status Render(Call& call) {
  const std::string order = call.Query("order");
  return OfPhase(call, [&](const entente_document* document, uint32_t phase) {
    return entente_exchange_render(call.exchange, document, phase, order.data(), order.size(), nullptr, call.text.out(),
                                   &call.error);
  });
}
entente_status Replay(Call& call) {
  DocumentHandle document;
  const entente_status read = entente_document_read(call.body(), call.size(), Out(document), &call.error);
  if (read != ENTENTE_OK) return read;
  return entente_exchange_replay(call.exchange, document.get(), ENTENTE_TEXT_JSON, nullptr, nullptr, call.text.out(),
                                 &call.error);
}
// ?mode= is a way to vote, as in `entente vote --mode`.
entente_status CountVotes(Call& call) {
  const std::string mode = call.Query("mode");
  uint32_t policy = 0;
  if (call.request.query.contains("mode")) {
    const entente_status found =
        entente_find_word(ENTENTE_WORDS_DRAW_POLICY, mode.data(), mode.size(), &policy, &call.error);
    if (found != ENTENTE_OK) return found;
  }
  return entente_exchange_count_votes(call.exchange, policy, call.body(), call.size(), nullptr, call.text.out(),
                                      &call.error);
}

struct Path {
  const char* path;
  Answerer answer;
  const char* type;
  std::vector<std::string> parameters;
};
const std::vector<Path>& Paths() {
  static const std::vector<Path> paths = {{"/v1/adjudicate", Adjudicate, "application/json", {}},
                                          {"/v1/legal", Legal, "application/json", {}},
                                          {"/v1/explain", Explain, "application/json", {"phase", "order"}},
                                          {"/v1/advise", Advise, "application/json", {"phase"}},
                                          {"/v1/votes", CountVotes, "application/json", {"mode"}},
                                          {"/v1/replay", Replay, "application/json", {}},
                                          {"/v1/render", Render, "image/svg+xml", {"phase", "order"}}};
  return paths;
}

// What is wrong with the names of a query, or "".
std::string WhyNotRead(const Path& path, const HttpRequest& request) {
  for (const auto& [name, value] : request.query) {
    if (absl::c_linear_search(path.parameters, name)) continue;
    const std::string expected = path.parameters.empty() ? "none" : absl::StrJoin(path.parameters, ", ");
    return absl::StrCat("unknown parameter `", name, "`: expected ", expected, "; map and rules stand in the body");
  }
  return "";
}

}  // namespace

const std::vector<std::string>& HttpService::PostPaths() {
  static const std::vector<std::string> paths = [] {
    std::vector<std::string> list;
    for (const Path& path : Paths()) list.emplace_back(path.path);
    return list;
  }();
  return paths;
}
const std::vector<std::string>& HttpService::GetPaths() {
  static const std::vector<std::string> paths = {"/health", "/metrics", "/openapi.json", "/v1/maps"};
  return paths;
}

HttpAnswer HttpService::Post(const HttpRequest& request) {
  const auto path = absl::c_find_if(Paths(), [&](const Path& known) { return request.path == known.path; });
  if (const std::string wrong = WhyNotRead(*path, request); !wrong.empty()) return Error(400, "not_found", wrong);
  ExchangeHandle exchange = TakeExchange();
  if (exchange == nullptr) return Error(500, "out_of_memory", "there is no memory for the request");
  Text text;
  auto error = Sized<entente_error>();
  Call call{exchange.get(), request, text, error};
  const entente_status status = path->answer(call);
  HttpAnswer answer;
  if (status == ENTENTE_OK) {
    answer.type = path->type;
  } else {
    answer.status = status == ENTENTE_ERR_OUT_OF_MEMORY || status == ENTENTE_ERR_INTERNAL ? 500
                    : status == ENTENTE_ERR_NOT_SUPPORTED                                 ? 501
                                                                                          : 400;
    entente_exchange_error_json(exchange.get(), request.body.data(), request.body.size(), &error, text.out());
  }
  answer.body = std::string(text.view());
  GiveBack(std::move(exchange));
  return answer;
}

HttpAnswer HttpService::Get(absl::string_view path) {
  HttpAnswer answer;
  if (path == "/health") {
    answer.body = absl::StrCat("{\"status\":\"ok\",\"version\":", JsonQuoted(entente_version()), "}");
  } else if (path == "/v1/maps") {
    answer.body = absl::StrCat("{\"maps\":", JsonArray(BuiltinMapNames()), "}");
  } else if (path == "/metrics") {
    answer.type = "text/plain; version=0.0.4";
    answer.body = Metrics();
  } else {
    answer.body = OpenApi();
  }
  return answer;
}

HttpAnswer HttpService::Error(int status, absl::string_view word, absl::string_view message) {
  return {status, "application/json",
          absl::StrCat("{\"error\":{\"status\":", JsonQuoted(word), ",\"message\":", JsonQuoted(message), "}}")};
}

void HttpService::Count(absl::string_view path, int status, double seconds) {
  const bool is_known = absl::c_linear_search(PostPaths(), path) || absl::c_linear_search(GetPaths(), path);
  const std::lock_guard lock(mutex_);
  ++counts_[{is_known ? std::string(path) : "other", status}];
  size_t i = 0;
  while (i < kBounds.size() && seconds > kBounds[i]) ++i;
  ++buckets_[i];
  seconds_ += seconds;
}

ExchangeHandle HttpService::TakeExchange() {
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      ExchangeHandle exchange = std::move(idle_.back());
      idle_.pop_back();
      return exchange;
    }
  }
  ExchangeHandle exchange;
  entente_exchange_new(setting_.map_or_null(), setting_.rules_or_default(), Out(exchange), nullptr);
  return exchange;
}

void HttpService::GiveBack(ExchangeHandle exchange) {
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(exchange));
}

// In the text form of Prometheus.
std::string HttpService::Metrics() {
  const std::lock_guard lock(mutex_);
  std::string text =
      "# HELP entente_http_requests_total Requests answered.\n# TYPE entente_http_requests_total counter\n";
  for (const auto& [key, count] : counts_) {
    absl::StrAppend(&text, "entente_http_requests_total{path=\"", key.first, "\",status=\"", key.second, "\"} ", count,
                    "\n");
  }
  absl::StrAppend(&text, "# HELP entente_http_request_seconds Time of a request in the engine.\n",
                  "# TYPE entente_http_request_seconds histogram\n");
  uint64_t all = 0;
  for (size_t i = 0; i < buckets_.size(); ++i) {
    all += buckets_[i];
    const std::string bound = i < kBounds.size() ? absl::StrCat(kBounds[i]) : "+Inf";
    absl::StrAppend(&text, "entente_http_request_seconds_bucket{le=\"", bound, "\"} ", all, "\n");
  }
  absl::StrAppend(&text, "entente_http_request_seconds_sum ", absl::StrFormat("%.6f", seconds_), "\n",
                  "entente_http_request_seconds_count ", all, "\n");
  return text;
}

}  // namespace entente_cli::http
