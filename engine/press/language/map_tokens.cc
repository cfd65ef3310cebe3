#include "press/language/map_tokens.h"

#include <algorithm>

#include "map_forms/daide_names.h"

namespace entente::press {
namespace {

constexpr size_t kMostProvinces = 256;

// The category of a province: which units may stand in it, and whether it has a supply center.
Category CategoryOf(const Map& map, ProvinceIndex p) {
  const Graph& graph = map.stage(0).graph();
  const bool armies = graph.MayStand(UnitType::kArmy, p);
  bool fleets = graph.MayStand(UnitType::kFleet, p), coasts = false;
  for (int i = 0; i < map.CoastCount(p); ++i) {
    coasts |= graph.MayStand(UnitType::kFleet, static_cast<LocationIndex>(map.FirstCoast(p) + i));
  }
  const Category kind = coasts    ? Category::kBicoastal
                        : !fleets ? Category::kInland
                        : armies  ? Category::kCoastal
                                  : Category::kSea;
  const unsigned center = TestBit(map.stage(0).centers(), p) ? 1 : 0;
  return static_cast<Category>(static_cast<unsigned>(kind) + center);
}

Token CoastToken(const Vocabulary& vocabulary, std::string_view word) {
  return word.empty() ? kNoToken : vocabulary.Find(word).value_or(kNoToken);
}

}  // namespace

Result<MapTokens> MapTokens::Make(const Map& map) {
  const Result<DaideNames> names = DaideNames::Make(map);
  if (!names.ok()) return names.status();
  MapTokens made;
  made.power_count_ = map.power_count();
  for (const PowerIndex p : map.powers()) made.names_.push_back({made.Power(p), names->Power(p)});
  std::vector<std::string> words;
  for (ProvinceIndex p = 0; p < map.province_count(); ++p) words.push_back(names->Province(p));
  const auto count = words.size() - size_t(std::count(words.begin(), words.end(), ""));
  if (count > kMostProvinces) {
    return InvalidError("DAIDE numbers at most 256 provinces; map " + std::string(map.name()) + " has " +
                        std::to_string(count));
  }
  made.NumberProvinces(map, words);
  Result<Vocabulary> vocabulary = Vocabulary::Make(made.names_);
  if (!vocabulary.ok()) return vocabulary.status();
  made.vocabulary_ = *std::move(vocabulary);
  for (LocationIndex l = 0; l < map.location_count(); ++l) {
    made.coasts_.push_back(CoastToken(made.vocabulary_, names->Coast(l)));
  }
  return made;
}

void MapTokens::NumberProvinces(const Map& map, std::span<const std::string> words) {
  struct Numbered {
    Category category;
    std::string_view word;
    ProvinceIndex province;
  };
  std::vector<Numbered> order;
  for (ProvinceIndex p = 0; p < words.size(); ++p) {
    if (!words[p].empty()) order.push_back({CategoryOf(map, p), words[p], p});
    const LocationIndex first = map.FirstCoast(p);
    coasts_of_.emplace_back(first, static_cast<LocationIndex>(first + map.CoastCount(p)));
  }
  std::sort(order.begin(), order.end(), [](const Numbered& a, const Numbered& b) {
    return a.category != b.category ? a.category < b.category : a.word < b.word;
  });
  by_number_.fill(kNoProvince);
  provinces_.assign(words.size(), kNoToken);
  for (size_t i = 0; i < order.size(); ++i) {
    const Token token(order[i].category, static_cast<uint8_t>(i));
    by_number_[i] = order[i].province;
    provinces_[order[i].province] = token;
    names_.push_back({token, std::string(order[i].word)});
  }
}

PowerIndex MapTokens::PowerOf(Token token) const {
  return IsPower(token) && token.index() < power_count_ ? token.index() : kNoPower;
}

ProvinceIndex MapTokens::ProvinceOf(Token token) const {
  const ProvinceIndex province = by_number_[token.index()];
  return province != kNoProvince && provinces_[province] == token ? province : kNoProvince;
}

LocationIndex MapTokens::LocationOf(Token province, Token coast) const {
  const ProvinceIndex p = ProvinceOf(province);
  if (p == kNoProvince || coast == kNoToken) return p;
  for (LocationIndex l = coasts_of_[p].first; l < coasts_of_[p].second; ++l) {
    if (coasts_[l] == coast) return l;
  }
  return kNoLocation;
}

}  // namespace entente::press
