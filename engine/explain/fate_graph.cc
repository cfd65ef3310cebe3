#include "explain/fate_graph.h"

#include <algorithm>
#include <tuple>

namespace entente {
namespace {

class GraphMaker {
 public:
  explicit GraphMaker(const PhaseExplainer& explainer) : explainer_(explainer), phase_(explainer.phase()) {}

  std::vector<FateEdge> Make() {
    if (phase_.before.phase_type() == PhaseType::kMovement) {
      AddMovement();
    } else if (phase_.before.phase_type() == PhaseType::kRetreats) {
      AddRetreats();
    }
    const auto key = [](const FateEdge& edge) { return std::tuple(edge.unit, edge.on, edge.by); };
    std::sort(edges_.begin(), edges_.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
    MarkDeciding();
    return std::move(edges_);
  }

 private:
  void Add(ProvinceIndex unit, ProvinceIndex on, FateTie by) { edges_.push_back({unit, on, by, false}); }

  void AddMovement() {
    const DecisionTrace& trace = explainer_.movement().trace();
    for (const SupportTrace& support : trace.supports) Add(support.supported, support.supporter, FateTie::kSupport);
    for (const ConvoyTrace& convoy : trace.convoys) Add(convoy.army, convoy.fleet, FateTie::kConvoy);
    for (const MoveTrace& move : trace.moves) {
      if (phase_.before.HasUnit(move.into)) {
        Add(move.province, move.into, FateTie::kOccupant);
        Add(move.into, move.province, FateTie::kAttack);
      }
      for (const MoveTrace& rival : trace.moves) {
        const bool is_rival = rival.into == move.into && rival.province != move.province;
        if (is_rival) Add(move.province, rival.province, FateTie::kRival);
      }
    }
    for (const OrderResult& result : phase_.results) {
      const OrderKind kind = result.order.kind();
      const bool names_unit =
          kind == OrderKind::kSupportHold || kind == OrderKind::kSupportMove || kind == OrderKind::kConvoy;
      if (result.why == Illegality::kNone && names_unit) {
        Add(ProvinceOf(result.order.source()), ProvinceOf(result.order.third()), FateTie::kSubject);
      }
    }
  }

  void AddRetreats() {
    for (const OrderResult& one : phase_.results) {
      for (const OrderResult& other : phase_.results) {
        if (!IsRetreat(one) || !IsRetreat(other)) continue;
        const bool meet = ProvinceOf(one.order.target()) == ProvinceOf(other.order.target());
        const ProvinceIndex unit = ProvinceOf(one.order.source()), rival = ProvinceOf(other.order.source());
        if (meet && unit != rival) Add(unit, rival, FateTie::kRival);
      }
    }
  }
  static bool IsRetreat(const OrderResult& result) {
    return result.why == Illegality::kNone && result.order.kind() == OrderKind::kRetreat;
  }

  void MarkDeciding() {
    for (size_t i = 0; i < phase_.results.size(); ++i) {
      const OrderResult& result = phase_.results[i];
      const bool is_known = result.order.source() < phase_.before.map().location_count();
      if (!is_known || result.outcome.reason == Reason::kNone || result.why != Illegality::kNone) continue;
      const Explanation explanation = explainer_.ExplainResult(i);
      for (FateEdge& edge : edges_) {
        const bool is_of_unit = edge.unit == ProvinceOf(result.order.source());
        edge.decides |= is_of_unit && std::any_of(explanation.culprits.begin(), explanation.culprits.end(),
                                                  [&](const Culprit& culprit) { return culprit.unit == edge.on; });
      }
    }
  }

  ProvinceIndex ProvinceOf(LocationIndex location) const { return phase_.before.map().ProvinceOf(location); }

  const PhaseExplainer& explainer_;
  const PhaseTold& phase_;
  std::vector<FateEdge> edges_;
};

}  // namespace

std::string_view WordOf(FateTie tie) {
  constexpr std::string_view kWords[] = {"support", "convoy", "occupant", "rival", "attack", "subject"};
  return kWords[static_cast<size_t>(tie)];
}

std::vector<FateEdge> FateGraph(const PhaseExplainer& explainer) { return GraphMaker(explainer).Make(); }

}  // namespace entente
