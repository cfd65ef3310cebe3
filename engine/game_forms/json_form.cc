#include "game_forms/json_form.h"

#include "records/game_json.h"

namespace entente {

Result<GameRecord> ReadJsonForm(std::string_view text, const FormOptions& options, FormNotes&) {
  return RecordFromJson(text, {options.map, options.rules});
}

Result<std::string> WriteJsonForm(const GameRecord& record, FormNotes&) { return RecordToJson(record); }

}  // namespace entente
