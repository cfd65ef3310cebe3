// entente score: what games are worth, by the ways in which tournaments and contests count.
#include <algorithm>
#include <iterator>
#include <optional>

#include "commands.h"
#include "documents.h"
#include "files.h"
#include "output.h"
#include "report_options.h"
#include "score_table.h"
#include "setting.h"

namespace entente_cli {

const Command kScore{"score",
                     "usage: entente score [--system NAME]... [--unplayed POWERS] [--final] [--json]\n"
                     "                     [--map M] [FILE|-]...\n"
                     "\n"
                     "Scores games from their last phase: how the game ended, and a table of powers,\n"
                     "their supply centers and their scores, in exact fractions. A game that goes on\n"
                     "is scored as if all who are left drew now, and so is one without a result; what\n"
                     "that means for each system is told below its table.\n"
                     "\n"
                     "  --system NAME      only this one; may be given several times:\n"
                     "    draw-size        1 in equal parts to all in the result\n"
                     "    sum-of-squares   100 in parts by the squares of their centers\n"
                     "    center-share     1 in parts by their centers\n"
                     "    win-draw-loss    1 for a victory, alone or shared; 1/2 for a part of a draw\n"
                     "    dpp              to each in the result: how many lost / how many did not\n"
                     "  --unplayed POWERS  powers nobody plays (ITALY,RUSSIA): they are in no draw and\n"
                     "                     have not lost; so it is with dummies of the map anyway\n"
                     "  --final            refuse games that go on, instead of scoring them so far\n"
                     "  --json             one JSON object a game, on a line: each score exactly, as\n"
                     "                     \"score\":\"1/3\", and as a number, \"decimal\"\n"
                     "  --map M            the map of games that name none: a shipped map, or a file\n"
                     "                     (with a / or ending in .map, .json or .mdf)\n"
                     "\n"
                     "In the result are the winner of a solo, the winners of a shared victory, those\n"
                     "in a draw or to whom the others conceded. All others score 0.\n"
                     "\n"
                     "A file holds a game or a phase, or one on each line. Without FILE, or with -,\n"
                     "reads the standard input.\n"
                     "Exit codes: 0 fine; 1 with --final, if a game goes on; 2 bad usage or unreadable\n"
                     "input.\n"};

namespace {

constexpr OptionSpec kSystemOption{"--system", true, true};
constexpr OptionSpec kUnplayedOption{"--unplayed", true, true};
constexpr OptionSpec kFinalOption{"--final", false};

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

// Complains if there is none of that name.
std::optional<uint32_t> FindSystem(const std::string& name) {
  const std::vector<std::string> names = SystemNames();
  const auto found = std::find(names.begin(), names.end(), name);
  if (found != names.end()) return static_cast<uint32_t>(found - names.begin());
  std::string expected;
  for (const std::string& known : names) expected += (expected.empty() ? "" : ", ") + known;
  const std::vector<std::string_view> views(names.begin(), names.end());
  const std::string_view nearest = NearestWord(name, views);
  BadUsage(kScore, "--system " + name + ": expected one of " + expected +
                       (nearest.empty() ? "" : "; did you mean " + std::string(nearest) + "?"));
  return std::nullopt;
}

std::vector<std::string> SplitAtCommas(const std::string& list) {
  std::vector<std::string> words;
  for (size_t start = 0; start <= list.size();) {
    const size_t end = std::min(list.find(',', start), list.size());
    words.push_back(list.substr(start, end - start));
    start = end + 1;
  }
  return words;
}

bool ReadPlan(const Arguments& arguments, ScorePlan& plan) {
  for (const std::string& name : arguments.Values(kSystemOption.name)) {
    const std::optional<uint32_t> system = FindSystem(name);
    if (!system.has_value()) return false;
    if (std::find(plan.systems.begin(), plan.systems.end(), *system) == plan.systems.end()) {
      plan.systems.push_back(*system);
    }
  }
  if (plan.systems.empty()) {
    for (uint32_t system = 0; system < entente_score_system_count(); ++system) plan.systems.push_back(system);
  }
  for (const std::string& list : arguments.Values(kUnplayedOption.name)) {
    for (std::string& power : SplitAtCommas(list)) plan.unplayed.push_back(std::move(power));
  }
  plan.is_final = arguments.Has(kFinalOption.name);
  return true;
}

class Scorer {
 public:
  Scorer(entente_exchange* exchange, const ScorePlan& plan, bool as_json)
      : exchange_(exchange), plan_(plan), as_json_(as_json) {}

