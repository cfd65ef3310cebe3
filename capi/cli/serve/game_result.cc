#include "serve/game_result.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "output.h"
#include "serve/game_log.h"

namespace entente_cli {
namespace {

std::string ShareOf(const entente_position_info& info, uint32_t power, const entente_seat_info& seat) {
  const bool is_named = ((info.winners >> power) & 1) != 0;
  if (is_named) return info.end_kind == ENTENTE_END_DRAW ? "drew" : "won";
  return seat.centers > 0 ? "survived" : "eliminated";
}

// "FRANCE (bot 4) 18 centers", "ITALY (bot 2) in 1906".
std::string PowerText(const PowerResult& is) {
  return absl::StrCat(is.power, " (", is.name, ") ",
                      is.eliminated_in.empty() ? Counted(is.centers, "center") : absl::StrCat("in ", is.eliminated_in));
}

// Adds the scores of a position to the results, by every system.
void AddScores(const entente_map* map, const void* position, std::vector<PowerResult>& results,
               const std::vector<uint32_t>& powers) {
  const size_t systems = ScoreSystemNames().size();
  for (uint32_t system = 0; system < systems; ++system) {
    std::vector<entente_score> scores;
    Fill(scores, nullptr, entente_position_scores, map, position, system, uint64_t{0});
    for (size_t i = 0; i < powers.size(); ++i) {
      results[i].scores.push_back(powers[i] < scores.size() ? ExactScore(scores[powers[i]]) : "0");
    }
  }
}

}  // namespace

std::vector<PowerResult> ResultsOf(const entente_referee* referee, uint32_t table, uint64_t number) {
  GameHandle game;
  if (entente_referee_game(referee, Out(game), nullptr) != ENTENTE_OK) return {};
  const entente_map* map = entente_game_map(game.get());
  const uint32_t last = entente_game_phase_count(game.get());
  const std::vector<uint64_t> position = PositionOf(game.get(), last);
  auto info = Sized<entente_position_info>(), going_on = Sized<entente_position_info>();
  entente_position_describe(map, position.data(), &info, nullptr);
  // A position with an end has no phase; without its end it has the one that would have been played next.
  std::vector<uint64_t> without_end = position;
  entente_position_set_end(map, without_end.data(), ENTENTE_END_NONE, 0, nullptr);
  entente_position_describe(map, without_end.data(), &going_on, nullptr);
  std::vector<PowerResult> results;
  std::vector<uint32_t> powers;
  auto seat = Sized<entente_seat_info>();
  for (uint32_t power = 0; entente_referee_seat(referee, power, &seat, nullptr) == ENTENTE_OK; ++power) {
    if (seat.name[0] == '\0') continue;  // a power without a player
    PowerResult result;
    result.table = table;
    result.game = number;
    result.map = entente_map_name(map);
    result.ended_in = going_on.phase_name;
    result.end = entente_word(ENTENTE_WORDS_END_KIND, info.end_kind);
    result.power = entente_map_power_id(map, power);
    result.name = seat.name;
    result.version = seat.version;
    result.centers = seat.centers;
    result.share = ShareOf(info, power, seat);
    if (seat.is_eliminated != 0) result.eliminated_in = absl::StrCat(seat.eliminated_in);
    results.push_back(std::move(result));
    powers.push_back(power);
  }
  AddScores(map, position.data(), results, powers);
  return results;
}

std::string EndText(const std::vector<PowerResult>& results) {
  if (results.empty()) return "ended";
  std::string text = absl::StrCat("ended in ", results[0].ended_in, ": ", results[0].end);
  for (const absl::string_view share : kShares) {
    std::vector<std::string> powers;
    for (const PowerResult& of : results) {
      if (of.share == share) powers.push_back(PowerText(of));
    }
    if (!powers.empty()) absl::StrAppend(&text, "; ", share, ": ", absl::StrJoin(powers, ", "));
  }
  return text;
}

std::string StopText(const entente_game* game, const std::string& saved, const std::string& record) {
  return absl::StrCat("stopped in ", PhaseName(game, entente_game_phase_count(game)),
                      saved.empty() ? "" : absl::StrCat(", saved in ", saved),
                      record.empty() ? "" : absl::StrCat(", recorded in ", record),
                      saved.empty() && record.empty() ? ", neither saved (--save) nor recorded (--record)" : "");
}

}  // namespace entente_cli
