#include <charconv>
#include <set>

#include "base/text.h"
#include "game_forms/loss_notes.h"
#include "game_forms/webdiplomacy_board.h"
#include "game_forms/webdiplomacy_form.h"
#include "game_forms/webdiplomacy_ids.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "notation/notation.h"
#include "phase/sheet_phase.h"

namespace entente {
namespace {

constexpr WebOrderWord kOrderWords[] = {
    {OrderKind::kHold, UnitType::kArmy, PhaseType::kMovement, "Hold"},
    {OrderKind::kMove, UnitType::kArmy, PhaseType::kMovement, "Move"},
    {OrderKind::kSupportHold, UnitType::kArmy, PhaseType::kMovement, "Support hold"},
    {OrderKind::kSupportMove, UnitType::kArmy, PhaseType::kMovement, "Support move"},
    {OrderKind::kConvoy, UnitType::kFleet, PhaseType::kMovement, "Convoy"},
    {OrderKind::kRetreat, UnitType::kArmy, PhaseType::kRetreats, "Retreat"},
    {OrderKind::kDisband, UnitType::kArmy, PhaseType::kRetreats, "Disband"},
    {OrderKind::kBuild, UnitType::kArmy, PhaseType::kAdjustments, "Build Army"},
    {OrderKind::kBuild, UnitType::kFleet, PhaseType::kAdjustments, "Build Fleet"},
    {OrderKind::kWaive, UnitType::kArmy, PhaseType::kAdjustments, "Wait"},
    {OrderKind::kDisband, UnitType::kArmy, PhaseType::kAdjustments, "Destroy"},
};

// A game that webDiplomacy won or drew, from its last phase on.
struct EndOfGame {
  GameEnd end = GameEnd::kPlaying;
  bool is_finished = false;
};

class WebReader {
 public:
  WebReader(const JsonTape& tree, const WebDiplomacyIds& ids, GameRecord& record)
      : values_(tree), board_(values_, ids, *record.map), record_(record), judge_(*record.map) {}

  Status Read(FormNotes& notes) {
    const JsonIndex root = values_.tree().root();
    if (Status status = ReadHead(root); !status.ok()) return status;
    Result<JsonIndex> phases = values_.List(root, "phases");
    if (!phases.ok()) return phases.status();
    JsonIndex before = kNoJson;
    for (const JsonIndex phase : values_.tree().Children(*phases)) {
      if (Status status = before == kNoJson ? OkStatus() : ReadPhase(before, false); !status.ok()) return status;
      before = phase;
    }
    if (Status status = before == kNoJson ? OkStatus() : ReadPhase(before, true); !status.ok()) return status;
    if (record_.phases.empty()) {
      return InvalidError(game_phase_ == "Pre-game" ? "the game has not begun" : "phases: the game has no phases");
    }
    if (!record_.phases.back().position.view().is_over()) AppendEnd(notes);
    NoteLosses(notes);
    return OkStatus();
  }

 private:
  Status ReadHead(JsonIndex root) {
    const Result<std::string_view> phase = values_.Word(root, "phase"), over = values_.Word(root, "gameOver");
    if (!phase.ok()) return phase.status();
    if (!over.ok()) return over.status();
    game_phase_ = *phase;
    end_.is_finished = *phase == "Finished";
    if (*over == "Won") end_.end = GameEnd::kSolo;
    if (*over == "Drawn") end_.end = GameEnd::kDraw;
    if (end_.is_finished && end_.end == GameEnd::kPlaying) end_.end = GameEnd::kNoResult;
    const JsonIndex id = values_.tree().Find(root, "gameID");
    if (id != kNoJson && values_.tree()[id].kind != JsonKind::kNull && values_.tree().TextOf(id) != "0") {
      record_.id = std::string(values_.tree().TextOf(id));
    }
    return OkStatus();
  }

