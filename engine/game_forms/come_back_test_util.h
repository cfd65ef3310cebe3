// For tests of the forms: checks that a game survives writing and reading, except for the losses named in notes.
#ifndef ENTENTE_ENGINE_GAME_FORMS_COME_BACK_TEST_UTIL_H_
#define ENTENTE_ENGINE_GAME_FORMS_COME_BACK_TEST_UTIL_H_

#include <string>
#include <string_view>

#include "game_forms/game_form.h"

namespace entente {

bool HasNote(const FormNotes& notes, std::string_view words);

// The units of a position as text; dislodged ones have a star.
std::string UnitsOf(const PositionView& position);

// Writes the game in a form and reads it again. Expects the phases of the game in their sequence, without the phases that
// the notes count. If no note mentions orders, also expects the same lines.
void ExpectGameComesBack(const GameRecord& game, GameForm form);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_COME_BACK_TEST_UTIL_H_
