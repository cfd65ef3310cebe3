// The state of a refereed DPP game: the game, the programs of the nations, the lines to send, and the record. One thread at
// a time.
#ifndef ENTENTE_ENGINE_PRESS_DPP_MASTER_STATE_H_
#define ENTENTE_ENGINE_PRESS_DPP_MASTER_STATE_H_

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "game/game.h"
#include "press/dpp/line.h"
#include "press/dpp/long_message.h"
#include "press/dpp/words.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"
#include "press/referee/message_builder.h"
#include "press/referee/message_cursor.h"
#include "press/referee/turns.h"

namespace entente::press::dpp {

// A line for the program of a nation, without its line end.
struct OutgoingLine {
  PowerIndex to = kNoPower;
  std::string line;
};

// An entry of the record, which is not sent: messages for the record (LOG), answers to the game master, the end of the game.
struct RecordEntry {
  PowerIndex by = kNoPower;  // kNoPower: the game master
  std::string text;
};

struct MasterOptions {
  bool partial_draws = false;  // PDA: draws of some of the survivors, and victories by vote
  bool no_press = false;       // GBT

  friend bool operator==(const MasterOptions&, const MasterOptions&) = default;
};

// A nation and its program.
struct MasterSeat {
  bool is_present = false;   // a program plays it now
  bool is_played = false;    // a program played it from the beginning
  uint32_t program = 0;      // nations of one program are a team
  size_t longest_line = 0;   // that it can take; 0: any
  bool in_disorder = false;  // it missed a deadline, and no orders came since
  bool sleeps = false;       // SLP: it sends nothing until it is sent something
  int extra_waives = 0;      // in this turn: waives of builds that no center is free for
  LineJoiner lines;
};

enum class MasterStage : uint8_t { kForming, kRunning, kFinished };

struct MasterState {
  std::unique_ptr<Game> game;
  MapTokens tokens;
  Vocabulary vocabulary;
  Turns turns;
  MasterOptions options;
  MessageGrammar grammar;
  Random random;
  MasterStage stage = MasterStage::kForming;
  std::string saved_name = {};         // of a game that goes on
  std::vector<MasterSeat> seats = {};  // by power
  std::vector<OutgoingLine> outbox = {};
  std::vector<RecordEntry> record = {};

  const Map& map() const { return game->map(); }
  PositionView position() const { return game->position(); }
  bool is_running() const { return stage == MasterStage::kRunning; }
  std::string Line(MessageView message) const { return LineText(message, vocabulary); }
  // Whether it has neither a unit nor a center.
  bool IsEliminated(PowerIndex power) const;
  // Whether it has no program, or missed a deadline.
  bool IsInDisorder(PowerIndex power) const { return !seats[power].is_present || seats[power].in_disorder; }

  void Send(PowerIndex to, MessageView message);
  void SendAll(MessageView message);
  void Write(PowerIndex by, std::string text) { record.push_back({by, std::move(text)}); }
};

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_MASTER_STATE_H_
