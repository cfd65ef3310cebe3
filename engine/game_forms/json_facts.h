// Finds from the keys of a JSON game which program wrote it, and counts what a record cannot hold. One thread at a time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JSON_FACTS_H_
#define ENTENTE_ENGINE_GAME_FORMS_JSON_FACTS_H_

#include <cstddef>
#include <string_view>

#include "game_forms/game_form.h"

namespace entente {

struct JsonFacts {
  bool has_phases = false;       // a game; else a phase alone
  bool is_webdiplomacy = false;  // "gameID" or "variantID" beside "phases"
  bool is_dipcc = false;         // "is_full_press", "metadata" or "scoring_system" there, or "logs" in a phase
  bool is_package = false;       // "results" or "messages" in a phase, "zobrist_hash" or "influence" in its state
  size_t messages = 0;           // of all phases
  size_t logs = 0;
  size_t results = 0;  // phases with some
};

// The facts of a text; of a broken one, of the part before the fault.
JsonFacts FactsOfJson(std::string_view json);

// Which of the JSON forms a text is in, by its keys; nothing if it is no JSON object.
std::optional<GameForm> GuessJsonForm(std::string_view text);

// Notes the messages and logs that a reader leaves out.
void NoteLeftOut(const JsonFacts& facts, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JSON_FACTS_H_
