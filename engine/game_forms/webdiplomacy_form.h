// The state of a game that webDiplomacy's API gives (api.php?route=game/status), of its variant 1, Classic.
//
// Numbers may come as texts; keys may be absent or null. The state does not tell where dislodged units may go: that is
// reckoned from the phase before, else from "standoffs" and "occupiedFrom", else it is every free place. A game that is
// over is written with a last phase "Finished", which holds the board and, in "endedIn", "end" and "winners", what
// webDiplomacy has no words for; games of its own have no such phase and end with what the last orders lead to.
// Any threads.
//   Source: webdiplomacy_ids.h.
#ifndef ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_FORM_H_
#define ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_FORM_H_

#include "game_forms/game_form.h"

namespace entente {

//   Errors: also not supported for another variant; invalid argument for a territory, country, turn or word that is
//           none, a unit where its type cannot stand, two units in a province, a game that has not begun.
Result<GameRecord> ReadWebDiplomacyForm(std::string_view text, const FormOptions& options, FormNotes& notes);
//   Errors: invalid argument for another map, and a phase before 1901.
Result<std::string> WriteWebDiplomacyForm(const GameRecord& record, FormNotes& notes);

// The word of an order of a kind, "Support hold"; of builds with the type. And what it means.
struct WebOrderWord {
  OrderKind kind;
  UnitType type;
  PhaseType phase_type;
  std::string_view word;
};
std::span<const WebOrderWord> WebOrderWords();

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_FORM_H_
