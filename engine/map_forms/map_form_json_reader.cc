// Reads the JSON form of a map into a draft. Checks that every value can be a word of a map text; the reader of map
// texts checks the meaning.
#include <algorithm>
#include <array>

#include "base/text.h"
#include "json/json_tape.h"
#include "map/name_key.h"
#include "map/phase_name.h"
#include "map_forms/map_form.h"
#include "map_forms/map_form_values.h"
#include "map_forms/map_from_draft.h"
#include "map_forms/member_writer.h"
#include "map_language/map_tables.h"
#include "map_language/written_words.h"

namespace entente {
namespace {

constexpr int32_t kMostCount = kMaxLocations;
constexpr size_t kMostPlaces = kMaxLocations;

constexpr std::array<std::string_view, 17> kDocument = {
    "format", "name",    "graphics",  "text_only", "flags",   "notify", "rules",      "rotations", "begin",
    "flow",   "victory", "new_homes", "powers",    "neutral", "places", "directives", "changes"};
constexpr std::array<std::string_view, 20> kPower = {
    "name",   "own_word",    "letter",         "homes",    "alternatives",   "factories",    "partisans",
    "hidden", "claims",      "homes_replaced", "owns",     "seizing_builds", "guest_builds", "units",
    "dummy",  "controllers", "league",         "reserves", "militia",        "flag"};
constexpr std::array<std::string_view, 6> kPlace = {"name", "aliases", "second_aliases", "terrain", "fleets", "abuts"};
constexpr std::array<std::string_view, 5> kEntry = {"to", "for", "strength", "powers", "centers"};
constexpr std::array<std::string_view, 3> kLeague = {"name", "behavior", "others"};
constexpr std::array<std::string_view, 2> kRotation = {"when", "types"};
constexpr std::array<std::string_view, 3> kBegin = {"season", "year", "type"};
constexpr std::array<std::string_view, 5> kFlow = {"season", "types", "new_year", "if_year_div", "remainder"};
constexpr std::array<std::string_view, 2> kDirectives = {"variant", "lines"};
constexpr std::array<std::string_view, 3> kChange = {"in", "from", "lines"};

constexpr std::array<std::string_view, 3> kUserWords = {"both", "armies", "fleets"};

class FormReader : private FormValues {
 public:
  FormReader(const JsonTape& json, std::string_view file_name) : FormValues(json, file_name), json_(json) {}

  MapReadResult Read(const IncludeCallback& include) {
    ReadDocument();
    if (has_faults()) return {nullptr, TakeFaults()};
    const LocateRecord locate = [this](const Origin& at) { return PlaceOf(at.sequence); };
    return ReadMapFromDraft(draft_, file(), kBadJson, locate, include);
  }

 private:
  // ---- The document ----

  void ReadDocument() {
    const JsonIndex root = json_.root();
    if (json_[root].kind == JsonKind::kObject) {
      for (const char* name : {"format", "name", "powers", "places"}) Require(root, name);
      CollectIds(root);
      ReadPowersFirst(root);
    }
    Members(root, kDocument, [&](std::string_view name, JsonIndex i) { ReadMember(name, i); });
  }

  // Collects the ids of places, which other members refer to.
  void CollectIds(JsonIndex root) {
    const JsonIndex places = json_.Find(root, "places");
    if (places == kNoJson) return;
    for (const JsonIndex i : json_.Children(places)) KnowId(UpperCase(json_[i].key.text));
  }

