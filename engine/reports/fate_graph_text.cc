#include "reports/fate_graph_text.h"

#include "base/province_set.h"
#include "explain/message_writer.h"
#include "explain/outcome_words.h"
#include "explain/phase_told.h"
#include "json/json_writer.h"
#include "notation/notation.h"

namespace entente {
namespace {

std::string NodeName(const PositionView& before, ProvinceIndex province) {
  const Unit unit = UnitNamed(before, province);
  const Map& map = before.map();
  return unit.power == kNoPower ? std::string(map.Id(province)) : FormatUnit(map, unit.type, unit.location);
}

// Calls visit(province, result) for the order that each unit follows.
template <typename Visit>
void ForEachNode(const PhaseTold& phase, const Visit& visit) {
  const Map& map = phase.before.map();
  ProvinceSet seen{};
  for (const OrderResult& result : phase.results) {
    const bool is_order = result.why == Illegality::kNone && result.order.source() < map.location_count();
    if (!is_order || seen.Test(map.ProvinceOf(result.order.source()))) continue;
    SetBit(seen.words, map.ProvinceOf(result.order.source()));
    visit(map.ProvinceOf(result.order.source()), result);
  }
}

// A quoted text of Graphviz.
std::string Quoted(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

}  // namespace

std::string FateGraphDot(const PhaseExplainer& explainer, Voice voice) {
  const PhaseTold& phase = explainer.phase();
  const Map& map = phase.before.map();
  std::string dot = "digraph " + Quoted(map.PhaseName(phase.before.phase())) + " {\n  node [shape=box];\n";
  ForEachNode(phase, [&](ProvinceIndex province, const OrderResult& result) {
    const bool failed = result.outcome.reason != Reason::kNone;
    std::string order;
    MessageWriter(map, phase.before.stage(), voice, order).WriteOrder(result.order);
    dot += "  " + Quoted(map.Id(province)) + " [label=" + Quoted(order) + (failed ? ", style=dashed" : "") + "];\n";
  });
  for (const FateEdge& edge : FateGraph(explainer)) {
    dot += "  " + Quoted(map.Id(edge.unit)) + " -> " + Quoted(map.Id(edge.on)) + " [label=" + Quoted(WordOf(edge.by)) +
           (edge.decides ? ", style=bold" : "") + "];\n";
  }
  return dot + "}\n";
}

std::string FateGraphJson(const PhaseExplainer& explainer) {
  const PhaseTold& phase = explainer.phase();
  const Map& map = phase.before.map();
  std::string json;
  JsonWriter out(json);
  out.Object([&] {
    out.Member("phase", map.PhaseName(phase.before.phase()));
    out.Array("nodes", [&] {
      ForEachNode(phase, [&](ProvinceIndex province, const OrderResult& result) {
        const bool failed = result.outcome.reason != Reason::kNone;
        out.Object([&] {
          out.Member("unit", NodeName(phase.before, province));
          out.Member("power", map.PowerId(result.order.power()));
          out.Member("order", FormatOrder(map, result.order));
          out.Member("outcome", failed ? "fails" : "succeeds");
          out.Key("reason");
          out.StringOrNull(failed ? ReasonWord(result.outcome.reason) : "");
        });
      });
    });
    out.Array("edges", [&] {
      for (const FateEdge& edge : FateGraph(explainer)) {
        out.Object([&] {
          out.Member("unit", NodeName(phase.before, edge.unit));
          out.Member("on", NodeName(phase.before, edge.on));
          out.Member("by", WordOf(edge.by));
          out.Member("decides", edge.decides);
        });
      }
    });
  });
  return json;
}

}  // namespace entente
