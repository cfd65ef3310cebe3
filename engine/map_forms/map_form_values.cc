#include "map_forms/map_form_values.h"

#include <charconv>

#include "base/text.h"
#include "map_language/written_words.h"

namespace entente {
namespace {

// The words, separated by one blank.
std::string Collapsed(std::string_view text) {
  std::string collapsed;
  for (const char c : text) {
    if (c != ' ' || (!collapsed.empty() && collapsed.back() != ' ')) collapsed += c;
  }
  if (!collapsed.empty() && collapsed.back() == ' ') collapsed.pop_back();
  return collapsed;
}

}  // namespace

FormPlace FormValues::PlaceOf(JsonIndex i) const {
  if (i == kNoJson) return {};
  FormPlace place = lines_.At(json_[i].begin);
  place.path = json_.PathOf(i);
  return place;
}

void FormValues::Fail(JsonIndex i, const std::string& text) {
  if (diagnostics_.size() >= DiagnosticList::kMostDiagnostics) return;
  const FormPlace place = PlaceOf(i);
  const std::string path = place.path.empty() ? "" : place.path + ": ";
  diagnostics_.push_back({true, std::string(kBadJson), file_, place.line, place.column, path + text, {}});
}

void FormValues::FailMember(JsonIndex i, std::string_view name, Names names) {
  const std::vector<std::string_view> nearest = NearestWords(UpperCase(name), names, 1);
  Fail(i, "no member of this object" + (nearest.empty() ? "" : "; nearest: " + std::string(nearest[0])));
}

bool FormValues::Is(JsonIndex i, JsonKind kind) {
  if (json_[i].kind == kind) return true;
  Fail(i, "expected " + std::string(JsonKindName(kind)) + ", not " + std::string(JsonKindName(json_[i].kind)));
  return false;
}

int32_t FormValues::Number(JsonIndex i, int32_t least, int32_t most) {
  const std::string_view text = json_[i].text;
  int32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = json_[i].kind == JsonKind::kNumber && error == std::errc() && end == text.data() + text.size();
  if (whole && least <= number && number <= most) return number;
  Fail(i, "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return least;
}

size_t FormValues::OneOf(JsonIndex i, Names words) {
  if (!Is(i, JsonKind::kString)) return 0;
  const auto found = std::find(words.begin(), words.end(), json_[i].text);
  if (found != words.end()) return static_cast<size_t>(found - words.begin());
  std::string expected;
  for (const std::string_view word : words) expected += (expected.empty() ? "" : ", ") + std::string(word);
  Fail(i, "expected one of " + expected);
  return 0;
}

void FormValues::Require(JsonIndex object, std::string_view name) {
  if (json_[object].kind == JsonKind::kObject && json_.Find(object, name) == kNoJson) {
    Fail(object, "the member '" + std::string(name) + "' is missing");
  }
}

std::string FormValues::Text(JsonIndex i) {
  if (!Is(i, JsonKind::kString)) return "";
  const std::string text = Collapsed(json_[i].text);
  if (text.empty() || text.size() > kLongestWord || HasControl(text)) {
    Fail(i, "expected text of 1 to " + std::to_string(kLongestWord) + " bytes without control characters");
    return "";
  }
  return text;
}

std::string FormValues::Word(JsonIndex i, std::string_view forbidden) {
  const std::string word = Text(i);
  if (word.empty()) return "";
  if (word.find(' ') == std::string::npos && !HasAny(word, forbidden)) return word;
  Fail(i, "expected one word" + (forbidden.empty() ? "" : ", none of " + std::string(forbidden) + " in it"));
  return "";
}

std::string FormValues::UpperWord(JsonIndex i, std::string_view forbidden) { return UpperCase(Word(i, forbidden)); }

std::string FormValues::Id(JsonIndex i) {
  return Is(i, JsonKind::kString) ? CheckId(i, UpperCase(json_[i].text)) : std::string();
}

std::string FormValues::CheckId(JsonIndex i, const std::string& id) {
  const bool word = !id.empty() && id.size() <= kLongestWord && !HasAny(id, " ()~*+@-=&!?,:#") && !HasControl(id);
  if (word || ids_.contains(id)) return id;
  Fail(i, Quoted(id) + " is no id of a place, such as SPA or SPA/NC");
  return "";
}

MapLine FormValues::Line(JsonIndex i) {
  const std::string text = Text(i);
  MapLine line = SplitLine(text, At(i));
  for (MapToken& token : line.tokens) token.at = At(i);
  const bool fits = !line.tokens.empty() && !IsStanzaWord(line.tokens.back().upper);
  if (!fits && !text.empty()) Fail(i, "expected a line of map text, no comment and no DIRECTIVES line");
  return fits ? line : MapLine();
}

}  // namespace entente
