// Writes text as JSON.
#ifndef ENTENTE_CAPI_CLI_JSON_TEXT_H_
#define ENTENTE_CAPI_CLI_JSON_TEXT_H_

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"

namespace entente_cli {

// The text in quotes, escaped where JSON asks for it; bytes that are no UTF-8 (names of files may have any) become
// U+FFFD.
std::string JsonQuoted(absl::string_view text);
// `null` for an empty text.
std::string JsonQuotedOrNull(absl::string_view text);

// "name":value, with the value as JSON.
std::string JsonMember(absl::string_view name, const absl::AlphaNum& json);
// "name":"text".
std::string JsonTextMember(absl::string_view name, absl::string_view text);

// [..] and {..} of elements or members, each made by a call as JSON.
template <typename List, typename Call>
std::string JsonArray(const List& list, const Call& call) {
  const auto append = [&](std::string* out, const auto& element) { out->append(call(element)); };
  return absl::StrCat("[", absl::StrJoin(list, ",", append), "]");
}
std::string JsonArray(const std::vector<std::string>& texts);
std::string JsonObject(const std::vector<std::string>& members);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_JSON_TEXT_H_
