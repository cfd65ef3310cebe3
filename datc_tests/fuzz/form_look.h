// Any text as a game in a text form. It is refused with a place inside it, or read into sound positions and written in
// a readable form; the game read from that is written again without an error.
//   Input: the text.
#ifndef ENTENTE_DATC_TESTS_FUZZ_FORM_LOOK_H_
#define ENTENTE_DATC_TESTS_FUZZ_FORM_LOOK_H_

#include <algorithm>
#include <string>

#include "expectations.h"
#include "fuzz_input.h"
#include "game_forms/game_form.h"

namespace entente_fuzz {

inline void ExpectInside(const entente::Status& status, std::string_view text) {
  Expect(!status.message().empty(), "an error without a message");
  const auto place = status.place();
  if (!place.has_value()) return;
  Expect(place->offset <= text.size() && place->length <= text.size() - place->offset, "a place outside the text");
  Expect(place->line > 0 && place->column > 0, "a place without line and column");
}

inline void LookAtForm(entente::GameForm form, const uint8_t* data, size_t size) {
  FuzzInput input(data, std::min<size_t>(size, 8192));
  const ExactText text(input.Rest());
  entente::FormNotes notes;
  const auto game = entente::ReadGame(text.view(), form, {}, notes);
  if (!game.ok()) return ExpectInside(game.status(), text.view());
  Expect(!game->phases.empty(), "a game without phases was read");
  for (const entente::RecordedPhase& phase : game->phases) {
    Expect(entente::CheckPositionBlock(*game->map, phase.position.view().block()).ok(), "an unsound position was read");
  }
  for (const entente::GameFormInfo& other : entente::GameForms()) {
    const auto written = entente::WriteGame(*game, other.form, notes);
    if (!written.ok()) continue;  // the form cannot express any of the phases
    const auto again = entente::ReadGame(*written, other.form, {game->map, game->rules}, notes);
    Expect(again.ok(), "what was written cannot be read");
    Expect(entente::WriteGame(*again, other.form, notes).ok(), "what was read again cannot be written");
  }
}

}  // namespace entente_fuzz

#endif  // ENTENTE_DATC_TESTS_FUZZ_FORM_LOOK_H_
