#include <algorithm>
#include <array>

#include "base/text.h"
#include "map/name_key.h"
#include "map_language/directive_table.h"
#include "map_language/map_directives.h"

namespace entente {
namespace {

// Words that are no misspelling of a directive but mean one elsewhere.
struct Synonym {
  std::string_view word, directive;
};
constexpr std::array<Synonym, 16> kSynonyms = {{
    {"INCLUDE", "USE"},
    {"IMPORT", "USE"},
    {"SEA", "WATER"},
    {"OCEAN", "WATER"},
    {"INLAND", "LAND"},
    {"COASTAL", "COAST"},
    {"HARBOUR", "PORT"},
    {"HARBOR", "PORT"},
    {"IMPASSABLE", "SHUT"},
    {"CENTRES", "CENTERS"},
    {"START", "BEGIN"},
    {"WIN", "VICTORY"},
    {"ARMY", "A"},
    {"ARMIES", "A"},
    {"FLEET", "F"},
    {"FLEETS", "F"},
}};

constexpr std::array<std::string_view, 6> kTerrainDirectives = {"WATER", "LAND", "COAST", "PORT", "SHUT", "AMEND"};

std::string_view SynonymOf(std::string_view word) {
  const auto found =
      std::find_if(kSynonyms.begin(), kSynonyms.end(), [&](const Synonym& synonym) { return synonym.word == word; });
  return found == kSynonyms.end() ? std::string_view() : found->directive;
}

bool IsUnitWord(std::string_view directive) { return directive == "A" || directive == "F"; }

// The best of the directives that `word` may be; empty if none is near. Shorter words are near to everything.
std::string_view NearestDirective(std::string_view word, std::span<const std::string_view> candidates) {
  constexpr size_t kShortWord = 4;
  if (const std::string_view synonym = SynonymOf(word); !synonym.empty()) return synonym;
  const std::vector<std::string_view> near = NearestWords(word, candidates, 1);
  if (near.empty()) return {};
  const bool is_short = word.size() <= kShortWord || near.front().size() < kShortWord;
  return is_short && EditDistance(word, near.front(), 1) > 1 ? std::string_view() : near.front();
}

// Whether a word may be a home: a place with its marks, or a claim. Brackets are the business of power lines.
bool MayBeHome(const MapToken& token) {
  const std::string_view word = token.upper;
  if (word == "&SC" || word.find('(') != std::string_view::npos || word.find(')') != std::string_view::npos)
    return true;
  const size_t first = word.find_first_not_of("-+*@~");
  return first == std::string_view::npos || IsPlaceId(word.substr(first));
}

// An arrow, or the brackets of an own word, that only a power's line has.
bool HasSignOfPower(const MapLine& line) {
  return std::any_of(line.tokens.begin() + 1, line.tokens.end(),
                     [](const MapToken& token) { return token.text == "->" || token.text.front() == '('; });
}

// Whether the words behind the first one are no list of homes. One that is no home may be a misspelt one, if it has
// letters for it; behind a word that is like no directive two are needed, and no home beside them.
bool ListsNoHomes(const MapLine& line, bool like_directive) {
  constexpr size_t kMisspeltHome = 4;
  const auto is_odd = [](const MapToken& token) { return !MayBeHome(token); };
  const auto is_clear = [](const MapToken& token) {
    return !MayBeHome(token) && (token.upper.size() > kMisspeltHome || ParseNumber(token.upper).has_value());
  };
  if (like_directive) return std::any_of(line.tokens.begin() + 1, line.tokens.end(), is_clear);
  return line.size() > 2 && std::all_of(line.tokens.begin() + 1, line.tokens.end(), is_odd);
}

MapLine WithKeyword(const MapLine& line, std::string_view directive) {
  MapLine meant = line;
  meant.tokens[0].text = directive;
  meant.tokens[0].upper = directive;
  return meant;
}

}  // namespace

bool IsLikeAbuts(std::string_view word) {
  constexpr std::array<std::string_view, 4> kWords = {"ABUTS", "BORDERS", "TOUCHES", "ADJACENT"};
  return !NearestWords(word, kWords, 1).empty() && CodePointCount(word) > 3;
}

std::optional<MapLine> MendedLine(ReadContext& context, const MapLine& line) {
  const MapToken& word = line[0];
  for (const std::string_view sign : {"//", ";", "--"}) {
    if (!word.text.starts_with(sign)) continue;
    context.Error(word.at, "UNKNOWN_DIRECTIVE", Quoted(word.text) + " is no directive; a comment begins with #");
    return MapLine{line.at, {}};
  }
  if (line.size() < 2 || HasSignOfPower(line) || context.draft->powers.contains(PowerIdentity(word.text))) return {};
  const bool is_terrain = line.size() > 2 && IsLikeAbuts(line[2].upper);
  const std::string_view synonym = SynonymOf(word.upper);
  const bool is_unit = IsUnitWord(synonym) && line.size() == 2 && !context.file().power.empty();
  if (!is_terrain && !is_unit && std::all_of(line.tokens.begin() + 1, line.tokens.end(), MayBeHome)) return {};
  std::string_view near = is_terrain ? NearestDirective(word.upper, kTerrainDirectives)
                                     : NearestDirective(word.upper, kDirectivesOfThreeLetters);
  if (IsUnitWord(near) && !is_unit) near = {};
  if (!is_terrain && !is_unit && !ListsNoHomes(line, !near.empty())) return {};
  std::string text = Quoted(word.text) + " is no directive";
  if (!near.empty()) {
    text += "; nearest: " + std::string(near);
  } else {
    text +=
        is_terrain ? ": expected WATER, LAND, COAST, PORT, SHUT or AMEND" : ", and what follows is no list of homes";
  }
  context.Error(word.at, "UNKNOWN_DIRECTIVE", std::move(text));
  if (near.empty() && !is_terrain) return MapLine{line.at, {}};
  return WithKeyword(line, near.empty() ? "COAST" : near);
}

void CutLateComment(ReadContext& context, MapLine& line) {
  const auto is_mark = [](const MapToken& token) { return token.text.front() == '#'; };
  const auto mark = std::find_if(line.tokens.begin() + 1, line.tokens.end(), is_mark);
  if (mark == line.tokens.end() || line.Keyword() == "FLAGS" || line.Keyword() == "NOTIFY") return;
  const auto has_equals = [](const MapToken& token) { return token.text.find('=') != std::string::npos; };
  const auto equals = std::find_if(line.tokens.begin(), line.tokens.end(), has_equals);
  if (equals != line.tokens.end() && mark <= equals) return;  // a long name such as `Area #5 = AR5`
  context.Warning(mark->at, "LATE_COMMENT",
                  "a comment has a line of its own: " + Quoted(mark->text) + " and what follows it are not read");
  line.tokens.erase(mark, line.tokens.end());
}

}  // namespace entente