  void ReadMember(std::string_view name, JsonIndex i) {
    if (name == "format") return ReadFormat(i);
    if (name == "name") return ReadName(i);
    if (name == "graphics") draft_.graphics = Word(i, ".");
    if (name == "text_only") draft_.text_only = Flag(i);
    if (name == "flags") ReadFlags(i);
    if (name == "notify") Each(i, [&](JsonIndex word) { draft_.notify.push_back(Word(word, "")); });
    if (name == "rules") Each(i, [&](JsonIndex rule) { draft_.rules.push_back({At(rule), UpperWord(rule)}); });
    if (name == "rotations") Each(i, [&](JsonIndex rotation) { ReadRotation(rotation); });
    if (name == "begin") ReadBegin(i);
    if (name == "flow") ReadFlow(i);
    if (name == "victory") ReadNumbers(i, 1, draft_.victory);
    if (name == "new_homes") ReadNumbers(i, -kMostYears, draft_.new_homes);
    if (name == "neutral")
      Ids(i, [&](JsonIndex at, const std::string& id) { draft_.neutrals.push_back({At(at), id}); });
    if (name == "places") ReadPlaces(i);
    if (name == "directives") Each(i, [&](JsonIndex stanza) { ReadDirectives(stanza); });
    if (name == "changes") Each(i, [&](JsonIndex change) { ReadChange(change); });
  }

  void ReadFormat(JsonIndex i) {
    if (Is(i, JsonKind::kString) && json_[i].text != kMapFormName) {
      Fail(i, "expected \"" + std::string(kMapFormName) + "\"");
    }
  }

  void ReadName(JsonIndex i) {
    if (!Is(i, JsonKind::kString)) return;
    draft_.name = json_[i].text;
    if (draft_.name.size() > kLongestWord || HasAny(draft_.name, "/\\")) Fail(i, "a map's name has no slash in it");
  }

  void ReadFlags(JsonIndex i) {
    draft_.flags_given = true;
    Each(i, [&](JsonIndex word) { draft_.flags.push_back(Word(word, "")); });
  }

  void ReadNumbers(JsonIndex i, int32_t least, std::vector<int32_t>& numbers) {
    constexpr size_t kMostNumbers = 256;
    Each(i, [&](JsonIndex number) { numbers.push_back(Number(number, least, kMostYears)); });
    if (numbers.size() > kMostNumbers) Fail(i, "expected at most 256 numbers");
  }

  void ReadRotation(JsonIndex i) {
    DraftRotation rotation{At(i), RotationWhen::kOrdered, {}};
    Require(i, "when");
    Members(i, kRotation, [&](std::string_view name, JsonIndex value) {
      if (name == "when") rotation.when = static_cast<RotationWhen>(OneOf(value, kRotationWords));
      if (name == "types") Each(value, [&](JsonIndex type) { rotation.types.push_back(UpperWord(type, ",")); });
    });
    if (rotation.when == RotationWhen::kOrdered && !rotation.types.empty()) Fail(i, "'ordered' goes by no phase types");
    draft_.rotations.push_back(std::move(rotation));
  }

  void ReadBegin(JsonIndex i) {
    DraftBegin begin{At(i), "", "", 0};
    for (const std::string_view name : kBegin) Require(i, name);
    Members(i, kBegin, [&](std::string_view name, JsonIndex value) {
      if (name == "season") begin.season = UpperWord(value, ":");
      if (name == "year") begin.year = Number(value, -kMostYears, kMostYears);
      if (name == "type") begin.type_name = UpperWord(value, "");
    });
    draft_.begin = std::move(begin);
  }

  void ReadFlow(JsonIndex i) {
    Each(i, [&](JsonIndex element) {
      if (Is(element, JsonKind::kObject)) ReadFlowElement(element);
    });
  }

