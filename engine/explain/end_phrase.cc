#include "explain/end_phrase.h"

#include <bit>

#include "explain/message_writer.h"

namespace entente {
namespace {

MessageId PhraseOf(GameEnd end, PowerSet winners) {
  switch (end) {
    case GameEnd::kPlaying:
      break;
    case GameEnd::kSolo:
      return MessageId::kEndSolo;
    case GameEnd::kSharedVictory:
      return MessageId::kEndShared;
    case GameEnd::kDraw:
      return std::has_single_bit(winners) ? MessageId::kEndDrawAlone : MessageId::kEndDraw;
    case GameEnd::kConcession:
      return MessageId::kEndConcession;
    case GameEnd::kNoResult:
      return MessageId::kEndNoResult;
  }
  return MessageId::kEndGoesOn;
}

}  // namespace

std::string EndPhrase(const PositionView& position, Voice voice) {
  const MessageId phrase = PhraseOf(position.end(), position.winners());
  std::string text;
  MessageWriter writer(position.map(), position.stage(), voice, text);
  MessageArguments(phrase).empty() ? writer.Write(phrase)
                                   : writer.Write(phrase, {Argument::OfPowers(position.winners())});
  return text;
}

}  // namespace entente
