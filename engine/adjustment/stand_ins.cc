#include "adjustment/stand_ins.h"

#include <algorithm>
#include <iterator>

#include "adjustment/site_groups.h"

namespace entente {
namespace {

// One search for an augmenting path, breadth first over alternatives.
class Search {
 public:
  Search(const MapStage& stage, PowerIndex power, const Word* homes)
      : stage_(stage), power_(power), words_(stage.graph().province_words()) {
    std::copy_n(homes, words_, unseen_.words);
  }

  // A free home that a chain of exchanges reaches from `alternative`; kNoProvince if there is none.
  ProvinceIndex FindFree(const StandIns& placed, ProvinceIndex alternative) {
    queue_[count_++] = alternative;
    for (int i = 0; i < count_; ++i) {
      const ProvinceIndex home = LookFrom(placed, queue_[i]);
      if (home != kNoProvince) return home;
    }
    return kNoProvince;
  }
  // The alternative from which a home was reached.
  ProvinceIndex ReachedFrom(ProvinceIndex home) const { return reached_from_[home]; }

 private:
  ProvinceIndex LookFrom(const StandIns& placed, ProvinceIndex alternative) {
    const auto limits = LimitsOf(stage_, power_, alternative);
    if (limits.empty()) return LookAtAll(placed, alternative);
    for (const LimitRecord& limit : limits) {
      if (TestBit(unseen_.words, limit.home) && IsFree(placed, alternative, limit.home)) return limit.home;
    }
    return kNoProvince;
  }

  ProvinceIndex LookAtAll(const StandIns& placed, ProvinceIndex alternative) {
    for (int w = 0; w < words_; ++w) {
      while (unseen_.words[w] != 0) {
        const auto home = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(unseen_.words[w]));
        if (IsFree(placed, alternative, home)) return home;
      }
    }
    return kNoProvince;
  }

  // Whether no alternative stands for a home that is seen for the first time; if one does, the search goes on from it.
  bool IsFree(const StandIns& placed, ProvinceIndex from, ProvinceIndex home) {
    ClearBit(unseen_.words, home);
    reached_from_[home] = from;
    const ProvinceIndex other = placed.OnBehalfOf(home);
    if (other != kNoProvince) queue_[count_++] = other;
    return other == kNoProvince;
  }

  const MapStage& stage_;
  const PowerIndex power_;
  const int words_;
  ProvinceSet unseen_;
  ProvinceIndex queue_[kMaxProvinces];  // no alternative stands for two homes, so none comes twice
  int count_ = 0;
  ProvinceIndex reached_from_[kMaxProvinces];
};

}  // namespace

void StandIns::Clear() {
  std::fill(std::begin(alternative_of_), std::end(alternative_of_), kNoProvince);
  std::fill(std::begin(home_of_), std::end(home_of_), kNoProvince);
}

bool StandIns::Place(const MapStage& stage, PowerIndex power, ProvinceIndex alternative, const Word* homes) {
  Search search(stage, power, homes);
  ProvinceIndex home = search.FindFree(*this, alternative);
  if (home == kNoProvince) return false;
  for (;;) {  // back along the chain: each gives its home to the one that reached it
    const ProvinceIndex mover = search.ReachedFrom(home);
    const ProvinceIndex left = home_of_[mover];
    Put(mover, home);
    if (mover == alternative) return true;
    home = left;
  }
}

}  // namespace entente
