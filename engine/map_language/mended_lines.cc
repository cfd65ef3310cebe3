#include <algorithm>
#include <array>

#include "base/text.h"
#include "map/name_key.h"
#include "map_language/directive_table.h"
#include "map_language/map_directives.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

// Words that people may use for a directive, other than misspellings of it.
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

// The most likely directive for `word`; empty if none is near. Shorter words resemble too many.
std::string_view NearestDirective(std::string_view word, std::span<const std::string_view> candidates) {
  constexpr size_t kShortWord = 4;
  if (const std::string_view synonym = SynonymOf(word); !synonym.empty()) return synonym;
  const std::vector<std::string_view> near = NearestWords(word, candidates, 1);
  if (near.empty()) return {};
  const bool is_short = word.size() <= kShortWord || near.front().size() < kShortWord;
  return is_short && EditDistance(word, near.front(), 1) > 1 ? std::string_view() : near.front();
}

// Whether a word may be a home: a place with its marks, or a claim. Power lines check brackets.
bool MayBeHome(const MapToken& token) {
  const std::string_view word = token.upper;
  if (word == "&SC" || word.find('(') != std::string_view::npos || word.find(')') != std::string_view::npos)
    return true;
  const size_t first = word.find_first_not_of("-+*@~");
  return first == std::string_view::npos || IsPlaceId(word.substr(first));
}

// Whether the line has an arrow, or the brackets of an own word. Only power lines have these.
bool HasSignOfPower(const MapLine& line) {
  return std::any_of(line.tokens.begin() + 1, line.tokens.end(),
                     [](const MapToken& token) { return token.text == "->" || token.text.front() == '('; });
}

// Whether the words after the first one are no list of homes. A word that is no home may be a misspelt home if it has
// enough letters. If the first word resembles no directive, there must be two such words and no home.
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

namespace {

// What is wrong with a line of a stanza that begins with END; empty if it may be a line for another program.
std::string FaultOfEnd(const MapLine& line) {
  constexpr std::array<std::string_view, 2> kWords = {"DIRECTIVES", "DIRECTIVE"};
  const bool is_meant =
      line.Keyword() == "END" && (line.size() == 1 || !NearestWords(line.tokens.back().upper, kWords, 1).empty());
  return is_meant ? Quoted(line.Text()) + " ends no stanza: expected END DIRECTIVES" : std::string();
}

// Whether the line would be one of the map if it stood outside the stanza. USE and MAP may name files of other programs.
bool IsLikeMapLine(const ReadContext& context, const MapLine& line) {
  if (line.size() < 2) return false;
  const std::string_view word = line.Keyword();
  const auto is_known = [&](std::string_view known) {
    return known == word && known != "USES" && !known.starts_with("RULE") && known != "ROTATE";
  };
  if (IsUnitWord(word)) return line.size() == 2 && IsPlaceId(line[1].upper);
  const bool has_own_word = line[1].text.front() == '(' && line[1].text.back() == ')';
  return has_own_word || context.draft->powers.contains(PowerIdentity(line[0].text)) ||
         std::any_of(kLongDirectives.begin(), kLongDirectives.end(), is_known);
}

}  // namespace

