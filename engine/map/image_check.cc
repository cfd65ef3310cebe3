#include "map/image_check.h"

#include <algorithm>

#include "base/bitset.h"
#include "map/graph.h"
#include "map/image.h"
#include "map/stage_walk.h"

namespace entente {
namespace {

using S = ImageSection;

// The number of elements in a section.
struct SectionSize {
  SectionSize(size_t exactly) : count(exactly) {}
  SectionSize(size_t exactly, bool any, bool or_none) : count(exactly), is_any(any), may_be_empty(or_none) {}
  size_t count = 0;
  bool is_any = false, may_be_empty = false;
};
SectionSize Any() { return {0, true, true}; }
SectionSize OrNone(size_t count) { return {count, false, true}; }

// Reads an image through its header. Call SectionsFit() before the checks that read sections.
class Checker {
 public:
  explicit Checker(std::span<const uint64_t> image)
      : image_(image), header_(*reinterpret_cast<const ImageHeader*>(image.data())) {}

  bool CountsFit() const {
    return header_.province_count >= 1 && header_.province_count <= kMaxProvinces &&
           header_.location_count >= header_.province_count && header_.location_count <= kMaxLocations &&
           header_.power_count <= kMaxPowers && header_.center_count <= header_.province_count &&
           header_.stage_count >= 1 && header_.stage_count <= kMostStages &&
           header_.max_degree <= header_.location_count;
  }

  bool SectionsFit() const {
    const size_t p = header_.province_count, l = header_.location_count, w = header_.power_count,
                 c = header_.center_count, n = header_.stage_count;
    const size_t pw = WordsFor(static_cast<int>(p)), lw = WordsFor(static_cast<int>(l));
    return
#define IMAGE_SECTION(name, Type, count) Fits<Type>(S::k##name, count)&&
#include "map/image_sections.def"
        true;
  }

  bool PlacesFit() const {
    const size_t locations = header_.location_count;
    return All<ProvinceRecord>(S::kProvinces,
                               [&](const ProvinceRecord& province) {
                                 const bool coasts = province.coast_count == 0 ||
                                                     (province.coast_count <= kMaxCoasts &&
                                                      size_t{province.first_coast} + province.coast_count <= locations);
                                 return coasts &&
                                        (province.center == kNoCenter || province.center < header_.center_count);
                               }) &&
           AllBelow<uint16_t>(S::kProvinceOf, header_.province_count) &&
           AllBelow<uint16_t>(S::kCenters, header_.province_count) &&
           AllBelow<uint16_t>(S::kHomes, header_.province_count) && AllBelow<uint16_t>(S::kNeighbors, locations) &&
           AllBelow<uint8_t>(S::kTerrain, static_cast<size_t>(Terrain::kShut) + 1) &&
           Ascending(S::kHomeStarts, S::kHomes) && Ascending(S::kArmyStarts, S::kNeighbors) &&
           Ascending(S::kFleetStarts, S::kNeighbors) && AllBelow<uint16_t>(S::kRetreatPlaces, locations) &&
           Ascending(S::kRetreatArmyStarts, S::kRetreatPlaces) && Ascending(S::kRetreatFleetStarts, S::kRetreatPlaces);
  }

  bool PassagesFit() const {
    const size_t centers = Ref(S::kPassageCenters).count;
    return (Ref(S::kPassageStarts).count == 0 || Ascending(S::kPassageStarts, S::kPassages)) &&
           AllBelow<uint16_t>(S::kPassageCenters, header_.center_count) &&
           All<uint16_t>(S::kLastCoasts, [&](uint16_t l) { return l == kNoLocation || l < header_.location_count; }) &&
           All<PassageRecord>(S::kPassages,
                              [&](const PassageRecord& passage) {
                                return passage.to < header_.province_count &&
                                       passage.strength <= static_cast<uint8_t>(PassageStrength::kNone) &&
                                       size_t{passage.first_center} + passage.center_count <= centers;
                              }) &&
           All<LimitRecord>(S::kLimits, [&](const LimitRecord& limit) {
             return limit.stage < header_.stage_count && limit.power < header_.power_count &&
                    limit.site < header_.province_count && limit.home < header_.province_count;
           });
  }

  bool StagesFit() const {
    const size_t flow = Ref(S::kFlow).count, froms = Ref(S::kFromPhases).count, victories = Ref(S::kVictory).count;
    return Ref(S::kPatterns).count <= kMostPatterns &&
           All<Phase>(S::kFromPhases, [&](const Phase& phase) { return phase.element < flow; }) &&
           All<StageRecord>(S::kStages,
                            [&](const StageRecord& stage) {
                              return stage.froms <= froms &&
                                     size_t{stage.first_victory} + stage.victory_count <= victories;
                            }) &&
           All<RotationRecord>(S::kRotations, [&](const RotationRecord& rotation) {
             return rotation.when <= static_cast<uint16_t>(RotationWhen::kFor) &&
                    size_t{rotation.first_type} + rotation.type_count <= Ref(S::kRotationTypes).count;
           });
  }

