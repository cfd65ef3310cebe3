// A JSON text that holds a game, {"id","map","rules","phases":[..]}, or a single phase object, on its tape: read once,
// then phase_json.h reads each phase from there. Any threads once it is read.
#ifndef ENTENTE_ENGINE_PHASE_JSON_DOCUMENT_H_
#define ENTENTE_ENGINE_PHASE_JSON_DOCUMENT_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "json/json_tape.h"
#include "phase_json/odd_key.h"
#include "phase_json/rules_json.h"

namespace entente {

// Objects of a saved game beside its phases, kept as text for those who read them.
enum class GamePart : uint8_t { kDrawVote, kSubmissions, kEndRules };
inline constexpr size_t kGamePartCount = 3;
std::string_view NameOf(GamePart part);  // "draw_vote"
// Each part as JSON text; empty where there is nothing.
using GamePartTexts = std::array<std::string, kGamePartCount>;

class Document {
 public:
  Document() = default;
  Document(const Document&) = delete;
  Document& operator=(const Document&) = delete;

  // Reads a text, reusing the memory of the one before.
  //   Errors: as JsonTape::Read; a value of the wrong kind, a key twice.
  Status Read(std::string_view json);

  const JsonTape& tape() const { return tape_; }
  std::string_view json() const { return tape_.input(); }
  // Whether it is a game: an object with "phases".
  bool is_game() const { return is_game_; }
  // Of a phase object one: itself.
  size_t phase_count() const { return phases_.size(); }

  // Of a game; a phase object has these inside its only phase.
  std::string_view id() const { return TextOf(id_); }  // JSON text; empty if there is none
  JsonString map() const { return map_ == kNoJson ? JsonString() : tape_[map_].string(); }
  const RulesText& rules() const { return rules_text_; }
  // JSON object; empty if there is none.
  std::string_view PartJson(GamePart part) const { return TextOf(parts_[static_cast<size_t>(part)]); }
  std::vector<OddKey> odd_keys() const;  // beside "phases"
  // An array under a key that looks like "phases", of what is then no game.
  std::optional<OddKey> mistyped_phases() const;

  // Of phase i. `name` or else `state.name`, decoded; ends with a zero byte; empty if neither is a text.
  const char* PhaseName(size_t i) const { return names_.data() + phases_[i].name; }
  // The first phase of a name, in any case, its year filled up with zeros or not (PlainPhaseName); nothing if there is
  // none.
  std::optional<size_t> FindPhase(std::string_view name) const;
  // Whether `orders` names a power.
  bool HasOrders(size_t i) const;
  // The object, and as it stands in the text.
  JsonIndex PhaseAt(size_t i) const { return phases_[i].value; }
  std::string_view PhaseJson(size_t i) const { return TextOf(phases_[i].value); }
  // The same as a document of its own: with the game's id, map and rules where it has none itself.
  std::string PhaseAlone(size_t i) const;

  // An error of a phase, with the path of the phase; at its beginning if it has no place.
  Status InPhase(size_t i, const Status& status) const;
  // An error inside PartJson(part) as one of this text: its message begins with the path in the part.
  Status InPart(GamePart part, const Status& status) const;

 private:
  struct Phase {
    JsonIndex value;
    uint32_t name;  // where it begins in names_
  };

  Status ReadMember(JsonIndex value, uint32_t& seen);
  Status ReadPhases(JsonIndex list);
  void AddPhase(JsonIndex value);
  std::string_view TextOf(JsonIndex value) const { return value == kNoJson ? std::string_view() : tape_.TextOf(value); }

  JsonTape tape_;
  std::string names_;  // of the phases, each with its zero byte
  bool is_game_ = false;
  JsonIndex id_ = kNoJson, map_ = kNoJson, rules_ = kNoJson;
  std::array<JsonIndex, kGamePartCount> parts_ = {};
  RulesText rules_text_;
  std::vector<Phase> phases_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_DOCUMENT_H_
