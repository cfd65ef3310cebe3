// Finds out from the keys of a JSON game which program wrote it, and counts messages and logs. One thread at a time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JSON_FACTS_H_
#define ENTENTE_ENGINE_GAME_FORMS_JSON_FACTS_H_

#include <cstddef>
#include <string_view>

#include "game_forms/game_form.h"

namespace entente {

struct JsonFacts {
  bool has_phases = false;       // a game; false: a single phase
  bool is_webdiplomacy = false;  // "gameID" or "variantID" beside "phases"
  bool is_dipcc = false;    // "is_full_press", "metadata" or "scoring_system" beside "phases", or "logs" in a phase
  bool is_package = false;  // "results" or "messages" in a phase, "zobrist_hash" or "influence" in its state
  size_t messages = 0;      // in all phases
  size_t logs = 0;
  size_t results = 0;  // the number of phases with results
};

// The facts of a text. If the JSON is broken, the facts of the part before the fault.
JsonFacts FactsOfJson(std::string_view json);

// Guesses the JSON form of a text by its keys. Nullopt if the text is no JSON object.
std::optional<GameForm> GuessJsonForm(std::string_view text);

// Notes the messages and logs that a reader leaves out.
void NoteLeftOut(const JsonFacts& facts, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JSON_FACTS_H_