  bool StartFits() const {
    const auto is_power = [&](PowerIndex power) { return power == kNoPower || power < header_.power_count; };
    return All<uint8_t>(S::kStartOwners, is_power) && All<Unit>(S::kStartUnits, [&](const Unit& unit) {
             return unit.power < header_.power_count && unit.location < header_.location_count &&
                    (unit.type == UnitType::kArmy || unit.type == UnitType::kFleet);
           });
  }

  bool FlowFits() const {
    const size_t count = Ref(S::kFlow).count, words = Ref(S::kFlowWords).count;
    const FlowElement* flow = At<FlowElement>(S::kFlow);
    return header_.begin.element < count && flow[header_.begin.element].kind == FlowElement::Kind::kPhase &&
           All<FlowElement>(S::kFlow, [&](const FlowElement& element) {
             switch (element.kind) {
               case FlowElement::Kind::kPhase:
                 return element.season < words && element.type_name < words && element.type <= PhaseType::kOther;
               case FlowElement::Kind::kNewYear:
                 return true;
               case FlowElement::Kind::kIfYearDiv:
                 return element.step > 0;
             }
             return false;
           });
  }

  bool TextFits() const {
    const auto fits = [&](const TextRef& ref) {
      const size_t end = size_t{ref.offset} + ref.length;
      return end < Ref(S::kText).count && At<char>(S::kText)[end] == '\0';
    };
    const auto key_fits = [&](size_t bound) {
      return [=](const KeyRecord& key) { return fits(key.key) && key.index < bound; };
    };
    return fits(header_.name) &&
           All<LocationRecord>(S::kLocations, [&](const auto& l) { return fits(l.id) && fits(l.name); }) &&
           All<PowerRecord>(S::kPowers,
                            [&](const auto& p) {
                              return fits(p.id) && fits(p.name) && fits(p.own_word) && fits(p.flag) && fits(p.league) &&
                                     p.league_behavior <= static_cast<uint8_t>(LeagueBehavior::kBenign) &&
                                     size_t{p.first_controller} + p.controller_count <= Ref(S::kControllers).count;
                            }) &&
           All<ControllerRecord>(
               S::kControllers,
               [&](const auto& c) { return fits(c.name) && (c.power == kNoPower || c.power < header_.power_count); }) &&
           fits(header_.graphics) && fits(header_.source) && WordsFit(fits) && LinesFit(fits) &&
           All<KeyRecord>(S::kPlaceKeys, key_fits(header_.location_count)) &&
           All<KeyRecord>(S::kPowerKeys, key_fits(header_.power_count));
  }

  template <typename Test>
  bool WordsFit(const Test& fits) const {
    const S sections[] = {S::kFlowWords, S::kRules, S::kRotationTypes, S::kFlags, S::kNotify, S::kPatterns};
    return std::all_of(std::begin(sections), std::end(sections),
                       [&](S section) { return All<TextRef>(section, fits); });
  }

  template <typename Test>
  bool LinesFit(const Test& fits) const {
    const auto line_fits = [&](const LineRecord& line) { return fits(line.heading) && fits(line.line); };
    return All<LineRecord>(S::kStanzaLines, line_fits) && All<LineRecord>(S::kDynamicLines, line_fits);
  }

 private:
  SectionRef Ref(ImageSection section) const { return header_.sections[static_cast<uint32_t>(section)]; }
  template <typename T>
  const T* At(ImageSection section) const {
    return reinterpret_cast<const T*>(image_.data() + Ref(section).offset);
  }
  template <typename T>
  bool Fits(ImageSection section, const SectionSize& size) const {
    const SectionRef ref = Ref(section);
    if (!size.is_any && ref.count != size.count) return size.may_be_empty && ref.count == 0;
    return ref.offset <= image_.size() && ref.count <= (image_.size() - ref.offset) * sizeof(Word) / sizeof(T);
  }
  template <typename T, typename Test>
  bool All(ImageSection section, Test&& test) const {
    return std::all_of(At<T>(section), At<T>(section) + Ref(section).count, test);
  }
  template <typename T>
  bool AllBelow(ImageSection section, size_t bound) const {
    return All<T>(section, [&](T value) { return value < bound; });
  }
  // Checks the starts of lists in another section.
  bool Ascending(ImageSection starts, ImageSection lists) const {
    const uint32_t* first = At<uint32_t>(starts);
    const uint32_t* last = first + Ref(starts).count;
    return std::is_sorted(first, last) && *(last - 1) <= Ref(lists).count;
  }

  std::span<const uint64_t> image_;
  const ImageHeader& header_;
};

}  // namespace

Status CheckImage(std::span<const uint64_t> image) {
  if (image.size() * sizeof(uint64_t) < sizeof(ImageHeader)) return InvalidError("the map image is cut short");
  const auto& header = *reinterpret_cast<const ImageHeader*>(image.data());
  if (header.magic != kImageMagic) return InvalidError("this is no map image");
  if (header.version != kImageVersion) return InvalidError("the map image is of another version");
  if (header.word_count != image.size()) return InvalidError("the map image is cut short or too long");
  const Checker checker(image);
  const bool fits = checker.CountsFit() && checker.SectionsFit() && checker.PlacesFit() && checker.PassagesFit() &&
                    checker.StagesFit() && checker.StartFits() && checker.FlowFits() && checker.TextFits();
  return fits ? OkStatus() : InvalidError("the map image contradicts itself");
}

}  // namespace entente
