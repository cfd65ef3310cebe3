#include "board/convoys.h"

#include <algorithm>
#include <cstring>

#include "board/convoy_reach.h"

namespace entente {
namespace {

// The fleets of `start`, and all fleets that they lead to through fleets of `open`.
Word ReachedFrom(const Word* links, Word start, Word open) {
  Word reached = start;
  for (Word todo = start; todo != 0;) {
    const Word found = links[std::countr_zero(todo)] & open & ~reached;
    reached |= found;
    todo = (todo & (todo - 1)) | found;
  }
  return reached;
}

}  // namespace

ConvoyedUnit::ConvoyedUnit(const PositionView& position, const Graph& graph, const Unit& unit)
    : position_(&position),
      graph_(graph),
      power_(unit.power),
      from_(position.map().ProvinceOf(unit.location)),
      is_open_(!graph.has_conditions() || unit.type != UnitType::kArmy) {
  if (is_open_) return;
  ConvoyLegsMemory memory;
  std::copy_n(OpenLegs(position, graph, unit, from_, memory).boarding, graph.province_words(), boarding_.words);
}

const Word* ConvoyedUnit::OpenShore(ProvinceIndex fleet, ProvinceSet& memory) const {
  FillOpenShore(*position_, graph_, power_, fleet, memory);
  return memory.words;
}

void Convoys::Begin(const Graph& graph, const Word* fleets) {
  graph_ = &graph;
  fleets_ = fleets;
  words_ = graph.province_words();
  steps_ = 0;
  std::fill_n(questions_, kMostMoves, ~Word{0});  // no move
  FindGroups();
}

// Calls visit(carrier, leads) for each carrier that is linked to `fleet` in either direction; `leads`: `fleet` leads
// to it. If all links lead both ways, the list of the graph has them all.
template <typename Visit>
void Convoys::ForEachLinked(ProvinceIndex fleet, const Visit& visit) const {
  if (graph_->LinksLeadBothWays()) {
    for (const ProvinceIndex next : graph_->CarriersBeside(fleet)) visit(next, true);
    return;
  }
  ForEachBit(fleets_, words_, [&](int p) {
    const auto next = static_cast<ProvinceIndex>(p);
    const bool leads = TestBit(graph_->CarrierLinks(fleet), next);
    if (leads || TestBit(graph_->CarrierLinks(next), fleet)) visit(next, leads);
  });
}

// Finds each group from its first fleet and writes its links on the way. No branch depends on the fleets seen.
void Convoys::FindGroups() {
  uint8_t has_fleet[kMaxProvinces], is_unseen[kMaxProvinces];
  const auto provinces = static_cast<size_t>(graph_->province_count());
  std::memset(has_fleet, 0, provinces);
  std::memset(number_, 0, provinces * sizeof(uint16_t));
  ForEachBit(fleets_, words_, [&](int fleet) { has_fleet[fleet] = 1; });
  std::memcpy(is_unseen, has_fleet, provinces);
  group_count_ = 0;
  uint16_t before = 0;
  ForEachBit(fleets_, words_, [&](int first) {
    if (is_unseen[first] == 0) return;
    const auto group = static_cast<uint16_t>(group_count_++);
    ProvinceIndex* const fleets = fleet_ + before;
    uint16_t found = 1;
    fleets[0] = static_cast<ProvinceIndex>(first);
    is_unseen[first] = 0;
    for (uint16_t i = 0; i < found; ++i) {
      Word links = 0;
      ForEachLinked(fleets[i], [&](ProvinceIndex next, bool leads) {
        const uint16_t is_new = is_unseen[next];
        fleets[found] = next;
        number_[next] = static_cast<uint16_t>(number_[next] + is_new * found);  // a fleet that is new had no number
        found = static_cast<uint16_t>(found + is_new);
        is_unseen[next] = 0;
        links |= Word{has_fleet[next] != 0 && leads} << (number_[next] & 63);
      });
      group_[fleets[i]] = group;
      links_[before + i] = links;
    }
    groups_[group] = {before, found};
    before = static_cast<uint16_t>(before + found);
  });
}

Word Convoys::SetIn(const Word* provinces, int group) const {
  Word set = 0;
  for (int w = 0; w < words_; ++w) {
    for (Word rest = provinces[w] & fleets_[w]; rest != 0; rest &= rest - 1) {
      const int fleet = w * 64 + std::countr_zero(rest);
      set |= Word{group_[fleet] == group} << (number_[fleet] & 63);
    }
  }
  return set;
}

bool Convoys::Touches(const Word* end, int group) const {
  for (int w = 0; w < words_; ++w) {
    for (Word rest = end[w] & fleets_[w]; rest != 0; rest &= rest - 1) {
      if (group_[w * 64 + std::countr_zero(rest)] == group) return true;
    }
  }
  return false;
}

// Whether a group touches both ends. If links lead both ways, the group then carries from one end to the other;
// otherwise it may not.
bool Convoys::AnyGroupJoins(const ConvoyLegs& legs, int left_out) const {
  for (int w = 0; w < words_; ++w) {
    for (Word rest = legs.boarding[w] & fleets_[w]; rest != 0; rest &= rest - 1) {
      const int group = group_[w * 64 + std::countr_zero(rest)];
      if (group != left_out && Touches(legs.landing, group)) return true;
    }
  }
  return false;
}

bool Convoys::CanCarry(const ConvoyLegs& legs, ProvinceIndex except) const {
  const bool all = except == kNoProvince || !TestBit(fleets_, except);
  if (!AnyGroupJoins(legs, -1)) return false;
  if (!graph_->LinksLeadBothWays()) {
    if (all) return CanConvoy(*graph_, fleets_, legs);
  } else if (all || AnyGroupJoins(legs, group_[except])) {
    return true;
  } else if (const int group = group_[except]; IsInWord(group)) {
    const Word others = AllOf(group) & ~(Word{1} << number_[except]);
    return (ReachedFrom(LinksOf(group), SetIn(legs.boarding, group) & others, others) & SetIn(legs.landing, group)) !=
           0;
  }
  ProvinceSet others;
  std::copy_n(fleets_, words_, others.words);
  ClearBit(others.words, except);
  return CanConvoy(*graph_, others.words, legs);
}

bool Convoys::IsNeeded(ProvinceIndex fleet, const ConvoyLegs& legs) {
  if (!TestBit(fleets_, fleet)) return false;
  if (TestBit(legs.boarding, fleet) && TestBit(legs.landing, fleet)) return true;
  const int group = group_[fleet];
  if (!IsTried(group)) return IsOnAnyWay(fleet, legs);
  const Word question = Word{legs.from} | Word{legs.to} << 16 | Word{group_[fleet]} << 32;
  const size_t slot = question * 0x9e3779b97f4a7c15 >> 58;
  if (questions_[slot] != question) {
    questions_[slot] = question;
    needed_[slot] = not_needed_[slot] = 0;
  }
  const Word asked = Word{1} << number_[fleet];
  if (((needed_[slot] | not_needed_[slot]) & asked) == 0) AskFor(fleet, legs, needed_[slot], not_needed_[slot]);
  return (needed_[slot] & asked) != 0;
}

// Adds the fleet to `needed`, with the other fleets of the chain found, or to `not_needed`.
void Convoys::AskFor(ProvinceIndex fleet, const ConvoyLegs& legs, Word& needed, Word& not_needed) const {
  using Landing = FixedBits<1>;  // the only place
  const int group = group_[fleet];
  const Word asked = Word{1} << number_[fleet], boarding = SetIn(legs.boarding, group);
  const Word landing = SetIn(legs.landing, group);
  Landing shores[kMostTried];
  for (int i = 0; i < SizeOf(group); ++i) shores[i].words[0] = landing >> i & 1;
  const auto take = [&](std::span<const uint8_t> chain, const Landing&) {
    for (const uint8_t number : chain) needed |= Word{1} << number;
    return false;
  };
  ChainWalk walk(LinksOf(group), shores, Landing::Of(0), take);
  Word first = landing == 0 ? 0 : (boarding & asked) != 0 ? asked : boarding;
  while (first != 0 && (needed & asked) == 0) {
    walk.Run(std::countr_zero(first), AllOf(group) & ~boarding, asked);
    first &= first - 1;
  }
  steps_ += walk.steps();
  if ((needed & asked) == 0) not_needed |= asked;
}

bool Convoys::IsOnAnyWay(ProvinceIndex fleet, const ConvoyLegs& legs) const {
  if (!TestBit(fleets_, fleet)) return false;
  const int group = group_[fleet];
  if (!Touches(legs.boarding, group) || !Touches(legs.landing, group)) return false;
  if (graph_->LinksLeadBothWays()) return true;
  ProvinceSet reached = NoProvinces(words_);
  SetBit(reached.words, fleet);
  Flood(*graph_, fleets_, reached);
  if (!Intersects(reached.words, legs.landing, words_)) return false;
  for (int w = 0; w < words_; ++w) reached.words[w] = legs.boarding[w] & fleets_[w];
  Flood(*graph_, fleets_, reached);
  return TestBit(reached.words, fleet);
}

void Convoys::FindLandings(const ConvoyedUnit& unit, ProvinceIndex except, Word* landings) const {
  std::fill_n(landings, words_, Word{0});
  const int parted = except == kNoProvince ? -1 : group_[except];
  if (!graph_->LinksLeadBothWays() || (parted >= 0 && !IsInWord(parted))) return FloodLandings(unit, except, landings);
  Word boarding = 0;  // fleets of the group that `except` belongs to
  int last = -1;
  ForEachBit(unit.boarding(), words_, [&](int p) {
    if (!TestBit(fleets_, static_cast<size_t>(p)) || p == except || group_[p] == last) return;
    if (group_[p] == parted) {
      boarding |= Word{1} << number_[p];
    } else {
      last = group_[p];
      for (const ProvinceIndex fleet : FleetsOf(last)) AddShore(unit, fleet, landings);
    }
  });
  if (boarding == 0) return;
  const Word others = AllOf(parted) & ~(Word{1} << number_[except]);
  for (Word rest = ReachedFrom(LinksOf(parted), boarding, others); rest != 0; rest &= rest - 1)
    AddShore(unit, FleetsOf(parted)[size_t(std::countr_zero(rest))], landings);
}

void Convoys::FloodLandings(const ConvoyedUnit& unit, ProvinceIndex except, Word* landings) const {
  ProvinceSet open{}, reached{};
  std::copy_n(fleets_, words_, open.words);
  if (except != kNoProvince) ClearBit(open.words, except);
  for (int w = 0; w < words_; ++w) reached.words[w] = unit.boarding()[w] & open.words[w];
  Flood(*graph_, open.words, reached);
  ForEachBit(reached.words, words_, [&](int p) { AddShore(unit, static_cast<ProvinceIndex>(p), landings); });
}

void Convoys::AddShore(const ConvoyedUnit& unit, ProvinceIndex fleet, Word* row) const {
  ProvinceSet memory;
  const Word* const shore = unit.Shore(fleet, memory);
  for (int w = 0; w < words_; ++w) row[w] |= shore[w];
}

int Convoys::NeededRows(int group, bool any_way) const {
  const bool are_alike = any_way || !IsTried(group) || SizeOf(group) == 1;
  return graph_->LinksLeadBothWays() && are_alike ? 1 : SizeOf(group);
}

void Convoys::FindNeeded(const ConvoyedUnit& unit, int group, bool any_way, Word* rows) const {
  const int count = NeededRows(group, any_way);
  std::fill_n(rows, count * words_, Word{0});
  if (!Touches(unit.boarding(), group)) return;
  if (any_way || !IsTried(group)) return FindWays(unit, group, count, rows);
  words_ <= 2   ? TryChains<2>(unit, group, rows)
  : words_ <= 4 ? TryChains<4>(unit, group, rows)
                : TryChains<kMaxProvinceWords>(unit, group, rows);
}

// Finds the places to which a fleet is on any way: the landings of the fleet and of all fleets that it leads to.
void Convoys::FindWays(const ConvoyedUnit& unit, int group, int count, Word* rows) const {
  ProvinceSet reached, ways;
  for (int w = 0; w < words_; ++w) reached.words[w] = unit.boarding()[w] & fleets_[w];
  Flood(*graph_, fleets_, reached);
  for (int i = 0; i < count; ++i) {
    const ProvinceIndex fleet = FleetsOf(group)[size_t(i)];
    if (count > 1 && !reached.Test(fleet)) continue;
    ways = NoProvinces(words_);
    SetBit(ways.words, fleet);
    Flood(*graph_, fleets_, ways);
    ForEachBit(ways.words, words_, [&](int p) { AddShore(unit, static_cast<ProvinceIndex>(p), rows + i * words_); });
  }
}

template <int kWords>
void Convoys::TryChains(const ConvoyedUnit& unit, int group, Word* rows) const {
  using Landings = FixedBits<kWords>;
  Landings shores[kMostTried], needed[kMostTried] = {}, all;
  for (int i = 0; i < SizeOf(group); ++i) {
    ProvinceSet memory;
    shores[i] = {};
    std::copy_n(unit.Shore(FleetsOf(group)[size_t(i)], memory), words_, shores[i].words.data());
    all |= shores[i];
  }
  const auto add = [&](std::span<const uint8_t> chain, const Landings& landings) {
    for (const uint8_t fleet : chain) needed[fleet] |= landings;
    return true;
  };
  ChainWalk walk(LinksOf(group), shores, all, add);
  const Word boarding = SetIn(unit.boarding(), group);
  for (Word rest = boarding; rest != 0; rest &= rest - 1) walk.Run(std::countr_zero(rest), AllOf(group) & ~boarding);
  steps_ += walk.steps();
  for (int i = 0; i < NeededRows(group, false); ++i) std::copy_n(needed[i].words.data(), words_, rows + i * words_);
}

}  // namespace entente
