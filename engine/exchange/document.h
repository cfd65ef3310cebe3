// A JSON text that holds a game, {"id","map","rules","phases":[..]}, or a single phase object: its outline, read once.
// Each phase stays text, for phase_json.h; what is asked about one costs no look at the others.
//
// Immutable once it is read; any threads.
#ifndef ENTENTE_ENGINE_EXCHANGE_DOCUMENT_H_
#define ENTENTE_ENGINE_EXCHANGE_DOCUMENT_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "exchange/odd_key.h"
#include "exchange/rules_json.h"
#include "json/json_reader.h"

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

  // Reads a text; to be called once, before anything else.
  //   Errors: as ReadJson; a value of the wrong kind, a key twice.
  Status Read(std::string_view json);

  std::string_view json() const { return json_; }
  // Whether it is a game: an object with "phases".
  bool is_game() const { return is_game_; }
  // Of a phase object one: itself.
  size_t phase_count() const { return phases_.size(); }

  // Of a game; a phase object says these inside its only phase.
  std::string_view id() const { return Part(id_begin_, id_end_); }  // JSON text; empty if there is none
  const JsonString& map() const { return map_; }
  const RulesText& rules() const { return rules_; }
  std::string_view PartJson(GamePart part) const {  // JSON object; empty if there is none
    return Part(parts_[static_cast<size_t>(part)].begin, parts_[static_cast<size_t>(part)].end);
  }
  const std::vector<OddKey>& odd_keys() const { return odd_keys_; }  // beside "phases"
  // An array under a key that looks like "phases", of what is then no game.
  const std::optional<OddKey>& mistyped_phases() const { return mistyped_phases_; }

  // Of phase i. `name` or else `state.name`, decoded; ends with a zero byte; empty if neither is a text.
  const char* PhaseName(size_t i) const { return names_.data() + phases_[i].name; }
  // The first phase of a name, in any case, its year filled up with zeros or not (PlainPhaseName); nothing if there is
  // none.
  std::optional<size_t> FindPhase(std::string_view name) const;
  // Whether `orders` names a power.
  bool HasOrders(size_t i) const { return phases_[i].has_orders; }
  // The object as it stands in the text.
  std::string_view PhaseJson(size_t i) const { return Part(phases_[i].begin, phases_[i].end); }
  // The same as a document of its own: with the game's id, map and rules where it has none itself.
  std::string PhaseAlone(size_t i) const;

  // An error inside PhaseJson(i) as one of this text: place and message.
  Status InPhase(size_t i, const Status& status) const;
  // The same for one inside a part: its message begins with the path in the part.
  Status InPart(GamePart part, const Status& status) const;

 private:
  class Visitor;

  // Where a phase object stands, and which of the game's keys it has itself.
  struct PhaseSpan {
    uint32_t begin = 0;
    uint32_t end = 0;
    uint32_t line = 1;  // of `begin`
    uint32_t column = 1;
    uint32_t name = 0;  // where it begins in names_
    bool has_id = false;
    bool has_map = false;
    bool has_rules = false;
    bool has_orders = false;  // an object with at least one member
  };

  std::string_view Part(uint32_t begin, uint32_t end) const {
    return std::string_view(json_).substr(begin, end - begin);
  }

  std::string json_;
  std::string buffer_;          // the decoded texts
  std::string names_{"\0", 1};  // of the phases, each with its zero byte; the first is empty
  bool is_game_ = false;
  JsonString map_;
  RulesText rules_;
  uint32_t id_begin_ = 0, id_end_ = 0;  // of the id in the text
  struct TextRange {
    uint32_t begin = 0, end = 0;
  };
  TextRange parts_[kGamePartCount];
  std::vector<PhaseSpan> phases_;
  std::vector<OddKey> odd_keys_;
  std::optional<OddKey> mistyped_phases_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_DOCUMENT_H_
