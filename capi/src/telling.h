// How texts for people are told: the members that the options of explanations and of advice share. Any threads.
#ifndef ENTENTE_CAPI_SRC_TELLING_H_
#define ENTENTE_CAPI_SRC_TELLING_H_

#include "explain/names.h"
#include "structs.h"

namespace entente::capi {

struct Telling {
  uint32_t form = 0;
  Voice voice;
  int width = 0;
};

// Reads `form`, `names`, `language` and `width` of options. `no_form`: what is said of a form beyond `last_form`.
template <typename Options>
Outcome ReadTelling(const Options& given, uint32_t last_form, const char* no_form, Telling& telling) {
  constexpr uint32_t kLeastWidth = 20, kMostWidth = 1u << 20;
  if (given.form > last_form) return OutOfRange("options.form", given.form, last_form, no_form);
  if (given.names > 1) return OutOfRange("options.names", given.names, 1);
  const auto languages = static_cast<uint32_t>(LanguageCount());
  if (given.language >= languages) return OutOfRange("options.language", given.language, languages - 1, "is none");
  if (given.width > kMostWidth || (given.width > 0 && given.width < kLeastWidth)) {
    return OutOfBounds("options.width", given.width, kLeastWidth, kMostWidth, "is out of range", "0");
  }
  telling.form = given.form;
  telling.voice = Voice(given.names != 0 ? Naming::kFull : Naming::kIds, static_cast<Language>(given.language));
  telling.width = static_cast<int>(given.width);
  return {};
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_TELLING_H_
