#include "map/carrier_chains.h"

#include <bit>

#include "base/province_set.h"

namespace entente {
namespace {

class ChainCount {
 public:
  ChainCount(const Word* leads_to, int most) : leads_to_(leads_to), left_(most) {}

  // Counts the chain that ends with `last`, and all longer ones. `open`: who may come later. False if there are too many.
  // No carrier comes twice, which bounds the depth.
  bool Add(int last, Word open) {
    if (--left_ < 0) return false;
    const Word links = leads_to_[last], later = open & ~links;
    for (Word rest = open & links; rest != 0; rest &= rest - 1) {
      if (!Add(std::countr_zero(rest), later)) return false;
    }
    return true;
  }
  int left() const { return left_; }

 private:
  const Word* const leads_to_;
  int left_;
};

// Takes the carriers that hang together with one of `rest` out of it, and numbers them; false if they are too many.
bool NumberLinked(const Graph& graph, ProvinceSet& rest, Word* leads_to, int& count) {
  uint8_t number[kMaxProvinces];
  ProvinceIndex members[kMostLinkedCarriers];
  const auto take = [&](int province) {
    number[province] = static_cast<uint8_t>(count);
    members[count++] = static_cast<ProvinceIndex>(province);
    ClearBit(rest.words, static_cast<size_t>(province));
  };
  const int words = graph.province_words();
  int first = 0;
  while (rest.words[first] == 0) ++first;
  count = 0;
  take(first * 64 + std::countr_zero(rest.words[first]));
  for (int i = 0; i < count; ++i) {
    bool has_room = true;
    ForEachBit(rest.words, words, [&](int p) {
      const auto other = static_cast<ProvinceIndex>(p);
      if (!TestBit(graph.CarrierLinks(members[i]), other) && !TestBit(graph.CarrierLinks(other), members[i])) return;
      has_room = has_room && count < kMostLinkedCarriers;
      if (has_room) take(p);
    });
    if (!has_room) return false;
  }
  for (int i = 0; i < count; ++i) {
    leads_to[i] = 0;
    for (const ProvinceIndex next : graph.CarriersBeside(members[i])) {
      if (graph.IsCarrierProvince(next)) leads_to[i] |= Word{1} << number[next];
    }
  }
  return true;
}

Word AllOf(int count) { return count == 64 ? ~Word{0} : (Word{1} << count) - 1; }

}  // namespace

int CountChains(const Word* leads_to, Word carriers, int most) {
  ChainCount count(leads_to, most);
  for (Word rest = carriers; rest != 0; rest &= rest - 1) {
    if (!count.Add(std::countr_zero(rest), carriers & ~(rest & -rest))) return most + 1;
  }
  return most - count.left();
}

bool AreTangled(const Graph& graph, const Word* leads_to, Word linked) {
  const int count = std::popcount(linked), most = kMostChainsOfACarrier * count;
  return count > kFewLinkedCarriers && !graph.HasFewChains() && CountChains(leads_to, linked, most) > most;
}

bool FindFewChains(const Graph& graph) {
  const int words = graph.province_words();
  ProvinceSet rest = NoProvinces(words);
  for (int w = 0; w < words; ++w) rest.words[w] = graph.carriers()[w];
  int left = kMostChainsOfAMap;
  while (left >= 0 && CountBits(rest.words, words) > 0) {
    Word leads_to[kMostLinkedCarriers];
    int count = 0;
    if (!NumberLinked(graph, rest, leads_to, count)) return false;
    left -= CountChains(leads_to, AllOf(count), left);
  }
  return left >= 0;
}

bool Graph::HasFewChains() const {
  enum : uint8_t { kUnknown, kFew, kMany };
  uint8_t chains = chains_->load(std::memory_order_relaxed);
  if (chains == kUnknown) {  // several threads may find the same
    chains = FindFewChains(*this) ? kFew : kMany;
    chains_->store(chains, std::memory_order_relaxed);
  }
  return chains == kFew;
}

}  // namespace entente
