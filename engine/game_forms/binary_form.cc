#include "game_forms/binary_form.h"

#include "exchange/game_parts.h"
#include "exchange/game_snapshot.h"

namespace entente {

absl::StatusOr<GameRecord> ReadBinaryForm(std::string_view bytes, const FormOptions& options, FormNotes&) {
  const absl::StatusOr<std::unique_ptr<Game>> game = GameFromSnapshot(bytes, options.map);
  if (!game.ok()) return game.status();
  GameRecord record = RecordOf(**game);
  record.parts = PartsOf(**game);
  return record;
}

absl::StatusOr<std::string> WriteBinaryForm(const GameRecord& record, FormNotes& notes) {
  const absl::StatusOr<std::unique_ptr<Game>> game = GameFromRecord(record);
  if (!game.ok()) {
    return absl::Status(game.status().code(), "a snapshot holds only games whose phases follow from each other: " +
                                                  std::string(MessageOf(game.status())));
  }
  if (absl::Status status = SetParts(record.parts, **game); !status.ok()) return status;
  if (!record.id.empty()) notes.push_back("the id is left out");
  return GameToSnapshot(**game);
}

}  // namespace entente
