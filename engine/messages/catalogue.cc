#include "messages/catalogue.h"

namespace entente {
namespace {

constexpr std::string_view kMessageWords[kMessageCount] = {
#define MESSAGE(kIdentifier, word, arguments) word,
#include "messages/messages.def"
};

constexpr std::string_view kMessageArguments[kMessageCount] = {
#define MESSAGE(kIdentifier, word, arguments) arguments,
#include "messages/messages.def"
};

}  // namespace

int LanguageCount() { return static_cast<int>(Languages().size()); }

std::string_view LanguageCode(Language language) {
  const auto index = static_cast<size_t>(language);
  return index < Languages().size() ? Languages()[index].code : std::string_view("");
}

std::optional<Language> FindLanguage(std::string_view code) {
  for (size_t i = 0; i < Languages().size(); ++i) {
    if (Languages()[i].code == code) return static_cast<Language>(i);
  }
  return std::nullopt;
}

std::string_view MessageWord(MessageId message) { return kMessageWords[static_cast<size_t>(message)]; }
std::string_view MessageArguments(MessageId message) { return kMessageArguments[static_cast<size_t>(message)]; }

std::string_view OwnMessageText(Language language, MessageId message) {
  return Languages()[static_cast<size_t>(language)].texts[static_cast<size_t>(message)];
}

std::string_view MessageText(Language language, MessageId message) {
  const std::string_view own = OwnMessageText(language, message);
  return own.empty() ? OwnMessageText(Language::kEnglish, message) : own;
}

const TextSlots& MessageSlots(Language language, MessageId message) {
  const bool is_own = !OwnMessageText(language, message).empty();
  const size_t index = is_own ? static_cast<size_t>(language) : size_t{0};
  return Languages()[index].slots[static_cast<size_t>(message)];
}

std::string FilledText(Language language, MessageId message, std::span<const std::string_view> arguments) {
  const std::string_view text = MessageText(language, message);
  const TextSlots& slots = MessageSlots(language, message);
  std::string filled;
  size_t from = 0;
  for (int i = 0; i < slots.count; ++i) {
    const auto [at, argument] = slots.slots[i];
    filled.append(text, from, at - from).append(arguments[argument]);
    from = at + TextSlots::kBytes;
  }
  return filled.append(text, from);
}

}  // namespace entente
