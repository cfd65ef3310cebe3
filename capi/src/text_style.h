// Reads the options of texts: names, language, width, board. Any threads.
#ifndef ENTENTE_CAPI_SRC_TEXT_STYLE_H_
#define ENTENTE_CAPI_SRC_TEXT_STYLE_H_

#include <iterator>
#include <optional>
#include <string_view>

#include "arguments.h"
#include "explain/names.h"
#include "messages/catalogue.h"

namespace entente::capi {

struct TextStyle {
  Voice voice;
  int width = 0;
  bool board = false;
};

inline constexpr uint32_t kMostWidth = 1u << 20;

inline constexpr uint32_t kLeastWidth = 20;

// The codes of the languages of entente.h; "" for other numbers. A library may lack some of them.
inline std::string_view LanguageCodeOf(entente_text_language language) {
  constexpr std::string_view kCodes[] = {"en", "de"};
  return language < std::size(kCodes) ? kCodes[language] : std::string_view();
}

// Reads the members that options of texts and of drawings share.
inline Outcome ReadSharedStyle(entente_bool full_names, uint32_t width, entente_text_language number,
                               TextStyle& style) {
  ENTENTE_RETURN_IF_BAD(NumberIn{"options.full_names", full_names, 1}.Check());
  if (width > kMostWidth || (width != 0 && width < kLeastWidth)) {
    return OutOfBounds("options.width", width, kLeastWidth, kMostWidth, "is out of range", "0");
  }
  const std::optional<Language> language = FindLanguage(LanguageCodeOf(number));
  if (!language.has_value()) {
    return OutOfRange("options.language", number, static_cast<uint64_t>(LanguageCount()) - 1, "is no language");
  }
  style.voice = Voice(full_names != 0 ? Naming::kFull : Naming::kIds, *language);
  style.width = static_cast<int>(width);
  return {};
}

// How sentences are written.
struct TextOptionsIn {
  StructIn<entente_text_options> options;
  TextStyle style = {};

  explicit TextOptionsIn(const entente_text_options* given) : options(given, "options", MayBeNull::kYes) {}

  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(options.Check());
    const entente_text_options& given = options.value();
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.board", given.board, 1}.Check());
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.reserved", given.reserved, 0, "is not 0"}.Check());
    style.board = given.board != 0;
    return ReadSharedStyle(given.full_names, given.width, given.language, style);
  }
  const TextStyle& value() const { return style; }
};

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_TEXT_STYLE_H_
