#include "game_forms/dipcc_form.h"

#include "game_forms/json_facts.h"
#include "game_forms/loss_notes.h"
#include "game_forms/package_phase.h"
#include "json/json_tape.h"
#include "phase_json/position_json.h"
#include "records/game_json.h"

namespace entente {
namespace {

constexpr std::string_view kMap = "standard";

void AppendEmptyArray(std::string_view key, JsonWriter& out) {
  out.Key(key);
  out.BeginArray();
  out.EndArray();
}

// Its keys stand in the sequence of the alphabet, but for those of a state.
void AppendPhase(const GameRecord& record, size_t i, PackagePhases& phases, JsonWriter& out) {
  const PositionView position = record.phases[i].position.view();
  out.BeginObject();
  AppendEmptyArray("logs", out);
  AppendEmptyArray("messages", out);
  out.Key("name");
  out.String(PhaseNameOf(position));
  phases.AppendOrders(i, NotHandedIn::kLeftOut);
  out.Key("results");
  out.BeginObject();
  out.EndObject();
  out.Key("state");
  out.BeginObject();
  AppendPackageBuilds(position, record.rules, out);
  AppendPackageHomes(position, ListedHomes::kOwned, out);
  out.Key("name");
  out.String(PhaseNameOf(position));
  AppendPackageBoard(position, out);
  if (position.is_over()) AppendEnd(position, out);
  out.EndObject();
  out.EndObject();
}

}  // namespace

Result<GameRecord> ReadDipccForm(std::string_view text, const FormOptions& options, FormNotes& notes) {
  Result<GameRecord> record = RecordFromJson(text, {options.map, options.rules});
  if (!record.ok()) return record;
  const JsonFacts facts = FactsOfJson(text);
  if (!facts.has_phases) return InvalidError("a phase alone: expected a game of dipcc, which has `phases`");
  NoteLeftOut(facts, notes);
  return record;
}

Result<std::string> WriteDipccForm(const GameRecord& record, FormNotes& notes) {
  if (record.map->name() != kMap) {
    return InvalidError("dipcc plays the standard map alone, not " + std::string(record.map->name()));
  }
  NoteRules(record, notes);
  std::string text;
  JsonWriter out(text);
  PackagePhases phases(record, out);
  out.BeginObject();
  out.Key("id");
  record.id.empty() ? out.String("") : out.Raw(record.id);
  out.Key("is_full_press");
  out.Bool(false);
  out.Key("map");
  out.String(kMap);
  out.Key("metadata");
  out.BeginObject();
  out.EndObject();
  out.Key("phases");
  out.BeginArray();
  for (size_t i = 0; i < record.phases.size(); ++i) {
    AppendPhase(record, i, phases, out);
    if (text.size() > kMaxJsonBytes) return TooLongAsJson(i, record.phases.size());
  }
  out.EndArray();
  out.Key("scoring_system");
  out.String("sum_of_squares");
  out.Key("version");
  out.String("1.0");
  out.EndObject();
  phases.losses().Note(notes);
  return text;
}

}  // namespace entente
