#include "phase_json/document.h"

#include <algorithm>

#include "base/text.h"
#include "map/phase_name.h"

namespace entente {

namespace {

constexpr std::string_view kPartNames[kGamePartCount] = {"draw_vote", "submissions", "end_rules"};

}  // namespace

std::string_view NameOf(GamePart part) { return kPartNames[static_cast<size_t>(part)]; }

Status Document::Read(std::string_view json) {
  is_game_ = false;
  id_ = map_ = rules_ = language_ = full_names_ = kNoJson;
  asked_ = {};
  parts_.fill(kNoJson);
  rules_text_.Clear();
  phases_.clear();
  names_.clear();
  if (Status status = tape_.Read(json); !status.ok()) return status;
  if (tape_.KindOf(tape_.root()) != JsonKind::kObject) return tape_.KindError(tape_.root(), JsonKind::kObject);
  uint32_t seen = 0;
  for (const JsonIndex value : tape_.Children(tape_.root())) {
    if (Status status = ReadMember(value, seen); !status.ok()) return status;
  }
  if (!is_game_) AddPhase(tape_.root());
  return OkStatus();
}

Status Document::ReadMember(JsonIndex value, uint32_t& seen) {
  const JsonString key = tape_.KeyOf(value);
  const JsonKind kind = tape_.KindOf(value);
  constexpr std::string_view kNames[] = {"id", "map", "rules", "phases", "language", "full_names"};
  const auto* const name = std::find(std::begin(kNames), std::end(kNames), key.text);
  const auto* const part = std::find(std::begin(kPartNames), std::end(kPartNames), key.text);
  if (name == std::end(kNames) && part == std::end(kPartNames)) return OkStatus();
  const auto number = (name - kNames) + (part == std::end(kPartNames) ? 0 : part - kPartNames);
  if ((seen >> number & 1) != 0) return ErrorAtString(tape_.input(), key, key.text, "the key stands twice");
  seen |= uint32_t{1} << number;
  if (part != std::end(kPartNames)) {
    parts_[static_cast<size_t>(part - kPartNames)] = value;
    return kind == JsonKind::kObject ? OkStatus() : tape_.KindError(value, JsonKind::kObject);
  }
  if (key.text == "phases") return ReadPhases(value);
  if (key.text == "id") id_ = value;
  if (key.text == "rules") {
    rules_ = value;
    return ReadRulesText(tape_, value, rules_text_);
  }
  if (key.text == "language") language_ = value;
  if (key.text == "full_names") full_names_ = value;
  if (language_ == value || full_names_ == value) return ReadVoiceMember(tape_, value, asked_);
  if (key.text != "map" || kind == JsonKind::kNull) return OkStatus();
  map_ = value;
  return kind == JsonKind::kString ? OkStatus() : tape_.KindError(value, JsonKind::kString);
}

Status Document::ReadPhases(JsonIndex list) {
  is_game_ = true;
  list_ = list;
  if (tape_.KindOf(list) != JsonKind::kArray) return tape_.KindError(list, JsonKind::kArray);
  for (const JsonIndex value : tape_.Children(list)) {
    if (tape_.KindOf(value) != JsonKind::kObject) return tape_.KindError(value, JsonKind::kObject);
    AddPhase(value);
  }
  return OkStatus();
}

void Document::AddPhase(JsonIndex value) {
  phases_.push_back({value, static_cast<uint32_t>(names_.size())});
  for (const JsonIndex holder : {value, tape_.Find(value, "state")}) {
    const JsonIndex name = holder == kNoJson ? kNoJson : tape_.Find(holder, "name");
    if (name == kNoJson || tape_.KindOf(name) != JsonKind::kString) continue;
    names_ += tape_.StringOf(name);
    break;
  }
  names_ += '\0';
}

bool Document::HasOrders(size_t i) const {
  const JsonIndex orders = tape_.Find(phases_[i].value, "orders");
  if (orders == kNoJson) return false;
  const JsonKind kind = tape_.KindOf(orders);
  return (kind == JsonKind::kObject || kind == JsonKind::kArray) && tape_.HasChildren(orders);
}

std::vector<OddKey> Document::odd_keys() const {
  std::vector<OddKey> odd_keys;
  for (const JsonIndex value : tape_.Children(tape_.root())) {
    std::optional<OddKey> odd = FindOddKey(KeyLevel::kGame, tape_.KeyOf(value).text);
    const bool is_taken = odd.has_value() && tape_.KindOf(value) == JsonKind::kString &&  // a name, not the list meant
                          odd->meant == "phases" && is_game_;
    if (odd.has_value() && !is_taken) odd_keys.push_back(*std::move(odd));
  }
  return odd_keys;
}

std::optional<OddKey> Document::mistyped_phases() const {
  for (const JsonIndex value : tape_.Children(tape_.root())) {
    if (tape_.KindOf(value) != JsonKind::kArray) continue;
    std::optional<OddKey> odd = FindOddKey(KeyLevel::kGame, tape_.KeyOf(value).text);
    if (odd.has_value() && odd->meant == "phases") return odd;
  }
  return std::nullopt;
}

Status Document::CheckHasPhases() const {
  return phases_.empty() ? tape_.Error(list_, "the game has no phases") : OkStatus();
}

std::optional<size_t> Document::FindPhase(std::string_view name) const {
  return FindPhaseName(name, phases_.size(), [this](size_t i) { return PhaseName(i); });
}

std::string Document::PhaseAlone(size_t i) const {
  if (!is_game_) return std::string(json());
  const JsonIndex phase = phases_[i].value;
  std::string text = "{";
  const auto add = [&](std::string_view key, JsonIndex value) {
    if (value == kNoJson || tape_.Find(phase, key) != kNoJson) return;
    text.append("\"").append(key).append("\":").append(TextOf(value)).append(",");
  };
  add("id", id_);
  add("map", map_);
  if (rules_text_.form != RulesText::Form::kAbsent) add("rules", rules_);
  add("language", language_);
  add("full_names", full_names_);
  std::string_view rest = PhaseJson(i).substr(1);
  while (IsJsonBlank(rest.front())) rest.remove_prefix(1);
  if (rest.front() == '}' && text.back() == ',') text.pop_back();
  return text.append(rest);
}

Status Document::InPhase(size_t i, const Status& status) const {
  const std::string path = is_game_ ? "phases[" + std::to_string(i) + "]: " : "";
  Place place = tape_.PlaceOf(phases_[i].value);
  place.length = 0;
  return WithPlace(Status(status.code(), path + std::string(status.message())), status.place().value_or(place));
}

Status Document::InPart(GamePart part, const Status& status) const {
  const Place inside = status.place().value_or(Place{1, 1, 0, 0});
  const Status named(status.code(), std::string(NameOf(part)).append(status.message()));
  const Place part_at = tape_.PlaceOf(parts_[static_cast<size_t>(part)]);
  return WithPlace(named, PlaceInText(json(), part_at.offset + inside.offset, inside.length));
}

}  // namespace entente
