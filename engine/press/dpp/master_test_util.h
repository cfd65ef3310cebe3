// Programs of a DPP game in one process: they say and hear lines.
#ifndef ENTENTE_ENGINE_PRESS_DPP_MASTER_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_DPP_MASTER_TEST_UTIL_H_

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "press/dpp/game_master.h"

namespace entente::press::dpp {

// A game master with his programs, by default one for each nation. All that he sends has to be of the language, or the
// test fails; lines of long messages are joined.
class MasterTable {
 public:
  explicit MasterTable(const MasterOptions& options = {}, std::string_view map = "standard", uint64_t seed = 1);

  GameMaster& master() { return *master_; }
  const Game& game() const { return master_->game(); }
  const MapTokens& tokens() const { return tokens_; }
  PowerIndex Power(std::string_view word) const;
  std::string_view Word(PowerIndex power) const { return tokens_.vocabulary().Word(tokens_.Power(power)); }

  // A program joins for every nation; with `nations`, for so many.
  void JoinAll(int nations = kMaxPowers);
  // The same and the game begins; what was heard is forgotten.
  void Begin();
  void Use(GameMaster master);  // another one in its place

  void Say(std::string_view power, std::string_view line);
  // What a nation has heard since it was asked last, with " / " between messages.
  std::string Heard(std::string_view power);
  std::vector<std::string> HeardMessages(PowerIndex power);
  // Says something and returns what is heard then.
  std::string Ask(std::string_view power, std::string_view line);
  void ForgetHeard() { heard_.clear(); }
  void Collect();

  // Every unit of the nations holds; with all of them a movement turn is played.
  void Hold(std::string_view power);
  void HoldAll();
  // Everybody retreats by disbanding, and builds and removes nothing: the next movement turn is played to.
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
