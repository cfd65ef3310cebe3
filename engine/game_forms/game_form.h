// Reads and writes games, phases and positions in our own forms and those of other tools.
//
// Every form is read into a GameRecord and written from a GameRecord. A note names each loss, if the form or the record
// cannot hold something. Any threads.
//   Source: README.md beside this file.
#ifndef ENTENTE_ENGINE_GAME_FORMS_GAME_FORM_H_
#define ENTENTE_ENGINE_GAME_FORMS_GAME_FORM_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "phase_json/notes.h"
#include "records/game_record.h"

namespace entente {

enum class GameForm : uint8_t {  // Stable numbers: they cross the ABI. Never reuse one.
  kJson = 0,                     // our own JSON (records/game_json.h), also a single phase object
  kBinary = 1,                   // our own snapshot
  kDiplomacy = 2,                // the saved game of the `diplomacy` Python package
  kDipcc = 3,                    // the game JSON of dipcc
  kWebDiplomacy = 4,             // the game state of webDiplomacy's API
  kDatc = 5,                     // a case in the DATC form
  kJdip = 6,                     // jDip's test-case text
  kJudge = 7,                    // the judges' text listing
  kLine = 8,                     // a position in one line
};

struct GameFormInfo {
  GameForm form;
  std::string_view word;  // "webdiplomacy"
  std::string_view text;  // a description, for lists
};
// All forms, by number.
std::span<const GameFormInfo> GameForms();
// Finds a form by its word, in any case.
std::optional<GameForm> FindGameForm(std::string_view word);
// Guesses the form of a text. Nullopt if it looks like none.
std::optional<GameForm> GuessGameForm(std::string_view text);

// Sentences about losses, at most one for each kind. A sentence names the first case:
// "2 remarks behind orders are left out (first S1901M: A PAR H # please)".
using FormNotes = Notes;

using FormOptions = ExchangeOptions;

// Reads a text in a form. An unreadable order becomes a line of its sheet; it is not an error.
//   Errors: invalid argument or limit with a Place in the text; the message has the text found and the text expected.
Result<GameRecord> ReadGame(std::string_view text, GameForm form, const FormOptions& options, FormNotes& notes);

// Writes a record in a form.
//   Errors: invalid argument if the form cannot express a necessary part of the record, such as its map; limit if the text
//           would be longer than the reader accepts.
Result<std::string> WriteGame(const GameRecord& record, GameForm form, FormNotes& notes);

// Adjudicates the last phase of a listing of the judges, and writes a listing with its results and the next position. Results
// that the text states for this phase do not count; a note says which differ.
//   Errors: those of ReadGame; wrong phase if the text ends with the end of its game.
Result<std::string> AdjudicateListing(std::string_view text, const FormOptions& options, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_GAME_FORM_H_
