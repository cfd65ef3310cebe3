#include "exchange/game_text.h"

namespace entente {
namespace {

class GameVisitor : public JsonVisitor {
 public:
  explicit GameVisitor(GameText& game) : game_(game), rules_(game.json, game.rules) {}

  bool Key(const JsonString& key) override {
    if (rules_.active()) return rules_.Key(key);
    if (depth_ == 1) return RootKey(key);
    if (InPhaseObject()) PhaseKey(key.text);
    if (in_orders_ && depth_ == 4) game_.phases.back().has_orders = true;
    return true;
  }

  bool String(const JsonString& value) override {
    if (rules_.active()) return rules_.String(value);
    if (depth_ == 1 && key_ == RootName::kMap) {
      game_.map = value;
      return true;
    }
    return Value(JsonKind::kString, value.offset, value.end);
  }

  bool Scalar(JsonKind kind, uint32_t begin, uint32_t end) override {
    if (rules_.active()) return rules_.Scalar(kind, begin, end);
    return Value(kind, begin, end);
  }

  bool Open(JsonKind kind, uint32_t begin) override {
    if (rules_.active()) return rules_.Open(kind, begin);
    if (depth_ == 0 && kind != JsonKind::kObject) return Refuse(begin, "expected an object, not an array");
    if (depth_ == 1) {
      if (key_ == RootName::kMap) return Refuse(begin, "map: expected a string");
      if (key_ == RootName::kPhases && kind != JsonKind::kArray) return Refuse(begin, "phases: expected an array");
      if (key_ == RootName::kId) game_.id_begin = begin;
    }
    if (depth_ == 2 && key_ == RootName::kPhases) {
      if (kind != JsonKind::kObject) return RefusePhase(begin);
      game_.phases.push_back({begin, begin, false, false, false, false});
    }
    ++depth_;
    return true;
  }

  bool Close(uint32_t end) override {
    if (rules_.active()) return rules_.Close(end);
    --depth_;
    if (depth_ == 2 && key_ == RootName::kPhases) game_.phases.back().end = end;
    if (depth_ == 3) in_orders_ = false;
    if (depth_ == 1 && key_ == RootName::kId) game_.id_end = end;
    return true;
  }

  absl::Status error() const override { return rules_.error().ok() ? error_ : rules_.error(); }

 private:
  enum class RootName : uint8_t { kOther, kId, kMap, kRules, kPhases };

  bool InPhaseObject() const { return depth_ == 3 && key_ == RootName::kPhases; }

  bool RootKey(const JsonString& key) {
    key_ = key.text == "id"       ? RootName::kId
           : key.text == "map"    ? RootName::kMap
           : key.text == "rules"  ? RootName::kRules
           : key.text == "phases" ? RootName::kPhases
                                  : RootName::kOther;
    const auto bit = static_cast<uint8_t>(1u << static_cast<int>(key_));
    if (key_ != RootName::kOther && (seen_ & bit) != 0) {
      error_ = ErrorAtString(game_.json, key, key.text, "the key stands twice");
      return false;
    }
    seen_ |= bit;
    game_.is_game |= key_ == RootName::kPhases;
    if (key_ == RootName::kRules) rules_.Expect();
    return true;
  }

  void PhaseKey(std::string_view key) {
    PhaseSpan& phase = game_.phases.back();
    phase.has_id |= key == "id";
    phase.has_map |= key == "map";
    phase.has_rules |= key == "rules";
    in_orders_ = key == "orders";
  }

  bool Value(JsonKind kind, uint32_t begin, uint32_t end) {
    if (depth_ == 0) return Refuse(begin, "expected an object, not " + std::string(JsonKindName(kind)));
    if (depth_ == 1 && key_ == RootName::kId) {
      game_.id_begin = begin;
      game_.id_end = end;
    }
    if (depth_ == 1 && key_ == RootName::kMap && kind != JsonKind::kNull)
      return Refuse(begin, "map: expected a string");
    if (depth_ == 1 && key_ == RootName::kPhases) return Refuse(begin, "phases: expected an array");
    if (depth_ == 2 && key_ == RootName::kPhases) return RefusePhase(begin);
    return true;
  }

  bool RefusePhase(uint32_t begin) {
    return Refuse(begin, "phases[" + std::to_string(game_.phases.size()) + "]: expected an object");
  }

  bool Refuse(uint32_t offset, const std::string& message) {
    error_ = ErrorAt(PlaceInText(game_.json, offset, 1), message);
    return false;
  }

  GameText& game_;
  RulesVisitor rules_;
  int depth_ = 0;
  RootName key_ = RootName::kOther;  // of the last key of the game object
  bool in_orders_ = false;           // the value of a phase's "orders" is next or open
  uint8_t seen_ = 0;
  absl::Status error_;
};

}  // namespace

absl::Status ReadGameText(std::string_view json, GameText& game) {
  game.json = json;
  game.is_game = false;
  game.map = {};
  game.rules.Clear();
  game.id_begin = game.id_end = 0;
  game.phases.clear();
  GameVisitor visitor(game);
  return ReadJson(game.json, game.buffer, visitor);
}

absl::Status InPhase(const GameText& game, size_t i, const absl::Status& status) {
  const std::string message = "phases[" + std::to_string(i) + "]: " + std::string(MessageOf(status));
  const Place inside = PlaceOf(status).value_or(Place{});
  const Place place = PlaceInText(game.json, game.phases[i].begin + inside.offset, inside.length);
  const absl::Status renamed(status.code(), absl::string_view(message.data(), message.size()));
  return WithPlace(renamed, place);
}

}  // namespace entente
