#include "board/numbered_routes.h"

#include <algorithm>

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

// Where `start` leads by these rows.
Word Reached(const Word* rows, Word start) {
  Word reached = start;
  for (Word todo = start; todo != 0;) {
    const Word found = rows[std::countr_zero(todo)] & ~reached;
    reached |= found;
    todo = (todo & (todo - 1)) | found;
  }
  return reached;
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
    if ((landing_ & carrier) == 0 && !LiesBetweenTwo(carrier, before, after)) return false;
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

  // Whether some carrier that leads to this one leads to none of those that this one leads to: else nobody needs it.
  bool LiesBetweenTwo(Word carrier, Word before, Word after) const {
    const int number = std::countr_zero(carrier);
    const Word next = leads_to_[number] & after;
    Word apart = 0;
    for (Word rest = led_to_by_[number] & before; rest != 0; rest &= rest - 1) {
      apart |= next & ~leads_to_[std::countr_zero(rest)] & ~LowestOf(rest);
    }
    return apart != 0;
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
    return Lead(leads_to_, leads_to_[std::countr_zero(last)] & later, later, landing_) &&
           Extend(last, second, later, left, first);
  }

  const Word* const leads_to_;
  const Word* const led_to_by_;
  const Word boarding_, landing_;
  Word carrier_ = 0, route_ = 0;
  int steps_left_ = 0;
};

ENTENTE_V3 bool LeadsThroughAtV3(HalvesSearch& search, Word carrier, Word all, int most) {
  return search.LeadsThrough(carrier, all, most);
}

}  // namespace

void NumberedRoutes::Begin(const CarrierGroups& groups) {
  std::fill_n(questions_, kMostMoves, ~Word{0});  // of no move
  std::fill_n(tangles_, groups.count(), Tangles::kUnknown);
  steps_ = 0;
}

bool NumberedRoutes::IsOnRoute(const Graph& graph, const CarrierGroups& groups, const Word* fleets,
                               ProvinceIndex carrier, const ConvoyLegs& legs) {
  const uint16_t group = groups.GroupOf(carrier);
  Answers& answers = AnswersOf(graph, groups, fleets, legs, group);
  const Word asked = Bit(groups.NumberOf(carrier) & 63);
  if ((answers.on_route & asked) != 0) return true;
  if ((answers.on_none & asked) != 0) return false;
  const Word route = Search(graph, groups, group, asked, answers);
  answers.on_route |= route;
  const bool is_on_it = (route & asked) != 0;
  if (!is_on_it) answers.on_none |= asked;
  return is_on_it;
}

NumberedRoutes::Answers& NumberedRoutes::AnswersOf(const Graph& graph, const CarrierGroups& groups, const Word* fleets,
                                                   const ConvoyLegs& legs, uint16_t group) {
  const Word question = Question(legs.from, legs.to, group);
  const size_t slot = SlotOf(question);
  Answers& answers = answers_[slot];
  if (questions_[slot] == question) return answers;
  questions_[slot] = question;
  if (!groups.IsSmall(group)) {  // what is said of one goes for all
    const bool touches = groups.TouchesBoth(graph, fleets, legs, group);
    return answers = {touches ? ~Word{0} : 0, touches ? 0 : ~Word{0}, 0, 0};
  }
  const int words = graph.province_words();
  return answers = {0, 0, groups.SetIn(legs.boarding, fleets, words, group),
                    groups.SetIn(legs.landing, fleets, words, group)};
}

// Carriers that are on a route; `asked` is not one of them if it is on none. Nobody needs to know whether the group is
// tangled where a search says yes soon.
Word NumberedRoutes::Search(const Graph& graph, const CarrierGroups& groups, uint16_t group, Word asked,
                            const Answers& answers) {
  const Word all = groups.AllOf(group);
  Tangles& tangles = tangles_[group];
  if (groups.SizeOf(group) <= kFewLinkedCarriers) tangles = Tangles::kNo;
  if (tangles != Tangles::kYes) {
    const bool is_known = tangles == Tangles::kNo;
    HalvesSearch search(groups.LeadsTo(group), groups.LedToBy(group), answers.boarding, answers.landing);
    const int most = is_known ? kMostChainsOfAMap : kFewSteps;
    const bool found = level_ >= ProcessorLevel::kV3 ? LeadsThroughAtV3(search, asked, all, most)
                                                     : search.LeadsThrough(asked, all, most);
    steps_ += most - search.steps_left();
    if (found) return search.route() | asked;
    if (is_known) return 0;
    tangles = AreTangled(graph, groups.LeadsTo(group), all) ? Tangles::kYes : Tangles::kNo;
    if (tangles == Tangles::kNo) return search.gave_up() ? Search(graph, groups, group, asked, answers) : 0;
  }
  return Reached(groups.LeadsTo(group), answers.boarding) & Reached(groups.LedToBy(group), answers.landing);
}

}  // namespace entente
