#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <span>
#include <vector>

#include "base/text.h"
#include "map_forms/map_form.h"
#include "map_forms/member_writer.h"
#include "map_language/canonical_text.h"
#include "map_language/flow_builder.h"
#include "map_language/map_tables.h"
#include "map_language/written_words.h"

namespace entente {
namespace {

std::string LettersOf(uint32_t letter) { return letter == 0 ? "" : Utf8Of(letter); }

// The ids of records, sorted.
template <typename List>
std::vector<std::string> SortedIds(const List& records) {
  std::vector<std::string> ids;
  for (const auto& record : records) ids.push_back(record.id);
  std::sort(ids.begin(), ids.end());
  return ids;
}

class FormWriter {
 public:
  FormWriter(const MapDraft& draft, std::string& text) : draft_(draft), text_(text), out_(text) {
    std::vector<const DraftPower*> powers;
    for (const auto& [id, power] : draft.powers) powers.push_back(&power);
    DiagnosticList told_when_read;
    const std::vector<uint32_t> letters = PowerLetters(powers, told_when_read);
    for (size_t i = 0; i < powers.size(); ++i) power_of_[LettersOf(letters[i])] = powers[i]->id;
  }

  void Write() {
    out_.Object([this] {
      out_.Text("format", kMapFormName);
      out_.Text("name", Utf8FromUtf8OrLatin1(draft_.name));
      WriteSettings();
      WritePhases();
      Lines("powers", [this] {
        for (const auto& [id, power] : draft_.powers) WritePower(power);
      });
      if (!draft_.neutrals.empty()) out_.Line();
      out_.TextsIfAny("neutral", SortedIds(draft_.neutrals));
      Lines("places", [this] { WritePlaces(); });
      WriteDirectives();
      WriteChanges();
    });
    text_ += '\n';
  }

 private:
  // An object with each member on its own line.
  template <typename Members>
  void Lines(std::string_view key, const Members& write) {
    out_.Line();
    out_.Object(key, [&] {
      write();
      out_.LineBeforeEnd();
    });
  }
  template <typename Members>
  void Line(std::string_view key, const Members& write) {
    out_.Line();
    out_.Object(key, write);
  }
  void FlagIfSet(std::string_view key, bool value) {
    if (value) out_.Flag(key, true);
  }
  void NumbersIfAny(std::string_view key, const std::vector<int32_t>& numbers) {
    if (!numbers.empty()) out_.Numbers(key, numbers);
  }

  // ---- The map as a whole ----

  void WriteSettings() {
    out_.TextIfAny("graphics", draft_.graphics);
    FlagIfSet("text_only", draft_.text_only);
    if (draft_.flags_given) out_.Texts("flags", draft_.flags);
    out_.TextsIfAny("notify", draft_.notify);
    out_.TextsIfAny("rules", RuleNamesOf(draft_));
    if (draft_.rotations.empty()) return;
    out_.Array("rotations", draft_.rotations, [this](const DraftRotation& rotation) {
      out_.Object([&] {
        out_.Text("when", kRotationWords[static_cast<size_t>(rotation.when)]);
        out_.TextsIfAny("types", rotation.types);
      });
    });
  }

  void WritePhases() {
    if (draft_.begin.has_value()) {
      out_.Object("begin", [this] {
        out_.Text("season", draft_.begin->season);
        out_.Number("year", draft_.begin->year);
        out_.Text("type", draft_.begin->type_name);
      });
    }
    if (!draft_.flow.empty()) {
      out_.Line();
      WriteFlow();
    }
    if (!draft_.victory.empty() || !draft_.new_homes.empty()) out_.Line();
    NumbersIfAny("victory", draft_.victory);
    NumbersIfAny("new_homes", draft_.new_homes);
  }

  void WriteFlow() {
    using Kind = FlowElement::Kind;
    out_.Array("flow", SeasonsOf(draft_.flow), [this](std::span<const DraftFlowElement> group) {
      out_.Object([&] {
        const DraftFlowElement& first = group.front();
        if (first.kind != Kind::kPhase) {
          out_.Count(first.kind == Kind::kNewYear ? "new_year" : "if_year_div", first.step);
          out_.Count("remainder", first.remainder);
          return;
        }
        out_.Text("season", first.season);
        out_.Array("types", group, [this](const DraftFlowElement& element) { out_.String(element.type_name); });
      });
    });
  }

  // ---- Powers ----

  void WritePower(const DraftPower& power) {
    Line(power.id, [&] {
      out_.Text("name", power.name);
      out_.TextIfAny("own_word", power.own_word);
      out_.TextIfAny("letter", power.letter);
      WriteSites(power);
      if (power.owned.has_value()) out_.Texts("owns", SortedIds(*power.owned));
      out_.Count("seizing_builds", power.seizing_builds);
      out_.Count("guest_builds", power.guest_builds);
      WriteUnits(power);
      FlagIfSet("dummy", power.dummy);
      if (!power.controllers.empty()) {
        out_.Array("controllers", power.controllers, [this](const DraftMention& c) { out_.String(c.id); });
      }
      WriteLeague(power);
      out_.Count("reserves", power.reserves);
      out_.Count("militia", power.militia);
      out_.TextIfAny("flag", power.flag);
    });
  }

  // Ids of the sites for which wanted(site) is true.
  template <typename Wanted>
  void Sites(std::string_view key, const DraftPower& power, const Wanted& wanted) {
    std::vector<DraftSite> sites;
    std::copy_if(power.sites.begin(), power.sites.end(), std::back_inserter(sites), wanted);
    out_.TextsIfAny(key, SortedIds(sites));
  }

