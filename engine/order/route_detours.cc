#include "order/route_detours.h"

#include <algorithm>

namespace entente {
namespace {

class Detours {
 public:
  Detours(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, const ProvinceSet& route)
      : graph_(graph), words_(graph.province_words()), fleets_(fleets), legs_(legs), route_(route) {}

  void AddTo(ProvinceSet& known) {
    ProvinceSet done;  // those that need no test
    for (int w = 0; w < words_; ++w) done.words[w] = known.words[w] |= route_.words[w];
    OrderChain();
    // Whom the shore leads to, then whom each carrier leads to; the first to lead to a fleet is where its detour begins.
    Test(-1, legs_.boarding, done, known);
    for (int i = 0; i < length_; ++i) Test(i, graph_.CarrierLinks(chain_[i]), done, known);
  }

 private:
  // The chain from the shore on: what the last carrier leads to and has not been passed is one carrier, or there would be
  // a shorter way.
  void OrderChain() {
    ProvinceSet rest;
    std::copy_n(route_.words, words_, rest.words);
    for (const Word* next = legs_.boarding; Take(next, rest); next = graph_.CarrierLinks(chain_[length_ - 1])) {
    }
  }
  bool Take(const Word* next, ProvinceSet& rest) {
    for (int w = 0; w < words_; ++w) {
      const Word found = next[w] & rest.words[w];
      if (found == 0) continue;
      const auto carrier = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(found));
      ClearBit(rest.words, carrier);
      place_[carrier] = static_cast<int16_t>(length_);
      chain_[length_++] = carrier;
      return true;
    }
    return false;
  }

  // Of the fleets in `next`, to which the carrier at `begin` is the first to lead.
  void Test(int begin, const Word* next, ProvinceSet& done, ProvinceSet& known) const {
    for (int w = 0; w < words_; ++w) {
      const Word found = next[w] & fleets_[w] & ~done.words[w];
      done.words[w] |= found;
      for (Word rest = found; rest != 0; rest &= rest - 1) {
        const auto fleet = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest));
        if (EndOf(fleet) >= begin + 2) SetBit(known.words, fleet);
      }
    }
  }
  // The place of the last carrier of the chain that the fleet leads to; behind the chain: the shore.
  int EndOf(ProvinceIndex fleet) const {
    if (TestBit(legs_.landing, fleet)) return length_;
    const Word* links = graph_.CarrierLinks(fleet);
    int last = -2;
    for (int w = 0; w < words_; ++w) {
      for (Word rest = links[w] & route_.words[w]; rest != 0; rest &= rest - 1) {
        last = std::max(last, int{place_[w * 64 + std::countr_zero(rest)]});
      }
    }
    return last;
  }

  const Graph& graph_;
  const int words_;
  const Word* const fleets_;
  const ConvoyLegs legs_;
  const ProvinceSet& route_;
  ProvinceIndex chain_[kMaxProvinces];
  int16_t place_[kMaxProvinces];  // of those on the chain
  int length_ = 0;
};

}  // namespace

void AddDetours(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, const ProvinceSet& route,
                ProvinceSet& known) {
  Detours(graph, fleets, legs, route).AddTo(known);
}

}  // namespace entente
