#include "explain/illegality_phrases.h"

#include "messages/catalogue.h"

namespace entente {

constexpr int kIllegalities = static_cast<int>(Illegality::kCoastRefused) + 1;
static_assert(static_cast<int>(MessageId::kPhraseCoastRefused) - static_cast<int>(MessageId::kPhraseLegal) + 1 ==
              kIllegalities);

std::string_view IllegalityPhrase(Illegality why) {
  const auto index = static_cast<int>(why);
  if (index >= kIllegalities) return "";
  return MessageText(Language::kEnglish, static_cast<MessageId>(static_cast<int>(MessageId::kPhraseLegal) + index));
}

}  // namespace entente