  void WriteSites(const DraftPower& power) {
    using Kind = DraftSite::Kind;
    Sites("homes", power, [](const DraftSite& site) { return site.kind == Kind::kHome; });
    WriteAlternatives(power);
    Sites("factories", power, [](const DraftSite& site) { return site.kind == Kind::kFactory; });
    Sites("partisans", power, [](const DraftSite& site) { return site.kind == Kind::kPartisan; });
    Sites("hidden", power, [](const DraftSite& site) { return site.hidden; });
    out_.Count("claims", power.claims);
    FlagIfSet("homes_replaced", power.sites_replaced);
  }

  // {"CAL":["NYO"],"ROM":[]}: the homes that each may replace; an empty list: any open home.
  void WriteAlternatives(const DraftPower& power) {
    std::map<std::string_view, const DraftSite*> alternatives;
    for (const DraftSite& site : power.sites) {
      if (site.alternative) alternatives[site.id] = &site;
    }
    if (alternatives.empty()) return;
    out_.Object("alternatives", [&] {
      for (const auto& [id, site] : alternatives) {
        out_.TextKey(id);
        out_.BeginArray();
        for (const std::string& limit : site->limits) out_.String(limit);
        out_.EndArray();
      }
    });
  }

  void WriteUnits(const DraftPower& power) {
    std::vector<const DraftUnit*> units;
    for (const DraftUnit& unit : draft_.units) {
      if (unit.power == power.id) units.push_back(&unit);
    }
    std::sort(units.begin(), units.end(), [](auto* a, auto* b) { return a->id < b->id; });
    if (units.empty()) return;
    out_.Array("units", units, [this](const DraftUnit* unit) {
      out_.String(std::string{UnitLetter(unit->type), ' '} += unit->id);
    });
  }

  void WriteLeague(const DraftPower& power) {
    if (!power.league.has_value()) return;
    out_.Object("league", [&] {
      out_.Text("name", power.league->name);
      out_.Text("behavior", kBehaviorWords[static_cast<size_t>(power.league->behavior)]);
      out_.TextsIfAny("others", power.league->others);
    });
  }

  // ---- Places ----

  void WritePlaces() {
    std::map<std::string_view, const DraftPlace*> names;
    for (const DraftPlace& place : draft_.places) names[place.id] = &place;
    for (const DraftTerrain* record : SortedTerrain(draft_)) {
      Line(record->id, [&] {
        if (const auto place = names.find(record->id); place != names.end()) WriteNames(*place->second);
        out_.Text("terrain", kTerrainWords[static_cast<size_t>(record->type)]);
        if (!record->fleets) out_.Flag("fleets", false);
        if (record->entries.empty()) return;
        out_.Array("abuts", record->entries, [this](const DraftEntry& entry) { WriteEntry(entry); });
      });
    }
  }

  void WriteNames(const DraftPlace& place) {
    out_.Text("name", place.name);
    for (const bool second_rank : {false, true}) {
      std::vector<std::string> words;
      for (const DraftAlias& alias : place.aliases) {
        if (alias.second_rank == second_rank) words.push_back(ShownAlias(alias));
      }
      out_.TextsIfAny(second_rank ? "second_aliases" : "aliases", words);
    }
  }

  void WriteEntry(const DraftEntry& entry) {
    const bool plain = entry.written == WrittenCase::kUpper && !entry.strait && !entry.half && !entry.by_power &&
                       entry.centers.empty();
    if (plain) return out_.String(entry.id);
    out_.Object([&] {
      out_.Text("to", entry.id);
      if (entry.written != WrittenCase::kUpper) {
        out_.Text("for", entry.written == WrittenCase::kLower ? "armies" : "fleets");
      }
      if (entry.strait || entry.half) out_.Text("strength", entry.strait ? "none" : "half");
      if (entry.by_power) WriteLetters(entry.powers);
      out_.TextsIfAny("centers", entry.centers);
    });
  }

  void WriteLetters(std::string_view letters) {
    std::set<std::string_view> powers;
    while (!letters.empty()) {
      const std::string_view letter = FirstCharacter(letters);
      letters.remove_prefix(letter.size());
      powers.insert(power_of_[std::string(letter)]);
    }
    out_.Texts("powers", powers);
  }

  // ---- Lines kept as they were written ----

  void WriteDirectives() {
    const std::vector<DraftStanzaLine>& kept = draft_.stanza_lines;
    if (kept.empty()) return;
    out_.Line();
    out_.Key("directives");
    out_.BeginArray();
    for (size_t i = 0; i < kept.size();) {
      const std::string& variant = kept[i].variant;
      std::vector<std::string_view> lines;
      for (; i < kept.size() && kept[i].variant == variant; ++i) lines.push_back(kept[i].text);
      out_.Object([&] {
        out_.TextIfAny("variant", variant);
        out_.Texts("lines", lines);
      });
    }
    out_.EndArray();
  }

  void WriteChanges() {
    if (draft_.dynamics.empty()) return;
    out_.Line();
    out_.Array("changes", draft_.dynamics, [this](const DraftDynamic& dynamic) {
      out_.Object([&] {
        out_.Text(dynamic.is_from ? "from" : "in", dynamic.phase);
        out_.Array("lines", dynamic.lines, [this](const MapLine& line) { out_.String(line.Text()); });
      });
    });
  }

  const MapDraft& draft_;
  std::string& text_;
  MemberWriter out_;
  std::map<std::string, std::string> power_of_;  // by letter
};

}  // namespace

std::string MapFormJson(const MapDraft& draft) {
  std::string json;
  FormWriter(draft, json).Write();
  return json;
}

}  // namespace entente
