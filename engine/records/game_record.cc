#include "records/game_record.h"

#include <string>
#include <utility>

#include "phase_json/position_json.h"
#include "records/record_player.h"

namespace entente {
namespace {

OrderSheet SubmittedSheet(const Game& game) {
  OrderSheet sheet;
  for (const PowerIndex power : game.map().powers()) sheet.Append(game.Submitted(power));
  return sheet;
}

}  // namespace

std::vector<OrderSheet> SheetsByPower(const OrderSheet& sheet, const Map& map) {
  std::vector<OrderSheet> sheets(static_cast<size_t>(map.power_count()));
  for (size_t i = 0; i < sheet.size(); ++i) sheets[sheet.PowerOf(i)].Append(sheet, i, i + 1);
  return sheets;
}

GameRecord RecordOf(const Game& game) {
  GameRecord record{game.map_ref(), game.rules(), game.id(), {}};
  record.phases.reserve(static_cast<size_t>(game.phase_count()) + 1);
  for (int i = 0; i < game.phase_count(); ++i) {
    PlayedPhase played = game.Recall(i);
    record.phases.push_back({std::move(played.before), std::move(played.sheet), true, played.by_default});
  }
  record.phases.push_back({Position(game.position()), SubmittedSheet(game)});
  return record;
}

Status SubmitAll(const OrderSheet& sheet, PowerSet by_default, Game& game) {
  std::vector<OrderSheet> sheets = SheetsByPower(sheet, game.map());
  for (const PowerIndex power : game.map().powers()) {
    if (sheets[power].empty()) continue;
    const SubmitMode mode = (by_default & SetOf(power)) != 0 ? SubmitMode::kDefaults : SubmitMode::kReplace;
    if (Status status = game.Submit(power, std::move(sheets[power]), mode); !status.ok()) return status;
  }
  return OkStatus();
}

Result<std::unique_ptr<Game>> GameFromRecord(const GameRecord& record) {
  RecordPlayer player;
  for (const RecordedPhase& phase : record.phases) {
    const Status status = player.Play(record.map, record.rules, phase);
    if (!status.ok()) return status;
  }
  if (player.game() == nullptr) return InvalidError("the game has no phases");
  player.game()->SetId(record.id);
  return player.Take();
}

}  // namespace entente
