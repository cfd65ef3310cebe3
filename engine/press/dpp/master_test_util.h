// Runs the programs of a DPP game in one process: tests send lines for them and read their answers.
#ifndef ENTENTE_ENGINE_PRESS_DPP_MASTER_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_DPP_MASTER_TEST_UTIL_H_

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "press/dpp/game_master.h"

namespace entente::press::dpp {

// A game master with its programs, by default one for each nation. The test fails if a line of the game master is not
// in the language. Lines of long messages are joined.
class MasterTable {
 public:
  explicit MasterTable(const MasterOptions& options = {}, std::string_view map = "standard", uint64_t seed = 1);

  GameMaster& master() { return *master_; }
  const Game& game() const { return master_->game(); }
  const MapTokens& tokens() const { return tokens_; }
  PowerIndex Power(std::string_view word) const;
  std::string_view Word(PowerIndex power) const { return tokens_.vocabulary().Word(tokens_.Power(power)); }

  // A program joins for each of the first `nations` nations.
  void JoinAll(int nations = kMaxPowers);
  // All programs join and the game begins. Clears the heard messages.
  void Begin();
  void Use(GameMaster master);  // replaces the game master

  void Say(std::string_view power, std::string_view line);
  // The messages that a nation has heard since the last call, with " / " between them.
  std::string Heard(std::string_view power);
  std::vector<std::string> HeardMessages(PowerIndex power);
  // Says a line and returns the messages that the nation hears then.
  std::string Ask(std::string_view power, std::string_view line);
  void ForgetHeard() { heard_.clear(); }
  void Collect();

  // Every unit of the nation holds. HoldAll does this for all nations, so the movement turn is played.
  void Hold(std::string_view power);
  void HoldAll();
  // Plays to the next movement turn: dislodged units disband, and no power builds or removes.
  void PlayToMovement();

 private:
  std::optional<GameMaster> master_;
  const MapTokens tokens_;
  const MessageGrammar grammar_{GrammarOptions{Dialect::kDpp}};
  std::map<PowerIndex, LineJoiner> joiners_;
  std::map<PowerIndex, std::vector<std::string>> heard_;
};

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_MASTER_TEST_UTIL_H_
