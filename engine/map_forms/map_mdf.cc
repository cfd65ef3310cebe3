#include "map_forms/map_mdf.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "base/text.h"

namespace entente {
namespace {

// Every token of DAIDE syntax 0.167 and 0.178 that is no power, province or coast, ascending.
constexpr std::array<std::string_view, 131> kWords = {
    "ADM", "ALY", "AMY", "AND", "AOA", "AUT", "BCC", "BLD", "BNC", "BPR", "BRA", "BTL", "BWX", "CCD", "CCL",
    "CHO", "CST", "CTO", "CUT", "CVY", "DMZ", "DRW", "DSB", "DSD", "DSR", "ELS", "ERR", "ESC", "EXP", "FAL",
    "FAR", "FCT", "FLD", "FLT", "FOR", "FRM", "FWD", "GOF", "HLD", "HLO", "HOW", "HSC", "HST", "HUH", "IAM",
    "IDK", "IFF", "INS", "IOU", "KET", "LOD", "LVL", "MAP", "MBV", "MDF", "MIS", "MRT", "MTL", "MTO", "NAR",
    "NAS", "NMB", "NME", "NMR", "NOT", "NOW", "NPB", "NPR", "NRN", "NRS", "NSA", "NSC", "NSF", "NSO", "NSP",
    "NST", "NSU", "NVR", "NYU", "OBS", "OCC", "OFF", "ORD", "ORR", "OUT", "PCE", "PDA", "POB", "PPT", "PRN",
    "PRP", "PTL", "QRY", "REJ", "REM", "RET", "RTL", "RTO", "SCD", "SCO", "SLO", "SMR", "SND", "SPR", "SRY",
    "SUB", "SUC", "SUG", "SUM", "SUP", "SVE", "THK", "THN", "THX", "TME", "TRY", "UNO", "UNT", "UOM", "VIA",
    "VSS", "WHT", "WHY", "WIN", "WRT", "WVE", "XDO", "XOY", "YDO", "YES", "YSC"};

bool IsLetterOrDigit(char c) { return ('0' <= c && c <= '9') || ('A' <= c && c <= 'Z'); }

bool IsToken(std::string_view word) {
  return word.size() == 3 && std::all_of(word.begin(), word.end(), IsLetterOrDigit);
}

class Tokens {
 public:
  Tokens(const Map& map, const MapDraft& draft) : map_(map), provinces_(size_t(map.province_count())) {
    for (const DraftPlace& place : draft.places) {
      const std::optional<LocationIndex> location = map.FindPlace(place.id);
      if (location.has_value() && !map.IsCoast(*location)) NameProvince(*location, place);
    }
    for (ProvinceIndex p = 0; p < map.province_count(); ++p) {
      if (provinces_[p].empty() && Counts(p)) provinces_[p] = Made(map.LongName(p));
    }
    for (int p = 0; p < map.power_count(); ++p) powers_.push_back(Made(map.PowerName(static_cast<PowerIndex>(p))));
  }

  // SHUT provinces and those of other stages are left out.
  bool Counts(ProvinceIndex p) const {
    const Graph& graph = map_.stage(0).graph();
    return graph.Exists(p) && graph.terrain(p) != Terrain::kShut;
  }
  const std::string& Province(ProvinceIndex p) const { return provinces_[p]; }
  const std::string& Power(PowerIndex p) const { return powers_[p]; }

 private:
  bool Take(std::string& token, std::string_view word) {
    if (!IsToken(word) || IsDaideWord(word) || !taken_.emplace(word).second) return false;
    token = word;
    return true;
  }

  // DAIDE's own word for it, the abbreviation, or another word of three letters that players know.
  void NameProvince(LocationIndex p, const DraftPlace& place) {
    constexpr std::pair<std::string_view, std::string_view> kOtherwise[] = {
        {"BOT", "GOB"}, {"ENG", "ECH"}, {"LYO", "GOL"}};
    std::string& token = provinces_[p];
    if (!Counts(p)) return;
    for (const auto& [id, word] : kOtherwise) {
      if (place.id == id && map_.FindPlace(word) == p && Take(token, word)) return;
    }
    if (Take(token, place.id)) return;
    for (const DraftAlias& alias : place.aliases) {
      if (map_.FindPlace(alias.key) == p && Take(token, alias.key)) return;
    }
  }

  // The first letters of the name, or its first letter and two later ones, or a number.
  std::string Made(std::string_view name) {
    std::string letters = UpperCase(name);
    std::erase_if(letters, [](char c) { return !IsLetterOrDigit(c); });
    letters.resize(std::min<size_t>(letters.size(), 32));
    std::string token;
    for (size_t i = 1; i + 1 < letters.size(); ++i) {
      for (size_t j = i + 1; j < letters.size(); ++j) {
        if (Take(token, std::string{letters[0], letters[i], letters[j]})) return token;
      }
    }
    for (int number = 0; !Take(token, (number < 10 ? "Z0" : number < 100 ? "Z" : "") + std::to_string(number));)
      ++number;
    return token;
  }

  const Map& map_;
  std::set<std::string, std::less<>> taken_;
  std::vector<std::string> provinces_, powers_;
};

class Writer {
 public:
  Writer(const Map& map, const MapDraft& draft) : map_(map), graph_(map.stage(0).graph()), tokens_(map, draft) {}

