// Reads and writes the representation message (RM), which lists the words of powers and provinces. Any threads.
//
// Each entry has six octets: the token, the three letters of its word, a zero. An RM without entries means the words of
// the standard map.
//   Source: DAIDE client-server protocol (RM).
#ifndef ENTENTE_ENGINE_PRESS_SESSION_REPRESENTATION_H_
#define ENTENTE_ENGINE_PRESS_SESSION_REPRESENTATION_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "press/language/vocabulary.h"

namespace entente::press {

// The body for a map's names: empty if they are those of the standard map.
std::string RepresentationOf(std::span<const NamedToken> names);

// Reads a body into `names`. False for an entry that is cut off, or that is not a power or province with a word.
bool ReadRepresentation(std::string_view body, std::vector<NamedToken>& names);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_SESSION_REPRESENTATION_H_
