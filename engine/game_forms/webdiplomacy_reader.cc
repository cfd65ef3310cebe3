// Reads the game state of webDiplomacy's API (api.php?route=game/status) for its variants on the standard board.
//
// A state has a list of "phases", or it is a phase itself: then it has the current board and its orders. Orders of other
// phases beside them are left out, with a note. Numbers may be texts.
// The state has no retreats of dislodged units. The reader takes them from our results of the phase before, else from
// "standoffs" and "occupiedFrom", which the writer gives of a last phase of retreats, else opens every free place.
// Entente writes a finished game with a last phase "Finished".
// It holds the board, and the end of the game in our own members "endedIn", "end" and "winners". Games from webDiplomacy
// itself have no such phase: they end with the position after the last orders.
//   Source: webdiplomacy_ids.h.
#include <algorithm>
#include <limits>

#include "base/text.h"
#include "game_forms/board_parts.h"
#include "game_forms/forms.h"
#include "game_forms/loss_notes.h"
#include "game_forms/webdiplomacy_board.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "notation/notation.h"
#include "phase/sheet_phase.h"
#include "phase_json/odd_key.h"
#include "records/phase_notes.h"

namespace entente {
namespace {

class WebReader {
 public:
  WebReader(const JsonTape& json, const WebDiplomacyIds& ids, GameRecord& record)
      : values_(json), board_(values_, ids, *record.map), record_(record), map_(*record.map), judge_(map_) {}

  Status Read(FormNotes& notes) {
    const JsonIndex root = values_.json().root();
    language_ = notes.voice().language;
    ReadHead(root);
    NoteOddKeys(root, "", language_, odd_keys_);
    std::vector<JsonIndex> phases;
    for (const JsonIndex phase : values_.List(root, "phases")) phases.push_back(phase);
    const auto has = [&](std::string_view name) { return values_.json().Find(root, name) != kNoJson; };
    if (!has("phases") && has("units")) phases.push_back(root);
    if (!has("phases") && !has("units") && game_phase_ != "Pre-game") return NoBoardError();
    for (const JsonIndex phase : phases) {
      if (values_.ok()) ReadPhase(phase, phase == phases.back());
    }
    if (!values_.ok()) return values_.fault();
    if (record_.phases.empty()) {
      return InvalidError(game_phase_ == "Pre-game" ? "the game has not begun" : "phases: the game has no phases");
    }
    if (!record_.phases.back().position.view().is_over()) AppendEnd(notes);
    NoteLosses(notes);
    return OkStatus();
  }

 private:
  void ReadHead(JsonIndex root) {
    game_phase_ = values_.Word(root, "phase");
    const std::string_view over = values_.Word(root, "gameOver");
    if (over == "Won") end_ = GameEnd::kSolo;
    if (over == "Drawn") end_ = GameEnd::kDraw;
    if (game_phase_ == "Finished" && end_ == GameEnd::kPlaying) end_ = GameEnd::kNoResult;
    const JsonTape& json = values_.json();
    const JsonIndex id = json.Find(root, "gameID");
    if (id == kNoJson || json.KindOf(id) == JsonKind::kNull) return;
    const bool is_number = WebNumber(json, id, std::numeric_limits<int>::max()).ok();
    const std::string_view text = is_number ? json.StringOf(id) : json.TextOf(id);  // the digits of "5"
    if (text != "0") record_.id = text;
  }

  Status NoBoardError() const {
    PhaseNotes odd;  // as in other errors, in English
    NoteOddKeys(values_.json().root(), "", Language::kEnglish, odd);
    Notes odd_keys;
    odd.AddTo(odd_keys);
    return InvalidError("expected `phases`, or `units` and `orders` of the current phase" +
                        (odd_keys.empty() ? "" : "; " + odd_keys.front()));
  }

  void NoteOddKeys(JsonIndex object, std::string_view phase, Language language, PhaseNotes& to) const {
    const JsonTape& json = values_.json();
    if (json.KindOf(object) != JsonKind::kObject) return;
    for (const JsonIndex value : json.Children(object)) {
      const std::optional<OddKey> odd = FindOddKey(KeyLevel::kWebState, json.KeyOf(value).text);
      if (odd.has_value()) to.Add(OddKeyNote(*odd, language), phase);
    }
  }

