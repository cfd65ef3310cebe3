// Long texts.
#include "texts.h"

const void* entente_text_data(const entente_text* text) { return text == nullptr ? nullptr : text->bytes.c_str(); }

size_t entente_text_length(const entente_text* text) { return text == nullptr ? 0 : text->bytes.size(); }

void entente_text_free(entente_text* text) { delete text; }
