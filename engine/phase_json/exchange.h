// Adjudicates JSON text: phases and games in, results out. Keep an Exchange between calls: it owns maps, working memory and
// buffers, so that bulk work allocates almost nothing. One thread at a time.
//   Source: the form of the `diplomacy` Python package; capi/docs/json.md.
#ifndef ENTENTE_ENGINE_PHASE_JSON_EXCHANGE_H_
#define ENTENTE_ENGINE_PHASE_JSON_EXCHANGE_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/status.h"
#include "map/map.h"
#include "phase/phase_step.h"
#include "phase_json/document.h"
#include "phase_json/input_notes.h"
#include "phase_json/legal_json.h"
#include "phase_json/phase_json.h"
#include "phase_json/result_json.h"
#include "rules/rule_options.h"
#include "sheet/order_sheet.h"
#include "votes/draw_policy.h"

namespace entente {

struct ExchangeOptions {
  MapRef map;  // for inputs that name no map or this one; null: standard
  // The rules, chosen for `map`. What an input says about rules changes them: its options, its RULE names, or a preset,
  // which is a whole rulebook. Absent: the default with the map's RULE lines.
  std::optional<RuleOptions> rules = std::nullopt;
  bool replaces_rules = false;  // what an input says about rules does not count
  Voice voice = {};             // of notes and sentences, where an input does not say otherwise
};
// The rules of the options on a map.
Result<RuleOptions> GivenRules(const ExchangeOptions& options, const Map& map);

// Parts of a result to leave out.
struct LeftOut {
  bool after = false;   // of the result of a phase
  bool powers = false;  // of legal orders
};

class Exchange {
 public:
  explicit Exchange(ExchangeOptions options);
  ~Exchange();
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;

  // Sets the voice of the notes and sentences of later calls. What an input says about it (voice_json.h) changes it for that
  // input.
  void Speak(Voice voice) { options_.voice = voice; }
  // The voice of the last call.
  Voice voice() const { return notes_.voice(); }

  // Leaves parts out of all later results.
  void LeaveOut(const LeftOut& parts) { left_out_ = parts; }

  // A result is valid until the next call of the Exchange. Errors are those of Document::Read, ReadPhase, FillPosition and
  // RulesFrom, an unknown map, and wrong phase for a game that is over.

  // Adjudicates a phase: {"id","name","orders","events","after","next"}, and "notes" if there are any. A game gives
  // {"id","phases"} with an array of such results: for each phase with orders or, in Legal, for each phase.
  Result<std::string_view> Adjudicate(std::string_view json);
  // Lists legal orders: {"id","orders":{"A PAR":["A PAR H", ..]},"powers":{"FRANCE":["A PAR", ..]}}, and "notes". The keys of
  // "orders" are units; in an adjustments phase, sites of builds and powers with waivers. "powers" has the keys of each power.
  Result<std::string_view> Legal(std::string_view json);
  // The same for phase `i` of a document. The phase gets the game's id, map and rules if it has none itself. Errors have
  // their place in the document.
  Result<std::string_view> Adjudicate(const Document& document, size_t i);
  Result<std::string_view> Legal(const Document& document, size_t i);

  // Counts a ballot or a script of draw votes on the map of the options (vote_json.h).
  Result<std::string_view> CountVotes(std::string_view json, DrawPolicy policy);

  // Writes {"id","error":{"status","message","line","column","offset"}} for the error of a call above on `json`. What is
  // not known of the place is left out.
  std::string_view ErrorJson(std::string_view json, const Status& status);
  std::string_view ErrorJson(std::string_view json, std::string_view status_word, std::string_view message,
                             const Place& place);

  // Finds the map for a name in an input.
  Result<MapRef> MapNamed(std::string_view name);

