// Checks explanations on random boards under every choice of DATC 4.A: strengths are the sum of their parts,
// comparisons lead to the outcome of moves and of attacks on a unit, open places and rivals to that of a retreat, and
// every failure has a cause. ENTENTE_SEED chooses other boards.
#include <gtest/gtest.h>

#include <map>

#include "datc_tests/properties/aimed_board.h"
#include "datc_tests/properties/random_board.h"
#include "datc_tests/properties/seed.h"
#include "datc_tests/rule_sets.h"
#include "explain/explanation_text.h"
#include "explain/phase_explainer.h"
#include "explain/phase_told.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

// Finds the faults of an explanation.
class Check {
 public:
  Check(const PhaseTold& phase, const Explanation& it) : phase_(phase), it_(it) {}

  std::string Fault() {
    for (const Comparison& comparison : it_.comparisons) {
      CheckSum(comparison.attack);
      CheckSum(comparison.against);
    }
    if (IsLegalMove()) CheckMove();
    CheckAttacks();
    if (phase_.before.phase_type() == PhaseType::kRetreats) CheckRetreat();
    CheckCulprits();
    if (it_.statements.empty() && it_.result.outcome.reason == Reason::kBounced) fault_ += "no statement\n";
    for (const Language language : {Language::kEnglish, *FindLanguage("de")}) {
      std::string text;
      AppendExplanation(phase_, it_, Voice(Naming::kFull, language), 0, text);
      const bool is_known = it_.result.why == Illegality::kNone;
      if (text.find('{') != std::string::npos || (is_known && text.find('?') != std::string::npos))
        fault_ += "bad sentence: " + text;
    }
    return fault_;
  }

 private:
  bool IsLegalMove() const {
    return it_.result.why == Illegality::kNone && it_.result.order.kind() == OrderKind::kMove;
  }

  void CheckSum(const StrengthFacts& strength) {
    int sum = strength.why_none == NoStrength::kNone ? strength.own : 0;
    for (const SupportPart& part : strength.supports) {
      const bool counts = strength.why_none == NoStrength::kNone && part.why == NotCounted::kCounts;
      sum += counts ? 2 : 0;
      if (part.why == NotCounted::kCut && part.by == kNoProvince) fault_ += "no unit cut a support\n";
    }
    if (sum != strength.total) fault_ += "a strength is not the sum of its parts\n";
  }

  // Strengths do not decide a move that a rule decided.
  void CheckMove() {
    const Reason reason = it_.result.outcome.reason;
    const ProvinceIndex own = phase_.before.map().ProvinceOf(it_.result.order.source());
    bool wins_all = true;
    for (const Comparison& comparison : it_.comparisons) {
      if (comparison.attack.unit == own) wins_all &= comparison.wins();
    }
    if (reason == Reason::kNone && !wins_all) fault_ += "it succeeds though it is not the stronger\n";
    const bool by_rule = it_.core.has_value() && it_.core->ground == DecisionGround::kCircle;
    if (reason == Reason::kBounced && wins_all && !by_rule) fault_ += "it fails though it is the stronger\n";
    if (reason == Reason::kDisrupted && it_.routes.empty()) fault_ += "no route was broken\n";
  }

  // An attacker with comparisons dislodges the unit exactly if it wins them all.
  void CheckAttacks() {
    if (it_.unit.power == kNoPower || phase_.before.phase_type() != PhaseType::kMovement) return;
    const ProvinceIndex own = phase_.before.map().ProvinceOf(it_.unit.location);
    const ProvinceIndex dislodger = it_.result.outcome.dislodged_by;
    std::map<ProvinceIndex, bool> wins_all;
    for (const Comparison& comparison : it_.comparisons) {
      if (comparison.attack.unit == own) continue;
      wins_all.try_emplace(comparison.attack.unit, true).first->second &= comparison.wins();
    }
    for (const auto& [attacker, wins] : wins_all) {
      if (wins != (attacker == dislodger)) fault_ += "the strengths of an attack do not lead to its outcome\n";
    }
    const bool is_told = it_.result.why != Illegality::kForeignUnit;
    if (is_told && dislodger != kNoProvince && !wins_all.contains(dislodger)) fault_ += "no attack of the dislodger\n";
  }

