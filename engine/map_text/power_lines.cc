// Power lines and what belongs to one power. Source: maps/LANGUAGE.md (Powers).
#include <algorithm>
#include <array>

#include "base/ids.h"
#include "base/text.h"
#include "map/name_key.h"
#include "map_text/directive_table.h"

namespace entente {
namespace {

constexpr size_t kMostDraftPowers = 4 * kMaxPowers;  // before UNPLAYED
constexpr uint64_t kWorkPerPower = 4096;             // of a new one: its name is compared with every directive

// Words that a power name may be a misspelling of: shorter ones are near to everything.
constexpr bool IsLong(const Directive& directive) { return directive.word.size() >= 4; }
constexpr auto kLongDirectives = [] {
  std::array<std::string_view, std::count_if(kDirectives.begin(), kDirectives.end(), IsLong)> words;
  size_t count = 0;
  for (const Directive& directive : kDirectives) {
    if (IsLong(directive)) words[count++] = directive.word;
  }
  return words;
}();

// Reads `(own word:letter)`. Token form: the brackets are checked by the caller.
void ReadOwnWord(ReadContext& context, const MapToken& token, DraftPower& power) {
  std::string_view inside = token.text;
  inside.remove_prefix(1);
  inside.remove_suffix(1);
  const size_t colon = inside.rfind(':');
  power.own_word = OwnWordDisplay(inside.substr(0, colon));
  if (colon == std::string_view::npos) return;
  const std::string letter = UpperCase(inside.substr(colon + 1));
  if (context.dynamic != nullptr) context.NoEffect(token.at, "a letter has no effect behind IN and FROM");
  power.letter.clear();  // nothing after the colon: the default
  if (letter.empty()) return;
  if (CodePointCount(letter) != 1 || letter == "M" || letter == "?") {
    context.Error(token.at, "BAD_LETTER_DEF",
                  Quoted(letter) + " cannot be a power's letter: expected one character other than M and ?");
    return;
  }
  power.letter = letter;
}

// A name is not empty, neither as an identity nor as it is shown, and no word for neutral centres.
bool IsPowerName(std::string_view written) {
  const std::string id = PowerIdentity(written);
  return !id.empty() && !PowerDisplay(written).empty() && id != "UNOWNED" && id != "NEUTRAL";
}

// Whether a name is that of a power in this or another phase; IN and FROM may give a power its own old name back.
bool IsTaken(const MapDraft& draft, const std::string& old_id, const std::string& id) {
  if (id == old_id) return false;
  return std::any_of(draft.powers.begin(), draft.powers.end(), [&](const auto& power) {
    return power.first == id || (power.first != old_id && power.second.base_id == id);
  });
}

// A directive that acts in some phases cannot add a power to the game.
DraftPower* RefuseNewPower(ReadContext& context, const MapToken& name, const std::string& id) {
  const std::string near_directive = context.Nearest(name.upper, kLongDirectives);
  context.Error(name.at, "UNKNOWN_POWER",
                Quoted(name.text) + " is no power or directive, and IN and FROM cannot add a power" +
                    (near_directive.empty() ? context.NearestPower(id) : near_directive));
  return nullptr;
}

DraftPower* AddPower(ReadContext& context, const MapLine& line, const std::string& id) {
  auto& powers = context.draft->powers;
  if (const auto found = powers.find(id); found != powers.end()) return &found->second;
  if (context.dynamic != nullptr) return RefuseNewPower(context, line[0], id);
  if (powers.size() >= kMostDraftPowers) {
    context.Limit(line.at, "more than 256 powers");
    return nullptr;
  }
  if (!context.SpendWork(line.at, kWorkPerPower)) return nullptr;
  context.draft->suspects.push_back({line[0].at, line.Keyword(), PlacesOfHomeList(line, 1)});
  DraftPower& power = powers[id];
  power.at = line[0].at;
  power.id = id;
  power.name = PowerDisplay(line[0].text);
  return &power;
}

// Everything that named the power by its identity names it by the new one.
void RenamePowerReferences(MapDraft& draft, std::vector<FileState>& files, const std::string& old_id,
                           const std::string& id) {
  for (DraftUnit& unit : draft.units) {
    if (unit.power == old_id) unit.power = id;
  }
  for (auto& [other_id, other] : draft.powers) {
    for (DraftMention& controller : other.controllers) {
      if (controller.id == old_id) controller.id = id;
    }
  }
  for (FileState& file : files) {
    if (file.power == old_id) file.power = id;
  }
}

// Everything stays with the power: homes, owned centres, units, letter and own word, and the flag of the old name.
DraftPower* RenamePower(ReadContext& context, const MapLine& line, const std::string& old_id, const std::string& id) {
  MapDraft& draft = *context.draft;
  if (!draft.powers.contains(old_id)) {
    context.Error(line[0].at, "RENAME_UNKNOWN",
                  Quoted(line[0].text) + " is no power so far" + context.NearestPower(old_id));
    return nullptr;
  }
  const bool is_name = IsPowerName(line[2].text);
  if (!is_name || IsTaken(draft, old_id, id)) {
    context.Error(
        line[2].at, "RENAME_SYNTAX",
        Quoted(line[2].text) + (is_name ? " is taken already" : " is no name") + ": expected a name that no power has");
    return nullptr;
  }
  if (!context.CountEdit(line.at)) return nullptr;
  auto record = draft.powers.extract(old_id);
  record.key() = id;
  DraftPower& power = record.mapped();
  if (power.flag.empty() && id != old_id) power.flag = old_id;
  power.at = line[2].at;
  power.id = id;
  power.name = PowerDisplay(line[2].text);
  draft.powers.insert(std::move(record));
  RenamePowerReferences(draft, context.files, old_id, id);
  return &draft.powers.find(id)->second;
}

// The index of the token that is wrong in a power line with arrows; none if it is a power line or `OLD -> NEW`.
std::optional<size_t> MisplacedArrow(const MapLine& line) {
  const auto is_arrow = [](const MapToken& token) { return token.text == "->"; };
  if (is_arrow(line[0])) return 0;
  const bool rename = line.size() > 1 && is_arrow(line[1]);
  if (rename && line.size() == 2) return 1;
  const auto other = std::find_if(line.tokens.begin() + (rename ? 2 : 1), line.tokens.end(), is_arrow);
  if (other == line.tokens.end()) return std::nullopt;
  return static_cast<size_t>(other - line.tokens.begin());
}

void ReadUnitCount(ReadContext& context, const MapLine& line, int32_t DraftPower::*member) {
  DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  const std::optional<int32_t> count = line.size() == 1 ? 1 : ParseNumber(line[1].upper);
  if (!count.has_value() || *count < 0 || *count > kMaxProvinces || line.size() > 2) {
    context.Error(line[line.size() > 2 ? 2 : 1].at, "BAD_NUMBER",
                  "expected one number from 0 to 512 after " + line.Keyword());
    return;
  }
  power->*member = *count;  // the last line counts
}

// What a new power's line may have been meant for; empty: nothing else.
std::string MeaningOf(const DraftSuspect& suspect, const MapDraft& draft, bool lists_places, bool has_units) {
  const std::string word = Quoted(suspect.word);
  if (!lists_places || !has_units) {
    const std::vector<std::string_view> near = NearestWords(suspect.word, kLongDirectives, 1);
    if (!near.empty() && (!lists_places || EditDistance(suspect.word, near.front(), 1) <= 1)) {
      return "unknown directive " + word + " is read as a power (nearest: " + std::string(near.front()) + ")";
    }
  }
  const std::string id = PowerIdentity(suspect.word);
  if (id.size() == 1 && lists_places && suspect.tokens.size() == 1) {
    return word + " is read as a power: expected A or F before the place of a unit";
  }
  const auto power = draft.powers.find(id);
  constexpr size_t kLongName = 5, kLongestName = 32;  // nobody misspells a longer one
  if (power == draft.powers.end() || !power->second.sites.empty()) return "";
  if (id.size() < kLongName || id.size() > kLongestName) return "";
  for (const auto& [other, record] : draft.powers) {
    if (other == id || record.sites.empty() || EditDistance(id, other, 1) > 1) continue;
    return word + " is read as a further power, without homes (nearest: " + Excerpt(other) + ")";
  }
  return "";
}

}  // namespace

void ReadPowerLine(ReadContext& context, const MapLine& line) {
  context.file().power.clear();
  if (const std::optional<size_t> arrow = MisplacedArrow(line)) {
    context.Error(line[*arrow].at, "RENAME_SYNTAX", "expected OLD -> NEW with one name on each side");
    return;
  }
  const bool rename = line.size() > 1 && line[1].text == "->";
  size_t next = rename ? 3 : 1;
  const MapToken& name = line[next - 1];
  const std::string id = PowerIdentity(name.text);
  if (!rename && !IsPowerName(name.text)) {
    context.Error(name.at, "UNKNOWN_POWER", Quoted(name.text) + " is no name of a power");
    return;
  }
  if (const size_t bracket = name.text.find('('); bracket != std::string::npos) {
    context.Error(name.at, "BAD_OWN_WORD", "expected a blank before the bracket in " + Quoted(name.text));
    return;
  }
  DraftPower* power =
      rename ? RenamePower(context, line, PowerIdentity(line[0].text), id) : AddPower(context, line, id);
  if (power == nullptr) return;
  context.file().power = id;
  if (next < line.size() && line[next].text.front() == '(') {
    if (line[next].text.size() < 2 || line[next].text.back() != ')') {
      context.Error(
          line[next].at, "BAD_OWN_WORD",
          "the bracket in " + Quoted(line[next].text) + " does not close: expected one word, with '+' for a blank");
      return;
    }
    ReadOwnWord(context, line[next], *power);
    ++next;
  }
  ReadHomeList(context, *power, line, next);
}

// A power that resembles a directive is likely to be that directive if what follows it is no list of places, or if it
// resembles it closely and starts without a unit where others have some. One without homes that resembles another
// power is likely to be that one, and one of a single letter a unit.
void CheckSuspects(const MapDraft& draft, DiagnosticList& diagnostics) {
  std::vector<std::string_view> places, armed;
  for (const DraftPlace& place : draft.places) places.push_back(place.id);
  for (const DraftUnit& unit : draft.units) armed.push_back(unit.power);
  std::sort(places.begin(), places.end());
  std::sort(armed.begin(), armed.end());
  const auto is_place = [&](const std::string& token) {
    return CoastPart(token).empty() && std::binary_search(places.begin(), places.end(), token);
  };
  for (const DraftSuspect& suspect : draft.suspects) {
    const bool lists_places = std::all_of(suspect.tokens.begin(), suspect.tokens.end(), is_place);
    const auto power = draft.powers.find(PowerIdentity(suspect.word));
    const bool has_units =
        power == draft.powers.end() || armed.empty() || std::binary_search(armed.begin(), armed.end(), power->first);
    std::string meaning = MeaningOf(suspect, draft, lists_places, has_units);
    if (!meaning.empty()) diagnostics.Warning(suspect.at, "LIKELY_TYPO", std::move(meaning));
  }
}

// `LEAGUE name`, `LEAGUE name STRICT`, `LEAGUE name BENIGN others`.
void ReadLeague(ReadContext& context, const MapLine& line) {
  DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  if (line.size() == 1) {
    context.Error(line[0].at, "BAD_LEAGUE", "expected the name of a league");
    return;
  }
  if (power->league.has_value() && WrittenByThisText(context, power->league->at)) {
    context.Error(line[0].at, "LEAGUE_TWICE",
                  power->name + " is in the league " + Quoted(power->league->name) + " already");
    return;
  }
  DraftLeague league;
  league.at = line[1].at;
  league.name = line[1].upper;
  if (line.size() > 2) {
    constexpr std::array<std::string_view, 2> kBehaviors = {"STRICT", "BENIGN"};
    const std::string& behavior = line[2].upper;
    if (behavior == kBehaviors[0] && line.size() > 3) {
      context.Error(line[3].at, "BAD_LEAGUE", "nothing may follow STRICT");
    } else if (behavior == kBehaviors[0]) {
      league.behavior = LeagueBehavior::kStrict;
    } else if (behavior == kBehaviors[1]) {
      league.behavior = LeagueBehavior::kBenign;
    } else {
      context.Error(line[2].at, "BAD_LEAGUE",
                    "expected STRICT or BENIGN, not " + Quoted(line[2].text) + context.Nearest(behavior, kBehaviors));
    }
  }
  for (size_t i = 3; i < line.size() && league.behavior == LeagueBehavior::kBenign; ++i) {
    for (std::string& other : SplitAtCommas(line[i].upper)) league.others.push_back(std::move(other));
  }
  if (league.others.size() > kMaxPowers) context.Limit(line.at, "more than 64 leagues in one line");
  power->league = std::move(league);
}

// The flag of another power, which may be one of another map; none: its own.
void ReadFlag(ReadContext& context, const MapLine& line) {
  context.ExpectAtMost(line, 2);
  if (DraftPower* power = context.CurrentPower(line)) {
    power->flag = line.size() == 1 ? std::string() : PowerIdentity(line[1].text);
  }
}

void ReadReserves(ReadContext& context, const MapLine& line) { ReadUnitCount(context, line, &DraftPower::reserves); }

void ReadMilitia(ReadContext& context, const MapLine& line) { ReadUnitCount(context, line, &DraftPower::militia); }

}  // namespace entente
