#include "order/numbered_routes.h"

#include <algorithm>

#include "order/convoy_reach.h"

namespace entente {
namespace {

Word Bit(int number) { return Word{1} << number; }
Word LowestOf(Word set) { return set & (~set + 1); }

Word Union(const Word* rows, Word set) {
  Word all = 0;
  for (; set != 0; set &= set - 1) all |= rows[std::countr_zero(set)];
  return all;
}

// The carriers of a row of provinces, `fleets` among them alone.
Word NumbersOf(const Word* provinces, const Word* fleets, int words, const uint8_t* number) {
  Word set = 0;
  for (int w = 0; w < words; ++w) {
    for (Word rest = provinces[w] & fleets[w]; rest != 0; rest &= rest - 1) {
      set |= Bit(number[w * 64 + std::countr_zero(rest)]);
    }
  }
  return set;
}

// Routes that lead through one carrier. A half has the carrier in it.
class HalvesSearch {
 public:
  // `leads_to`, `led_to_by`: rows of links between carriers, onward and back.
  HalvesSearch(const Word* leads_to, const Word* led_to_by, Word boarding, Word landing)
      : leads_to_(leads_to), led_to_by_(led_to_by), boarding_(boarding), landing_(landing) {}

  // Whether there is one through the carrier, of those in `all`.
  bool LeadsThrough(Word carrier, Word all) {
    carrier_ = carrier;
    const Word before = all & ~landing_ & ~carrier, after = all & ~boarding_ & ~carrier;
    if ((boarding_ & carrier) != 0) return Keep(SecondHalf(after));
    const Word first = FirstHalf(before);
    if (first == 0 || (landing_ & carrier) != 0) return Keep(first);
    const Word shortest = first & ~carrier;
    if (const Word second = SecondHalf(after & ~shortest & ~Union(leads_to_, shortest)); second != 0) {
      return Keep(first | second);
    }
    const Word second = SecondHalf(after);
    if (second == 0) return false;
    if (const Word beside = FirstHalf(Beside(before, second & ~carrier)); beside != 0) return Keep(beside | second);
    return Extend(carrier, carrier, after, before, first);
  }

  // The route that was found; empty if the search gave up.
  Word route() const { return steps_ > kRouteSearchSteps ? 0 : route_; }

 private:
  bool Keep(Word route) {
    route_ = route;
    return route != 0;
  }

  // A shortest chain from one of `start` through `open` to one of `goal`, which has no chord; empty if there is none.
  Word ShortestChain(Word start, Word open, Word goal) const {
    Word steps[NumberedRoutes::kMostCarriers];  // carriers that are so many steps from the start
    int count = 0;
    Word reached = start;
    for (open &= ~start; (reached & goal) == 0; open &= ~reached) {
      steps[count++] = reached;
      reached = Union(leads_to_, reached) & open;
      if (reached == 0) return 0;
    }
    Word last = LowestOf(reached & goal), chain = last;
    while (count > 0) {
      last = LowestOf(steps[--count] & led_to_by_[std::countr_zero(last)]);
      chain |= last;
    }
    return chain;
  }
  Word FirstHalf(Word before) const { return ShortestChain(boarding_ & before, before | carrier_, carrier_); }
  Word SecondHalf(Word after) const { return ShortestChain(carrier_, after, landing_); }

  // What a first half may use beside carriers of a second one.
  Word Beside(Word before, Word second) const { return before & ~second & ~Union(led_to_by_, second); }

  bool CanLand(Word start, Word open) const {
    Word todo = start;
    while (todo != 0 && (todo & landing_) == 0) {
      const int carrier = std::countr_zero(todo);
      open &= ~todo;
      todo = (todo & (todo - 1)) | (leads_to_[carrier] & open);
    }
    return todo != 0;
  }

  // Tries every carrier that may come after `last`, the end of the second half so far. `after`: what may come later;
  // `before`: what the first half may use, of which `first` is one. No carrier comes twice, which bounds the depth.
  bool Extend(Word last, Word second, Word after, Word before, Word first) {
    const Word links = leads_to_[std::countr_zero(last)];
    const Word next = links & after, later = after & ~links;
    for (Word rest = next; rest != 0; rest &= rest - 1) {
      if (++steps_ > kRouteSearchSteps) return true;
      if (Continue(LowestOf(rest), second, later, before, first)) return true;
    }
    return false;
  }
  bool Continue(Word last, Word second, Word later, Word before, Word first) {
    const Word left = Beside(before, last);
    if ((first & ~carrier_ & ~left) != 0) first = FirstHalf(left);
    if (first == 0) return false;
    second |= last;
    if ((last & landing_) != 0) return Keep(first | second);
    return CanLand(leads_to_[std::countr_zero(last)] & later, later) && Extend(last, second, later, left, first);
  }

  const Word* const leads_to_;
  const Word* const led_to_by_;
  const Word boarding_, landing_;
  Word carrier_ = 0, route_ = 0;
  int steps_ = 0;
};

}  // namespace

void NumberedRoutes::Number(const Graph& graph, const Word* fleets) {
  const int words = graph.province_words();
  int carriers = 0;
  ForEachBit(fleets, words, [&](int province) {
    led_to_by_[carriers] = 0;
    number_[province] = static_cast<uint8_t>(carriers++);
  });
  all_ = carriers == kMostCarriers ? ~Word{0} : Bit(carriers) - 1;
  count_ = added_ = 0;
  int from = 0;
  ForEachBit(fleets, words, [&](int province) {
    const Word links = NumbersOf(graph.CarrierLinks(static_cast<ProvinceIndex>(province)), fleets, words, number_);
    leads_to_[from] = links;
    for (Word rest = links; rest != 0; rest &= rest - 1) led_to_by_[std::countr_zero(rest)] |= Bit(from);
    ++from;
  });
}

bool NumberedRoutes::IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs) {
  Answers& answers = AnswersOf(legs.from, legs.to);
  const Word asked = Bit(number_[carrier]);
  if ((answers.on_route & asked) != 0) return true;
  if ((answers.on_none & asked) != 0) return false;
  const int words = graph.province_words();
  HalvesSearch search(leads_to_, led_to_by_, NumbersOf(legs.boarding, fleets, words, number_),
                      NumbersOf(legs.landing, fleets, words, number_));
  const bool found = search.LeadsThrough(asked, all_);
  if (!found) answers.on_none |= asked;
  if (found) answers.on_route |= search.route() | asked;
  return found;
}

NumberedRoutes::Answers& NumberedRoutes::AnswersOf(ProvinceIndex from, ProvinceIndex to) {
  for (int i = 0; i < count_; ++i) {
    if (answers_[i].from == from && answers_[i].to == to) return answers_[i];
  }
  // What was added longest ago makes room.
  Answers& answers = answers_[added_++ % kMostMoves];
  count_ = std::min(added_, kMostMoves);
  answers = {from, to, 0, 0};
  return answers;
}

}  // namespace entente
