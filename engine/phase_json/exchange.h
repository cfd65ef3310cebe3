// Adjudicates JSON text: phases and games in, results out. Keep one between calls: it holds maps, working memory and
// buffers, so that bulk work allocates next to nothing. One thread at a time.
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
  MapRef map;                        // for inputs that name none, and for those that name it; null: standard
  std::optional<RuleOptions> rules;  // for inputs that name none; absent: the default with the map's RULE lines
};

// Parts of a result that can be left out.
struct LeftOut {
  bool after = false;   // of a result
  bool powers = false;  // of legal orders
};

class Exchange {
 public:
  explicit Exchange(ExchangeOptions options);
  ~Exchange();
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;

  // Leaves parts out of all results from now on.
  void LeaveOut(const LeftOut& parts) { left_out_ = parts; }

  // Each result lies in the Exchange's own memory until its next call. Errors are those of reading (Document::Read,
  // ReadPhase, FillPosition, RulesFrom), an unknown map, and wrong phase for a game that is over.

  // {"id","name","orders","events","after","next"}, and "notes" if there are any. Of a game {"id","phases"}, an array of
  // these for every phase with orders; Legal: for every phase.
  Result<std::string_view> Adjudicate(std::string_view json);
  // {"id","orders":{"A PAR":["A PAR H", ..]},"powers":{"FRANCE":["A PAR", ..]}}, and "notes": by unit; in an adjustments
  // phase builds by their site, waives by power; and whose all these are.
  Result<std::string_view> Legal(std::string_view json);
  // The same of phase `i` of a document, with its game's id, map and rules where it has none itself. Errors have their
  // place in the document.
  Result<std::string_view> Adjudicate(const Document& document, size_t i);
  Result<std::string_view> Legal(const Document& document, size_t i);

  // The draw that a ballot or a script of votes comes to, on the map of the options: vote_json.h.
  Result<std::string_view> CountVotes(std::string_view json, DrawPolicy policy);

  // {"id","error":{"status","message","line","column","offset"}} for what a call above said about `json`.
  std::string_view ErrorJson(std::string_view json, const Status& status);
  std::string_view ErrorJson(std::string_view json, std::string_view status_word, std::string_view message,
                             const Place& place);

  // The map that a name in an input means.
  Result<MapRef> MapNamed(std::string_view name);

  // What work on one map needs. It lives as long as the Exchange.
  struct Board;
  // A phase as read. Its parts lie in the Exchange until its next call.
  struct PhaseInput {
    Board* board;
    MapRef map;
    PositionView position;
    const OrderSheet& sheet;  // in the sequence of the input
    RuleOptions rules;
    bool tells_phase;         // false: a game that is over, in a phase that the input does not say
    PowerSet by_default = 0;  // the powers whose orders are default orders; empty where only the board is read
  };
  // ... and adjudicated.
  struct Judged {
    AdjudicatedPhase phase;
    RuleOptions rules;
  };
  // What stands in for the map and rules that a phase does not name.
  struct Defaults {
    MapRef map;                        // null: standard
    std::optional<RuleOptions> rules;  // absent: the default with the map's RULE lines
  };
  // Phase `i` of a document, with its game's defaults or with those passed; errors have their place in the document.
  Result<PhaseInput> Read(const Document& document, size_t i);
  Result<PhaseInput> Read(const Document& document, size_t i, const Defaults& defaults);
  Result<Judged> Judge(const Document& document, size_t i);
  // The same for what Read gave last, whose rules may have been changed since.
  Result<Judged> Judge(const PhaseInput& input);
  // Those for the phases of a document. Errors: an unknown map; those of RulesFrom; with their place.
  Result<Defaults> DefaultsOf(const Document& document);

  // What the last call of the functions that read phases, and of those below, noted about its input.
  const Notes& notes() const { return notes_; }
  // Whether DefaultsOf gives some; notes what is odd about a game around its phases.
  Status Check(const Document& document);
  // Sets the notes of a call that read several phases.
  void KeepNotes(Notes notes) { notes_ = std::move(notes); }

 private:
  Result<Board*> BoardNamed(const Defaults& defaults);
  Result<RuleOptions> RulesOf(const Defaults& defaults, Board& board);
  Status ReadOrders(Board& board, const RuleOptions& rules);
  Result<PowerSet> ReadByDefault(const Board& board) const;
  // Read without the orders.
  Result<PhaseInput> ReadBoard(const Document& document, size_t i, const Defaults& defaults);
  void NoteBoard(Board& board, const RuleOptions& rules);
  void NoteOthers(const Map& map, bool names_map, const RuleOptions& rules, bool names_rules);

  // What a line of input comes to: the result of its phase, or {"id","phases":[result, ..]} for those of its game.
  enum class GamePhases : uint8_t { kWithOrders, kAll };
  using PhaseCall = Result<std::string_view> (Exchange::*)(const Document&, size_t);
  Result<std::string_view> Answer(std::string_view json, GamePhases which, PhaseCall call);
  Result<std::string_view> AnswerEach(const Document& game, GamePhases which, PhaseCall call);
  Result<std::string_view> WriteLegal(std::string_view id, const PhaseInput& input);
  std::string_view IdOf(const Document& document) const;

  ExchangeOptions options_;
  LeftOut left_out_;
  std::vector<std::unique_ptr<Board>> boards_;              // one per map met so far
  std::vector<std::pair<std::string, MapRef>> named_maps_;  // as inputs spell their names
  Document line_;                                           // the text that was handed in last
  PhaseText phase_;                                         // the phase that was read last
  OrderSheet sheet_;
  LegalMemory listed_;
  std::string out_;
  Notes notes_;
};

// "invalid_argument", "not_found", "not_supported", "wrong_phase", "limit": the words of error objects.
std::string_view StatusWord(const Status& status);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_EXCHANGE_H_