  void ReadPhase(JsonIndex node, bool is_last) {
    const int turn = values_.Number(node, "turn", kMostWebTurn);
    std::string_view word = values_.Word(node, "phase");
    if (word == "Pre-game") return;
    const bool is_finished = word == "Finished";
    if (is_finished) word = values_.Word(node, "endedIn");
    if (is_finished && word.empty()) word = "Diplomacy";
    const std::optional<Phase> phase = PhaseOfWebTurn(map_, turn, word);
    if (!phase.has_value()) {
      return values_.FailIn(node, "phase",
                            "turn " + std::to_string(turn) + " has no phase '" + Excerpt(word) +
                                "': expected Diplomacy, Retreats or, in odd turns, Builds");
    }
    if (node != values_.json().root()) NoteOddKeys(node, map_.PhaseName(*phase), language_, odd_keys_);
    Position position(map_);
    position.ref().SetPhase(*phase);
    ReadBoard(node, is_last, position.ref());
    OrderSheet sheet;
    std::vector<StatedUnit> stated;
    is_finished ? ReadEnd(node, position.ref()) : board_.ReadOrders(node, position.view(), sheet, stated);
    for ([[maybe_unused]] const JsonIndex message : values_.List(node, "messages")) ++messages_;
    record_.phases.push_back({std::move(position), std::move(sheet)});
    if (values_.ok() && !stated.empty()) {
      stated_results_.CompareOrders(record_.phases.back(), record_.rules, stated, nullptr);
    }
  }

  // ---- Boards ----

  // The board on which the units of a phase were dislodged: the board of the phase before if it has the same name, or the
  // result of the phase before if this phase follows it.
  std::optional<PositionView> DislodgingBoard(const PositionView* before, const Phase& phase) {
    if (before == nullptr) return std::nullopt;
    if (before->phase() == phase) return *before;
    if (map_.NextPhase(before->phase()) != phase) return std::nullopt;
    return judge_.Adjudicate(*before, record_.rules, record_.phases.back().sheet).after;
  }

  void ReadBoard(JsonIndex node, bool is_last, PositionRef position) {
    std::optional<PositionView> before;
    if (!record_.phases.empty()) before = record_.phases.back().position.view();
    board_.ReadCenters(node, before.has_value() ? &*before : nullptr, position);
    const std::vector<Unit> dislodged = board_.ReadUnits(node, position);
    if (dislodged.empty() || !values_.ok()) return;
    const std::optional<PositionView> board =
        DislodgingBoard(before.has_value() ? &*before : nullptr, position.phase());
    if (position.unit_count() == 0 && board.has_value()) {
      CopyUnits(*board, position);
      boards_without_units_.Add(map_.PhaseName(position.phase()));
    }
    for (const Unit& unit : dislodged) {
      if (position.AddDislodged(unit) == nullptr) {
        return values_.Fail(node, "more dislodged units than there can be");
      }
      FillRetreats(unit, board, is_last, position);
    }
  }

  void FillRetreats(const Unit& unit, const std::optional<PositionView>& board, bool is_last, PositionRef position) {
    uint32_t* mask = position.MutableRetreats(position.FindDislodged(map_.ProvinceOf(unit.location)));
    const std::optional<DislodgedUnit> known = board.has_value() ? SameDislodged(*board, unit) : std::nullopt;
    if (known.has_value()) {
      std::copy_n(known->retreats, RetreatWords(map_), mask);
      return;
    }
    const bool has_hints = is_last && board_.has_hints();
    (has_hints ? hinted_retreats_ : guessed_retreats_)
        .Add(map_.PhaseName(position.phase()), FormatUnit(map_, unit.type, unit.location));
    int bit = 0;
    for (const LocationIndex to : map_.RetreatPlaces(unit.type, unit.location)) {
      const ProvinceIndex province = map_.ProvinceOf(to);
      const bool is_free = !position.HasUnit(province) && !(has_hints && board_.IsBarred(unit, province));
      if (is_free) mask[bit >> 5] |= uint32_t{1} << (bit & 31);
      ++bit;
    }
  }

  // ---- Ends ----

  void ReadEnd(JsonIndex node, PositionRef position) {
    const std::string_view word = values_.Word(node, "end");
    if (word.empty()) return SetEnd(end_ == GameEnd::kPlaying ? GameEnd::kNoResult : end_, position);
    const std::optional<GameEnd> end = FindGameEnd(word);
    const PowerSet winners = board_.ReadCountries(node, "winners");
    if (!end.has_value() || *end == GameEnd::kPlaying || !MayHaveWinners(*end, winners)) {
      return values_.FailIn(node, "end", "'" + Excerpt(word) + "' is no end of a game with these winners");
    }
    position.SetEnd(*end, winners);
  }

