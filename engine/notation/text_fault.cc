#include "notation/text_fault.h"

#include <algorithm>
#include <vector>

#include "base/text.h"

namespace entente {
namespace {

static_assert(static_cast<int>(MessageId::kUnreadTakenBack) - static_cast<int>(MessageId::kUnreadEmpty) ==
              static_cast<int>(TextFault::kLastKind));
static_assert(static_cast<int>(MessageId::kExpectedAdjustment) - static_cast<int>(MessageId::kExpectedUnit) ==
              static_cast<int>(kLastExpected));

MessageId MessageOf(TextFault::Kind kind) {
  return static_cast<MessageId>(static_cast<int>(MessageId::kUnreadEmpty) + static_cast<int>(kind));
}

std::string_view PhraseOf(Expected expected, Language language) {
  const int phrase = static_cast<int>(MessageId::kExpectedUnit) + static_cast<int>(expected);
  return MessageText(language, static_cast<MessageId>(phrase));
}

// The alternatives of a fault: "LVN or LVP", "BOT, LYO or NAF".
std::string OneOf(const TextFault& fault, Language language) {
  const size_t count = fault.nearest.size();
  std::string text;
  for (size_t i = 0; i < count; ++i) {
    if (i > 0) text += i + 1 == count ? MessageText(language, MessageId::kUnreadOr) : ", ";
    text += fault.nearest[i];
  }
  if (fault.has_more) text += MessageText(language, MessageId::kUnreadAndOthers);
  return text;
}

// The nearest words: " (nearest: BUR, RUH)"; "" if there are none.
std::string Nearest(const TextFault& fault, Language language) {
  std::string words;
  for (const std::string& word : fault.nearest) words.append(words.empty() ? "" : ", ").append(word);
  return words.empty() ? words : FilledText(language, MessageId::kUnreadNearest, {words});
}

}  // namespace

Place PlaceOf(const TextFault& fault, std::string_view text) {
  const bool counts_bytes = fault.kind == TextFault::Kind::kNotUtf8;
  const auto before = counts_bytes ? fault.offset : static_cast<uint32_t>(CodePointCount(text.substr(0, fault.offset)));
  return {1, before + 1, fault.offset, fault.length};
}

std::string FaultText(const TextFault& fault, std::string_view text, Language language) {
  const MessageId message = MessageOf(fault.kind);
  const std::string words = Excerpt(text.substr(std::min<size_t>(fault.offset, text.size()), fault.length));
  const std::string number =
      std::to_string(fault.kind == TextFault::Kind::kTooLong ? text.size() : PlaceOf(fault, text).column);
  const std::string meant = fault.kind == TextFault::Kind::kSeveral ? OneOf(fault, language) : Nearest(fault, language);
  std::vector<std::string_view> arguments;
  const std::string_view kinds = MessageArguments(message);
  for (size_t at = 0; at < kinds.size(); at = std::min(kinds.find(' ', at), kinds.size() - 1) + 1) {
    const bool is_first = arguments.empty();
    arguments.push_back(kinds.substr(at).starts_with("number")   ? std::string_view(number)
                        : kinds.substr(at).starts_with("phrase") ? PhraseOf(fault.expected, language)
                        : is_first                               ? words
                                                                 : meant);
  }
  return FilledText(language, message, arguments);
}

Status FaultStatus(const TextFault& fault, std::string_view text) {
  return ErrorAt(PlaceOf(fault, text), FaultText(fault, text));
}

std::string PlaceFaultText(const TextFault& fault, std::string_view text) {
  const std::string quoted = "'" + Excerpt(text) + "'";
  if (fault.kind == TextFault::Kind::kSeveral) return quoted + " could be " + OneOf(fault, Language::kEnglish);
  return quoted + " is no place" + Nearest(fault, Language::kEnglish);
}

}  // namespace entente
