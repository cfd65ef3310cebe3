// Answers requests of HTTP with pages of text, read-only. No sockets: the caller collects the request and sends the answer.
#ifndef ENTENTE_CAPI_CLI_SERVE_STATUS_PAGE_H_
#define ENTENTE_CAPI_CLI_SERVE_STATUS_PAGE_H_

#include <functional>
#include <map>
#include <string>

#include "absl/strings/string_view.h"

namespace entente_cli {

inline constexpr size_t kLongestRequest = 8192;  // octets up to the empty line

struct Page {
  std::string type;  // "text/plain"
  std::function<std::string()> text;
};
using Pages = std::map<std::string, Page>;  // by path: "/"

// Whether the request is complete, or longer than it may be.
bool IsReadyToAnswer(absl::string_view request);
// The answer to such a request: the page of its path, or why there is none. Afterwards the connection ends.
std::string AnswerTo(absl::string_view request, const Pages& pages);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_STATUS_PAGE_H_
