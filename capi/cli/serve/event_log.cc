#include "serve/event_log.h"

#include "absl/strings/str_cat.h"
#include "game_file.h"
#include "handle.h"
#include "json_text.h"
#include "serve/game_log.h"

namespace entente_cli {
namespace {

constexpr entente_token kYes = 0x481c, kNme = 0x480c, kObs = 0x480f, kIam = 0x4807;
constexpr entente_token kTextMask = 0xff00, kText = 0x4b00;

// The texts of a message: of NME the name and the version.
std::vector<std::string> TextsOf(const entente_token* message, size_t length) {
  std::vector<std::string> texts;
  for (size_t i = 1; i < length; ++i) {
    if ((message[i] & kTextMask) != kText) continue;
    if ((message[i - 1] & kTextMask) != kText) texts.emplace_back();
    texts.back() += static_cast<char>(message[i] & 0xff);
  }
  return texts;
}

}  // namespace

void EventLog::Add(uint32_t table, uint64_t game, absl::string_view event, const std::vector<std::string>& members) {
  if (!is_kept()) return;
  std::vector<std::string> all{JsonTextMember("time", TimeNow()), JsonMember("table", table), JsonMember("game", game),
                               JsonTextMember("event", event)};
  all.insert(all.end(), members.begin(), members.end());
  file_.Add(absl::StrCat(JsonObject(all), "\n"));
}

std::vector<std::string> PhaseMembers(const entente_game* game, uint32_t phase) {
  if (phase >= entente_game_phase_count(game)) return {};
  std::vector<std::string> sentences;
  for (const std::string& sentence : PhaseSentences(game, phase)) sentences.push_back(JsonQuoted(sentence));
  return {JsonTextMember("phase", PhaseName(game, phase)),
          JsonMember("sentences", absl::StrCat("[", absl::StrJoin(sentences, ","), "]")),
          JsonTextMember("position", BoardLine(game, phase + 1))};
}

std::vector<std::string> EndMembers(const std::vector<PowerResult>& results) {
  if (results.empty()) return {};
  const std::vector<std::string> systems = ScoreSystemNames();
  const auto as_json = [&](const PowerResult& is) {
    std::vector<std::string> scores;
    for (size_t i = 0; i < is.scores.size(); ++i) scores.push_back(JsonTextMember(systems[i], is.scores[i]));
    return JsonObject({JsonTextMember("power", is.power), JsonTextMember("name", is.name),
                       JsonTextMember("version", is.version), JsonMember("center_count", is.centers),
                       JsonTextMember("share", is.share),
                       JsonMember("eliminated_in", is.eliminated_in.empty() ? "null" : is.eliminated_in),
                       JsonMember("scores", JsonObject(scores))});
  };
  return {JsonTextMember("ended_in", results.front().ended_in), JsonTextMember("end", results.front().end),
          JsonMember("powers", JsonArray(results, as_json))};
}

std::string PlayersAsJson(const std::vector<PowerResult>& results) {
  std::vector<std::string> players;
  for (const PowerResult& is : results) {
    players.push_back(
        JsonMember(is.power, JsonObject({JsonTextMember("name", is.name), JsonTextMember("version", is.version)})));
  }
  return JsonObject(players);
}

Join JoinOf(const entente_token* message, size_t length) {
  if (length < 3 || message[0] != kYes) return {};
  if (message[2] == kObs) return {"observer", "", ""};
  if (message[2] == kIam) return {"returned", "", ""};
  const std::vector<std::string> texts = TextsOf(message, length);
  if (message[2] != kNme || texts.size() != 2) return {};
  return {"player", texts[0], texts[1]};
}

std::vector<std::string> JoinMembers(const Join& join) {
  std::vector<std::string> members{JsonTextMember("as", join.as)};
  if (join.as != "player") return members;
  members.push_back(JsonTextMember("name", join.name));
  members.push_back(JsonTextMember("version", join.version));
  return members;
}

}  // namespace entente_cli
