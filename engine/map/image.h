// Layout of a map image: one block of 64-bit words holding a header, fixed-width records, bit rows and text.
//
// Written by map_builder.h, read by Map, stored as it is in the program for shipped maps. Little-endian. Sections are
// found by offsets in the header, so a new section changes kImageVersion and nothing else. Unused bytes are zero.
#ifndef ENTENTE_ENGINE_MAP_IMAGE_H_
#define ENTENTE_ENGINE_MAP_IMAGE_H_

#include <bit>
#include <cstdint>

#include "base/ids.h"
#include "map/phase_flow.h"

namespace entente {

static_assert(std::endian::native == std::endian::little, "map images and positions are little-endian");

// Text inside the image: offset into the text section, length in bytes.
struct TextRef {
  uint32_t offset = 0;
  uint32_t length = 0;
};

struct ProvinceRecord {
  uint16_t first_coast = kNoLocation;
  uint16_t coast_count = 0;
  uint16_t center = kNoCenter;
  uint16_t name_rank = 0;
};

struct LocationRecord {
  TextRef id;
  TextRef name;
};

struct PowerRecord {
  TextRef id;
  TextRef name;
  TextRef own_word;
  uint32_t letter = 0;  // code point; 0 if none
  uint32_t dummy = 0;   // 1: a dummy
};

// Why a key means what it means; a lower rank wins. Source: FORMAT_NOTES section 5.
enum class KeyRank : uint16_t {
  kAbbreviation = 0,
  kName = 1,
  kAlias = 2,
  kSecond = 3,  // written `alias?`
};

// A word and what it means: a location or a power. Keys are sorted by their bytes.
struct KeyRecord {
  TextRef key;
  uint16_t index = 0;
  uint16_t rank = 0;  // KeyRank
};

enum class ImageSection : uint32_t {
  kProvinces,    // ProvinceRecord per province
  kProvinceOf,   // uint16_t per location
  kLocations,    // LocationRecord per location
  kPowers,       // PowerRecord per power
  kCenters,      // uint16_t province per centre
  kStartOwners,  // uint8_t power per centre
  kStartUnits,   // Unit
  kHomeStarts,   // uint32_t per power, and one more
  kHomes,        // uint16_t province
  kHomeRows,     // province row per power
  kFlow,         // FlowElement; season and type_name index kFlowWords
  kFlowWords,    // TextRef
  kVictory,      // int32_t per game-year, the last one repeated
  kRules,        // TextRef
  kPlaceKeys,    // KeyRecord
  kPowerKeys,    // KeyRecord
  // Tables of the graphs, one graph after the other; shapes as in graph.h.
  kTerrain,
  kArmyPlaces,
  kFleetPlaces,
  kCarriers,
  kArmyMoves,
  kAdjacent,
  kBoarding,
  kLanding,
  kCarrierLinks,
  kFleetMoves,
  kFleetReach,
  kArmyStarts,   // uint32_t into kNeighbors
  kFleetStarts,  // uint32_t into kNeighbors
  kNeighbors,    // uint16_t location
  kText,         // bytes
  kCount,
};
inline constexpr uint32_t kSectionCount = static_cast<uint32_t>(ImageSection::kCount);

struct SectionRef {
  uint32_t offset = 0;  // in words from the start of the image
  uint32_t count = 0;   // elements
};

inline constexpr uint64_t kImageMagic = 0x3150414d45544e45;  // "ENTEMAP1" as bytes
inline constexpr uint32_t kImageVersion = 1;

struct ImageHeader {
  uint64_t magic = kImageMagic;
  uint32_t version = kImageVersion;
  uint32_t word_count = 0;  // of the whole image
  uint32_t province_count = 0;
  uint32_t location_count = 0;
  uint32_t power_count = 0;
  uint32_t center_count = 0;
  uint32_t graph_count = 0;
  uint32_t max_degree = 0;
  uint32_t longest_place_words = 0;
  uint32_t reserved = 0;
  TextRef name;
  Phase begin;
  SectionRef sections[kSectionCount] = {};
};
static_assert(sizeof(ImageHeader) % 8 == 0 && sizeof(KeyRecord) == 12 && sizeof(PowerRecord) == 32 &&
              sizeof(Unit) == 4 && sizeof(FlowElement) == 20 && sizeof(Phase) == 8 && sizeof(ProvinceRecord) == 8 &&
              sizeof(LocationRecord) == 16);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_IMAGE_H_
