// Writes text as JSON, and finds members in it.
#ifndef ENTENTE_CAPI_CLI_JSON_TEXT_H_
#define ENTENTE_CAPI_CLI_JSON_TEXT_H_

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"

namespace entente_cli {

// The text as a JSON string: quoted and escaped. Bytes that are not UTF-8 (in file names) become U+FFFD.
std::string JsonQuoted(absl::string_view text);
// JsonQuoted(), or `null` for an empty text.
std::string JsonQuotedOrNull(absl::string_view text);

// The member "name":value; the value is JSON.
std::string JsonMember(absl::string_view name, const absl::AlphaNum& json);
// The member "name":"text".
std::string JsonTextMember(absl::string_view name, absl::string_view text);

// JsonArray: [..] of call(element) for each element, or of JSON texts. JsonObject: {..} of members.
template <typename List, typename Call>
std::string JsonArray(const List& list, const Call& call) {
  const auto append = [&](std::string* out, const auto& element) { out->append(call(element)); };
  return absl::StrCat("[", absl::StrJoin(list, ",", append), "]");
}
std::string JsonArray(const std::vector<std::string>& texts);
std::string JsonObject(const std::vector<std::string>& members);

// The value of a member of an object, as it is written; "" if the object does not have it. The object is valid JSON.
absl::string_view JsonMemberOf(absl::string_view object, absl::string_view key);
// The elements of an array; of an object its names and values in turn. The text is valid JSON.
std::vector<absl::string_view> JsonValuesIn(absl::string_view container);
// The text of a JSON string; "" for a value of another kind.
std::string JsonTextOf(absl::string_view value);
// The object with a member set: in the place of the member of that name, else as its first member.
std::string WithMember(absl::string_view object, absl::string_view name, absl::string_view json);
// The object with more notes behind those in its `notes`, which is its last member if it has one.
std::string WithNotes(absl::string_view object, const std::vector<std::string>& notes);
// JSON over several lines, on one.
std::string OnOneLine(absl::string_view json);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_JSON_TEXT_H_