  // Returns the exit code for this document.
  int ScoreDocument(const Documents& file) {
    ScoredGame game;
    if (!Read(file, game)) return kUnusable;
    if (plan_.is_final && game.end == ENTENTE_END_NONE) {
      Refuse(game.name + ": the game goes on in " + game.phase +
             ", so it has no final scores: without --final it is scored so far");
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
    if (!file.Read(document, error_) || entente_exchange_check(exchange_, document.get(), &error_) != ENTENTE_OK) {
      return Refuse(file.JsonFailure(error_));
    }
    game.name = file.Name();
    game.notes = NotesOf(exchange_);
    const uint32_t phases = entente_document_phase_count(document.get());
    if (phases == 0) return Refuse(game.name + ": the game has no phases");
    if (!ReadPosition(document.get(), phases - 1) || !Fill(document.get(), phases - 1, game)) {
      return Refuse(file.Failure(error_));
    }
    return FillScores(game) || Refuse(game.name + ": " + error_.message);
  }

  bool ReadPosition(const entente_document* document, uint32_t phase) {
    entente_status status = ENTENTE_ERR_BUFFER_TOO_SMALL;
    for (size_t size = 0; status == ENTENTE_ERR_BUFFER_TOO_SMALL;) {
      position_.resize(std::max(position_.size(), (size + 7) / 8));
      status = entente_exchange_read(exchange_, document, phase, &map_, nullptr, position_.data(), 8 * position_.size(),
                                     &size, &error_);
    }
    return status == ENTENTE_OK;
  }

  bool Fill(const entente_document* document, uint32_t phase, ScoredGame& game) {
    for (std::string& note : NotesOf(exchange_)) game.notes.push_back(std::move(note));
    auto info = Sized<entente_position_info>();
    if (entente_position_describe(map_, position_.data(), &info, &error_) != ENTENTE_OK) return false;
    game.map = entente_map_name(map_);
    game.end = info.end;
    if (!FillPowers(info.winners, game)) return false;
    // A position that is over does not tell the phase in which it ended.
    if (entente_position_set_end(map_, position_.data(), ENTENTE_END_NONE, 0, &error_) != ENTENTE_OK) return false;
    auto playing = Sized<entente_position_info>();
    if (entente_position_describe(map_, position_.data(), &playing, &error_) != ENTENTE_OK) return false;
    // A record that does not tell it is read as one that ended in the first phase.
    const bool is_told =
        info.end == ENTENTE_END_NONE || playing.phase_name != std::string(entente_map_begin_phase(map_));
    if (is_told) game.phase = playing.phase_name;
    if (phase > 0) game.before = entente_document_phase_name(document, phase - 1);
    if (info.end == ENTENTE_END_NONE && entente_document_has_orders(document, phase) != 0) {
      game.notes.push_back(game.phase + " has orders; the scores are those of the position before them");
    }
    return entente_position_set_end(map_, position_.data(), info.end, info.winners, &error_) == ENTENTE_OK;
  }

  bool FillPowers(uint64_t winners, ScoredGame& game) {
    uint16_t centers[64];
    size_t count = 0;
    if (entente_position_center_counts(map_, position_.data(), centers, std::size(centers), &count, &error_) !=
        ENTENTE_OK) {
      return false;
    }
    for (uint32_t power = 0; power < count; ++power) {
      game.powers.push_back({entente_map_power_id(map_, power), entente_map_power_name(map_, power), centers[power],
                             (winners >> power & 1) != 0});
    }
    return true;
  }

  bool FillScores(ScoredGame& game) {
    uint64_t unplayed = 0;
    for (const std::string& name : plan_.unplayed) {
      uint32_t power = 0;
      if (entente_map_find_power(map_, name.data(), name.size(), &power, &error_) != ENTENTE_OK) return false;
      unplayed |= uint64_t{1} << power;
    }
    auto info = Sized<entente_score_system_info>();
    for (const uint32_t system : plan_.systems) {
      std::vector<entente_score> scores(game.powers.size());
      size_t count = 0;
      if (entente_score_system(system, &info, &error_) != ENTENTE_OK ||
          entente_position_scores(map_, position_.data(), system, unplayed, scores.data(), scores.size(), &count,
                                  &error_) != ENTENTE_OK) {
        return false;
      }
      game.systems.push_back({info.name, std::move(scores)});
    }
    return true;
  }

  entente_exchange* exchange_;
  const ScorePlan& plan_;
  bool as_json_;
  bool printed_ = false;
  const entente_map* map_ = nullptr;  // the exchange's
  std::vector<uint64_t> position_;
  entente_error error_ = Sized<entente_error>();
};

}  // namespace

int Score(Words words) {
  const Arguments arguments(kScore, words, {kSystemOption, kUnplayedOption, kFinalOption, kJsonOption, kMapOption});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kScore.usage);
    return kFine;
  }
  ScorePlan plan;
  Setting setting;
  ExchangeHandle exchange;
  if (!ReadPlan(arguments, plan) || !ReadSetting(arguments, setting) || !NewExchange(setting, exchange)) {
    return kUnusable;
  }
  Scorer scorer(exchange.get(), plan, arguments.Has(kJsonOption.name));
  return ForEachDocument(FilesOf(arguments, "a game or a phase"),
                         [&](const Documents& file) { return scorer.ScoreDocument(file); });
}

}  // namespace entente_cli
