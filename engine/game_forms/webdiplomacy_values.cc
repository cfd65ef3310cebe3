#include "game_forms/webdiplomacy_values.h"

#include <charconv>

#include "base/text.h"

namespace entente {

Result<int> WebNumber(const JsonTape& json, JsonIndex value, int most) {
  const JsonNode node = json[value];
  if (node.kind == JsonKind::kNull || (node.kind == JsonKind::kString && node.text.empty())) return 0;
  int number = -1;
  if (node.kind == JsonKind::kNumber || node.kind == JsonKind::kString) {
    const char* end = node.text.data() + node.text.size();
    const auto [stop, fault] = std::from_chars(node.text.data(), end, number);
    if (fault != std::errc() || stop != end) number = -1;
  }
  if (number >= 0 && number <= most) return number;
  return InvalidError("expected a number from 0 to " + std::to_string(most) + ", not " + Excerpt(json.TextOf(value)));
}

int WebValues::NumberOf(JsonIndex value, int most) {
  if (value == kNoJson) return 0;
  const Result<int> number = WebNumber(json_, value, most);
  if (!number.ok()) Fail(value, number.status().message());
  return ok() ? *number : 0;
}

int WebValues::Number(JsonIndex object, std::string_view name, int most) {
  return NumberOf(json_.Find(object, name), most);
}

std::string_view WebValues::Word(JsonIndex object, std::string_view name) {
  const JsonIndex value = json_.Find(object, name);
  if (value == kNoJson || json_.KindOf(value) == JsonKind::kNull) return "";
  if (json_.KindOf(value) == JsonKind::kString) return json_.StringOf(value);
  Fail(value, "expected a string, not " + std::string(JsonKindName(json_.KindOf(value))));
  return "";
}

JsonTape::ChildRange WebValues::List(JsonIndex object, std::string_view name) {
  const JsonIndex value = json_.Find(object, name);
  const JsonKind kind = value == kNoJson ? JsonKind::kNull : json_.KindOf(value);
  if (kind == JsonKind::kArray || kind == JsonKind::kObject) return json_.Children(value);
  if (kind != JsonKind::kNull) Fail(value, "expected an array, not " + std::string(JsonKindName(kind)));
  return {};
}

bool WebValues::IsYes(JsonIndex object, std::string_view name) const {
  const JsonIndex value = json_.Find(object, name);
  if (value == kNoJson) return false;
  const std::string_view text = json_.StringOf(value);
  return json_.KindOf(value) == JsonKind::kString ? text == "Yes" : text == "true" || text == "1";
}

void WebValues::Fail(JsonIndex value, std::string_view message) {
  if (ok()) fault_ = json_.Error(value, message);
}

void WebValues::FailIn(JsonIndex object, std::string_view name, std::string_view message) {
  const JsonIndex value = json_.Find(object, name);
  Fail(value == kNoJson ? object : value, message);
}

}  // namespace entente