  // A retreat succeeds if its place is open and no rival comes over a passage that is at least as strong.
  void CheckRetreat() {
    const Order order = it_.result.order;
    const bool is_explained = it_.result.why == Illegality::kNone && order.kind() == OrderKind::kRetreat;
    if (!is_explained) return;
    const bool is_open = std::any_of(it_.places.begin(), it_.places.end(), [&](const PlaceFacts& facts) {
      return facts.place == order.target() && facts.why == ClosedWhy::kOpen;
    });
    if (!is_open) fault_ += "a legal retreat to a closed place\n";
    if (it_.culprits.empty() != (it_.result.outcome.reason == Reason::kNone)) fault_ += "rivals without effect\n";
  }

  void CheckCulprits() {
    for (const Culprit& culprit : it_.culprits) {
      if (UnitNamed(phase_.before, culprit.unit).power == kNoPower) fault_ += "a culprit that is not there\n";
    }
    const Reason reason = it_.result.outcome.reason;
    const bool alone = reason == Reason::kNone || reason == Reason::kIllegal || reason == Reason::kNoConvoy ||
                       reason == Reason::kExcess;
    const bool by_rule = it_.core.has_value() && it_.core->ground == DecisionGround::kCircle;
    if (!alone && !by_rule && it_.culprits.empty()) fault_ += "no culprit\n";
  }

  const PhaseTold& phase_;
  const Explanation& it_;
  std::string fault_;
};

// All faults of the explanations of a board's phase.
std::string FaultOf(const BoardCase& board, const RuleOptions& rules, PhaseScratch& scratch,
                    PhaseExplainer& explainer) {
  const PositionView before = board.position.view();
  const PhaseResult result = AdjudicatePhase(before, rules, board.orders, scratch);
  explainer.Read({before, rules, result.results, result.events, result.after});
  std::string faults;
  for (size_t i = 0; i < result.results.size(); ++i) {
    const Explanation explanation = explainer.ExplainResult(i);
    const std::string fault = Check(explainer.phase(), explanation).Fault();
    if (!fault.empty()) {
      faults += fault;
      AppendExplanation(explainer.phase(), explanation, {}, 0, faults);
    }
  }
  for (size_t i = 0; i < result.events.size(); ++i) {
    const Explanation explanation = explainer.ExplainEvent(i);
    if (explainer.HasMore(result.events[i]) && explanation.distances.empty()) faults += "a removal without distances\n";
  }
  return faults;
}

template <typename MakeBoard>
void TryBoards(const MapRef& map, int boards, const MakeBoard& make) {
  Random random(RunSeed());
  PhaseScratch scratch(*map);
  PhaseExplainer explainer(*map);
  const std::vector<RuleSet> sets = ConvoyRuleSets();
  for (int i = 0; i < boards; ++i) {
    const BoardCase board = make(random);
    RuleOptions rules = sets[static_cast<size_t>(i) % sets.size()].rules;
    rules.friendly_fire = static_cast<FriendlyFire>(random.Below(3));
    rules.portage = static_cast<Portage>(random.Below(2));
    rules.attacked_convoys = static_cast<AttackedConvoys>(random.Below(3));
    rules.failed_moves = static_cast<FailedMoves>(random.Below(2));
    const std::string faults = FaultOf(board, rules, scratch, explainer);
    ASSERT_EQ(faults, "") << sets[static_cast<size_t>(i) % sets.size()].name << "\n" << Show(board);
  }
}

TEST(ToldBoards, MovesAreExplainedByTheStrengthsThatDecidedThem) {
  const MapRef map = BuiltinMap("standard").value();
  TryBoards(map, 3000, [&](Random& random) {
    BoardCase board = RandomMovement(map, {.most_units = Chance(60, random) ? 14 : 60, .illegal_percent = 10}, random);
    if (Chance(40, random)) AttackOccupiedProvince(board, random);
    if (Chance(20, random)) AttackOwnUnit(board, random);
    return board;
  });
}

TEST(ToldBoards, SoAreThoseOfMapsWithWeakPassages) {
  const MapRef map = BuiltinMap("youngstown").value();
  TryBoards(map, 300, [&](Random& random) { return RandomMovement(map, {.most_units = 60}, random); });
}

TEST(ToldBoards, RetreatsAndAdjustmentsAreExplained) {
  const MapRef map = BuiltinMap("standard").value();
  TryBoards(map, 1000, [&](Random& random) {
    BoardCase board = Chance(50, random) ? RandomRetreats(map, {}, random) : RandomAdjustments(map, {}, random);
    const bool retreats = board.position.view().phase_type() == PhaseType::kRetreats;
    if (Chance(50, random)) retreats ? RetreatToOneProvince(board, random) : LeaveRemovalsToDisorder(board, random);
    return board;
  });
}

}  // namespace
}  // namespace entente
