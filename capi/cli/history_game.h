// Reads a recorded game for `entente history`: the recorded position of each phase and the outcomes of its orders.
#ifndef ENTENTE_CAPI_CLI_HISTORY_GAME_H_
#define ENTENTE_CAPI_CLI_HISTORY_GAME_H_

#include <cstdint>
#include <string>
#include <vector>

#include "phase_position.h"
#include "setting.h"

namespace entente_cli {

struct HistoryPhase {
  struct Power {
    uint32_t units = 0, centers = 0;  // at the start of the phase
    uint32_t orders = 0, failed = 0;  // orders given; the failed ones among them
  };

  std::string name;                     // "S1901M"; "COMPLETED"
  PhasePosition position;               // as recorded
  std::vector<Power> powers;            // by number
  uint64_t by_default = 0;              // powers with default orders only, a bit each
  std::vector<entente_unit> dislodged;  // by the orders of the phase
  std::string line;                     // the position as a line; `hash` is its hash
  uint64_t hash = 0;

  uint32_t orders() const { return Sum(&Power::orders); }
  uint32_t failed() const { return Sum(&Power::failed); }
  uint32_t Sum(uint32_t Power::*count) const;
};

struct HistoryGame {
  std::string name;                            // "game.json", "games.jsonl:3"
  std::string id;                              // as JSON; "" if the game has none
  const entente_document* document = nullptr;  // lent
  const entente_map* map = nullptr;            // owned by the exchange
  std::vector<HistoryPhase> phases;
  GameEnd end;
  std::string leads_to;      // the phase after the last one, if that has orders
  uint32_t differences = 0;  // from our adjudication, counted as by `entente replay`
  std::vector<std::string> notes;
};

// Reads recorded games. The exchange must outlive them, because it owns their maps. One thread at a time.
class HistoryReader {
 public:
  HistoryReader(entente_exchange* exchange, const Setting& setting) : exchange_(exchange), setting_(setting) {}

  // Reads game.document into the other members. The outcomes are those of our adjudication, which may differ from the next
  // recorded phase.
  //   Errors: a phase cannot be read; `error` has its place in the document.
  bool Read(HistoryGame& game, entente_error& error);

 private:
  bool ReadPhase(HistoryGame& game, uint32_t phase, entente_error& error);
  static bool ReadBoard(HistoryPhase& phase, entente_error& error);
  bool ReadOrders(HistoryGame& game, uint32_t phase, entente_error& error);
  static bool CountResults(const entente_game* played, HistoryPhase& phase, entente_error& error);
  static bool ReadEnd(HistoryGame& game, entente_error& error);
  static void ReadId(HistoryGame& game);
  void CountDifferences(HistoryGame& game);

  entente_exchange* exchange_;
  const Setting& setting_;
};

// Lists the changes between two phases of a game: a sentence a line, or a JSON array.
bool ChangesOf(const HistoryGame& game, uint32_t before, uint32_t after, entente_text_form form,
               const entente_text_options& texts, Text& text, entente_error& error);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_HISTORY_GAME_H_
