// Runs a DPP game: gives programs their nations, takes orders, plays turns, counts votes and passes press on. The host
// transports lines and sets deadlines; the game adjudicates. Turns, notes on orders, kept orders and reports are shared with
// the DAIDE referee (table/refereed_game.h).
//
// The host starts the programs, says how many nations each plays, passes in their lines, and sends the lines of the outbox
// in their sequence, which is one for all programs. A call returns when all its effects are done. The same calls and seed
// give the same game.
//
// Where the protocol is open: skipped turns are reported, too (ORD with the turn, NOW); a program leaves civil disorder with
// its next SUB; the sender is sent which recipients are eliminated or in disorder, and the others get the message; REF is
// no recipient. Units named by their province alone are completed (whole_units.h).
//
// One thread at a time per GameMaster. Powers that are passed in are of the map.
//   Source: the DPP protocol of 26 May 1994.
#ifndef ENTENTE_ENGINE_PRESS_DPP_GAME_MASTER_H_
#define ENTENTE_ENGINE_PRESS_DPP_GAME_MASTER_H_

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/scores.h"
#include "press/dpp/master_state.h"

namespace entente::press::dpp {

class GameMaster {
 public:
  // A game that waits for its programs.
  //   `rules`: as for Referee::Make; DaideRules(*map) are also DPP's.
  //   `seed`: deals the nations.
  //   Errors: as Referee::Make and VocabularyOf (line.h).
  static Result<GameMaster> Make(MapRef map, const RuleOptions& rules, const MasterOptions& options, uint64_t seed);
  // A saved game, which waits for the programs of its nations (Return).
  //   `map`: the map of the game; null: only shipped maps.
  //   Errors: as ReadSavedMaster (saved_master.h) and Make.
  static Result<GameMaster> Load(std::string_view bytes, MapRef map);
  GameMaster(GameMaster&&) noexcept;
  GameMaster& operator=(GameMaster&&) noexcept;
  ~GameMaster();

  // ---- Programs ----

  // Deals a nation to a program; kNoPower if none is left, or the game has begun.
  //   `program`: any number; the nations of one are a team (DOC).
  //   `longest_line`: in characters, at least kShortestLimit; 0: any length. Longer messages come as LNG.
  PowerIndex Join(uint32_t program, size_t longest_line);
  // The program of a nation returns, after a load or after it left. No effect if it is present.
  void Return(PowerIndex power, size_t longest_line);
  // Begins the game: sends HLO and DOC (or LOD, if it was saved) and the board. Nations without a program are unplayed. No
  // effect on a game that has begun, or has no program.
  void Begin();
  // Handles a line, without its line end. Ignored before the beginning, after the end, and from a nation without a program.
  void Receive(PowerIndex power, std::string_view line);
  // The same for a line that arrived while results were computed: it is returned (BPR).
  void ReceiveLate(PowerIndex power, std::string_view line);
  // The program ended: its nation is in civil disorder.
  void Leave(PowerIndex power);

  // ---- Time and the host's decisions ----

  void Warn();          // TME
  void PlayDeadline();  // plays the turn with the orders it has
  // Sends SVE to all and returns the game as bytes (saved_master.h).
  //   Errors: invalid argument for a name that is no word of a line; wrong phase before the beginning; limit.
  Result<std::string> Save(std::string_view name);
  void Close();  // OFF to all

  // ---- Lines to send, and the record ----

  const std::vector<OutgoingLine>& outbox() const;
  void ClearOutbox();
  // The record grows with what programs say: LOG and the like, each as long as a message may be.
  const std::vector<RecordEntry>& record() const;
  void ClearRecord();

  // ---- Looking ----

  const Game& game() const;
  const Vocabulary& vocabulary() const;
  Stage stage() const;
  bool IsAsleep(PowerIndex power) const;  // it sent SLP and has not been sent a message since
  int EmptyLinesOf(PowerIndex power) const;
  // By power: each winner has the losers divided by the winners, averaged over each team.
  std::vector<Score> Scores() const;

 private:
  explicit GameMaster(std::unique_ptr<MasterState> state);
  static Result<std::unique_ptr<MasterState>> MakeState(GameWithTokens of, const MasterOptions& options, uint64_t seed);

  std::unique_ptr<MasterState> state_;
};

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_GAME_MASTER_H_
