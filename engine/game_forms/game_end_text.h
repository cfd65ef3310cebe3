// How a game ended, in words: in notes, and in forms that have a line for it. Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_GAME_END_TEXT_H_
#define ENTENTE_ENGINE_GAME_FORMS_GAME_END_TEXT_H_

#include <string>

#include "position/position.h"

namespace entente {

// "solo of FRANCE", "shared victory of AUSTRIA, TURKEY", "no result", with the names of the powers.
std::string GameEndText(const PositionView& position);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_GAME_END_TEXT_H_
