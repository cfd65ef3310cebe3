// Reads and writes the JSON of engines under test, and shows their texts. Such texts may hold anything: deep nesting, bytes
// that are not UTF-8, control characters. Any threads.
#ifndef ENTENTE_CAPI_CLI_CONFORM_ENGINE_JSON_H_
#define ENTENTE_CAPI_CLI_CONFORM_ENGINE_JSON_H_

#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/string_view.h"

namespace entente::conform {

using Json = nlohmann::ordered_json;

// What ReadJson says of more than 64 arrays and objects in each other: copies and destructors call themselves for each.
inline constexpr absl::string_view kTooDeep = "nested deeper than 64";

// Parses the text. Returns kTooDeep, "line 3, column 14: .." or, if nothing is wrong, "". `json` is discarded on a fault.
std::string ReadJson(absl::string_view text, Json& json);

// The JSON on one line. Bytes that are not UTF-8 become U+FFFD.
std::string Written(const Json& json);

// The text for a terminal: control characters as "\u001b", U+FFFD for bytes that are not UTF-8.
std::string Shown(absl::string_view text);

// A text member of an object; "" if it is absent, null or something else.
std::string MemberText(const Json& object, const char* name);
// "expected "reason" to be a text" if the object has the member as something else; null counts as absent. Else "".
std::string FaultOfText(const Json& object, const char* name);

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_ENGINE_JSON_H_
