// Reads the game or phase of a line of --jsonl, and what the line asks of it. A line is
//
//   a game or a phase in JSON, ours or another tool's
//   {"id":1,"game":{..}}   the same, with questions beside it: "phase":"S1901M", "order":"A PAR", "next":"A PAR S"
//   {"id":1,"text":".."}   one in any form that entente convert reads, or a board and orders as people type them
//
// A question has the name of the option, or of the operand, that asks the same of every line. One that the command does not
// read is an error, and so is a member that looks like a mistyped one. Any threads.
#ifndef ENTENTE_CAPI_CLI_LINE_GAME_H_
#define ENTENTE_CAPI_CLI_LINE_GAME_H_

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "bulk.h"
#include "game_text.h"
#include "options.h"
#include "setting.h"

namespace entente_cli {

// The questions that a command reads.
using Asks = std::vector<absl::string_view>;

class LineGame {
 public:
  // Reads the line, without a copy of it. An error has its place in the line, if it is one of JSON.
  bool Read(absl::string_view line, const Asks& asks, const Setting& setting, entente_error& error);

  const entente_document* document() const { return game_.document.get(); }
  // The game in our JSON, as the document reads it.
  absl::string_view json() const { return game_.json(text_); }
  // The id of the answer, as JSON; "" if the line has none.
  absl::string_view id() const { return id_; }
  const std::vector<std::string>& notes() const { return game_.notes; }
  bool is_converted() const { return game_.is_converted(); }
  // As the function of a text. The error has its place in the "text".
  bool IsWholeListing(const Setting& setting, entente_error& error) const;
  // The answer with the id, and with notes about reading the game before `notes`.
  std::string Answer(absl::string_view object, const std::vector<std::string>& notes) const;
  // Whether the line is not just JSON that our reader reads.
  bool is_wrapped() const { return is_question_ || game_.is_converted(); }
  // A text member of a question; the option's value if the line has none.
  std::optional<std::string> Asked(absl::string_view name, const std::optional<std::string>& option) const;
  // Another member of a question, as JSON; "" if the line has none.
  absl::string_view AskedJson(absl::string_view name) const;
  // The error of a later call on the document, with its place in the line.
  entente_error InLine(entente_error error) const;

 private:
  absl::string_view line_, text_, id_;
  bool is_question_ = false;
  std::string own_text_;  // of a "text"
  GameText game_;
};

// Makes the answer to a phase of a line's game: one JSON object without an id.
using PhaseCall =
    std::function<bool(entente_exchange*, const LineGame&, uint32_t phase, std::string& json, entente_error& error)>;

struct PhasesPlan {
  PhaseCall call;
  std::optional<std::string> phase;  // --phase
  Asks asks = {};                    // beside "phase"
  bool needs_orders = true;          // of a game, phases without orders are left out
};

// Answers lines with an object for the phase that is asked for, or the only one; else {"id","phases":[..]}.
LineCall CallOfPhases(const Setting& setting, PhasesPlan plan);

// Answers lines with an object for the game as a whole.
using GameCall = std::function<bool(entente_exchange*, const LineGame&, std::string& json, entente_error& error)>;
LineCall CallOfGame(const Setting& setting, GameCall call, Asks asks = {});

// Answers lines with a function of the exchange that echoes the id and makes notes itself. `phase`: as in PhasesPlan.
LineCall CallOfText(const Setting& setting, ExchangeCall function, const std::optional<std::string>& phase);

// What --jsonl of commands that read games says.
inline constexpr Option kGameLinesOption = FlagOption(
    "--jsonl",
    "one game or phase a line in, one answer a line out, at once: each answer is written before the program waits for "
    "the next line; docs/json.md#lines");

std::vector<std::string> ShapeNames();
inline constexpr Option kShapeOption =
    ValueOption("--shape", "S", "answers in the shape of another engine: godip").OneOf(ShapeNames).OnlyWith("--jsonl");

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_LINE_GAME_H_
