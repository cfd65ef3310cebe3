// Holds a map while its text is read: plain records, each with its line. Directives act on the draft in file order;
// references to places and powers are names until the board and the tables resolve them at the end.
//   Source: maps/LANGUAGE.md (USE, MAP). One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_DRAFT_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_DRAFT_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "map/graph.h"
#include "map/phase_flow.h"
#include "map_language/map_diagnostics.h"
#include "map_language/map_lines.h"
#include "map_language/map_words.h"

namespace entente {

struct DraftAlias {
  Origin at;
  std::string key;           // PlaceKeyOf
  bool second_rank = false;  // written `alias?`
};

struct DraftPlace {  // a place line
  Origin at;
  std::string id;    // "STP/NC"
  std::string name;  // as shown
  std::vector<DraftAlias> aliases;
  std::string base_id;  // its id in the complete base map; a rename by IN or FROM does not change it
};

struct DraftEntry {  // one place after ABUTS
  Origin at;
  std::string id;
  WrittenCase written = WrittenCase::kUpper;
  bool strait = false;               // ~
  bool half = false;                 // *
  bool by_power = false;             // `EI:` or `:`
  std::string powers;                // the letters; with by_power and no letters: no power
  std::vector<std::string> centers;  // `(CON,SMY)`
};

struct DraftTerrain {  // the record of one location
  Origin at;
  std::string id;
  Terrain type = Terrain::kCoast;
  bool fleets = true;  // written in upper case
  std::vector<DraftEntry> entries;
  Origin replaced;  // the line of the same file whose list this one replaced; line 0: none
};

struct DraftMention {  // a place named as neutral or owned center, or a name of a power or player
  Origin at;
  std::string id;
};

// A place where a power may build, with its marks. Source: maps/LANGUAGE.md (Powers; Homes).
struct DraftSite {
  enum class Kind : uint8_t {
    kHome,      // a home center
    kFactory,   // +
    kPartisan,  // *
  };
  Origin at;
  std::string id;
  Kind kind = Kind::kHome;
  bool alternative = false;         // @: a home that may replace an open normal one
  bool hidden = false;              // ~: a build here is hidden until the next movement results
  std::vector<std::string> limits;  // `@CAL(NYO)`: the open homes that it may replace; empty: any
};

struct DraftLeague {  // a LEAGUE line
  Origin at;
  std::string name;
  LeagueBehavior behavior = LeagueBehavior::kNone;
  std::vector<std::string> others;  // BENIGN: other leagues that count as listed
};

struct DraftUnit {
  Origin at;
  std::string power;
  UnitType type = UnitType::kArmy;
  std::string id;
};

struct DraftPower {
  Origin at;
  std::string id;
  std::string base_id;   // as in DraftPlace
  std::string name;      // as shown
  std::string own_word;  // as shown; empty: the name
  std::string letter;    // explicit letter, upper case; empty: none
  std::vector<DraftSite> sites;
  bool sites_replaced = false;  // INHABITS or HOMES: the next power line that lists homes starts a fresh list
  int claims = 0;               // &SC: homes that the power may claim
  std::optional<std::vector<DraftMention>> owned;  // OWNS or CENTERS
  int seizing_builds = 0;                          // SC!: builds on any home, which the builder then owns
  int guest_builds = 0;                            // SC?: builds on any home, which the builder does not own
  bool dummy = false;
  std::optional<DraftMention> control_at;  // the CONTROL line
  std::vector<DraftMention> controllers;   // identities of powers, or names of players; the first is in charge
  std::optional<DraftLeague> league;
  int32_t reserves = 0;
  int32_t militia = 0;
  std::string flag;      // FLAG, or the identity before a rename; empty: its own flag
  bool doubted = false;  // LIKELY_TYPO was reported for it
};

struct DraftLostPlace {  // a faulty place line; further uses of its names are not reported
  std::string id;        // as written
  std::string name;
};

struct DraftSuspect {  // a power's first line, which may be a misspelt directive; checked when all places are known
  Origin at;
  std::string word;
  std::vector<std::string> tokens;  // the places after it
};

struct DraftFlowElement {
  Origin at;
  FlowElement::Kind kind = FlowElement::Kind::kPhase;
  std::string season;     // kPhase
  std::string type_name;  // kPhase
  int32_t step = 0;
  int32_t remainder = 0;
};

struct DraftBegin {
  Origin at;
  std::string season, type_name;
  int32_t year = 0;
};

struct DraftRule {
  Origin at;
  std::string name;  // upper case: "BUILD_ANY", "!NO_CHECK"
};

// One clause of a ROTATE line: when control of the dummies passes to the next controller. Source: maps/LANGUAGE.md
// (Powers).
struct DraftRotation {
  Origin at;
  RotationWhen when = RotationWhen::kOrdered;
  std::vector<std::string> types;  // as written; a phase type is known by its first letter
};

// The lines of one IN or FROM, kept until the map of a phase is built. Source: maps/LANGUAGE.md (IN and FROM).
struct DraftDynamic {
  Origin at;
  bool is_from = false;  // false: IN
  std::string phase;     // as written, upper case, words separated by one blank
  std::vector<MapLine> lines;
};

struct DraftStanzaLine {  // a line of a DIRECTIVES stanza that is kept but not carried out
  std::string variant;    // "STANDARD", "PAYOLA", ...; empty: for all variants
  std::string text;
  Origin at = {};
  Origin stanza_at = {};  // the first line of the stanza
};

struct MapDraft {
  std::string name;
  std::string graphics;                         // MAP: the name before the first dot
  bool text_only = false;                       // TEXTONLY
  std::vector<DraftPlace> places;               // in file order
  std::map<std::string, DraftTerrain> terrain;  // by id
  std::map<std::string, DraftPower> powers;     // by identity
  std::vector<DraftSuspect> suspects;
  std::vector<DraftLostPlace> lost_places;
  std::vector<DraftMention> neutrals;
  std::vector<DraftUnit> units;
  std::vector<DraftFlowElement> flow;  // empty: the default
  Origin flow_at;                      // of the last FLOW line
  std::optional<DraftBegin> begin;
  std::vector<int32_t> victory;
  Origin victory_at;
  std::vector<DraftRule> rules;  // known ones only
  std::vector<std::string> flags;
  bool flags_given = false;
  std::vector<std::string> notify;
  std::vector<int32_t> new_homes;  // NEWHOMES: years, in the order written
  Origin new_homes_at;
  std::vector<DraftRotation> rotations;
  std::vector<DraftDynamic> dynamics;
  std::vector<DraftStanzaLine> stanza_lines;
  std::vector<std::string> files;  // names of the files read, in lower case and without folders

