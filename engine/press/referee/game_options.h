// Holds the options of a DAIDE game, as HLO lists them. Values; any threads.
//   Source: DAIDE syntax 0.167 (HLO).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_GAME_OPTIONS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_GAME_OPTIONS_H_

#include <cstdint>
#include <optional>

#include "base/status.h"
#include "map/phase_flow.h"
#include "press/language/message_builder.h"
#include "press/language/message_check.h"
#include "votes/draw_policy.h"

namespace entente::press {

struct GameOptions {
  Dialect dialect = Dialect::k0167;  // the edition of the syntax; not kDpp
  int level = 0;                     // LVL: the level of press
  // Seconds for a turn; 0: no limit.
  int movement_limit = 0;         // MTL
  int retreat_limit = 0;          // RTL
  int build_limit = 0;            // BTL
  bool stops_for_absent = false;  // DSD: the clock stops while a player who owes orders is away
  bool any_orders = false;        // AOA: also accepts orders that the unit cannot carry out
  bool partial_draws = false;     // PDA
  bool no_retreat_press = false;  // NPR
  bool no_build_press = false;    // NPB
  int press_limit = 0;            // PTL: seconds before the deadline of a movement turn; 0: none
  // Options that HLO does not list:
  bool has_admin_messages = true;     // ADM is passed on to all
  bool draws_without_absent = false;  // a draw does not wait for powers in civil disorder (CCD)
  // Ends as a draw of the survivors (game/end_rules.h). A saved game keeps them as rules of its game.
  std::optional<int32_t> last_year;
  int stalemate_years = 0;
  int turn_limit = 0;
  // How powers are dealt. 0: at random. Else the round of a rotation: clients, sorted by name, get the powers in their
  // sequence, moved on by one in each round. Over as many rounds as there are powers each client plays each power.
  int round = 0;

  friend bool operator==(const GameOptions&, const GameOptions&) = default;
};

//   Errors: invalid argument, naming the option, for a number that is negative or above kGreatestNumber, and for an
//   option of press at a level without press.
Status CheckGameOptions(const GameOptions& options);

DrawPolicy DrawPolicyOf(const GameOptions& options);
// The seconds of a phase; 0: no limit.
int LimitOf(const GameOptions& options, PhaseType type);
// The longest limit; 0 without limits.
int LongestLimit(const GameOptions& options);

// Appends the options as HLO lists them, in the order of the standard: "( LVL 10 ) ( MTL 300 ) ( PDA )".
void AppendVariant(const GameOptions& options, MessageBuilder& out);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_GAME_OPTIONS_H_
