// Reads a game, a phase or a position from a text in any form. Any threads.
#ifndef ENTENTE_CAPI_CLI_GAME_TEXT_H_
#define ENTENTE_CAPI_CLI_GAME_TEXT_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "handle.h"
#include "setting.h"

namespace entente_cli {

// A text that was read.
struct GameText {
  DocumentHandle document;
  std::string converted;           // our JSON, of a text in another form; else empty
  std::vector<std::string> notes;  // how a text in another form was read, and what was left out

  bool is_typed = false;  // a board and orders as people type them

  bool is_converted() const { return !converted.empty(); }
  // Our JSON, which is the text that was read unless that was converted.
  absl::string_view json(absl::string_view text) const { return is_converted() ? absl::string_view(converted) : text; }
  // The error of a later call on the document. Of a converted text it has no place, because its place would be one in the
  // JSON.
  entente_error InText(entente_error error) const;
};

// kJson: JSON, ours or another tool's. kAll: also the other forms that entente convert reads, and a board and orders as people
// type them (typed_orders.h).
enum class TextForms : uint8_t { kJson, kAll };

// Reads a text. False, with the place in the text and what was expected in `error`, if it is in none of the forms.
bool ReadGameText(absl::string_view text, TextForms forms, const Setting& setting, GameText& read,
                  entente_error& error);

// Whether no line of a listing's last phase was left out, as entente_adjudicate_listing requires; true of other texts. False,
// with the line in `error`, if one was: the phase would be played without its order.
//   `read`: what ReadGameText made of the text
bool IsWholeListing(absl::string_view text, const Setting& setting, const GameText& read, entente_error& error);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_GAME_TEXT_H_
