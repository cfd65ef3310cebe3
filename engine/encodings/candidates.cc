#include "encodings/candidates.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "encodings/boards.h"

namespace entente {

namespace {

bool IsRemovals(const PositionView& position) { return position.phase_type() == PhaseType::kAdjustments; }

void SortFrom(std::vector<int32_t>& entries, size_t first) {
  const auto begin = entries.begin() + static_cast<ptrdiff_t>(first);
  std::sort(begin, entries.end());
  entries.erase(std::unique(begin, entries.end()), entries.end());
}

int8_t& PlaceOf(const Vocabulary& list, PowerIndex power, ProvinceIndex province, int8_t* places) {
  return places[power * kPublishedRows + list.places().PlaceOf(province)];
}

}  // namespace

void Candidates::ListActions(const LegalOrderLister& lister, const PositionView& position, PowerIndex power,
                             const ActionTable& table) {
  size_t needed = 0;
  if (!position.is_over()) {
    do {
      listed_.resize(std::max({needed, listed_.capacity(), size_t{1024}}));
      ActionSink sink(listed_);
      lister.ListActions(power, table, sink);
      needed = sink.needed();
    } while (needed > listed_.size());
  }
  listed_.resize(needed);
}

void Candidates::AppendLegal(const LegalOrderLister& lister, const PositionView& position, PowerIndex power,
                             const Vocabulary& list, std::vector<int32_t>& entries) {
  if (list.kind() == EncodingKind::kFair && IsRemovals(position) && !position.is_over()) {
    const int surplus = SurplusOf(position)[power];
    if (surplus > 0) return AppendSetsOfBuilds(position, power, surplus, list, entries);
  }
  ListActions(lister, position, power, list.actions());
  const int words = WordsFor(list.size());
  marks_.assign(static_cast<size_t>(words), 0);  // of hundreds of entries: faster than to sort them
  for (const uint32_t action : listed_) {
    const int32_t entry = action == kNoAction ? kNoIndex : list.IndexOfAction(action, IsRemovals(position));
    if (entry != kNoIndex) SetBit(marks_.data(), static_cast<size_t>(entry));
  }
  ForEachBit(marks_.data(), words, [&](int entry) { entries.push_back(entry); });
}

void Candidates::AppendSetsOfBuilds(const PositionView& position, PowerIndex power, int most, const Vocabulary& list,
                                    std::vector<int32_t>& entries) {
  const Map& map = position.map();
  const auto homes = map.Homes(power);
  Word open[WordsFor(kPublishedProvinces + 1)];
  FindOpenHomes(position, power, open);
  const int wanted = std::min(most, CountBits(open, map.province_words()));
  if (wanted == 0) return;
  const size_t first = entries.size();
  std::array<uint8_t, Vocabulary::kMostHomes> choices{};
  // Counts through all choices; a home that is not open has none, and IndexOfBuilds knows which a home has.
  for (size_t code = 1; code < Vocabulary::kBuildCodes; ++code) {
    int count = 0;
    bool is_open = true;
    for (size_t i = 0; i < choices.size(); ++i) {
      choices[i] = Vocabulary::ChoiceIn(code, i);
      if (choices[i] == 0) continue;
      ++count;
      is_open = is_open && i < homes.size() && TestBit(open, homes[i]);
    }
    if (!is_open || count != wanted) continue;
    if (const int32_t entry = list.IndexOfBuilds(power, choices); entry != kNoIndex) entries.push_back(entry);
  }
  SortFrom(entries, first);
}

bool Candidates::Fill(const LegalOrderLister& lister, const PositionView& position, const Vocabulary& list,
                      int32_t* candidates, int8_t* places) {
  std::fill_n(candidates, kPublishedPowers * kMostSteps * static_cast<size_t>(list.candidate_count()),
              list.candidate_padding());
  if (places != nullptr) std::fill_n(places, kPublishedPowers * kPublishedRows, kNoStep);
  if (position.is_over()) return true;
  return IsRemovals(position) ? FillAdjustments(lister, position, list, candidates, places)
                              : FillUnits(lister, position, list, candidates, places);
}

bool Candidates::FillUnits(const LegalOrderLister& lister, const PositionView& position, const Vocabulary& list,
                           int32_t* candidates, int8_t* places) {
  const auto width = static_cast<size_t>(list.candidate_count());
  steps_.clear();
  const auto add = [&](const Unit& unit) {
    const bool is_deepmind = list.kind() == EncodingKind::kDeepMind;
    const int row = is_deepmind ? list.places().RowOf(unit.location) : list.places().PlaceOf(unit.location);
    steps_.push_back({row, position.map().ProvinceOf(unit.location), unit.power});
  };
  if (position.phase_type() == PhaseType::kMovement) {
    position.ForEachUnit(add);
  } else {
    for (int i = 0; i < position.dislodged_count(); ++i) add(position.Dislodged(i).unit);
  }
  std::sort(steps_.begin(), steps_.end(),
            [](const Step& a, const Step& b) { return std::tie(a.power, a.row) < std::tie(b.power, b.row); });
  std::array<int32_t*, kPublishedProvinces + 1> row_of{};  // by province
  size_t step = 0;
  for (size_t i = 0; i < steps_.size(); ++i) {
    step = i > 0 && steps_[i].power == steps_[i - 1].power ? step + 1 : 0;
    if (step >= kMostSteps) return false;
    row_of[steps_[i].province] = candidates + (steps_[i].power * kMostSteps + step) * width;
    if (places != nullptr) PlaceOf(list, steps_[i].power, steps_[i].province, places) = static_cast<int8_t>(step);
  }
  ListActions(lister, position, kNoPower, list.actions());
  for (size_t i = 0; i < listed_.size();) {  // the actions of a unit stand together
    if (listed_[i] == kNoAction) {
      ++i;
      continue;
    }
    const ProvinceIndex province = list.ProvinceOfAction(listed_[i]);
    entries_.clear();
    for (; i < listed_.size() && listed_[i] != kNoAction && list.ProvinceOfAction(listed_[i]) == province; ++i) {
      if (const int32_t entry = list.IndexOfAction(listed_[i], false); entry != kNoIndex) entries_.push_back(entry);
    }
    SortFrom(entries_, 0);
    if (entries_.size() > width) return false;
    std::copy(entries_.begin(), entries_.end(), row_of[province]);
  }
  return true;
}

bool Candidates::FillAdjustments(const LegalOrderLister& lister, const PositionView& position, const Vocabulary& list,
                                 int32_t* candidates, int8_t* places) {
  const Map& map = position.map();
  const auto width = static_cast<size_t>(list.candidate_count());
  const std::array<int, kPublishedPowers> surplus = SurplusOf(position);
  for (const PowerIndex power : map.powers()) {
    entries_.clear();
    AppendLegal(lister, position, power, list, entries_);
    if (entries_.empty() || surplus[power] == 0) continue;
    Word open[WordsFor(kPublishedProvinces + 1)];
    FindOpenHomes(position, power, open);
    size_t steps = static_cast<size_t>(std::abs(surplus[power]));
    if (surplus[power] > 0) {
      const auto homes = static_cast<size_t>(CountBits(open, map.province_words()));
      steps = list.kind() == EncodingKind::kFair ? 1 : std::min(steps, homes);
      ForEachBit(open, map.province_words(), [&](int home) {
        if (places != nullptr) PlaceOf(list, power, static_cast<ProvinceIndex>(home), places) = kAdjusted;
      });
    } else {
      position.ForEachUnit([&](const Unit& unit) {
        if (places != nullptr && unit.power == power)
          PlaceOf(list, power, map.ProvinceOf(unit.location), places) = kAdjusted;
      });
    }
    if (steps > kMostSteps || entries_.size() > width) return false;
    for (size_t step = 0; step < steps; ++step)
      std::copy(entries_.begin(), entries_.end(), candidates + (power * kMostSteps + step) * width);
  }
  return true;
}

void FillPreviousEntries(const Map& map, const Vocabulary& list, std::span<const Order> orders, int64_t* entries) {
  std::vector<std::pair<int64_t, int64_t>> found;
  for (const Order order : orders) {
    const int32_t entry = list.IndexOf(map, order, false);
    if (entry != kNoIndex && order.source() != kNoLocation)
      found.emplace_back(entry, list.places().PlaceOf(order.source()));
  }
  std::sort(found.begin(), found.end());
  std::fill_n(entries, 2 * kPreviousEntries, int64_t{0});
  for (size_t i = 0; i < std::min(found.size(), kPreviousEntries); ++i)
    std::tie(entries[i], entries[kPreviousEntries + i]) = found[i];
}

}  // namespace entente
