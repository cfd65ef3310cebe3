#include "explain/names.h"

#include "explain/message_writer.h"

namespace entente {
namespace {

// The word of a season or a type of phase in the language.
std::string_view PhaseWord(Language language, std::string_view word) {
  for (const MessageId known :
       {MessageId::kSpring, MessageId::kSummer, MessageId::kFall, MessageId::kAutumn, MessageId::kWinter,
        MessageId::kMovementPhase, MessageId::kRetreatsPhase, MessageId::kAdjustmentsPhase}) {
    if (MessageText(Language::kEnglish, known) == word) return MessageText(language, known);
  }
  return word;
}

}  // namespace

std::string Names::Unit(UnitType type, LocationIndex location) const {
  std::string text;
  MessageWriter(map_, stage_, voice_, text).WriteUnit(type, location);
  return text;
}

std::string Names::OrderText(Order order) const {
  std::string text;
  MessageWriter(map_, stage_, voice_, text).WriteOrder(order);
  return text;
}

std::string Names::PhaseTitle(const Phase& phase) const {
  const std::string year = std::to_string(phase.year);
  return Written(map_, stage_, voice_, MessageId::kPhaseTitle,
                 {Argument::OfText(PhaseWord(voice_.language, map_.Season(phase))), Argument::OfText(year),
                  Argument::OfText(PhaseWord(voice_.language, map_.TypeName(phase)))});
}

}  // namespace entente