  DraftPlace* FindPlace(std::string_view id);
};

// The names of the RULE lines, in file order; and whether a rule is in force.
std::vector<std::string_view> RuleNamesOf(const MapDraft& draft);
bool HasRule(const MapDraft& draft, std::string_view rule);

// The kind of line that makes a place a supply center.
enum class CenterUse : uint8_t { kNeutral, kHome, kOwned };
// Calls visit(id, at, use) for every place that a line makes a supply center.
template <typename Visit>
void ForEachCenter(const MapDraft& draft, const Visit& visit) {
  for (const DraftMention& neutral : draft.neutrals) visit(neutral.id, neutral.at, CenterUse::kNeutral);
  for (const auto& [id, power] : draft.powers) {
    for (const DraftSite& site : power.sites) {
      if (site.kind == DraftSite::Kind::kHome) visit(site.id, site.at, CenterUse::kHome);
    }
    if (!power.owned.has_value()) continue;
    for (const DraftMention& owned : *power.owned) visit(owned.id, owned.at, CenterUse::kOwned);
  }
}

// "; nearest: PAR": the places that a word (upper case) may mean, by abbreviation, name or alias; empty if there are
// none.
std::string NearestPlaceText(const MapDraft& draft, std::string_view word);

// ---- Edits that reach every record ----

// Replaces `old_id` by `new_id` in every record; each adjacency entry keeps its case form.
void RenamePlaceReferences(MapDraft& draft, const std::string& old_id, const std::string& new_id);
// Removes a location from every record; with a province also its coasts.
void DropPlace(MapDraft& draft, const std::string& id);
// Handles a province written in upper case after lower case: removes its coasts; entries that named a coast name the
// province.
void MergeCoasts(MapDraft& draft, const std::string& province);
// Removes the powers with these identities (in ascending order) and all their data.
void RemovePowers(MapDraft& draft, const std::vector<std::string>& ids);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_DRAFT_H_
