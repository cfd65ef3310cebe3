// Gives the end of a game a phase where the record has none. Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_DATED_END_H_
#define ENTENTE_ENGINE_GAME_FORMS_DATED_END_H_

#include <optional>

#include "game_forms/game_form.h"

namespace entente {

// The record with a phase for each end that has none, for forms that name the phase of every position; nullopt if all ends
// have one. Adds a note with the phase. It is the one that the last orders lead to if they lead to the board of the end,
// else the last phase of the game, else the first of the map.
std::optional<GameRecord> WithDatedEnd(const GameRecord& record, FormNotes& notes);

// Notes that an end without a phase is written as of this one.
void NoteDatedEnd(const PositionView& end, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_DATED_END_H_
