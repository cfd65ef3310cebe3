// Power lines and the directives for one power. Source: maps/LANGUAGE.md (Powers).
#include <algorithm>
#include <array>

#include "base/ids.h"
#include "base/text.h"
#include "map/name_key.h"
#include "map_language/directive_table.h"

namespace entente {
namespace {

constexpr size_t kMostDraftPowers = 4 * kMaxPowers;  // before UNPLAYED
constexpr uint64_t kWorkPerPower = 4096;             // of a new one: its name is compared with every directive

// Reads `(own word:letter)`. The caller has checked the brackets.
void ReadOwnWord(ReadContext& context, const MapToken& token, DraftPower& power) {
  std::string_view inside = token.text;
  inside.remove_prefix(1);
  inside.remove_suffix(1);
  const size_t colon = inside.rfind(':');
  power.own_word = OwnWordDisplay(inside.substr(0, colon));
  if (colon == std::string_view::npos) return;
  const std::string letter = UpperCase(inside.substr(colon + 1));
  if (context.dynamic != nullptr) context.NoEffect(token.at, "a letter has no effect behind IN and FROM");
  power.letter.clear();  // the default if nothing follows the colon
  if (letter.empty()) return;
  if (CodePointCount(letter) != 1 || letter == "M" || letter == "?") {
    context.Error(token.at, "BAD_LETTER_DEF",
                  Quoted(letter) + " cannot be a power's letter: expected one character other than M and ?");
    return;
  }
  power.letter = letter;
}

// A name must not be empty, as an identity or as displayed, and not a word for neutral centers.
bool IsPowerName(std::string_view written) {
  const std::string id = PowerIdentity(written);
  return !id.empty() && !PowerDisplay(written).empty() && id != "UNOWNED" && id != "NEUTRAL";
}

// Whether a power has this name in this or another phase. IN and FROM may give a power its own old name back.
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

// Replaces the identity of the power in all references.
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

// The power keeps its homes, owned centers, units, letter and own word, and the flag of the old name.
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

// The index of the wrong token in a power line with arrows; nothing for a power line or `OLD -> NEW`.
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
                  "expected one number from 0 to 1024 after " + line.Keyword());
    return;
  }
  power->*member = *count;  // the last line counts
}

// Inserts the missing blank in `France(French) BRE`.
MapLine SplitAtBracket(const MapLine& line, size_t token, size_t bracket) {
  MapLine split = line;
  MapToken name = line[token], own_word = line[token];
  name.text.erase(bracket);
  own_word.text.erase(0, bracket);
  own_word.at.column += static_cast<uint32_t>(CodePointCount(name.text));
  for (MapToken* part : {&name, &own_word}) part->upper = UpperCase(part->text);
  split.tokens[token] = std::move(name);
  split.tokens.insert(split.tokens.begin() + static_cast<ptrdiff_t>(token) + 1, std::move(own_word));
  return split;
}

// Reads the brackets after the name, at token `next`; returns the index of the token after them.
size_t ReadBrackets(ReadContext& context, const MapLine& line, size_t next, DraftPower& power) {
  const std::string& text = line[next].text;
  if (text.size() >= 2 && text.back() == ')') {
    ReadOwnWord(context, line[next], power);
    return next + 1;
  }
  context.Error(line[next].at, "BAD_OWN_WORD",
                "the bracket in " + Quoted(text) + " does not close: expected one word, with '+' for a blank");
  const auto closes = [](const MapToken& token) { return token.text.back() == ')' && token.text.front() != '@'; };
  const auto first = line.tokens.begin() + static_cast<ptrdiff_t>(next);
  const auto last = std::find_if(first, line.tokens.end(), closes);
  return last == line.tokens.end() ? next + 1 : static_cast<size_t>(last - line.tokens.begin()) + 1;
}

void ReadPower(ReadContext& context, const MapLine& line) {
  if (const std::optional<size_t> arrow = MisplacedArrow(line)) {
    context.Error(line[*arrow].at, "RENAME_SYNTAX", "expected OLD -> NEW with one name on each side");
    return;
  }
  const bool rename = line.size() > 1 && line[1].text == "->";
  const size_t next = rename ? 3 : 1;
  const MapToken& name = line[next - 1];
  if (const size_t bracket = name.text.find('('); bracket != std::string::npos) {
    context.Error(name.at, "BAD_OWN_WORD", "expected a blank before the bracket in " + Quoted(name.text));
    if (bracket > 0) ReadPower(context, SplitAtBracket(line, next - 1, bracket));
    return;
  }
  const std::string id = PowerIdentity(name.text);
  if (!rename && !IsPowerName(name.text)) {
    context.Error(name.at, "UNKNOWN_POWER", Quoted(name.text) + " is no name of a power");
    return;
  }
  DraftPower* power =
      rename ? RenamePower(context, line, PowerIdentity(line[0].text), id) : AddPower(context, line, id);
  if (power == nullptr) return;
  context.file().power = id;
  const bool has_brackets = next < line.size() && line[next].text.front() == '(';
  ReadHomeList(context, *power, line, has_brackets ? ReadBrackets(context, line, next, *power) : next);
}

}  // namespace

void ReadPowerLine(ReadContext& context, const MapLine& line) {
  context.LeavePower();
  ReadPower(context, line);
  context.file().power_lost = context.file().power.empty();
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

// Reads the flag of another power, perhaps of another map; without a name the power's own.
void ReadFlag(ReadContext& context, const MapLine& line) {
  context.ExpectAtMost(line, 2);
  if (DraftPower* power = context.CurrentPower(line)) {
    power->flag = line.size() == 1 ? std::string() : PowerIdentity(line[1].text);
  }
}

void ReadReserves(ReadContext& context, const MapLine& line) { ReadUnitCount(context, line, &DraftPower::reserves); }

void ReadMilitia(ReadContext& context, const MapLine& line) { ReadUnitCount(context, line, &DraftPower::militia); }

}  // namespace entente