  void ReadFlowElement(JsonIndex i) {
    using Kind = FlowElement::Kind;
    DraftFlowElement element{At(i), Kind::kPhase, "", "", 0, 0};
    std::vector<std::string> types;
    int kinds = 0;
    Members(i, kFlow, [&](std::string_view name, JsonIndex value) {
      kinds += name != "types" && name != "remainder" ? 1 : 0;
      if (name == "season") element.season = UpperWord(value, ":");
      if (name == "types") Each(value, [&](JsonIndex type) { types.push_back(UpperWord(type, ",")); });
      if (name == "new_year") element.kind = Kind::kNewYear;
      if (name == "if_year_div") element.kind = Kind::kIfYearDiv;
      if (name == "new_year") element.step = Number(value, -kMostYears, kMostYears);
      if (name == "if_year_div") element.step = Number(value, 1, kMostYears);
      if (name == "remainder") element.remainder = Number(value, 0, kMostYears);
    });
    if (kinds != 1 || (element.kind == Kind::kPhase && types.empty())) {
      Fail(i, "expected a season with its types, or new_year, or if_year_div");
    }
    if (element.season == "NEWYEAR" || element.season == "IFYEARDIV") Fail(i, "this is no name of a season");
    if (element.kind != Kind::kPhase) draft_.flow.push_back(element);
    for (std::string& type : types) {
      element.type_name = std::move(type);
      if (element.kind == Kind::kPhase) draft_.flow.push_back(element);
    }
  }

  // ---- Powers ----

  // Reads the powers before the places, because conditions of places name them.
  void ReadPowersFirst(JsonIndex root) {
    const JsonIndex powers = json_.Find(root, "powers");
    if (powers == kNoJson || !Is(powers, JsonKind::kObject)) return;
    for (const JsonIndex i : json_.Children(powers)) ReadPower(i);
    std::vector<const DraftPower*> list;
    for (const auto& [id, power] : draft_.powers) list.push_back(&power);
    DiagnosticList told_later;
    const std::vector<uint32_t> letters = PowerLetters(list, told_later);
    for (size_t i = 0; i < list.size(); ++i) {
      letters_.emplace_back(list[i]->id, letters[i] == 0 ? "" : Utf8Of(letters[i]));
    }
  }

  void ReadPower(JsonIndex i) {
    const std::string_view key = json_[i].key.text;
    const std::string id = PowerIdentity(key);
    const bool word =
        !id.empty() && id.size() <= kLongestWord && !HasAny(id, " =") && std::none_of(id.begin(), id.end(), IsControl);
    if (!word || draft_.powers.contains(id)) {
      Fail(i, Quoted(key) + (word ? " is a power already" : " is no name of a power: expected one word"));
      return;
    }
    if (draft_.powers.size() > kMostFormPowers) return;
    if (draft_.powers.size() == kMostFormPowers) Fail(i, "more than 256 powers");
    DraftPower& power = draft_.powers[id];
    power.at = At(i);
    power.id = id;
    power.name = PowerDisplay(key);
    Members(i, kPower, [&](std::string_view name, JsonIndex value) { ReadPowerMember(name, value, power); });
    CheckSites(i, power);
    if ((power.seizing_builds > 0 || power.guest_builds > 0) && !power.owned.has_value()) power.owned.emplace();
    if (!power.controllers.empty() && !power.dummy) Fail(i, "only a dummy has controllers");
    if (!WrittenPowerName(power).has_value()) {
      Fail(json_.Find(i, "name") == kNoJson ? i : json_.Find(i, "name"),
           "no power called " + Quoted(id) + " is shown as " + Quoted(power.name));
    }
  }

  void ReadPowerMember(std::string_view name, JsonIndex i, DraftPower& power) {
    using Kind = DraftSite::Kind;
    if (name == "name") power.name = Word(i, "=");
    if (name == "own_word") power.own_word = ReadOwnWord(i);
    if (name == "letter") power.letter = ReadLetter(i);
    if (name == "homes") AddSites(i, Kind::kHome, power);
    if (name == "factories") AddSites(i, Kind::kFactory, power);
    if (name == "partisans") AddSites(i, Kind::kPartisan, power);
    if (name == "claims") power.claims = Number(i, 0, kMostCount);
    if (name == "homes_replaced") power.sites_replaced = Flag(i);
    if (name == "owns") {
      power.owned.emplace();
      Ids(i, [&](JsonIndex at, const std::string& id) { power.owned->push_back({At(at), id}); });
    }
    if (name == "seizing_builds") power.seizing_builds = Number(i, 0, kMostCount);
    if (name == "guest_builds") power.guest_builds = Number(i, 0, kMostCount);
    if (name == "units") Each(i, [&](JsonIndex unit) { ReadUnit(unit, power); });
    if (name == "dummy") power.dummy = Flag(i);
    if (name == "controllers") Each(i, [&](JsonIndex controller) { ReadController(controller, power); });
    if (name == "league") ReadLeague(i, power);
    if (name == "reserves") power.reserves = Number(i, 0, kMaxProvinces);
    if (name == "militia") power.militia = Number(i, 0, kMaxProvinces);
    if (name == "flag") power.flag = PowerIdentity(Word(i, "="));
  }

