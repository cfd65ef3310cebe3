#include "serve/game_log.h"

#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>

#include "handle.h"
#include "output.h"
#include "serve/game_file.h"

namespace entente_cli {
namespace {

std::string TimeText() {
  using std::chrono::milliseconds;
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const int64_t thousandths = std::chrono::duration_cast<milliseconds>(now).count();
  const std::time_t seconds = thousandths / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  char date[32], text[64];
  std::strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%S", &parts);
  std::snprintf(text, sizeof text, "%s.%03dZ", date, static_cast<int>(thousandths % 1000));
  return text;
}

std::vector<uint64_t> PositionOf(const entente_game* game, uint32_t phase) {
  std::vector<uint64_t> position(entente_position_size(entente_game_map(game)) / sizeof(uint64_t) + 1);
  entente_game_position(game, phase, position.data(), position.size() * sizeof(uint64_t), nullptr);
  return position;
}

}  // namespace

void GameLog::Add(std::string_view text) {
  if (!is_kept()) return;
  text_ += TimeText() + " " + std::to_string(table_) + "." + std::to_string(game_) + "  " + std::string(text) + "\n";
}

void GameLog::AddPhase(const entente_game* game, uint32_t phase) {
  auto summary = Sized<entente_phase_summary>();
  if (!is_kept() || entente_game_summary(game, phase, &summary, nullptr) != ENTENTE_OK) return;
  std::string sentence;
  for (uint32_t i = 0; i < summary.result_count; ++i) {
    TextOf(sentence, [&](char* text, size_t room, size_t* length) {
      return entente_game_result_sentence(game, phase, i, text, room, length, nullptr);
    });
    Add("  " + sentence);
  }
  for (uint32_t i = 0; i < summary.event_count; ++i) {
    TextOf(sentence, [&](char* text, size_t room, size_t* length) {
      return entente_game_event_sentence(game, phase, i, text, room, length, nullptr);
    });
    Add("  " + sentence);
  }
  Add(BoardLine(game, phase + 1));
}

bool GameLog::Flush() {
  if (text_.empty()) return true;
  const bool is_written = AppendToFile(file_, text_);
  text_.clear();
  return is_written;
}

std::string BoardLine(const entente_game* game, uint32_t phase) {
  const entente_map* map = entente_game_map(game);
  const std::vector<uint64_t> position = PositionOf(game, phase);
  std::string line;
  TextOf(line, [&](char* text, size_t room, size_t* length) {
    return entente_position_write_line(map, position.data(), text, room, length, nullptr);
  });
  return line;
}

bool IsOver(const entente_game* game) {
  const std::vector<uint64_t> position = PositionOf(game, entente_game_phase_count(game));
  auto info = Sized<entente_position_info>();
  const entente_status status = entente_position_describe(entente_game_map(game), position.data(), &info, nullptr);
  return status == ENTENTE_OK && info.end != ENTENTE_END_NONE;
}

}  // namespace entente_cli
