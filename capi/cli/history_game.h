// A recorded game, phase by phase, as `entente history` shows it: positions as they are recorded, and what came of the
// orders of each.
#ifndef ENTENTE_CAPI_CLI_HISTORY_GAME_H_
#define ENTENTE_CAPI_CLI_HISTORY_GAME_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "handle.h"

namespace entente_cli {

struct HistoryPhase {
  struct Power {
    uint32_t units = 0, centers = 0;  // as the phase begins
    uint32_t orders = 0, failed = 0;  // given, whatever came of them; those of them that failed
  };

  std::string name;                     // "S1901M"; "COMPLETED"
  std::vector<uint64_t> position;       // as recorded
  std::vector<Power> powers;            // by number
  uint64_t by_default = 0;              // the powers whose orders are default orders, a bit each
  std::vector<entente_unit> dislodged;  // in it
  std::string line;                     // the position in one line, and its hash
  uint64_t hash = 0;

  uint32_t orders() const;
  uint32_t failed() const;
};

struct HistoryGame {
  std::string name;  // "game.json", "games.jsonl:3"
  std::string id;    // JSON; "" if it has none
  DocumentHandle document;
  const entente_map* map = nullptr;  // the exchange's
  std::vector<HistoryPhase> phases;
  uint32_t end = ENTENTE_END_NONE;  // how it ended, for whom, and in which phase ("": the record does not tell)
  uint64_t winners = 0;
  std::string ended_in;
  std::string leads_to;      // the phase after the orders of the last one, if it has any
  uint32_t differences = 0;  // from what our rules make of the orders, as `entente replay` counts them
  std::vector<std::string> notes;
};

// Reads recorded games. One thread at a time; what it gives is of use as long as the exchange.
class HistoryReader {
 public:
  HistoryReader(entente_exchange* exchange, const entente_map* map) : exchange_(exchange), map_(map) {}

  // Reads game.document into the rest. What our rules make of the orders need not be what is recorded.
  //   Errors: as `error` tells: of a phase that cannot be read, with its place in the document.
  bool Read(HistoryGame& game, entente_error& error);

 private:
  bool ReadPhase(HistoryGame& game, uint32_t phase, entente_error& error);
  bool ReadBoard(const HistoryGame& game, HistoryPhase& phase, entente_error& error);
  bool ReadOrders(HistoryGame& game, uint32_t phase, entente_error& error);
  bool CountResults(const entente_game* played, HistoryPhase& phase, entente_error& error);
  bool ReadEnd(HistoryGame& game, entente_error& error);
  void ReadId(HistoryGame& game);
  void CountDifferences(HistoryGame& game);

  entente_exchange* exchange_;
  const entente_map* map_;  // for games that name none; may be NULL
};

// What changed between two phases of a game: sentences, a line each; or as a JSON array.
bool ChangesOf(const HistoryGame& game, uint32_t before, uint32_t after, uint32_t names, Text& text,
               entente_error& error);
bool ChangesAsJson(const HistoryGame& game, uint32_t before, uint32_t after, Text& text, entente_error& error);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_HISTORY_GAME_H_