  Status ReadPhase(JsonIndex node, bool is_last) {
    const Result<int> turn = values_.Number(node, "turn", 200000);
    if (!turn.ok()) return turn.status();
    Result<std::string_view> word = values_.Word(node, "phase");
    if (!word.ok()) return word.status();
    if (*word == "Pre-game") return OkStatus();
    const bool is_finished = *word == "Finished";
    if (is_finished) {
      word = values_.Word(node, "endedIn");
      if (!word.ok()) return word.status();
      if (word->empty()) word = std::string_view("Diplomacy");
    }
    const std::optional<Phase> phase = PhaseOfWebTurn(*record_.map, *turn, *word);
    if (!phase.has_value()) {
      return values_.ErrorIn(node, "phase",
                             "turn " + std::to_string(*turn) + " has no phase '" + Excerpt(*word) +
                                 "': expected Diplomacy, Retreats or, in odd turns, Builds");
    }
    Position position(*record_.map);
    position.ref().SetPhase(*phase);
    if (Status status = ReadBoard(node, is_last, position.ref()); !status.ok()) return status;
    OrderSheet sheet;
    Status status = is_finished ? ReadEnd(node, position.ref()) : board_.ReadOrders(node, position.view(), sheet);
    if (!status.ok()) return status;
    Result<JsonIndex> messages = values_.List(node, "messages");
    if (!messages.ok()) return messages.status();
    values_.ForEach(*messages, [this](JsonIndex) { ++messages_; });
    record_.phases.push_back({std::move(position), std::move(sheet)});
    return OkStatus();
  }

  const RecordedPhase* before() const { return record_.phases.empty() ? nullptr : &record_.phases.back(); }

  // What the phase before leads to, if it is the movement that this phase follows.
  std::optional<PositionView> Reckon(const Phase& phase) {
    if (before() == nullptr || record_.map->NextPhase(before()->position.view().phase()) != phase) return std::nullopt;
    return judge_.Adjudicate(before()->position.view(), record_.rules, before()->sheet).after;
  }

  Status ReadBoard(JsonIndex node, bool is_last, PositionRef position) {
    if (Status status = board_.ReadCenters(node, before(), position); !status.ok()) return status;
    std::vector<Unit> dislodged;
    if (Status status = board_.ReadUnits(node, position, dislodged); !status.ok()) return status;
    if (dislodged.empty()) return OkStatus();
    const bool is_same = before() != nullptr && before()->position.view().phase() == position.phase();
    std::optional<PositionView> reckoned = Reckon(position.phase());
    if (is_same) reckoned = before()->position.view();
    if (position.unit_count() == 0 && reckoned.has_value()) {
      reckoned->ForEachUnit([&](const Unit& unit) { position.PlaceUnit(unit); });
      boards_without_units_.Add(record_.map->PhaseName(position.phase()));
    }
    for (const Unit& unit : dislodged) {
      if (position.AddDislodged(unit) == nullptr) return values_.Error(node, "more dislodged units than there can be");
      FillRetreats(unit, reckoned, is_last, position);
    }
    return OkStatus();
  }

  void FillRetreats(const Unit& unit, const std::optional<PositionView>& reckoned, bool is_last, PositionRef position) {
    const Map& map = *record_.map;
    uint32_t* mask = position.MutableRetreats(position.FindDislodged(map.ProvinceOf(unit.location)));
    const int known = reckoned.has_value() ? reckoned->FindDislodged(map.ProvinceOf(unit.location)) : -1;
    if (known >= 0 && reckoned->Dislodged(known).unit == unit) {
      std::copy_n(reckoned->Dislodged(known).retreats, RetreatWords(map), mask);
      return;
    }
    const bool has_hints = is_last && board_.ReadHints(values_.tree().root());
    (has_hints ? hinted_retreats_ : guessed_retreats_)
        .Add(map.PhaseName(position.phase()), FormatUnit(map, unit.type, unit.location));
    int bit = 0;
    for (const LocationIndex to : map.RetreatPlaces(unit.type, unit.location)) {
      const ProvinceIndex province = map.ProvinceOf(to);
      const bool is_free = !position.HasUnit(province) && !(has_hints && board_.IsBarred(unit, province));
      if (is_free) mask[bit >> 5] |= uint32_t{1} << (bit & 31);
      ++bit;
    }
  }

  Status ReadEnd(JsonIndex node, PositionRef position) {
    Result<std::string_view> word = values_.Word(node, "end");
    if (!word.ok()) return word.status();
    if (word->empty()) {
      SetEnd(end_.end == GameEnd::kPlaying ? GameEnd::kNoResult : end_.end, position);
      return OkStatus();
    }
    const std::optional<GameEnd> end = FindGameEnd(*word);
    PowerSet winners = 0;
    if (Status status = board_.ReadCountries(node, "winners", winners); !status.ok()) return status;
    if (!end.has_value() || *end == GameEnd::kPlaying || !MayHaveWinners(*end, winners)) {
      return values_.ErrorIn(node, "end", "'" + Excerpt(*word) + "' is no end of a game with these winners");
    }
    position.SetEnd(*end, winners);
    return OkStatus();
  }