void DoubtStanzaLine(ReadContext& context, const MapLine& line, bool acts) {
  constexpr std::array<std::string_view, 3> kActing = {"RULE", "RULES", "ROTATE"};
  const auto warn = [&](std::string text) { context.Warning(line[0].at, "LIKELY_TYPO", std::move(text)); };
  if (std::string fault = FaultOfEnd(line); !fault.empty()) return warn(std::move(fault));
  if (!context.file().stanza_doubted && IsLikeMapLine(context, line)) {
    context.file().stanza_doubted = true;
    return warn(Quoted(line[0].text) + " changes nothing in a stanza: expected END DIRECTIVES in front of it");
  }
  const std::string_view near =
      acts && line.size() > 1 ? NearestDirective(line.Keyword(), kActing) : std::string_view();
  if (!near.empty() && EditDistance(line.Keyword(), near, 1) <= 1)
    warn(Quoted(line[0].text) + " is kept for other programs; nearest: " + std::string(near));
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

namespace {

class SuspectJudge {
  static constexpr size_t kFewest = 3;  // powers of a map in which one without units or homes is suspicious

 public:
  SuspectJudge(MapDraft& draft, DiagnosticList& diagnostics) : draft_(draft), diagnostics_(diagnostics) {
    for (const DraftPlace& place : draft.places) places_.push_back(place.id);
    for (const DraftUnit& unit : draft.units) armed_.push_back(unit.power);
    std::sort(places_.begin(), places_.end());
    std::sort(armed_.begin(), armed_.end());
  }

  void Judge() {
    for (const DraftSuspect& suspect : draft_.suspects) JudgeOne(suspect);
    std::sort(mistaken_.begin(), mistaken_.end());
    if (!mistaken_.empty()) RemovePowers(draft_, mistaken_);
    for (DraftPlace& place : found_) draft_.places.push_back(std::move(place));
  }

 private:
  void JudgeOne(const DraftSuspect& suspect) {
    const auto power = draft_.powers.find(PowerIdentity(suspect.word));
    const bool exists = power != draft_.powers.end();
    const bool is_armed = !exists || std::binary_search(armed_.begin(), armed_.end(), power->first);
    const auto known = static_cast<size_t>(std::count_if(suspect.tokens.begin(), suspect.tokens.end(),
                                                         [&](const std::string& token) { return IsPlace(token); }));
    const bool lists_places = known == suspect.tokens.size();
    if (!lists_places && !is_armed && power->second.own_word.empty() && IsNoPower(suspect, known)) {
      mistaken_.push_back(power->first);
      return;
    }
    std::string meaning = MeaningOf(suspect, lists_places, is_armed || armed_.empty());
    if (meaning.empty()) return;
    if (exists) power->second.doubted = true;
    diagnostics_.Warning(suspect.at, "LIKELY_TYPO", std::move(meaning));
  }

  bool IsPlace(const std::string& token) const {
    return CoastPart(token).empty() && std::binary_search(places_.begin(), places_.end(), token);
  }

  // Whether a line declares no power because it lists something other than places; reports it then. False in a map
  // without places.
  bool IsNoPower(const DraftSuspect& suspect, size_t known) {
    if (places_.empty()) return false;
    const std::string word = Quoted(suspect.word);
    if (MendPlaceLine(suspect)) return true;
    const std::string near = armed_.empty() ? "" : NearestText(suspect.word, kLongDirectives);
    if (near.empty() && (known > 0 || suspect.tokens.size() < 2)) return false;
    diagnostics_.Error(suspect.at, "UNKNOWN_DIRECTIVE",
                       word + " is no directive" + (near.empty() ? ", and what follows is no list of homes" : near));
    return true;
  }

  // `Burgundy BUR`, where BUR has a terrain line: the `=` of a place line is missing.
  bool MendPlaceLine(const DraftSuspect& suspect) {
    const auto nameless = std::find_if(suspect.tokens.begin(), suspect.tokens.end(), [&](const std::string& id) {
      return draft_.terrain.contains(id) && !std::binary_search(places_.begin(), places_.end(), id);
    });
    if (nameless == suspect.tokens.end()) return false;
    diagnostics_.Error(suspect.at, "NO_NAME",
                       "expected '=' before " + Quoted(*nameless) + ": without it the line declares a power");
    DraftPlace& place = found_.emplace_back();
    place.at = suspect.at;
    place.id = *nameless;
    place.name = suspect.word;
    return true;
  }

  // What a power's line was probably meant for; empty: a power. A line that closely resembles a directive and starts
  // without a unit, in a map with units, or declares nothing but a name, is probably that directive. A line without
  // homes that resembles another power is probably that power, and one of a single letter a unit.
  std::string MeaningOf(const DraftSuspect& suspect, bool lists_places, bool has_units) const {
    const std::string word = Quoted(suspect.word);
    if (const std::string unit = UnitWithoutBlank(suspect); !unit.empty()) {
      return word + " is read as a power: expected a blank in the unit " + unit;
    }
    const auto power = draft_.powers.find(PowerIdentity(suspect.word));
    const bool is_bare = power != draft_.powers.end() && power->second.sites.empty();
    if (is_bare && FindMapRule(suspect.word) != nullptr) {
      return word + " is read as a power: expected RULE " + suspect.word;
    }
    if (!lists_places || !has_units || (power != draft_.powers.end() && IsHomeless(power->second))) {
      const std::vector<std::string_view> near = NearestWords(suspect.word, kLongDirectives, 1);
      if (!near.empty() && (!lists_places || EditDistance(suspect.word, near.front(), 1) <= 1)) {
        return word + " is read as a power; nearest: " + std::string(near.front());
      }
    }
    const std::string id = PowerIdentity(suspect.word);
    if (id.size() == 1 && lists_places && suspect.tokens.size() == 1) {
      return word + " is read as a power: expected A or F before the place of a unit";
    }
    const std::string misspelt = MisspeltPower(word, id);
    if (!misspelt.empty()) return misspelt;
    if (IsOnlyUnarmed(id)) return word + " is read as a power, the only one without units";
    return IsOnlyHomeless(id) ? word + " is read as a power, the only one without homes" : "";
  }

  // Whether a power has neither build sites, centers nor an own word.
  static bool IsHomeless(const DraftPower& power) {
    return power.sites.empty() && power.own_word.empty() && !power.owned.has_value() && power.claims == 0 &&
           !power.dummy;
  }

  // Whether this power is homeless and all others are not: `Hello` before the units of the last power.
  bool IsOnlyHomeless(const std::string& id) const {
    const auto power = draft_.powers.find(id);
    if (power == draft_.powers.end() || draft_.powers.size() < kFewest || !IsArmed(id)) return false;
    return std::all_of(draft_.powers.begin(), draft_.powers.end(),
                       [&](const auto& other) { return IsHomeless(other.second) == (other.first == id); });
  }

  // Whether all other powers have units, and this one has homes and no own word: `Hello NMO` after the last power.
  bool IsOnlyUnarmed(const std::string& id) const {
    const auto power = draft_.powers.find(id);
    if (power == draft_.powers.end() || draft_.powers.size() < kFewest || IsArmed(id)) return false;
    const DraftPower& record = power->second;
    if (record.sites.empty() || !record.own_word.empty() || record.dummy || record.owned.has_value()) return false;
    return std::all_of(draft_.powers.begin(), draft_.powers.end(),
                       [&](const auto& other) { return other.first == id || IsArmed(other.first); });
  }

  // `ABUD` or `A-BUD` alone in a line, of a power without homes: "'A BUD'". Empty: no unit.
  std::string UnitWithoutBlank(const DraftSuspect& suspect) const {
    constexpr size_t kMostSigns = 3;
    std::string_view place = suspect.word;
    if (!suspect.tokens.empty() || (place.front() != 'A' && place.front() != 'F')) return "";
    const auto power = draft_.powers.find(PowerIdentity(suspect.word));
    if (power == draft_.powers.end() || !power->second.sites.empty() || !power->second.own_word.empty()) return "";
    place.remove_prefix(1);
    place.remove_prefix(std::min({place.find_first_not_of("-_.,:;"), place.size(), kMostSigns}));
    if (!std::binary_search(places_.begin(), places_.end(), place)) return "";
    return Quoted(suspect.word.substr(0, 1) + " " + std::string(place));
  }

  // A power without homes that resembles a power with homes, or a power with homes and no unit (`RUSIA *UKR`) that
  // resembles one with units, by its name or own word.
  std::string MisspeltPower(const std::string& word, const std::string& id) const {
    constexpr size_t kLongName = 4, kLongestName = 32;  // longer names are not compared
    const auto power = draft_.powers.find(id);
    if (power == draft_.powers.end() || id.size() < kLongName || id.size() > kLongestName) return "";
    const bool has_homes = !power->second.sites.empty();
    if (has_homes && (IsArmed(id) || !power->second.own_word.empty())) return "";
    for (const auto& [other, record] : draft_.powers) {
      if (other == id || (has_homes ? !IsArmed(other) : record.sites.empty())) continue;
      const bool is_own_word = has_homes && PowerIdentity(record.own_word) == id;
      if (!is_own_word && EditDistance(id, other, 1) > 1) continue;
      return word + (has_homes ? " is read as a new power" : " is read as a further power, without homes") +
             "; nearest: " + Excerpt(other);
    }
    return "";
  }

  bool IsArmed(const std::string& id) const { return std::binary_search(armed_.begin(), armed_.end(), id); }

  MapDraft& draft_;
  DiagnosticList& diagnostics_;
  std::vector<std::string_view> places_, armed_;
  std::vector<std::string> mistaken_;  // lines that declare no power
  std::vector<DraftPlace> found_;
};

}  // namespace

void CheckSuspects(MapDraft& draft, DiagnosticList& diagnostics) { SuspectJudge(draft, diagnostics).Judge(); }

}  // namespace entente