  // Working memory for one map. It lives as long as the Exchange.
  struct Board;
  // A phase as read. Its parts are valid until the next call of the Exchange.
  struct PhaseInput {
    Board* board;
    MapRef map;
    PositionView position;
    const OrderSheet& sheet;  // in the sequence of the input
    RuleOptions rules;
    bool tells_phase;         // false: the game is over and the input does not tell its last phase
    PowerSet by_default = 0;  // powers whose orders are default orders; empty if only the board was read
    std::span<const OddKey> odd_keys = {};
  };
  // An adjudicated phase and its rules.
  struct Judged {
    AdjudicatedPhase phase;
    RuleOptions rules;
  };
  // The map and rules for phases that name none.
  struct Defaults {
    MapRef map;                        // null: standard
    std::optional<RuleOptions> rules;  // absent: the default with the map's RULE lines
  };
  // Read or adjudicate phase `i` of a document, with the defaults of its game or the passed ones. Errors have their place in
  // the document.
  Result<PhaseInput> Read(const Document& document, size_t i);
  Result<PhaseInput> Read(const Document& document, size_t i, const Defaults& defaults);
  Result<Judged> Judge(const Document& document, size_t i);
  // Adjudicates the phase that Read returned last. The caller may have changed its rules.
  Result<Judged> Judge(const PhaseInput& input);
  // The defaults for the phases of a document. Errors, with their place: an unknown map; those of RulesFrom.
  Result<Defaults> DefaultsOf(const Document& document);

  // The notes of the last call that read a phase, or of Check or KeepNotes.
  const Notes& notes() const { return notes_; }
  // Notes where the document, a game or the phase read last, and the options name different maps or rules.
  // Shapes: `map` and `used`: those of the document, as read.
  Notes NotesOnOptions(const Document& document, const Map& map, const RuleOptions& used) const;
  // Checks that DefaultsOf succeeds and that a game has phases, and makes notes about odd keys of a game beside its phases.
  Status Check(const Document& document);
  // Sets the notes, for a caller that read several phases.
  void KeepNotes(const std::vector<std::string>& notes) {
    notes_.clear();
    notes_.AddAll(notes);
  }

 private:
  Result<Board*> BoardNamed(const Defaults& defaults);
  Result<RuleOptions> RulesOn(const RulesText& said, std::string_view json, const Map& map) const;
  Result<RuleOptions> RulesOf(const Defaults& defaults, Board& board);
  Status ReadOrders(Board& board, const RuleOptions& rules);
  Result<PowerSet> ReadByDefault(const Board& board) const;
  // Reads a phase without its orders.
  Result<PhaseInput> ReadBoard(const Document& document, size_t i, const Defaults& defaults);
  // Begins a call on a document: no notes, and the voice of the document.
  void Begin(const Document& document);
  void NoteBoard(Board& board, const RuleOptions& rules);
  void NoteOthers(const Map& map, bool names_map, const RulesText& said, std::string_view json, const RuleOptions& used,
                  Notes& notes) const;

  // Answers a line of input: with the result of its phase, or with {"id","phases":[result, ..]} for a game.
  enum class GamePhases : uint8_t { kWithOrders, kAll };
  using PhaseCall = Result<std::string_view> (Exchange::*)(const Document&, size_t);
  Result<std::string_view> Answer(std::string_view json, GamePhases which, PhaseCall call);
  Result<std::string_view> AnswerEach(const Document& game, GamePhases which, PhaseCall call);
  Result<std::string_view> WriteLegal(std::string_view id, const PhaseInput& input);
  std::string_view IdOf(const Document& document) const;

  ExchangeOptions options_;
  LeftOut left_out_;
  std::vector<std::unique_ptr<Board>> boards_;              // one for each map used so far
  std::vector<std::pair<std::string, MapRef>> named_maps_;  // by their spelling in inputs
  Document line_;                                           // the last text
  PhaseText phase_;                                         // the last phase read
  OrderSheet sheet_;
  LegalMemory listed_;
  std::string out_;
  Notes notes_;
};

// The word of an error object: "invalid_argument", "not_found", "not_supported", "wrong_phase" or "limit".
std::string_view StatusWord(const Status& status);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_EXCHANGE_H_
