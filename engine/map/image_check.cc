#include "map/image_check.h"

#include <algorithm>

#include "base/bitset.h"
#include "map/graph.h"
#include "map/image.h"
#include "map/stage_walk.h"

namespace entente {
namespace {

// The image seen through its header. Sections may be read once SectionsFit holds.
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
    using S = ImageSection;
    const size_t p = header_.province_count, l = header_.location_count, w = header_.power_count,
                 c = header_.center_count, n = header_.stage_count;
    const size_t pw = WordsFor(static_cast<int>(p));
    return Fits<ProvinceRecord>(S::kProvinces, p) && Fits<uint16_t>(S::kProvinceOf, l) &&
           Fits<LocationRecord>(S::kLocations, n * l) && Fits<PowerRecord>(S::kPowers, n * w) &&
           Fits<uint16_t>(S::kCenters, c) && Fits<uint8_t>(S::kStartOwners, c) && Fits<Unit>(S::kStartUnits) &&
           Fits<uint32_t>(S::kHomeStarts, w + 1) && Fits<uint16_t>(S::kHomes) && Fits<FlowElement>(S::kFlow) &&
           Fits<TextRef>(S::kFlowWords) && Fits<int32_t>(S::kVictory) && Fits<TextRef>(S::kRules) &&
           Fits<KeyRecord>(S::kPlaceKeys) && Fits<KeyRecord>(S::kPowerKeys) &&
           Fits<ControllerRecord>(S::kControllers) && Fits<int32_t>(S::kNewHomes) &&
           Fits<RotationRecord>(S::kRotations) && Fits<TextRef>(S::kRotationTypes) && Fits<TextRef>(S::kFlags) &&
           Fits<TextRef>(S::kNotify) && Fits<LineRecord>(S::kStanzaLines) && Fits<LineRecord>(S::kDynamicLines) &&
           Fits<TextRef>(S::kPatterns) && Fits<Phase>(S::kFromPhases) && Fits<StageRecord>(S::kStages, n) &&
           Fits<Word>(S::kCenterRows, n * pw) && StageRowsFit(n * w * pw) && Fits<LimitRecord>(S::kLimits) &&
           FitsOrEmpty<uint16_t>(S::kLastCoasts, n * p) && FitsOrEmpty<uint32_t>(S::kPassageStarts, n * (l + 1)) &&
           Fits<PassageRecord>(S::kPassages) && Fits<uint16_t>(S::kPassageCenters) && GraphsFit(n) &&
           Fits<uint32_t>(S::kRetreatArmyStarts, l + 1) && Fits<uint32_t>(S::kRetreatFleetStarts, l + 1) &&
           Fits<uint16_t>(S::kRetreatPlaces) && Fits<char>(S::kText);
  }

  bool StageRowsFit(size_t words) const {
    using S = ImageSection;
    return Fits<Word>(S::kHomeRows, words) && FitsOrEmpty<Word>(S::kAlternativeRows, words) &&
           FitsOrEmpty<Word>(S::kFactoryRows, words) && FitsOrEmpty<Word>(S::kPartisanRows, words) &&
           FitsOrEmpty<Word>(S::kHiddenRows, words);
  }

  bool GraphsFit(size_t n) const {
    using S = ImageSection;
    const size_t p = header_.province_count, l = header_.location_count;
    const size_t pw = WordsFor(static_cast<int>(p)), lw = WordsFor(static_cast<int>(l));
    return Fits<uint8_t>(S::kTerrain, n * p) && Fits<Word>(S::kPlaces, n * lw) && Fits<Word>(S::kArmyPlaces, n * lw) &&
           Fits<Word>(S::kFleetPlaces, n * lw) && Fits<Word>(S::kCarriers, n * pw) &&
           Fits<Word>(S::kArmyMoves, n * p * pw) && Fits<Word>(S::kAdjacent, n * p * pw) &&
           Fits<Word>(S::kBoarding, n * p * pw) && Fits<Word>(S::kLanding, n * p * pw) &&
           Fits<Word>(S::kCarrierLinks, n * p * pw) && Fits<Word>(S::kCoastalCarriers, n * pw) &&
           Fits<Word>(S::kCoastalBoarding, n * p * pw) && Fits<Word>(S::kCoastalLanding, n * p * pw) &&
           Fits<Word>(S::kCoastalLinks, n * p * pw) && Fits<Word>(S::kPortageBoarding, n * p * pw) &&
           Fits<Word>(S::kPortageLanding, n * p * pw) && Fits<Word>(S::kFleetMoves, n * l * lw) &&
           Fits<Word>(S::kFleetReach, n * l * pw) && Fits<uint32_t>(S::kArmyStarts, n * (l + 1)) &&
           Fits<uint32_t>(S::kFleetStarts, n * (l + 1)) && Fits<uint16_t>(S::kNeighbors);
  }

