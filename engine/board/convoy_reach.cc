#include "board/convoy_reach.h"

#include <bit>
#include <cstring>

namespace entente {
namespace {

bool FloodByRows(const Graph& graph, const Word* open, ProvinceSet& reached, const Word* goal) {
  const int words = graph.province_words();
  ProvinceSet todo = CopyOf(reached, words), unseen;
  for (int w = 0; w < words; ++w) unseen.words[w] = open[w] & ~reached.words[w];
  for (bool again = true; again;) {
    again = false;
    for (int w = 0; w < words; ++w) {
      while (todo.words[w] != 0) {
        const auto carrier = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(todo.words[w]));
        if (goal != nullptr && TestBit(goal, carrier)) return true;
        todo.words[w] &= todo.words[w] - 1;
        const Word* links = graph.CarrierLinks(carrier);
        for (int v = 0; v < words; ++v) {
          const Word added = links[v] & unseen.words[v];
          if (added == 0) continue;
          unseen.words[v] ^= added;
          reached.words[v] |= added;
          todo.words[v] |= added;
          again |= v < w;
        }
      }
    }
  }
  return false;
}

bool FloodByLists(const Graph& graph, const Word* open, ProvinceSet& reached, const Word* goal) {
  const int words = graph.province_words();
  uint8_t is_unseen[kMaxProvinces];
  ProvinceIndex queue[kMaxProvinces + 1];  // one spare place, for a carrier that is not new
  int count = 0;
  std::memset(is_unseen, 0, static_cast<size_t>(graph.province_count()));
  for (int w = 0; w < words; ++w) {
    for (Word rest = open[w] & ~reached.words[w]; rest != 0; rest &= rest - 1) {
      is_unseen[w * 64 + std::countr_zero(rest)] = 1;
    }
    for (Word rest = reached.words[w]; rest != 0; rest &= rest - 1) {
      queue[count++] = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest));
    }
  }
  bool is_there = false;
  for (int i = 0; i < count && !is_there; ++i) {
    const ProvinceIndex carrier = queue[i];
    is_there = goal != nullptr && TestBit(goal, carrier);
    for (const ProvinceIndex next : graph.CarriersBeside(carrier)) {  // no branch depends on the carriers reached
      queue[count] = next;
      count += is_unseen[next];
      is_unseen[next] = 0;
    }
  }
  for (int i = 0; i < count; ++i) SetBit(reached.words, queue[i]);
  return is_there;
}

}  // namespace

bool Flood(const Graph& graph, const Word* open, ProvinceSet& reached, const Word* goal) {
  constexpr int kFewWords = 2;  // for so few words rows take fewer steps than lists
  return graph.province_words() <= kFewWords ? FloodByRows(graph, open, reached, goal)
                                             : FloodByLists(graph, open, reached, goal);
}

bool CanConvoy(const Graph& graph, const Word* fleets, const ConvoyLegs& legs) {
  const int words = graph.province_words();
  ProvinceSet reached = NoProvinces(words);
  for (int w = 0; w < words; ++w) reached.words[w] = legs.boarding[w] & fleets[w];
  return Flood(graph, fleets, reached, legs.landing);
}

}  // namespace entente
