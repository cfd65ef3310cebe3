#include "game_forms/binary_form.h"

#include "exchange/game_snapshot.h"
#include "exchange/game_vote_json.h"
#include "exchange/submissions_json.h"
#include "game_forms/loss_notes.h"

namespace entente {

absl::StatusOr<GameRecord> ReadBinaryForm(std::string_view bytes, const FormOptions& options, FormNotes& notes) {
  const absl::StatusOr<std::unique_ptr<Game>> game = GameFromSnapshot(bytes, options.map);
  if (!game.ok()) return game.status();
  if (HasVote(**game)) notes.emplace_back(kVoteLeftOut);
  if (HasSubmissions(**game)) notes.emplace_back(kSubmissionsLeftOut);
  return RecordOf(**game);
}

absl::StatusOr<std::string> WriteBinaryForm(const GameRecord& record, FormNotes& notes) {
  const absl::StatusOr<std::unique_ptr<Game>> game = GameFromRecord(record);
  if (!game.ok()) {
    return absl::Status(game.status().code(), "a snapshot holds only games whose phases follow from each other: " +
                                                  std::string(MessageOf(game.status())));
  }
  if (!record.id.empty()) notes.push_back("the id is left out");
  return GameToSnapshot(**game);
}

}  // namespace entente
