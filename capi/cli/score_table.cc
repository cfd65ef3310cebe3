#include "score_table.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "json_text.h"
#include "output.h"

namespace entente_cli {
namespace {

using Power = ScoredGame::Power;

std::string Exact(const entente_score& score) {
  const std::string numerator = std::to_string(score.numerator);
  return score.denominator == 1 ? numerator : numerator + "/" + std::to_string(score.denominator);
}

double ValueOf(const entente_score& score) {
  return static_cast<double>(score.numerator) / static_cast<double>(score.denominator);
}

// As JSON has numbers: the shortest that is read back as the same.
std::string Decimal(const entente_score& score) {
  char digits[32];
  return {digits, std::to_chars(digits, digits + sizeof digits, ValueOf(score)).ptr};
}

std::string Rounded(const entente_score& score) {
  char digits[64];
  return {digits, std::to_chars(digits, digits + sizeof digits, ValueOf(score), std::chars_format::fixed, 3).ptr};
}

// ---- Text ----

// "Austria, England and France".
std::string WinnersOf(const ScoredGame& game) {
  std::string text;
  auto left = std::count_if(game.powers.begin(), game.powers.end(), [](const Power& p) { return p.is_winner; });
  for (const Power& power : game.powers) {
    if (!power.is_winner) continue;
    if (!text.empty()) text += left == 1 ? " and " : ", ";
    text += power.name;
    --left;
  }
  return text;
}

std::string EndOf(const ScoredGame& game) {
  const std::string winners = WinnersOf(game);
  const std::string ended = "ended" + (!game.phase.empty()    ? " in " + game.phase
                                       : !game.before.empty() ? " after " + game.before
                                                              : "");
  switch (game.end) {
    case ENTENTE_END_NONE:
      return game.phase + ": the game goes on; scores are provisional, as of a draw now";
    case ENTENTE_END_SOLO:
      return ended + ": " + winners + " wins";
    case ENTENTE_END_SHARED_VICTORY:
      return ended + ": " + winners + " win together";
    case ENTENTE_END_DRAW:
      return ended + ": a draw of " + winners;
    case ENTENTE_END_CONCESSION:
      return ended + ": conceded to " + winners;
    default:
      return ended + " without a result; scores as of a draw";
  }
}

// What the scores of a game mean that goes on, by system.
struct OpenMeaning {
  std::string_view system, text;
};
constexpr OpenMeaning kOpenMeanings[] = {
    {"draw-size", "equal parts to all who are left"},
    {"sum-of-squares", "by the squares of the centers that they own now"},
    {"center-share", "by the centers that they own now"},
    {"win-draw-loss", "1/2 to each who is left; 1 to one who is left alone"},
    {"dpp", "how many are out / how many are left, to each of these"},
};

std::string_view OpenMeaningOf(std::string_view system) {
  const auto* found = std::find_if(std::begin(kOpenMeanings), std::end(kOpenMeanings),
                                   [&](const OpenMeaning& meaning) { return meaning.system == system; });
  return found == std::end(kOpenMeanings) ? "as of a draw now" : found->text;
}

struct Column {
  std::vector<std::string> cells;  // the first is the heading
};

size_t WidthOf(const Column& column) {
  size_t width = 0;
  for (const std::string& cell : column.cells) width = std::max(width, ColumnsOf(cell));
  return width;
}

std::vector<Column> PowerColumns(const ScoredGame& game) {
  Column names{{"power"}}, centers{{"centers"}};
  for (const Power& power : game.powers) {
    names.cells.push_back(power.name);
    centers.cells.push_back(std::to_string(power.centers));
  }
  return {names, centers};
}

std::vector<Column> ScoreColumns(const ScoredGame& game) {
  std::vector<Column> columns;
  for (const ScoredGame::System& system : game.systems) {
    columns.push_back({{system.name}});
    for (const entente_score& score : system.scores) columns.back().cells.push_back(Exact(score));
  }
  if (columns.size() != 1) return columns;
  columns.push_back({{"decimal"}});
  for (const entente_score& score : game.systems.front().scores) columns.back().cells.push_back(Rounded(score));
  return columns;
}

// Below the table of a game that goes on.
void PrintOpenMeanings(const ScoredGame& game) {
  Print("\nSo far, as of a draw now of all who are left (--final refuses games that go on):\n");
  size_t width = 0;
  for (const ScoredGame::System& system : game.systems) width = std::max(width, ColumnsOf(system.name));
  for (const ScoredGame::System& system : game.systems) {
    const std::string gap(width - ColumnsOf(system.name), ' ');
    PrintLine("  " + system.name + gap + "  " + std::string(OpenMeaningOf(system.name)));
  }
}

// The first column to the left, the others to the right.
void PrintTable(const std::vector<Column>& columns) {
  for (size_t row = 0; row < columns.front().cells.size(); ++row) {
    std::string line;
    for (const Column& column : columns) {
      const std::string gap(WidthOf(column) - ColumnsOf(column.cells[row]), ' ');
      line += &column == &columns.front() ? column.cells[row] + gap : "  " + gap + column.cells[row];
    }
    Print(line + "\n");
  }
}

// ---- JSON ----

std::string JsonArray(const std::vector<std::string>& texts) {
  std::string json;
  for (const std::string& text : texts) json += (json.empty() ? "" : ",") + JsonQuoted(text);
  return "[" + json + "]";
}

std::string EndAsJson(const ScoredGame& game) {
  if (game.end == ENTENTE_END_NONE) return ",\"phase\":" + JsonQuoted(game.phase) + ",\"end\":null";
  std::vector<std::string> winners;
  for (const Power& power : game.powers) {
    if (power.is_winner) winners.push_back(power.id);
  }
  return ",\"phase\":\"COMPLETED\",\"end\":" + JsonQuoted(entente_end_name(game.end)) +
         ",\"winners\":" + JsonArray(winners) +
         ",\"ended_in\":" + (game.phase.empty() ? "null" : JsonQuoted(game.phase));
}

std::string OpenMeaningsAsJson(const ScoredGame& game) {
  std::string json;
  for (const ScoredGame::System& system : game.systems) {
    json += (json.empty() ? "" : ",") + JsonQuoted(system.name) + ":" + JsonQuoted(OpenMeaningOf(system.name));
  }
  return ",\"so_far\":{" + json + "}";
}

std::string PowerAsJson(const ScoredGame& game, size_t power) {
  std::string scores;
  for (const ScoredGame::System& system : game.systems) {
    const entente_score& score = system.scores[power];
    scores += (scores.empty() ? "" : ",") + JsonQuoted(system.name) + ":{\"score\":" + JsonQuoted(Exact(score)) +
              ",\"decimal\":" + Decimal(score) + "}";
  }
  return JsonQuoted(game.powers[power].id) + ":{\"centers\":" + std::to_string(game.powers[power].centers) +
         ",\"scores\":{" + scores + "}}";
}

}  // namespace

void PrintScores(const ScoredGame& game) {
  PrintLine(game.name + ": " + game.map + ", " + EndOf(game) + ".");
  for (const std::string& note : game.notes) PrintLine("note: " + note);
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
  if (game.end == ENTENTE_END_NONE) PrintOpenMeanings(game);
}

void PrintScoresAsJson(const ScoredGame& game) {
  std::string powers;
  for (size_t power = 0; power < game.powers.size(); ++power) {
    powers += (powers.empty() ? "" : ",") + PowerAsJson(game, power);
  }
  std::string json = "{\"game\":" + JsonQuoted(game.name) + ",\"map\":" + JsonQuoted(game.map) + EndAsJson(game) +
                     ",\"provisional\":" + (game.end == ENTENTE_END_NONE ? "true" : "false") + ",\"powers\":{" +
                     powers + "}";
  if (game.end == ENTENTE_END_NONE) json += OpenMeaningsAsJson(game);
  if (!game.notes.empty()) json += ",\"notes\":" + JsonArray(game.notes);
  Print(json + "}\n");
}

}  // namespace entente_cli
