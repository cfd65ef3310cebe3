#include "press/dpp/whole_units.h"

#include <algorithm>

#include "press/language/dpp_words.h"
#include "press/table/order_tokens.h"
#include "press/translation/word_pairs.h"

namespace entente::press::dpp {
namespace {

// The unit in words of DPP: "RUS FLT ( STP NCS )".
Message WordsOf(const Unit& unit, const Map& map, const MapTokens& tokens) {
  MessageBuilder daide;
  AppendUnit(map, tokens, unit, daide);
  Message words = daide.Take();
  for (Token& token : words) token = DppWordOf(token);
  return words;
}

// The words of the unit in a province; empty if there is no unit.
Message WordsAt(ProvinceIndex province, const PositionView& position, const MapTokens& tokens) {
  if (province == kNoProvince) return {};
  const int dislodged = position.FindDislodged(province);
  if (dislodged >= 0) return WordsOf(position.Dislodged(dislodged).unit, position.map(), tokens);
  return position.HasUnit(province) ? WordsOf(position.UnitAt(province), position.map(), tokens) : Message();
}

// Follows the tokens of SUB and finds where a unit is expected.
class UnitFinder {
 public:
  // Whether a province stands for a unit if it is the next token.
  bool IsDue() const {
    const bool is_after_word = last_ == words::kSUP || last_ == words::kCNV;
    return depth_ == 1 && (last_ == tokens::kBRA || is_after_word || is_in_path_);
  }
  void Pass(Token token) {
    depth_ += IsOpening(token) ? 1 : IsClosing(token) ? -1 : 0;
    is_in_path_ = depth_ > 0 && (is_in_path_ || token == words::kVIA);
    last_ = token;
  }

 private:
  int depth_ = 0;
  bool is_in_path_ = false;  // behind VIA
  Token last_ = kNoToken;
};

}  // namespace

Message WithWholeUnits(MessageView message, const PositionView& position, const MapTokens& tokens) {
  if (message.empty() || message.front() != words::kSUB) return Message(message.begin(), message.end());
  UnitFinder finder;
  MessageBuilder out;
  for (const Token token : message) {
    const bool is_unit = IsProvince(token) && finder.IsDue();
    const Message unit = is_unit ? WordsAt(tokens.ProvinceOf(token), position, tokens) : Message();
    unit.empty() ? out.Add(token) : out.Group(unit);
    finder.Pass(token);
  }
  return out.Take();
}

bool StandsAsWritten(MessageView unit, const PositionView& position, const MapTokens& tokens) {
  const auto token = std::find_if(unit.begin(), unit.end(), IsProvince);
  const ProvinceIndex province = token == unit.end() ? kNoProvince : tokens.ProvinceOf(*token);
  if (province == kNoProvince || !position.HasUnit(province)) return false;
  const Message there = WordsOf(position.UnitAt(province), position.map(), tokens);
  return std::equal(unit.begin(), unit.end(), there.begin(), there.end());
}

}  // namespace entente::press::dpp
