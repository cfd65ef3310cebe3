#include "conform/engine_json.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "json_text.h"

namespace entente::conform {
namespace {

constexpr int kDeepest = 64;

bool IsTooDeep(absl::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (size_t i = 0; i < text.size() && depth <= kDeepest; ++i) {
    const char c = text[i];
    if (c == '"') in_string = !in_string;
    if (in_string && c == '\\') ++i;
    if (in_string) continue;
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
  }
  return depth > kDeepest;
}

}  // namespace

std::string ReadJson(absl::string_view text, Json& json) {
  json = Json(Json::value_t::discarded);
  if (IsTooDeep(text)) return std::string(kTooDeep);
  try {
    json = Json::parse(text.begin(), text.end());
  } catch (const Json::parse_error& error) {  // "[..] parse error at line 3, column 14: .."
    const absl::string_view what = error.what();
    const size_t place = what.find("line ");
    return std::string(what.substr(place == absl::string_view::npos ? 0 : place));
  }
  return "";
}

std::string Written(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string Shown(absl::string_view text) {
  const std::string valid = entente_cli::JsonTextOf(entente_cli::JsonQuoted(text));
  std::string shown;
  for (size_t i = 0; i < valid.size(); ++i) {
    const auto byte = static_cast<unsigned char>(valid[i]);
    // U+0080 to U+009F are control characters, too: 0xc2 and a byte below 0xa0.
    const bool is_of_two = byte == 0xc2 && static_cast<unsigned char>(valid[i + 1]) < 0xa0;
    if (byte >= 0x20 && byte != 0x7f && !is_of_two) {
      shown += valid[i];
      continue;
    }
    absl::StrAppendFormat(&shown, "\\u%04x", is_of_two ? static_cast<unsigned char>(valid[i + 1]) : byte);
    i += is_of_two;
  }
  return shown;
}

std::string MemberText(const Json& object, const char* name) {
  return object.contains(name) && object[name].is_string() ? object[name].get<std::string>() : "";
}

std::string FaultOfText(const Json& object, const char* name) {
  if (!object.contains(name) || object[name].is_null() || object[name].is_string()) return "";
  return absl::StrCat("expected \"", name, "\" to be a text");
}

}  // namespace entente::conform
