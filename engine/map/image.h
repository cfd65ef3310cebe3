// Layout of a map image: one block of 64-bit words holding a header, fixed-width records, bit rows and text.
//
// image_builder.h writes an image and Map reads it; shipped maps are stored as images in the program. Little-endian.
// Sections are found by offsets in the header, so a new section only changes kImageVersion. Unused bytes are zero.
#ifndef ENTENTE_ENGINE_MAP_IMAGE_H_
#define ENTENTE_ENGINE_MAP_IMAGE_H_

#include <bit>
#include <cstdint>

#include "base/ids.h"
#include "map/phase_flow.h"

namespace entente {

static_assert(std::endian::native == std::endian::little, "map images and positions are little-endian");

// Text inside the image: offset into the text section, length in bytes. A zero byte follows the text.
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
  TextRef flag;                   // identity of the power whose flag this power shows; may be a power of another map
  TextRef league;                 // empty: none
  uint64_t league_powers = 0;     // bit per power: the powers of the leagues that this power's LEAGUE line lists
  uint32_t letter = 0;            // code point; 0 if none
  uint32_t first_controller = 0;  // in kControllers
  uint16_t controller_count = 0;
  uint16_t reserves = 0;
  uint16_t militia = 0;
  uint8_t dummy = 0;  // 1: a dummy
  uint8_t league_behavior = 0;
  uint8_t claims = 0;          // &SC
  uint8_t seizing_builds = 0;  // SC!
  uint8_t guest_builds = 0;    // SC?
  uint8_t padding[5] = {};
};

struct ControllerRecord {
  TextRef name;               // identity of a power, or a player's name
  uint32_t power = kNoPower;  // kNoPower: a player from outside the map
};

// The special conditions of going from a location into a province. Source: maps/LANGUAGE.md (Terrain and ABUTS).
struct PassageRecord {
  uint16_t from = kNoLocation;
  uint16_t to = kNoProvince;
  uint8_t strength = 0;  // PassageStrength
  uint8_t by_power = 0;  // 1: only units of `powers`
  uint16_t center_count = 0;
  uint32_t first_center = 0;  // in kPassageCenters: the centers that the unit's owner must own, all of them
  uint32_t reserved = 0;
  uint64_t powers = 0;  // bit per power
};

// An alternative build site that may replace only some homes: one record for each such home. Source: maps/LANGUAGE.md
// (Homes; Places).
struct LimitRecord {
  uint16_t stage = 0;
  uint16_t power = 0;
  uint16_t site = 0;  // province
  uint16_t home = 0;  // province
};

// The phases in which a stage is in force: those that match exactly these IN patterns and lie after this many FROM
// phases.
struct StageRecord {
  uint64_t patterns = 0;  // bit per kPatterns
  uint32_t froms = 0;
  uint16_t first_victory = 0;  // in kVictory
  uint16_t victory_count = 0;  // 0: no VICTORY line
};

// One clause of a ROTATE line; `first_type` and `type_count` lie in kRotationTypes.
struct RotationRecord {
  uint16_t when = 0;  // RotationWhen
  uint16_t type_count = 0;
  uint32_t first_type = 0;
};

// A line of text and the heading above it: stanzas, IN and FROM as written.
struct LineRecord {
  TextRef heading;
  TextRef line;
};

// How the members of a league treat other powers. Source: maps/LANGUAGE.md (LEAGUE).
enum class LeagueBehavior : uint8_t { kNone = 0, kStrict = 1, kBenign = 2 };

// When control of the dummies passes to the next controller. Source: maps/LANGUAGE.md (Powers that do not play).
enum class RotationWhen : uint8_t {
  kOrdered = 0,  // before any phase in which the dummy has orders to give
  kAfter = 1,    // after phases of the types; without types, after every phase
  kBefore = 2,   // before phases of the types
  kFor = 3,      // before phases of the types in which the dummy has orders to give
};

// Features that few maps have.
enum class MapTrait : uint32_t {
  kHomesChange = 1,   // &SC or NEWHOMES
  kTokens = 2,        // SC! or SC?
  kHiddenBuilds = 4,  // ~ sites or HIDE_BUILDS
  kControl = 8,       // dummies with controllers
  kGarrison = 16,     // GARRISON: any number of SC?, so the map has kTokens too
  kVassals = 32,      // VASSAL_DUMMIES
};

// Traits for which positions keep extra state (position.h, extras).
inline constexpr uint32_t kExtraStateTraits =
    static_cast<uint32_t>(MapTrait::kHomesChange) | static_cast<uint32_t>(MapTrait::kTokens) |
    static_cast<uint32_t>(MapTrait::kHiddenBuilds) | static_cast<uint32_t>(MapTrait::kControl) |
    static_cast<uint32_t>(MapTrait::kVassals);

// Lines whose presence alone has a meaning.
enum class MapMark : uint32_t {
  kTextOnly = 1,    // TEXTONLY
  kFlagsGiven = 2,  // FLAGS, with or without names
};

// Where the meaning of a key comes from; a lower rank wins. Source: maps/LANGUAGE.md (Places).
enum class KeyRank : uint16_t {
  kAbbreviation = 0,
  kName = 1,
  kAlias = 2,
  kSecond = 3,  // written `alias?`
};

// A word and the location or power that it means. Keys are sorted by their bytes.
struct KeyRecord {
  TextRef key;
  uint16_t index = 0;
  uint8_t rank = 0;       // KeyRank
  uint8_t ambiguous = 0;  // 1: `alias?` of this place or of another place
};

enum class ImageSection : uint32_t {
#define IMAGE_SECTION(name, Type, count) k##name,
#include "map/image_sections.def"
  kCount,
};
inline constexpr uint32_t kSectionCount = static_cast<uint32_t>(ImageSection::kCount);

struct SectionRef {
  uint32_t offset = 0;  // in words from the start of the image
  uint32_t count = 0;   // elements
};

inline constexpr uint64_t kImageMagic = 0x3150414d45544e45;  // "ENTEMAP1" as bytes
inline constexpr uint32_t kImageVersion = 5;

struct ImageHeader {
  uint64_t magic = kImageMagic;
  uint32_t version = kImageVersion;
  uint32_t word_count = 0;  // of the whole image
  uint32_t province_count = 0;
  uint32_t location_count = 0;
  uint32_t power_count = 0;
  uint32_t center_count = 0;
  uint32_t stage_count = 0;
  uint32_t max_degree = 0;  // the longest list of retreat places
  uint32_t longest_place_words = 0;
  uint32_t traits = 0;  // MapTrait bits
  TextRef name;
  TextRef graphics;
  TextRef source;      // the map as canonical text (canonical_text.h)
  uint32_t marks = 0;  // MapMark bits
  uint32_t reserved = 0;
  Phase begin;
  SectionRef sections[kSectionCount] = {};
};
static_assert(sizeof(ImageHeader) % 8 == 0 && sizeof(KeyRecord) == 12 && sizeof(PowerRecord) == 72 &&
              sizeof(Unit) == 4 && sizeof(FlowElement) == 20 && sizeof(Phase) == 8 && sizeof(ProvinceRecord) == 8 &&
              sizeof(LocationRecord) == 16 && sizeof(PassageRecord) == 24 && sizeof(StageRecord) == 16);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_IMAGE_H_
