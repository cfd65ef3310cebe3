// Turns the id of a game into the name that a text form has for it, and back. Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_GAME_NAME_H_
#define ENTENTE_ENGINE_GAME_FORMS_GAME_NAME_H_

#include <string>
#include <string_view>

namespace entente {

inline constexpr std::string_view kNameOfUnnamed =
    "Recorded on the map ";  // and the map: the title of a case without a name

// The text of an id, which is JSON. Empty if the id is no string, or a string that is more than the words of one line.
std::string NameOfId(std::string_view id);
// A name as JSON text. Bytes that are no UTF-8 are read as Latin-1.
std::string IdOfName(std::string_view name);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_GAME_NAME_H_
