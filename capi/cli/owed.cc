// entente owed: says what is still to be ordered in the current phase of a game.
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "commands.h"
#include "documents.h"
#include "json_text.h"
#include "line_game.h"
#include "output.h"
#include "played_game.h"
#include "report_options.h"
#include "setting.h"

namespace entente_cli {
namespace {

// "A PAR, F BRE, 1 build"; "" if the power owes nothing.
bool OwedText(const entente_game* game, uint32_t power, std::string& text, entente_error& error) {
  auto owed = Sized<entente_owed>();
  std::vector<entente_unit> units;
  if (entente_game_owed(game, power, &owed, &error) != ENTENTE_OK ||
      !Fill(units, &error, entente_game_owed_units, game, power)) {
    return false;
  }
  std::vector<std::string> parts;
  for (const entente_unit& unit : units) {
    parts.push_back(absl::StrCat(unit.unit_type == ENTENTE_ARMY ? "A " : "F ",
                                 entente_map_location_id(entente_game_map(game), unit.location)));
  }
  if (owed.build_count > 0) parts.push_back(Counted(owed.build_count, "build"));
  if (owed.removal_count > 0) parts.push_back(Counted(owed.removal_count, "removal"));
  text = absl::StrJoin(parts, ", ");
  return true;
}

bool PrintOwed(const entente_game* game, uint32_t width, entente_error& error) {
  auto info = Sized<entente_game_info>();
  auto map = Sized<entente_map_info>();
  if (entente_game_describe(game, &info, &error) != ENTENTE_OK ||
      entente_map_describe(entente_game_map(game), &map, &error) != ENTENTE_OK) {
    return false;
  }
  PrintLine(info.phase_name);
  bool is_any = false;
  for (uint32_t power = 0; power < map.power_count; ++power) {
    std::string text;
    if (info.end_kind == ENTENTE_END_NONE && !OwedText(game, power, text, error)) return false;
    if (text.empty()) continue;
    is_any = true;
    PrintLine(absl::StrCat("  ", entente_map_power_name(entente_game_map(game), power), ": ", text), width);
  }
  if (!is_any) PrintLine(info.end_kind == ENTENTE_END_NONE ? "  all is ordered" : "  the game is over");
  return true;
}

int ShowOwed(entente_exchange* exchange, const Setting& setting, const Documents& file, bool as_json) {
  GameText read;
  GameHandle game;
  auto error = Sized<entente_error>();
  if (!file.Open(exchange, setting, read)) return kUnusable;
  PrintNotesAside(exchange, read.notes, read.document.get(), setting.texts, 0, 0);
  Text json;
  const bool is_fine = LoadCurrentPhase(read.json(file.document().text), read.document.get(), setting, game, error) &&
                       (as_json ? entente_game_owed_json(game.get(), json.out(), &error) == ENTENTE_OK
                                : PrintOwed(game.get(), setting.texts.width, error));
  if (as_json && is_fine) Print(absl::StrCat(json.view(), "\n"));
  if (!is_fine) Refuse(file.Failure(error));
  return is_fine ? kFine : kUnusable;
}

int Owed(const Arguments& arguments) {
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadSetting(arguments, setting, exchange)) return kUnusable;
  if (arguments.Has("--jsonl")) {
    const GameCall list = [&](entente_exchange*, const LineGame& line, std::string& json, entente_error& error) {
      GameHandle game;
      Text text;
      if (!LoadCurrentPhase(line.json(), line.document(), setting, game, error) ||
          entente_game_owed_json(game.get(), text.out(), &error) != ENTENTE_OK) {
        return false;
      }
      json = std::string(text.view());
      return true;
    };
    return RunBulk(arguments, setting, {CallOfGame(setting, list), "games or phases"});
  }
  return ForEachDocument(FilesOf(arguments, "a game or a phase"), [&](const Documents& file) {
    return ShowOwed(exchange.get(), setting, file, arguments.Has("--json"));
  });
}

}  // namespace

const Command kOwed{
    .name = "owed",
    .summary = "list what is still to be ordered in a game",
    .run = Owed,
    .forms = {{"", "[FILE|-]..."}, {"--jsonl", "[FILE|-]..."}},
    .about =
        "Lists what is still to be ordered in the last phase of a game: units without a legal order, dislodged units "
        "that may retreat, builds and removals.",
    .options = {kJsonOption.Meaning("one JSON object a game, on a line: docs/json.md"),
                kGameLinesOption.NotWith("--json"), kThreadsOption, kProgressOption, kNoteLanguageOption,
                kWidthOption.NotWith("--jsonl"), kMapOption, kRulesOption, kRulesOverrideOption},
    .reads_games = true,
    .notes =
        "Without FILE, or with -, reads the standard input.\n"
        "Exit codes: 0 fine; 1 --jsonl had error lines; 2 bad usage or unreadable input."};

}  // namespace entente_cli
