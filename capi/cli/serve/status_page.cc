#include "serve/status_page.h"

#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace entente_cli {
namespace {

constexpr absl::string_view kHeadEnd = "\r\n\r\n";

std::string Answer(absl::string_view status, absl::string_view type, absl::string_view text, bool has_body) {
  return absl::StrCat("HTTP/1.1 ", status, "\r\nContent-Type: ", type,
                      "; charset=utf-8\r\nContent-Length: ", text.size(),
                      "\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n", has_body ? text : "");
}

std::string Refusal(absl::string_view status) { return Answer(status, "text/plain", absl::StrCat(status, "\n"), true); }

}  // namespace

bool IsReadyToAnswer(absl::string_view request) {
  return request.size() > kLongestRequest || absl::StrContains(request, kHeadEnd);
}

std::string AnswerTo(absl::string_view request, const Pages& pages) {
  if (request.size() > kLongestRequest) return Refusal("431 Request Header Fields Too Large");
  const std::vector<absl::string_view> words = absl::StrSplit(request.substr(0, request.find("\r\n")), ' ');
  if (words.size() != 3 || !absl::StartsWith(words[2], "HTTP/1.")) return Refusal("400 Bad Request");
  if (words[0] != "GET" && words[0] != "HEAD") return Refusal("405 Method Not Allowed");
  const auto page = pages.find(std::string(words[1].substr(0, words[1].find('?'))));
  if (page == pages.end()) return Refusal("404 Not Found");
  return Answer("200 OK", page->second.type, page->second.text(), words[0] == "GET");
}

}  // namespace entente_cli
