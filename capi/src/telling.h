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
  if (given.form > last_form) return Invalid("options", no_form);
  if (given.names > 1) return Invalid("options", "has names that are neither 0 nor 1");
  if (given.language >= static_cast<uint32_t>(LanguageCount()))
    return Invalid("options", "has a language that is none");
  if (given.width > kMostWidth || (given.width > 0 && given.width < kLeastWidth)) {
    return Invalid("options", "has a width that is neither 0 nor 20 to 1048576");
  }
  telling.form = given.form;
  telling.voice = Voice(given.names != 0 ? Naming::kFull : Naming::kIds, static_cast<Language>(given.language));
  telling.width = static_cast<int>(given.width);
  return {};
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_TELLING_H_
