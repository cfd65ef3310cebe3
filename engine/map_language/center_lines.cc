// Homes and other build sites, neutral and owned centers, start units. Source: maps/LANGUAGE.md (Powers; Homes; Units).
#include <algorithm>
#include <utility>

#include "base/ids.h"
#include "map_language/map_directives.h"

namespace entente {
namespace {

constexpr size_t kMostMentions = kMaxLocations;  // of one list
constexpr std::string_view kMarks = "-+*@~";

// A word of a home list.
struct SiteToken {
  bool removal = false;  // `-XXX`
  DraftSite site;
};

// Number of mark characters at the front of a word.
size_t MarkCount(std::string_view word) { return std::min(word.find_first_not_of(kMarks), word.size()); }

bool IsRemoval(std::string_view word) { return word.substr(0, MarkCount(word)).find('-') != std::string_view::npos; }

// The place of a word, without marks and limits.
std::string_view PlaceOf(std::string_view word) {
  word.remove_prefix(MarkCount(word));
  return word.substr(0, word.find('('));
}

// Removes the record with this id. True if there was one.
template <typename Record>
bool EraseMention(ReadContext& context, const Origin& at, std::vector<Record>& records, const std::string& id) {
  if (!context.Spend(at, records.size())) return false;
  return std::erase_if(records, [&](const Record& record) { return record.id == id; }) > 0;
}

// A place listed again moves to the end of its list.
template <typename Record>
void AddMention(ReadContext& context, std::vector<Record>& records, Record record) {
  EraseMention(context, record.at, records, record.id);
  if (records.size() >= kMostMentions) {
    context.Limit(record.at, "more than 2048 places in one list");
  } else if (!context.stopped) {
    records.push_back(std::move(record));
  }
}

// Whether this text made the replaced record in the same file. Records of other files may be replaced: variants do so.
bool IsTwice(const ReadContext& context, const Origin& before, const Origin& now) {
  return before.file == now.file && WrittenByThisText(context, before);
}

bool HaveSameMarks(const DraftMention&, const DraftMention&) { return true; }
bool HaveSameMarks(const DraftSite& a, const DraftSite& b) {
  return a.kind == b.kind && a.alternative == b.alternative && a.hidden == b.hidden && a.limits == b.limits;
}

// A home that is listed again should have other marks; without any the second word has no effect.
template <typename Record>
void WarnIfTwice(ReadContext& context, const std::vector<Record>& records, const Record& record) {
  if (!context.Spend(record.at, records.size())) return;
  const auto before =
      std::find_if(records.begin(), records.end(), [&](const Record& known) { return known.id == record.id; });
  if (before == records.end() || !HaveSameMarks(*before, record) || !IsTwice(context, before->at, record.at)) return;
  context.Warning(record.at, "LISTED_TWICE",
                  Quoted(record.id) + " is listed already (" + context.diagnostics.PlaceOf(before->at) + ")");
}

// Ownership and consumable builds are given once, when the game begins. Source: maps/LANGUAGE.md (IN and FROM).
void WarnIfDynamic(ReadContext& context, const MapToken& token, std::string_view what) {
  if (context.dynamic != nullptr) context.NoEffect(token.at, std::string(what) + " has no effect behind IN and FROM");
}

// Counts one of &SC, SC! and SC?.
void AddToken(ReadContext& context, const MapToken& token, int& count) {
  WarnIfDynamic(context, token, token.upper);
  if (++count > kMaxLocations) context.Limit(token.at, "more than 2048 of " + token.upper);
}

// Reads the limits in brackets after an alternative. False after a diagnostic.
bool ReadLimits(ReadContext& context, const MapToken& token, std::string_view brackets, DraftSite& site) {
  const bool closed = brackets.size() > 2 && brackets.find(')') == brackets.size() - 1;
  if (closed) site.limits = SplitAtCommas(brackets.substr(1, brackets.size() - 2));
  if (site.limits.empty()) {
    context.Error(token.at, "BAD_HOME", "expected homes in brackets, as in @CAL(NYO), not " + Quoted(token.text));
    return false;
  }
  if (site.alternative) return true;
  context.Error(token.at, "ALT_LIMIT", "only an alternative (@) has limits: " + Quoted(token.text));
  return false;
}

// Checks which marks a place may have together: a factory or partisan site is no center, an alternative is one.
bool CheckMarks(ReadContext& context, const MapToken& token, std::string_view marks) {
  const auto has = [&](char mark) { return marks.find(mark) != std::string_view::npos; };
  if (has('-')) return true;
  if (has('+') && has('*')) {
    context.Error(token.at, "PARTISAN_FACTORY", Quoted(token.text) + " cannot be both a factory and a partisan site");
  } else if (has('@') && has('+')) {
    context.Error(token.at, "FACTORY_SC", Quoted(token.text) + ": a factory site (+) is no center, so no alternative");
  } else if (has('@') && has('*')) {
    context.Error(token.at, "PARTISAN_SC",
                  Quoted(token.text) + ": a partisan site (*) is no center, so no alternative");
  } else {
    return true;
  }
  return false;
}

// Reads marks, place and limits. False after a diagnostic.
bool ReadSite(ReadContext& context, const MapToken& token, SiteToken& written) {
  const std::string_view word = token.upper;
  const std::string_view marks = word.substr(0, MarkCount(word));
  const auto has = [&](char mark) { return marks.find(mark) != std::string_view::npos; };
  if (!CheckMarks(context, token, marks)) return false;
  DraftSite& site = written.site;
  site.at = token.at;
  site.id = PlaceOf(word);
  site.kind = has('+') ? DraftSite::Kind::kFactory : has('*') ? DraftSite::Kind::kPartisan : DraftSite::Kind::kHome;
  site.alternative = has('@');
  site.hidden = has('~');
  written.removal = has('-');
  if (site.id.empty()) {
    context.Error(token.at, "BAD_HOME", "expected a place in " + Quoted(token.text));
    return false;
  }
  const std::string_view rest = word.substr(marks.size() + site.id.size());
  return rest.empty() || written.removal || ReadLimits(context, token, rest, site);
}

// Removes a home, which becomes a neutral center.
void RemoveSite(ReadContext& context, DraftPower& power, const MapToken& token, const std::string& id) {
  const auto found =
      std::find_if(power.sites.begin(), power.sites.end(), [&](const DraftSite& site) { return site.id == id; });
  if (found == power.sites.end()) {
    std::vector<std::string_view> ids;
    for (const DraftSite& site : power.sites) ids.push_back(site.id);
    context.Warning(token.at, "REMOVE_NONE",
                    Quoted(token.text) + " matches no home of " + power.name + context.Nearest(id, ids));
    return;
  }
  const bool home = found->kind == DraftSite::Kind::kHome;
  power.sites.erase(found);
  if (home) AddMention(context, context.draft->neutrals, DraftMention{token.at, id});
}

// Warns if a home is listed again as a factory or partisan site and so is no longer a supply center.
void WarnOfLostHome(ReadContext& context, const DraftPower& power, const DraftSite& site) {
  if (site.kind == DraftSite::Kind::kHome || !context.Spend(site.at, power.sites.size())) return;
  const bool was_home = std::any_of(power.sites.begin(), power.sites.end(), [&](const DraftSite& known) {
    return known.id == site.id && known.kind == DraftSite::Kind::kHome;
  });
  if (!was_home) return;
  context.Warning(site.at, "HOME_LOST",
                  Quoted(site.id) + " was a home of " + power.name + " and is no supply center as a " +
                      (site.kind == DraftSite::Kind::kFactory ? "factory" : "partisan") + " site");
}

void ClearSites(DraftPower& power) {
  power.sites.clear();
  power.claims = 0;
  power.sites_replaced = false;
}

// After IN and FROM the places only become supply centers.
void ReadOwnedList(ReadContext& context, DraftPower& power, const MapLine& line) {
  WarnIfDynamic(context, line[0], "who owns a center");
  for (size_t i = 1; i < line.size() && !context.stopped; ++i) {
    if (line[i].upper == "SC!") {
      AddToken(context, line[i], power.seizing_builds);
    } else if (line[i].upper == "SC?") {
      AddToken(context, line[i], power.guest_builds);
    } else {
      DraftMention owned{line[i].at, line[i].upper};
      WarnIfTwice(context, *power.owned, owned);
      AddMention(context, *power.owned, std::move(owned));
    }
  }
}

std::string UnitText(const DraftUnit& unit) { return (unit.type == UnitType::kFleet ? "F " : "A ") + unit.id; }

// One province holds one unit, so the later line counts.
void WarnOfTwoUnits(ReadContext& context, const DraftUnit& before, const DraftUnit& unit) {
  if (!IsTwice(context, before.at, unit.at)) return;
  const std::string line = " (" + context.diagnostics.PlaceOf(before.at) + ")";
  const bool same = before.power == unit.power && before.type == unit.type && before.id == unit.id;
  const auto owner = context.draft->powers.find(before.power);
  const std::string whose = owner == context.draft->powers.end() ? "" : " of " + owner->second.name;
  const std::string text = Quoted(UnitText(unit));
  context.Warning(unit.at, "LISTED_TWICE",
                  same ? text + " is listed already" + line
                       : text + " takes the place of " + Quoted(UnitText(before)) + whose + line +
                             ": expected one unit in a province");
}

}  // namespace

void ReadHomeList(ReadContext& context, DraftPower& power, const MapLine& line, size_t first) {
  const auto begin = line.tokens.begin() + static_cast<ptrdiff_t>(first);
  const bool lists =
      std::any_of(begin, line.tokens.end(), [](const MapToken& token) { return !IsRemoval(token.upper); });
  if (power.sites_replaced && lists) ClearSites(power);
  for (auto token = begin; token != line.tokens.end() && !context.stopped; ++token) {
    SiteToken written;
    if (token->upper == "&SC") {
      AddToken(context, *token, power.claims);
    } else if (!ReadSite(context, *token, written)) {
      continue;
    } else if (written.removal) {
      if (context.Spend(token->at, power.sites.size())) RemoveSite(context, power, *token, written.site.id);
    } else {
      WarnOfLostHome(context, power, written.site);
      WarnIfTwice(context, power.sites, written.site);
      AddMention(context, power.sites, std::move(written.site));
    }
  }
}

std::vector<std::string> PlacesOfHomeList(const MapLine& line, size_t first) {
  std::vector<std::string> places;
  for (size_t i = first; i < line.size(); ++i) {
    const std::string& word = line[i].upper;
    const std::string_view place = PlaceOf(word);
    if (word != "&SC" && !IsRemoval(word) && !place.empty()) places.emplace_back(place);
  }
  return places;
}

void ReadNeutral(ReadContext& context, const MapLine& line) {
  context.LeavePower();
  if (line.size() > 1 && line[1].text == "->") {
    context.Error(line[0].at, "RENAME_SYNTAX", line.Keyword() + " cannot be renamed");
    return;
  }
  std::vector<DraftMention>& neutrals = context.draft->neutrals;
  for (size_t i = 1; i < line.size() && !context.stopped; ++i) {
    const MapToken& token = line[i];
    if (token.upper.front() != '-') {
      DraftMention neutral{token.at, token.upper};
      WarnIfTwice(context, neutrals, neutral);
      AddMention(context, neutrals, std::move(neutral));
    } else if (token.upper.size() == 1) {
      context.Error(token.at, "BAD_HOME", "expected a place after '-'");
    } else if (!EraseMention(context, token.at, neutrals, token.upper.substr(1)) && !context.stopped) {
      std::vector<std::string_view> ids;
      for (const DraftMention& neutral : neutrals) ids.push_back(neutral.id);
      context.Warning(token.at, "REMOVE_NONE",
                      Quoted(token.text) + " matches no neutral center so far" +
                          context.Nearest(std::string_view(token.upper).substr(1), ids));
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
  if (context.file().power.empty()) {
    ReadNeutral(context, line);
    return;
  }
  DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  power->owned.emplace();
  power->seizing_builds = 0;
  power->guest_builds = 0;
  ReadOwnedList(context, *power, line);
}

// Replaces the list of the power line; later INHABITS lines add to it.
void ReadInhabits(ReadContext& context, const MapLine& line) {
  DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  if (!power->sites_replaced) ClearSites(*power);
  power->sites_replaced = false;
  ReadHomeList(context, *power, line, 1);
  power->sites_replaced = true;
}

void ReadHomes(ReadContext& context, const MapLine& line) {
  DraftPower* power = context.CurrentPower(line);
  if (power == nullptr) return;
  ClearSites(*power);
  ReadHomeList(context, *power, line, 1);
  power->sites_replaced = true;
}

void ReadUnit(ReadContext& context, const MapLine& line) {
  if (line.size() != 2) {
    context.Error(line[line.size() > 2 ? 2 : 0].at, "BAD_UNIT", "expected a unit as two words, such as 'A PAR'");
    return;
  }
  const DraftPower* power = context.CurrentPower(line);
  std::vector<DraftUnit>& units = context.draft->units;
  if (power == nullptr || !context.Spend(line.at, units.size())) return;
  DraftUnit unit{line[1].at, power->id, line.Keyword() == "F" ? UnitType::kFleet : UnitType::kArmy, line[1].upper};
  const auto is_there = [&](const DraftUnit& other) { return ProvincePart(other.id) == ProvincePart(unit.id); };
  const auto before = std::find_if(units.begin(), units.end(), is_there);
  if (before != units.end()) WarnOfTwoUnits(context, *before, unit);
  std::erase_if(units, is_there);
  if (units.size() >= kMaxProvinces) {
    context.Limit(line.at, "more than 1024 start units");
    return;
  }
  units.push_back(std::move(unit));
}

void ReadUnits(ReadContext& context, const MapLine& line) {
  context.ExpectAtMost(line, 1);
  const DraftPower* power = context.CurrentPower(line);
  if (power == nullptr || !context.Spend(line.at, context.draft->units.size())) return;
  std::erase_if(context.draft->units, [&](const DraftUnit& unit) { return unit.power == power->id; });
}

}  // namespace entente
