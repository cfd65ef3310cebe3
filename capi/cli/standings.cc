#include "standings.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "json_text.h"
#include "output.h"

namespace entente_cli {
namespace {

struct Standing {
  std::string name, version;  // of the last game
  uint32_t rank = 0, games = 0;
  uint32_t shares[std::size(kShares)] = {};
  double centers = 0;          // sums; means once all games are added
  std::vector<double> scores;  // the same
  std::map<std::string, uint32_t> powers;
};

double ValueOf(absl::string_view score) {
  const std::pair<absl::string_view, absl::string_view> parts = absl::StrSplit(score, absl::MaxSplits('/', 1));
  double top = 0, bottom = 1;
  (void)absl::SimpleAtod(parts.first, &top);
  if (!parts.second.empty()) (void)absl::SimpleAtod(parts.second, &bottom);
  return top / bottom;
}

void Add(const PowerResult& result, Standing& to) {
  to.name = result.name;
  to.version = result.version;
  ++to.games;
  ++to.powers[result.power];
  for (size_t i = 0; i < std::size(kShares); ++i) to.shares[i] += result.share == kShares[i];
  to.centers += result.centers;
  to.scores.resize(result.scores.size());
  for (size_t i = 0; i < result.scores.size(); ++i) to.scores[i] += ValueOf(result.scores[i]);
}

// A mean with six decimals, so that the sequence of the games does not show.
double Mean(double sum, uint32_t count) { return std::round(sum / count * 1e6) / 1e6; }

std::vector<Standing> Ranked(const Results& results) {
  std::map<std::string, Standing> by_name;
  for (const auto& [key, line] : results.lines()) Add(line, by_name[line.name]);
  std::vector<Standing> all;
  for (auto& [name, standing] : by_name) {
    standing.centers = Mean(standing.centers, standing.games);
    for (double& score : standing.scores) score = Mean(score, standing.games);
    all.push_back(std::move(standing));
  }
  std::stable_sort(all.begin(), all.end(), [](const Standing& a, const Standing& b) { return a.scores > b.scores; });
  for (size_t i = 0; i < all.size(); ++i) {
    const bool is_equal = i > 0 && all[i].scores == all[i - 1].scores;
    all[i].rank = is_equal ? all[i - 1].rank : static_cast<uint32_t>(i + 1);
  }
  return all;
}

size_t GameCount(const Results& results) {
  std::set<std::pair<uint32_t, uint64_t>> games;
  for (const auto& [key, line] : results.lines()) games.insert({line.table, line.game});
  return games.size();
}

using Row = std::vector<std::string>;

Row HeadRow() {
  Row row{"rank", "client", "games"};
  for (const absl::string_view share : kShares) row.emplace_back(share);
  row.emplace_back("centers");
  for (const std::string& system : ScoreSystemNames()) row.push_back(system);
  return row;
}

Row RowOf(const Standing& is) {
  Row row{absl::StrCat(is.rank), is.name, absl::StrCat(is.games)};
  for (const uint32_t share : is.shares) row.push_back(absl::StrCat(share));
  row.push_back(absl::StrFormat("%.2f", is.centers));
  for (const double score : is.scores) row.push_back(absl::StrFormat("%.3f", score));
  return row;
}

// The rows below each other: the names aligned left, all else right.
std::string Aligned(const std::vector<Row>& rows) {
  std::vector<size_t> widths(rows.front().size());
  for (const Row& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], ColumnsOf(row[i]));
  }
  std::string text;
  for (const Row& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) {
      const std::string gap(widths[i] - ColumnsOf(row[i]), ' ');
      absl::StrAppend(&text, i == 0 ? "" : "  ", i == 1 ? row[i] : gap, i == 1 ? gap : row[i]);
    }
    absl::StrAppend(&text, "\n");
  }
  return text;
}

std::string Decimal(double value) {
  char digits[32];
  return {digits, std::to_chars(digits, digits + sizeof digits, value).ptr};
}

std::string AsJson(const Standing& is) {
  std::vector<std::string> members{JsonMember("rank", is.rank), JsonTextMember("name", is.name),
                                   JsonTextMember("version", is.version), JsonMember("game_count", is.games)};
  for (size_t i = 0; i < std::size(kShares); ++i) {
    members.push_back(JsonMember(absl::StrCat(kShares[i], "_count"), is.shares[i]));
  }
  members.push_back(JsonMember("center_count", Decimal(is.centers)));
  std::vector<std::string> scores, powers;
  const std::vector<std::string> systems = ScoreSystemNames();
  for (size_t i = 0; i < is.scores.size(); ++i) scores.push_back(JsonMember(systems[i], Decimal(is.scores[i])));
  for (const auto& [power, games] : is.powers) powers.push_back(JsonMember(power, games));
  members.push_back(JsonMember("scores", JsonObject(scores)));
  members.push_back(JsonMember("powers", JsonObject(powers)));
  return JsonObject(members);
}

}  // namespace

std::string StandingsAsText(const Results& results) {
  std::vector<Row> rows{HeadRow()};
  for (const Standing& standing : Ranked(results)) rows.push_back(RowOf(standing));
  return absl::StrCat("Standings after ", Counted(GameCount(results), "game"), ":\n\n", Aligned(rows));
}

std::string StandingsAsJson(const Results& results) {
  return absl::StrCat(JsonObject({JsonMember("game_count", GameCount(results)),
                                  JsonMember("players", JsonArray(Ranked(results), AsJson))}),
                      "\n");
}

}  // namespace entente_cli
