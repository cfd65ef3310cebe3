// Reads the options of texts: names, language, width, board. Any threads.
#ifndef ENTENTE_CAPI_SRC_TEXT_STYLE_H_
#define ENTENTE_CAPI_SRC_TEXT_STYLE_H_

#include <cstring>

#include "arguments.h"
#include "explain/names.h"

namespace entente::capi {

struct TextStyle {
  Voice voice;
  int width = 0;
  bool board = false;
};

inline constexpr uint32_t kMostWidth = 1u << 20;

inline constexpr uint32_t kLeastWidth = 20;

// How sentences are written.
struct TextOptionsIn {
  StructIn<entente_text_options> options;
  TextStyle style = {};

  explicit TextOptionsIn(const entente_text_options* given) : options(given, "options", MayBeNull::kYes) {}

  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(options.Check());
    const entente_text_options& given = options.value();
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.full_names", given.full_names, 1}.Check());
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.board", given.board, 1}.Check());
    if (given.width > kMostWidth || (given.width != 0 && given.width < kLeastWidth)) {
      return OutOfBounds("options.width", given.width, kLeastWidth, kMostWidth, "is out of range", "0");
    }
    const std::string_view code(given.language, strnlen(given.language, sizeof given.language));
    const std::optional<Language> language = FindLanguage(code.empty() ? "en" : code);
    if (!language.has_value() || code.size() == sizeof given.language) {
      return Invalid("options.language", "is no code of entente_text_language");
    }
    style.voice = Voice(given.full_names != 0 ? Naming::kFull : Naming::kIds, *language);
    style.width = static_cast<int>(given.width);
    style.board = given.board != 0;
    return {};
  }
  const TextStyle& value() const { return style; }
};

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_TEXT_STYLE_H_