  // Sets an end. The winners follow from the board: the power with most centers, or all surviving powers.
  void SetEnd(GameEnd end, PositionRef position) const {
    PowerSet survivors = 0, leaders = 0;
    int most = 0;
    for (const PowerIndex power : map_.powers()) {
      const int centers = position.CenterCountOf(power);
      if (centers > 0 || position.UnitCountOf(power) > 0) survivors |= SetOf(power);
      if (centers >= most) leaders = (centers > most ? 0 : leaders) | SetOf(power);
      most = std::max(most, centers);
    }
    const PowerSet winners = end == GameEnd::kSolo ? leaders : end == GameEnd::kDraw ? survivors : 0;
    const bool is_fit = MayHaveWinners(end, winners);
    position.SetEnd(is_fit ? end : GameEnd::kNoResult, is_fit ? winners : 0);
  }

  // Appends the last position of a finished game from webDiplomacy itself: the position after its last orders. A drawn game
  // without orders in its last phase ends with the position of that phase.
  void AppendEnd(FormNotes& notes) {
    if (end_ == GameEnd::kPlaying) return;
    const RecordedPhase& last = record_.phases.back();
    Position end(last.position.view());
    if (end_ == GameEnd::kSolo || !last.sheet.empty()) {
      end = Position(judge_.Adjudicate(last.position.view(), record_.rules, last.sheet).next);
    }
    if (!end.view().is_over()) {
      SetEnd(end_, end.ref());
      if (end_ == GameEnd::kSolo) notes.Add(MessageId::kNoteWonThere);
    }
    record_.phases.push_back({std::move(end), OrderSheet()});
  }

  void NoteLosses(FormNotes& notes) const {
    odd_keys_.AddTo(notes);
    stated_results_.Note(notes);
    NoteLoss(messages_, {MessageId::kLostMessage, MessageId::kLostMessages}, notes);
    NoteLoss(board_.orders_elsewhere(), {MessageId::kLostElsewhere, MessageId::kLostElsewhereMany}, notes);
    boards_without_units_.Note({MessageId::kBoardWithoutUnits, MessageId::kBoardsWithoutUnits}, notes);
    hinted_retreats_.Note({MessageId::kHintedRetreat, MessageId::kHintedRetreats}, notes);
    guessed_retreats_.Note({MessageId::kFreeRetreat, MessageId::kFreeRetreats}, notes);
  }

  WebValues values_;
  WebBoard board_;
  GameRecord& record_;
  const Map& map_;
  SheetPhase judge_;
  std::string_view game_phase_;
  GameEnd end_ = GameEnd::kPlaying;  // the end of a game from webDiplomacy itself
  size_t messages_ = 0;
  Language language_ = Language::kEnglish;  // of the notes
  PhaseNotes odd_keys_;
  StatedResults stated_results_;
  LossNote boards_without_units_, hinted_retreats_, guessed_retreats_;
};

// The map of the game's variant: the map of the options, or the shipped one.
Result<MapRef> MapOfVariant(WebValues& values, const FormOptions& options) {
  const int variant = values.Number(values.json().root(), "variantID", 1 << 30);
  if (!values.ok()) return values.fault();
  const std::span<const WebVariant> variants = WebVariants();
  const auto known = std::find_if(variants.begin(), variants.end(),
                                  [&](const WebVariant& one) { return one.number == std::max(variant, 1); });
  if (known == variants.end()) {
    return UnsupportedError("variantID: variant " + std::to_string(variant) + " is not known: expected " +
                            WebVariantList());
  }
  if (options.map == nullptr) return BuiltinMap(known->map);
  if (options.map->name() != known->map || !WebDiplomacyIds(*options.map).fits()) {
    return InvalidError("variant " + std::to_string(known->number) + " is played on the map " +
                        std::string(known->map) + ", not on " + std::string(options.map->name()));
  }
  return options.map;
}

}  // namespace

Result<GameRecord> ReadWebDiplomacyForm(std::string_view text, const FormOptions& options, FormNotes& notes) {
  ENTENTE_ASSIGN(const JsonTape json, JsonTape::ReadDocument(text));
  if (json.KindOf(json.root()) != JsonKind::kObject) return json.Error(json.root(), "expected an object");
  WebValues values(json);
  GameRecord record;
  ENTENTE_ASSIGN(record.map, MapOfVariant(values, options));
  ENTENTE_ASSIGN(record.rules, GivenRules(options, *record.map));
  const WebDiplomacyIds ids(*record.map);
  if (Status status = WebReader(json, ids, record).Read(notes); !status.ok()) return status;
  return record;
}

}  // namespace entente
