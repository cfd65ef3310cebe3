#include "records/game_json.h"

#include <utility>

#include "json/json_writer.h"
#include "phase_json/exchange.h"
#include "phase_json/input_notes.h"
#include "phase_json/order_list_json.h"
#include "phase_json/position_json.h"
#include "phase_json/rules_json.h"
#include "records/game_parts.h"
#include "records/part_json.h"
#include "records/phase_notes.h"
#include "records/record_player.h"

namespace entente {
namespace {

// Reads the phases of a JSON game one after the other.
class PhaseReader {
 public:
  explicit PhaseReader(const ExchangeOptions& options) : exchange_(options) {}

  // Calls visit(PhaseInput) -> Status for each phase. A phase object counts as a game of one phase.
  template <typename Visit>
  Status Read(std::string_view json, const Visit& visit) {
    if (Status status = text_.Read(json); !status.ok()) return status;
    const Result<Exchange::Defaults> defaults = exchange_.DefaultsOf(text_);
    if (!defaults.ok()) return defaults.status();
    if (Status status = text_.CheckHasPhases(); !status.ok()) return status;
    for (size_t i = 0; i < text_.phase_count(); ++i) {
      const Result<Exchange::PhaseInput> input = exchange_.Read(text_, i, *defaults);
      if (!input.ok()) return input.status();
      Status status = i == 0 ? OkStatus() : CheckRules(*input);
      if (i == 0) rules_ = input->rules;
      if (status.ok()) status = visit(*input);
      if (!status.ok()) return text_.InPhase(i, status);
    }
    return OkStatus();
  }
  const Document& text() const { return text_; }
  Notes NotesOnOptions(const Map& map, const RuleOptions& used) const {
    return exchange_.NotesOnOptions(text_, map, used);
  }

 private:
  // A phase may have rules of its own, but a record and a Game have one rulebook.
  Status CheckRules(const Exchange::PhaseInput& input) const {
    if (input.rules == rules_ || input.position.is_over()) return OkStatus();
    return InvalidError("the rules of the phase are others than those of the first phase" +
                        RulesThatDiffer(input.rules, rules_) + "; here a game has the same rules in all its phases");
  }

  Exchange exchange_;
  Document text_;
  RuleOptions rules_;  // of the first phase
};

// Writes the members of a phase. `reader` must have the record's map and rules.
void AppendPhase(const RecordedPhase& phase, const GameRecord& record, SheetReader& reader, JsonWriter& out) {
  const PositionView position = phase.position.view();
  const std::vector<OrderSheet> sheets = SheetsByPower(phase.sheet, *record.map);
  reader.Use(record.rules, position.phase_type());
  AppendPhaseMembers(position, phase.tells_phase, record.rules, out);
  if (phase.by_default != 0) {
    out.Key("by_default");
    AppendPowers(*record.map, phase.by_default, out);
  }
  out.Object("orders", [&] {
    for (const PowerIndex power : record.map->powers()) {
      if (sheets[power].empty()) continue;
      out.TextKey(record.map->PowerId(power));
      AppendOrderList(reader, {sheets[power], 0, sheets[power].size()}, out);
    }
  });
}

}  // namespace

Status TooLongAsJson(size_t fitting, size_t phases) {
  return LimitError("the game is longer than " + std::to_string(kMaxJsonBytes >> 20) +
                    " MiB as JSON: " + std::to_string(fitting) + " of its " + std::to_string(phases) + " phases fit");
}

Result<std::string> GameToJson(const Game& game) {
  GameRecord record = RecordOf(game);
  record.parts = PartsOf(game);
  return RecordToJson(record);
}

Result<std::string> RecordToJson(const GameRecord& record) {
  std::string text;
  JsonWriter out(text);
  out.BeginObject();
  if (!record.id.empty()) {
    out.Key("id");
    out.Raw(record.id);
  }
  out.Member("map", record.map->name());
  out.Key("rules");
  AppendRules(record.rules, *record.map, out);
  AppendVoice(record.voice, out);
  AppendParts(record.parts, out);
  out.Key("phases");
  out.BeginArray();
  const NormalForm names(*record.map);
  SheetReader reader(names, record.rules, PhaseType::kMovement);
  for (size_t i = 0; i < record.phases.size(); ++i) {
    out.Object([&] { AppendPhase(record.phases[i], record, reader, out); });
    if (text.size() > kMaxJsonBytes) return TooLongAsJson(i, record.phases.size());
  }
  out.EndArray();
  out.EndObject();
  return text;
}

Result<std::unique_ptr<Game>> GameFromJson(std::string_view json, MapRef map) {
  PhaseReader phases({std::move(map), std::nullopt});
  RecordPlayer player;
  const auto refuse = [](std::span<const OddKey> odd_keys) {
    return odd_keys.empty() ? OkStatus() : InvalidError(OddKeyNote(odd_keys.front()));
  };
  const Status status = phases.Read(json, [&](const Exchange::PhaseInput& input) {
    const bool is_saved = phases.text().is_game();
    if (Status odd = refuse(is_saved ? input.odd_keys : std::span<const OddKey>()); !odd.ok()) return odd;
    return player.Play(input.map, input.rules, RecordedFrom(input));
  });
  if (!status.ok()) return status;
  if (Status odd = refuse(phases.text().odd_keys()); !odd.ok()) return odd;
  if (Status read = ReadParts(phases.text(), *player.game()); !read.ok()) return read;
  player.game()->SetId(phases.text().id());
  return player.Take();
}

Result<GameRecord> RecordFromJson(std::string_view json, const ExchangeOptions& options) {
  Notes notes;
  return RecordFromJson(json, options, notes);
}

Result<GameRecord> RecordFromJson(std::string_view json, const ExchangeOptions& options, Notes& notes) {
  PhaseReader phases(options);
  GameRecord record;
  PhaseNotes odd_keys;
  const Status status = phases.Read(json, [&](const Exchange::PhaseInput& input) {
    if (record.phases.empty()) {
      notes.Speak(phases.text().VoiceOver(notes.voice()));
      record.map = input.map;
      record.rules = input.rules;
    }
    const std::string phase = phases.text().is_game() ? PhaseNameOf(input.position) : "";
    for (const OddKey& odd : input.odd_keys) odd_keys.Add(OddKeyNote(odd, notes.voice().language), phase);
    record.phases.push_back(RecordedFrom(input));
    return OkStatus();
  });
  if (!status.ok()) return status;
  const Document& text = phases.text();
  for (const OddKey& odd : text.odd_keys()) notes.push_back(OddKeyNote(odd, notes.voice().language));
  odd_keys.AddTo(notes);
  notes.AddAll(phases.NotesOnOptions(*record.map, record.rules));
  record.id = text.id();
  record.voice = text.voice();
  for (const JsonString& name : text.rules().names) record.rule_names.emplace_back(name.text);
  for (size_t i = 0; i < kGamePartCount; ++i) record.parts[i] = text.PartJson(static_cast<GamePart>(i));
  return record;
}

}  // namespace entente
