#include "game_forms/json_form.h"

#include "exchange/game_json.h"
#include "game_forms/json_facts.h"
#include "game_forms/loss_notes.h"

namespace entente {

absl::StatusOr<GameRecord> ReadJsonForm(std::string_view text, const FormOptions& options, FormNotes& notes) {
  const JsonFacts facts = FactsOfJson(text);
  if (facts.has_vote) notes.emplace_back(kVoteLeftOut);
  if (facts.has_submissions) notes.emplace_back(kSubmissionsLeftOut);
  return RecordFromJson(text, {options.map, options.rules});
}

absl::StatusOr<std::string> WriteJsonForm(const GameRecord& record, FormNotes&) { return RecordToJson(record); }

}  // namespace entente
