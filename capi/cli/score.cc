// entente score: scores games with the systems of tournaments and contests.
#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "commands.h"
#include "documents.h"
#include "game_file.h"
#include "json_text.h"
#include "line_game.h"
#include "output.h"
#include "phase_position.h"
#include "report_options.h"
#include "setting.h"
#include "standings.h"
#include "tournament_results.h"

namespace entente_cli {
namespace {

// The last phase of a game and its scores.
struct ScoredGame {
  struct System {
    std::string name;
    std::vector<entente_score> scores;  // by power
  };

  std::string name;                  // "game.json", "games.jsonl:3"
  const entente_map* map = nullptr;  // owned by the exchange
  GameEnd end;
  std::string before;                        // the phase before the last one, or ""
  std::vector<entente_power_counts> counts;  // by power
  std::vector<System> systems;
  std::vector<std::string> notes;

  bool goes_on() const { return end.end == ENTENTE_END_NONE; }
};

double ValueOf(const entente_score& score) {
  return static_cast<double>(score.numerator) / static_cast<double>(score.denominator);
}

// A score as a JSON number: the shortest decimal that reads back as the same value.
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
  return end.Text(when) + (end.end == ENTENTE_END_NO_RESULT ? "; scores as of a draw" : "");
}

// The meaning of the provisional scores of an unfinished game, for each system.
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
  for (uint32_t power = 0; power < game.counts.size(); ++power) {
    names.emplace_back(entente_map_power_name(game.map, power));
    centers.push_back(absl::StrCat(game.counts[power].centers));
  }
  return {names, centers};
}

std::vector<Column> ScoreColumns(const ScoredGame& game) {
  std::vector<Column> columns;
  for (const ScoredGame::System& system : game.systems) {
    columns.push_back({system.name});
    for (const entente_score& score : system.scores) columns.back().push_back(ExactScore(score));
  }
  if (columns.size() != 1) return columns;
  columns.push_back({"decimal"});
  for (const entente_score& score : game.systems.front().scores) columns.back().push_back(Rounded(score));
  return columns;
}

// Prints the meaning of each system's provisional scores, for the end of the report on an unfinished game.
void PrintOpenMeanings(const ScoredGame& game) {
  Print("\nSo far, as of a draw now of all who are left (--final refuses games that go on):\n");
  size_t width = 0;
  for (const ScoredGame::System& system : game.systems) width = std::max(width, system.name.size());
  for (const ScoredGame::System& system : game.systems) {
    PrintLine(absl::StrFormat("  %-*s  %s", width, system.name, OpenMeaningOf(system.name)));
  }
}

// Prints a table. The first column is aligned left, the others right.
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
  return absl::StrCat("\"phase\":\"COMPLETED\",", JsonTextMember("end", entente_word(ENTENTE_WORDS_END_KIND, end.end)),
                      ",", JsonMember("winners", JsonArray(PowerIds(game.map, end.winners))), ",",
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
        system.name, JsonObject({JsonTextMember("score", ExactScore(score)), JsonMember("decimal", Decimal(score))})));
  }
  return JsonMember(
      entente_map_power_id(game.map, power),
      JsonObject({JsonMember("center_count", game.counts[power].centers), JsonMember("scores", JsonObject(scores))}));
}

// Prints the end of the game, then a table with a line for each power and a column for each system. If the table is wider
// than the terminal (or 80 columns), prints several tables. A single system has its decimal values beside it. For an
// unfinished game, prints the meaning of each system's scores below the tables.
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

// {"map":"standard","phase":"COMPLETED","end":"draw",..}. An unfinished game has "so_far" with the meaning of each system's
// scores.
std::string ScoresAsJson(const ScoredGame& game) {
  std::vector<std::string> powers;
  for (uint32_t power = 0; power < game.counts.size(); ++power) powers.push_back(PowerAsJson(game, power));
  std::vector<std::string> members = {JsonTextMember("map", entente_map_name(game.map)), EndAsJson(game),
                                      JsonMember("provisional", game.goes_on() ? "true" : "false"),
                                      JsonMember("powers", JsonObject(powers))};
  if (game.goes_on()) members.push_back(JsonMember("so_far", OpenMeaningsAsJson(game)));
  if (!game.notes.empty()) members.push_back(JsonMember("notes", JsonArray(game.notes)));
  return JsonObject(members);
}

// ---- The command ----

