// Power lines and what belongs to a power as a whole. Source: FORMAT_NOTES section 8.
#include <algorithm>
#include <array>

#include "base/ids.h"
#include "base/text.h"
#include "map/map_directives.h"

namespace entente {
namespace {

constexpr size_t kMostDraftPowers = 4 * kMaxPowers;  // before UNPLAYED

// Words that a power name may be a misspelling of.
constexpr std::array<std::string_view, 32> kDirectiveWords = {
    "WATER", "LAND",   "COAST",    "PORT",    "SHUT",  "AMEND",    "DROP",    "UNOWNED",  "NEUTRAL",  "CENTERS", "OWNS",
    "HOMES", "UNITS",  "INHABITS", "VICTORY", "BEGIN", "FLOW",     "RULE",    "RULES",    "FLAGS",    "NOTIFY",  "USES",
    "DUMMY", "LEAGUE", "CONTROL",  "ROTATE",  "TEAMS", "RESERVES", "MILITIA", "UNPLAYED", "NEWHOMES", "TEXTONLY"};

void NoteSuspect(ReadContext& context, const MapLine& line) {
  const std::vector<std::string_view> near = NearestWords(line.Keyword(), kDirectiveWords, 1);
  if (near.empty()) return;
  DraftSuspect suspect{line.at, line.Keyword(), std::string(near.front()), {}};
  for (size_t i = 1; i < line.size(); ++i) suspect.tokens.push_back(line[i].upper);
  context.draft.suspects.push_back(std::move(suspect));
}

// Reads `(own word:letter)`. Token form: the brackets are checked by the caller.
void ReadOwnWord(ReadContext& context, const MapToken& token, DraftPower& power) {
  std::string_view inside = token.text;
  inside.remove_prefix(1);
  inside.remove_suffix(1);
  const size_t colon = inside.rfind(':');
  const std::string_view word = inside.substr(0, colon);
  power.own_word = OwnWordDisplay(word);
  if (colon == std::string_view::npos || colon + 1 == inside.size()) return;  // no letter: the default
  const std::string letter = UpperCase(inside.substr(colon + 1));
  if (CodePointCount(letter) != 1 || letter == "M" || letter == "?") {
    context.Error(token.at, "BAD_LETTER_DEF",
                  Quoted(letter) + " cannot be a power's letter: expected one character other than M and ?");
    return;
  }
  power.letter = letter;
}

DraftPower* AddPower(ReadContext& context, const MapLine& line, const MapToken& name, const std::string& id) {
  auto& powers = context.draft.powers;
  if (const auto found = powers.find(id); found != powers.end()) return &found->second;
  if (powers.size() >= kMostDraftPowers) {
    context.Limit(line.at, "more than 256 powers");
    return nullptr;
  }
  DraftPower& power = powers[id];
  power.at = line.at;
  power.id = id;
  power.name = PowerDisplay(name.text);
  return &power;
}

// Everything stays with the power: homes, owned centres, units, letter and own word.
DraftPower* RenamePower(ReadContext& context, const MapLine& line, const std::string& old_id, const std::string& id) {
  MapDraft& draft = context.draft;
  if (!draft.powers.contains(old_id)) {
    context.Error(line[0].at, "RENAME_UNKNOWN", Quoted(line[0].text) + " is no power so far");
    return nullptr;
  }
  if (id == "UNOWNED" || id == "NEUTRAL" || (id != old_id && draft.powers.contains(id))) {
    context.Error(line[2].at, "RENAME_SYNTAX", Quoted(line[2].text) + " is taken already");
    return nullptr;
  }
  if (!context.CountEdit(line.at)) return nullptr;
  auto record = draft.powers.extract(old_id);
  record.key() = id;
  record.mapped().id = id;
  record.mapped().name = PowerDisplay(line[2].text);
  DraftPower& power = draft.powers.insert(std::move(record)).position->second;
  for (DraftUnit& unit : draft.units) {
    if (unit.power == old_id) unit.power = id;
  }
  return &power;
}

// The powers that a list names, from token `first` on; unknown names are reported.
std::vector<std::string> ReadNames(ReadContext& context, const MapLine& line, size_t first) {
  std::vector<std::string> ids;
  for (size_t i = first; i < line.size(); ++i) {
    for (const std::string& name : SplitAtCommas(line[i].text)) {
      std::string id = PowerIdentity(name);
      if (context.draft.powers.contains(id)) {
        ids.push_back(std::move(id));
      } else {
        context.Error(line[i].at, "UNKNOWN_POWER", Quoted(name) + " is no power so far");
      }
    }
  }
  return ids;
}

// `ALL`, `ALL EXCEPT P Q` or names, after the keyword.
std::vector<std::string> ReadPowerList(ReadContext& context, const MapLine& line) {
  if (line[1].upper != "ALL") return ReadNames(context, line, 1);
  std::vector<std::string> all;
  for (const auto& [id, power] : context.draft.powers) all.push_back(id);
  if (line.size() == 2) return all;
  if (line[2].upper != "EXCEPT" || line.size() == 3) {
    context.Error(line[2].at, "UNKNOWN_POWER", "expected EXCEPT and the names of powers after ALL");
    return {};
  }
  const std::vector<std::string> kept = ReadNames(context, line, 3);
  std::erase_if(all, [&](const std::string& id) { return std::find(kept.begin(), kept.end(), id) != kept.end(); });
  return all;
}

}  // namespace

DraftPower* ReadContext::CurrentPower(const MapLine& line) {
  const auto found = draft.powers.find(file->power);
  if (!file->power.empty() && found != draft.powers.end()) return &found->second;
  Error(line.at, "NO_POWER", line.Keyword() + " stands under no power's line");
  return nullptr;
}

void ReadPowerLine(ReadContext& context, const MapLine& line) {
  const bool rename = line.size() > 1 && line[1].text == "->";
  const bool other_arrow = std::any_of(line.tokens.begin() + (rename ? 2 : 1), line.tokens.end(),
                                       [](const MapToken& token) { return token.text == "->"; });
  if (other_arrow || (rename && line.size() < 3) || line[0].text == "->") {
    context.Error(line.at, "RENAME_SYNTAX", "expected OLD -> NEW with one name on each side");
    return;
  }
  size_t next = rename ? 3 : 1;
  const std::string id = PowerIdentity(line[next - 1].text);
  context.file->power.clear();
  if (id.empty()) {
    context.Error(line.at, "UNKNOWN_POWER", Quoted(line[next - 1].text) + " is no name of a power");
    return;
  }
  if (!rename && !context.draft.powers.contains(id)) NoteSuspect(context, line);
  DraftPower* power =
      rename ? RenamePower(context, line, PowerIdentity(line[0].text), id) : AddPower(context, line, line[0], id);
  if (power == nullptr) return;
  context.file->power = id;
  if (next < line.size() && line[next].text.front() == '(') {
    if (line[next].text.size() < 2 || line[next].text.back() != ')') {
      context.Error(line[next].at, "BAD_OWN_WORD", "the bracket in " + Quoted(line[next].text) + " does not close");
      return;
    }
    ReadOwnWord(context, line[next], *power);
    ++next;
  }
  ReadHomeList(context, *power, line, next);
}

void ReadUnplayed(ReadContext& context, const MapLine& line) {
  if (line.size() == 1) {
    if (const DraftPower* power = context.CurrentPower(line)) RemovePower(context.draft, std::string(power->id));
  } else {
    for (const std::string& id : ReadPowerList(context, line)) RemovePower(context.draft, id);
  }
  context.file->power.clear();
}

void ReadDummy(ReadContext& context, const MapLine& line) {
  if (line.size() == 1) {
    if (line.Keyword() == "DUMMIES") {
      context.Error(line.at, "UNKNOWN_POWER", "expected ALL or the names of powers after DUMMIES");
    } else if (DraftPower* power = context.CurrentPower(line)) {
      power->dummy = true;
    }
    return;
  }
  const std::vector<std::string> ids = ReadPowerList(context, line);
  if (line[1].upper == "ALL") {  // replaces the list
    for (auto& [id, power] : context.draft.powers) power.dummy = false;
  }
  for (const std::string& id : ids) context.draft.powers[id].dummy = true;
  context.file->power.clear();
}

void ReadLeague(ReadContext& context, const MapLine& line) {
  DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  if (power->has_league) context.Error(line.at, "LEAGUE_TWICE", power->name + " is in a league already");
  power->has_league = true;
  if (line.size() == 1) {
    context.Error(line.at, "BAD_LEAGUE", "expected the name of a league");
  } else if (line.size() > 2) {
    const std::string& behaviour = line[2].upper;
    if (behaviour != "STRICT" && behaviour != "BENIGN") {
      context.Error(line[2].at, "BAD_LEAGUE", "expected STRICT or BENIGN, not " + Quoted(line[2].text));
    } else if (behaviour == "STRICT" && line.size() > 3) {
      context.Error(line[3].at, "BAD_LEAGUE", "nothing may follow STRICT");
    } else {
      context.NotSupported(line[2].at, "a league that is " + behaviour);
    }
  }
}

void ReadFlag(ReadContext& context, const MapLine& line) { context.CurrentPower(line); }

}  // namespace entente