  bool PlacesFit() const {
    const size_t locations = header_.location_count;
    return All<ProvinceRecord>(ImageSection::kProvinces,
                               [&](const ProvinceRecord& province) {
                                 const bool coasts = province.coast_count == 0 ||
                                                     (province.coast_count <= kMaxCoasts &&
                                                      size_t{province.first_coast} + province.coast_count <= locations);
                                 return coasts &&
                                        (province.center == kNoCenter || province.center < header_.center_count);
                               }) &&
           AllBelow<uint16_t>(ImageSection::kProvinceOf, header_.province_count) &&
           AllBelow<uint16_t>(ImageSection::kCenters, header_.province_count) &&
           AllBelow<uint16_t>(ImageSection::kHomes, header_.province_count) &&
           AllBelow<uint16_t>(ImageSection::kNeighbors, locations) &&
           AllBelow<uint8_t>(ImageSection::kTerrain, static_cast<size_t>(Terrain::kShut) + 1) &&
           Ascending(ImageSection::kHomeStarts, ImageSection::kHomes) &&
           Ascending(ImageSection::kArmyStarts, ImageSection::kNeighbors) &&
           Ascending(ImageSection::kFleetStarts, ImageSection::kNeighbors) &&
           AllBelow<uint16_t>(ImageSection::kRetreatPlaces, locations) &&
           Ascending(ImageSection::kRetreatArmyStarts, ImageSection::kRetreatPlaces) &&
           Ascending(ImageSection::kRetreatFleetStarts, ImageSection::kRetreatPlaces);
  }

  bool PassagesFit() const {
    const size_t centers = Ref(ImageSection::kPassageCenters).count;
    return (Ref(ImageSection::kPassageStarts).count == 0 ||
            Ascending(ImageSection::kPassageStarts, ImageSection::kPassages)) &&
           AllBelow<uint16_t>(ImageSection::kPassageCenters, header_.center_count) &&
           All<uint16_t>(ImageSection::kLastCoasts,
                         [&](uint16_t l) { return l == kNoLocation || l < header_.location_count; }) &&
           All<PassageRecord>(ImageSection::kPassages,
                              [&](const PassageRecord& passage) {
                                return passage.to < header_.province_count &&
                                       passage.strength <= static_cast<uint8_t>(PassageStrength::kNone) &&
                                       size_t{passage.first_center} + passage.center_count <= centers;
                              }) &&
           All<LimitRecord>(ImageSection::kLimits, [&](const LimitRecord& limit) {
             return limit.stage < header_.stage_count && limit.power < header_.power_count &&
                    limit.site < header_.province_count && limit.home < header_.province_count;
           });
  }

  bool StagesFit() const {
    const size_t flow = Ref(ImageSection::kFlow).count, froms = Ref(ImageSection::kFromPhases).count,
                 victories = Ref(ImageSection::kVictory).count;
    return Ref(ImageSection::kPatterns).count <= kMostPatterns &&
           All<Phase>(ImageSection::kFromPhases, [&](const Phase& phase) { return phase.element < flow; }) &&
           All<StageRecord>(ImageSection::kStages,
                            [&](const StageRecord& stage) {
                              return stage.froms <= froms &&
                                     size_t{stage.first_victory} + stage.victory_count <= victories;
                            }) &&
           All<RotationRecord>(ImageSection::kRotations, [&](const RotationRecord& rotation) {
             return rotation.when <= static_cast<uint16_t>(RotationWhen::kFor) &&
                    size_t{rotation.first_type} + rotation.type_count <= Ref(ImageSection::kRotationTypes).count;
           });
  }

