#include "encodings/convoy_waters.h"

#include <algorithm>
#include <bit>

namespace entente {

ConvoyWaters::ConvoyWaters(const Map& map) : touching_(static_cast<size_t>(map.province_count()), 0) {
  const Graph& graph = map.stage(0).graph();
  for (int p = 0; p < map.province_count(); ++p) {
    if (graph.terrain(static_cast<ProvinceIndex>(p)) == Terrain::kWater) seas_.push_back(static_cast<ProvinceIndex>(p));
  }
  beside_.assign(seas_.size(), 0);
  for (int sea = 0; sea < sea_count(); ++sea) {
    const Word* reach = graph.FleetReach(SeaAt(sea));
    for (int other = 0; other < sea_count(); ++other) {
      if (TestBit(reach, SeaAt(other))) beside_[static_cast<size_t>(sea)] |= SeaBit(other);
    }
    ForEachBit(reach, graph.province_words(), [&](int p) {
      if (graph.terrain(static_cast<ProvinceIndex>(p)) != Terrain::kWater)
        touching_[static_cast<size_t>(p)] |= SeaBit(sea);
    });
  }
  for (int sea = 0; sea < sea_count(); ++sea) {
    for (int other = 0; other < sea_count(); ++other)
      without_.push_back(Flood(SeaBit(sea), other == sea ? kAllSeas : kAllSeas & ~SeaBit(other)));
  }
}

SeaSet ConvoyWaters::Flood(SeaSet from, SeaSet allowed) const {
  SeaSet known = from & allowed;
  for (SeaSet fresh = known; fresh != 0;) {
    SeaSet next = 0;
    for (SeaSet rest = fresh; rest != 0; rest &= rest - 1) next |= beside_[static_cast<size_t>(std::countr_zero(rest))];
    fresh = next & allowed & ~known;
    known |= fresh;
  }
  return known;
}

bool ConvoyWaters::LiesBetween(int sea, ProvinceIndex a, ProvinceIndex b) const {
  const SeaSet* without = without_.data() + static_cast<size_t>(sea * sea_count());
  const SeaSet reached = without[sea], ends = Touching(a) | Touching(b);
  return (reached & Touching(a)) != 0 && (reached & Touching(b)) != 0 &&
         std::all_of(without, without + sea_count(), [&](SeaSet seas) { return (seas & ends) != 0; });
}

void ConvoyWaters::Extend(ConvoyChain chain, int last, int left, std::vector<ConvoyChain>& chains) const {
  const SeaSet before = chain.seas & ~SeaBit(last);
  if (left == 0) {
    for (size_t p = 0; p < touching_.size(); ++p) {
      const bool ends_here = (touching_[p] & chain.seas) == SeaBit(last);
      chain.to = static_cast<ProvinceIndex>(p);
      if (ends_here && chain.to != chain.from) chains.push_back(chain);
    }
    return;
  }
  SeaSet next = beside_[static_cast<size_t>(last)] & ~chain.seas & ~Touching(chain.from);
  for (SeaSet rest = before; rest != 0; rest &= rest - 1) next &= ~beside_[static_cast<size_t>(std::countr_zero(rest))];
  for (; next != 0; next &= next - 1) {
    ConvoyChain longer = chain;
    longer.seas |= next & (0 - next);
    Extend(longer, std::countr_zero(next), left - 1, chains);
  }
}

std::vector<ConvoyChain> ConvoyWaters::ChainsOf(int length) const {
  std::vector<ConvoyChain> chains;
  for (size_t p = 0; p < touching_.size(); ++p) {
    for (SeaSet first = touching_[p]; first != 0; first &= first - 1) {
      const auto from = static_cast<ProvinceIndex>(p);
      const int sea = std::countr_zero(first);
      Extend({from, from, SeaBit(sea)}, sea, length - 1, chains);
    }
  }
  return chains;
}

}  // namespace entente
