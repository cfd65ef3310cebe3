// Decides when a turn of a refereed game is played. It is the base class of DAIDE's referee and DPP's game master,
// which send their own messages about the turn. One thread at a time.
//
// A turn is played when every surviving power is ready: its orders are complete, and it does not wait (GOF). At its
// deadline a turn is played with the orders at hand. A present power whose orders are incomplete at the deadline is in
// civil disorder until it hands in orders.
//   Source: DAIDE syntax 0.167 (GOF, CCD); the DPP protocol of 26 May 1994.
#ifndef ENTENTE_ENGINE_PRESS_TABLE_REFEREED_GAME_H_
#define ENTENTE_ENGINE_PRESS_TABLE_REFEREED_GAME_H_

#include <memory>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "game/game.h"
#include "press/language/map_tokens.h"
#include "press/table/board_messages.h"
#include "press/table/kept_orders.h"
#include "press/table/turn_report.h"
#include "press/table/turns.h"

namespace entente::press {

enum class Stage : uint8_t {
  kForming,    // players are joining
  kRestoring,  // a saved game waits for its players
  kRunning,
  kFinished,
};

// A game with its tokens and turns.
struct GameWithTokens {
  std::unique_ptr<Game> game;
  MapTokens tokens;
  Turns turns;

  //   Errors: unsupported for rules that need another map, and for a map without turns; invalid argument for a map that
  //   MapTokens refuses.
  // `ends`: the last survivor wins in any case, because neither language has a form for a draw of one power.
  static Result<GameWithTokens> Make(MapRef map, const RuleOptions& rules, DrawPolicy policy, EndRules ends = {});
  // The game ends with the last year that has a number in DAIDE, if it goes on so long.
  static Result<GameWithTokens> Make(std::unique_ptr<Game> game);
};

class RefereedGame : public GameWithTokens {
 public:
  RefereedGame(GameWithTokens of, uint64_t seed) : GameWithTokens(std::move(of)), random(seed) {}
  virtual ~RefereedGame() = default;

  Random random;
  Stage stage = Stage::kForming;
  PowerSet late = 0;  // powers that missed a deadline and have not handed in orders since

  const Map& map() const { return game->map(); }
  PositionView position() const { return game->position(); }
  Turn turn() const { return turns.Of(position().phase()); }
  bool has_started() const { return stage != Stage::kForming; }
  bool is_running() const { return stage == Stage::kRunning; }
  bool IsInDisorder(PowerIndex power) const { return !IsPresent(power) || (late & SetOf(power)) != 0; }

  // Whether a player or program plays the power now.
  virtual bool IsPresent(PowerIndex power) const = 0;
  // The orders that a power may still give in this turn, and whether it owes any of them.
  MissingOrders Missing(PowerIndex power) const { return FindMissing(*game, tokens, power); }
  bool OwesOrders(PowerIndex power) const { return Missing(power).owed > 0; }

  // The position as messages of DAIDE (board_messages.h), and the results of a phase (turn_report.h).
  Message Sco() const { return ScoMessage(position(), tokens); }
  Message Now() const { return NowMessage(position(), tokens, turns); }
  std::vector<Message> Results(int phase) const { return OrdMessages(*game, phase, tokens, turns); }

  // Plays turns as long as they are ready.
  //   Termination: a turn without present players, and a movement turn in which no present player has a unit, is played
  //   only at its deadline.
  void PlayReadyTurns();
  // Plays the turn with the orders at hand, then the turns that are ready.
  void PlayAtDeadline();

 protected:
  // Whether the turn waits for the orders of an absent power.
  virtual bool WaitsForAbsent(PowerIndex) const { return false; }
  // Called when a present power has missed the deadline.
  virtual void AnnounceDisorder(PowerIndex power) = 0;
  // Called when a phase has been played. Sends its results and begins the next turn, or ends the game.
  virtual void ReportTurn(int phase) = 0;

 private:
  bool IsReady(PowerIndex power) const;
  bool HasPlayers() const;
  bool IsTurnReady() const;
  void PlayTurn();
};

std::vector<PowerIndex> PowersOfSet(PowerSet powers);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_REFEREED_GAME_H_