  // The winners that a board tells: who owns most centers, or everybody who is left.
  void SetEnd(GameEnd end, PositionRef position) const {
    PowerSet survivors = 0, leaders = 0;
    int most = 0;
    for (int p = 0; p < record_.map->power_count(); ++p) {
      const auto power = static_cast<PowerIndex>(p);
      const int centers = position.CenterCountOf(power);
      if (centers > 0 || position.UnitCountOf(power) > 0) survivors |= SetOf(power);
      if (centers >= most) leaders = (centers > most ? 0 : leaders) | SetOf(power);
      most = std::max(most, centers);
    }
    const PowerSet winners = end == GameEnd::kSolo ? leaders : end == GameEnd::kDraw ? survivors : 0;
    const bool is_fit = MayHaveWinners(end, winners);
    position.SetEnd(is_fit ? end : GameEnd::kNoResult, is_fit ? winners : 0);
  }

  // A finished game of webDiplomacy's own ends with what its last orders lead to; one that was drawn before they counted,
  // where it stood.
  void AppendEnd(FormNotes& notes) {
    if (end_.end == GameEnd::kPlaying) return;
    const RecordedPhase& last = record_.phases.back();
    Position end(last.position.view());
    if (end_.end == GameEnd::kSolo || !last.sheet.empty()) {
      end = Position(judge_.Adjudicate(last.position.view(), record_.rules, last.sheet).next);
    }
    if (!end.view().is_over()) {
      SetEnd(end_.end, end.ref());
      if (end_.end == GameEnd::kSolo) notes.push_back("the game was won, where by our rules it would go on");
    }
    record_.phases.push_back({std::move(end), OrderSheet()});
  }

  void NoteLosses(FormNotes& notes) const {
    NoteLoss(messages_, "message", "messages", notes);
    boards_without_units_.Note(
        "retreats phase tells dislodged units alone: the others are those that our adjudication leads to",
        "retreats phases tell dislodged units alone: the others are those that our adjudication leads to", notes);
    hinted_retreats_.Note("dislodged unit may go where standoffs and occupiedFrom let it",
                          "dislodged units may go where standoffs and occupiedFrom let them", notes);
    guessed_retreats_.Note("dislodged unit may go to every free place, as nothing tells where",
                           "dislodged units may go to every free place, as nothing tells where", notes);
  }

  WebValues values_;
  WebBoard board_;
  GameRecord& record_;
  SheetPhase judge_;
  std::string_view game_phase_;
  EndOfGame end_;
  size_t messages_ = 0;
  Loss boards_without_units_, hinted_retreats_, guessed_retreats_;
};

// The standard map: that of the options, or ours.
Result<MapRef> MapOfVariant(const WebValues& values, const FormOptions& options) {
  const Result<int> variant = values.Number(values.tree().root(), "variantID", 1 << 30);
  if (!variant.ok()) return variant.status();
  if (*variant != kWebVariant && *variant != 0) {
    return UnsupportedError("variantID: variant " + std::to_string(*variant) +
                            " is not known: only variant 1 (Classic) is");
  }
  if (options.map == nullptr) return BuiltinMap(kWebMap);
  if (options.map->name() != kWebMap || !WebDiplomacyIds(*options.map).fits()) {
    return InvalidError("variant 1 is played on the standard map, not on " + std::string(options.map->name()));
  }
  return options.map;
}

}  // namespace

std::span<const WebOrderWord> WebOrderWords() { return kOrderWords; }

Result<GameRecord> ReadWebDiplomacyForm(std::string_view text, const FormOptions& options, FormNotes& notes) {
  const Result<JsonTape> tree = JsonTape::ReadDocument(text);
  if (!tree.ok()) return tree.status();
  const WebValues values(*tree);
  if ((*tree)[tree->root()].kind != JsonKind::kObject) return values.Error(tree->root(), "expected an object");
  Result<MapRef> map = MapOfVariant(values, options);
  if (!map.ok()) return map.status();
  GameRecord record;
  record.map = *std::move(map);
  record.rules = options.rules.has_value() ? *options.rules : DefaultRules(*record.map).value_or(RuleOptions{});
  const WebDiplomacyIds ids(*record.map);
  WebReader reader(*tree, ids, record);
  if (Status status = reader.Read(notes); !status.ok()) return status;
  return record;
}

}  // namespace entente
