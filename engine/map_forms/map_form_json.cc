#include "map_forms/map_form_json.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "base/text.h"
#include "json/json_writer.h"
#include "map_forms/map_form_words.h"
#include "map_language/canonical_text.h"
#include "map_language/power_letters.h"
#include "map_language/written_words.h"

namespace entente {
namespace {

std::string LettersOf(uint32_t letter) { return letter == 0 ? "" : Utf8Of(letter); }

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
    out_.BeginObject();
    Text("format", kMapFormName);
    Text("name", Utf8FromUtf8OrLatin1(draft_.name));
    WriteSettings();
    WritePhases();
    out_.Line();
    out_.Key("powers");
    out_.BeginObject();
    for (const auto& [id, power] : draft_.powers) WritePower(power);
    out_.LineBeforeEnd();
    out_.EndObject();
    if (!draft_.neutrals.empty()) out_.Line();
    Ids("neutral", draft_.neutrals);
    out_.Line();
    out_.Key("places");
    WritePlaces();
    WriteDirectives();
    WriteChanges();
    out_.EndObject();
    text_ += '\n';
  }

 private:
  // ---- Members ----

  void Text(std::string_view key, std::string_view text) {
    out_.Key(key);
    out_.String(text);
  }
  void TextIfAny(std::string_view key, std::string_view text) {
    if (!text.empty()) Text(key, text);
  }
  void Flag(std::string_view key, bool value) {
    if (!value) return;
    out_.Key(key);
    out_.Bool(true);
  }
  void Count(std::string_view key, int64_t count) {
    if (count == 0) return;
    out_.Key(key);
    out_.Int(count);
  }
  template <typename List>
  void Texts(std::string_view key, const List& texts) {
    out_.Key(key);
    out_.BeginArray();
    for (const auto& text : texts) out_.String(text);
    out_.EndArray();
  }
  template <typename List>
  void TextsIfAny(std::string_view key, const List& texts) {
    if (!texts.empty()) Texts(key, texts);
  }
  void Numbers(std::string_view key, const std::vector<int32_t>& numbers) {
    if (numbers.empty()) return;
    out_.Key(key);
    out_.BeginArray();
    for (const int32_t number : numbers) out_.Int(number);
    out_.EndArray();
  }
  void Ids(std::string_view key, const std::vector<DraftMention>& mentions) {
    std::vector<std::string> ids;
    for (const DraftMention& mention : mentions) ids.push_back(mention.id);
    std::sort(ids.begin(), ids.end());
    TextsIfAny(key, ids);
  }

  // ---- The map as a whole ----

  void WriteSettings() {
    TextIfAny("graphics", draft_.graphics);
    Flag("text_only", draft_.text_only);
    if (draft_.flags_given) Texts("flags", draft_.flags);
    TextsIfAny("notify", draft_.notify);
    std::vector<std::string> rules;
    for (const DraftRule& rule : draft_.rules) rules.push_back(rule.name);
    TextsIfAny("rules", rules);
    if (draft_.rotations.empty()) return;
    out_.Key("rotations");
    out_.BeginArray();
    for (const DraftRotation& rotation : draft_.rotations) {
      out_.BeginObject();
      Text("when", kRotationWords[static_cast<size_t>(rotation.when)]);
      TextsIfAny("types", rotation.types);
      out_.EndObject();
    }
    out_.EndArray();
  }

  void WritePhases() {
    if (draft_.begin.has_value()) {
      out_.Key("begin");
      out_.BeginObject();
      Text("season", draft_.begin->season);
      out_.Key("year");
      out_.Int(draft_.begin->year);
      Text("type", draft_.begin->type_name);
      out_.EndObject();
    }
    if (draft_.flow_given) {
      out_.Line();
      out_.Key("flow");
      WriteFlow();
    }
    if (!draft_.victory.empty() || !draft_.new_homes.empty()) out_.Line();
    Numbers("victory", draft_.victory);
    Numbers("new_homes", draft_.new_homes);
  }