  bool StartFits() const {
    const auto is_power = [&](PowerIndex power) { return power == kNoPower || power < header_.power_count; };
    return All<uint8_t>(ImageSection::kStartOwners, is_power) &&
           All<Unit>(ImageSection::kStartUnits, [&](const Unit& unit) {
             return unit.power < header_.power_count && unit.location < header_.location_count &&
                    (unit.type == UnitType::kArmy || unit.type == UnitType::kFleet);
           });
  }

  bool FlowFits() const {
    const size_t count = Ref(ImageSection::kFlow).count, words = Ref(ImageSection::kFlowWords).count;
    const FlowElement* flow = At<FlowElement>(ImageSection::kFlow);
    return header_.begin.element < count && flow[header_.begin.element].kind == FlowElement::Kind::kPhase &&
           All<FlowElement>(ImageSection::kFlow, [&](const FlowElement& element) {
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
      return end < Ref(ImageSection::kText).count && At<char>(ImageSection::kText)[end] == '\0';
    };
    const auto key_fits = [&](size_t bound) {
      return [=](const KeyRecord& key) { return fits(key.key) && key.index < bound; };
    };
    return fits(header_.name) &&
           All<LocationRecord>(ImageSection::kLocations, [&](const auto& l) { return fits(l.id) && fits(l.name); }) &&
           All<PowerRecord>(ImageSection::kPowers,
                            [&](const auto& p) {
                              return fits(p.id) && fits(p.name) && fits(p.own_word) && fits(p.flag) && fits(p.league) &&
                                     p.league_behavior <= static_cast<uint8_t>(LeagueBehavior::kBenign) &&
                                     size_t{p.first_controller} + p.controller_count <=
                                         Ref(ImageSection::kControllers).count;
                            }) &&
           All<ControllerRecord>(
               ImageSection::kControllers,
               [&](const auto& c) { return fits(c.name) && (c.power == kNoPower || c.power < header_.power_count); }) &&
           fits(header_.graphics) && fits(header_.source) && WordsFit(fits) && LinesFit(fits) &&
           All<KeyRecord>(ImageSection::kPlaceKeys, key_fits(header_.location_count)) &&
           All<KeyRecord>(ImageSection::kPowerKeys, key_fits(header_.power_count));
  }

  template <typename Test>
  bool WordsFit(const Test& fits) const {
    using S = ImageSection;
    const S sections[] = {S::kFlowWords, S::kRules, S::kRotationTypes, S::kFlags, S::kNotify, S::kPatterns};
    return std::all_of(std::begin(sections), std::end(sections),
                       [&](S section) { return All<TextRef>(section, fits); });
  }

  template <typename Test>
  bool LinesFit(const Test& fits) const {
    const auto line_fits = [&](const LineRecord& line) { return fits(line.heading) && fits(line.line); };
    return All<LineRecord>(ImageSection::kStanzaLines, line_fits) &&
           All<LineRecord>(ImageSection::kDynamicLines, line_fits);
  }

 private:
  SectionRef Ref(ImageSection section) const { return header_.sections[static_cast<uint32_t>(section)]; }
  template <typename T>
  const T* At(ImageSection section) const {
    return reinterpret_cast<const T*>(image_.data() + Ref(section).offset);
  }
  template <typename T>
  bool Fits(ImageSection section) const {
    const SectionRef ref = Ref(section);
    return ref.offset <= image_.size() && ref.count <= (image_.size() - ref.offset) * sizeof(Word) / sizeof(T);
  }
  template <typename T>
  bool Fits(ImageSection section, size_t count) const {
    return Ref(section).count == count && Fits<T>(section);
  }
  template <typename T>
  bool FitsOrEmpty(ImageSection section, size_t count) const {
    return Ref(section).count == 0 || Fits<T>(section, count);
  }
  template <typename T, typename Test>
  bool All(ImageSection section, Test&& test) const {
    return std::all_of(At<T>(section), At<T>(section) + Ref(section).count, test);
  }
  template <typename T>
  bool AllBelow(ImageSection section, size_t bound) const {
    return All<T>(section, [&](T value) { return value < bound; });
  }
  // Starts of lists inside another section.
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
