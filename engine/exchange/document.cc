#include "exchange/document.h"

#include <algorithm>

#include "base/text.h"
#include "map/phase_name.h"

namespace entente {

// Keeps what the outline needs of a stream of values. A member of a phase is looked at in the same way whether the
// phase is an element of "phases" or the root itself, which shows only at the end.
namespace {

constexpr std::string_view kPartNames[kGamePartCount] = {"draw_vote", "submissions", "end_rules"};

std::optional<GamePart> FindPart(std::string_view key) {
  for (size_t i = 0; i < kGamePartCount; ++i) {
    if (kPartNames[i] == key) return static_cast<GamePart>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string_view NameOf(GamePart part) { return kPartNames[static_cast<size_t>(part)]; }

class Document::Visitor : public JsonVisitor {
 public:
  explicit Visitor(Document& document) : document_(document), rules_(document.json_, document.rules_) {}

  bool Key(const JsonString& key) override {
    if (rules_.active()) return rules_.Key(key);
    if (depth_ == 1 && !RootKey(key)) return false;
    if (InPhases()) {
      PhaseKey(key.text, 3, document_.phases_.back());
    } else {
      PhaseKey(key.text, 1, alone_);
    }
    return true;
  }

  bool String(const JsonString& value) override {
    if (rules_.active()) return rules_.String(value);
    if (next_is_name_) KeepName(value.text);
    if (depth_ == 1 && key_ == RootName::kMap) {
      document_.map_ = value;
      return true;
    }
    return Value(JsonKind::kString, value.offset, value.end);
  }

  bool Scalar(JsonKind kind, uint32_t begin, uint32_t end) override {
    if (rules_.active()) return rules_.Scalar(kind, begin, end);
    next_is_name_ = false;
    return Value(kind, begin, end);
  }

  bool Open(JsonKind kind, uint32_t begin) override {
    if (rules_.active()) return rules_.Open(kind, begin);
    next_is_name_ = false;
    if (depth_ == 0) {
      if (kind != JsonKind::kObject) return Refuse(begin, "expected an object, not an array");
      alone_ = SpanAt(begin);
    }
    if (depth_ == 1) {
      if (key_ == RootName::kMap) return Refuse(begin, "map: expected a string");
      if (key_ == RootName::kPhases && kind != JsonKind::kArray) return Refuse(begin, "phases: expected an array");
      if (next_is_odd_ && kind == JsonKind::kArray) document_.mistyped_phases_ = document_.odd_keys_.back();
      if (key_ == RootName::kId) document_.id_begin_ = begin;
      if (part_.has_value()) document_.parts_[static_cast<size_t>(*part_)].begin = begin;
    }
    if (depth_ == 2 && key_ == RootName::kPhases) {
      if (kind != JsonKind::kObject) return RefusePhase(begin);
      document_.phases_.push_back(SpanAt(begin));
    }
    ++depth_;
    return true;
  }

  bool Close(uint32_t end) override {
    if (rules_.active()) return rules_.Close(end);
    --depth_;
    if (depth_ == 2 && key_ == RootName::kPhases) document_.phases_.back().end = end;
    if (depth_ == 1 && key_ == RootName::kId) document_.id_end_ = end;
    if (depth_ == 1 && part_.has_value()) document_.parts_[static_cast<size_t>(*part_)].end = end;
    if (depth_ == 0) alone_.end = end;
    return true;
  }

  Status error() const override { return rules_.error().ok() ? error_ : rules_.error(); }

  // What is left to do when all was read.
  void Finish() {
    if (document_.is_game_) return;
    document_.phases_.assign(1, alone_);
    document_.odd_keys_.clear();  // they are the phase's
  }

 private:
  enum class RootName : uint8_t { kOther, kId, kMap, kRules, kPhases, kFirstPart };
  enum class Member : uint8_t { kOther, kState, kOrders };

  bool InPhases() const { return depth_ >= 3 && key_ == RootName::kPhases; }

  bool RootKey(const JsonString& key) {
    key_ = key.text == "id"       ? RootName::kId
           : key.text == "map"    ? RootName::kMap
           : key.text == "rules"  ? RootName::kRules
           : key.text == "phases" ? RootName::kPhases
                                  : RootName::kOther;
    part_ = FindPart(key.text);
    const int number =
        part_.has_value() ? static_cast<int>(RootName::kFirstPart) + static_cast<int>(*part_) : static_cast<int>(key_);
    const auto bit = static_cast<uint16_t>(1u << number);
    const bool is_known = key_ != RootName::kOther || part_.has_value();
    next_is_odd_ = false;
    if (!is_known) {
      if (std::optional<OddKey> odd = FindOddKey(KeyLevel::kGame, key.text)) {
        next_is_odd_ = odd->meant == "phases";
        document_.odd_keys_.push_back(*std::move(odd));
      }
    }
    if (is_known && (seen_ & bit) != 0) {
      error_ = ErrorAtString(document_.json_, key, key.text, "the key stands twice");
      return false;
    }
    seen_ |= bit;
    document_.is_game_ |= key_ == RootName::kPhases;
    if (key_ == RootName::kRules) rules_.Expect();
    return true;
  }

  // A key at any depth below a phase whose own keys stand at `own_depth`.
  void PhaseKey(std::string_view key, int own_depth, PhaseSpan& phase) {
    if (depth_ == own_depth) {
      member_ = key == "state" ? Member::kState : key == "orders" ? Member::kOrders : Member::kOther;
      phase.has_id |= key == "id";
      phase.has_map |= key == "map";
      phase.has_rules |= key == "rules";
      next_is_name_ = key == "name";
      named_ = next_is_name_ ? &phase : nullptr;
    } else if (depth_ == own_depth + 1) {
      phase.has_orders |= member_ == Member::kOrders;
      next_is_name_ = member_ == Member::kState && key == "name" && phase.name == 0;  // state.name stands in
      named_ = next_is_name_ ? &phase : nullptr;
    }
  }

  void KeepName(std::string_view name) {
    named_->name = static_cast<uint32_t>(document_.names_.size());
    document_.names_.append(name).push_back('\0');
    next_is_name_ = false;
  }

  // A phase that begins there. Lines are counted on from the one before, so that all together cost one look at the text.
  PhaseSpan SpanAt(uint32_t begin) {
    const std::string_view between = document_.Part(counted_, begin);
    const auto lines = static_cast<uint32_t>(std::count(between.begin(), between.end(), '\n'));
    line_ += lines;
    if (lines > 0) line_start_ = counted_ + static_cast<uint32_t>(between.rfind('\n')) + 1;
    counted_ = begin;
    PhaseSpan phase;
    phase.begin = phase.end = begin;
    phase.line = line_;
    phase.column = begin - line_start_ + 1;
    return phase;
  }

  bool Value(JsonKind kind, uint32_t begin, uint32_t end) {
    if (depth_ == 0) return Refuse(begin, "expected an object, not " + std::string(JsonKindName(kind)));
    if (depth_ == 1 && key_ == RootName::kId) {
      document_.id_begin_ = begin;
      document_.id_end_ = end;
    }
    if (depth_ == 1 && key_ == RootName::kMap && kind != JsonKind::kNull)
      return Refuse(begin, "map: expected a string");
    if (depth_ == 1 && key_ == RootName::kPhases) return Refuse(begin, "phases: expected an array");
    if (depth_ == 1 && part_.has_value()) return Refuse(begin, std::string(NameOf(*part_)) + ": expected an object");
    if (depth_ == 2 && key_ == RootName::kPhases) return RefusePhase(begin);
    return true;
  }

  bool RefusePhase(uint32_t begin) {
    return Refuse(begin, "phases[" + std::to_string(document_.phases_.size()) + "]: expected an object");
  }

  bool Refuse(uint32_t offset, const std::string& message) {
    error_ = ErrorAt(PlaceInText(document_.json_, offset, 1), message);
    return false;
  }

  Document& document_;
  RulesVisitor rules_;
  PhaseSpan alone_;  // what the root would be as a phase object
  int depth_ = 0;
  RootName key_ = RootName::kOther;  // of the last key of the root
  Member member_ = Member::kOther;   // of the last key of a phase
  std::optional<GamePart> part_;     // whose value comes or stands open
  bool next_is_odd_ = false;         // the next value of the root may have been meant to be the phases
  bool next_is_name_ = false;        // the next value is the name of `named_`
  PhaseSpan* named_ = nullptr;
  uint32_t counted_ = 0, line_ = 1, line_start_ = 0;  // line of the last phase's begin, and where that line begins
  uint16_t seen_ = 0;
  Status error_;
};

Status Document::Read(std::string_view json) {
  json_ = json;
  Visitor visitor(*this);
  if (Status status = ReadJson(json_, buffer_, visitor); !status.ok()) return status;
  visitor.Finish();
  return OkStatus();
}

std::optional<size_t> Document::FindPhase(std::string_view name) const {
  const std::string wanted = PlainPhaseName(UpperCase(name));
  for (size_t i = 0; i < phases_.size(); ++i) {
    if (PlainPhaseName(UpperCase(PhaseName(i))) == wanted) return i;
  }
  return std::nullopt;
}

std::string Document::PhaseAlone(size_t i) const {
  if (!is_game_) return json_;
  const PhaseSpan& span = phases_[i];
  std::string text = "{";
  const auto add = [&](std::string_view key, std::string_view value, bool has) {
    if (!has && !value.empty()) text.append("\"").append(key).append("\":").append(value).append(",");
  };
  add("id", id(), span.has_id);
  if (map_.present()) add("map", Part(map_.offset, map_.end), span.has_map);
  if (rules_.form != RulesText::Form::kAbsent) add("rules", Part(rules_.begin, rules_.end), span.has_rules);
  std::string_view rest = PhaseJson(i).substr(1);
  while (IsJsonBlank(rest.front())) rest.remove_prefix(1);
  if (rest.front() == '}' && text.back() == ',') text.pop_back();
  return text.append(rest);
}

Status Document::InPhase(size_t i, const Status& status) const {
  const PhaseSpan& span = phases_[i];
  const std::string path = is_game_ ? "phases[" + std::to_string(i) + "]: " : "";
  const std::string message = path + std::string(status.message());
  Place place = status.place().value_or(Place{1, 1, 0, 0});
  place.column += place.line == 1 ? span.column - 1 : 0;
  place.line += span.line - 1;
  place.offset += span.begin;
  return WithPlace(Status(status.code(), message), place);
}

Status Document::InPart(GamePart part, const Status& status) const {
  const Place inside = status.place().value_or(Place{1, 1, 0, 0});
  const Status named(status.code(), std::string(NameOf(part)).append(status.message()));
  const size_t begin = parts_[static_cast<size_t>(part)].begin;
  return WithPlace(named, PlaceInText(json_, begin + inside.offset, inside.length));
}

}  // namespace entente
