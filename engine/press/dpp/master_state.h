// Holds the state of a refereed DPP game: the game, the programs of the nations, the lines to send, and the record. One
// thread at a time.
#ifndef ENTENTE_ENGINE_PRESS_DPP_MASTER_STATE_H_
#define ENTENTE_ENGINE_PRESS_DPP_MASTER_STATE_H_

#include <string>
#include <string_view>
#include <vector>

#include "press/language/dpp_line.h"
#include "press/language/dpp_words.h"
#include "press/language/long_message.h"
#include "press/language/message_check.h"
#include "press/table/refereed_game.h"

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
  bool is_present = false;  // a program plays it now
  bool is_played = false;   // a program played it from the beginning
  uint32_t program = 0;     // nations of one program are a team
  size_t longest_line = 0;  // the longest line that the program can read; 0: any length
  bool sleeps = false;      // SLP: it sends no message until it gets one
  LineJoiner lines;
};

class MasterState : public RefereedGame {
 public:
  MasterState(GameWithTokens of, Vocabulary words, const MasterOptions& chosen, uint64_t seed)
      : RefereedGame(std::move(of), seed),
        vocabulary(std::move(words)),
        options(chosen),
        seats(static_cast<size_t>(map().power_count())) {}

  const Vocabulary vocabulary;
  const MasterOptions options;
  const MessageGrammar grammar{GrammarOptions{Dialect::kDpp}};
  std::string saved_name;         // of a loaded game
  std::vector<MasterSeat> seats;  // by power
  std::vector<OutgoingLine> outbox;
  std::vector<RecordEntry> record;

  bool IsPresent(PowerIndex power) const override { return seats[power].is_present; }
  // Whether the power has neither a unit nor a center.
  bool IsEliminated(PowerIndex power) const;

  std::string Line(MessageView message) const { return LineText(message, vocabulary); }
  std::string Word(PowerIndex power) const { return std::string(vocabulary.Word(tokens.Power(power))); }
  void Send(PowerIndex to, MessageView message);
  void SendAll(MessageView message);
  void Write(PowerIndex by, std::string text) { record.push_back({by, std::move(text)}); }

  // Ends the game: sends OFF to all and records the result.
  void End();

 private:
  void AnnounceDisorder(PowerIndex power) override { Write(kNoPower, "civil disorder: " + Word(power)); }
  // Sends all results of a turn in one message, then the board. Does the same for each turn that was skipped after it.
  void ReportTurn(int phase) override;
};

// "SCD (RUS MOS SEV STP WAR) ..", "NOW (SPR 101) (RUS FLT (STP SCS)) ..", "MIS ..".
// Details that DPP has no form for are named in the record.
Message ScdMessage(MasterState& state);
Message NowMessage(MasterState& state);
Message MisMessage(MasterState& state, PowerIndex power);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_MASTER_STATE_H_
