// entente process: plays the current phase of a game with orders.
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "commands.h"
#include "documents.h"
#include "form_names.h"
#include "game_file.h"
#include "input.h"
#include "json_text.h"
#include "line_game.h"
#include "output.h"
#include "played_game.h"
#include "report_options.h"
#include "setting.h"
#include "typed_orders.h"

namespace entente_cli {
namespace {

// Hands in orders: those of a power replace what it handed in before.
bool HandIn(entente_game* game, const PowerOrders& orders, entente_error& error) {
  for (const auto& [power, texts] : orders) {
    const std::string lines = absl::StrJoin(texts, "\n");
    if (entente_game_submit_text(game, power, lines.data(), lines.size(), nullptr, &error) != ENTENTE_OK) return false;
  }
  return true;
}

// Reads {"FRANCE":["A PAR - BUR"]}.
bool ReadOrderLists(absl::string_view json, const entente_map* map, PowerOrders& orders, entente_error& error) {
  const auto fail = [&](absl::string_view power, absl::string_view expected) {
    error = ErrorOf(ENTENTE_ERR_INVALID_ARGUMENT, absl::StrCat("orders.", power, ": expected ", expected));
    return false;
  };
  const std::vector<absl::string_view> members = JsonValuesIn(json);
  for (size_t i = 0; i + 1 < members.size(); i += 2) {
    const std::string name = JsonTextOf(members[i]);
    uint32_t power = 0;
    if (entente_map_find_power(map, name.data(), name.size(), &power, &error) != ENTENTE_OK) return false;
    if (members[i + 1] == "null") continue;
    if (members[i + 1].front() != '[') return fail(name, "a list of texts");
    std::vector<std::string>& texts = orders[power];
    for (const absl::string_view text : JsonValuesIn(members[i + 1])) {
      if (text.front() != '"') return fail(name, "a list of texts");
      texts.push_back(absl::StrJoin(LinesOf(JsonTextOf(text)), " "));
    }
  }
  return true;
}

// The position of the current phase.
bool CurrentPosition(const entente_game* game, std::vector<uint64_t>& position, entente_error& error) {
  position.resize((entente_position_size(entente_game_map(game)) + 7) / 8);
  return entente_game_position(game, entente_game_phase_count(game), position.data(), 8 * position.size(), &error) ==
         ENTENTE_OK;
}

bool HandInTyped(entente_game* game, absl::string_view text, entente_error& error) {
  PowerOrders orders;
  std::vector<uint64_t> position;
  return CurrentPosition(game, position, error) &&
         ReadTypedOrders(text, entente_game_map(game), position.data(), orders, error) && HandIn(game, orders, error);
}

// Hands in orders as people type them, or lists of them in JSON.
bool HandInText(entente_game* game, absl::string_view text, entente_error& error) {
  const size_t start = text.find_first_not_of(" \t\r\n", absl::StartsWith(text, "\xef\xbb\xbf") ? 3 : 0);
  if (start == text.npos || text[start] != '{' || IsUtf16(text)) return HandInTyped(game, text, error);
  PowerOrders lists;
  DocumentHandle whole;  // valid JSON, if it can be read
  return entente_document_read(text.data(), text.size(), Out(whole), &error) == ENTENTE_OK &&
         ReadOrderLists(text.substr(start), entente_game_map(game), lists, error) && HandIn(game, lists, error);
}

// {"result":{..},"game":{..}} of the phase that was just played.
bool ResultAsJson(const entente_game* game, const entente_text_options& texts, std::string& json,
                  entente_error& error) {
  Text result, saved;
  if (entente_game_phase_json(game, entente_game_phase_count(game) - 1, &texts, result.out(), &error) != ENTENTE_OK ||
      entente_game_save(game, saved.out(), &error) != ENTENTE_OK) {
    return false;
  }
  json = JsonObject({JsonMember("result", result.view()), JsonMember("game", saved.view())});
  return true;
}

int ProcessLines(const Arguments& arguments, const Setting& setting) {
  const GameCall play = [&](entente_exchange*, const LineGame& line, std::string& json, entente_error& error) {
    GameHandle game;
    const absl::string_view orders = line.AskedJson("orders");
    if (orders.empty() && !line.IsWholeListing(setting, error)) return false;
    if (!LoadGame(line.json(), setting, game, error)) return false;
    PowerOrders lists;
    const bool is_handed_in =
        orders.empty() || (orders.front() == '"' ? HandInTyped(game.get(), JsonTextOf(orders), error)
                                                 : ReadOrderLists(orders, entente_game_map(game.get()), lists, error) &&
                                                       HandIn(game.get(), lists, error));
    return is_handed_in && entente_game_process(game.get(), &error) == ENTENTE_OK &&
           ResultAsJson(game.get(), setting.texts, json, error);
  };
  return RunBulk(arguments, setting, {CallOfGame(setting, play, {"orders"}), "games"});
}

// The report of the phase that was just played.
bool Report(entente_exchange* exchange, const entente_game* game, const entente_text_options& texts, Text& report,
            entente_error& error) {
  DocumentHandle document;
  Text saved;
  if (entente_game_save(game, saved.out(), &error) != ENTENTE_OK) return false;
  const absl::string_view json = saved.view();
  if (entente_document_read(json.data(), json.size(), Out(document), &error) != ENTENTE_OK) return false;
  return entente_exchange_report(exchange, document.get(), entente_game_phase_count(game) - 1, &texts, report.out(),
                                 &error) == ENTENTE_OK;
}

// Writes the game in a form, or as it is saved, with a line end. Puts notes on the error stream.
bool WriteForm(const entente_game* game, uint32_t form, const Setting& setting, std::string& written,
               entente_error& error) {
  Text saved, text, notes;
  if (entente_game_save(game, saved.out(), &error) != ENTENTE_OK) return false;
  if (form == ENTENTE_GAME_FORM_GUESS) {
    written = absl::StrCat(saved.view(), "\n");
    return true;
  }
  if (entente_convert(saved.view().data(), saved.view().size(), ENTENTE_GAME_FORM_JSON, form, entente_game_map(game),
                      nullptr, &setting.texts, text.out(), notes.out(), &error) != ENTENTE_OK) {
    return false;
  }
  for (const std::string& note : LinesOf(notes.view())) PrintNote(note);
  written = WithLineEnd(text.view(), form);
  return true;
}

int ProcessFile(const Arguments& arguments, const Setting& setting, entente_exchange* exchange) {
  const std::vector<std::string>& operands = arguments.operands();
  std::string orders;
  if (operands.size() > 1 && !ReadWhole(operands[1], orders)) return kUnusable;
  bool has_written = false;
  return ForEachDocument({operands.front()}, [&](const Documents& file) -> int {
    GameText read;
    GameHandle game;
    auto error = Sized<entente_error>();
    const std::optional<std::string> out = arguments.Value("-o");
    if (out.has_value() && std::exchange(has_written, true)) {
      return Refuse(absl::StrCat(file.Name(), ": a further game: -o writes one, that of the first line")), kUnusable;
    }
    if (!file.Open(exchange, setting, read)) return kUnusable;
    const bool has_orders = operands.size() > 1;
    if (!has_orders && !IsWholeListing(file.document().text, setting, read, error)) {
      return Refuse(FailureText(operands[0] == "-" ? "(stdin)" : operands[0], error)), kUnusable;
    }
    PrintNotesAside(exchange, read.notes, read.document.get(), setting.texts, 0, 0);
    if (!LoadGame(read.json(file.document().text), setting, game, error)) return Refuse(file.Failure(error)), kUnusable;
    if (has_orders && !HandInText(game.get(), orders, error)) {
      return Refuse(FailureText(operands[1] == "-" ? "(stdin)" : operands[1], error)), kUnusable;
    }
    std::string json, written;
    Text report;
    const uint32_t form = FormOf(arguments, "--to");
    const bool has_form = form != ENTENTE_GAME_FORM_GUESS;
    const bool is_fine = entente_game_process(game.get(), &error) == ENTENTE_OK &&
                         (!out.has_value() || Report(exchange, game.get(), setting.texts, report, error)) &&
                         (has_form || out.has_value() ? WriteForm(game.get(), form, setting, written, error)
                                                      : ResultAsJson(game.get(), setting.texts, json, error));
    if (!is_fine) return Refuse(file.Failure(error)), kUnusable;
    if (out.has_value() && !ReplaceFile(*out, written)) return kUnusable;
    Print(out.has_value() ? std::string(report.view()) : has_form ? written : absl::StrCat(json, "\n"));
    return kFine;
  });
}

int Process(const Arguments& arguments) {
  Setting setting;
  ExchangeHandle exchange;
  const bool reads_lines = arguments.Has("--jsonl");
  if (!reads_lines && arguments.operands().empty()) return arguments.BadUsage("which GAME? - is the standard input");
  if (!reads_lines && arguments.operands().size() > 2) return arguments.BadUsage("one GAME and one file of ORDERS");
  if (!ReadSetting(arguments, setting, exchange)) return kUnusable;
  return reads_lines ? ProcessLines(arguments, setting) : ProcessFile(arguments, setting, exchange.get());
}

}  // namespace

const Command kProcess{
    .name = "process",
    .summary = "play the current phase of a game with orders",
    .run = Process,
    .forms = {{"", "GAME|- [ORDERS|-]"}, {"--jsonl", "[FILE|-]..."}},
    .about =
        "Plays the last phase of a game with the orders that the game has, and with those of the file ORDERS, which "
        "replace a power's: FRANCE on a line, A PAR - BUR on the next, or France: A PAR - BUR, or orders alone, each "
        "of the owner of its unit; or {\"FRANCE\":[\"A PAR - BUR\"]}. Units without an order hold. Prints "
        "{\"result\":{..},\"game\":{..}}: the result of the "
        "phase and the game, which goes on in the next phase. A phase alone is a game that begins with it.",
    .options =
        {ValueOption("-o", "FILE", "write the game to FILE, and print a report instead").NotWith("--jsonl"),
         ValueOption("--to", "G", "write the game alone, in a form of entente convert")
             .OneOf(FormNames)
             .NotWith("--jsonl"),
         kGameLinesOption.Meaning(
             "one game a line in, one answer a line out, at once: each answer is written before the program waits "
             "for the next line; {\"id\",\"game\":{..},\"orders\":{\"FRANCE\":[..]}}, or \"orders\":\"FRANCE\\nA "
             "PAR H\"; docs/json.md#lines"),
         kThreadsOption, kProgressOption, kLanguageOption, kNamesOption, kWidthOption.NotWith("--jsonl"), kMapOption,
         kRulesOption, kRulesOverrideOption},
    .reads_games = true,
    .notes = "Exit codes: 0 fine; 1 --jsonl had error lines; 2 bad usage, unreadable input, or a game that is over."};

}  // namespace entente_cli