  void WriteFlow() {
    using Kind = FlowElement::Kind;
    const std::vector<DraftFlowElement>& flow = draft_.flow;
    out_.BeginArray();
    for (size_t i = 0; i < flow.size(); ++i) {
      out_.BeginObject();
      if (flow[i].kind == Kind::kPhase) {
        std::vector<std::string> types = {flow[i].type_name};
        Text("season", flow[i].season);
        for (; i + 1 < flow.size() && flow[i + 1].kind == Kind::kPhase && flow[i + 1].season == flow[i].season; ++i) {
          types.push_back(flow[i + 1].type_name);
        }
        Texts("types", types);
      } else {
        Count(flow[i].kind == Kind::kNewYear ? "new_year" : "if_year_div", flow[i].step);
        Count("remainder", flow[i].remainder);
      }
      out_.EndObject();
    }
    out_.EndArray();
  }

  // ---- Powers ----

  void WritePower(const DraftPower& power) {
    out_.Line();
    out_.TextKey(power.id);
    out_.BeginObject();
    Text("name", power.name);
    TextIfAny("own_word", power.own_word);
    TextIfAny("letter", power.letter);
    WriteSites(power);
    if (power.owned.has_value()) {
      std::vector<std::string> ids;
      for (const DraftMention& mention : *power.owned) ids.push_back(mention.id);
      std::sort(ids.begin(), ids.end());
      Texts("owns", ids);
    }
    Count("seizing_builds", power.seizing_builds);
    Count("guest_builds", power.guest_builds);
    WriteUnits(power);
    Flag("dummy", power.dummy);
    std::vector<std::string> controllers;
    for (const DraftMention& controller : power.controllers) controllers.push_back(controller.id);
    TextsIfAny("controllers", controllers);
    WriteLeague(power);
    Count("reserves", power.reserves);
    Count("militia", power.militia);
    TextIfAny("flag", power.flag);
    out_.EndObject();
  }

  // Ids of the sites for which wanted(site) holds.
  template <typename Wanted>
  void Sites(std::string_view key, const DraftPower& power, const Wanted& wanted) {
    std::vector<std::string> ids;
    for (const DraftSite& site : power.sites) {
      if (wanted(site)) ids.push_back(site.id);
    }
    std::sort(ids.begin(), ids.end());
    TextsIfAny(key, ids);
  }

  void WriteSites(const DraftPower& power) {
    using Kind = DraftSite::Kind;
    Sites("homes", power, [](const DraftSite& site) { return site.kind == Kind::kHome; });
    WriteAlternatives(power);
    Sites("factories", power, [](const DraftSite& site) { return site.kind == Kind::kFactory; });
    Sites("partisans", power, [](const DraftSite& site) { return site.kind == Kind::kPartisan; });
    Sites("hidden", power, [](const DraftSite& site) { return site.hidden; });
    Count("claims", power.claims);
    Flag("homes_replaced", power.sites_replaced);
  }

  // {"CAL":["NYO"],"ROM":[]}: what each may stand for, none named: any open home.
  void WriteAlternatives(const DraftPower& power) {
    std::map<std::string_view, const DraftSite*> alternatives;
    for (const DraftSite& site : power.sites) {
      if (site.alternative) alternatives[site.id] = &site;
    }
    if (alternatives.empty()) return;
    out_.Key("alternatives");
    out_.BeginObject();
    for (const auto& [id, site] : alternatives) {
      out_.TextKey(id);
      out_.BeginArray();
      for (const std::string& limit : site->limits) out_.String(limit);
      out_.EndArray();
    }
    out_.EndObject();
  }

  void WriteUnits(const DraftPower& power) {
    std::vector<const DraftUnit*> units;
    for (const DraftUnit& unit : draft_.units) {
      if (unit.power == power.id) units.push_back(&unit);
    }
    std::sort(units.begin(), units.end(), [](auto* a, auto* b) { return a->id < b->id; });
    std::vector<std::string> texts;
    for (const DraftUnit* unit : units) texts.push_back(std::string{UnitLetter(unit->type), ' '} += unit->id);
    TextsIfAny("units", texts);
  }

