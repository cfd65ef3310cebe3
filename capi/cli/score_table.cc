#include "score_table.h"

#include <algorithm>
#include <charconv>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "json_text.h"
#include "output.h"
#include "report_options.h"

namespace entente_cli {
namespace {

std::string Exact(const entente_score& score) {
  return absl::StrCat(score.numerator, score.denominator == 1 ? "" : absl::StrCat("/", score.denominator));
}

double ValueOf(const entente_score& score) {
  return static_cast<double>(score.numerator) / static_cast<double>(score.denominator);
}

// As JSON has numbers: the shortest that is read back as the same.
std::string Decimal(const entente_score& score) {
  char digits[32];
  return {digits, std::to_chars(digits, digits + sizeof digits, ValueOf(score)).ptr};
}

std::string Rounded(const entente_score& score) { return absl::StrFormat("%.3f", ValueOf(score)); }

// ---- Text ----

std::string EndOf(const ScoredGame& game) {
  const GameEnd& end = game.end;
  if (game.goes_on()) return end.phase + ": the game goes on; scores are provisional, as of a draw now";
  const std::string when = !end.phase.empty()     ? absl::StrCat(" in ", end.phase)
                           : !game.before.empty() ? absl::StrCat(" after ", game.before)
                                                  : "";
  return end.Text(game.map, when) + (end.end == ENTENTE_END_NO_RESULT ? "; scores as of a draw" : "");
}

// What the scores of a game mean that goes on, by system.
struct OpenMeaning {
  absl::string_view system, text;
};
constexpr OpenMeaning kOpenMeanings[] = {
    {"draw-size", "equal parts to all who are left"},
    {"sum-of-squares", "by the squares of the centers that they own now"},
    {"center-share", "by the centers that they own now"},
    {"win-draw-loss", "1/2 to each who is left; 1 to one who is left alone"},
    {"dpp", "how many are out / how many are left, to each of these"},
};

absl::string_view OpenMeaningOf(absl::string_view system) {
  const auto* found = absl::c_find_if(kOpenMeanings, [&](const OpenMeaning& known) { return known.system == system; });
  return found == std::end(kOpenMeanings) ? "as of a draw now" : found->text;
}

using Column = std::vector<std::string>;  // the first cell is the heading

size_t WidthOf(const Column& column) {
  size_t width = 0;
  for (const std::string& cell : column) width = std::max(width, ColumnsOf(cell));
  return width;
}

std::vector<Column> PowerColumns(const ScoredGame& game) {
  Column names{"power"}, centers{"centers"};
  for (uint32_t power = 0; power < game.centers.size(); ++power) {
    names.emplace_back(entente_map_power_name(game.map, power));
    centers.push_back(absl::StrCat(game.centers[power]));
  }
  return {names, centers};
}

std::vector<Column> ScoreColumns(const ScoredGame& game) {
  std::vector<Column> columns;
  for (const ScoredGame::System& system : game.systems) {
    columns.push_back({system.name});
    for (const entente_score& score : system.scores) columns.back().push_back(Exact(score));
  }
  if (columns.size() != 1) return columns;
  columns.push_back({"decimal"});
  for (const entente_score& score : game.systems.front().scores) columns.back().push_back(Rounded(score));
  return columns;
}

// Below the table of a game that goes on.
void PrintOpenMeanings(const ScoredGame& game) {
  Print("\nSo far, as of a draw now of all who are left (--final refuses games that go on):\n");
  size_t width = 0;
  for (const ScoredGame::System& system : game.systems) width = std::max(width, system.name.size());
  for (const ScoredGame::System& system : game.systems) {
    PrintLine(absl::StrFormat("  %-*s  %s", width, system.name, OpenMeaningOf(system.name)));
  }
}

// The first column to the left, the others to the right.
void PrintTable(const std::vector<Column>& columns) {
  for (size_t row = 0; row < columns.front().size(); ++row) {
    std::string line;
    for (const Column& column : columns) {
      const std::string gap(WidthOf(column) - ColumnsOf(column[row]), ' ');
      absl::StrAppend(&line, line.empty() ? "" : "  ", line.empty() ? column[row] : gap,
                      line.empty() ? gap : column[row]);
    }
    Print(absl::StrCat(line, "\n"));
  }
}

// ---- JSON ----

std::string EndAsJson(const ScoredGame& game) {
  const GameEnd& end = game.end;
  if (game.goes_on()) return absl::StrCat(JsonTextMember("phase", end.phase), ",\"end\":null");
  return absl::StrCat("\"phase\":\"COMPLETED\",", JsonTextMember("end", entente_end_name(end.end)), ",",
                      JsonMember("winners", JsonArray(PowerIds(game.map, end.winners))), ",",
                      JsonMember("ended_in", JsonQuotedOrNull(end.phase)));
}

std::string OpenMeaningsAsJson(const ScoredGame& game) {
  std::vector<std::string> meanings;
  for (const auto& system : game.systems) meanings.push_back(JsonTextMember(system.name, OpenMeaningOf(system.name)));
  return JsonObject(meanings);
}

std::string PowerAsJson(const ScoredGame& game, uint32_t power) {
  std::vector<std::string> scores;
  for (const ScoredGame::System& system : game.systems) {
    const entente_score& score = system.scores[power];
    scores.push_back(JsonMember(
        system.name, JsonObject({JsonTextMember("score", Exact(score)), JsonMember("decimal", Decimal(score))})));
  }
  return JsonMember(entente_map_power_id(game.map, power),
                    JsonObject({JsonMember("centers", game.centers[power]), JsonMember("scores", JsonObject(scores))}));
}

}  // namespace

void PrintScores(const ScoredGame& game) {
  PrintLine(absl::StrCat(game.name, ": ", entente_map_name(game.map), ", ", EndOf(game), "."));
  PrintNotes(game.notes, TerminalWidth());
  const std::vector<Column> powers = PowerColumns(game);
  const uint32_t terminal = TerminalWidth();
  const size_t width = terminal == 0 ? 80 : terminal;
  std::vector<Column> table = powers;
  size_t used = WidthOf(powers[0]) + 2 + WidthOf(powers[1]);
  const size_t least = used;
  for (const Column& column : ScoreColumns(game)) {
    const size_t more = 2 + WidthOf(column);
    if (table.size() > powers.size() && used + more > width) {
      Print("\n");
      PrintTable(table);
      table = powers;
      used = least;
    }
    table.push_back(column);
    used += more;
  }
  Print("\n");
  PrintTable(table);
  if (game.goes_on()) PrintOpenMeanings(game);
}

void PrintScoresAsJson(const ScoredGame& game) {
  std::vector<std::string> powers;
  for (uint32_t power = 0; power < game.centers.size(); ++power) powers.push_back(PowerAsJson(game, power));
  std::vector<std::string> members = {
      JsonTextMember("game", game.name), JsonTextMember("map", entente_map_name(game.map)), EndAsJson(game),
      JsonMember("provisional", game.goes_on() ? "true" : "false"), JsonMember("powers", JsonObject(powers))};
  if (game.goes_on()) members.push_back(JsonMember("so_far", OpenMeaningsAsJson(game)));
  if (!game.notes.empty()) members.push_back(JsonMember("notes", JsonArray(game.notes)));
  Print(absl::StrCat(JsonObject(members), "\n"));
}

}  // namespace entente_cli
