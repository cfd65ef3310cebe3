// Reads and writes the game JSON of dipcc, the engine of research agents. dipcc plays only the standard map, by fixed rules.
//   Source: games written by dipcc, published with these agents.
#include "game_forms/forms.h"
#include "game_forms/json_facts.h"
#include "game_forms/loss_notes.h"
#include "game_forms/package_phase.h"
#include "json/json_tape.h"
#include "phase_json/position_json.h"
#include "records/game_json.h"

namespace entente {
namespace {

constexpr std::string_view kMap = "standard";

// Writes a phase. Keys are in alphabetical sequence, as in dipcc, except those of a state.
void AppendPhase(const GameRecord& record, size_t i, PackagePhases& phases, JsonWriter& out) {
  const PositionView position = record.phases[i].position.view();
  out.Array("logs", [] {});
  out.Array("messages", [] {});
  out.Member("name", PhaseNameOf(position));
  phases.AppendOrders(i, NotHandedIn::kLeftOut);
  out.Object("results", [] {});
  out.Object("state", [&] {
    AppendPackageBuilds(position, record.rules, out);
    AppendPackageHomes(position, ListedHomes::kOwned, out);
    out.Member("name", PhaseNameOf(position));
    AppendPackageBoard(position, out);
    if (position.is_over()) AppendEnd(position, record.phases[i].tells_phase, out);
  });
}

}  // namespace

Result<GameRecord> ReadDipccForm(std::string_view text, const FormOptions& options, FormNotes& notes) {
  Result<GameRecord> record = RecordFromJson(text, options, notes);
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
  out.Member("is_full_press", false);
  out.Member("map", kMap);
  out.Object("metadata", [] {});
  out.Key("phases");
  out.BeginArray();
  for (size_t i = 0; i < record.phases.size(); ++i) {
    out.Object([&] { AppendPhase(record, i, phases, out); });
    if (text.size() > kMaxJsonBytes) return TooLongAsJson(i, record.phases.size());
  }
  out.EndArray();
  out.Member("scoring_system", "sum_of_squares");
  out.Member("version", "1.0");
  out.EndObject();
  phases.losses().Note(notes);
  return text;
}

}  // namespace entente