struct ScorePlan {
  std::vector<uint32_t> systems;
  std::vector<std::string> unplayed;
  bool is_final = false;
};

ScorePlan ScorePlanOf(const Arguments& arguments) {
  ScorePlan plan;
  for (const uint32_t system : arguments.Choices("--system")) {
    if (!absl::c_linear_search(plan.systems, system)) plan.systems.push_back(system);
  }
  if (plan.systems.empty()) {
    for (uint32_t system = 0; system < ScoreSystemNames().size(); ++system) plan.systems.push_back(system);
  }
  for (const std::string& list : arguments.Values("--unplayed")) {
    for (const absl::string_view power : absl::StrSplit(list, ',')) plan.unplayed.emplace_back(power);
  }
  plan.is_final = arguments.Has("--final");
  return plan;
}

// Reads and scores games with an exchange.
class ScoreReader {
 public:
  ScoreReader(entente_exchange* exchange, const ScorePlan& plan, const entente_text_options& texts)
      : exchange_(exchange), plan_(plan), texts_(texts) {}

  // Scores a document. False, with the reason in `error`, if it cannot be read, or goes on though final scores are wanted.
  bool Read(const entente_document* document, ScoredGame& game, entente_error& error) {
    if (entente_exchange_check(exchange_, document, &texts_, &error) != ENTENTE_OK) return false;
    for (std::string& note : NotesOf(exchange_)) game.notes.push_back(std::move(note));
    const uint32_t last = entente_document_phase_count(document) - 1;
    const std::string sequence = NoteOnSequence(exchange_, document);
    if (!sequence.empty()) game.notes.push_back(sequence);
    if (!position_.Read(exchange_, document, last, error, &texts_) || !ReadEnd(document, last, game, error) ||
        !ReadScores(game, error)) {
      return false;
    }
    if (!plan_.is_final || !game.goes_on()) return true;
    error = ErrorOf(ENTENTE_ERR_WRONG_PHASE,
                    absl::StrCat("the game goes on in ", game.end.phase,
                                 ", so it has no final scores: without --final it is scored so far"));
    return false;
  }

 private:
  bool ReadEnd(const entente_document* document, uint32_t phase, ScoredGame& game, entente_error& error) {
    for (std::string& note : NotesOf(exchange_)) game.notes.push_back(std::move(note));
    game.map = position_.map();
    if (phase > 0) game.before = entente_document_phase_name(document, phase - 1);
    if (!game.end.Read(position_, "", error)) return false;
    if (game.goes_on() && entente_document_has_orders(document, phase) != 0) {
      game.notes.push_back(game.end.phase + " has orders; the scores are those of the position before them");
    }
    return Fill(game.counts, &error, entente_position_counts, position_.map(), position_.data());
  }

  bool ReadScores(ScoredGame& game, entente_error& error) {
    uint64_t unplayed = 0;
    for (const std::string& name : plan_.unplayed) {
      uint32_t power = 0;
      if (entente_map_find_power(position_.map(), name.data(), name.size(), &power, &error) != ENTENTE_OK) return false;
      unplayed |= uint64_t{1} << power;
    }
    auto info = Sized<entente_score_system_info>();
    for (const uint32_t system : plan_.systems) {
      std::vector<entente_score> scores;
      if (entente_score_system_describe(system, &info, &error) != ENTENTE_OK ||
          !Fill(scores, &error, entente_position_scores, position_.map(), position_.data(), system, unplayed)) {
        return false;
      }
      game.systems.push_back({info.name, std::move(scores)});
    }
    return true;
  }

  entente_exchange* exchange_;
  const ScorePlan& plan_;
  const entente_text_options& texts_;
  PhasePosition position_;
};

class Scorer {
 public:
  Scorer(entente_exchange* exchange, const ScorePlan& plan, const Setting& setting, bool as_json)
      : exchange_(exchange), reader_(exchange, plan, setting.texts), setting_(setting), as_json_(as_json) {}

  // Scores a document. Returns its exit code.
  int ScoreDocument(const Documents& file) {
    GameText read;
    ScoredGame game;
    if (!file.Open(exchange_, setting_, read)) return kUnusable;
    game.name = file.Name();
    game.notes = std::move(read.notes);
    if (!reader_.Read(read.document.get(), game, error_)) {
      Refuse(file.Failure(error_));
      return error_.status == ENTENTE_ERR_WRONG_PHASE ? kDiffers : kUnusable;
    }
    if (as_json_) {
      Print(absl::StrCat(file.document().WithPlace(ScoresAsJson(game)), "\n"));
    } else {
      Print(printed_ ? "\n" : "");
      PrintScores(game);
    }
    printed_ = true;
    return kFine;
  }

