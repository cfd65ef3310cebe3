// Every sentence and phrase that players read, in every language. messages.def lists the messages, one more .def file for
// each language holds their texts (en.def, de.def); the build finds the language files by itself.
//
// Constant data, static and zero-terminated; any threads.
#ifndef ENTENTE_ENGINE_MESSAGES_CATALOGUE_H_
#define ENTENTE_ENGINE_MESSAGES_CATALOGUE_H_

#include <cstddef>
#include <cstdint>
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

// A language by its place among the languages: English is the first, the others follow by their codes.
enum class Language : uint8_t { kEnglish = 0 };

int LanguageCount();
// "en", "de"; "" for a number that is no language.
std::string_view LanguageCode(Language language);
// What its speakers call it: "English", "Deutsch".
std::string_view LanguageName(Language language);
std::optional<Language> FindLanguage(std::string_view code);

// "bounced_rival": the name of a message in data.
std::string_view MessageWord(MessageId message);
// "unit place unit": the kinds of its arguments (messages.def).
std::string_view MessageArguments(MessageId message);
// "{0} holds."; that of English where a language has none.
std::string_view MessageText(Language language, MessageId message);
// The language's own; empty where it has none.
std::string_view OwnMessageText(Language language, MessageId message);

// Where the arguments of a text stand, as "{0}", ascending.
struct TextSlots {
  static constexpr int kMost = 7;
  static constexpr size_t kBytes = 3;  // of one in the text
  struct Slot {
    uint16_t at;
    uint8_t argument;
  };
  Slot slots[kMost];
  uint8_t count;
};
// Those of MessageText.
const TextSlots& MessageSlots(Language language, MessageId message);
// The message's text with texts as its arguments. Arguments of other kinds: explain/message_writer.h.
std::string FilledText(Language language, MessageId message, std::span<const std::string_view> arguments);

// What a language file holds.
struct LanguageFile {
  std::string_view code;
  std::string_view name;
  std::string_view texts[kMessageCount];
  TextSlots slots[kMessageCount];  // of the texts: FindSlots
};
// Done by the compiler, which refuses a text with too many.
constexpr TextSlots FindSlots(std::string_view text) {
  TextSlots found{};
  for (size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
    found.slots[found.count++] = {static_cast<uint16_t>(at), static_cast<uint8_t>(text[at + 1] - '0')};
  }
  return found;
}
// All of them. The build writes its source (languages.cc), which reads each file.
std::span<const LanguageFile> Languages();

}  // namespace entente

#endif  // ENTENTE_ENGINE_MESSAGES_CATALOGUE_H_
