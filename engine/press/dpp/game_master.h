// Runs a DPP game: gives programs their nations, takes orders, plays turns, counts votes and passes press on. The host
// transports lines and sets deadlines; the game adjudicates. Turns, notes on orders, kept orders and reports are shared with
// the DAIDE referee (table/refereed_game.h).
//
// The host starts the programs, decides how many nations each plays, and passes in their lines. It sends the lines of
// the outbox in their order, which is one order for all programs. A call returns when all its effects are done. The
// same calls and seed give the same game.
//
// Where the protocol is open: skipped turns are also reported (ORD with the turn, NOW). A program leaves civil disorder
// with its next SUB. The sender of press learns which recipients are eliminated or in civil disorder; the other
// recipients get the message. REF is no recipient. Units named by their province alone are completed (whole_units.h).
//
// One thread at a time per GameMaster. Arguments of type PowerIndex are powers of the map.
//   Source: the DPP protocol of 26 May 1994.
#ifndef ENTENTE_ENGINE_PRESS_DPP_GAME_MASTER_H_
#define ENTENTE_ENGINE_PRESS_DPP_GAME_MASTER_H_

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/scores.h"
#include "press/dpp/master_state.h"
#include "records/server_file.h"

namespace entente::press::dpp {

class GameMaster {
 public:
  // Makes a game that waits for its programs.
  //   `rules`: as for Referee::Make; DPP has the same rules as DAIDE, DaideRules(*map).
  //   `seed`: deals the nations.
  //   Errors: as Referee::Make and VocabularyOf (language/dpp_line.h).
  static Result<GameMaster> Make(MapRef map, const RuleOptions& rules, const MasterOptions& options, uint64_t seed);
  // Loads a saved game, which waits for the programs of its nations (Return).
  //   `map`: the map that the game must be on; null: the saved game's own map, whichever it is.
  //   Errors: as ReadSavedMaster (saved_master.h) and Make.
  static Result<GameMaster> Load(std::string_view bytes, MapRef map);
  GameMaster(GameMaster&&) noexcept;
  GameMaster& operator=(GameMaster&&) noexcept;
  ~GameMaster();

  // ---- Programs ----

  // Deals a nation to a program; kNoPower if none is left, or the game has begun.
  //   `program`: any number; the nations of one program are a team (DOC).
  //   `longest_line`: in characters, at least kShortestLimit; 0: any length. Longer messages come as LNG.
  PowerIndex Join(uint32_t program, size_t longest_line);
  // The program of a nation returns after a load, or after it left. No effect if the program is present.
  void Return(PowerIndex power, size_t longest_line);
  // Begins the game: sends HLO and DOC (or LOD, if it was saved) and the board. Nations without a program are unplayed. No
  // effect on a game that has begun, or has no program.
  void Begin();
  // Handles a line, without its line end. Ignored before the beginning, after the end, and from a nation without a program.
  void Receive(PowerIndex power, std::string_view line);
  // Handles a line that arrived while results were computed: sends it back (BPR).
  void ReceiveLate(PowerIndex power, std::string_view line);
  // The program ended: its nation is in civil disorder.
  void Leave(PowerIndex power);

  // ---- Time and the host's decisions ----

  void Warn();          // TME
  void PlayDeadline();  // plays the turn with the orders at hand
  // Sends SVE to all and returns the game as bytes (saved_master.h).
  //   Errors: invalid argument for a name that IsSavedName refuses; wrong phase before the beginning; limit.
  Result<std::string> Save(std::string_view name);
  // Returns what must be appended to a file that is written up to the mark, and moves the mark. With a new mark: the bytes of
  // Save, which sends SVE. Empty if nothing has changed. The cost does not depend on the length of the game.
  Result<std::string> SaveNew(std::string_view name, FileMark& mark) const;
  void Close();  // OFF to all

  // ---- Lines to send, and the record ----

  const std::vector<OutgoingLine>& outbox() const;
  void ClearOutbox();
  // The record grows with every LOG and similar message of a program; an entry may be as long as a message.
  const std::vector<RecordEntry>& record() const;
  void ClearRecord();

  // ---- Looking ----

  const Game& game() const;
  const Vocabulary& vocabulary() const;
  Stage stage() const;
  bool IsAsleep(PowerIndex power) const;  // it sent SLP and has got no message since
  int EmptyLinesOf(PowerIndex power) const;
  // The scores by power: each winner gets the number of losers divided by the number of winners. The nations of a team
  // share the average of their scores.
  std::vector<Score> Scores() const;

 private:
  explicit GameMaster(std::unique_ptr<MasterState> state);
  static Result<std::unique_ptr<MasterState>> MakeState(GameWithTokens of, const MasterOptions& options, uint64_t seed);

  std::unique_ptr<MasterState> state_;
};

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_GAME_MASTER_H_
