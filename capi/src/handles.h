// What stands behind the opaque handles of the C header.
//
// A map handle counts its references, so handles may be freed in any order: whatever needs a map holds a MapReference.
#ifndef ENTENTE_CAPI_SRC_HANDLES_H_
#define ENTENTE_CAPI_SRC_HANDLES_H_

#include <array>
#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "entente/entente.h"
#include "legal_orders/legal_orders.h"
#include "map/map.h"
#include "map_forms/map_summary.h"
#include "order/normal_form.h"
#include "phase/phase_step.h"
#include "rules/rule_options.h"

namespace entente::capi {

// Names of a map with a final zero, as C callers want them. Immutable.
class MapTexts {
 public:
  explicit MapTexts(const Map& map);

  const char* Name() const { return At(0); }
  const char* Begin() const { return At(1); }
  const char* BeginPhase() const { return At(2); }
  const char* Graphics() const { return At(3); }
  const char* LocationId(size_t location) const { return At(4 + 2 * location); }
  const char* LocationName(size_t location) const { return At(5 + 2 * location); }
  const char* PowerId(size_t power) const { return At(powers_ + 5 * power); }
  const char* PowerName(size_t power) const { return At(powers_ + 5 * power + 1); }
  const char* OwnWord(size_t power) const { return At(powers_ + 5 * power + 2); }
  const char* Flag(size_t power) const { return At(powers_ + 5 * power + 3); }
  const char* League(size_t power) const { return At(powers_ + 5 * power + 4); }
  const char* Controller(size_t power, size_t index) const { return At(controllers_[power] + index); }
  const char* RotationTypes(size_t rotation) const { return At(rotations_ + rotation); }
  // Words of a list of the header (ENTENTE_MAP_RULES ..).
  static constexpr size_t kWordLists = 3;
  size_t WordCount(size_t list) const { return words_[list + 1] - words_[list]; }
  const char* Word(size_t list, size_t index) const { return At(words_[list] + index); }

 private:
  void Add(std::string_view text);
  void AddPowers(const Map& map);
  void AddRotations(const Map& map);
  const char* At(size_t index) const { return text_.data() + starts_[index]; }

  std::string text_;
  std::vector<uint32_t> starts_;
  size_t powers_ = 0;
  std::vector<size_t> controllers_;  // of each power
  size_t rotations_ = 0;
  std::array<size_t, kWordLists + 1> words_{};
};

}  // namespace entente::capi

struct entente_map {
  explicit entente_map(entente::MapRef ref);

  mutable std::atomic<uint32_t> references{1};
  const entente::MapRef map;
  const entente::capi::MapTexts texts;
  const entente::NormalForm names;               // for readers of order text
  entente::RuleOptions rules;                    // the default with the map's RULE lines
  absl::Status rules_status;                     // why those RULE lines cannot be played, if they cannot
  std::vector<entente::Diagnostic> diagnostics;  // what reading its text told
  entente::StageCounts counts;                   // of the base map
};

namespace entente::capi {

// One counted reference to a map handle.
class MapReference {
 public:
  explicit MapReference(const entente_map* map) : map_(entente_map_retain(map)) {}
  MapReference(const MapReference& other) : MapReference(other.map_) {}
  MapReference& operator=(const MapReference&) = delete;
  ~MapReference() { entente_map_free(map_); }

  const entente_map& operator*() const { return *map_; }
  const entente_map* operator->() const { return map_; }
  const entente_map* get() const { return map_; }

 private:
  entente_map* map_;
};

// The first reference to a new handle.
MapReference NewMapReference(MapRef map);

}  // namespace entente::capi

struct entente_scratch {
  explicit entente_scratch(const entente_map* handle);

  const entente::capi::MapReference map;
  entente::PhaseScratch phase;
  entente::LegalOrderLister lister;
  // The last rules that were checked, so that the same rules need no second check.
  entente_rules checked_rules{};
  entente::RuleOptions options;
  // The last position that was reached, inside `phase`; sound, so that whoever goes on from it needs no check.
  const void* last_next = nullptr;
};

#endif  // ENTENTE_CAPI_SRC_HANDLES_H_
