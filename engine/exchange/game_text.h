// Reads the outline of a JSON game: {"id","map","rules","phases":[..]}. Each phase stays text,
// for phase_json.h. One thread per GameText.
#ifndef ENTENTE_ENGINE_EXCHANGE_GAME_TEXT_H_
#define ENTENTE_ENGINE_EXCHANGE_GAME_TEXT_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "exchange/rules_json.h"
#include "json/json_reader.h"

namespace entente {

// Where a phase object stands in the game, and which of the game's keys it has itself.
struct PhaseSpan {
  uint32_t begin = 0;
  uint32_t end = 0;
  bool has_id = false;
  bool has_map = false;
  bool has_rules = false;
  bool has_orders = false;  // an object with at least one member
};

struct GameText {
  std::string json;    // a copy of the input
  std::string buffer;  // the decoded texts
  bool is_game = false;
  JsonString map;
  RulesText rules;
  uint32_t id_begin = 0, id_end = 0;  // of the id in the input
  std::vector<PhaseSpan> phases;      // of a phase object: none

  std::string_view id() const { return std::string_view(json).substr(id_begin, id_end - id_begin); }
  std::string_view PhaseJson(size_t i) const {
    return std::string_view(json).substr(phases[i].begin, phases[i].end - phases[i].begin);
  }
};

// Reads a game, or finds that the input is a phase object (`is_game` false: it has no "phases").
//   Errors: as ReadJson; a value of the wrong kind, a key twice.
absl::Status ReadGameText(std::string_view json, GameText& game);

// An error inside phase `i` of a game as one of the game: place and message.
absl::Status InPhase(const GameText& game, size_t i, const absl::Status& status);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_GAME_TEXT_H_
