// Reads a recorded game for `entente history`: each phase with its recorded position and the outcomes of its orders.
#ifndef ENTENTE_CAPI_CLI_HISTORY_GAME_H_
#define ENTENTE_CAPI_CLI_HISTORY_GAME_H_

#include <cstdint>
#include <string>
#include <vector>

#include "phase_position.h"

namespace entente_cli {

struct HistoryPhase {
  struct Power {
    uint32_t units = 0, centers = 0;  // as the phase begins
    uint32_t orders = 0, failed = 0;  // orders that were given, and those of them that failed
  };

  std::string name;                     // "S1901M"; "COMPLETED"
  PhasePosition position;               // as recorded
  std::vector<Power> powers;            // by number
  uint64_t by_default = 0;              // the powers whose orders are default orders, a bit each
  std::vector<entente_unit> dislodged;  // in the phase
  std::string line;                     // the position in one line, and its hash
  uint64_t hash = 0;

  uint32_t orders() const { return Sum(&Power::orders); }
  uint32_t failed() const { return Sum(&Power::failed); }
  uint32_t Sum(uint32_t Power::*count) const;
};

struct HistoryGame {
  std::string name;  // "game.json", "games.jsonl:3"
  std::string id;    // JSON; "" if it has none
  DocumentHandle document;
  const entente_map* map = nullptr;  // the exchange's
  std::vector<HistoryPhase> phases;
  GameEnd end;
  std::string leads_to;      // the phase after the orders of the last one, if it has any
  uint32_t differences = 0;  // between the record and our rules, as `entente replay` counts them
  std::vector<std::string> notes;
};

// Reads recorded games, which then need the exchange. One thread at a time.
class HistoryReader {
 public:
  HistoryReader(entente_exchange* exchange, const entente_map* map) : exchange_(exchange), map_(map) {}

  // Reads game.document into the other members. Outcomes by our rules may differ from the next recorded phase.
  //   Errors: a phase that cannot be read: `error` has its place in the document.
  bool Read(HistoryGame& game, entente_error& error);

 private:
  bool ReadPhase(HistoryGame& game, uint32_t phase, entente_error& error);
  static bool ReadBoard(HistoryPhase& phase, entente_error& error);
  bool ReadOrders(HistoryGame& game, uint32_t phase, entente_error& error);
  static bool CountResults(const entente_game* played, HistoryPhase& phase, entente_error& error);
  static bool ReadEnd(HistoryGame& game, entente_error& error);
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