  std::string ReadOwnWord(JsonIndex i) {
    if (Text(i).empty()) return "";
    const std::string_view text = json_[i].text;  // all blanks are kept
    if (HasAny(text, "=")) Fail(i, "expected words without '='");
    return OwnWordDisplay(text);
  }

  std::string ReadLetter(JsonIndex i) {
    const std::string letter = UpperWord(i, ":=");
    if (CodePointCount(letter) != 1) Fail(i, "expected one character");
    return letter;
  }

  void AddSites(JsonIndex i, DraftSite::Kind kind, DraftPower& power) {
    Ids(i, [&](JsonIndex at, const std::string& id) {
      DraftSite site;
      site.at = At(at);
      site.id = id;
      site.kind = kind;
      power.sites.push_back(std::move(site));
    });
  }

  // The site of a power with this id, null after a fault.
  DraftSite* SiteNamed(JsonIndex i, const std::string& id, DraftPower& power) {
    const auto found = std::find_if(power.sites.begin(), power.sites.end(), [&](auto& site) { return site.id == id; });
    if (found != power.sites.end()) return &*found;
    if (!id.empty()) Fail(i, Quoted(id) + " is no build site of " + power.name);
    return nullptr;
  }

  // Adds the marks of sites, which are in separate lists.
  void CheckSites(JsonIndex i, DraftPower& power) {
    if (const JsonIndex hidden = json_.Find(i, "hidden"); hidden != kNoJson) {
      Ids(hidden, [&](JsonIndex at, const std::string& id) {
        if (DraftSite* site = SiteNamed(at, id, power)) site->hidden = true;
      });
    }
    const JsonIndex alternatives = json_.Find(i, "alternatives");
    if (alternatives == kNoJson || !Is(alternatives, JsonKind::kObject)) return;
    for (const JsonIndex at : json_.Children(alternatives)) {
      DraftSite* site = SiteNamed(at, CheckId(at, UpperCase(json_[at].key.text)), power);
      if (site == nullptr) continue;
      if (site->kind != DraftSite::Kind::kHome) Fail(at, "only a home can be an alternative");
      site->alternative = true;
      Ids(at, [&](JsonIndex, const std::string& id) { site->limits.push_back(id); });
    }
  }

  void ReadUnit(JsonIndex i, DraftPower& power) {
    const std::string text = UpperCase(Text(i));
    const bool fits = text.size() > 2 && text[1] == ' ' && (text[0] == 'A' || text[0] == 'F');
    if (!fits || text.find(' ', 2) != std::string::npos || IsStanzaWord(text.substr(2))) {
      Fail(i, "expected a unit, such as \"A PAR\"");
      return;
    }
    draft_.units.push_back({At(i), power.id, text[0] == 'A' ? UnitType::kArmy : UnitType::kFleet, text.substr(2)});
  }

  void ReadController(JsonIndex i, DraftPower& power) {
    const std::string id = PowerIdentity(Word(i));
    if (!id.empty()) power.controllers.push_back({At(i), id});
  }

