// For tests of the forms: whether a game comes back, but for what notes tell.
#ifndef ENTENTE_ENGINE_GAME_FORMS_COME_BACK_TEST_UTIL_H_
#define ENTENTE_ENGINE_GAME_FORMS_COME_BACK_TEST_UTIL_H_

#include <string>
#include <string_view>

#include "game_forms/game_form.h"

namespace entente {

bool HasNote(const FormNotes& notes, std::string_view words);

// The units of a position, dislodged ones with a star.
std::string UnitsOf(const PositionView& position);

// Writes the game in a form and reads it again: the phases that come back are those of the game in their sequence, but for
// those that the notes count; without a note about orders their lines are the same, too.
void ExpectGameComesBack(const GameRecord& game, GameForm form);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_COME_BACK_TEST_UTIL_H_
