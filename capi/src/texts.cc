// Long texts, and the languages of texts.
#include "texts.h"

#include "messages/catalogue.h"

const void* entente_text_data(const entente_text* text) { return text == nullptr ? nullptr : text->bytes.c_str(); }

size_t entente_text_length(const entente_text* text) { return text == nullptr ? 0 : text->bytes.size(); }

void entente_text_free(entente_text* text) { delete text; }

const char* entente_text_language(uint32_t index) {
  if (index >= static_cast<uint32_t>(entente::LanguageCount())) return nullptr;
  return entente::LanguageCode(static_cast<entente::Language>(index)).data();
}