  void ReadLeague(JsonIndex i, DraftPower& power) {
    DraftLeague league{At(i), "", LeagueBehavior::kNone, {}};
    Require(i, "name");
    Members(i, kLeague, [&](std::string_view name, JsonIndex value) {
      if (name == "name") league.name = UpperWord(value, "");
      if (name == "behavior") league.behavior = static_cast<LeagueBehavior>(OneOf(value, kBehaviorWords));
      if (name == "others") Each(value, [&](JsonIndex other) { league.others.push_back(UpperWord(other, ",")); });
    });
    if (!league.others.empty() && league.behavior != LeagueBehavior::kBenign) Fail(i, "only 'benign' lists others");
    power.league = std::move(league);
  }

  // ---- Places ----

  void ReadPlaces(JsonIndex i) {
    if (!Is(i, JsonKind::kObject)) return;
    for (const JsonIndex place : json_.Children(i)) ReadPlace(place);
  }

  void ReadPlace(JsonIndex i) {
    DraftPlace place;
    place.at = At(i);
    place.id = UpperCase(json_[i].key.text);
    if (HasAny(place.id, " =") || place.id.empty() || HasControl(place.id) || draft_.terrain.contains(place.id)) {
      Fail(i, Quoted(place.id) + " is no id of a place, or that of another one");
      return;
    }
    if (draft_.places.size() > kMostPlaces) return;
    if (draft_.places.size() == kMostPlaces) Fail(i, "more than 2048 places");
    DraftTerrain& record = draft_.terrain[place.id];
    record.at = At(i);
    record.id = place.id;
    for (const char* name : {"name", "terrain"}) Require(i, name);
    Members(i, kPlace, [&](std::string_view name, JsonIndex value) {
      if (name == "name") place.name = ReadPlaceName(value);
      if (name == "aliases") Each(value, [&](JsonIndex alias) { ReadAlias(alias, false, place); });
      if (name == "second_aliases") Each(value, [&](JsonIndex alias) { ReadAlias(alias, true, place); });
      if (name == "terrain") record.type = static_cast<Terrain>(OneOf(value, kTerrainWords));
      if (name == "fleets") record.fleets = Flag(value);
      if (name == "abuts") Each(value, [&](JsonIndex entry) { ReadEntry(entry, record); });
    });
    if (!record.fleets && CaseOf(IdInCase(record.id, WrittenCase::kLower)) != WrittenCase::kLower) {
      Fail(i, "an id without letters takes fleets");
    }
    draft_.places.push_back(std::move(place));
  }

  std::string ReadPlaceName(JsonIndex i) {
    std::string name = Text(i);
    if (!name.empty() && !WrittenPlaceName(name).has_value()) {
      Fail(i, "no place can be called " + Quoted(name) + " in a map text");
    }
    return name;
  }

  void ReadAlias(JsonIndex i, bool second_rank, DraftPlace& place) {
    DraftAlias alias{At(i), PlaceKeyOf(Text(i)), second_rank};
    if (alias.key.empty()) {
      if (json_[i].kind == JsonKind::kString) Fail(i, "expected a word for the place");
      return;
    }
    place.aliases.push_back(std::move(alias));
  }

  // Reads "ROM", or {"to":"ROM",..}.
  void ReadEntry(JsonIndex i, DraftTerrain& record) {
    DraftEntry entry;
    entry.at = At(i);
    if (json_[i].kind == JsonKind::kString) {
      entry.id = Id(i);
    } else {
      Require(i, "to");
      Members(i, kEntry, [&](std::string_view name, JsonIndex value) { ReadEntryMember(name, value, entry); });
    }
    if (entry.id.empty()) return;
    if (CaseOf(IdInCase(entry.id, entry.written)) != entry.written) {
      Fail(i, "the id " + Quoted(entry.id) + " has not letters enough for this");
    }
    record.entries.push_back(std::move(entry));
  }