  absl::StatusOr<std::string> Write() {
    for (ProvinceIndex p = 0; p < map_.province_count(); ++p) {
      if (!NameCoasts(p)) {
        return InvalidError("an MDF message knows eight coasts of a province; " + std::string(map_.Id(p)) +
                            " has more");
      }
    }
    text_ = "MDF";
    Open();
    for (int p = 0; p < map_.power_count(); ++p) Word(tokens_.Power(static_cast<PowerIndex>(p)));
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

  // The standard token of each coast, or for other codes the first that is free.
  bool NameCoasts(ProvinceIndex p) {
    std::set<std::string_view> free;
    for (const DaideCoast& coast : kDaideCoasts) free.insert(coast.token);
    std::vector<LocationIndex> others;
    for (int i = 0; i < map_.CoastCount(p); ++i) {
      const auto location = static_cast<LocationIndex>(map_.FirstCoast(p) + i);
      const std::string_view code = map_.Id(location).substr(map_.Id(location).find('/') + 1);
      const auto known = std::find_if(std::begin(kDaideCoasts), std::end(kDaideCoasts),
                                      [&](const DaideCoast& coast) { return coast.code == code; });
      if (known == std::end(kDaideCoasts)) {
        others.push_back(location);
      } else {
        free.erase(coasts_[location] = known->token);
      }
    }
    for (const LocationIndex location : others) {
      if (free.empty()) return false;
      const auto next = std::find_if(std::begin(kDaideCoasts), std::end(kDaideCoasts),
                                     [&](const DaideCoast& coast) { return free.contains(coast.token); });
      free.erase(coasts_[location] = next->token);
    }
    return true;
  }

  std::vector<ProvinceIndex> SortedProvinces() const {
    std::vector<ProvinceIndex> provinces;
    for (ProvinceIndex p = 0; p < map_.province_count(); ++p) {
      if (tokens_.Counts(p)) provinces.push_back(p);
    }
    std::sort(provinces.begin(), provinces.end(),
              [&](auto a, auto b) { return tokens_.Province(a) < tokens_.Province(b); });
    return provinces;
  }

  // Home centres under the powers that build there, then those of nobody, then the provinces without a centre.
  void WriteProvinces() {
    std::map<uint64_t, std::vector<ProvinceIndex>> centers;
    std::vector<ProvinceIndex> others;
    for (int p = 0; p < map_.power_count(); ++p) centers[uint64_t{1} << p];
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
    for (int p = 0; p < map_.power_count(); ++p) WriteCenters(uint64_t{1} << p, centers[uint64_t{1} << p]);
    for (const auto& [powers, list] : centers) {
      if ((powers & (powers - 1)) != 0) WriteCenters(powers, list);
    }
    WriteCenters(0, neutral);
    Close();
    Open();
    for (const ProvinceIndex p : others) Word(tokens_.Province(p));
    Close();
    Close();
  }

  // Bit per power: those whose home it is.
  uint64_t BuildersIn(ProvinceIndex province) const {
    uint64_t powers = 0;
    for (int p = 0; p < map_.power_count(); ++p) {
      if (TestBit(map_.stage(0).Homes(static_cast<PowerIndex>(p)), province)) powers |= uint64_t{1} << p;
    }
    return powers;
  }

  void WriteCenters(uint64_t powers, const std::vector<ProvinceIndex>& provinces) {
    const bool shared = (powers & (powers - 1)) != 0;
    Open();
    if (shared) Open();
    if (powers == 0) Word("UNO");
    for (int p = 0; p < map_.power_count(); ++p) {
      if ((powers >> p & 1) != 0) Word(tokens_.Power(static_cast<PowerIndex>(p)));
    }
    if (shared) Close();
    for (const ProvinceIndex p : provinces) Word(tokens_.Province(p));
    Close();
  }

  void WriteAdjacencies(ProvinceIndex p) {
    Open();
    Word(tokens_.Province(p));
    if (graph_.MayStand(UnitType::kArmy, p)) WriteMoves(UnitType::kArmy, p, "AMY");
    if (graph_.MayStand(UnitType::kFleet, p)) WriteMoves(UnitType::kFleet, p, "FLT");
    for (int i = 0; i < map_.CoastCount(p); ++i) {
      const auto coast = static_cast<LocationIndex>(map_.FirstCoast(p) + i);
      if (!graph_.MayStand(UnitType::kFleet, coast)) continue;
      WriteMoves(UnitType::kFleet, coast, "( FLT " + std::string(coasts_[coast]) + " )");
    }
    Close();
  }

  void WriteMoves(UnitType type, LocationIndex from, std::string_view unit) {
    std::vector<std::string> words;
    for (const LocationIndex to : graph_.Neighbors(type, from)) {
      const std::string& province = tokens_.Province(map_.ProvinceOf(to));
      words.push_back(map_.IsCoast(to) ? "( " + province + " " + std::string(coasts_[to]) + " )" : province);
    }
    std::sort(words.begin(), words.end());
    Open();
    Word(unit);
    for (const std::string& word : words) Word(word);
    Close();
  }

  const Map& map_;
  const Graph& graph_;
  const Tokens tokens_;
  std::map<LocationIndex, std::string_view> coasts_;
  std::string text_;
};

}  // namespace

bool IsDaideWord(std::string_view token) {
  return std::binary_search(kWords.begin(), kWords.end(), token) ||
         std::any_of(std::begin(kDaideCoasts), std::end(kDaideCoasts),
                     [&](const DaideCoast& coast) { return coast.token == token; });
}

absl::StatusOr<std::string> MapMdf(const Map& map, const MapDraft& draft) { return Writer(map, draft).Write(); }

}  // namespace entente
