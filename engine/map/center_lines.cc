// Homes, neutral and owned centres, start units. Source: FORMAT_NOTES sections 9 and 10.
#include <algorithm>

#include "base/ids.h"
#include "map/map_directives.h"

namespace entente {
namespace {

constexpr size_t kMostMentions = kMaxLocations;  // of one list

void EraseMention(std::vector<DraftMention>& mentions, const std::string& id) {
  std::erase_if(mentions, [&](const DraftMention& mention) { return mention.id == id; });
}

// A place listed again moves to the end of its list.
void AddMention(ReadContext& context, std::vector<DraftMention>& mentions, const Origin& at, const std::string& id) {
  EraseMention(mentions, id);
  if (mentions.size() >= kMostMentions) {
    context.Limit(at, "more than 1024 places in one list");
    return;
  }
  mentions.push_back({at, id});
}

// Reports marks of a home that are not built yet and returns the place alone.
std::string HomeWithoutMarks(ReadContext& context, const MapToken& token) {
  std::string id = token.upper;
  const size_t marks = std::min(id.find_first_not_of("+*@~"), id.size());
  for (size_t i = 0; i < marks; ++i) {
    const char* what = id[i] == '+'   ? "a factory site (+)"
                       : id[i] == '*' ? "a partisan site (*)"
                       : id[i] == '@' ? "an alternative site (@)"
                                      : "a hidden build site (~)";
    context.NotSupported(token.at, what);
  }
  id.erase(0, marks);
  if (const size_t open = id.find('('); open != std::string::npos) {
    if (marks == 0) context.NotSupported(token.at, "a limit in brackets after a home");
    id.erase(open);
  }
  return id;
}

void ReadOwnedList(ReadContext& context, DraftPower& power, const MapLine& line) {
  for (size_t i = 1; i < line.size() && !context.stopped; ++i) {
    if (line[i].upper == "SC!" || line[i].upper == "SC?") {
      context.NotSupported(line[i].at, "the centre token " + line[i].upper);
    } else {
      AddMention(context, *power.owned, line[i].at, line[i].upper);
    }
  }
}

}  // namespace

void ReadHomeList(ReadContext& context, DraftPower& power, const MapLine& line, size_t first) {
  if (power.homes_replaced && first < line.size()) {
    power.homes.clear();
    power.homes_replaced = false;
  }
  for (size_t i = first; i < line.size() && !context.stopped; ++i) {
    const std::string& word = line[i].upper;
    if (word == "&SC") {
      context.NotSupported(line[i].at, "a home claim (&SC)");
    } else if (word.front() == '-' && word.size() > 1) {  // a home taken away becomes a neutral centre
      const std::string id = word.substr(1);
      const size_t before = power.homes.size();
      EraseMention(power.homes, id);
      if (power.homes.size() < before) AddMention(context, context.draft.neutrals, line[i].at, id);
    } else {
      const std::string id = HomeWithoutMarks(context, line[i]);
      const bool centre = word.find_first_of("+*") >= word.size() - id.size();  // factories and partisan sites are none
      if (centre) AddMention(context, power.homes, line[i].at, id);
    }
  }
}

void ReadNeutral(ReadContext& context, const MapLine& line) {
  context.file->power.clear();
  if (line.size() > 1 && line[1].text == "->") {
    context.Error(line.at, "RENAME_SYNTAX", line.Keyword() + " cannot be renamed");
    return;
  }
  for (size_t i = 1; i < line.size() && !context.stopped; ++i) {
    if (line[i].upper.front() == '-' && line[i].upper.size() > 1) {
      EraseMention(context.draft.neutrals, line[i].upper.substr(1));
    } else {
      AddMention(context, context.draft.neutrals, line[i].at, line[i].upper);
    }
  }
}

void ReadOwns(ReadContext& context, const MapLine& line) {
  DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  if (!power->owned.has_value()) power->owned.emplace();
  ReadOwnedList(context, *power, line);
}

void ReadCenters(ReadContext& context, const MapLine& line) {
  if (context.file->power.empty()) {
    ReadNeutral(context, line);
    return;
  }
  DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  power->owned.emplace();
  ReadOwnedList(context, *power, line);
}

void ReadInhabits(ReadContext& context, const MapLine& line) {
  DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  if (!power->homes_replaced) power->homes.clear();
  power->homes_replaced = false;
  ReadHomeList(context, *power, line, 1);
  power->homes_replaced = true;
}

void ReadHomes(ReadContext& context, const MapLine& line) {
  DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  power->homes.clear();
  power->homes_replaced = false;
  ReadHomeList(context, *power, line, 1);
  power->homes_replaced = true;
}

void ReadUnit(ReadContext& context, const MapLine& line) {
  if (line.size() != 2) {
    context.Error(line.at, "BAD_UNIT", "expected a unit as two words, such as 'A PAR'");
    return;
  }
  const DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  std::vector<DraftUnit>& units = context.draft.units;
  const std::string& id = line[1].upper;
  std::erase_if(units, [&](const DraftUnit& unit) { return ProvincePart(unit.id) == ProvincePart(id); });
  if (units.size() >= kMaxProvinces) {
    context.Limit(line.at, "more than 512 start units");
    return;
  }
  units.push_back({line.at, power->id, line.Keyword() == "F" ? UnitType::kFleet : UnitType::kArmy, id});
}

void ReadUnits(ReadContext& context, const MapLine& line) {
  const DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  std::erase_if(context.draft.units, [&](const DraftUnit& unit) { return unit.power == power->id; });
}

}  // namespace entente
