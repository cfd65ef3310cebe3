// What a file holds that is no map text, told once instead of a fault a line. Any threads.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_FILE_FORM_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_FILE_FORM_H_

#include <string_view>

namespace entente {

// "UTF-16 text", "HTML or XML", ...; empty if the bytes may be a map text. Looks at the front, and at the line ends.
std::string_view ForeignForm(std::string_view bytes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_FILE_FORM_H_
