// The letter of every power. One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_POWER_LETTERS_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_POWER_LETTERS_H_

#include <cstdint>
#include <vector>

#include "map_language/map_draft.h"

namespace entente {

// Code point per power; 0 if none. The explicit letter; else the first letter of the own word if nobody else has or
// would get it; else the first letter of the name if it is free.
//   Errors: BAD_LETTER_DEF for a letter given to two powers. Warning: LETTER_CLASH for a power left without.
//   Source: maps/LANGUAGE.md (Powers).
std::vector<uint32_t> PowerLetters(const std::vector<const DraftPower*>& powers, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_POWER_LETTERS_H_
