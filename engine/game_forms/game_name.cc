#include "game_forms/game_name.h"

#include <algorithm>

#include "base/text.h"
#include "game_forms/form_text.h"
#include "json/json_tape.h"
#include "json/json_writer.h"

namespace entente {

std::string NameOfId(std::string_view id) {
  const Result<JsonTape> json = JsonTape::ReadDocument(id);
  if (!json.ok() || json->KindOf(0) != JsonKind::kString) return "";
  const std::string_view name = json->StringOf(0);
  const bool is_line = std::none_of(name.begin(), name.end(), [](char c) { return 0 <= c && c < ' '; });
  return is_line && TrimmedPart(name) == name ? std::string(name) : "";
}

std::string IdOfName(std::string_view name) {
  std::string id;
  JsonWriter(id).String(Utf8FromUtf8OrLatin1(name));
  return id;
}

}  // namespace entente
