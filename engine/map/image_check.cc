#include "map/image_check.h"

#include <algorithm>

#include "base/bitset.h"
#include "map/graph.h"
#include "map/image.h"

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
           header_.graph_count == 1;
  }

  bool SectionsFit() const {
    using S = ImageSection;
    const size_t p = header_.province_count, l = header_.location_count, w = header_.power_count,
                 c = header_.center_count;
    const size_t pw = WordsFor(static_cast<int>(p)), lw = WordsFor(static_cast<int>(l));
    return Fits<ProvinceRecord>(S::kProvinces, p) && Fits<uint16_t>(S::kProvinceOf, l) &&
           Fits<LocationRecord>(S::kLocations, l) && Fits<PowerRecord>(S::kPowers, w) &&
           Fits<uint16_t>(S::kCenters, c) && Fits<uint8_t>(S::kStartOwners, c) && Fits<Unit>(S::kStartUnits) &&
           Fits<uint32_t>(S::kHomeStarts, w + 1) && Fits<uint16_t>(S::kHomes) && Fits<Word>(S::kHomeRows, w * pw) &&
           Fits<FlowElement>(S::kFlow) && Fits<TextRef>(S::kFlowWords) && Fits<int32_t>(S::kVictory) &&
           Fits<TextRef>(S::kRules) && Fits<KeyRecord>(S::kPlaceKeys) && Fits<KeyRecord>(S::kPowerKeys) &&
           Fits<uint8_t>(S::kTerrain, p) && Fits<Word>(S::kArmyPlaces, lw) && Fits<Word>(S::kFleetPlaces, lw) &&
           Fits<Word>(S::kCarriers, pw) && Fits<Word>(S::kArmyMoves, p * pw) && Fits<Word>(S::kAdjacent, p * pw) &&
           Fits<Word>(S::kBoarding, p * pw) && Fits<Word>(S::kLanding, p * pw) &&
           Fits<Word>(S::kCarrierLinks, p * pw) && Fits<Word>(S::kFleetMoves, l * lw) &&
           Fits<Word>(S::kFleetReach, l * pw) && Fits<uint32_t>(S::kArmyStarts, l + 1) &&
           Fits<uint32_t>(S::kFleetStarts, l + 1) && Fits<uint16_t>(S::kNeighbors) && Fits<char>(S::kText);
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
           Ascending(ImageSection::kFleetStarts, ImageSection::kNeighbors);
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
           Ref(ImageSection::kVictory).count > 0 &&
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
      return size_t{ref.offset} + ref.length <= Ref(ImageSection::kText).count;
    };
    const auto key_fits = [&](size_t bound) {
      return [=](const KeyRecord& key) { return fits(key.key) && key.index < bound; };
    };
    return fits(header_.name) &&
           All<LocationRecord>(ImageSection::kLocations, [&](const auto& l) { return fits(l.id) && fits(l.name); }) &&
           All<PowerRecord>(ImageSection::kPowers,
                            [&](const auto& p) { return fits(p.id) && fits(p.name) && fits(p.own_word); }) &&
           All<TextRef>(ImageSection::kFlowWords, fits) && All<TextRef>(ImageSection::kRules, fits) &&
           All<KeyRecord>(ImageSection::kPlaceKeys, key_fits(header_.location_count)) &&
           All<KeyRecord>(ImageSection::kPowerKeys, key_fits(header_.power_count));
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

absl::Status CheckImage(std::span<const uint64_t> image) {
  if (image.size() * sizeof(uint64_t) < sizeof(ImageHeader)) return InvalidError("the map image is cut short");
  const auto& header = *reinterpret_cast<const ImageHeader*>(image.data());
  if (header.magic != kImageMagic) return InvalidError("this is no map image");
  if (header.version != kImageVersion) return InvalidError("the map image is of another version");
  if (header.word_count != image.size()) return InvalidError("the map image is cut short or too long");
  const Checker checker(image);
  const bool fits = checker.CountsFit() && checker.SectionsFit() && checker.PlacesFit() && checker.StartFits() &&
                    checker.FlowFits() && checker.TextFits();
  return fits ? absl::OkStatus() : InvalidError("the map image contradicts itself");
}

}  // namespace entente
