#include "order/numbered_routes.h"

#include <algorithm>
#include <numeric>

namespace entente {
namespace {

constexpr int kFewSteps = 1000;  // most searches that find a route take fewer

Word Bit(int number) { return Word{1} << number; }
Word LowestOf(Word set) { return set & (~set + 1); }

Word Union(const Word* rows, Word set) {
  Word all = 0;
  for (; set != 0; set &= set - 1) all |= rows[std::countr_zero(set)];
  return all;
}

template <typename Visit>
void ForEachCommon(const Word* a, const Word* b, int words, Visit&& visit) {
  for (int w = 0; w < words; ++w) {
    for (Word rest = a[w] & b[w]; rest != 0; rest &= rest - 1) visit(w * 64 + std::countr_zero(rest));
  }
}

// Routes that lead through one carrier. A half has the carrier in it.
class HalvesSearch {
 public:
  // `leads_to`, `led_to_by`: rows of links between carriers, onward and back.
  HalvesSearch(const Word* leads_to, const Word* led_to_by, Word boarding, Word landing)
      : leads_to_(leads_to), led_to_by_(led_to_by), boarding_(boarding), landing_(landing) {}

  // Whether there is one through the carrier, of those in `all`. After `most` extensions of a half the search gives up.
  bool LeadsThrough(Word carrier, Word all, int most) {
    carrier_ = carrier;
    steps_left_ = most;
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

  // The route that was found.
  Word route() const { return route_; }
  bool gave_up() const { return steps_left_ < 0; }
  int steps_left() const { return std::max(steps_left_, 0); }

 private:
  bool Keep(Word route) {
    route_ = route;
    return route != 0;
  }

  // A shortest chain from one of `start` through `open` to one of `goal`, which has no chord; empty if there is none.
  Word ShortestChain(Word start, Word open, Word goal) const {
    Word steps[kMostLinkedCarriers];  // carriers that are so many steps from the start
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
      if (--steps_left_ < 0) return false;
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
  int steps_left_ = 0;
};

// Groups of carriers by the first one found, each leading to another of the group.
class GroupFinder {
 public:
  explicit GroupFinder(int provinces) { std::iota(parent_, parent_ + provinces, ProvinceIndex{0}); }

  ProvinceIndex FirstOf(ProvinceIndex carrier) {
    while (parent_[carrier] != carrier) carrier = parent_[carrier] = parent_[parent_[carrier]];
    return carrier;
  }
  // `first`: of a group, which another carrier joins. Returns who is then the first.
  ProvinceIndex Join(ProvinceIndex first, ProvinceIndex carrier) {
    const ProvinceIndex other = FirstOf(carrier), least = std::min(first, other);
    parent_[std::max(first, other)] = least;
    return least;
  }

 private:
  ProvinceIndex parent_[kMaxProvinces];
};

Word AllOf(int carriers) { return carriers == kMostLinkedCarriers ? ~Word{0} : Bit(carriers) - 1; }

}  // namespace

void NumberedRoutes::Number(const Graph& graph, const Word* fleets) {
  const int words = graph.province_words();
  count_ = added_ = 0;
  steps_ = 0;
  if (CountBits(fleets, words) <= kMostLinkedCarriers) {
    uint16_t carriers = 0;
    ForEachBit(fleets, words, [&](int province) {
      group_[province] = 0;
      number_[province] = carriers++;
    });
    group_count_ = 1;
    groups_[0] = {0, carriers, 0};
  } else {
    FindGroups(graph, fleets);
  }
  uint16_t knots = 0;
  for (int i = 0; i < group_count_; ++i) {
    Group& group = groups_[i];
    if (group.size > kFewLinkedCarriers) knots_[group.knots = knots++] = {0, 0};
    if (group.size <= kMostLinkedCarriers) std::fill_n(led_to_by_ + group.first, group.size, Word{0});
  }
  ForEachBit(fleets, words, [&](int province) {
    const Group& group = groups_[group_[province]];
    if (group.size > kMostLinkedCarriers) return;
    Word links = 0;
    for (const ProvinceIndex next : graph.CarriersBeside(static_cast<ProvinceIndex>(province))) {
      if (TestBit(fleets, next)) links |= Bit(number_[next]);
    }
    const int number = number_[province];
    leads_to_[group.first + number] = links;
    for (Word rest = links; rest != 0; rest &= rest - 1)
      led_to_by_[group.first + std::countr_zero(rest)] |= Bit(number);
  });
}

void NumberedRoutes::FindGroups(const Graph& graph, const Word* fleets) {
  const int words = graph.province_words();
  const bool links_lead_both_ways = graph.LinksLeadBothWays();
  GroupFinder finder(graph.province_count());
  ForEachBit(fleets, words, [&](int province) {
    ProvinceIndex first = finder.FirstOf(static_cast<ProvinceIndex>(province));
    for (const ProvinceIndex next : graph.CarriersBeside(static_cast<ProvinceIndex>(province))) {
      const bool is_known = links_lead_both_ways && next < province;  // it has joined this one
      if (!is_known && TestBit(fleets, next)) first = finder.Join(first, next);
    }
  });
  group_count_ = 0;
  ForEachBit(fleets, words, [&](int province) {  // ascending: the first of each group comes before the others
    const ProvinceIndex first = finder.FirstOf(static_cast<ProvinceIndex>(province));
    if (first == province) groups_[group_[province] = static_cast<uint16_t>(group_count_++)] = {0, 0, 0};
    Group& group = groups_[group_[province] = group_[first]];
    number_[province] = group.size++;
  });
  uint16_t before = 0;
  for (int i = 0; i < group_count_; ++i) {
    groups_[i].first = before;
    before = static_cast<uint16_t>(before + groups_[i].size);
  }
}

// The carriers of a row of provinces, fleets of the group alone.
[[gnu::always_inline]] inline Word NumberedRoutes::NumbersOf(const Word* provinces, const Word* fleets, int words,
                                                             uint16_t group) const {
  Word set = 0;
  if (group_count_ == 1) {
    ForEachCommon(provinces, fleets, words, [&](int province) { set |= Bit(number_[province]); });
  } else {
    ForEachCommon(provinces, fleets, words,
                  [&](int province) { set |= Word{group_[province] == group} << (number_[province] & 63); });
  }
  return set;
}

// Whether some fleets of the group touch both ends.
bool NumberedRoutes::TouchesBoth(const Word* fleets, const ConvoyLegs& legs, int words, uint16_t group) const {
  for (const Word* const end : {legs.boarding, legs.landing}) {
    bool touches = false;
    for (int w = 0; w < words && !touches; ++w) {
      for (Word rest = end[w] & fleets[w]; rest != 0; rest &= rest - 1) {
        touches = touches || group_[w * 64 + std::countr_zero(rest)] == group;
      }
    }
    if (!touches) return false;
  }
  return true;
}

Word NumberedRoutes::LinkedWith(const Group& group, Word carrier) const {
  Word linked = carrier;
  for (Word todo = carrier; todo != 0;) {
    const int number = group.first + std::countr_zero(todo);
    const Word added = (leads_to_[number] | led_to_by_[number]) & ~linked;
    linked |= added;
    todo = (todo & (todo - 1)) | added;
  }
  return linked;
}

void NumberedRoutes::FindTangles(const Graph& graph, const Group& group, Word carrier) {
  const Word linked = LinkedWith(group, carrier);
  Knots& knots = knots_[group.knots];
  knots.known |= linked;
  if (AreTangled(graph, leads_to_ + group.first, linked)) knots.tangled |= linked;
}

bool NumberedRoutes::IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs) {
  const uint16_t number = group_[carrier];
  const Group& group = groups_[number];
  const int words = graph.province_words();
  Answers& answers = AnswersOf(legs.from, legs.to, number);
  const Word asked = Bit(number_[carrier] & 63);
  if ((answers.on_route & asked) != 0) return true;
  if ((answers.on_none & asked) != 0) return false;
  if (group.size > kMostLinkedCarriers) {  // what is said of one goes for all
    const bool touch = TouchesBoth(fleets, legs, words, number);
    (touch ? answers.on_route : answers.on_none) = ~Word{0};
    return touch;
  }
  const Word boarding = NumbersOf(legs.boarding, fleets, words, number),
             landing = NumbersOf(legs.landing, fleets, words, number);
  const Word route = Search(graph, groups_[number], asked, boarding, landing);
  answers.on_route |= route;
  if (route == 0) answers.on_none |= asked;
  return route != 0;
}

// Carriers that are on a route, one of them `asked`; empty if that one is on none. Nobody needs to know whether they are tangled
// where a search says yes soon.
Word NumberedRoutes::Search(const Graph& graph, const Group& group, Word asked, Word boarding, Word landing) {
  const Knots knots = group.size > kFewLinkedCarriers ? knots_[group.knots] : Knots{~Word{0}, 0};
  if ((knots.tangled & asked) == 0) {
    const bool is_known = (knots.known & asked) != 0;
    HalvesSearch search(leads_to_ + group.first, led_to_by_ + group.first, boarding, landing);
    const int most = is_known ? kMostChainsOfAMap : kFewSteps;
    const bool found = search.LeadsThrough(asked, AllOf(group.size), most);
    steps_ += most - search.steps_left();
    if (found) return search.route() | asked;
    if (is_known) return 0;
    FindTangles(graph, group, asked);
    if ((knots_[group.knots].tangled & asked) == 0)
      return search.gave_up() ? Search(graph, group, asked, boarding, landing) : 0;
  }
  const Word linked = LinkedWith(group, asked);
  return (linked & boarding) != 0 && (linked & landing) != 0 ? linked : 0;
}

NumberedRoutes::Answers& NumberedRoutes::AnswersOf(ProvinceIndex from, ProvinceIndex to, uint16_t group) {
  const Word question = Word{from} | Word{to} << 16 | Word{group} << 32;
  for (int i = 0; i < count_; ++i) {
    if (answers_[i].question == question) return answers_[i];
  }
  // What was added longest ago makes room.
  Answers& answers = answers_[added_++ % kMostMoves];
  count_ = std::min(added_, kMostMoves);
  answers = {question, 0, 0};
  return answers;
}

}  // namespace entente
