// Every sentence and phrase that players read, in every language. messages.def lists the messages; one more .def file
// for each language has their texts (en.def, de.def). The build finds the language files by itself.
//
// Constant data, static and zero-terminated; any threads.
#ifndef ENTENTE_ENGINE_MESSAGES_CATALOGUE_H_
#define ENTENTE_ENGINE_MESSAGES_CATALOGUE_H_

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace entente {

enum class MessageId : uint16_t {
#define MESSAGE(kIdentifier, word, arguments) kIdentifier,
#include "messages/messages.def"
};
inline constexpr int kMessageCount = 0
#define MESSAGE(kIdentifier, word, arguments) +1
#include "messages/messages.def"
    ;

// A language by its index: English is the first, the others follow in the sequence of their codes.
enum class Language : uint8_t { kEnglish = 0 };

int LanguageCount();
// "en", "de"; "" for an unknown number.
std::string_view LanguageCode(Language language);
std::optional<Language> FindLanguage(std::string_view code);

// As "bounced_rival": the name of a message in data.
std::string_view MessageWord(MessageId message);
// As "unit place unit": the kinds of its arguments (messages.def).
std::string_view MessageArguments(MessageId message);
// As "{0} holds."; the English text if the language has none.
std::string_view MessageText(Language language, MessageId message);
// The language's own text; empty if it has none.
std::string_view OwnMessageText(Language language, MessageId message);

// The positions of the arguments in a text, as "{0}", ascending.
struct TextSlots {
  static constexpr int kMost = 7;
  static constexpr size_t kBytes = 3;  // length of a slot in the text
  struct Slot {
    uint16_t at;
    uint8_t argument;
  };
  Slot slots[kMost];
  uint8_t count;
};
// The slots of MessageText.
const TextSlots& MessageSlots(Language language, MessageId message);
// The message's text with texts as its arguments. For arguments of other kinds see explain/message_writer.h.
std::string FilledText(Language language, MessageId message, std::span<const std::string_view> arguments);
inline std::string FilledText(Language language, MessageId message, std::initializer_list<std::string_view> arguments) {
  return FilledText(language, message, std::span(arguments.begin(), arguments.size()));
}

// The content of a language file.
struct LanguageFile {
  std::string_view code;
  std::string_view texts[kMessageCount];
  TextSlots slots[kMessageCount];  // of the texts, by FindSlots
};
// Runs at compile time; the compiler refuses a text with too many arguments.
constexpr TextSlots FindSlots(std::string_view text) {
  TextSlots found{};
  for (size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
    found.slots[found.count++] = {static_cast<uint16_t>(at), static_cast<uint8_t>(text[at + 1] - '0')};
  }
  return found;
}
// All language files. The build writes the source (languages.cc) that includes each file.
std::span<const LanguageFile> Languages();

}  // namespace entente

#endif  // ENTENTE_ENGINE_MESSAGES_CATALOGUE_H_
