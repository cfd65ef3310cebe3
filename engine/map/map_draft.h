// A map while its text is being read: plain records, each with the line it came from. Directives act on the draft in
// the order in which they stand; references to places and powers are names until map_builder.h resolves them at the
// end.
//   Source: FORMAT_NOTES section 4. One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_MAP_DRAFT_H_
#define ENTENTE_ENGINE_MAP_MAP_DRAFT_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "map/graph.h"
#include "map/map_diagnostics.h"
#include "map/phase_flow.h"

namespace entente {

// How a place is written on a terrain line; it says who may use it. Source: FORMAT_NOTES section 6.
enum class WrittenCase : uint8_t {
  kUpper,  // "ROM": fleets and armies
  kLower,  // "rom": no fleets
  kTitle,  // "Rom": no walking armies
};

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
};

struct DraftEntry {  // one place after ABUTS
  Origin at;
  std::string id;
  WrittenCase written = WrittenCase::kUpper;
  bool strait = false;               // ~
  bool half = false;                 // *
  bool by_power = false;             // `EI:` or `:`
  std::string powers;                // the letters; by_power without letters: nobody
  std::vector<std::string> centers;  // `(CON,SMY)`
};

struct DraftTerrain {  // the record of one location
  Origin at;
  std::string id;
  Terrain type = Terrain::kCoast;
  bool fleets = true;  // written in upper case
  std::vector<DraftEntry> entries;
};

struct DraftMention {  // a place named as home, neutral or owned centre
  Origin at;
  std::string id;
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
  std::string name;      // as shown
  std::string own_word;  // as shown; empty: the name
  std::string letter;    // explicit letter, upper case; empty: none
  std::vector<DraftMention> homes;
  bool homes_replaced = false;  // INHABITS or HOMES: the next power line that lists homes starts a fresh list
  std::optional<std::vector<DraftMention>> owned;  // OWNS or CENTERS
  bool dummy = false;
  bool has_league = false;
};

struct DraftSuspect {  // a power line that may be a misspelt directive; judged when all places are known
  Origin at;
  std::string word;
  std::string keyword;              // the directive it resembles
  std::vector<std::string> tokens;  // the words after it
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

struct MapDraft {
  std::string name;
  std::string graphics;                         // MAP: the name before the first dot
  std::vector<DraftPlace> places;               // in file order
  std::map<std::string, DraftTerrain> terrain;  // by id
  std::map<std::string, DraftPower> powers;     // by identity
  std::vector<DraftSuspect> suspects;
  std::vector<DraftMention> neutrals;
  std::vector<DraftUnit> units;
  std::vector<DraftFlowElement> flow;
  bool flow_given = false;
  std::optional<DraftBegin> begin;
  std::vector<int32_t> victory;
  std::vector<DraftRule> rules;  // known ones only
  std::vector<std::string> flags;
  std::vector<std::string> notify;

  DraftPlace* FindPlace(std::string_view id);
};

// ---- Edits that reach every record ----

// Everything that pointed at `old_id` points at `new_id`; each adjacency entry keeps its case form.
void RenamePlaceReferences(MapDraft& draft, const std::string& old_id, const std::string& new_id);
// Removes one location everywhere.
void DropLocation(MapDraft& draft, const std::string& id);
// The ids of the coasts of a province that have a terrain record or a place line.
std::vector<std::string> CoastIds(const MapDraft& draft, std::string_view province);
// A province written in upper case after lower case: its coasts go, entries that named one name the province.
void MergeCoasts(MapDraft& draft, const std::string& province);
// Removes a power and all its data.
void RemovePower(MapDraft& draft, const std::string& power);

// ---- Words ----

// The first three characters of a location id.
std::string_view ProvincePart(std::string_view id);
inline std::string_view CoastPart(std::string_view id) {
  const size_t slash = id.find('/');
  return slash == std::string_view::npos ? std::string_view() : id.substr(slash + 1);
}
WrittenCase CaseOf(std::string_view written);
// Identity of a power: upper case without + - , . and : (underscores count). Source: FORMAT_NOTES section 8.
std::string PowerIdentity(std::string_view written);
// As shown: leading underscores dropped, + dropped with a capital after it, names in capitals written with initials
// only.
std::string PowerDisplay(std::string_view written);
// A power's own word as shown: + is a blank, capitals as in PowerDisplay.
std::string OwnWordDisplay(std::string_view written);
// A place's long name as shown: + dropped with a capital after it.
std::string PlaceDisplay(std::string_view written);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_MAP_DRAFT_H_
