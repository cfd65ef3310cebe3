#include <algorithm>
#include <map>
#include <vector>

#include "map_forms/daide_names.h"
#include "map_forms/map_form.h"

namespace entente {
namespace {

class Writer {
 public:
  Writer(const Map& map, const DaideNames& names) : map_(map), graph_(map.stage(0).graph()), names_(names) {}

  std::string Write() {
    text_ = "MDF";
    Open();
    for (const PowerIndex p : map_.powers()) Word(names_.Power(p));
    Close();
    WriteProvinces();
    Open();
    for (const ProvinceIndex p : SortedProvinces()) WriteAdjacencies(p);
    Close();
    return text_ + "\n";
  }

 private:
  void Word(std::string_view word) { text_.append(" ").append(word); }
  void Open() { Word("("); }
  void Close() { Word(")"); }

  std::vector<ProvinceIndex> SortedProvinces() const {
    std::vector<ProvinceIndex> provinces;
    for (ProvinceIndex p = 0; p < map_.province_count(); ++p) {
      if (names_.Counts(p)) provinces.push_back(p);
    }
    std::sort(provinces.begin(), provinces.end(),
              [&](auto a, auto b) { return names_.Province(a) < names_.Province(b); });
    return provinces;
  }

  // Home centers under the powers that build there, then neutral centers, then provinces without a center.
  void WriteProvinces() {
    std::map<uint64_t, std::vector<ProvinceIndex>> centers;
    std::vector<ProvinceIndex> others;
    for (const PowerIndex p : map_.powers()) centers[uint64_t{1} << p];
    for (const ProvinceIndex p : SortedProvinces()) {
      if (TestBit(map_.stage(0).centers(), p)) {
        centers[BuildersIn(p)].push_back(p);
      } else {
        others.push_back(p);
      }
    }
    const std::vector<ProvinceIndex> neutral = centers[0];
    centers.erase(0);
    Open();
    Open();
    for (const PowerIndex p : map_.powers()) WriteCenters(uint64_t{1} << p, centers[uint64_t{1} << p]);
    for (const auto& [powers, list] : centers) {
      if ((powers & (powers - 1)) != 0) WriteCenters(powers, list);
    }
    WriteCenters(0, neutral);
    Close();
    Open();
    for (const ProvinceIndex p : others) Word(names_.Province(p));
    Close();
    Close();
  }

  // Bit per power: the powers with this home.
  uint64_t BuildersIn(ProvinceIndex province) const {
    uint64_t powers = 0;
    for (const PowerIndex p : map_.powers()) {
      if (TestBit(map_.stage(0).Homes(p), province)) powers |= uint64_t{1} << p;
    }
    return powers;
  }

  void WriteCenters(uint64_t powers, const std::vector<ProvinceIndex>& provinces) {
    const bool shared = (powers & (powers - 1)) != 0;
    Open();
    if (shared) Open();
    if (powers == 0) Word("UNO");
    for (const PowerIndex p : map_.powers()) {
      if ((powers >> p & 1) != 0) Word(names_.Power(p));
    }
    if (shared) Close();
    for (const ProvinceIndex p : provinces) Word(names_.Province(p));
    Close();
  }

  void WriteAdjacencies(ProvinceIndex p) {
    Open();
    Word(names_.Province(p));
    if (graph_.MayStand(UnitType::kArmy, p)) WriteMoves(UnitType::kArmy, p, "AMY");
    if (graph_.MayStand(UnitType::kFleet, p)) WriteMoves(UnitType::kFleet, p, "FLT");
    for (const LocationIndex coast : map_.CoastsOf(p)) {
      if (!graph_.MayStand(UnitType::kFleet, coast)) continue;
      WriteMoves(UnitType::kFleet, coast, "( FLT " + std::string(names_.Coast(coast)) + " )");
    }
    Close();
  }

  void WriteMoves(UnitType type, LocationIndex from, std::string_view unit) {
    std::vector<std::string> words;
    for (const LocationIndex to : graph_.Neighbors(type, from)) {
      const std::string& province = names_.Province(map_.ProvinceOf(to));
      words.push_back(map_.IsCoast(to) ? "( " + province + " " + std::string(names_.Coast(to)) + " )" : province);
    }
    std::sort(words.begin(), words.end());
    Open();
    Word(unit);
    for (const std::string& word : words) Word(word);
    Close();
  }

  const Map& map_;
  const Graph& graph_;
  const DaideNames& names_;
  std::string text_;
};

}  // namespace

Result<std::string> MapMdf(const Map& map, const MapDraft& draft) {
  const Result<DaideNames> names = DaideNames::Make(map, draft);
  if (!names.ok()) return names.status();
  return Writer(map, *names).Write();
}

}  // namespace entente
