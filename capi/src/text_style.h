// Reads options of texts: form, names, language, width. Any threads.
#ifndef ENTENTE_CAPI_SRC_TEXT_STYLE_H_
#define ENTENTE_CAPI_SRC_TEXT_STYLE_H_

#include <cstring>

#include "arguments.h"
#include "explain/names.h"

namespace entente::capi {

struct TextStyle {
  uint32_t form = 0;
  Voice voice;
  int width = 0;
};

inline constexpr uint32_t kMostWidth = 1u << 20;

// Checks the width of a text: 0, or `least`..kMostWidth.
inline Outcome CheckWidth(uint32_t width, uint32_t least) {
  if (width <= kMostWidth && (width == 0 || width >= least)) return {};
  return OutOfBounds("options.width", width, least, kMostWidth, "is out of range", "0");
}

// Reads `form`, `names`, `language` and `width` of options. `no_form`: the fault of a form beyond `last_form`, in
// words.
template <typename Options>
Outcome ReadTextStyle(const Options& given, uint32_t last_form, const char* no_form, TextStyle& style) {
  const auto last_language = static_cast<uint32_t>(LanguageCount()) - 1;
  ENTENTE_RETURN_IF_BAD(NumberIn{"options.form", given.form, last_form, no_form}.Check());
  ENTENTE_RETURN_IF_BAD(NumberIn{"options.names", given.names, 1}.Check());
  ENTENTE_RETURN_IF_BAD(NumberIn{"options.language", given.language, last_language, "is none"}.Check());
  ENTENTE_RETURN_IF_BAD(CheckWidth(given.width, 20));
  style.form = given.form;
  style.voice = Voice(given.names != 0 ? Naming::kFull : Naming::kIds, static_cast<Language>(given.language));
  style.width = static_cast<int>(given.width);
  return {};
}

// How sentences are written.
struct TextOptionsIn {
  StructIn<entente_text_options> options;
  TextStyle style = {};

  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(options.Check());
    const entente_text_options& given = options.value();
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.full_names", given.full_names, 1}.Check());
    ENTENTE_RETURN_IF_BAD(CheckWidth(given.width, 20));
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.board", given.board, 1}.Check());
    const std::string_view code(given.language, strnlen(given.language, sizeof given.language));
    const std::optional<Language> language = FindLanguage(code.empty() ? "en" : code);
    if (!language.has_value() || code.size() == sizeof given.language) {
      return Invalid("options.language", "is no code of entente_text_language");
    }
    style.voice = Voice(given.full_names != 0 ? Naming::kFull : Naming::kIds, *language);
    style.width = static_cast<int>(given.width);
    return {};
  }
  const TextStyle& value() const { return style; }
};

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_TEXT_STYLE_H_
