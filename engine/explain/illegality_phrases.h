// A short phrase for each kind of illegal order, without names: for lists and the C ABI. sentence.h names the units.
#ifndef ENTENTE_ENGINE_EXPLAIN_ILLEGALITY_PHRASES_H_
#define ENTENTE_ENGINE_EXPLAIN_ILLEGALITY_PHRASES_H_

#include <string_view>

#include "board/legality.h"

namespace entente {

// "no unit stands there"; "legal" for kNone, "" for a number that is no Illegality. Static text, zero-terminated; any
// threads.
std::string_view IllegalityPhrase(Illegality why);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_ILLEGALITY_PHRASES_H_
