#include "tournament_results.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "game_file.h"
#include "handle.h"
#include "input.h"
#include "output.h"
#include "word_lists.h"

namespace entente_cli {
namespace {

constexpr absl::string_view kCells[] = {"table", "game",    "map",     "ended_in", "end",          "power",
                                        "name",  "version", "centers", "share",    "eliminated_in"};
constexpr size_t kCellCount = std::size(kCells);

std::string HeadLine() {
  return absl::StrCat(absl::StrJoin(kCells, "\t"), "\t", absl::StrJoin(ScoreSystemNames(), "\t"), "\n");
}

// A text as a cell: control characters become blanks.
std::string Cell(absl::string_view text) {
  std::string cell(text);
  for (char& c : cell) c = (static_cast<unsigned char>(c) < ' ' || c == 0x7f) ? ' ' : c;
  return cell;
}

std::string LineOf(const PowerResult& is) {
  return absl::StrCat(
      absl::StrJoin({absl::StrCat(is.table), absl::StrCat(is.game), Cell(is.map), is.ended_in, is.end, is.power,
                     Cell(is.name), Cell(is.version), absl::StrCat(is.centers), is.share, is.eliminated_in},
                    "\t"),
      "\t", absl::StrJoin(is.scores, "\t"), "\n");
}

// "1/3" or "5".
bool IsScore(absl::string_view text) {
  int64_t number = 0;
  const std::vector<absl::string_view> parts = absl::StrSplit(text, '/');
  if (parts.size() > 2 || (parts.size() == 2 && parts[1] == "0")) return false;
  return std::all_of(parts.begin(), parts.end(),
                     [&](absl::string_view part) { return absl::SimpleAtoi(part, &number); });
}

bool ReadLine(absl::string_view line, PowerResult& is) {
  const std::vector<std::string> cells = absl::StrSplit(line, '\t');
  if (cells.size() != kCellCount + ScoreSystemNames().size()) return false;
  if (!absl::SimpleAtoi(cells[0], &is.table) || !absl::SimpleAtoi(cells[1], &is.game)) return false;
  std::string* const texts[] = {&is.map, &is.ended_in, &is.end, &is.power, &is.name, &is.version};
  for (size_t i = 0; i < std::size(texts); ++i) *texts[i] = cells[i + 2];
  if (!absl::SimpleAtoi(cells[8], &is.centers)) return false;
  is.share = cells[9];
  if (std::find(std::begin(kShares), std::end(kShares), is.share) == std::end(kShares)) return false;
  is.eliminated_in = cells[10];
  is.scores.assign(cells.begin() + kCellCount, cells.end());
  return std::all_of(is.scores.begin(), is.scores.end(), IsScore);
}

}  // namespace

std::vector<std::string> ScoreSystemNames() { return EnumWords(ENTENTE_WORDS_SCORE_SYSTEM); }

bool Results::Read() {
  std::string text;
  const std::string& file = file_.name();
  if (file.empty() || (file != "-" && !FileExists(file))) return true;
  if (!ReadWhole(file, text)) return false;
  const bool is_ours = text.find('\n') != std::string::npos || absl::StartsWith(HeadLine(), text);
  if (text.empty() || text.back() == '\n' || !is_ours) return ReadLines(text);
  // The server was killed while it wrote the last line.
  text.resize(text.find_last_of('\n') + 1);
  return ReadLines(text) && ReplaceFile(file, text);
}

bool Results::ReadLines(absl::string_view text) {
  const std::string head = HeadLine();
  const std::vector<absl::string_view> lines = absl::StrSplit(text, '\n', absl::SkipEmpty());
  for (size_t i = 0; i < lines.size(); ++i) {
    PowerResult is;
    if (i == 0 && absl::StrCat(lines[i], "\n") == head) continue;
    if (i == 0 || !ReadLine(lines[i], is)) {
      return Refuse(absl::StrCat(file_.name(), ":", i + 1, ": expected a line as `entente serve --results` writes it: ",
                                 absl::StrReplaceAll(absl::StripSuffix(head, "\n"), {{"\t", ", "}})));
    }
    lines_[{is.table, is.game, is.power}] = std::move(is);
  }
  return true;
}

void Results::Add(const std::vector<PowerResult>& game) {
  std::string text;
  bool is_new = false;
  for (const PowerResult& power : game) {
    absl::StrAppend(&text, LineOf(power));
    is_new = lines_.insert_or_assign({power.table, power.game, power.power}, power).second || is_new;
  }
  if (!is_new) return;
  if (!file_.has_more() && FileSize(file_.name()) == 0) file_.Add(HeadLine());
  file_.Add(text);
}

uint64_t Results::LastGameOf(uint32_t table) const {
  uint64_t last = 0;
  for (const auto& [key, line] : lines_) last = line.table == table ? std::max(last, line.game) : last;
  return last;
}

std::string ExactScore(const entente_score& score) {
  return absl::StrCat(score.numerator, score.denominator == 1 ? "" : absl::StrCat("/", score.denominator));
}

}  // namespace entente_cli
