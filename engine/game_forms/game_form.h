// Reads and writes games, phases and positions in our own forms and those of other tools.
//
// A form is read into a GameRecord and written from one. A note says what the form, or the record, cannot hold. Any threads.
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
#include "records/game_record.h"

namespace entente {

enum class GameForm : uint8_t {  // Stable numbers: they cross the ABI. Never reuse one.
  kJson = 0,                     // our own JSON (records/game_json.h); also a phase object alone
  kBinary = 1,                   // our own snapshot
  kDiplomacy = 2,                // the saved game of the `diplomacy` Python package
  kDipcc = 3,                    // the game JSON of dipcc
  kWebDiplomacy = 4,             // the state that webDiplomacy's API gives
  kDatc = 5,                     // a case in the DATC form
  kJdip = 6,                     // jDip's test-case text
  kJudge = 7,                    // the judges' text listing
  kLine = 8,                     // a position in one line
};

struct GameFormInfo {
  GameForm form;
  std::string_view word;  // "webdiplomacy"
  std::string_view text;  // what it is, for lists
};
// By number.
std::span<const GameFormInfo> GameForms();
// By word, in any case.
std::optional<GameForm> FindGameForm(std::string_view word);
// The form that a text looks like; nothing if it looks like none.
std::optional<GameForm> GuessGameForm(std::string_view text);

// Sentences about what is lost, at most one for each kind of loss, with the first case: "2 remarks behind orders are left out (first S1901M: A PAR H # please)".
using FormNotes = std::vector<std::string>;

struct FormOptions {
  MapRef map;                        // for texts that name none, and for those that name it; null: standard
  std::optional<RuleOptions> rules;  // for texts that name none; absent: the default with the map's RULE lines
};

//   Errors: invalid argument or limit with a Place in the text: what it says, and what was expected. Texts that are unreadable
//           can read as orders are lines of a sheet, not errors.
Result<GameRecord> ReadGame(std::string_view text, GameForm form, const FormOptions& options, FormNotes& notes);

//   Errors: invalid argument if the form has no words for something that the record cannot do without (another map than
//           the form knows); limit if the text would be longer than the form is read.
Result<std::string> WriteGame(const GameRecord& record, GameForm form, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_GAME_FORM_H_
