// A game master for games of DPP: says which program plays which nation, takes orders, plays turns, counts votes and passes
// on what programs say to each other. Programs speak in lines; how lines get to them, when a deadline is, and what orders
// come to is for others. The DAIDE referee (referee/referee.h) is its younger brother; the two share turns, notes on orders,
// what is kept of them and their reports.
//
// The host starts the programs, says how many nations each plays, passes in their lines, and takes what is to be sent from
// the outbox, in its sequence: for all programs together it is one. Everything that a call sets off is done when it
// returns. What happens is the same for the same calls and seed.
//
// Where the protocol leaves it open: a turn in which nothing can happen is told of (ORD with its turn, NOW), too; a program
// in civil disorder is back with its next SUB; who is out or in disorder is told to the sender, and the others get the
// message; REF is no recipient. A unit that is named by its province alone is repaired (whole_units.h).
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
  //   `rules`: as for Referee::Make; DaideRules(*map) are DPP's, too.
  //   `seed`: for who gets which nation.
  //   Errors: as Referee::Make and VocabularyOf (line.h).
  static Result<GameMaster> Make(MapRef map, const RuleOptions& rules, const MasterOptions& options, uint64_t seed);
  // A saved game, which waits for the programs of its nations (Return).
  //   `map`: for games that were played on it; null: a shipped map alone.
  //   Errors: as ReadSavedMaster (saved_master.h) and Make.
  static Result<GameMaster> Load(std::string_view bytes, MapRef map);
  GameMaster(GameMaster&&) noexcept;
  GameMaster& operator=(GameMaster&&) noexcept;
  ~GameMaster();

  // ---- Programs ----

  // A nation for a program, by chance; kNoPower if none is left, or the game has begun.
  //   `program`: any number; the nations of one are a team (DOC).
  //   `longest_line`: in characters, at least kShortestLimit; 0: any length. Longer messages come as LNG.
  PowerIndex Join(uint32_t program, size_t longest_line);
  // The program of a nation is back after the game was loaded, or its program went. Nothing happens if it is present.
  void Return(PowerIndex power, size_t longest_line);
  // All programs are told that the game begins (HLO, DOC), or goes on (LOD), and the board. A nation without a program is
  // unplayed. Nothing happens to a game that has begun, or without a program.
  void Begin();
  // A line, without what ends it. Ignored before the beginning and after the end, and from a nation without a program.
  void Receive(PowerIndex power, std::string_view line);
  // The same for one that came while results were being computed: it is returned (BPR).
  void ReceiveLate(PowerIndex power, std::string_view line);
  // The program has ended: its nation is in civil disorder.
  void Leave(PowerIndex power);

  // ---- Time and the host's decisions ----

  void Warn();          // TME
  void PlayDeadline();  // the turn is played with the orders that are there
  // Tells all programs (SVE), and returns the game as bytes (saved_master.h).
  //   Errors: invalid argument for a name that is no word of a line; wrong phase before the beginning; limit.
  Result<std::string> Save(std::string_view name);
  void Close();  // OFF to all

  // ---- What is to be sent, and what is written down ----

  const std::vector<OutgoingLine>& outbox() const;
  void ClearOutbox();
  // The record grows with what programs say: LOG and the like, each as long as a message may be.
  const std::vector<RecordEntry>& record() const;
  void ClearRecord();

  // ---- Looking ----

  const Game& game() const;
  const Vocabulary& vocabulary() const;
  MasterStage stage() const;
  bool IsAsleep(PowerIndex power) const;  // it has said SLP and has been told nothing since
  int EmptyLinesOf(PowerIndex power) const;
  // By power, as the contests count: the losers divided by the winners to each of these, averaged over each team.
  std::vector<Score> Scores() const;

 private:
  explicit GameMaster(std::unique_ptr<MasterState> state);
  static Result<std::unique_ptr<MasterState>> MakeState(std::unique_ptr<Game> game, const MasterOptions& options,
                                                      uint64_t seed);

  std::unique_ptr<MasterState> state_;
};

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_GAME_MASTER_H_