  void ReadEntryMember(std::string_view name, JsonIndex i, DraftEntry& entry) {
    constexpr std::array<WrittenCase, 3> kCases = {WrittenCase::kUpper, WrittenCase::kLower, WrittenCase::kTitle};
    if (name == "to") entry.id = Id(i);
    if (name == "for") entry.written = kCases[OneOf(i, kUserWords)];
    if (name == "strength") {
      const std::string_view strength = kStrengthWords[OneOf(i, kStrengthWords)];
      entry.half = strength == "half";
      entry.strait = strength == "none";
    }
    if (name == "powers") {
      entry.by_power = true;
      Each(i, [&](JsonIndex power) { AddLetter(power, entry); });
    }
    if (name == "centers") Ids(i, [&](JsonIndex, const std::string& id) { entry.centers.push_back(id); });
  }

  void AddLetter(JsonIndex i, DraftEntry& entry) {
    const std::string id = PowerIdentity(Word(i));
    const auto found = std::find_if(letters_.begin(), letters_.end(), [&](auto& power) { return power.first == id; });
    if (found == letters_.end()) {
      if (!id.empty()) Fail(i, Quoted(id) + " is no power of the map");
    } else if (found->second.empty()) {
      Fail(i, Quoted(id) + " has no letter: give it one");
    } else {
      entry.powers += found->second;
    }
  }

  // ---- Lines kept as they are ----

  void ReadDirectives(JsonIndex i) {
    std::string variant;
    Require(i, "lines");
    if (const JsonIndex given = json_[i].kind == JsonKind::kObject ? json_.Find(i, "variant") : kNoJson;
        given != kNoJson) {
      variant = UpperWord(given, "");
      if (variant == "END" || variant.starts_with('#')) Fail(given, "this is no rules variant");
    }
    Members(i, kDirectives, [&](std::string_view name, JsonIndex value) {
      if (name != "lines") return;
      Each(value, [&](JsonIndex at) {
        if (Line(at).tokens.empty()) return;
        draft_.stanza_lines.push_back({variant, Text(at)});
      });
    });
  }

  void ReadChange(JsonIndex i) {
    DraftDynamic dynamic;
    dynamic.at = At(i);
    int phases = 0;
    Require(i, "lines");
    Members(i, kChange, [&](std::string_view name, JsonIndex value) {
      if (name == "lines") {
        Each(value, [&](JsonIndex at) { ReadChangeLine(at, dynamic); });
        return;
      }
      ++phases;
      dynamic.is_from = name == "from";
      dynamic.phase = UpperCase(Text(value));
      const bool start = dynamic.is_from && (dynamic.phase + " ").starts_with("START ");
      if (HasAny(dynamic.phase, ":") || start) Fail(value, "this is no phase");
    });
    if (json_[i].kind == JsonKind::kObject && phases != 1) Fail(i, "expected one of 'in' and 'from'");
    if (!dynamic.phase.empty()) draft_.dynamics.push_back(std::move(dynamic));
  }

  void ReadChangeLine(JsonIndex i, DraftDynamic& dynamic) {
    MapLine line = Line(i);
    if (line.tokens.empty()) return;
    if (line.Keyword() == "IN" || line.Keyword() == "FROM") Fail(i, "IN and FROM cannot stand in a change");
    dynamic.lines.push_back(std::move(line));
  }

  const JsonTape& json_;
  MapDraft draft_;
  std::vector<std::pair<std::string, std::string>> letters_;  // of the powers, by id
};

}  // namespace

MapReadResult ReadMapFormJson(std::string_view json, std::string_view file_name, const IncludeCallback& include) {
  Result<JsonTape> tree = json.size() > kMostFormBytes ? Result<JsonTape>(LimitError("a map of more than 4 MiB"))
                                                       : JsonTape::ReadDocument(json);
  if (tree.ok()) return FormReader(*tree, file_name).Read(include);
  const bool limit = tree.status().code() == StatusCode::kLimit;
  FormPlace place;
  if (const auto known = tree.status().place()) place = LineStarts(json).At(known->offset);
  MapReadResult result;
  result.diagnostics.push_back({true,
                                std::string(limit ? "LIMIT" : kBadJson),
                                std::string(file_name),
                                place.line,
                                place.column,
                                std::string(tree.status().message()),
                                {}});
  return result;
}

}  // namespace entente