 private:
  entente_exchange* exchange_;
  ScoreReader reader_;
  const Setting& setting_;
  bool as_json_;
  bool printed_ = false;
  entente_error error_ = Sized<entente_error>();
};

int ScoreLines(const Arguments& arguments, const Setting& setting, const ScorePlan& plan) {
  const GameCall score = [&](entente_exchange* exchange, const LineGame& line, std::string& json,
                             entente_error& error) {
    ScoredGame game;
    if (!ScoreReader(exchange, plan, setting.texts).Read(line.document(), game, error)) return false;
    json = ScoresAsJson(game);
    return true;
  };
  return RunBulk(arguments, setting, {CallOfGame(setting, score), "games or phases"});
}

// Prints the standings of tournaments, each from a file of results.
int ScoreTournaments(const Arguments& arguments) {
  bool is_first = true;
  for (const std::string& file : FilesOf(arguments, "the results of a tournament")) {
    Results results(file);
    if (file != "-" && !FileExists(file)) {
      Refuse(absl::StrCat(file, ": no such file"));
      return kUnusable;
    }
    if (!results.Read()) return kUnusable;
    if (arguments.Has("--json")) {
      Print(StandingsAsJson(results));
    } else {
      Print(absl::StrCat(is_first ? "" : "\n", StandingsAsText(results)));
    }
    is_first = false;
  }
  return kFine;
}

int Score(const Arguments& arguments) {
  if (arguments.Has("--standings")) return ScoreTournaments(arguments);
  const ScorePlan plan = ScorePlanOf(arguments);
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadSetting(arguments, setting, exchange)) return kUnusable;
  if (arguments.Has("--jsonl")) return ScoreLines(arguments, setting, plan);
  Scorer scorer(exchange.get(), plan, setting, arguments.Has("--json"));
  return ForEachDocument(FilesOf(arguments, "a game or a phase"),
                         [&](const Documents& file) { return scorer.ScoreDocument(file); });
}

}  // namespace

const Command kScore{
    .name = "score",
    .summary = "score games, by five systems",
    .run = Score,
    .forms = {{"", "[FILE|-]..."}, {"--jsonl", "[FILE|-]..."}},
    .about =
        "Scores games from their last phase: how the game ended, and a table of powers, their supply centers and "
        "their scores, in exact fractions. A game that goes on is scored as if all who are left drew now, and so is "
        "one without a result; what that means for each system stands below its table. The systems are\n"
        "\n"
        "    draw-size        1 in equal parts to all in the result\n"
        "    sum-of-squares   100 in parts by the squares of their centers\n"
        "    center-share     1 in parts by their centers\n"
        "    win-draw-loss    1 for a victory, alone or shared; 1/2 for a part of a draw\n"
        "    dpp              to each in the result: how many lost / how many did not\n"
        "\n"
        "In the result are the winner of a solo, the winners of a shared victory, those in a draw or to whom the "
        "others conceded. All others score 0.",
    .options = {ValueOption("--system", "NAME", "only this one; may be given several times")
                    .OneOf(ScoreSystemNames)
                    .Repeated(),
                ValueOption("--unplayed", "POWERS",
                            "powers without a player (ITALY,RUSSIA): they are in no draw and have not lost; dummies of "
                            "the map are unplayed anyway")
                    .Repeated(),
                FlagOption("--final", "refuse games that go on, instead of scoring them so far"),
                FlagOption(
                    "--standings",
                    "the files hold results of tournaments (entente serve --results): a table of the clients, ranked "
                    "by the first system, then the next ones; scores and centers are means of a game"),
                kJsonOption.Meaning("one JSON object a game, on a line: each score exactly, as \"score\":\"1/3\", and "
                                    "as a number, \"decimal\""),
                kGameLinesOption.NotWith("--json --standings"), kThreadsOption, kProgressOption, kNoteLanguageOption,
                kMapOption},
    .reads_games = true,
    .notes =
        "Without FILE, or with -, reads the standard input.\n"
        "Exit codes: 0 fine; 1 with --final, if a game goes on, or --jsonl had error lines; 2 bad usage or unreadable "
        "input."};

}  // namespace entente_cli
