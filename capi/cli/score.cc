// entente score: scores games in the ways of tournaments and contests.
#include <algorithm>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "commands.h"
#include "documents.h"
#include "output.h"
#include "report_options.h"
#include "score_table.h"
#include "setting.h"

namespace entente_cli {
namespace {

struct ScorePlan {
  std::vector<uint32_t> systems;
  std::vector<std::string> unplayed;
  bool is_final = false;
};

std::vector<std::string> SystemNames() {
  std::vector<std::string> names;
  auto info = Sized<entente_score_system_info>();
  for (uint32_t system = 0; entente_score_system(system, &info, nullptr) == ENTENTE_OK; ++system) {
    names.emplace_back(info.name);
  }
  return names;
}

ScorePlan ScorePlanOf(const Arguments& arguments) {
  ScorePlan plan;
  for (const uint32_t system : arguments.Choices("--system")) {
    if (!absl::c_linear_search(plan.systems, system)) plan.systems.push_back(system);
  }
  if (plan.systems.empty()) {
    for (uint32_t system = 0; system < entente_score_system_count(); ++system) plan.systems.push_back(system);
  }
  for (const std::string& list : arguments.Values("--unplayed")) {
    for (const absl::string_view power : absl::StrSplit(list, ',')) plan.unplayed.emplace_back(power);
  }
  plan.is_final = arguments.Has("--final");
  return plan;
}

class Scorer {
 public:
  Scorer(entente_exchange* exchange, const ScorePlan& plan, bool as_json)
      : exchange_(exchange), plan_(plan), as_json_(as_json) {}

  // Returns the exit code for this document.
  int ScoreDocument(const Documents& file) {
    ScoredGame game;
    if (!Read(file, game)) return kUnusable;
    if (plan_.is_final && game.goes_on()) {
      Refuse(absl::StrCat(game.name, ": the game goes on in ", game.end.phase,
                          ", so it has no final scores: without --final it is scored so far"));
      return kDiffers;
    }
    if (as_json_) {
      PrintScoresAsJson(game);
    } else {
      Print(printed_ ? "\n" : "");
      PrintScores(game);
    }
    printed_ = true;
    return kFine;
  }

 private:
  bool Read(const Documents& file, ScoredGame& game) {
    DocumentHandle document;
    if (!file.Open(exchange_, document)) return false;
    game.name = file.Name();
    game.notes = NotesOf(exchange_);
    const uint32_t phases = entente_document_phase_count(document.get());
    if (phases == 0) return Refuse(absl::StrCat(game.name, ": the game has no phases"));
    if (!position_.Read(exchange_, document.get(), phases - 1, error_) || !Fill(document.get(), phases - 1, game)) {
      return Refuse(file.Failure(error_));
    }
    return FillScores(game) || Refuse(absl::StrCat(game.name, ": ", error_.message));
  }

  bool Fill(const entente_document* document, uint32_t phase, ScoredGame& game) {
    for (std::string& note : NotesOf(exchange_)) game.notes.push_back(std::move(note));
    game.map = position_.map();
    if (phase > 0) game.before = entente_document_phase_name(document, phase - 1);
    if (!game.end.Read(position_, "", error_)) return false;
    if (game.goes_on() && entente_document_has_orders(document, phase) != 0) {
      game.notes.push_back(game.end.phase + " has orders; the scores are those of the position before them");
    }
    return ListOf(game.centers, [&](uint16_t* counts, size_t capacity, size_t* length) {
             return entente_position_center_counts(position_.map(), position_.data(), counts, capacity, length,
                                                   &error_);
           }) == ENTENTE_OK;
  }

  bool FillScores(ScoredGame& game) {
    uint64_t unplayed = 0;
    for (const std::string& name : plan_.unplayed) {
      uint32_t power = 0;
      if (entente_map_find_power(position_.map(), name.data(), name.size(), &power, &error_) != ENTENTE_OK)
        return false;
      unplayed |= uint64_t{1} << power;
    }
    auto info = Sized<entente_score_system_info>();
    for (const uint32_t system : plan_.systems) {
      std::vector<entente_score> scores;
      const auto list = [&](entente_score* values, size_t capacity, size_t* count) {
        return entente_position_scores(position_.map(), position_.data(), system, unplayed, values, capacity, count,
                                       &error_);
      };
      if (entente_score_system(system, &info, &error_) != ENTENTE_OK || ListOf(scores, list) != ENTENTE_OK)
        return false;
      game.systems.push_back({info.name, std::move(scores)});
    }
    return true;
  }

  entente_exchange* exchange_;
  const ScorePlan& plan_;
  bool as_json_;
  bool printed_ = false;
  PhasePosition position_;
  entente_error error_ = Sized<entente_error>();
};

int Score(const Arguments& arguments) {
  const ScorePlan plan = ScorePlanOf(arguments);
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadSetting(arguments, setting, exchange)) return kUnusable;
  Scorer scorer(exchange.get(), plan, arguments.Has("--json"));
  return ForEachDocument(FilesOf(arguments, "a game or a phase"),
                         [&](const Documents& file) { return scorer.ScoreDocument(file); });
}

}  // namespace

const Command kScore{
    .name = "score",
    .summary = "score games, by five systems",
    .run = Score,
    .forms = {{"", "[FILE|-]..."}},
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
    .options =
        {ValueOption("--system", "NAME", "only this one; may be given several times").OneOf(SystemNames).Repeated(),
         ValueOption("--unplayed", "POWERS",
                     "powers without a player (ITALY,RUSSIA): they are in no draw and have not lost; dummies of "
                     "the map are unplayed anyway")
             .Repeated(),
         FlagOption("--final", "refuse games that go on, instead of scoring them so far"),
         kJsonOption.Meaning("one JSON object a game, on a line: each score exactly, as \"score\":\"1/3\", and "
                             "as a number, \"decimal\""),
         kMapOption},
    .notes =
        "A file holds a game or a phase, or one on each line. Without FILE, or with -, reads the standard input.\n"
        "Exit codes: 0 fine; 1 with --final, if a game goes on; 2 bad usage or unreadable input."};

}  // namespace entente_cli
