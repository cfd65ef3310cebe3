// Parses a JSON text with a game, {"id","map","rules","phases":[..]}, or a single phase object. The tape is made once;
// phase_json.h reads each phase from it. Any threads after Read.
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
#include "phase_json/voice_json.h"

namespace entente {

// The parts of a saved game beside its phases. A document keeps them as text for their readers.
enum class GamePart : uint8_t { kDrawVote, kSubmissions, kEndRules };
inline constexpr size_t kGamePartCount = 3;
std::string_view NameOf(GamePart part);  // "draw_vote"
// Each part as JSON text; empty if the game does not have it.
using GamePartTexts = std::array<std::string, kGamePartCount>;

class Document {
 public:
  Document() = default;
  Document(const Document&) = delete;
  Document& operator=(const Document&) = delete;

  // Reads a text. Reuses the memory of the text before.
  //   Errors: as JsonTape::Read; a value of the wrong kind; a key given twice.
  Status Read(std::string_view json);

  const JsonTape& tape() const { return tape_; }
  std::string_view json() const { return tape_.input(); }
  // Whether it is a game: an object with "phases".
  bool is_game() const { return is_game_; }
  // 1 for a phase object.
  size_t phase_count() const { return phases_.size(); }
  // An error at "phases" if the list is empty.
  Status CheckHasPhases() const;

  // Members of a game. A phase object has them inside its only phase.
  std::string_view id() const { return TextOf(id_); }  // JSON text; empty if there is none
  JsonString map() const { return map_ == kNoJson ? JsonString() : tape_[map_].string(); }
  const RulesText& rules() const { return rules_text_; }
  // How the sentences of answers are written: `voice`, changed to what the text says beside its phases.
  const VoiceAsked& voice() const { return asked_; }
  Voice VoiceOver(Voice voice) const { return asked_.Over(voice); }
  // JSON object; empty if there is none.
  std::string_view PartJson(GamePart part) const { return TextOf(parts_[static_cast<size_t>(part)]); }
  std::vector<OddKey> odd_keys() const;  // beside "phases"
  // In a text without "phases": an array under a key that looks like "phases".
  std::optional<OddKey> mistyped_phases() const;

  // Functions of phase i. PhaseName is `name` or else `state.name`, decoded, with a zero byte at its end; empty if neither is
  // a text.
  const char* PhaseName(size_t i) const { return names_.data() + phases_[i].name; }
  // The first phase of a name, in any case, with its year padded with zeros or not (PlainPhaseName), also in the long form
  // (ShortPhaseName). Nullopt if there is none.
  std::optional<size_t> FindPhase(std::string_view name) const;
  // Whether `orders` has a member, or an element: then the phase cannot be read.
  bool HasOrders(size_t i) const;
  // The phase object: its index on the tape, and its text in the input.
  JsonIndex PhaseAt(size_t i) const { return phases_[i].value; }
  std::string_view PhaseJson(size_t i) const { return TextOf(phases_[i].value); }
  // The phase as a document of its own. It gets the game's id, map and rules if it has none itself.
  std::string PhaseAlone(size_t i) const;

  // Adds the path of the phase to an error in it. An error without a place gets the beginning of the phase.
  Status InPhase(size_t i, const Status& status) const;
  // Turns an error inside PartJson(part) into an error of this text. Its message must begin with the path in the part.
  Status InPart(GamePart part, const Status& status) const;

 private:
  struct Phase {
    JsonIndex value;
    uint32_t name;  // its offset in names_
  };

  Status ReadMember(JsonIndex value, uint32_t& seen);
  Status ReadPhases(JsonIndex list);
  void AddPhase(JsonIndex value);
  std::string_view TextOf(JsonIndex value) const { return value == kNoJson ? std::string_view() : tape_.TextOf(value); }

  JsonTape tape_;
  std::string names_;  // names of the phases, each with its zero byte
  bool is_game_ = false;
  JsonIndex id_ = kNoJson, map_ = kNoJson, rules_ = kNoJson, list_ = kNoJson;  // list_: "phases"
  std::array<JsonIndex, kGamePartCount> parts_ = {};
  RulesText rules_text_;
  JsonIndex language_ = kNoJson, full_names_ = kNoJson;
  VoiceAsked asked_;
  std::vector<Phase> phases_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_DOCUMENT_H_
