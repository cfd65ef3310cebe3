#include "datc_tests/properties/situations.h"

#include "datc_tests/properties/plain_rules.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

constexpr int kMostBystanders = 3;

// Makes boards for one situation and counts.
class HitCounter {
 public:
  HitCounter(const Situation& situation, uint64_t seed)
      : situation_(situation),
        seeds_(seed),
        map_(BuiltinMap("standard").value()),
        scratch_(*map_),
        oracle_(*map_, map_->GraphAt(map_->begin())) {}

  SituationCount Run(long wanted) {
    while (count_.hits < wanted && count_.tries + missed_ / 100 < 200 * wanted) Try(seeds_.Next());
    return count_;
  }

 private:
  void Try(uint64_t seed) {
    BoardMaker maker(map_, situation_.phase, seed);
    situation_.make(maker);
    if (maker.failed()) {
      ++missed_;
      return;
    }
    maker.AddBystanders(situation_.phase == PhaseType::kMovement ? kMostBystanders : 0);
    ++count_.tries;
    Judge(maker.board(), seed);
  }

  void Judge(const BoardCase& board, uint64_t seed) {
    const Played played = Play(board, scratch_);
    const auto answer = Ask(board, played);
    count_.judged += answer.has_value() || situation_.phase != PhaseType::kMovement;
    if (!Difference(board, played, answer).empty()) Report(board, seed);
    count_.hits += situation_.is_shown(Scene(board, played, answer ? &*answer : nullptr));
  }

  std::optional<OracleAnswer> Ask(const BoardCase& board, const Played& played) const {
    return situation_.phase == PhaseType::kMovement ? oracle_.Ask(board, played) : std::nullopt;
  }

  std::string Difference(const BoardCase& board, const Played& played,
                         const std::optional<OracleAnswer>& answer) const {
    if (situation_.phase != PhaseType::kMovement) return PlainDifference(board, played);
    return answer ? oracle_.Difference(board, played, *answer) : "";
  }

  std::string Difference(const BoardCase& board) {
    const Played played = Play(board, scratch_);
    return Difference(board, played, Ask(board, played));
  }

  void Report(const BoardCase& board, uint64_t seed) {
    if (count_.differences++ != 0) return;
    const BoardCase smallest =
        Smallest(board, [&](const BoardCase& candidate) { return !Difference(candidate).empty(); });
    count_.first_difference = std::string(situation_.name) + ", board seed " + std::to_string(seed) + "\n" +
                              Show(smallest, Play(smallest, scratch_)) + Difference(smallest);
  }

  const Situation& situation_;
  Random seeds_;
  MapRef map_;
  PhaseScratch scratch_;
  OracleAdapter oracle_;
  SituationCount count_;
  long missed_ = 0;  // boards for which the map had no place; they cost almost nothing
};

}  // namespace

std::vector<Situation> AllSituations() {
  std::vector<Situation> all;
  for (const auto part : {BattleSituations(), SupportSituations(), ConvoySituations(), LaterSituations()}) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

SituationCount CountHits(const Situation& situation, long wanted, uint64_t seed) {
  return HitCounter(situation, seed).Run(wanted);
}

}  // namespace entente
