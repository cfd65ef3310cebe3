#include "serve/game_log.h"

#include "absl/strings/str_cat.h"
#include "game_file.h"
#include "handle.h"
#include "output.h"

namespace entente_cli {
void GameLog::Add(absl::string_view text) {
  if (!is_kept()) return;
  file_.Add(absl::StrCat(TimeNow(), " ", table_, ".", game_, "  ", text, "\n"));
}

void GameLog::AddPhase(const entente_game* game, uint32_t phase) {
  if (!is_kept() || phase >= entente_game_phase_count(game)) return;
  for (const std::string& sentence : PhaseSentences(game, phase)) Add(absl::StrCat("  ", sentence));
  Add(BoardLine(game, phase + 1));
}

std::vector<std::string> PhaseSentences(const entente_game* game, uint32_t phase) {
  Text results, events;
  entente_game_texts(game, phase, ENTENTE_TEXTS_RESULTS, nullptr, results.out(), nullptr);
  entente_game_texts(game, phase, ENTENTE_TEXTS_EVENTS, nullptr, events.out(), nullptr);
  return LinesOf(absl::StrCat(results.view(), events.view()));
}

std::vector<uint64_t> PositionOf(const entente_game* game, uint32_t phase) {
  std::vector<uint64_t> position(entente_position_size(entente_game_map(game)) / sizeof(uint64_t) + 1);
  entente_game_position(game, phase, position.data(), position.size() * sizeof(uint64_t), nullptr);
  return position;
}

std::string PhaseName(const entente_game* game, uint32_t phase) {
  auto info = Sized<entente_position_info>();
  entente_position_describe(entente_game_map(game), PositionOf(game, phase).data(), &info, nullptr);
  return info.phase_name;
}

std::string BoardLine(const entente_game* game, uint32_t phase) {
  const entente_map* map = entente_game_map(game);
  const std::vector<uint64_t> position = PositionOf(game, phase);
  std::string line;
  Fill(line, nullptr, entente_position_write_line, map, position.data());
  return line;
}

bool IsOver(const entente_game* game) {
  const std::vector<uint64_t> position = PositionOf(game, entente_game_phase_count(game));
  auto info = Sized<entente_position_info>();
  const entente_status status = entente_position_describe(entente_game_map(game), position.data(), &info, nullptr);
  return status == ENTENTE_OK && info.end_kind != ENTENTE_END_NONE;
}

}  // namespace entente_cli