  void WriteLeague(const DraftPower& power) {
    if (!power.league.has_value()) return;
    out_.Key("league");
    out_.BeginObject();
    Text("name", power.league->name);
    Text("behavior", kBehaviorWords[static_cast<size_t>(power.league->behavior)]);
    TextsIfAny("others", power.league->others);
    out_.EndObject();
  }

  // ---- Places ----

  void WritePlaces() {
    std::map<std::string_view, const DraftPlace*> names;
    for (const DraftPlace& place : draft_.places) names[place.id] = &place;
    out_.BeginObject();
    for (const DraftTerrain* record : SortedTerrain(draft_)) {
      out_.Line();
      out_.TextKey(record->id);
      out_.BeginObject();
      if (const auto place = names.find(record->id); place != names.end()) WriteNames(*place->second);
      Text("terrain", kTerrainWords[static_cast<size_t>(record->type)]);
      if (!record->fleets) {
        out_.Key("fleets");
        out_.Bool(false);
      }
      WriteEntries(*record);
      out_.EndObject();
    }
    out_.LineBeforeEnd();
    out_.EndObject();
  }

  void WriteNames(const DraftPlace& place) {
    Text("name", place.name);
    for (const bool second_rank : {false, true}) {
      std::vector<std::string> words;
      for (const DraftAlias& alias : place.aliases) {
        if (alias.second_rank == second_rank) words.push_back(ShownAlias(alias));
      }
      TextsIfAny(second_rank ? "second_aliases" : "aliases", words);
    }
  }

  void WriteEntries(const DraftTerrain& record) {
    if (record.entries.empty()) return;
    out_.Key("abuts");
    out_.BeginArray();
    for (const DraftEntry& entry : record.entries) WriteEntry(entry);
    out_.EndArray();
  }

  void WriteEntry(const DraftEntry& entry) {
    const bool plain = entry.written == WrittenCase::kUpper && !entry.strait && !entry.half && !entry.by_power &&
                       entry.centers.empty();
    if (plain) {
      out_.String(entry.id);
      return;
    }
    out_.BeginObject();
    Text("to", entry.id);
    if (entry.written != WrittenCase::kUpper) Text("for", entry.written == WrittenCase::kLower ? "armies" : "fleets");
    if (entry.strait || entry.half) Text("strength", entry.strait ? "none" : "half");
    if (entry.by_power) WriteLetters(entry.powers);
    TextsIfAny("centers", entry.centers);
    out_.EndObject();
  }

  void WriteLetters(std::string_view letters) {
    std::vector<std::string> powers;
    while (!letters.empty()) {
      const std::string_view letter = FirstCharacter(letters);
      letters.remove_prefix(letter.size());
      powers.push_back(power_of_[std::string(letter)]);
    }
    std::sort(powers.begin(), powers.end());
    powers.erase(std::unique(powers.begin(), powers.end()), powers.end());
    Texts("powers", powers);
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
      out_.BeginObject();
      TextIfAny("variant", variant);
      Texts("lines", lines);
      out_.EndObject();
    }
    out_.EndArray();
  }

  void WriteChanges() {
    if (draft_.dynamics.empty()) return;
    out_.Line();
    out_.Key("changes");
    out_.BeginArray();
    for (const DraftDynamic& dynamic : draft_.dynamics) {
      std::vector<std::string> lines;
      for (const MapLine& line : dynamic.lines) {
        std::string& text = lines.emplace_back();
        for (const MapToken& token : line.tokens) text += (text.empty() ? "" : " ") + token.text;
      }
      out_.BeginObject();
      Text(dynamic.is_from ? "from" : "in", dynamic.phase);
      Texts("lines", lines);
      out_.EndObject();
    }
    out_.EndArray();
  }

  const MapDraft& draft_;
  std::string& text_;
  JsonWriter out_;
  std::map<std::string, std::string> power_of_;  // by letter
};

}  // namespace

std::string MapFormJson(const MapDraft& draft) {
  std::string json;
  FormWriter(draft, json).Write();
  return json;
}

}  // namespace entente
